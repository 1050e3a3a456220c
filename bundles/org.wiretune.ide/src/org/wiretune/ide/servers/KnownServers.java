/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.analysis.alarm.AlarmFindings;
import org.wiretune.analysis.alarm.ServerAlarmListener;
import org.wiretune.analysis.server.ServerRows;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.kit.StandingServer;
import org.wiretune.servers.known.FollowedServer;
import org.wiretune.servers.known.ServerEntries;
import org.wiretune.servers.known.ServerEntry;
import org.wiretune.servers.known.ServerLog;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.ServerProcessWatch;
import org.wiretune.servers.known.ServerRow;

/**
 * The servers that this workbench knows: those of the cache folder, folders that the user named, configurations of the
 * workspace, and those of runs. Starts, watches and ends them. What is shown is a picture made on a thread of its own, so
 * that asking for it never waits. Safe for any thread; what may take long says so.
 */
public final class KnownServers {

	/** Between two looks at the processes; a killed or paused server is seen after at most this time and the patience. */
	private static final long LOOK_MILLIS = 2000;
	private static final KnownServers INSTANCE = new KnownServers(new ServerInstallations(), standardFolder());

	private final ServerEntries entries = new ServerEntries(this::alarm);
	private final ServerProcessWatch processes = new ServerProcessWatch(this::refresh);
	private final ServerSearch search;
	private final ServerLifecycle lifecycle;
	private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
	private final List<ServerAlarmListener> alarmListeners = new CopyOnWriteArrayList<>();
	private final AnalysisListener analysed = result -> refresh();
	private final AtomicBoolean asked = new AtomicBoolean();
	private final ScheduledExecutorService worker = Executors.newSingleThreadScheduledExecutor(work -> {
		Thread thread = new Thread(work, "WireTune servers");
		thread.setDaemon(true);
		return thread;
	});
	private volatile List<ServerRow> rows = List.of();
	private boolean looking;

	/**
	 * Servers with folders of their own, for tests.
	 *
	 * @param installations finds and fetches servers
	 * @param base folder in which each server that runs has one
	 */
	public KnownServers(ServerInstallations installations, Path base) {
		NamedFolders folders = new NamedFolders();
		search = new ServerSearch(installations, folders, entries);
		lifecycle = new ServerLifecycle(installations, base, folders, entries, search, this::refresh);
	}

	/** {@return the servers of this workbench} */
	public static KnownServers get() {
		return INSTANCE;
	}

	private static Path standardFolder() {
		return Platform.getStateLocation(FrameworkUtil.getBundle(KnownServers.class)).append("servers").toFile().toPath();
	}

	/** {@return the servers as they were last seen; empty before the first look, which {@link #refresh()} asks for} */
	public List<ServerRow> rows() {
		return rows;
	}

	/**
	 * {@return a server as it was last seen; empty where there is none}
	 *
	 * @param id its id
	 */
	public Optional<ServerRow> row(String id) {
		return rows.stream().filter(row -> row.id().equals(id)).findFirst();
	}

	/** {@return the id of the server of a kind that a run takes: that of a folder, or of the cache folder} @param kind its kind @param home its folder; empty for the cache folder */
	public static String id(ServerKind kind, String home) {
		return home.isEmpty() ? "cache:" + kind.id() : "folder:" + kind.id() + ':' + home;
	}

	/**
	 * Adds a listener.
	 *
	 * @param listener called on the thread of this object when the rows are others; must be quick
	 */
	public void addListener(Runnable listener) {
		if (listeners.isEmpty()) {
			WorkspaceAnalysis.get().addListener(analysed);
		}
		listeners.add(listener);
		refresh();
	}

	/** Removes a listener. @param listener who no longer wants to hear */
	public void removeListener(Runnable listener) {
		listeners.remove(listener);
		if (listeners.isEmpty()) {
			WorkspaceAnalysis.get().removeListener(analysed);
		}
	}

	/** Adds a listener for alarms of logs. @param listener who wants to hear */
	public void addAlarmListener(ServerAlarmListener listener) {
		alarmListeners.add(listener);
	}

	/** Removes a listener for alarms of logs. @param listener who no longer wants to hear */
	public void removeAlarmListener(ServerAlarmListener listener) {
		alarmListeners.remove(listener);
	}

	/** {@return the logs of all servers that have written something, by the id of their server} */
	public Map<String, ServerLog> logs() {
		Map<String, ServerLog> logs = new LinkedHashMap<>();
		for (ServerEntry entry : entries.all()) {
			if (entry.isAlive() || !entry.log().entries().isEmpty()) {
				logs.put(entry.id(), entry.log());
			}
		}
		return logs;
	}

	/** Asks for a new look; returns at once. Asked several times before it is taken, it is taken once. */
	public void refresh() {
		if (asked.compareAndSet(false, true)) {
			worker.execute(() -> {
				asked.set(false);
				look();
			});
		}
	}

	/** A look at the disk, the model and the processes. On the worker only. */
	private void look() {
		Reading reading = WorkspaceAnalysis.get().reading();
		try {
			search.look(reading == null ? null : reading.solution());
			List<ServerRow> now = new ArrayList<>();
			boolean alive = false;
			for (ServerEntry entry : entries.all()) {
				alive |= entry.isAlive();
				processes.look(entry);
				now.add(ServerRows.of(entry, reading));
			}
			boolean changed = !now.equals(rows);
			rows = List.copyOf(now);
			watchAgain(alive);
			if (changed) {
				listeners.forEach(Runnable::run);
			}
		} catch (RuntimeException e) {
			Platform.getLog(KnownServers.class).error(TEXTS.get("look.failed"), e);
		}
	}

	private void watchAgain(boolean alive) {
		if (alive && !looking) {
			looking = true;
			worker.schedule(() -> {
				looking = false;
				look();
			}, LOOK_MILLIS, TimeUnit.MILLISECONDS);
		}
	}

	private void alarm(ServerEntry entry, AlarmChange change) {
		Reading reading = WorkspaceAnalysis.get().reading();
		List<Finding> findings = reading == null || change.kind() == AlarmChange.Kind.CLEARED ? List.of() : AlarmFindings.of(reading, change.alarm());
		alarmListeners.forEach(listener -> listener.changed(entry.name(), entry.pid(), change, findings));
		refresh();
	}

	/**
	 * Starts a server with the settings of its configuration, or with standard ones. Fetches it first where it has to, which
	 * takes a minute or more; does not wait until the server is ready.
	 *
	 * @param id its id
	 * @param monitor told how far it is; cancels it
	 * @throws CoreException where it cannot be started, with a sentence for the user
	 */
	public void start(String id, IProgressMonitor monitor) throws CoreException {
		lifecycle.start(id, monitor);
	}

	/**
	 * Finds the server of the cache folder, or fetches and unpacks it, which takes a minute or more.
	 *
	 * @param kind its kind
	 * @param monitor told how far it is; cancels it
	 * @return the server
	 * @throws CoreException where it cannot be had, with a sentence for the user
	 * @throws OperationCanceledException where the monitor was cancelled
	 */
	public ServerInstallation install(ServerKind kind, IProgressMonitor monitor) throws CoreException {
		return lifecycle.install(kind, monitor);
	}

	/**
	 * Ends a server. Returns at once; its row tells when it has ended.
	 *
	 * @param id its id
	 */
	public void stop(String id) {
		entries.find(id).flatMap(ServerEntry::standing).ifPresent(StandingServer::stop);
	}

	/** Ends all servers that were started by themselves and waits until they have ended, at most some seconds. */
	public void stopAll() {
		lifecycle.stopAll();
	}

	/**
	 * Removes all that a server wrote, and starts it anew with the settings it had where it runs. May take some seconds.
	 *
	 * @param id its id
	 * @throws CoreException where that is not possible, with a sentence for the user
	 */
	public void reset(String id) throws CoreException {
		lifecycle.reset(id);
	}

	/**
	 * Removes a server from the cache folder, or forgets a folder that was named; that folder stays. May take some seconds.
	 *
	 * @param id its id
	 * @throws CoreException where that is not possible, with a sentence for the user
	 */
	public void remove(String id) throws CoreException {
		lifecycle.remove(id);
	}

	/**
	 * Adds a folder in which the user has a server. Reads some files.
	 *
	 * @param folder the folder
	 * @return the id of the server
	 * @throws CoreException where the folder holds no server that can be run, with a sentence for the user
	 */
	public String add(Path folder) throws CoreException {
		return lifecycle.add(folder);
	}

	/**
	 * The file of a server's log.
	 *
	 * @param id its id
	 * @return the file; empty where it has not written one
	 */
	public Optional<Path> logFile(String id) {
		return entries.find(id).flatMap(ServerEntry::standing).map(standing -> standing.kit().logFile(standing.folder())).filter(file -> file.toFile().isFile());
	}

	/**
	 * The files of a server's settings: those it runs with, that with the settings of the run first, or the user's own.
	 *
	 * @param id its id
	 * @return the files; empty where there are none yet
	 */
	public List<Path> configuration(String id) {
		Optional<ServerEntry> entry = entries.find(id);
		if (entry.isEmpty()) {
			return List.of();
		}
		StandingServer standing = entry.get().standing().orElse(null);
		if (entry.get().origin() == ServerOrigin.WORKSPACE && standing == null) {
			return Optional.ofNullable(WorkspaceFile.file(entry.get().place())).map(file -> file.getLocation()).map(path -> path.toFile().toPath()).stream().toList();
		}
		return standing == null ? List.of() : standing.kit().configuration(standing.folder());
	}

	/**
	 * The server side of a run on a server that goes on after it: the one that runs already, or one that is started with the
	 * settings of the run. Waits until it is ready.
	 *
	 * @param kit the server of the run
	 * @param home its folder as the user named it; empty for that of the cache folder
	 * @param settings settings of the run
	 * @param monitor told how far it is; cancels it
	 * @return the server side
	 * @throws CoreException where it does not start, with a sentence for the user
	 */
	public RunServer kept(KitServer kit, String home, ServerSettings settings, IProgressMonitor monitor) throws CoreException {
		return lifecycle.kept(kit, home, settings, monitor);
	}

	/**
	 * Shows the server of a run with its log, as long as it runs.
	 *
	 * @param server the server side of the run
	 * @param run name of the run
	 * @return the same server, followed
	 */
	public RunServer followed(RunServer server, String run) {
		if (server.name().isEmpty() || server.token().isPresent()) {
			return server;
		}
		ServerEntry entry = entries.ofRun(server instanceof KitServer kit ? kit.installation().kind() : null, server.name(), run);
		return new FollowedServer(server, entry, () -> {
			entries.show(entry);
			refresh();
		}, this::refresh, () -> {
			entries.hide(entry);
			refresh();
		});
	}
}
