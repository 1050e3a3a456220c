/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * One line of the list of threads.
 *
 * @param thread
 *            the thread with its stack
 * @param name
 *            its name
 * @param state
 *            what it does, in lower case; empty where the dump does not say
 * @param waitsFor
 *            class of what it waits for and who holds it; empty for none
 */
public record ThreadRow(DumpedThread thread, String name, String state, String waitsFor) {

	/**
	 * The threads of a dump: those that are blocked first, then those that run, then the others.
	 *
	 * @param dump
	 *            the dump
	 * @return one for each thread
	 */
	public static List<ThreadRow> of(ThreadDump dump) {
		return dump.threads().stream().sorted(Comparator.comparingInt(ThreadRow::rank)).map(ThreadRow::row).toList();
	}

	private static int rank(DumpedThread thread) {
		return thread.state() == Thread.State.BLOCKED ? 0 : thread.state() == Thread.State.RUNNABLE ? 1 : 2;
	}

	private static ThreadRow row(DumpedThread thread) {
		String state = thread.state() == null ? "" : thread.state().name().toLowerCase(Locale.ROOT).replace('_', ' '); //$NON-NLS-1$
		String kind = thread.waitsForKind().substring(thread.waitsForKind().lastIndexOf('.') + 1);
		String waits = thread.owner().isEmpty() || kind.isEmpty() ? kind : kind + " \u2190 " + thread.owner(); //$NON-NLS-1$
		return new ThreadRow(thread, thread.name(), state, waits);
	}

	/**
	 * The stack as text.
	 *
	 * @return a frame on a line, innermost first
	 */
	public String stack() {
		return String.join("\n", thread.stack()); //$NON-NLS-1$
	}
}
