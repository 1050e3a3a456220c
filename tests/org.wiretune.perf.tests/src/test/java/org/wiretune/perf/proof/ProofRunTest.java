/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a proof does with pairs that must not be used, with too little time, after a stop, and with counters. */
class ProofRunTest {

	private static final ProofFigure EXECUTES = new ProofFigure("jdbc-executes-per-order");

	@TempDir
	Path folder;

	private final List<String> told = new ArrayList<>();
	private final List<Proof> kept = new ArrayList<>();
	private Optional<EqualPairs> equal = Optional.empty();

	private final ProofRun.Listener listener = new ProofRun.Listener() {

		@Override
		public void changed(Proof proof) {
			kept.add(proof);
		}

		@Override
		public void equal(EqualPairs pairs) {
			equal = Optional.of(pairs);
		}

		@Override
		public void tell(String sentence) {
			told.add(sentence);
		}
	};

	private static ProofSubject subject(ProofFigure decisive, Prediction... predictions) {
		ProofRecipe recipe = new ProofRecipe("M32.1", "M32", "003", "orders", Set.of("some-rule"), "m32", List.of(), new Change("batch-size=0", "batch-size=50"), Map.of(), Map.of(), decisive,
				List.of(predictions), Optional.of("batch-size"), "1.2", List.of("embedded"), 5);
		return new ProofSubject("some-rule", recipe, "embedded", "print", "a/b.xml", 3, "setting:1");
	}

	private Proof make(ProofSubject subject, Optional<Proof> earlier, ProofRun.Pairs pairs, Duration time) throws IOException, InterruptedException {
		return ProofRun.make(subject, earlier, equal, "here", new ProofMethod(ProofMethod.EFFECT, time), pairs, listener);
	}

	private static ProofRun.Made pair(double before, double after, double executesBefore, double executesAfter, boolean fresh) {
		return new ProofRun.Made(new ProofPair(start(before, executesBefore), start(after, executesAfter), fresh), 10);
	}

	private static ProofStart start(double processor, double executes) {
		return new ProofStart(Map.of("processor", processor, "latency.meanMs", 3 * processor, EXECUTES.word(), executes), List.of(), List.of());
	}

	/** Half the processor time, with a luck of a percent. */
	private static ProofRun.Pairs half(double executesAfter) {
		Random random = new Random(7);
		return (equalSides, fresh) -> pair(1 + 0.01 * random.nextGaussian(), (equalSides ? 1 : 0.5) + 0.01 * random.nextGaussian(), 10, executesAfter, fresh);
	}

	@Test
	void aDifferenceIsConfirmedByFreshPairs() throws Exception {
		Proof proof = make(subject(ProofFigure.PROCESSOR, new Prediction(EXECUTES, Prediction.Direction.DOWN)), Optional.empty(), half(2), Duration.ofMinutes(10));
		ProofJudgement judgement = ProofJudgement.of(proof);
		assertEquals(ProofVerdict.FASTER, judgement.verdict());
		assertEquals(0.5, judgement.judged().ratio().estimate(), 0.02);
		assertTrue(judgement.isConfirmed() && judgement.isForThisReason());
		assertEquals("faster", judgement.words());
		assertEquals(ProofMethod.FRESH, proof.pairs().stream().filter(ProofPair::fresh).count());
		assertEquals(proof.planned(), proof.pairs().stream().filter(pair -> !pair.fresh()).count());
		assertEquals(0.5, judgement.besides().get(ProofFigure.MEAN).estimate(), 0.02);
		assertEquals(ProofMethod.EQUAL, equal.orElseThrow().logs().size());
	}

	@Test
	void aCounterThatStandsStillIsAnotherReason() throws Exception {
		ProofJudgement judgement = ProofJudgement
				.of(make(subject(ProofFigure.PROCESSOR, new Prediction(EXECUTES, Prediction.Direction.DOWN)), Optional.empty(), half(10), Duration.ofMinutes(10)));
		assertEquals(ProofVerdict.FASTER, judgement.verdict());
		assertFalse(judgement.isForThisReason());
		assertEquals("faster, but not for this reason", judgement.words());
	}

	@Test
	void countersAreJudgedByTheirPairs() {
		Prediction down = new Prediction(EXECUTES, Prediction.Direction.DOWN);
		assertEquals(Prediction.Move.AS_PREDICTED, down.move(new double[] { 10, 11, 10 }, new double[] { 2, 2, 2.1 }));
		assertEquals(Prediction.Move.AS_PREDICTED, down.move(new double[] { 10, 11, 10 }, new double[] { 0, 0, 0 }), "to nothing there is no ratio");
		assertEquals(Prediction.Move.OPPOSITE, down.move(new double[] { 10, 11, 10 }, new double[] { 20, 21, 20.1 }));
		assertEquals(Prediction.Move.NOT_SEEN, down.move(new double[] { 10, 11, 10 }, new double[] { 11, 10, 10.5 }));
		assertEquals(Prediction.Move.NOT_SEEN, down.move(new double[] { 0, 0 }, new double[] { 0, 0 }));
		assertEquals(Prediction.Move.NOT_TOLD, down.move(new double[] { Double.NaN }, new double[] { 1 }));
	}

	@Test
	void anEffectBelowWhatEqualPairsShowIsNone() {
		EqualPairs loud = new EqualPairs(Instant.now(), List.of(0.2, -0.15, 0.18, -0.2));
		double[] same = { 0.05, 0.051, 0.052, 0.05, 0.051 };
		assertTrue(ProofMethod.judge(same, EqualPairs.NONE).differs());
		assertFalse(ProofMethod.judge(same, loud).differs(), "five pairs that agree by luck, where equal ones differ by a fifth");
	}

	@Test
	void aPairThatMustNotBeUsedIsMadeAgainButNotForEver() throws Exception {
		ProofStart bad = new ProofStart(Map.of("processor", 1.0), List.of("It never settled. [run-not-settled]"), List.of());
		int[] made = { 0 };
		ProofRun.Pairs pairs = half(2);
		Proof proof = make(subject(ProofFigure.PROCESSOR), Optional.empty(), (equalSides, fresh) -> ++made[0] == 6 ? new ProofRun.Made(new ProofPair(bad, bad, fresh), 10) : pairs.next(equalSides, fresh),
				Duration.ofMinutes(10));
		assertEquals(ProofVerdict.FASTER, ProofJudgement.of(proof).verdict());
		assertEquals(1, told.stream().filter(each -> each.contains("It never settled.")).count());
		Proof hopeless = make(subject(ProofFigure.PROCESSOR), Optional.empty(), (equalSides, fresh) -> new ProofRun.Made(new ProofPair(bad, bad, fresh), 10), Duration.ofMinutes(10));
		assertEquals(Proof.State.FAILED, hopeless.state());
		assertEquals(ProofVerdict.NOT_VALID, ProofJudgement.of(hopeless).verdict());
		assertEquals(3, hopeless.pairs().size());
	}

	/** Other programs make calls wait and add little to the processor time of a call. */
	@Test
	void aSideThatDoesNotStartEndsTheProofWithItsSentence() throws Exception {
		int[] made = { 0 };
		Proof proof = make(subject(ProofFigure.PROCESSOR), Optional.empty(), (equal, fresh) -> {
			if (++made[0] > 1) {
				throw new ProofRun.CannotStart("The server says: no data source.");
			}
			return half(0.5).next(equal, fresh);
		}, Duration.ofHours(1));
		assertEquals(Proof.State.FAILED, proof.state());
		assertEquals("The server says: no data source.", proof.reason());
		assertEquals(2, made[0], "it is not tried again");
		assertEquals(proof, kept.getLast());
	}

	@Test
	void aBusyMachineCountsAgainstTimesOnly() {
		ProofStart busy = new ProofStart(Map.of("processor", 1.0, "latency.meanMs", 3.0), List.of(), List.of("Others used 60 %. [run-machine-busy]"));
		ProofPair pair = new ProofPair(busy, start(1, 1), false);
		assertTrue(pair.counts(ProofFigure.PROCESSOR));
		assertFalse(pair.counts(ProofFigure.MEAN));
	}

	@Test
	void tooLittleTimeIsToldAndNothingIsJudged() throws Exception {
		Proof proof = make(subject(ProofFigure.PROCESSOR), Optional.empty(), half(2), Duration.ofSeconds(40));
		assertEquals(ProofVerdict.NOT_VALID, ProofJudgement.of(proof).verdict());
		assertTrue(proof.reason().matches("This needs [\\d.]+ minutes; 0\\.7 will not do\\."), proof.reason());
		assertEquals(2, proof.pairs().size());
	}

	/** An application that had not warmed up: its starts differ, and no number of them is within reach. */
	@Test
	void whereEqualSidesDifferMuchALongerWarmUpIsNamed() throws Exception {
		equal = Optional.of(new EqualPairs(Instant.now(), List.of(0.15, 0.39, 0.12, -Math.log(1.73))));
		Random random = new Random(3);
		ProofRun.Pairs loose = (equalSides, fresh) -> pair(Math.exp(0.5 * random.nextGaussian()), Math.exp(0.5 * random.nextGaussian()), 10, 10, fresh);
		Proof proof = make(subject(ProofFigure.PROCESSOR), Optional.empty(), loose, Duration.ofSeconds(40));
		assertTrue(proof.reason().endsWith("will not do. Equal sides differ by up to 73 % here: warm up for longer, or let fewer clients call."), proof.reason());
		equal = Optional.of(new EqualPairs(Instant.now(), List.of(0.15, 0.1, 0.12, -0.18)));
		Proof closer = make(subject(ProofFigure.PROCESSOR), Optional.empty(), loose, Duration.ofSeconds(40));
		assertTrue(closer.reason().endsWith("will not do."), closer.reason());
	}

	/** On a loud machine a difference of 5 % needs hours, and one of half needs five pairs. */
	@Test
	void aPilotThatIsClearNeedsNoMorePairs() throws Exception {
		equal = Optional.of(new EqualPairs(Instant.now(), List.of(0.06, -0.04, 0.02, -0.05)));
		Proof proof = make(subject(ProofFigure.PROCESSOR), Optional.empty(), half(2), Duration.ofMinutes(10));
		assertEquals(ProofMethod.FEWEST, proof.planned());
		assertEquals(ProofVerdict.FASTER, ProofJudgement.of(proof).verdict());
		assertTrue(told.stream().anyMatch(each -> each.startsWith("The pilot shows far more than the ")), told.toString());
		told.clear();
		Random random = new Random(3);
		Proof small = make(subject(ProofFigure.PROCESSOR), Optional.empty(), (equalSides, fresh) -> pair(1, 0.94 + 0.01 * random.nextGaussian(), 10, 2, fresh), Duration.ofMinutes(10));
		assertTrue(small.planned() > ProofMethod.FEWEST, "what could be chance is measured as planned");
		assertTrue(told.stream().noneMatch(each -> each.startsWith("The pilot shows")), told.toString());
	}

	/** A machine on which a call costs its side's seconds, whatever the number of calls. */
	private static class Loop implements ProofRun.Pairs {

		private static final double BEFORE = 0.005;
		private static final double AFTER = 0.00005;
		final List<ProofCalls> used = new ArrayList<>();
		private final Random random = new Random(11);
		private ProofCalls calls = new ProofCalls(300, 300);

		@Override
		public ProofCalls calls() {
			return calls;
		}

		@Override
		public void use(ProofCalls wanted) {
			calls = wanted;
		}

		@Override
		public ProofRun.Made next(boolean equal, boolean fresh) {
			used.add(calls);
			return new ProofRun.Made(new ProofPair(start(calls.before(), BEFORE), equal ? start(calls.before(), BEFORE) : start(calls.after(), AFTER), fresh), 20);
		}

		private ProofStart start(int made, double secondsOfCall) {
			double seconds = made * secondsOfCall * (1 + 0.01 * random.nextGaussian());
			return new ProofStart(Map.of("processor", seconds / made, "calls", (double) made, "processor-seconds", seconds),
					seconds < ProcessorClock.LEAST_SECONDS ? List.of("Too little.") : List.of(), List.of());
		}
	}

	@Test
	void eachSideHasItsOwnNumberOfCalls() throws Exception {
		Loop loop = new Loop();
		Proof proof = make(subject(ProofFigure.PROCESSOR), Optional.empty(), loop, Duration.ofMinutes(10));
		assertEquals(ProofVerdict.FASTER, ProofJudgement.of(proof).verdict());
		assertEquals(0.01, ProofJudgement.of(proof).judged().ratio().estimate(), 0.0005, "what a call takes, not a start");
		assertEquals(300, proof.calls().before());
		assertTrue(proof.calls().after() > 20_000, proof.calls().toString());
		assertTrue(told.stream().anyMatch(each -> each.startsWith("A start makes 300 calls on the earlier side and ")), told.toString());
		assertTrue(ProofText.lines(proof).stream().anyMatch(line -> line.contains("a start measured 300 calls in")), ProofText.lines(proof).toString());
		assertEquals(List.of(), proof.pairs().stream().flatMap(pair -> pair.against(ProofFigure.PROCESSOR).stream()).toList(), "starts that were too short are none of its pairs");
		Proof read = ProofFile.read(kept(proof));
		assertEquals(proof.calls(), read.calls());
	}

	private Path kept(Proof proof) throws IOException {
		Path file = ProofFile.of(folder, proof.subject());
		ProofFile.write(file, proof);
		return file;
	}

	@Test
	void aProofGoesOnWithItsNumberOfCalls() throws Exception {
		make(subject(ProofFigure.PROCESSOR), Optional.empty(), new Loop(), Duration.ofMinutes(10));
		Proof early = kept.stream().filter(each -> each.pairs().size() == 3).findFirst().orElseThrow();
		Loop again = new Loop();
		Proof done = make(early.subject(), Optional.of(early), again, Duration.ofMinutes(10));
		assertEquals(Proof.State.DONE, done.state());
		assertEquals(Set.of(early.calls()), Set.copyOf(again.used), "nothing is measured with another number");
	}

	@Test
	void aSideWithoutProcessorTimeIsRefusedWithItsReason() throws Exception {
		ProofStart nothing = new ProofStart(Map.of("processor", 1e-9, "calls", 300.0, "processor-seconds", 0.0), List.of("Only 0 ms were measured."), List.of());
		Loop loop = new Loop() {
			@Override
			public ProofRun.Made next(boolean equal, boolean fresh) {
				return new ProofRun.Made(new ProofPair(nothing, nothing, fresh), 20);
			}
		};
		Proof proof = make(subject(ProofFigure.PROCESSOR), Optional.empty(), loop, Duration.ofMinutes(10));
		assertEquals(Proof.State.FAILED, proof.state());
		assertEquals("Only 0 ms were measured.", proof.reason());
	}

	@Test
	void whatWasStoppedGoesOnFromItsPairs() throws Exception {
		ProofRun.Pairs pairs = half(2);
		int[] left = { 7 };
		assertThrows(InterruptedException.class, () -> make(subject(ProofFigure.PROCESSOR), Optional.empty(), (equalSides, fresh) -> {
			if (left[0]-- == 0) {
				throw new InterruptedException();
			}
			return pairs.next(equalSides, fresh);
		}, Duration.ofMinutes(10)));
		Path file = ProofFile.of(folder, kept.getLast().subject());
		ProofFile.write(file, kept.getLast());
		Proof read = ProofFile.read(file);
		assertEquals(kept.getLast().pairs(), read.pairs());
		assertEquals(3, read.pairs().size());
		assertEquals(ProofVerdict.NOT_VALID, ProofJudgement.of(read).verdict(), "it is not finished");
		int[] more = { 0 };
		Proof done = make(read.subject(), Optional.of(read), (equalSides, fresh) -> {
			more[0]++;
			return pairs.next(equalSides, fresh);
		}, Duration.ofMinutes(10));
		assertEquals(Proof.State.DONE, done.state());
		assertEquals(done.pairs().size() - 3, more[0], "neither the equal pairs nor the three are made again");
	}

	@Test
	void aFileTellsTheSameProof() throws Exception {
		Proof proof = make(subject(ProofFigure.PROCESSOR, new Prediction(EXECUTES, Prediction.Direction.DOWN)), Optional.empty(), half(2), Duration.ofMinutes(10));
		Path file = ProofFile.of(folder, proof.subject());
		assertEquals("some-rule.M32.1.setting1.proof", file.getFileName().toString());
		ProofFile.write(file, proof);
		Proof read = ProofFile.read(file);
		assertEquals(ProofFile.toText(proof), ProofFile.toText(read));
		assertTrue(Files.size(file) < 20_000, "it is to be committed");
		Files.writeString(folder.resolve("broken.proof"), "{");
		assertEquals(List.of(file), List.copyOf(ProofFile.all(folder).keySet()));
	}

	@Test
	void equalPairsAreKeptForAWeek() throws Exception {
		EqualPairsStore store = new EqualPairsStore(folder.resolve("equal"));
		Instant now = Instant.parse("2026-11-26T12:00:00Z");
		EqualPairs pairs = new EqualPairs(now, List.of(0.01, -0.02, 0.0, 0.03));
		assertEquals(Optional.empty(), store.find("abc", now));
		store.keep("abc", pairs);
		assertEquals(Optional.of(pairs), store.find("abc", now.plus(Duration.ofDays(6))));
		assertEquals(Optional.empty(), store.find("abc", now.plus(Duration.ofDays(8))));
	}
}
