/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.swt.widgets.Shell;

/** Remembers which shells and child processes there were, and fails if more are left behind. */
public final class Leaks {

	private final Set<Shell> shells = new HashSet<>(Ui.get(Widgets::shells));
	private final Set<Long> processes = children();

	/** Fails if a shell is open or a child process runs that was not there at the start, or an action has not come to its end. */
	public void failOnLeak() {
		try {
			Wait.until("all shells that were opened are closed: " + Ui.get(this::openedTitles), Duration.ofSeconds(20),
					() -> openedTitles().isEmpty());
		} catch (AssertionError left) {
			// A dialog that nobody answers would fail all tests that follow, too.
			Ui.run(() -> Widgets.shells().stream().filter(shell -> !shells.contains(shell)).forEach(Shell::close));
			throw left;
		}
		Wait.until("the actions that were started have come to their end", Duration.ofSeconds(20), Ui::startedHasReturned);
		Wait.until("all child processes have ended: " + startedCommands(), Duration.ofSeconds(20),
				() -> startedCommands().isEmpty());
	}

	private List<String> openedTitles() {
		return Widgets.shells().stream().filter(shell -> !shells.contains(shell)).map(Shell::getText).toList();
	}

	private List<String> startedCommands() {
		return ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)
				.filter(process -> !processes.contains(process.pid()))
				.map(process -> process.pid() + " " + process.info().commandLine().orElse("")).toList();
	}

	private static Set<Long> children() {
		Set<Long> pids = new HashSet<>();
		ProcessHandle.current().descendants().forEach(process -> pids.add(process.pid()));
		return pids;
	}
}
