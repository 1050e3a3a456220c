/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.RunCompanions;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.ResultBanner;
import org.wiretune.perf.view.ResultRow;
import org.wiretune.perf.view.RunHeadline;
import org.wiretune.perf.view.RunLogText;
import org.wiretune.perf.view.RunSeries;
import org.wiretune.perf.view.RunSettings;
import org.wiretune.perf.view.SettingRow;

/**
 * A run as the result editor shows it.
 *
 * @param run the run; empty when the file cannot be read
 * @param title name, kind and time of the run, or why it cannot be read
 * @param banner whether its figures may be used
 * @param rows its lines
 * @param series its course
 * @param settings its settings with their sources
 * @param log what to know about it
 * @param findings the findings of the project that it judges
 * @param gcLog the log of the server's collections that it kept, empty where it kept none
 */
public record RunResult(Optional<RunFile> run, String title, ResultBanner banner, List<ResultRow> rows, RunSeries series,
		List<SettingRow> settings, String log, List<JudgedFinding> findings, Optional<Path> gcLog) {

	/** Copies the lists. */
	public RunResult {
		rows = List.copyOf(rows);
		settings = List.copyOf(settings);
		findings = List.copyOf(findings);
	}

	/**
	 * Reads a run. Not to be called on the UI thread.
	 *
	 * @param file its file
	 * @param project the project whose findings it judges
	 * @param zone for times of day
	 * @return the run; a file that cannot be read says so
	 */
	public static RunResult read(Path file, IProject project, ZoneId zone) {
		RunFile run;
		try {
			run = RunFileFormat.read(file);
		} catch (IOException problem) {
			String reason = String.valueOf(problem.getMessage());
			return new RunResult(Optional.empty(), file.getFileName().toString(),
					new ResultBanner(ResultBanner.Level.INVALID, TEXTS.get("result.unreadable"), List.of(reason)), List.of(),
					RunSeries.NONE, List.of(), "", List.of(), RunCompanions.keptGcLog(file));
		}
		List<JudgedFinding> findings;
		try {
			findings = JudgedFinding.of(run, RunResults.get().runs(project), project);
		} catch (CoreException unreadable) {
			findings = List.of();
		}
		RunHeadline headline = new RunHeadline(zone);
		List<SettingRow> settings = RunSettings.of(run, Optional.empty()).stream()
				.filter(row -> !row.label().equals(TEXTS.get("setting.note"))).toList();
		return new RunResult(Optional.of(run), TEXTS.get("result.title", run.name(),
				run.specification().workload().kind().label(), headline.time(run.startedAt())), ResultBanner.of(run), ResultRow.of(run),
				RunSeries.of(run), settings, RunLogText.of(run, zone), findings, RunCompanions.keptGcLog(file));
	}
}
