/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.diagnosis.GcDiagnosis;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcTextReport;

/** A rule that fails costs its own findings, and the report says so. */
class FailedRuleTest {

	@Test
	void otherRulesGoOnAndTheReportSaysIt() {
		LogText text = LogText.unified("G1", 17, 1024);
		for (int i = 0; i < 20; i++) {
			text.pause(1 + i, "Young (Normal) (G1 Evacuation Pause)", 300, 200, 1024, 400);
		}
		GcAnalysis whole = text.analysis();
		assertEquals(List.of(), whole.remarks());
		GcLogData log = whole.log();
		GcLogData damaged = new GcLogData(log.name(), log.format(), log.jvmStarts(), log.events(), log.eventsNotKept(), log.pauses(), log.pauseNanos(), log.maxPauseNanos(),
				log.maxPauseLine(), log.safepoints(), null, log.lostStops(), log.linesUnderstood(), log.linesSkipped(), log.skipped(), log.remarks(), log.parts());
		GcDiagnosis diagnosis = GcDiagnosis.of(damaged, whole.summary());
		assertTrue(diagnosis.findings().stream().map(GcFinding::id).toList().contains("gc-time-over-5-percent"), diagnosis.findings().toString());
		GcAnalysis analysis = new GcAnalysis(log, whole.summary(), diagnosis);
		assertEquals(1, analysis.remarks().size());
		assertTrue(GcTextReport.toText(List.of(analysis)).contains("so findings may be missing here"), GcTextReport.toText(List.of(analysis)));
	}
}
