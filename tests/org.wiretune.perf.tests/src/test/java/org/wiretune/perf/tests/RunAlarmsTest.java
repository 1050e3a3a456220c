/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.perf.alarm.LimitedBy;
import org.wiretune.perf.alarm.LimitingSetting;
import org.wiretune.perf.alarm.RunAlarms;
import org.wiretune.perf.event.ConsoleText;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.file.JournalReader;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.report.HtmlReport;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/** The alarms that a run keeps of its server. */
class RunAlarmsTest {

	@TempDir
	Path folder;

	@Test
	void limitsThatWereReachedAreKeptAndShown() throws IOException {
		RunFile sample = withAlarms(true, List.of(SampleRun.alarm(true)));
		RunFile run = new RunFile(sample.schema(), sample.specification(), sample.startedAt(), sample.endedAt(), sample.state(), sample.reason(),
				sample.environment(), sample.notes(), sample.cells(), sample.measurements(), sample.alarms(), List.of(SampleRun.reached()));
		assertEquals(List.of(SampleRun.reached()), RunFileFormat.parse(RunFileFormat.toText(run)).reached());
		JsonObject json = JsonParser.parseString(RunFileFormat.toText(run)).getAsJsonObject();
		json.remove("reached");
		assertEquals(List.of(), RunFileFormat.parse(json.toString()).reached(), "files of before have none");
		String html = HtmlReport.toText(run, java.util.Map.of());
		assertTrue(html.contains("RequestBean instances reached the limit: 15 of 15 in 5 of the 12 seconds"), html);
		assertTrue(html.contains(SampleRun.alarm(true).alarm().message().substring(0, 20)), "alarms are in the report too");
	}

	private static RunFile withAlarms(boolean ended, List<KeptAlarm> alarms) {
		RunFile sample = SampleRun.run(SampleRun.START, SampleRun.cell("jms-async", 1024, 1));
		return new RunFile(sample.schema(), sample.specification(), sample.startedAt(),
				ended ? sample.endedAt() : java.util.Optional.empty(), RunState.STOPPED, "", sample.environment(), sample.notes(),
				sample.cells(), sample.measurements(), alarms);
	}

	@Test
	void areWrittenAndRead() throws IOException {
		RunFile run = withAlarms(true, List.of(SampleRun.alarm(true), SampleRun.alarm(false)));
		RunFile read = RunFileFormat.parse(RunFileFormat.toText(run));
		assertEquals(run.alarms(), read.alarms());
		assertEquals(2, read.alarms().get(0).alarm().evidence().size());
	}

	@Test
	void aFileWithoutThemIsReadAsBefore() throws IOException {
		JsonObject json = JsonParser.parseString(RunFileFormat.toText(withAlarms(true, List.of(SampleRun.alarm(true))))).getAsJsonObject();
		json.remove("alarms");
		assertEquals(List.of(), RunFileFormat.parse(json.toString()).alarms());
	}

	@Test
	void anAlarmThatIsToldAgainReplacesWhatWasKnown() {
		RunAlarms alarms = new RunAlarms();
		KeptAlarm raised = SampleRun.alarm(false).withThreadDump("");
		alarms.add(raised);
		alarms.add(raised.withThreadDump("run.threads-1.txt"));
		alarms.add(raised.withThreadDump("run.threads-1.txt").ended(SampleRun.START.plusSeconds(40).toEpochMilli()));
		assertEquals(1, alarms.all().size());
		assertEquals("run.threads-1.txt", alarms.all().get(0).threadDump());
		assertEquals(SampleRun.START.plusSeconds(40).toEpochMilli(), alarms.all().get(0).endedAt().getAsLong());
	}

	@Test
	void aServerThatRaisesWithoutEndFillsNoMemory() {
		RunAlarms alarms = new RunAlarms();
		for (int i = 0; i < 2 * KeptAlarm.MOST; i++) {
			alarms.add(new KeptAlarm(Alarm.seen("mdb-sessions-oscillate-live", "bean " + i, i, LimitOwner.NONE, "x")));
		}
		assertEquals(KeptAlarm.MOST, alarms.all().size());
	}

	@Test
	void theJournalOfARunThatWasCutOffHasThem() throws IOException {
		Path file = folder.resolve("cut.json");
		RunFileFormat.write(withAlarms(false, List.of()), file);
		Files.writeString(JournalReader.beside(file), RunEventFormat.toLine(new RunEvent.AlarmChanged(SampleRun.START, SampleRun.alarm(false))) + "\n"
				+ RunEventFormat.toLine(new RunEvent.AlarmChanged(SampleRun.START, SampleRun.alarm(true))) + "\n");
		assertEquals(List.of(SampleRun.alarm(true)), RunFileFormat.read(file).alarms());
	}

	@Test
	void theConsoleTellsRaisedKeptAndOver() {
		ConsoleText text = new ConsoleText();
		String raised = text.lines(new RunEvent.AlarmChanged(SampleRun.START, SampleRun.alarm(false).withThreadDump(""))).get(0);
		assertTrue(raised.endsWith("Alarm mdb-sessions-oscillate-live (OrderBean): " + SampleRun.alarm(false).alarm().message()), raised);
		String kept = text.lines(new RunEvent.AlarmChanged(SampleRun.START, SampleRun.alarm(false))).get(0);
		assertTrue(kept.endsWith("are kept in run.threads-1.txt."), kept);
		String over = text.lines(new RunEvent.AlarmChanged(SampleRun.START, SampleRun.alarm(true))).get(0);
		assertTrue(over.endsWith("Alarm over: mdb-sessions-oscillate-live (OrderBean)"), over);
	}

	@Test
	void whatALaterVersionSaysOfALimitIsNoneAndTheRestIsRead() throws IOException {
		RunFile run = withAlarms(true, List.of(SampleRun.alarm(true)));
		String text = RunFileFormat.toText(run);
		assertTrue(text.contains("\"raisedAt\": \"" + SampleRun.START.plusSeconds(7) + '"'), text);
		assertEquals(text, RunFileFormat.toText(RunFileFormat.parse(text)));
		Alarm read = RunFileFormat.parse(text.replace("message driven pool", "the weather")).alarms().get(0).alarm();
		assertEquals(LimitOwner.NONE, read.limitedBy());
		assertEquals(SampleRun.alarm(true).alarm().evidence(), read.evidence());
		Observed seen = read.seen();
		assertEquals(new Observed(read.id(), Severity.WARNING, read.message(), seen.measured(), seen.limit()), seen);
		assertTrue(seen.measured().startsWith("24.6") && seen.limit().startsWith("15"), seen.toString());
		assertEquals(LimitingSetting.class, LimitedBy.of("acme.engine/maximum-polls").getClass());
	}
}
