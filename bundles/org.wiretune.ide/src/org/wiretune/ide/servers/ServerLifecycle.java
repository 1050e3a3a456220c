/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.wiretune.analysis.server.OwnServerSettings;
import org.wiretune.analysis.server.ServerRows;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.java.RunJava;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.kit.StandingServer;
import org.wiretune.servers.known.ServerEntries;
import org.wiretune.servers.known.ServerEntry;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.StandingServerFollower;

/** Fetches, starts, ends and removes servers; what each method promises stands at {@link KnownServers}. */
final class ServerLifecycle {

	private static final long WAIT_MILLIS = 200;

	private final ServerInstallations installations;
	private final Path base;
	private final NamedFolders folders;
	private final ServerEntries entries;
	private final ServerSearch search;
	private final Runnable changed;

	/** The servers of a workbench. @param base folder in which each server that runs has one @param changed told when a server is another one */
	ServerLifecycle(ServerInstallations installations, Path base, NamedFolders folders, ServerEntries entries, ServerSearch search, Runnable changed) {
		this.installations = installations;
		this.base = base;
		this.folders = folders;
		this.entries = entries;
		this.search = search;
		this.changed = changed;
	}

	void start(String id, IProgressMonitor monitor) throws CoreException {
		ServerEntry entry = entries.find(id).orElseThrow(() -> problem(TEXTS.get("start.gone")));
		Reading reading = WorkspaceAnalysis.get().reading();
		Optional<OwnServerSettings> own = entry.origin() == ServerOrigin.WORKSPACE && reading != null
				? ServerRows.own(entry, reading).map(server -> OwnServerSettings.of(reading, server)) : Optional.empty();
		ServerInstallation installation;
		try {
			installation = installation(entry, monitor);
		} catch (CoreException e) {
			entry.failed(e.getStatus().getMessage());
			throw e;
		}
		start(entry, new KitServer(installation), own.map(OwnServerSettings::settings).orElse(ServerSettings.lab()));
		own.ifPresent(settings -> settings.notes().forEach(note -> entry.log().add(note, System.currentTimeMillis())));
	}

	private ServerInstallation installation(ServerEntry entry, IProgressMonitor monitor) throws CoreException {
		ServerKind kind = entry.kind().orElseThrow();
		if (entry.origin() == ServerOrigin.FOLDER) {
			try {
				return ServerInstallation.in(kind, Path.of(entry.place()));
			} catch (IOException | InvalidPathException e) {
				throw problem(e.getMessage());
			}
		}
		return install(kind, monitor);
	}

	ServerInstallation install(ServerKind kind, IProgressMonitor monitor) throws CoreException {
		ServerEntry entry = search.cached(kind);
		try {
			ServerInstallation found = installations.get(kind, sentence -> {
				monitor.subTask(sentence);
				entry.installing(sentence);
				changed.run();
			}, monitor::isCanceled);
			entry.failed("");
			return found;
		} catch (IOException e) {
			if (monitor.isCanceled()) {
				throw new OperationCanceledException(e.getMessage());
			}
			entry.failed(e.getMessage());
			throw problem(e.getMessage());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new OperationCanceledException(e.getMessage());
		} finally {
			entry.installing(null);
			changed.run();
		}
	}

	private StandingServer start(ServerEntry entry, KitServer kit, ServerSettings settings) throws CoreException {
		entry.log().clear();
		entry.failed("");
		StandingServerFollower follower = new StandingServerFollower(entry, TEXTS.get("owner.view"), changed);
		StandingServer started;
		synchronized (entry) {
			if (entry.isAlive()) {
				throw problem(TEXTS.get("start.runs", entry.name()));
			}
			try {
				started = StandingServer.start(kit, settings, RunJava.standard(), TesterInstallation.in(TesterFolder.find()), folder(entry.id()), follower);
				entry.started(started);
				if (entry.origin() != ServerOrigin.WORKSPACE) {
					entry.named(kit.name());
				}
			} catch (IOException e) {
				entry.failed(e.getMessage());
				changed.run();
				throw problem(e.getMessage());
			}
		}
		// It may have said that it is ready before it was known here.
		follower.follow(started);
		return started;
	}

	private Path folder(String id) {
		return base.resolve(id.replaceAll("[^\\w.-]+", "_") + '-' + Integer.toHexString(id.hashCode()));
	}

	/** Ends all servers that were started by themselves and waits until they have ended, at most some seconds. */
	void stopAll() {
		List<StandingServer> standing = entries.all().stream().flatMap(entry -> entry.standing().stream()).toList();
		standing.forEach(StandingServer::stop);
		for (StandingServer server : standing) {
			try {
				server.awaitEnd();
			} catch (InterruptedException e) {
				server.kill();
				Thread.currentThread().interrupt();
			}
		}
		changed.run();
	}

	void reset(String id) throws CoreException {
		ServerEntry entry = entries.find(id).orElseThrow(() -> problem(TEXTS.get("start.gone")));
		StandingServer before = entry.standing().orElse(null);
		boolean alive = entry.isAlive();
		if (before != null && alive) {
			before.stop();
			try {
				if (!before.awaitEnd()) {
					throw problem(TEXTS.get("reset.late", entry.name()));
				}
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				throw new OperationCanceledException();
			}
		}
		Folders.delete(folder(id));
		entry.log().clear();
		entry.failed("");
		entry.started(null);
		if (before != null && alive) {
			start(entry, before.kit(), before.settings());
		}
		changed.run();
	}

	void remove(String id) throws CoreException {
		ServerEntry entry = entries.find(id).orElseThrow(() -> problem(TEXTS.get("start.gone")));
		if (entry.isAlive()) {
			throw problem(TEXTS.get("remove.runs", entry.name()));
		}
		if (entry.origin() == ServerOrigin.FOLDER) {
			folders.remove(entry.kind().orElseThrow(), entry.place());
		} else if (entry.origin() == ServerOrigin.CACHE) {
			try {
				installations.remove(entry.kind().orElseThrow());
			} catch (IOException e) {
				throw problem(e.getMessage());
			}
		}
		Folders.delete(folder(id));
		entry.started(null);
		entry.failed("");
		changed.run();
	}

	String add(Path folder) throws CoreException {
		String reasons = "";
		for (ServerKind kind : ServerKind.values()) {
			try {
				ServerInstallation found = ServerInstallation.in(kind, folder);
				folders.add(kind, found.home().toString());
				changed.run();
				return KnownServers.id(kind, found.home().toString());
			} catch (IOException e) {
				reasons = reasons.isEmpty() ? e.getMessage() : reasons + ' ' + e.getMessage();
			}
		}
		throw problem(reasons);
	}

	RunServer kept(KitServer kit, String home, ServerSettings settings, IProgressMonitor monitor) throws CoreException {
		ServerKind kind = kit.installation().kind();
		String place = home.isEmpty() ? "" : kit.installation().home().toString();
		ServerEntry entry = entries.enter(KnownServers.id(kind, place), home.isEmpty() ? ServerOrigin.CACHE : ServerOrigin.FOLDER, kind, kit.name(), kit.installation().home().toString());
		if (!home.isEmpty()) {
			folders.add(kind, place);
		}
		entry.found(true, "");
		StandingServer standing = entry.isAlive() ? entry.standing().orElseThrow() : start(entry, kit, settings);
		try {
			while (standing.state() == StandingServer.State.STARTING) {
				if (monitor.isCanceled()) {
					standing.stop();
					throw new OperationCanceledException();
				}
				monitor.subTask(TEXTS.get("kept.waits", entry.name()));
				TimeUnit.MILLISECONDS.sleep(WAIT_MILLIS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new OperationCanceledException();
		}
		if (standing.state() != StandingServer.State.READY) {
			throw problem(standing.problem().isEmpty() ? TEXTS.get("kept.stopped", entry.name()) : standing.problem());
		}
		return standing.forRuns();
	}

	private static CoreException problem(String sentence) {
		return new CoreException(Status.error(sentence));
	}
}
