/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.util.concurrent.TimeUnit;
import org.wiretune.perf.result.RunState;

/** Ends a process of a run and keeps the class archive it may have written. */
final class ProcessEnd {

	/** What a process gets to end by itself when its run was stopped or failed. */
	static final long STOP_SECONDS = 5;

	private static final long END_SECONDS = 10;
	/** What a process gets that writes its class archive, on a busy machine. */
	private static final long ARCHIVE_SECONDS = 60;

	private ProcessEnd() {
	}

	/** Only a completed run waits until an archive is written, and has loaded all that belongs in it. */
	static void end(ChildProcess process, ClassArchive archive, RunState state) {
		boolean completed = state == RunState.COMPLETED;
		long seconds = completed && archive.isWritten() ? ARCHIVE_SECONDS : END_SECONDS;
		if (!completed) {
			seconds = STOP_SECONDS;
		}
		if (process != null && end(process, seconds, completed && !archive.isWritten()) && completed) {
			archive.keep();
		} else {
			archive.discard();
		}
	}

	private static boolean end(ChildProcess process, long seconds, boolean atOnce) {
		return atOnce ? process.endAtOnce(seconds, TimeUnit.SECONDS) : process.end(seconds, TimeUnit.SECONDS);
	}
}
