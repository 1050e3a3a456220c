/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.nio.file.Path;

import org.wiretune.perf.launch.RunWatch;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.LocalJvmAccess;

/**
 * Watches the server of a run: reads its metrics once a second over a local connection, reads its log, and takes a thread
 * dump the first time that an alarm of an id is raised. What that costs is said in a note of the run.
 */
public final class AlarmRunWatch implements RunWatch {

	private static final Texts TEXTS = Texts.of(AlarmRunWatch.class, "messages"); //$NON-NLS-1$

	private final ServerTables tables;

	/** Watches for what comes with WireTune and is contributed to it, with messages in English, as the run file is read by others. */
	public AlarmRunWatch() {
		this(ServerTables.standard());
	}

	/**
	 * Watches for what tables say, with figures written for a language.
	 *
	 * @param tables
	 *            what is read and watched
	 */
	public AlarmRunWatch(ServerTables tables) {
		this.tables = tables;
	}

	@Override
	public Watching begin(String serverName, Path runFile, Listener listener) {
		String name = serverName.isEmpty() ? TEXTS.get("embedded") : serverName; //$NON-NLS-1$
		DumpKeeper dumps = new DumpKeeper(runFile, new LocalJvmAccess());
		dumps.removeOld();
		return new WatchedServer(name, tables, dumps, listener);
	}
}
