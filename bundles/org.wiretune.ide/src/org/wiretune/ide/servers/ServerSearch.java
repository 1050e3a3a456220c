/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

import org.wiretune.analysis.server.OwnServerSettings;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.known.ServerEntries;
import org.wiretune.servers.known.ServerEntry;
import org.wiretune.servers.known.ServerOrigin;

/** Finds which servers there are: in the cache folder, in folders that the user named, in the workspace. Reads the disk. */
final class ServerSearch {

	private final ServerInstallations installations;
	private final NamedFolders folders;
	private final ServerEntries entries;

	ServerSearch(ServerInstallations installations, NamedFolders folders, ServerEntries entries) {
		this.installations = installations;
		this.folders = folders;
		this.entries = entries;
	}

	/** Enters what is there and forgets what is not. @param solution what the workspace holds; null before it was read */
	void look(Solution solution) {
		Set<String> there = new HashSet<>();
		for (ServerKind kind : ServerKind.values()) {
			ServerEntry entry = cached(kind);
			there.add(entry.id());
			if (!entry.isAlive() && !entry.isInstalling()) {
				find(entry, () -> installations.cached(kind));
			}
		}
		for (NamedFolders.Named folder : folders.all()) {
			ServerEntry entry = entries.enter(KnownServers.id(folder.kind(), folder.path()), ServerOrigin.FOLDER, folder.kind(), folder.kind().label(), folder.path());
			there.add(entry.id());
			if (!entry.isAlive()) {
				find(entry, () -> Optional.of(ServerInstallation.in(folder.kind(), Path.of(folder.path()))));
			}
		}
		for (ServerKind kind : solution == null ? new ServerKind[0] : ServerKind.values()) {
			for (Server server : OwnServerSettings.servers(solution, kind)) {
				String file = OwnServerSettings.file(server);
				ServerEntry entry = entries.enter("files:" + file, ServerOrigin.WORKSPACE, kind, String.valueOf(server.getName()), file);
				entry.found(true, "");
				there.add(entry.id());
			}
		}
		entries.keep(there);
	}

	/** {@return the server of the cache folder, whether it is there or not} */
	ServerEntry cached(ServerKind kind) {
		return entries.enter(KnownServers.id(kind, ""), ServerOrigin.CACHE, kind, kind.label() + ' ' + kind.version(), installations.home(kind).toString());
	}

	private interface Search {
		Optional<ServerInstallation> find() throws IOException;
	}

	private static void find(ServerEntry entry, Search search) {
		try {
			Optional<ServerInstallation> found = search.find();
			entry.found(found.isPresent(), "");
			found.ifPresent(installation -> entry.named(installation.name()));
		} catch (IOException | InvalidPathException e) {
			entry.found(false, e.getMessage());
		}
	}
}
