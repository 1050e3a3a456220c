/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.perf.base.BindingUnderTest.HTTP_SYNC;
import static org.wiretune.perf.base.BindingUnderTest.JMS_ASYNC;
import static org.wiretune.perf.base.BindingUnderTest.SCA_ASYNC;
import static org.wiretune.perf.base.BindingUnderTest.SCA_SYNC;
import static org.wiretune.perf.tests.LabRuns.BUSY;
import static org.wiretune.perf.tests.LabRuns.KB;
import static org.wiretune.perf.tests.LabRuns.KB_100;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.judged.BindingTime;
import org.wiretune.perf.judged.JudgedPair;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.judged.JudgedTime;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.ReferenceComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.ComparedRow;

/** Prices and verdicts from invalid, noisy, single, mixed and repeated runs. */
class JudgedRunsTest {

	private static RunFile dear(int number, double httpMs, double scaMs) {
		return LabRuns.number(number).cell(HTTP_SYNC, KB_100, httpMs).cell(SCA_SYNC, KB_100, scaMs).build();
	}

	@Test
	void aPriceOfOneValidRunHasItsInterval() {
		BindingTime time = JudgedRuns.of(List.of(dear(1, 20.3, 0.5))).usual(HTTP_SYNC).orElseThrow();
		assertEquals("20.3 ms", time.time().shortText());
		assertEquals("20.3 ms (20.0 to 20.6 ms)", time.time().text());
		assertEquals(1, time.time().starts());
		assertEquals("20.3 ms (20.0 to 20.6 ms) per call with 100 KB, from one start", time.words());
	}

	@Test
	void anInvalidRunHasNoPriceAndSaysWhy() {
		JudgedRuns runs = JudgedRuns.of(List.of(LabRuns.number(1).cell(HTTP_SYNC, KB_100, 20.3, BUSY).cell(SCA_SYNC, KB_100, 0.5).build()));
		JudgedTime time = runs.usual(HTTP_SYNC).orElseThrow().time();
		assertFalse(time.isUsable());
		assertTrue(time.milliseconds().isEmpty());
		assertEquals("not judged", time.shortText());
		assertEquals("not judged", time.text());
		assertEquals("Not judged: " + BUSY, time.sentence());
		assertEquals("20.3 ms (not valid)", time.marked());
		JudgedPair pair = runs.pair(HTTP_SYNC, SCA_SYNC).orElseThrow();
		assertEquals(Verdict.NOT_JUDGED, pair.verdict());
		assertEquals(BUSY, pair.reason());
		assertFalse(pair.ratio().isKnown());
	}

	/** How calls of one start differ says nothing of how starts differ, which three of them show. */
	@Test
	void callsThatDifferMuchTellNothingAloneAndAreOneValueAmongStarts() {
		String few = "The mean is known to plus or minus 25.6 % only. [run-few-calls]";
		RunFile[] before = new RunFile[3];
		RunFile[] after = new RunFile[3];
		for (int i = 0; i < 3; i++) {
			before[i] = LabRuns.number(i + 1).cell(HTTP_SYNC, KB_100, 20.3 + 0.1 * i, i == 2 ? new String[] { few } : new String[0]).build();
			after[i] = LabRuns.number(i + 4).cell(HTTP_SYNC, KB_100, 10.1 + 0.1 * i, i == 1 ? new String[] { few } : new String[0]).build();
		}
		JudgedTime alone = JudgedRuns.of(List.of(before[2])).usual(HTTP_SYNC).orElseThrow().time();
		assertFalse(alone.isUsable());
		assertEquals(few, alone.reason());
		assertEquals(3, JudgedRuns.of(List.of(before)).usual(HTTP_SYNC).orElseThrow().time().starts());
		assertEquals(List.of(), RunComparison.unusable(before[2]));
		MeasurementComparison compared = RunComparison.of(List.of(before), List.of(after)).measurements().get(0);
		assertEquals(Verdict.FASTER, compared.verdict(), compared.remarks().toString());
	}

	@Test
	void aFailedRunAndOneOfAnOldFileHaveNoPrice() {
		JudgedTime failed = JudgedRuns.of(List.of(LabRuns.number(1).cell(HTTP_SYNC, KB_100, 20.3).failed().build())).usual(HTTP_SYNC).orElseThrow().time();
		assertTrue(failed.sentence().contains("failed: The server ended."), failed.sentence());
		JudgedTime old = JudgedRuns.of(List.of(SampleRun.run(SampleRun.START, SampleRun.cell("http-sync", KB_100, 8)))).usual(HTTP_SYNC).orElseThrow().time();
		assertTrue(old.reason().contains("keeps no record"), old.reason());
	}

	@Test
	void ofAMixedRunTheSizeThatMayBeUsedIsTaken() {
		BindingTime time = JudgedRuns.of(List.of(LabRuns.number(1).cell(HTTP_SYNC, KB_100, 20.3, BUSY).cell(HTTP_SYNC, KB, 4).build())).usual(HTTP_SYNC)
				.orElseThrow();
		assertEquals(KB, time.sizeBytes());
		assertEquals("4 ms", time.time().shortText());
	}

	@Test
	void oneStartConfirmsNothingAndThreeDo() {
		List<RunFile> runs = new ArrayList<>(List.of(dear(1, 20, 0.5)));
		JudgedPair one = JudgedRuns.of(runs).pair(HTTP_SYNC, SCA_SYNC).orElseThrow();
		assertEquals(Verdict.NOT_JUDGED, one.verdict());
		assertEquals("This was one start of the server; a verdict needs 3. Run the test 2 more times with the same settings.", one.reason());
		assertTrue(one.first().isUsable() && one.second().isUsable(), "the prices are told");
		runs.add(dear(2, 26, 0.6));
		runs.add(dear(3, 23, 0.52));
		JudgedPair three = JudgedRuns.of(runs).pair(HTTP_SYNC, SCA_SYNC).orElseThrow();
		assertEquals(Verdict.SLOWER, three.verdict());
		assertEquals(42, three.ratio().estimate(), 1.5);
		assertEquals(3, three.first().starts());
		assertTrue(three.first().milliseconds().orElseThrow().contains(20) && three.first().milliseconds().orElseThrow().contains(26), three.first().text());
		assertEquals(Verdict.FASTER, JudgedRuns.of(runs).pair(SCA_SYNC, HTTP_SYNC).orElseThrow().verdict());
	}

	/** A factor of 1.2 was called confirmed, whatever the runs scattered by. */
	@Test
	void noiseIsNoVerdict() {
		List<RunFile> noisy = List.of(dear(1, 2.0, 1.1), dear(2, 1.0, 1.4), dear(3, 2.4, 1.0));
		JudgedPair pair = JudgedRuns.of(noisy).pair(HTTP_SYNC, SCA_SYNC).orElseThrow();
		assertTrue(pair.ratio().estimate() > 1.2 && pair.ratio().contains(1), pair.ratio().toString());
		assertEquals(Verdict.NO_DIFFERENCE_SEEN, pair.verdict());
	}

	@Test
	void onlyStartsOfTheSameSettingsCount() {
		List<RunFile> runs = List.of(dear(1, 20, 0.5), dear(2, 21, 0.5),
				LabRuns.number(3).heap(1024).cell(HTTP_SYNC, KB_100, 10).cell(SCA_SYNC, KB_100, 0.5).build());
		assertEquals(1, JudgedRuns.of(runs).usual(HTTP_SYNC).orElseThrow().time().starts());
		assertEquals("10 ms", JudgedRuns.of(runs).usual(HTTP_SYNC).orElseThrow().time().shortText());
		assertEquals(2, JudgedRuns.alike(runs.get(1), runs).size());
		assertEquals(List.of(runs.get(0)), JudgedRuns.alike(runs.get(0), runs), "a later run is no start before it");
	}

	@Test
	void aRunOfSomethingElseDoesNotTakeThePriceAway() {
		List<RunFile> runs = List.of(dear(1, 20, 0.5), LabRuns.number(2).cell(JMS_ASYNC, KB_100, 5).build());
		assertEquals("20 ms", JudgedRuns.of(runs).usual(HTTP_SYNC).orElseThrow().time().shortText());
		assertEquals(Optional.empty(), JudgedRuns.of(runs).usual(SCA_ASYNC));
		assertEquals(Optional.empty(), JudgedRuns.of(runs).pair(JMS_ASYNC, SCA_SYNC), "the run did not measure the other");
	}

	/** The run that somebody looks at was 30 times slower and must not be used; its predecessors confirmed the rule all the same. */
	@Test
	void predecessorsGiveNoVerdictForANewestRunThatMustNotBeUsed() {
		RunFile bad = LabRuns.number(4).cell(HTTP_SYNC, KB_100, 600, BUSY).cell(SCA_SYNC, KB_100, 15, BUSY).build();
		List<RunFile> three = List.of(dear(1, 20, 0.5), dear(2, 26, 0.6), dear(3, 23, 0.52), bad);
		JudgedRuns all = JudgedRuns.upTo(bad, three);
		JudgedPair pair = all.pair(HTTP_SYNC, SCA_SYNC).orElseThrow();
		assertEquals(Verdict.NOT_JUDGED, pair.verdict());
		assertFalse(pair.ratio().isKnown());
		assertEquals("The newest of 4 starts must not be used, so these are times of earlier ones: " + BUSY + " Run the test again with the same settings.", pair.reason());
		JudgedTime time = all.usual(HTTP_SYNC).orElseThrow().time();
		assertEquals(3, time.starts());
		assertEquals(BUSY, time.leftOut());
		assertTrue(all.usual(HTTP_SYNC).orElseThrow().words().endsWith(" per call with 100 KB, from 3 starts; the newest start must not be used and is left out: " + BUSY),
				all.usual(HTTP_SYNC).orElseThrow().words());
		JudgedTime old = JudgedRuns.of(List.of(dear(1, 20, 0.5), bad)).usual(HTTP_SYNC).orElseThrow().time();
		assertTrue(old.sentence().contains("from one start; the newest start must not be used and is left out: "), old.sentence());
	}

	@Test
	void oneSideOfTheNewestRunIsEnoughAndAnInvalidOlderRunIsNot() {
		List<RunFile> oneSide = List.of(dear(1, 20, 0.5), dear(2, 26, 0.6), dear(3, 23, 0.52),
				LabRuns.number(4).cell(HTTP_SYNC, KB_100, 22).cell(SCA_SYNC, KB_100, 15, BUSY).build());
		assertEquals(Verdict.NOT_JUDGED, JudgedRuns.of(oneSide).pair(HTTP_SYNC, SCA_SYNC).orElseThrow().verdict());
		assertEquals("", JudgedRuns.of(oneSide).usual(HTTP_SYNC).orElseThrow().time().leftOut(), "this binding may be used");
		List<RunFile> older = List.of(dear(1, 20, 0.5), LabRuns.number(2).cell(HTTP_SYNC, KB_100, 600, BUSY).cell(SCA_SYNC, KB_100, 15, BUSY).build(),
				dear(3, 26, 0.6), dear(4, 23, 0.52));
		JudgedPair pair = JudgedRuns.of(older).pair(HTTP_SYNC, SCA_SYNC).orElseThrow();
		assertEquals(Verdict.SLOWER, pair.verdict(), pair.reason());
		assertEquals("", pair.first().leftOut());
	}

	@Test
	void aSizeThatTheNewestRunMayTellGoesBeforeOneOfEarlierRuns() {
		List<RunFile> runs = List.of(LabRuns.number(1).cell(HTTP_SYNC, KB_100, 20).cell(HTTP_SYNC, KB, 4).build(),
				LabRuns.number(2).cell(HTTP_SYNC, KB_100, 600, BUSY).cell(HTTP_SYNC, KB, 5).build());
		BindingTime time = JudgedRuns.of(runs).usual(HTTP_SYNC).orElseThrow();
		assertEquals(KB, time.sizeBytes());
		assertEquals("5 ms", time.time().shortText());
	}

	@Test
	void aComparisonOfTheNewestRunsIsNotJudgedByTheStartsBefore() {
		List<RunFile> before = List.of(dear(1, 20, 0.5), dear(2, 21, 0.5), dear(3, 20.5, 0.52));
		List<RunFile> after = new ArrayList<>();
		for (int number = 4; number < 8; number++) {
			after.add(LabRuns.number(number).heap(1024).cell(HTTP_SYNC, KB_100, 10 + 0.1 * number, number == 7 ? new String[] { BUSY } : new String[0])
					.cell(SCA_SYNC, KB_100, 0.2).build());
		}
		List<MeasurementComparison> newest = RunComparison.ofNewest(before, after).measurements();
		assertEquals(Verdict.NOT_JUDGED, newest.get(0).verdict());
		assertFalse(newest.get(0).timeRatio().isKnown());
		assertEquals(List.of("The newest of 4 starts after must not be used, and earlier ones say nothing of it: " + BUSY), newest.get(0).remarks());
		assertEquals(Verdict.FASTER, newest.get(1).verdict(), "the other place may be used");
		assertEquals(Verdict.FASTER, RunComparison.of(before, after).measurements().get(0).verdict(), "files that are named have no newest");
		assertEquals(Verdict.FASTER, RunComparison.ofNewest(before, after.subList(0, 3)).measurements().get(0).verdict());
	}

	/** Twenty findings of a project with 200 runs wrote the settings of all runs twenty times over. */
	@Test
	void theSettingsOfAHistoryAreWrittenOnceHoweverManyQuestionsThereAre() {
		List<RunFile> runs = new ArrayList<>();
		for (int number = 0; number < 200; number++) {
			runs.add(LabRuns.number(number).heap(384 + number / 4).cell(HTTP_SYNC, KB_100, 20 + number % 3).cell(SCA_SYNC, KB_100, 0.5).build());
		}
		JudgedRuns judged = JudgedRuns.of(runs);
		BindingTime first = judged.usual(HTTP_SYNC).orElseThrow();
		JudgedPair pair = judged.pair(HTTP_SYNC, SCA_SYNC).orElseThrow();
		for (int question = 0; question < 20; question++) {
			assertSame(first, judged.usual(HTTP_SYNC).orElseThrow());
			assertSame(pair, judged.pair(HTTP_SYNC, SCA_SYNC).orElseThrow());
		}
		assertEquals(4, first.time().starts());
		assertEquals(JudgedRuns.alike(runs.getLast(), runs), runs.subList(196, 200));
		List<RunFile> equal = new ArrayList<>();
		for (int number = 0; number < 12; number++) {
			equal.add(dear(number, 20, 0.5));
		}
		assertEquals(equal.subList(2, 12), JudgedRuns.alike(equal.getLast(), equal), "older ones may be of another state of the machine");
	}

	private static RunFile before(int number, String... invalid) {
		return LabRuns.number(number).imports(new ImportUnderTest("Sender", "ReceiverHTTP", HTTP_SYNC), new ImportUnderTest("Sender", "ReceiverJMS", JMS_ASYNC))
				.cell(HTTP_SYNC, KB_100, 20.3 + number, invalid).cell(JMS_ASYNC, KB_100, 5).build();
	}

	private static LabRuns after(int number) {
		return LabRuns.number(number).imports(new ImportUnderTest("Sender", "ReceiverHTTP", SCA_SYNC), new ImportUnderTest("Sender", "ReceiverJMS", JMS_ASYNC))
				.cell(SCA_SYNC, KB_100, 0.5 + 0.01 * number).cell(JMS_ASYNC, KB_100, 5);
	}

	@Test
	void anImportThatGoesAnotherWayIsToldBeforeAndAfter() {
		MeasurementComparison one = ReferenceComparison.of(List.of(before(1)), List.of(after(4).build())).get(0);
		assertEquals("ReceiverHTTP: HTTP sync \u2192 SCA sync, 100 KB", one.place());
		assertEquals("21.3 ms", one.before().shortText());
		assertEquals("540 \u00b5s", one.after().shortText());
		assertEquals(Verdict.NOT_JUDGED, one.verdict());
		assertTrue(one.remarks().get(0).startsWith("Each side was started once"), one.remarks().toString());
		List<MeasurementComparison> all = ReferenceComparison.of(List.of(before(1), before(2), before(3)),
				List.of(after(4).build(), after(5).build(), after(6).build()));
		assertEquals(1, all.size(), "the other import goes as before");
		assertEquals(Verdict.FASTER, all.get(0).verdict(), all.get(0).remarks().toString());
		assertTrue(all.get(0).timeRatio().high() < 0.1, all.get(0).timeRatio().toString());
	}

	@Test
	void anImportIsNotJudgedByWhatMustNotBeUsedOrBesideOtherChanges() {
		MeasurementComparison invalid = ReferenceComparison.of(List.of(before(1, BUSY), before(2, BUSY), before(3, BUSY)), List.of(after(4).build(), after(5).build(), after(6).build())).get(0);
		assertEquals(Verdict.NOT_JUDGED, invalid.verdict());
		assertEquals("not judged", invalid.before().text());
		assertTrue(invalid.remarks().get(0).contains(BUSY), invalid.remarks().toString());
		MeasurementComparison other = ReferenceComparison.of(List.of(before(1), before(2), before(3)),
				List.of(after(4).heap(900).build(), after(5).heap(900).build(), after(6).heap(900).build())).get(0);
		assertEquals(Verdict.NOT_JUDGED, other.verdict());
		assertTrue(other.remarks().get(0).contains("maximumHeapMegabytes"), other.remarks().toString());
	}

	/** The calls became faster because of another virtual machine, and the binding got the credit. */
	@Test
	void anImportIsNotJudgedAcrossVirtualMachines() {
		List<RunFile> old = List.of(before(1), before(2), before(3));
		MeasurementComparison other = ReferenceComparison.of(old,
				List.of(after(4).jvm("Temurin 8").build(), after(5).jvm("Temurin 8").build(), after(6).jvm("Temurin 8").build())).get(0);
		assertEquals(Verdict.NOT_JUDGED, other.verdict());
		assertTrue(other.remarks().get(0).contains("OpenJDK 25 before, Temurin 8 after"), other.remarks().toString());
		assertEquals(Verdict.FASTER, ReferenceComparison.of(old, List.of(after(4).build(), after(5).build(), after(6).build())).get(0).verdict(), "the same one");
	}

	private static RunFile both(int number, BindingUnderTest first, BindingUnderTest second) {
		return LabRuns.number(number).imports(new ImportUnderTest("Sender", "First", first), new ImportUnderTest("Sender", "Second", second))
				.cell(HTTP_SYNC, KB_100, 20.3 + 0.1 * number).cell(SCA_SYNC, KB_100, 0.5 + 0.01 * number).build();
	}

	/** Two imports changed places: both runs measured the same bindings, and nothing was said of the change. */
	@Test
	void anImportIsToldAlsoWhereTheRunsMeasuredTheSameBindings() {
		List<RunFile> history = new ArrayList<>();
		for (int number = 1; number <= 6; number++) {
			history.add(number <= 3 ? both(number, HTTP_SYNC, SCA_SYNC) : both(number, SCA_SYNC, HTTP_SYNC));
		}
		RunFile before = history.get(2);
		RunFile after = history.get(5);
		assertEquals(RunComparison.settingsOf(before), RunComparison.settingsOf(after));
		assertEquals(List.of("First", "Second"), ReferenceComparison.changed(before, after));
		List<MeasurementComparison> all = ReferenceComparison.of(before, after, history);
		assertEquals(List.of(Verdict.FASTER, Verdict.SLOWER), all.stream().map(MeasurementComparison::verdict).toList(), all.toString());
		assertEquals(3, all.get(0).before().starts());
		assertEquals(3, all.get(0).after().starts(), "starts with the imports as they were before are none of the later side");
		// The lines of the bindings have the same starts, and no sentence about too few.
		ComparedRow.of(before, after, history).stream().filter(row -> !row.isReference()).forEach(row -> {
			assertEquals(3, row.compared().orElseThrow().before().starts(), row.label());
			assertEquals("", row.reason(), row.label());
		});
		assertEquals(List.of(), ReferenceComparison.of(history.get(0), before, history), "nothing changed");
		assertEquals(List.of(), ReferenceComparison.changed(LabRuns.number(9).cell(HTTP_SYNC, KB, 1).build(), after), "an import that came is no change");
		assertEquals(Verdict.NOT_JUDGED, ReferenceComparison.of(before, history.get(4), history).get(0).verdict(), "two starts are too few");
	}
}
