/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.report.JMeterLines;
import org.wiretune.perf.report.MeasurementsCsv;
import org.wiretune.perf.report.ResultTable;
import org.wiretune.perf.report.SecondsCsv;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.validity.Validity;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.xml.sax.InputSource;

class ReportTest {

	private static final String HOSTILE = "Läufer <script>alert(1)</script> & \"Co\"";

	/** A ramp of three steps; the last one gets hotter, and some of its calls fail. */
	static RunFile ramp(double speed, int heap) {
		Workload workload = Workload.of(WorkloadKind.RAMP).with(RampKeys.USERS, List.of(1, 10, 20))
				.with(RampKeys.THINK_TIME, Duration.ofMillis(5));
		RunFile run = new RunFile(RunFileFormat.SCHEMA,
				new RunSpecification(HOSTILE, workload, ServerSettings.builder().maximumHeapMegabytes(heap).build()),
				Instant.parse("2026-03-04T10:00:00Z"), Optional.of(Instant.parse("2026-03-04T10:01:20Z")), RunState.COMPLETED,
				"", new RunEnvironment("Linux 6.1", 2, "OpenJDK 25 (G1)", "OpenJDK 25", 1, 2),
				List.of("Nagle's algorithm was switched off <here>."), List.of(), List.of());
		List<Measurement> measurements = new ArrayList<>();
		for (int users : List.of(1, 10, 20)) {
			MeasurementBuilder builder = new MeasurementBuilder();
			builder.parameters.put("users", String.valueOf(users));
			builder.seed = users;
			builder.seconds = 30;
			builder.callsPerSecond = speed * Math.min(users, 12) * 20;
			builder.meanMs = 2 * Math.max(1, users / 12.0) / speed;
			builder.growth = users == 20 ? 0.8 : 1;
			if (users == 20) {
				builder.errors.put("Connection reset <by peer>", 12L);
			}
			measurements.add(Validity.judged(builder.build(), new RunFile(run.schema(), run.specification(), run.startedAt(),
					run.endedAt(), run.state(), "", run.environment(), run.notes(), List.of(), measurements)));
		}
		return new RunFile(run.schema(), run.specification(), run.startedAt(), run.endedAt(), run.state(), "",
				run.environment(), run.notes(), List.of(), measurements);
	}

	@Test
	void theReportStandsAlone() throws Exception {
		RunFile run = ramp(1, 512);
		String html = HtmlReport.toText(run, Map.of("yesterday", RunComparison.of(ramp(0.8, 384), run)));
		keepForTheEye(html);
		assertFalse(html.contains("<script"), "what comes from a file is escaped");
		assertTrue(html.contains("Läufer &lt;script&gt;"), "and shown");
		for (String reference : List.of("http:", "https:", "src=", "href=", "url(", "@import")) {
			assertFalse(html.contains(reference), reference);
		}
		assertTrue(html.contains("prefers-color-scheme:dark"));
		// Written so that it is well-formed XML but for what HTML demands in the head.
		String body = html.substring(html.indexOf("<main>"), html.indexOf("</main>") + 7);
		var document = DocumentBuilderFactory.newInstance().newDocumentBuilder()
				.parse(new InputSource(new StringReader(body)));
		assertTrue(document.getElementsByTagName("figure").getLength() >= 12, "four charts for each measurement");
		assertTrue(html.indexOf("Connection reset") < html.indexOf("Std. deviation"), "errors come first");
		assertTrue(html.contains("compared with yesterday"));
	}

	/** For a look at it: {@code -Dwiretune.report=FILE}. */
	private static void keepForTheEye(String html) throws IOException {
		String file = System.getProperty("wiretune.report", "");
		if (!file.isEmpty()) {
			Files.writeString(Path.of(file), html);
		}
	}

	@Test
	void theTableHasTheColumnsOfTheSource() {
		assertEquals(List.of("Transaction name", "Valid", "Errors", "Samples", "Minimum", "Average", "Maximum", "Std. deviation",
				"90 percent", "Median", "99 percent", "99.9 percent", "Per second", "95 % interval"),
				ResultTable.columns().stream().map(ResultTable.Column::label).toList());
		assertEquals("1.50 ms", ResultTable.percentile(new MeasurementBuilder().build().latency().count(), 90, 1.5));
		MeasurementBuilder few = new MeasurementBuilder();
		few.callsPerSecond = 40;
		assertEquals(ResultTable.NOT_VALID, ResultTable.percentile(few.build().latency().count(), 99, 3));
	}

	@Test
	void measurementsAreALineEach() {
		List<String> lines = MeasurementsCsv.toText(ramp(1, 512)).lines().toList();
		assertEquals(4, lines.size());
		assertTrue(lines.get(0).startsWith("transaction,valid,errors,samples,minimum,average,maximum,deviation,90percent"),
				lines.get(0));
		assertTrue(lines.get(3).startsWith("users 20,yes,12,"), lines.get(3));
	}

	private static RunFile ended(RunFile run, RunState state, List<Measurement> measurements) {
		return new RunFile(run.schema(), run.specification(), run.startedAt(), run.endedAt(), state, state == RunState.COMPLETED ? "" : "The server ended.",
				run.environment(), run.notes(), List.of(), measurements);
	}

	/** Its head said "3, each of them valid", and its table "yes", although no comparison takes a figure of it. */
	@Test
	void nothingOfAFailedRunIsCalledValid() {
		RunFile ramp = ramp(1, 512);
		RunFile failed = ended(ramp, RunState.FAILED, ramp.measurements());
		String html = HtmlReport.toText(failed, Map.of());
		assertFalse(html.contains("each of them valid"), "the head");
		assertTrue(html.contains("Measurements: 3, of which 3 must not be used") && html.contains("The run failed: The server ended."), html);
		assertEquals(3, html.split("<tr class=\"invalid\">", -1).length - 1);
		List<String> csv = MeasurementsCsv.toText(failed).lines().toList();
		assertTrue(csv.stream().skip(1).allMatch(line -> line.contains(",no,") && line.contains("failed: The server ended.")), csv.toString());
		assertTrue(SecondsCsv.toText(failed).lines().skip(1).allMatch(line -> line.contains(",no,")));
		assertEquals(ramp.measurements(), failed.measurements(), "what was measured is kept as it is");
		RunFile stopped = ended(ramp, RunState.STOPPED, ramp.measurements());
		assertTrue(HtmlReport.toText(stopped, Map.of()).contains("Measurements: 3, each of them valid."), "what was measured before a stop holds");
	}

	@Test
	void linesForJMeterSayWhatMustNotBeUsed() {
		RunFile ramp = ramp(1, 512);
		List<Measurement> mixed = new ArrayList<>(ramp.measurements());
		mixed.set(1, mixed.get(1).withInvalid(List.of("The machine swapped.")));
		List<String> lines = JMeterLines.toText(ended(ramp, RunState.COMPLETED, mixed)).lines().skip(1).toList();
		assertTrue(lines.stream().filter(line -> line.contains(",10 ")).allMatch(line -> line.contains(",\"mean of one second, not valid\",")), lines.toString());
		assertTrue(lines.stream().filter(line -> !line.contains(",10 ")).allMatch(line -> line.contains(",mean of one second,")), lines.toString());
		assertTrue(JMeterLines.toText(ended(ramp, RunState.FAILED, ramp.measurements())).lines().skip(1).allMatch(line -> line.contains("not valid")));
	}

	@Test
	void secondsAreALineEach() {
		List<String> lines = SecondsCsv.toText(ramp(1, 512)).lines().toList();
		assertEquals(1 + 3 * 35, lines.size());
		assertTrue(lines.get(1).startsWith("1,1,0,warm-up,"), lines.get(1));
	}

	@Test
	void jmeterAddsUpTheSamplesOfASecond() {
		RunFile run = ramp(1, 512);
		List<String> lines = JMeterLines.toText(run).lines().toList();
		assertEquals("timeStamp,elapsed,label,responseCode,responseMessage,threadName,success,bytes,grpThreads,allThreads,"
				+ "Latency,SampleCount,ErrorCount", lines.get(0));
		long samples = lines.stream().skip(1).map(line -> line.split(",")).filter(line -> line[2].equals("20 measurement"))
				.mapToLong(line -> Long.parseLong(line[11])).sum();
		assertEquals(run.measurements().get(2).answered(), samples);
	}
}
