/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.alarms.AlarmFindings;
import org.wiretune.ide.launch.TesterFolder;
import org.wiretune.lint.finding.Finding;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.KitSettings;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.kit.StandingServer;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvmAccess;

/**
 * The servers that this workbench knows: those of the cache folder, folders that the user named, configurations of the
 * workspace, and those of runs. Starts, watches and ends them. What is shown is a picture made on a thread of its own, so
 * that asking for it never waits. Safe for any thread; what may take long says so.
 */
public final class KnownServers {

	/** Between two looks at the processes; a killed or paused server is seen after at most this time and the patience. */
	private static final long LOOK_MILLIS = 2000;
	private static final int PATIENCE_MILLIS = 3000;
	private static final long WAIT_MILLIS = 200;
	private static final KnownServers INSTANCE = new KnownServers(new ServerInstallations(), standardFolder());

	private final ServerInstallations installations;
	private final Path base;
	private final NamedFolders folders = new NamedFolders();
	private final LocalJvmAccess processes = new LocalJvmAccess();
	private final Map<String, ServerEntry> entries = new LinkedHashMap<>();
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
	private int runs;

	/**
	 * Servers with folders of their own, for tests.
	 *
	 * @param installations finds and fetches servers
	 * @param base folder in which each server that runs has one
	 */
	public KnownServers(ServerInstallations installations, Path base) {
		this.installations = installations;
		this.base = base;
	}

	/** {@return the servers of this workbench} */
	public static KnownServers get() {
		return INSTANCE;
	}

	private static Path standardFolder() {
		return Platform.getStateLocation(FrameworkUtil.getBundle(KnownServers.class)).append("servers").toPath();
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
		synchronized (entries) {
			entries.forEach((id, entry) -> {
				if (entry.isAlive() || !entry.log.entries().isEmpty()) {
					logs.put(id, entry.log);
				}
			});
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
		Solution solution = WorkspaceAnalysis.get().solution();
		try {
			known(solution);
			List<ServerRow> now = new ArrayList<>();
			boolean alive = false;
			for (ServerEntry entry : all()) {
				alive |= entry.isAlive();
				watch(entry);
				now.add(row(entry, solution));
			}
			boolean changed = !now.equals(rows);
			rows = List.copyOf(now);
			watchAgain(alive);
			if (changed) {
				listeners.forEach(Runnable::run);
			}
		} catch (RuntimeException e) {
			Platform.getLog(KnownServers.class).error(ServerTexts.get("look.failed"), e);
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

	private List<ServerEntry> all() {
		synchronized (entries) {
			return List.copyOf(entries.values());
		}
	}

	private Optional<ServerEntry> entry(String id) {
		synchronized (entries) {
			return Optional.ofNullable(entries.get(id));
		}
	}

	/** Which servers there are. */
	private void known(Solution solution) {
		List<String> there = new ArrayList<>();
		for (ServerKind kind : ServerKind.values()) {
			ServerEntry entry = enter(id(kind, ""), ServerOrigin.CACHE, kind, kind.label() + ' ' + kind.version(), installations.home(kind).toString());
			there.add(entry.id);
			if (!entry.isAlive() && entry.installing == null) {
				find(entry, () -> installations.cached(kind));
			}
		}
		for (NamedFolders.Named folder : folders.all()) {
			ServerEntry entry = enter(id(folder.kind(), folder.path()), ServerOrigin.FOLDER, folder.kind(), folder.kind().label(), folder.path());
			there.add(entry.id);
			if (!entry.isAlive()) {
				find(entry, () -> Optional.of(ServerInstallation.in(folder.kind(), Path.of(folder.path()))));
			}
		}
		for (ServerKind kind : solution == null ? new ServerKind[0] : ServerKind.values()) {
			for (Server server : OwnServerSettings.servers(solution, kind)) {
				String file = OwnServerSettings.file(server);
				ServerEntry entry = enter("files:" + file, ServerOrigin.WORKSPACE, kind, String.valueOf(server.getName()), file);
				entry.present = true;
				there.add(entry.id);
			}
		}
		synchronized (entries) {
			entries.values().removeIf(entry -> entry.origin != ServerOrigin.RUN && !entry.isAlive() && !there.contains(entry.id));
		}
	}

	private interface Search {
		Optional<ServerInstallation> find() throws IOException;
	}

	private static void find(ServerEntry entry, Search search) {
		try {
			Optional<ServerInstallation> found = search.find();
			entry.present = found.isPresent();
			found.ifPresent(installation -> entry.name = installation.name());
			entry.broken = "";
		} catch (IOException | InvalidPathException e) {
			entry.present = false;
			entry.broken = e.getMessage();
		}
	}

	private ServerEntry enter(String id, ServerOrigin origin, ServerKind kind, String name, String place) {
		synchronized (entries) {
			return entries.computeIfAbsent(id, key -> new ServerEntry(id, origin, Optional.ofNullable(kind), name, place, this::alarm));
		}
	}

	private ServerRow row(ServerEntry entry, Solution solution) {
		ServerState state = entry.state();
		StandingServer standing = entry.standing;
		Optional<RunEvent.ServerReady> ready = !state.isAlive() ? Optional.empty()
				: standing != null ? standing.ready() : Optional.ofNullable(entry.ready);
		List<String> alarms = entry.log.active().stream().map(alarm -> alarm.message()).toList();
		return new ServerRow(entry.id, entry.origin, entry.kind, entry.name, entry.place, entry.present, state,
				ready.map(now -> OptionalInt.of(now.httpPort())).orElse(OptionalInt.empty()),
				standing != null && state.isAlive() ? OptionalInt.of(standing.settings().maximumHeapMegabytes())
						: ready.map(now -> OptionalInt.of((int) Math.round(now.maximumHeapMegabytes()))).orElse(OptionalInt.empty()),
				state.isAlive() ? entry.pid() : 0, differences(entry, state, solution), alarms, entry.note());
	}

	private static List<String> differences(ServerEntry entry, ServerState state, Solution solution) {
		StandingServer standing = entry.standing;
		if (standing == null || !state.isAlive() || solution == null) {
			return List.of();
		}
		return own(entry, solution).map(server -> SettingDifferences.of(standing.settings(), standing.kit().settings(),
				OwnServerSettings.of(solution, server), OwnServerSettings.file(server))).orElse(List.of());
	}

	/** The configuration that belongs to a server: its own, or the first of its kind. */
	private static Optional<Server> own(ServerEntry entry, Solution solution) {
		List<Server> servers = entry.kind.map(kind -> OwnServerSettings.servers(solution, kind)).orElse(List.of());
		return servers.stream().filter(server -> entry.origin != ServerOrigin.WORKSPACE || OwnServerSettings.file(server).equals(entry.place)).findFirst();
	}

	/** Looks whether a process stands still. Asking it by HTTP would disturb a run, whose driver notices by itself. */
	private void watch(ServerEntry entry) {
		long pid = entry.pid();
		if (pid == 0 || !entry.isAlive()) {
			entry.paused = false;
			entry.silent = false;
			return;
		}
		entry.paused = processes.isPaused(new JvmTarget(pid, entry.name));
		StandingServer standing = entry.standing;
		if (standing == null || standing.state() != StandingServer.State.READY || standing.isUsed() || entry.paused) {
			entry.silent = false;
		} else if (entry.asking.compareAndSet(false, true)) {
			Thread.ofVirtual().name("WireTune server question").start(() -> {
				boolean before = entry.silent;
				entry.silent = !standing.answers(PATIENCE_MILLIS) && standing.state() == StandingServer.State.READY;
				entry.asking.set(false);
				if (before != entry.silent) {
					refresh();
				}
			});
		}
	}

	private void alarm(ServerEntry entry, AlarmChange change) {
		Solution solution = WorkspaceAnalysis.get().solution();
		List<Finding> findings = solution == null || change.kind() == AlarmChange.Kind.CLEARED ? List.of() : AlarmFindings.of(solution, change.alarm());
		alarmListeners.forEach(listener -> listener.changed(entry.name, entry.pid(), change, findings));
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
		ServerEntry entry = entry(id).orElseThrow(() -> problem(ServerTexts.get("start.gone")));
		Solution solution = WorkspaceAnalysis.get().solution();
		Optional<OwnServerSettings> own = entry.origin == ServerOrigin.WORKSPACE && solution != null
				? own(entry, solution).map(server -> OwnServerSettings.of(solution, server)) : Optional.empty();
		ServerInstallation installation;
		try {
			installation = installation(entry, monitor);
		} catch (CoreException e) {
			entry.problem = e.getStatus().getMessage();
			throw e;
		}
		start(entry, new KitServer(installation, own.map(OwnServerSettings::kit).orElse(KitSettings.NONE)),
				own.map(OwnServerSettings::settings).orElse(ServerSettings.lab()));
		own.ifPresent(settings -> settings.notes().forEach(note -> entry.log.add(note, System.currentTimeMillis())));
	}

	private ServerInstallation installation(ServerEntry entry, IProgressMonitor monitor) throws CoreException {
		ServerKind kind = entry.kind.orElseThrow();
		if (entry.origin == ServerOrigin.FOLDER) {
			try {
				return ServerInstallation.in(kind, Path.of(entry.place));
			} catch (IOException | InvalidPathException e) {
				throw problem(e.getMessage());
			}
		}
		return install(kind, monitor);
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
		ServerEntry entry = enter(id(kind, ""), ServerOrigin.CACHE, kind, kind.label() + ' ' + kind.version(), installations.home(kind).toString());
		try {
			ServerInstallation found = installations.get(kind, sentence -> {
				monitor.subTask(sentence);
				entry.installing = sentence;
				refresh();
			}, monitor::isCanceled);
			entry.problem = "";
			return found;
		} catch (IOException e) {
			if (monitor.isCanceled()) {
				throw new OperationCanceledException(e.getMessage());
			}
			entry.problem = e.getMessage();
			throw problem(e.getMessage());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new OperationCanceledException(e.getMessage());
		} finally {
			entry.installing = null;
			refresh();
		}
	}

	private StandingServer start(ServerEntry entry, KitServer kit, ServerSettings settings) throws CoreException {
		entry.log.clear();
		entry.problem = "";
		Follower follower = new Follower(entry);
		synchronized (entry) {
			if (entry.isAlive()) {
				throw problem(ServerTexts.get("start.runs", entry.name));
			}
			try {
				follower.standing = StandingServer.start(kit, settings, JavaInstallation.current(), TesterInstallation.in(TesterFolder.find()), folder(entry.id), follower);
				entry.standing = follower.standing;
				entry.name = entry.origin == ServerOrigin.WORKSPACE ? entry.name : kit.name();
			} catch (IOException e) {
				entry.problem = e.getMessage();
				refresh();
				throw problem(e.getMessage());
			}
		}
		// It may have said that it is ready before it was known here.
		follower.changed();
		return entry.standing;
	}

	private Path folder(String id) {
		return base.resolve(id.replaceAll("[^\\w.-]+", "_") + '-' + Integer.toHexString(id.hashCode()));
	}

	/** Follows a server that was started by itself: log, gauges, view. */
	private final class Follower implements StandingServer.Listener {

		private final ServerEntry entry;
		private volatile StandingServer standing;
		private long announced;

		Follower(ServerEntry entry) {
			this.entry = entry;
		}

		@Override
		public synchronized void changed() {
			StandingServer now = standing;
			if (now != null && now.state() == StandingServer.State.READY && announced == 0 && now.ready().isPresent()) {
				announced = now.ready().get().pid();
				RunningServers.shared().started(new RunningServer(announced, now.kit().name(), ServerTexts.get("owner.view"), Instant.now(),
						now.ready().get().jmxAddress()));
			} else if (now != null && now.state() == StandingServer.State.ENDED && announced != 0) {
				RunningServers.shared().ended(announced);
				announced = 0;
			}
			refresh();
		}

		@Override
		public void line(String line) {
			entry.log.add(line, System.currentTimeMillis());
		}
	}

	/**
	 * Ends a server. Returns at once; its row tells when it has ended.
	 *
	 * @param id its id
	 */
	public void stop(String id) {
		entry(id).map(entry -> entry.standing).ifPresent(StandingServer::stop);
	}

	/** Ends all servers that were started by themselves and waits until they have ended, at most some seconds. */
	public void stopAll() {
		List<StandingServer> standing = all().stream().map(entry -> entry.standing).filter(server -> server != null).toList();
		standing.forEach(StandingServer::stop);
		for (StandingServer server : standing) {
			try {
				server.awaitEnd();
			} catch (InterruptedException e) {
				server.kill();
				Thread.currentThread().interrupt();
			}
		}
		refresh();
	}

	/**
	 * Removes all that a server wrote, and starts it anew with the settings it had where it runs. May take some seconds.
	 *
	 * @param id its id
	 * @throws CoreException where that is not possible, with a sentence for the user
	 */
	public void reset(String id) throws CoreException {
		ServerEntry entry = entry(id).orElseThrow(() -> problem(ServerTexts.get("start.gone")));
		StandingServer before = entry.standing;
		boolean alive = entry.isAlive();
		if (before != null && alive) {
			before.stop();
			try {
				if (!before.awaitEnd()) {
					throw problem(ServerTexts.get("reset.late", entry.name));
				}
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				throw new OperationCanceledException();
			}
		}
		Folders.delete(folder(id));
		entry.log.clear();
		entry.problem = "";
		entry.standing = null;
		if (before != null && alive) {
			start(entry, before.kit(), before.settings());
		}
		refresh();
	}

	/**
	 * Removes a server from the cache folder, or forgets a folder that was named; that folder stays. May take some seconds.
	 *
	 * @param id its id
	 * @throws CoreException where that is not possible, with a sentence for the user
	 */
	public void remove(String id) throws CoreException {
		ServerEntry entry = entry(id).orElseThrow(() -> problem(ServerTexts.get("start.gone")));
		if (entry.isAlive()) {
			throw problem(ServerTexts.get("remove.runs", entry.name));
		}
		if (entry.origin == ServerOrigin.FOLDER) {
			folders.remove(entry.kind.orElseThrow(), entry.place);
		} else if (entry.origin == ServerOrigin.CACHE) {
			try {
				installations.remove(entry.kind.orElseThrow());
			} catch (IOException e) {
				throw problem(e.getMessage());
			}
		}
		Folders.delete(folder(id));
		entry.standing = null;
		entry.problem = "";
		refresh();
	}

	/**
	 * Adds a folder in which the user has a server. Reads some files.
	 *
	 * @param folder the folder
	 * @return the id of the server
	 * @throws CoreException where the folder holds no server that can be run, with a sentence for the user
	 */
	public String add(Path folder) throws CoreException {
		String reasons = "";
		for (ServerKind kind : ServerKind.values()) {
			try {
				ServerInstallation found = ServerInstallation.in(kind, folder);
				folders.add(kind, found.home().toString());
				refresh();
				return id(kind, found.home().toString());
			} catch (IOException e) {
				reasons = reasons.isEmpty() ? e.getMessage() : reasons + ' ' + e.getMessage();
			}
		}
		throw problem(reasons);
	}

	/**
	 * The file of a server's log.
	 *
	 * @param id its id
	 * @return the file; empty where it has not written one
	 */
	public Optional<Path> logFile(String id) {
		return entry(id).map(entry -> entry.standing).map(standing -> standing.kit().logFile(standing.folder())).filter(file -> file.toFile().isFile());
	}

	/**
	 * The files of a server's settings: those it runs with, that with the settings of the run first, or the user's own.
	 *
	 * @param id its id
	 * @return the files; empty where there are none yet
	 */
	public List<Path> configuration(String id) {
		Optional<ServerEntry> entry = entry(id);
		if (entry.isEmpty()) {
			return List.of();
		}
		StandingServer standing = entry.get().standing;
		if (entry.get().origin == ServerOrigin.WORKSPACE && standing == null) {
			return Optional.ofNullable(WorkspaceAnalysis.file(entry.get().place)).map(file -> file.getLocation()).map(path -> path.toPath()).stream().toList();
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
		ServerKind kind = kit.installation().kind();
		String place = home.isEmpty() ? "" : kit.installation().home().toString();
		ServerEntry entry = enter(id(kind, place), home.isEmpty() ? ServerOrigin.CACHE : ServerOrigin.FOLDER, kind, kit.name(), kit.installation().home().toString());
		if (!home.isEmpty()) {
			folders.add(kind, place);
		}
		entry.present = true;
		StandingServer standing = entry.isAlive() ? entry.standing : start(entry, kit, settings);
		try {
			while (standing.state() == StandingServer.State.STARTING) {
				if (monitor.isCanceled()) {
					standing.stop();
					throw new OperationCanceledException();
				}
				monitor.subTask(ServerTexts.get("kept.waits", entry.name));
				TimeUnit.MILLISECONDS.sleep(WAIT_MILLIS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new OperationCanceledException();
		}
		if (standing.state() != StandingServer.State.READY) {
			throw problem(standing.problem().isEmpty() ? ServerTexts.get("kept.stopped", entry.name) : standing.problem());
		}
		return standing.forRuns();
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
		int number;
		synchronized (entries) {
			number = ++runs;
		}
		ServerKind kind = server instanceof KitServer kit ? kit.installation().kind() : null;
		ServerEntry entry = new ServerEntry("run:" + number, ServerOrigin.RUN, Optional.ofNullable(kind), server.name(), run, this::alarm);
		return new FollowedServer(server, entry, () -> {
			synchronized (entries) {
				entries.put(entry.id, entry);
			}
			refresh();
		}, this::refresh, () -> {
			synchronized (entries) {
				entries.remove(entry.id);
			}
			refresh();
		});
	}

	private static CoreException problem(String sentence) {
		return new CoreException(Status.error(sentence));
	}
}
