/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.server;

import java.util.List;
import java.util.Optional;

import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.Server;
import org.wiretune.servers.known.ServerEntry;
import org.wiretune.servers.known.ServerOrigin;
import org.wiretune.servers.known.ServerRow;

/** Makes the picture of a server as it is now, beside the user's files. */
public final class ServerRows {

	private ServerRows() {
	}

	/** {@return the picture} @param entry the server @param reading what was read of the user's files; null before it was */
	public static ServerRow of(ServerEntry entry, Reading reading) {
		return entry.row(differences(entry, reading));
	}

	private static List<String> differences(ServerEntry entry, Reading reading) {
		if (reading == null || !entry.state().isAlive()) {
			return List.of();
		}
		return entry.standing().flatMap(standing -> own(entry, reading).map(server -> SettingDifferences.of(standing.settings(),
				OwnServerSettings.of(reading, server), OwnServerSettings.file(server)))).orElse(List.of());
	}

	/** {@return the configuration that belongs to a server: its own, or the first of its kind} @param entry the server @param reading what was read of the user's files */
	public static Optional<Server> own(ServerEntry entry, Reading reading) {
		List<Server> servers = entry.kind().map(kind -> OwnServerSettings.servers(reading.solution(), kind)).orElse(List.of());
		return servers.stream().filter(server -> entry.origin() != ServerOrigin.WORKSPACE || OwnServerSettings.file(server).equals(entry.place())).findFirst();
	}
}
