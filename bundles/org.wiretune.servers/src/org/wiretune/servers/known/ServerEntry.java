/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;

import org.wiretune.perf.event.RunEvent;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.kit.StandingServer;

/** A server that is known, with what of it changes. Whoever finds, starts or follows it tells it so. Thread-safe. */
public final class ServerEntry {

	private static final Texts TEXTS = Texts.of(ServerEntry.class);

	/** Whether somebody asks it now whether it is there. */
	final AtomicBoolean asking = new AtomicBoolean();
	volatile boolean paused;
	volatile boolean silent;
	private final String id;
	private final ServerOrigin origin;
	private final Optional<ServerKind> kind;
	private final String place;
	private final ServerLog log;
	private volatile String name;
	private volatile StandingServer standing;
	private volatile boolean present;
	/** How far an installation is; null while there is none under way. */
	private volatile String installing;
	private volatile String broken = "";
	private volatile String problem = "";
	/** Of a server that a run has started. */
	private volatile RunEvent.ServerReady ready;

	/**
	 * A server of which nothing but this is known yet.
	 *
	 * @param id tells it from others
	 * @param origin from where it is known
	 * @param kind kind of server; empty for the embedded one
	 * @param name name and version, or the name of the configuration
	 * @param place its folder, its configuration file, or the run it belongs to
	 * @param alarms told of alarms that its log raises or ends, on the thread that reads the server
	 */
	public ServerEntry(String id, ServerOrigin origin, Optional<ServerKind> kind, String name, String place, BiConsumer<ServerEntry, AlarmChange> alarms) {
		this.id = id;
		this.origin = origin;
		this.kind = kind;
		this.name = name;
		this.place = place;
		log = new ServerLog(name, change -> alarms.accept(this, change));
	}

	/** {@return what tells it from others} */
	public String id() {
		return id;
	}

	/** {@return from where it is known} */
	public ServerOrigin origin() {
		return origin;
	}

	/** {@return kind of server; empty for the embedded one} */
	public Optional<ServerKind> kind() {
		return kind;
	}

	/** {@return folder of the installation, the file of a configuration, or the run it belongs to} */
	public String place() {
		return place;
	}

	/** {@return what it has written} */
	public ServerLog log() {
		return log;
	}

	/** {@return name and version, or the name of the configuration} */
	public String name() {
		return name;
	}

	/** Tells its name. @param now name and version */
	public void named(String now) {
		name = now;
	}

	/** {@return the server as it was last started by itself; empty where it was not} */
	public Optional<StandingServer> standing() {
		return Optional.ofNullable(standing);
	}

	/** Tells that it was started by itself. @param now the server; null where what was started is forgotten */
	public void started(StandingServer now) {
		standing = now;
	}

	/** Tells that a run uses it. @param now what the server said when it was ready */
	public void ready(RunEvent.ServerReady now) {
		ready = now;
	}

	/** Tells whether it is on this machine. @param here whether @param reason why its installation cannot be used; empty where it can, or where there is none */
	public void found(boolean here, String reason) {
		present = here;
		broken = reason;
	}

	/** {@return whether it is being fetched or unpacked} */
	public boolean isInstalling() {
		return installing != null;
	}

	/** Tells how far its installation is. @param progress a sentence; null when it has ended */
	public void installing(String progress) {
		installing = progress;
	}

	/** Tells why what was asked of it could not be done. @param sentence the reason; empty where it could */
	public void failed(String sentence) {
		problem = sentence;
	}

	/** {@return its process id; 0 where it is not known} */
	public long pid() {
		StandingServer now = standing;
		if (now != null) {
			return now.pid();
		}
		RunEvent.ServerReady run = ready;
		return run == null ? 0 : run.pid();
	}

	/** {@return whether its process lives, as far as is known} */
	public boolean isAlive() {
		StandingServer now = standing;
		return now != null ? now.state() != StandingServer.State.ENDED : origin == ServerOrigin.RUN;
	}

	/** {@return how it is} */
	public ServerState state() {
		if (installing != null) {
			return ServerState.INSTALLING;
		}
		StandingServer now = standing;
		if (now == null) {
			if (origin == ServerOrigin.RUN) {
				return paused ? ServerState.PAUSED : ready == null ? ServerState.STARTING : ServerState.USED;
			}
			return !problem.isEmpty() || !broken.isEmpty() ? ServerState.FAILED : present ? ServerState.STOPPED : ServerState.NOT_INSTALLED;
		}
		return switch (now.state()) {
		case STOPPING -> ServerState.STOPPING;
		case ENDED -> now.problem().isEmpty() && problem.isEmpty() ? ServerState.STOPPED : ServerState.FAILED;
		case STARTING -> paused ? ServerState.PAUSED : ServerState.STARTING;
		case READY -> paused ? ServerState.PAUSED : silent ? ServerState.SILENT : now.isUsed() ? ServerState.USED : ServerState.RUNNING;
		};
	}

	/** {@return what is wrong with it, or how far it is; may be empty} */
	public String note() {
		String progress = installing;
		if (progress != null) {
			return progress;
		}
		StandingServer now = standing;
		if (now != null && !now.problem().isEmpty()) {
			return now.problem();
		}
		return switch (state()) {
		case PAUSED -> TEXTS.get("note.paused", String.valueOf(pid()));
		case SILENT -> TEXTS.get("note.silent", String.valueOf(pid()));
		default -> problem.isEmpty() ? broken : problem;
		};
	}

	/**
	 * The picture of it as it is now.
	 *
	 * @param differences sentences: where its settings differ from the user's files
	 * @return the picture
	 */
	public ServerRow row(List<String> differences) {
		ServerState state = state();
		StandingServer own = state.isAlive() ? standing : null;
		Optional<RunEvent.ServerReady> said = !state.isAlive() ? Optional.empty() : own != null ? own.ready() : Optional.ofNullable(ready);
		return new ServerRow(id, origin, kind, name, place, present, state, said.map(now -> OptionalInt.of(now.httpPort())).orElse(OptionalInt.empty()),
				own != null ? OptionalInt.of(own.settings().maximumHeapMegabytes())
						: said.map(now -> OptionalInt.of((int) Math.round(now.maximumHeapMegabytes()))).orElse(OptionalInt.empty()),
				state.isAlive() ? pid() : 0, differences, log.active().stream().map(alarm -> alarm.message()).toList(), note());
	}
}
