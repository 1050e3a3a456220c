/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.wiretune.analysis.server.OwnServerSettings;
import org.wiretune.analysis.server.SettingDifferences;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.Server;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.servers.kit.StandingServer;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.ServerRow;
import org.wiretune.servers.known.ServerState;

/** Makes the picture of a server as it is now. */
final class ServerRows {

	private ServerRows() {
	}

	/** {@return the picture} @param reading what the workspace holds; null before it was read */
	static ServerRow of(ServerEntry entry, Reading reading) {
		ServerState state = entry.state();
		StandingServer standing = entry.standing;
		Optional<RunEvent.ServerReady> ready = !state.isAlive() ? Optional.empty()
				: standing != null ? standing.ready() : Optional.ofNullable(entry.ready);
		List<String> alarms = entry.log.active().stream().map(alarm -> alarm.message()).toList();
		return new ServerRow(entry.id, entry.origin, entry.kind, entry.name, entry.place, entry.present, state,
				ready.map(now -> OptionalInt.of(now.httpPort())).orElse(OptionalInt.empty()),
				standing != null && state.isAlive() ? OptionalInt.of(standing.settings().maximumHeapMegabytes())
						: ready.map(now -> OptionalInt.of((int) Math.round(now.maximumHeapMegabytes()))).orElse(OptionalInt.empty()),
				state.isAlive() ? entry.pid() : 0, differences(entry, state, reading), alarms, entry.note());
	}

	private static List<String> differences(ServerEntry entry, ServerState state, Reading reading) {
		StandingServer standing = entry.standing;
		if (standing == null || !state.isAlive() || reading == null) {
			return List.of();
		}
		return own(entry, reading).map(server -> SettingDifferences.of(standing.settings(), standing.kit().settings(),
				OwnServerSettings.of(reading, server), OwnServerSettings.file(server))).orElse(List.of());
	}

	/** The configuration that belongs to a server: its own, or the first of its kind. */
	static Optional<Server> own(ServerEntry entry, Reading reading) {
		List<Server> servers = entry.kind.map(kind -> OwnServerSettings.servers(reading.solution(), kind)).orElse(List.of());
		return servers.stream().filter(server -> entry.origin != ServerOrigin.WORKSPACE || OwnServerSettings.file(server).equals(entry.place)).findFirst();
	}
}
