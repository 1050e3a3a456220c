/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.diagnosis.GcDiagnosis;
import org.wiretune.gclog.summary.GcSummary;

/**
 * A log with its figures and findings.
 *
 * @param log the log
 * @param summary its figures
 * @param diagnosis its findings
 */
public record GcAnalysis(GcLogData log, GcSummary summary, GcDiagnosis diagnosis) {

	/** {@return the analysis of a log} */
	public static GcAnalysis of(GcLogData log) {
		GcSummary summary = GcSummary.of(log);
		return new GcAnalysis(log, summary, GcDiagnosis.of(log, summary));
	}

	/** {@return sentences on what is missing or doubtful in the file and in its findings} */
	public List<String> remarks() {
		return Stream.concat(log.remarks().stream(), diagnosis.missing().stream()).toList();
	}
}
