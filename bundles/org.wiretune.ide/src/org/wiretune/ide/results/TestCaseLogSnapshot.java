/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.CaseMatrix;
import org.wiretune.perf.view.ResultRow;
import org.wiretune.perf.view.RunChoice;
import org.wiretune.perf.view.RunHistoryRow;
import org.wiretune.perf.view.SettingRow;

/**
 * What the test case log shows at one moment.
 *
 * @param projects the projects that have runs, by name
 * @param project the chosen one; empty when no project has a run
 * @param runs its runs, newest first
 * @param chosen index of the chosen run, -1 for none
 * @param run the chosen run, as far as it is
 * @param before the run it is compared with
 * @param live whether the chosen run goes on
 * @param matrix bindings against sizes; empty when there is no run to show, or one of another kind than a loop
 * @param message how the run ended or what to do next, complete sentences
 * @param problem whether the message tells of a failure, a stop or errors
 * @param settings settings with their sources
 * @param rows the lines of the chosen run where it is no matrix of bindings and sizes
 * @param history all runs of the project, newest first
 */
public record TestCaseLogSnapshot(List<IProject> projects, Optional<IProject> project, List<RunChoice> runs, int chosen,
		Optional<RunFile> run, Optional<RunFile> before, boolean live, Optional<CaseMatrix> matrix, String message,
		boolean problem, List<SettingRow> settings, List<ResultRow> rows, List<RunHistoryRow> history) {

	/** Copies the lists. */
	public TestCaseLogSnapshot {
		projects = List.copyOf(projects);
		runs = List.copyOf(runs);
		settings = List.copyOf(settings);
		rows = List.copyOf(rows);
		history = List.copyOf(history);
	}
}
