/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.MalformedURLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongFunction;
import java.util.logging.Filter;
import java.util.logging.Logger;

import javax.management.MBeanServerConnection;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXServiceURL;

import org.wiretune.perf.launch.ProcessState;
import org.wiretune.safety.text.Texts;
import org.wiretune.safety.thread.DaemonThread;

/** Attaches to Java processes of this machine and reads their MBeans over the local management agent. */
public final class LocalJvmAccess implements JvmAccess {

	private static final Texts TEXTS = Texts.of(LocalJvmAccess.class, "messages"); //$NON-NLS-1$

	/** The JDK itself gives up attaching after about ten seconds when the process does not react to the signal. */
	private static final Duration ATTACH_LIMIT = Duration.ofSeconds(11);

	private static final Duration LIST_LIMIT = Duration.ofSeconds(3);

	/** Turns off the heartbeat thread of the connector; each reading shows whether the process lives. */
	private static final Map<String, Object> NO_HEARTBEAT = Map.of("jmx.remote.x.client.connection.check.period", 0L); //$NON-NLS-1$

	/**
	 * Attach requests that have not come back, by process id, for the whole program: a process that never answers costs one
	 * waiting thread, however often it is asked for.
	 */
	private static final ConcurrentMap<Long, CompletableFuture<String>> PENDING = new ConcurrentHashMap<>();

	/**
	 * The connector of the JDK prints a warning with every server that ends while it is read. Here that is an everyday event
	 * which the state of the connection tells. Kept, because loggers are held weakly.
	 */
	@SuppressWarnings("unused")
	private static final Logger CONNECTOR_LOG = quietConnectorLog();

	private final ConcurrentMap<Long, LocalJvm> known = new ConcurrentHashMap<>();

	private final List<LongFunction<MachineReader>> machine;

	private final ConcurrentMap<Long, List<MachineReader>> machines = new ConcurrentHashMap<>();

	/** Access to processes alone, without what their machine tells. */
	public LocalJvmAccess() {
		this(List.of());
	}

	/**
	 * Access to processes and to what their machine tells.
	 *
	 * @param machine
	 *            make readers of the machine for a process id; what a later one reads counts more
	 */
	public LocalJvmAccess(List<LongFunction<MachineReader>> machine) {
		this.machine = List.copyOf(machine);
	}

	private static Logger quietConnectorLog() {
		Logger log = Logger.getLogger("javax.management.remote.misc"); //$NON-NLS-1$
		Filter before = log.getFilter();
		log.setFilter(entry -> !String.valueOf(entry.getSourceClassName()).endsWith("ClientCommunicatorAdmin") //$NON-NLS-1$
				&& (before == null || before.isLoggable(entry)));
		return log;
	}

	@Override
	public ManagementLink open(JvmTarget target) throws ConnectionFailedException, InterruptedException {
		long pid = target.pid();
		if (pid == ProcessHandle.current().pid()) {
			return new OwnProcess();
		}
		if (!ProcessState.isAlive(pid)) {
			throw new ConnectionFailedException(TEXTS.get("reason.noSuchProcess", Long.toString(pid)), false, null); //$NON-NLS-1$
		}
		if (ProcessState.isPaused(pid)) {
			throw new ConnectionFailedException(TEXTS.get("reason.paused", Long.toString(pid)), true, null); //$NON-NLS-1$
		}
		String address = target.address().isEmpty() ? address(pid) : target.address();
		try {
			JMXConnector connector = JMXConnectorFactory.connect(new JMXServiceURL(address), NO_HEARTBEAT);
			remember(pid);
			return new RemoteProcess(connector, connector.getMBeanServerConnection());
		} catch (MalformedURLException failure) {
			throw new ConnectionFailedException(
					TEXTS.get("reason.connectFailed", Long.toString(pid), failure.getMessage()), false, failure); //$NON-NLS-1$
		} catch (IOException failure) {
			throw new ConnectionFailedException(
					TEXTS.get("reason.connectFailed", Long.toString(pid), String.valueOf(failure.getMessage())), true, //$NON-NLS-1$
					failure);
		}
	}

	private static String address(long pid) throws ConnectionFailedException, InterruptedException {
		CompletableFuture<String> answer = new CompletableFuture<>();
		CompletableFuture<String> earlier = PENDING.putIfAbsent(pid, answer);
		if (earlier == null) {
			// Attaching waits inside native code, where no interrupt reaches it; so it gets a thread that may be left.
			DaemonThread.start("WireTune attach " + pid, () -> { //$NON-NLS-1$
				try {
					answer.complete(attached(pid));
				} catch (ConnectionFailedException | RuntimeException | LinkageError failure) {
					answer.completeExceptionally(failure);
				} finally {
					PENDING.remove(pid, answer);
				}
			});
		}
		try {
			return (earlier == null ? answer : earlier).get(ATTACH_LIMIT.toMillis(), TimeUnit.MILLISECONDS);
		} catch (ExecutionException failure) {
			if (failure.getCause() instanceof ConnectionFailedException known) {
				throw known;
			}
			throw new ConnectionFailedException(
					TEXTS.get("reason.attachFailed", Long.toString(pid), String.valueOf(failure.getCause())), false, //$NON-NLS-1$
					failure);
		} catch (TimeoutException late) {
			throw new ConnectionFailedException(TEXTS.get("reason.attachTimeout", Long.toString(pid), //$NON-NLS-1$
					Long.toString(ATTACH_LIMIT.toSeconds())), true, late);
		}
	}

	/** By this Java runtime, or by a JDK where it has no attach module. */
	private static String attached(long pid) throws ConnectionFailedException {
		try {
			return AttachClient.localConnectorAddress(pid);
		} catch (LinkageError noModule) {
			return JcmdClient.localConnectorAddress(pid);
		}
	}

	/** Keeps what tells a successor: read while the process lives, because afterwards nobody can say. */
	private void remember(long pid) {
		for (LocalJvm jvm : LocalJvms.list(LIST_LIMIT)) {
			if (jvm.pid() == pid) {
				known.put(pid, jvm);
			}
		}
	}

	@Override
	public Map<MetricKey, Double> host(JvmTarget target) {
		machines.keySet().removeIf(pid -> pid != target.pid() && !ProcessState.isAlive(pid));
		List<MachineReader> readers = machines.computeIfAbsent(target.pid(),
				pid -> machine.stream().map(kind -> kind.apply(pid)).toList());
		long now = System.currentTimeMillis();
		Map<MetricKey, Double> values = new HashMap<>();
		readers.forEach(reader -> values.putAll(reader.read(now)));
		return values;
	}

	@Override
	public boolean isAlive(JvmTarget target) {
		return ProcessState.isAlive(target.pid());
	}

	@Override
	public boolean isPaused(JvmTarget target) {
		return ProcessState.isPaused(target.pid());
	}

	/** A process with the same command that started after the one that ended: the same program, started again. */
	@Override
	public Optional<JvmTarget> successor(JvmTarget ended) {
		LocalJvm before = known.get(ended.pid());
		if (before == null || before.command().isBlank() || before.startedAt().isEmpty()) {
			return Optional.empty();
		}
		Instant earliest = before.startedAt().get();
		return LocalJvms.list(LIST_LIMIT).stream()
				.filter(jvm -> jvm.command().equals(before.command()))
				.filter(jvm -> jvm.startedAt().filter(start -> start.isAfter(earliest)).isPresent())
				.findFirst().map(jvm -> new JvmTarget(jvm.pid(), ended.name()));
	}

	private record RemoteProcess(JMXConnector connector, MBeanServerConnection server) implements ManagementLink {

		@Override
		public void close() throws IOException {
			connector.close();
		}
	}

	/** A JVM may not attach to itself, and need not. */
	private static final class OwnProcess implements ManagementLink {

		@Override
		public MBeanServerConnection server() {
			return ManagementFactory.getPlatformMBeanServer();
		}

		@Override
		public void close() {
			// Nothing is open.
		}
	}
}
