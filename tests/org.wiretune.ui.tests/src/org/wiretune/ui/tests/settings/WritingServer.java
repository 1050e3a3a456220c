/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import java.util.List;

import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.result.RunState;

/** A server of a run that is no process and writes what it is told to write. */
final class WritingServer implements RunServer, RunServer.Listener {

	private final String name;
	private Listener followed;

	WritingServer(String name) {
		this.name = name;
	}

	/** Writes a line. @param line without its end */
	void write(String line) {
		followed.line(line);
	}

	/** Ends. */
	void end() {
		followed.ended(0);
	}

	@Override
	public String name() {
		return name;
	}

	@Override
	public long readySeconds() {
		return 1;
	}

	@Override
	public Plan plan(RunSpecification wanted) {
		return new Plan(wanted, List.of());
	}

	@Override
	public Running start(Order order, Listener listener) {
		followed = listener;
		return new Running() {
			@Override
			public void release() {
				// There is no process.
			}

			@Override
			public void end(RunState state) {
				// There is no process.
			}

			@Override
			public void kill() {
				// There is no process.
			}

			@Override
			public List<String> lastLines() {
				return List.of();
			}
		};
	}

	@Override
	public void said(RunEvent event) {
		// The console is looked at, and not this.
	}

	@Override
	public void ended(int code) {
		// Nobody waits for it.
	}
}
