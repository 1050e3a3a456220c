/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.perf.base.BindingUnderTest.HTTP_SYNC;
import static org.wiretune.perf.base.BindingUnderTest.SCA_SYNC;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.file.MeasuredFix;
import org.wiretune.perf.file.MeasuredFixes;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.judged.StartsForVerdict;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.FixOutcome;

/** Fixes that were measured again are kept, and what became of the same call is told from its runs. */
class MeasuredFixTest {

	private static final MeasuredFix FIX = new MeasuredFix("http-binding-same-server", "HTTP call inside one server", "ReceiverHTTP.import", 4, "Use an SCA binding", "3.json", "6.json");

	private static RunHistory.Entry run(int number, BindingUnderTest binding, double milliseconds) {
		return new RunHistory.Entry(Path.of("wiretune-runs", number + ".json"), Optional.of(LabRuns.number(number)
				.imports(new ImportUnderTest("Sender", "ReceiverHTTP", binding), new ImportUnderTest("Sender", "Other", binding))
				.cell(binding, LabRuns.KB_100, milliseconds + 0.01 * number * milliseconds).build()), "");
	}

	private static List<RunHistory.Entry> history(int before, int after) {
		List<RunHistory.Entry> history = new ArrayList<>();
		for (int number = 3 - before + 1; number <= 3; number++) {
			history.add(run(number, HTTP_SYNC, 20));
		}
		for (int number = 6 - after + 1; number <= 6; number++) {
			history.add(run(number, SCA_SYNC, 0.5));
		}
		return history;
	}

	@Test
	void theCallOfTheFindingIsToldBeforeAndAfter() {
		FixOutcome judged = FixOutcome.of(FIX, history(3, 3));
		assertEquals(List.of(Path.of("wiretune-runs", "3.json"), Path.of("wiretune-runs", "6.json")), judged.runs());
		assertTrue(judged.words().matches("20\\.[0-9]+ ms \u2192 5[0-9]+ \u00b5s, .*times faster"), judged.words());
		assertTrue(judged.told().startsWith("Use an SCA binding. ReceiverHTTP: HTTP sync \u2192 SCA sync, 100 KB: 20."), judged.told());
	}

	@Test
	void oneStartOfASideIsNoVerdictAndSaysWhy() {
		FixOutcome once = FixOutcome.of(FIX, history(1, 1));
		assertTrue(once.words().endsWith(", not judged"), once.words());
		assertTrue(once.told().contains("not judged: Each side was started once"), once.told());
	}

	@Test
	void runsThatAreGoneOrHaveNothingInCommonAreTold() {
		FixOutcome gone = FixOutcome.of(FIX, history(3, 0));
		assertEquals(List.of(), gone.runs());
		assertEquals("runs not kept", gone.words());
		assertTrue(gone.told().contains("6.json after"), gone.told());
		RunHistory.Entry alone = new RunHistory.Entry(Path.of("6.json"), Optional.of(LabRuns.number(6).cell(SCA_SYNC, LabRuns.KB, 1).build()), "");
		assertEquals("nothing in common", FixOutcome.of(FIX, List.of(run(3, HTTP_SYNC, 20), alone)).words());
	}

	@Test
	void theyAreKeptBesideTheRunsAndBrokenLinesAreLeftOut(@TempDir Path folder) throws IOException {
		assertEquals(List.of(), MeasuredFixes.read(folder));
		MeasuredFixes.add(folder, FIX);
		Path file = folder.resolve(MeasuredFixes.FILE_NAME);
		Files.writeString(file, "no JSON\n[]\n{\"headline\":\"without runs\"}\n{\"line\":1.5,\"headline\":\"h\",\"before\":\"a\",\"after\":\"b\"}\n", StandardOpenOption.APPEND);
		MeasuredFix next = FIX.measuredBy("7.json");
		MeasuredFixes.add(folder, next);
		assertEquals(List.of(FIX, next), MeasuredFixes.read(folder));
		assertEquals(2, Files.readAllLines(file).size());
		assertEquals(List.of(), RunHistory.ofProject(folder).entries(), "it is no run file");
	}

	@Test
	void onlyTheNewestAreKept(@TempDir Path folder) throws IOException {
		Files.writeString(folder.resolve(MeasuredFixes.FILE_NAME), ("{\"headline\":\"h\",\"before\":\"a\",\"after\":\"b\"}\n").repeat(300));
		MeasuredFixes.add(folder, FIX);
		List<MeasuredFix> kept = MeasuredFixes.read(folder);
		assertEquals(200, kept.size());
		assertEquals(FIX, kept.get(199));
	}

	@Test
	void whatAVerdictStillNeedsIsCounted() {
		RunFile busy = LabRuns.number(1).cell(HTTP_SYNC, LabRuns.KB_100, 20, LabRuns.BUSY).build();
		RunFile first = LabRuns.number(2).cell(HTTP_SYNC, LabRuns.KB_100, 20).build();
		RunFile other = LabRuns.number(3).heap(900).cell(HTTP_SYNC, LabRuns.KB_100, 20).build();
		RunFile newest = LabRuns.number(4).cell(HTTP_SYNC, LabRuns.KB_100, 20).build();
		StartsForVerdict starts = StartsForVerdict.of(newest, List.of(busy, first, other, newest));
		assertEquals(2, starts.kept(), "neither the busy one nor the one of other settings");
		assertEquals(1, starts.missing());
		assertEquals(4, starts.runs());
		assertEquals(0, StartsForVerdict.of(newest, List.of(LabRuns.number(1).cell(HTTP_SYNC, LabRuns.KB_100, 20).build(), first, newest)).missing());
	}

	@Test
	void whatAVerdictStillNeedsIsSaidByCaseAndInMinutes() {
		assertEquals("The call is measured often enough before: 3 starts of the same settings are kept. For a verdict the quick-fix is shown now, and 3 runs are made after it. That takes about 5 minutes.",
				new StartsForVerdict(3, 0, 3, 95).sentence());
		assertEquals("A verdict needs 3 starts of the same settings before the quick-fix and 3 after it, since one start differs from the next. 2 before it are kept, so one more run is made before the quick-fix is shown, and 3 after it. That takes about 30 seconds.",
				new StartsForVerdict(2, 1, 3, 8).sentence());
		assertTrue(new StartsForVerdict(1, 2, 3, 18).sentence().contains(" One before it is kept, so 2 more runs are made "));
		assertTrue(StartsForVerdict.ofNone().sentence().endsWith(" None before it is kept, so 3 more runs are made before the quick-fix is shown, and 3 after it."), "nobody knows how long a run takes that was never made");
	}

	@Test
	void aRunThatMustNotBeUsedIsMadeAgainForAVerdictButNotWithoutEnd() {
		RunFile busy = LabRuns.number(1).cell(HTTP_SYNC, LabRuns.KB_100, 20, LabRuns.BUSY).build();
		RunFile second = LabRuns.number(2).cell(HTTP_SYNC, LabRuns.KB_100, 20).build();
		RunFile third = LabRuns.number(3).cell(HTTP_SYNC, LabRuns.KB_100, 20).build();
		RunFile fourth = LabRuns.number(4).cell(HTTP_SYNC, LabRuns.KB_100, 20).build();
		assertTrue(StartsForVerdict.isAnotherNeeded(2, 3, true, second, List.of(busy, second)), "two of three");
		assertTrue(StartsForVerdict.isAnotherNeeded(3, 3, true, third, List.of(busy, second, third)), "one of three is of no use");
		assertFalse(StartsForVerdict.isAnotherNeeded(4, 3, true, fourth, List.of(busy, second, third, fourth)));
		assertFalse(StartsForVerdict.isAnotherNeeded(5, 3, true, busy, List.of(busy)), "a machine that others use will not be quiet for the next one");
		assertTrue(StartsForVerdict.isAnotherNeeded(1, 1, true, busy, List.of(busy)), "the one that was missing is still missing");
		assertFalse(StartsForVerdict.isAnotherNeeded(1, 1, false, busy, List.of(busy)), "measured once is measured once");
	}

	/** An IDE that was started a moment ago compiles itself while the first runs are made. */
	@Test
	void whenTheMachineIsQuietAgainRunsGoOnUntilThereAreEnough() {
		RunFile[] runs = new RunFile[6];
		for (int i = 0; i < 6; i++) {
			runs[i] = LabRuns.number(i + 1).cell(HTTP_SYNC, LabRuns.KB_100, 20, i < 3 ? new String[] { LabRuns.BUSY } : new String[0]).build();
		}
		assertTrue(StartsForVerdict.isAnotherNeeded(5, 3, true, runs[4], List.of(runs).subList(0, 5)), "two of five, and the last two may be used");
		assertFalse(StartsForVerdict.isAnotherNeeded(6, 3, true, runs[5], List.of(runs)));
		assertFalse(StartsForVerdict.isAnotherNeeded(9, 3, true, runs[4], List.of(runs).subList(0, 5)), "three times as many as are wanted are enough");
	}

	/** A fix of the wiring changes no setting. */
	@Test
	void runsBeforeTheFixAreNoneAfterIt() {
		RunFile[] runs = new RunFile[7];
		for (int i = 0; i < 7; i++) {
			runs[i] = LabRuns.number(i + 1).cell(HTTP_SYNC, LabRuns.KB_100, 20, i == 3 ? new String[] { LabRuns.BUSY } : new String[0]).build();
		}
		assertTrue(StartsForVerdict.isAnotherNeeded(3, 3, true, runs[5], List.of(runs).subList(0, 6)), "three before it, and two of three after it");
		assertFalse(StartsForVerdict.isAnotherNeeded(4, 3, true, runs[6], List.of(runs)));
	}
}
