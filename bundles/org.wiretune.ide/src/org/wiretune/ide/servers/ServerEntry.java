/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

import org.wiretune.perf.event.RunEvent;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.kit.StandingServer;
import org.wiretune.servers.known.ServerLog;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.ServerState;

/** A server with what of it changes. Fields that change are read and written by several threads. */
final class ServerEntry {

	final String id;
	final ServerOrigin origin;
	final Optional<ServerKind> kind;
	/** Folder of the installation, or the file of the workspace's configuration. */
	final String place;
	final ServerLog log;
	/** Whether somebody asks it now whether it is there. */
	final AtomicBoolean asking = new AtomicBoolean();
	volatile String name;
	volatile StandingServer standing;
	volatile boolean present;
	volatile boolean paused;
	volatile boolean silent;
	/** How far an installation is; null while there is none under way. */
	volatile String installing;
	/** Why its installation cannot be used; empty where it can, or where there is none. */
	volatile String broken = "";
	volatile String problem = "";
	/** Of a server that a run has started. */
	volatile RunEvent.ServerReady ready;

	ServerEntry(String id, ServerOrigin origin, Optional<ServerKind> kind, String name, String place, java.util.function.BiConsumer<ServerEntry, AlarmChange> alarms) {
		this.id = id;
		this.origin = origin;
		this.kind = kind;
		this.name = name;
		this.place = place;
		log = new ServerLog(name, change -> alarms.accept(this, change));
	}

	long pid() {
		StandingServer now = standing;
		if (now != null) {
			return now.pid();
		}
		RunEvent.ServerReady run = ready;
		return run == null ? 0 : run.pid();
	}

	boolean isAlive() {
		StandingServer now = standing;
		return now != null ? now.state() != StandingServer.State.ENDED : origin == ServerOrigin.RUN;
	}

	ServerState state() {
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

	/** What is wrong with it, or how far it is. */
	String note() {
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
}
