/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.event.ConsoleText;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.event.RunMessages;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.protocol.DriverOrder;
import org.wiretune.perf.report.ComparisonJson;
import org.wiretune.perf.report.ComparisonText;
import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.report.JMeterLines;
import org.wiretune.perf.report.MeasurementsCsv;
import org.wiretune.perf.report.SecondsCsv;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadProblem;
import org.wiretune.perf.workload.WorkloadText;

/** What a run was told to keep to itself stands in no file and on no console that it leaves. */
class SecretsInRunsTest {

	private static final String SECRET = "Zq4711Kw";
	private static final Instant TIME = SampleRun.START;

	@TempDir
	Path folder;

	private static RunSpecification specification() {
		WorkloadKind kind = WorkloadKind.all().stream().filter(each -> each.keys().contains(TargetKeys.REQUEST)).findFirst().orElseThrow();
		Workload workload = Workload.of(kind).with(TargetKeys.ADDRESS, List.of(URI.create("http://user:" + SECRET + "@localhost:9080/app?token=" + SECRET)))
				.with(TargetKeys.REQUEST, List.of("POST /login application/json {\"user\": \"u\", \"password\": \"" + SECRET + "\"}", "GET /a?apiKey=" + SECRET + "&page=1"));
		ServerSettings server = ServerSettings.builder()
				.jvmArguments(List.of("-Djavax.net.ssl.keyStorePassword=" + SECRET, "-Ddb.url=jdbc:db2://h/d:user=u;password=" + SECRET + ";", "-Dtoken=" + SECRET + " " + SECRET, "-Xlog:gc")).build();
		return RunSpecification.lab().withWorkload(workload).withServer(server);
	}

	@Test
	void theFileAndAllReports() throws IOException {
		Map<String, Long> errors = Map.of("http://user:" + SECRET + "@host/ answered 401.", 2L);
		Measurement measurement = new Measurement("GET http://u:" + SECRET + "@h/", Map.of("address", "http://u:" + SECRET + "@h/", "users", "20"), 1, TIME, List.of(), Distribution.NONE, Map.of(), 0, 0,
				errors, Map.of(), Map.of(), new MeasurementBuilder().build().resources(), List.of(), List.of("The login with password=" + SECRET + " failed."), List.of("jdbc:mysql://u:" + SECRET + "@h/d"),
				true);
		KeptAlarm alarm = new KeptAlarm(Alarm.seen("mdb-sessions-oscillate-live", "jdbc:oracle:thin:scott/" + SECRET + "@h", 1, LimitOwner.NONE, "password=" + SECRET));
		RunFile run = new RunFile(RunFileFormat.SCHEMA, specification(), TIME, Optional.of(TIME.plusSeconds(9)), RunState.FAILED, "The server said: connect with password=" + SECRET,
				RunEnvironment.UNKNOWN, List.of("-Djavax.net.ssl.trustStorePassword=" + SECRET + " is not passed on."), List.of(), List.of(measurement), List.of(alarm));
		Path file = folder.resolve("run.json");
		RunFileFormat.write(run, file);
		String text = Files.readString(file);
		assertHidden("run file", text);
		assertTrue(text.contains("-Xlog:gc") && text.contains("localhost:9080/app") && text.contains("page=1"), text);
		assertEquals(run, RunFileFormat.read(file), "what is hidden stays readable");
		Map<String, RunComparison> comparison = Map.of("before", RunComparison.of(List.of(run), List.of(run)));
		assertHidden("html", HtmlReport.toText(run, comparison));
		assertHidden("csv", MeasurementsCsv.toText(run) + SecondsCsv.toText(run) + JMeterLines.toText(run));
		assertHidden("comparison", ComparisonJson.toText("before", comparison) + ComparisonText.lines("before", "after", comparison.get("before")));
	}

	@Test
	void aFileOfAnEarlierVersionIsHiddenWhenItIsRead() throws IOException {
		RunFile run = RunFileFormat.parse("""
				{"schema": 2, "startedAt": "2026-03-04T13:52:05Z", "state": "failed", "reason": "password=%1$s", "notes": ["token=%1$s"],
				"settings": {"jvmArguments": ["-Dpassword=%1$s"]}, "cells": []}""".formatted(SECRET));
		assertHidden("read", run.toString() + run.specification().server().jvmArguments() + RunFileFormat.toText(run));
	}

	@Test
	void consoleAndJournal() {
		for (RunEvent event : List.of(new RunEvent.Message(TIME, "-Dpassword=" + SECRET), new RunEvent.Failure(TIME, "jdbc:mysql://u:" + SECRET + "@h/d refused"),
				new RunEvent.Finished(TIME, RunState.FAILED, "Authorization: Bearer " + SECRET),
				new RunEvent.ServerReady(TIME, 1, 2, 3, "", "", "", 1, 1, 1, List.of("password=" + SECRET)), new RunEvent.DriverReady(TIME, 1, "", List.of("password=" + SECRET)))) {
			assertHidden("console", String.join("\n", new ConsoleText().lines(event)));
			assertHidden("journal", RunEventFormat.toLine(event));
		}
		assertHidden("problem", new WorkloadProblem(1, 1, 1, false, "'password=" + SECRET + "' is no key.").sentence());
	}

	/** Processes of a run may tell a text line by line, of which no inner line tells what it is. */
	@Test
	void theLinesOfAKeyInMessagesAndNotes() throws IOException {
		List<String> key = List.of("The server begins.", "-----BEGIN PRIVATE KEY-----", SECRET + 1, SECRET + 2, SECRET + 3, SECRET + 4, "-----END PRIVATE KEY-----", "The server ends.");
		RunMessages messages = new RunMessages();
		ConsoleText console = new ConsoleText();
		StringBuilder all = new StringBuilder();
		for (String line : key) {
			// As it comes from the process.
			RunEvent event = messages.shown(RunEventFormat.parse(RunEventFormat.toLine(new RunEvent.Message(TIME, line))).orElseThrow());
			all.append(String.join("\n", console.lines(event))).append('\n').append(RunEventFormat.toLine(event)).append('\n');
		}
		assertHidden("messages", all.toString());
		assertEquals(16, all.toString().lines().count());
		for (String word : List.of("The server begins.", "BEGIN PRIVATE KEY", "END PRIVATE KEY", "The server ends.")) {
			assertEquals(3, all.toString().split(word).length, word);
		}
		RunEvent other = new RunEvent.Failure(TIME, "The disk is full.");
		assertSame(other, messages.shown(other));
		RunFile run = new RunFile(RunFileFormat.SCHEMA, specification(), TIME, Optional.of(TIME.plusSeconds(9)), RunState.FAILED, "", RunEnvironment.UNKNOWN, key, List.of(), List.of(), List.of());
		for (String text : List.of(RunFileFormat.toText(run), HtmlReport.toText(run, Map.of()))) {
			assertHidden("notes", text);
			assertTrue(text.contains("The server begins.") && text.contains("The server ends."), text);
		}
		assertEquals(run, RunFileFormat.parse(RunFileFormat.toText(run)), "what is hidden stays readable");
		assertHidden("ready", new RunEvent.ServerReady(TIME, 1, 2, 3, "", "", "", 1, 1, 1, key).toString() + new RunEvent.DriverReady(TIME, 1, "", key));
	}

	/** What is run is exact: the process would not start otherwise. */
	@Test
	void theOrderToTheDriverIsExact() {
		RunSpecification specification = specification();
		assertFalse(WorkloadText.write(specification.workload()).contains("***"));
		assertTrue(specification.server().jvmArguments().get(0).endsWith(SECRET));
		assertTrue(new DriverOrder(specification, 1, 2, "token").toLine().contains(SECRET));
		RunSpecification lab = RunSpecification.lab();
		assertSame(lab, lab.shown());
		assertEquals(specification.shown(), specification.shown().shown());
	}

	private static void assertHidden(String name, String text) {
		assertFalse(text.contains(SECRET), name + ": " + text);
	}
}
