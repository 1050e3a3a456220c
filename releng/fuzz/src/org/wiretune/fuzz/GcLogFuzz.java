/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.fuzz;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.NoGcLogException;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.diagnosis.GcDiagnosis;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcHtmlReport;
import org.wiretune.gclog.report.GcJsonReport;
import org.wiretune.gclog.report.GcTextReport;

/** One file as a collection log: read at once and in small pieces, judged and told; figures are possible ones. */
public final class GcLogFuzz {

	private GcLogFuzz() {
	}

	/** Called by the fuzzer. */
	public static void fuzzerTestOneInput(byte[] input) {
		GcLogData log;
		GcLogData inPieces;
		try {
			log = GcLogReader.read(new ByteArrayInputStream(input), "fuzz.log", ReadingMonitor.NONE);
			inPieces = GcLogReader.read(pieces(input), "fuzz.log", ReadingMonitor.NONE);
		} catch (NoGcLogException none) {
			if (!none.getMessage().contains("fuzz.log")) {
				throw new IllegalStateException(none);
			}
			return;
		} catch (IOException broken) {
			// A compressed file that is none.
			return;
		}
		require(log.pauses() == inPieces.pauses() && log.pauseNanos() == inPieces.pauseNanos(), "pieces make a difference");
		require(log.pauses() >= 0 && log.pauseNanos() >= 0 && log.maxPauseNanos() <= log.pauseNanos(), "pauses");
		GcAnalysis analysis = GcAnalysis.of(log);
		double throughput = analysis.summary().throughputPercent();
		require(Double.isNaN(throughput) || throughput >= 0 && throughput <= 100, "throughput " + throughput);
		require(analysis.summary().runtimeNanos() == GcEvents.UNKNOWN || analysis.summary().runtimeNanos() >= 0, "run time");
		long lines = log.linesUnderstood() + log.linesSkipped() + input.length;
		for (int row = 0; row < log.events().size(); row++) {
			long line = log.events().get(GcColumn.LINE, row);
			require(line >= 1 && line <= lines, "line " + line);
			require(log.events().jvm(row) >= 0 && log.events().jvm(row) < log.jvmStarts().size(), "start");
			require(!log.events().has(GcColumn.PAUSE, row) || log.events().get(GcColumn.PAUSE, row) >= 0, "pause");
		}
		for (GcFinding finding : analysis.diagnosis().findings()) {
			require(GcDiagnosis.ids().contains(finding.id()) && !finding.message().isBlank(), finding.id());
			finding.lines().forEach(line -> require(line >= 1 && line <= lines, finding.id()));
		}
		require(analysis.diagnosis().missing().isEmpty(), analysis.diagnosis().missing().orElse(""));
		List<GcAnalysis> both = List.of(analysis, analysis);
		require(!GcTextReport.toText(both).isEmpty() && GcJsonReport.toText(both).endsWith("]\n") && GcHtmlReport.toText(both).endsWith("</html>\n"), "reports");
	}

	private static void require(boolean condition, String what) {
		if (!condition) {
			throw new IllegalStateException(what);
		}
	}

	/** The same bytes, seven at a time. */
	private static InputStream pieces(byte[] input) {
		return new FilterInputStream(new ByteArrayInputStream(input)) {

			@Override
			public int read(byte[] buffer, int offset, int length) throws IOException {
				return super.read(buffer, offset, Math.min(7, length));
			}
		};
	}
}
