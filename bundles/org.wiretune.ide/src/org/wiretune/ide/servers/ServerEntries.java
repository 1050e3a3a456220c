/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.known.ServerOrigin;

/** The servers that are known, by their ids, in the order in which they became known. Thread-safe. */
final class ServerEntries {

	private final Map<String, ServerEntry> entries = new LinkedHashMap<>();
	private final BiConsumer<ServerEntry, AlarmChange> alarms;
	private int runs;

	ServerEntries(BiConsumer<ServerEntry, AlarmChange> alarms) {
		this.alarms = alarms;
	}

	/** {@return the server with an id, which is entered where it was not known} */
	synchronized ServerEntry enter(String id, ServerOrigin origin, ServerKind kind, String name, String place) {
		return entries.computeIfAbsent(id, key -> make(id, origin, kind, name, place));
	}

	/** {@return a server of a run that is not listed until {@link #show} is called} @param kind its kind; null for another */
	synchronized ServerEntry ofRun(ServerKind kind, String name, String run) {
		runs++;
		return make("run:" + runs, ServerOrigin.RUN, kind, name, run);
	}

	private ServerEntry make(String id, ServerOrigin origin, ServerKind kind, String name, String place) {
		return new ServerEntry(id, origin, Optional.ofNullable(kind), name, place, alarms);
	}

	synchronized void show(ServerEntry entry) {
		entries.put(entry.id, entry);
	}

	synchronized void hide(ServerEntry entry) {
		entries.remove(entry.id);
	}

	synchronized List<ServerEntry> all() {
		return List.copyOf(entries.values());
	}

	synchronized Optional<ServerEntry> find(String id) {
		return Optional.ofNullable(entries.get(id));
	}

	/** Forgets servers that are no longer there, unless they run or belong to a run. */
	synchronized void keep(Set<String> there) {
		entries.values().removeIf(entry -> entry.origin != ServerOrigin.RUN && !entry.isAlive() && !there.contains(entry.id));
	}
}
