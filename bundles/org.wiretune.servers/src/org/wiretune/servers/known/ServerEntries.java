/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.kit.ServerKind;

/** The servers that are known, by their ids, in the order in which they became known. Thread-safe. */
public final class ServerEntries {

	private final Map<String, ServerEntry> entries = new LinkedHashMap<>();
	private final BiConsumer<ServerEntry, AlarmChange> alarms;
	private int runs;

	/** None yet. @param alarms told of alarms that logs raise or end, on the thread that reads the server */
	public ServerEntries(BiConsumer<ServerEntry, AlarmChange> alarms) {
		this.alarms = alarms;
	}

	/**
	 * Enters a server.
	 *
	 * @param id tells it from others
	 * @param origin from where it is known
	 * @param kind its kind
	 * @param name name and version, or the name of the configuration
	 * @param place its folder or its configuration file
	 * @return the server with that id, which is made where it was not known
	 */
	public synchronized ServerEntry enter(String id, ServerOrigin origin, ServerKind kind, String name, String place) {
		return entries.computeIfAbsent(id, key -> make(id, origin, kind, name, place));
	}

	/** {@return a server of a run, which is not listed until {@link #show} is called} @param kind its kind; null for another @param name name and version @param run name of the run */
	public synchronized ServerEntry ofRun(ServerKind kind, String name, String run) {
		runs++;
		return make("run:" + runs, ServerOrigin.RUN, kind, name, run);
	}

	private ServerEntry make(String id, ServerOrigin origin, ServerKind kind, String name, String place) {
		return new ServerEntry(id, origin, Optional.ofNullable(kind), name, place, alarms);
	}

	/** Lists a server. @param entry the server */
	public synchronized void show(ServerEntry entry) {
		entries.put(entry.id(), entry);
	}

	/** Lists a server no longer. @param entry the server */
	public synchronized void hide(ServerEntry entry) {
		entries.remove(entry.id());
	}

	/** {@return all that are listed, in the order in which they became known} */
	public synchronized List<ServerEntry> all() {
		return List.copyOf(entries.values());
	}

	/** {@return the server with an id; empty where none is listed} @param id the id */
	public synchronized Optional<ServerEntry> find(String id) {
		return Optional.ofNullable(entries.get(id));
	}

	/** Forgets servers that are no longer there, unless they run or belong to a run. @param there ids of those that are there */
	public synchronized void keep(Set<String> there) {
		entries.values().removeIf(entry -> entry.origin() != ServerOrigin.RUN && !entry.isAlive() && !there.contains(entry.id()));
	}
}
