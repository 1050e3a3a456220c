/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.server;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.protocol.ServerOrder;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.binding.JmsAsyncBinding;
import org.wiretune.tester.binding.ScaAsyncBinding;
import org.wiretune.tester.binding.ScaSyncCaller;
import org.wiretune.tester.control.ControlService;
import org.wiretune.tester.management.Management;
import org.wiretune.tester.management.Readings;
import org.wiretune.tester.management.ServerMXBean;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.management.ThisJvm;
import org.wiretune.tester.measure.CellOrder;
import org.wiretune.tester.measure.CellRunner;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.pool.ThreadPools;
import org.wiretune.tester.poolload.PoolOperations;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.remote.RemoteAccess;
import org.wiretune.tester.senders.ReceiverOperations;
import org.wiretune.tester.service.ReceiverModule;
import org.wiretune.tester.web.ServerTimes;
import org.wiretune.tester.web.WebServer;

/** Everything the embedded server consists of, started and stopped together. */
final class ServerRuntime implements AutoCloseable, ServerMXBean {

	/** Pool of an application server for remote calls (AVP-2933, exercise 2 part 3); used where the settings describe it. */
	private static final String REMOTE_CALL_POOL = "ORB.thread.pool";

	private final ServerOrder order;
	private final Consumer<RunEvent> events;
	private final ReceiverModule receiver = new ReceiverModule();
	private final ThreadPools pools;
	private final ServerOperations operations = new ServerOperations();
	private final ReceiverOperations senders;
	private final Management management = new Management();
	private AutoCloseable readings;
	private volatile String state = "STARTING";
	private MessageBroker broker;
	private ScaAsyncBinding scaAsync;
	private JmsAsyncBinding jmsAsync;
	private WebServer web;
	private RemoteAccess remote;
	private ControlService control;
	private boolean closed;

	ServerRuntime(ServerOrder order, Consumer<RunEvent> events) {
		this.order = order;
		this.events = events;
		this.pools = new ThreadPools(order.settings());
		this.senders = new ReceiverOperations(order.dataDirectory());
		senders.register(operations);
	}

	RunEvent.ServerReady start() throws Exception {
		// Broker and web server have nothing to do with each other and each takes half of the start.
		CompletableFuture<Void> messaging = CompletableFuture.runAsync(() -> unchecked(this::startMessaging));
		CompletableFuture<Void> webStart = CompletableFuture.runAsync(() -> unchecked(this::startWeb));
		readings = Readings.register();
		management.register(this, "Server", "");
		management.register(pools);
		String jmxAddress = management.open();
		try {
			webStart.join();
			messaging.join();
		} catch (CompletionException e) {
			throw e.getCause().getCause() instanceof Exception cause ? cause : e;
		}
		management.register(broker);
		ThreadPool orb = pools.pool(REMOTE_CALL_POOL);
		remote = new RemoteAccess(operations, order.token(), receiver, broker,
				orb == null ? pools.pool(ServerSettings.DEFAULT_POOL) : orb);
		PoolOperations.add(operations, broker, receiver);
		control = new ControlService(order.token(), this::snapshot, this::runner, operations);
		state = "STARTED";
		List<String> notes = new ArrayList<>(pools.notes());
		notes.addAll(broker.notes());
		notes.add(TEXTS.get("note.web"));
		return ThisJvm.ready(web.port(), control.port(), jmxAddress, notes);
	}

	private void startMessaging() throws Exception {
		ServerSettings settings = order.settings();
		Files.createDirectories(order.dataDirectory());
		broker = new MessageBroker(order.dataDirectory(), settings.journalBufferTimeoutMicros(), this::problem);
		scaAsync = new ScaAsyncBinding(broker, receiver, pools.pool(settings.scaThreadPool()),
				settings.scaMaximumConcurrency(), this::problem);
		jmsAsync = new JmsAsyncBinding(broker, receiver, pools.pool(settings.jmsThreadPool()),
				settings.jmsMaximumConcurrency(), this::problem);
	}

	private void startWeb() throws Exception {
		web = new WebServer(order.settings().httpPort(), pools.pool(order.settings().webThreadPool()), receiver, order.settings().get(ServerKey.KEEP_ALIVE_REQUESTS));
		operations.add(ServerTimes.OPERATION, web.times()::tell);
	}

	private void problem(String sentence) {
		if (state.equals("STARTED")) {
			events.accept(new RunEvent.Failure(Instant.now(), sentence));
		}
	}

	private ServerSnapshot snapshot() {
		Runtime jvm = Runtime.getRuntime();
		return new ServerSnapshot(receiver.receivedBytes(), receiver.threadName(), jvm.totalMemory(), jvm.freeMemory());
	}

	private CellRunner runner(CellOrder cell, Consumer<RunEvent> listener) {
		return new CellRunner(cell, callers(cell), pools.pool(ServerSettings.DEFAULT_POOL), this::snapshot,
				MachineProbe.inServer(cell.driverPid()), listener);
	}

	private Caller.Factory callers(CellOrder cell) {
		return switch (cell.binding()) {
			case SCA_SYNC -> () -> cell.passing(new ScaSyncCaller(receiver));
			case SCA_ASYNC -> () -> scaAsync.openCaller(cell.callOptions());
			case JMS_ASYNC -> () -> jmsAsync.openCaller(cell.callOptions());
			case HTTP_SYNC, WS_SYNC -> throw new IllegalArgumentException(
					TEXTS.get("server.notInServer", label(cell.binding())));
		};
	}

	private static String label(BindingUnderTest binding) {
		return binding.label();
	}

	@Override
	public String getName() {
		return TEXTS.get("server.name");
	}

	@Override
	public String getState() {
		return state;
	}

	@Override
	public long getStartTime() {
		return ThisJvm.startTime();
	}

	/** Stops what was started and removes the data. A second time it does nothing. */
	@Override
	public synchronized void close() {
		if (closed) {
			return;
		}
		closed = true;
		state = "STOPPING";
		for (AutoCloseable part : Stream.of(control, remote, web, senders, scaAsync, jmsAsync, pools, broker, readings, management)
				.filter(part -> part != null).toList()) {
			try {
				part.close();
			} catch (Exception e) {
				System.getLogger(ServerRuntime.class.getName()).log(System.Logger.Level.WARNING, e.getMessage());
			}
		}
		removeData();
	}

	private void removeData() {
		try (Stream<Path> files = Files.walk(order.dataDirectory())) {
			for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
				Files.deleteIfExists(file);
			}
		} catch (IOException e) {
			System.getLogger(ServerRuntime.class.getName()).log(System.Logger.Level.WARNING, e.getMessage());
		}
	}

	@FunctionalInterface
	private interface Step {
		void run() throws Exception;
	}

	private static void unchecked(Step step) {
		try {
			step.run();
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}
}
