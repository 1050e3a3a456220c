/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.nio.file.Path;
import java.util.Locale;

import org.wiretune.perf.launch.RunWatch;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.metrics.LocalJvmAccess;

/**
 * Watches the server of a run: reads its metrics once a second over a local connection, reads its log, and takes a thread
 * dump the first time that an alarm of an id is raised. What that costs is said in a note of the run.
 */
public final class AlarmRunWatch implements RunWatch {

	private final Locale locale;

	/** Watches with messages in English, as the run file is read by others. */
	public AlarmRunWatch() {
		this(Locale.ENGLISH);
	}

	/**
	 * Watches with figures written for a language.
	 *
	 * @param locale
	 *            for decimal separators in messages
	 */
	public AlarmRunWatch(Locale locale) {
		this.locale = locale;
	}

	@Override
	public Watching begin(String serverName, Path runFile, Listener listener) {
		String name = serverName.isEmpty() ? WatchTexts.get("embedded") : serverName; //$NON-NLS-1$
		DumpKeeper dumps = new DumpKeeper(runFile, new LocalJvmAccess());
		dumps.removeOld();
		return new WatchedServer(name, LocalConnections::create, locale, dumps, listener);
	}
}
