/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.kit.ServerKind;

/**
 * A server as it was at one moment. Immutable.
 *
 * @param id tells it from others
 * @param origin from where it is known
 * @param kind kind of server; empty for the embedded one
 * @param name name and version, or the name of the configuration
 * @param place its folder, its configuration file, or the run it belongs to
 * @param installed whether it is on this machine
 * @param state how it is
 * @param port its port for HTTP; empty while it is not ready
 * @param heapMegabytes its maximum heap in megabytes; empty while it is not known
 * @param pid its process id; 0 without a process
 * @param differences sentences: where its settings differ from the user's files
 * @param alarms sentences of the alarms that its log raised
 * @param note what is wrong with it, or how far it is; may be empty
 */
public record ServerRow(String id, ServerOrigin origin, Optional<ServerKind> kind, String name, String place, boolean installed, ServerState state,
		OptionalInt port, OptionalInt heapMegabytes, long pid, List<String> differences, List<String> alarms, String note) {

	private static final Texts TEXTS = Texts.of(ServerRow.class);

	/** Copies the lists. */
	public ServerRow {
		differences = List.copyOf(differences);
		alarms = List.copyOf(alarms);
	}

	/** What can be done with a server. */
	public enum Action {
		/** Start it. */
		START,
		/** End it. */
		STOP,
		/** Show its log in the console. */
		LOG,
		/** Open the files of its settings. */
		CONFIGURATION,
		/** Remove what it wrote, and start it anew where it runs. */
		RESET,
		/** Fetch and unpack it. */
		INSTALL,
		/** Remove it from the cache folder, or forget its folder. */
		REMOVE
	}

	/**
	 * Says whether something can be done with it now.
	 *
	 * @param action what
	 * @return whether
	 */
	public boolean allows(Action action) {
		boolean own = origin != ServerOrigin.RUN;
		return switch (action) {
		case START -> own && !state.isAlive() && state != ServerState.INSTALLING;
		case STOP -> own && state.isAlive() && state != ServerState.STOPPING;
		case LOG -> state.isAlive() || state == ServerState.FAILED || state == ServerState.STOPPED;
		case CONFIGURATION -> origin == ServerOrigin.WORKSPACE || own && (state.isAlive() || state == ServerState.FAILED || state == ServerState.STOPPED);
		case RESET -> own && state != ServerState.NOT_INSTALLED && state != ServerState.INSTALLING && state != ServerState.STOPPING;
		case INSTALL -> origin == ServerOrigin.CACHE && !installed && !state.isAlive() && state != ServerState.INSTALLING;
		case REMOVE -> (origin == ServerOrigin.CACHE && installed || origin == ServerOrigin.FOLDER) && !state.isAlive()
				&& state != ServerState.INSTALLING;
		};
	}

	/** {@return one sentence with all that is known, for screen readers and the clipboard} */
	public String sentence() {
		return TEXTS.get("row.sentence", name, state.label(), port.isPresent() ? Integer.toString(port.getAsInt()) : "-",
				heapMegabytes.isPresent() ? Integer.toString(heapMegabytes.getAsInt()) : "-", place);
	}
}
