/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.validity.Judgement.Kind;
import org.wiretune.perf.validity.MachineCheck;
import org.wiretune.perf.validity.MachineFacts;
import org.wiretune.perf.validity.Validity;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/** Every rule is seen to speak, and none makes a good run invalid. */
class ValidityTest {

	private static final Workload RAMP = Workload.of(WorkloadKind.RAMP).with(RampKeys.USERS, List.of(10, 20))
			.with(RampKeys.THINK_TIME, Duration.ofMillis(10)).with(CommonKeys.REPETITIONS, 5);
	private static final MachineFacts QUIET = new MachineFacts(4, false, 1L << 30, 8L << 30, false);

	private static RunFile run(Workload workload, Measurement... measurements) {
		return new RunFile(RunFileFormat.SCHEMA, new RunSpecification("Test", workload, ServerSettings.lab()), Instant.EPOCH,
				Optional.empty(), RunState.STOPPED, "", new RunEnvironment("Linux", 2, "", "", 1, 2), List.of(), List.of(),
				Arrays.asList(measurements));
	}

	/** The step below, with nearly the throughput of the last: saturated. */
	private static Measurement stepBelow() {
		MeasurementBuilder below = new MeasurementBuilder();
		below.parameters.put("users", "10");
		below.callsPerSecond = 1980;
		return below.build();
	}

	private static List<Observed> judge(Workload workload, Consumer<MeasurementBuilder> change, Measurement... before) {
		MeasurementBuilder builder = new MeasurementBuilder();
		builder.figures.put(CommonFigures.YOUNG_COLLECTIONS, 12.0);
		builder.figures.put(CommonFigures.OLD_COLLECTIONS, 1.0);
		change.accept(builder);
		return Validity.of(builder.build(), run(workload, before));
	}

	private static void says(String id, Kind kind, List<Observed> judgements) {
		List<Observed> found = judgements.stream().filter(judgement -> judgement.id().equals(id)).toList();
		assertEquals(1, found.size(), id + " in " + judgements);
		assertEquals(kind == Kind.INVALID ? Severity.WARNING : Severity.INFO, found.get(0).severity());
		assertFalse(found.get(0).message().contains("{"), found.get(0).message());
		assertTrue(found.get(0).withId().endsWith(" [" + id + "]"));
	}

	private static void breaks(String id, Kind kind, Consumer<MeasurementBuilder> change) {
		says(id, kind, judge(RAMP, change, stepBelow()));
	}

	@Test
	void aGoodRunHasNothingToBeSaid() {
		assertEquals(List.of(), judge(RAMP, builder -> {
		}, stepBelow()));
		for (long seed = 1; seed <= 50; seed++) {
			long number = seed;
			assertEquals(List.of(), judge(RAMP, builder -> builder.seed = number, stepBelow()), "seed " + seed);
		}
	}

	@Test
	void figuresThatMustNotBeUsed() {
		breaks("run-errors", Kind.INVALID, builder -> builder.errors.put("Connection refused", 1000L));
		breaks("run-not-settled", Kind.INVALID, builder -> builder.growth = 1.4);
		breaks("run-nothing-answered", Kind.INVALID, builder -> {
			builder.callsPerSecond = 0;
			builder.errors.put("Connection refused", 10L);
		});
	}

	/** 200 runs of 1000 calls of 7 to 100 ns were valid and differed by factors of 2.5 and 4.9 from start to start. */
	@Test
	void callsNearTheResolutionOfTheClockAndTooFewCallsAreNotValid() {
		says("run-too-brief", Kind.INVALID, Validity.of(loop(0.0000068, 200, 0.0000001, 0.0014), run(RAMP)));
		says("run-too-brief", Kind.INVALID, Validity.of(loop(0.0001, 200, 0.00001, 0.02), run(RAMP)));
		says("run-too-brief", Kind.INVALID, Validity.of(loop(0.0001, 200, 0.00001, 0), run(RAMP)));
		says("run-few-calls", Kind.INVALID, Validity.of(loop(1, 200, 2.1, 0.3), run(RAMP)));
		for (Measurement good : List.of(loop(0.0001, 20000, 0.00001, 0.3), loop(1, 200, 0.5, 0.2), loop(8, 20, 1, 0.16), loop(400, 1, 0, 0.4))) {
			assertEquals(List.of(), Validity.of(good, run(RAMP)).stream().map(Observed::id)
					.filter(id -> id.equals("run-too-brief") || id.equals("run-few-calls")).toList(), good.id());
		}
	}

	/** A loop of so many calls; without seconds its phase is not known. */
	private static Measurement loop(double meanMs, long count, double deviationMs, double seconds) {
		Measurement base = new MeasurementBuilder().build();
		return new Measurement(meanMs + " ms", base.parameters(), 1, base.startedAt(),
				seconds == 0 ? List.of() : List.of(new Phase(Phase.WARM_UP, 0, 1), new Phase(Phase.MEASUREMENT, 1, 1 + seconds)),
				new Distribution(count, meanMs, deviationMs, meanMs, meanMs, meanMs, meanMs, meanMs, meanMs, ""), Map.of(), count, 1, Map.of(),
				Map.of(), Map.of(), base.resources(), List.of(), List.of(), List.of(), true);
	}

	@Test
	void aFewErrorsAndASmallDriftAreAllowed() {
		assertEquals(List.of(), judge(RAMP, builder -> builder.errors.put("Reset", 100L), stepBelow()));
		assertEquals(List.of(), judge(RAMP, builder -> builder.growth = 1.05, stepBelow()));
	}

	@Test
	void figuresThatNeedARemark() {
		breaks("run-got-slower", Kind.REMARK, builder -> builder.growth = 0.7);
		breaks("run-percentile-samples", Kind.REMARK, builder -> builder.callsPerSecond = 100);
		breaks("run-few-slices", Kind.REMARK, builder -> builder.seconds = 5);
		breaks("run-cut-off", Kind.REMARK, builder -> builder.complete = false);
	}

	@Test
	void theDriverWasTheBottleneck() {
		breaks("run-driver-bottleneck", Kind.INVALID, builder -> {
			builder.driverCpu = 1.3;
			builder.serverCpu = 0.6;
		});
		// One client keeps a processor busy by itself: it computes all the time and waits for nothing.
		Workload one = RAMP.with(RampKeys.USERS, List.of(1));
		says("run-driver-bottleneck", Kind.INVALID, judge(one, builder -> {
			builder.parameters.put("users", "1");
			builder.driverCpu = 0.95;
			builder.serverCpu = 0.3;
		}));
	}

	/** Who is told to take fewer clients while other programs have the machine changes the wrong thing. */
	@Test
	void onABusyMachineTheDriverIsNotBlamed() {
		List<Observed> judgements = judge(RAMP, builder -> {
			builder.driverCpu = 0.7;
			builder.serverCpu = 0.69;
			builder.otherCpu = 0.55;
		});
		assertEquals(List.of("run-machine-busy"), judgements.stream().map(Observed::id).filter(id -> id.equals("run-machine-busy") || id.equals("run-driver-bottleneck")).toList());
	}

	/** 200 calls of a loop are over in a fraction of a second; on a busy machine they were valid. */
	@Test
	void shortMeasurementsAreCheckedTogetherOrSaidToBeUnchecked() {
		Measurement alone = brief("first", 0.4, 0.6);
		assertEquals(List.of("run-machine-unchecked"), machine(alone));
		assertEquals(List.of("run-machine-unchecked"), machine(brief("second", 0.4, 0.6), alone));
		assertEquals(List.of("run-machine-busy"), machine(brief("third", 0.4, 0.6), alone, brief("second", 0.4, 0.6)));
		assertEquals(List.of(), machine(brief("third", 0.4, 0.01), brief("first", 0.4, 0.01), brief("second", 0.4, 0.01)));
		assertEquals(List.of(), machine(brief("long", 2, 0.1), alone), "a second of its own is enough");
	}

	private static Measurement brief(String id, double seconds, double otherCpuSeconds) {
		Measurement base = loop(1, 200, 0.1, seconds);
		return new Measurement(id, base.parameters(), 1, base.startedAt(), base.phases(), base.latency(), Map.of(), base.answered(), 1, Map.of(), Map.of(),
				Map.of(), new Resources(0, 0, 0, 0, 0.1, 0.1, otherCpuSeconds, 0, 0, 0, 0), List.of(), List.of(), List.of(), true);
	}

	private static List<String> machine(Measurement measurement, Measurement... before) {
		return Validity.of(measurement, run(RAMP, before)).stream().map(Observed::id).filter(id -> id.startsWith("run-machine")).toList();
	}

	/** Eight users of an HTTP address share one thread of the driver on two processors; those of a binding have one each. */
	@Test
	void aThreadThatUsersShareMayBeTheBottleneckToo() {
		Workload shared = RAMP.with(RampKeys.USERS, List.of(8)).with(TargetKeys.REQUEST, List.of("GET /ping"));
		assertEquals(1, RampKeys.threads(8, 2));
		assertEquals(2, RampKeys.threads(8, 8));
		assertEquals(1, RampKeys.threads(1, 64));
		for (Workload workload : List.of(shared, RAMP.with(RampKeys.USERS, List.of(8)))) {
			boolean said = judge(workload, builder -> {
				builder.parameters.put("users", "8");
				builder.driverCpu = 0.95;
				builder.serverCpu = 0.3;
			}).stream().anyMatch(judgement -> judgement.id().equals("run-driver-bottleneck"));
			assertEquals(workload == shared, said);
		}
	}

	@Test
	void aServerThatIsBusierThanTheDriverIsWhatWasMeasured() {
		assertEquals(List.of(), judge(RAMP, builder -> {
			builder.driverCpu = 0.6;
			builder.serverCpu = 1.35;
		}, stepBelow()));
	}

	@Test
	void anApplicationOfTheUserIsBusierThanTheDriverInOtherProcesses() {
		Workload own = RAMP.with(TargetKeys.ADDRESS, List.of(URI.create("http://127.0.0.1:8080")));
		assertEquals(List.of(), judge(own, builder -> {
			builder.driverCpu = 0.8;
			builder.serverCpu = 0;
			builder.otherCpu = 1.15;
		}).stream().filter(judgement -> judgement.id().equals("run-driver-bottleneck")).toList());
		says("run-driver-bottleneck", Kind.INVALID, judge(own, builder -> {
			builder.driverCpu = 1.15;
			builder.serverCpu = 0;
			builder.otherCpu = 0.8;
		}));
	}

	@Test
	void aMachineThatStrangersFillIsBusyAndTheDriverNoBottleneck() {
		assertEquals(List.of("run-machine-busy"), judge(RAMP, builder -> {
			builder.driverCpu = 0.5;
			builder.serverCpu = 0.1;
			builder.otherCpu = 1.4;
		}, stepBelow()).stream().map(Observed::id).toList());
	}

	@Test
	void atAConstantRateTheDriverIsLateFromTenMillisecondsOnHoweverSlowTheCallsAre() {
		Consumer<MeasurementBuilder> slow = builder -> {
			builder.meanMs = 200;
			builder.lagMs = 12;
		};
		Workload rate = Workload.of(WorkloadKind.CONSTANT_RATE).with(CommonKeys.REPETITIONS, 5);
		assertTrue(judge(rate, slow).stream().anyMatch(observed -> observed.id().equals("run-driver-late")));
		assertFalse(judge(RAMP, slow, stepBelow()).stream().anyMatch(observed -> observed.id().equals("run-driver-late")));
	}

	@Test
	void theMachineWasNotQuiet() {
		breaks("run-driver-late", Kind.INVALID, builder -> builder.lagMs = 9);
		breaks("run-machine-swapped", Kind.INVALID, builder -> builder.swapped = 5000);
		breaks("run-machine-busy", Kind.INVALID, builder -> builder.otherCpu = 0.7);
		breaks("run-processor-stolen", Kind.INVALID, builder -> builder.stolenCpu = 0.2);
		assertEquals(List.of(), judge(RAMP, builder -> builder.swapped = 20, stepBelow()));
	}

	@Test
	void aDatabaseOfTheRunIsNoStranger() {
		Workload data = Workload.of(WorkloadKind.DATA).with(CommonKeys.REPETITIONS, 5);
		says("run-machine-busy", Kind.REMARK, judge(data, builder -> builder.otherCpu = 0.7));
	}

	@Test
	void theLatenessAllowedGrowsWithTheLatency() {
		assertEquals(List.of(), judge(RAMP, builder -> {
			builder.meanMs = 100;
			builder.lagMs = 9;
		}, stepBelow()));
	}

	@Test
	void methodRulesOfTheMeasurement() {
		breaks("bench-state-not-reset", Kind.INVALID, builder -> builder.figures.put(CommonFigures.ROWS_BEFORE, 40.0));
		says("bench-no-warmup", Kind.INVALID, judge(RAMP, builder -> builder.warmUp = 0));
		assertEquals(List.of(), judge(RAMP, builder -> builder.warmUp = 0, stepBelow()), "warmed up by the step before");
		breaks("bench-too-short-for-gc", Kind.REMARK, builder -> builder.figures.put(CommonFigures.OLD_COLLECTIONS, 0.0));
		breaks("bench-too-short-for-gc", Kind.REMARK, builder -> {
			builder.figures.clear();
			builder.collections = 0;
		});
		breaks("bench-step-to-saturation", Kind.REMARK, builder -> builder.callsPerSecond = 2500);
		says("bench-step-to-saturation", Kind.REMARK, judge(RAMP.with(RampKeys.USERS, List.of(20)), builder -> {
		}));
		Measurement swapped = stepBelow().withInvalid(List.of("The machine swapped."));
		assertTrue(judge(RAMP, builder -> builder.callsPerSecond = 2500, swapped).stream().noneMatch(each -> each.id().equals("bench-step-to-saturation")),
				"growth from a step that must not be used");
		says("bench-closed-model-note", Kind.REMARK, judge(RAMP.with(RampKeys.THINK_TIME, Duration.ZERO), builder -> {
		}, stepBelow()));
		says("bench-stress-vs-load", Kind.REMARK, judge(RAMP.with(RampKeys.USERS, List.of(1)), builder -> {
		}));
	}

	@Test
	void whatIsSaidOfTheRunOnce() {
		Workload own = WorkloadText.read("kind: ramp\naddress: http://shop.example\nrepetitions: 5\n").workload().orElseThrow();
		assertEquals(List.of(), Validity.ofRun(run(own), QUIET, 1));
		says("bench-single-run", Kind.NOTE, Validity.ofRun(run(own.with(CommonKeys.REPETITIONS, 1)), QUIET, 1));
		says("bench-gc-log-per-run", Kind.NOTE, Validity.ofRun(run(own), QUIET, 3));
		says("bench-memory-overcommitted", Kind.NOTE,
				Validity.ofRun(run(own), new MachineFacts(4, false, 9L << 30, 8L << 30, false), 1));
		says("bench-single-cpu-or-vm", Kind.NOTE, Validity.ofRun(run(own), new MachineFacts(1, false, 0, 0, false), 1));
		says("bench-single-cpu-or-vm", Kind.NOTE, Validity.ofRun(run(own), new MachineFacts(8, true, 0, 0, false), 1));
		MachineFacts foreign = new MachineFacts(4, false, 0, 0, false, Set.of(MachineCheck.VIRTUAL, MachineCheck.SWAPPED, MachineCheck.STOLEN));
		says("run-checks-missing", Kind.NOTE, Validity.ofRun(run(own), foreign, 1));
		assertTrue(Validity.ofRun(run(own), foreign, 1).stream().anyMatch(each -> each.withId().startsWith("Not checked, because this system does not tell it: stolen processor time, swapping, whether this is a virtual machine. ")));
		assertTrue(Validity.ofRun(run(own), QUIET, 1).stream().noneMatch(each -> each.id().equals("run-checks-missing")));
		says("console-observer-effect", Kind.NOTE, Validity.ofRun(run(own, new MeasurementBuilder().build()), QUIET, 1));
		MachineFacts inMemory = new MachineFacts(4, false, 1L << 30, 8L << 30, true);
		says("bench-db-io-excluded", Kind.NOTE, Validity.ofRun(run(Workload.of(WorkloadKind.DATA)), inMemory, 1));
		assertTrue(Validity.ofRun(run(own), inMemory, 1).isEmpty(), "no database of the run takes part");
		Workload loop = Workload.of(WorkloadKind.LOOP);
		says("parallel-clients-needed-for-concurrency-test", Kind.NOTE, Validity.ofRun(run(loop), QUIET, 1));
		assertTrue(Validity.ofRun(run(loop.with(LoopKeys.CLIENTS, 4)), QUIET, 1).stream().noneMatch(each -> each.id().startsWith("parallel-")));
		says("bench-colocated-generator", Kind.NOTE, Validity.ofRun(run(RAMP), QUIET, 1));
		says("bench-primitive-is-upper-bound", Kind.NOTE, Validity.ofRun(run(RAMP), QUIET, 1));
	}

	@Test
	void theMachineIsReadFromItsFiles() {
		MachineFacts facts = MachineFacts.of(2, List.of("flags\t\t: fpu vme hypervisor lahf_lm"),
				List.of("MemTotal:       24000000 kB", "Committed_AS:    1000 kB", "Committed_AS:"), "tmpfs");
		assertTrue(facts.dataInMemory());
		assertTrue(facts.virtual());
		assertEquals(24_000_000L * 1024, facts.memoryBytes());
		assertEquals(1_024_000, facts.committedBytes());
		assertEquals(new MachineFacts(2, false, 0, 0, false), MachineFacts.of(2, List.of("flags: fpu"), List.of(), "ext4"));
	}

	@Test
	void theSentencesStandInTheMeasurement() {
		MeasurementBuilder builder = new MeasurementBuilder();
		builder.growth = 1.4;
		builder.complete = false;
		Measurement judged = Validity.judged(builder.build(), run(RAMP, stepBelow()));
		assertFalse(judged.isValid());
		assertTrue(judged.invalid().get(0).endsWith("[run-not-settled]"), judged.invalid().toString());
		assertTrue(judged.remarks().get(0).endsWith("[run-cut-off]"), judged.remarks().toString());
		assertEquals(judged, Validity.judged(judged, run(RAMP, stepBelow())), "judged twice nothing is said twice");
	}

	/** A run that is not there makes each rule fail that asks for it. */
	@Test
	void whatARuleCouldNotJudgeIsNotUsed() {
		MeasurementBuilder builder = new MeasurementBuilder();
		builder.errors.put("Connection refused", 1000L);
		List<Observed> judgements = Validity.of(builder.build(), null);
		says("run-errors", Kind.INVALID, judgements);
		says("run-not-judged", Kind.INVALID, judgements);
		says("run-not-judged", Kind.REMARK, Validity.ofRun(null, QUIET, 1));
	}

	/** Messages that lie in a queue are measured from the first on; the other pools have something to warm up with. */
	@Test
	void aBacklogHasNothingToWarmUpWith() {
		Workload pools = Workload.of(WorkloadKind.POOLS).with(PoolKeys.POOL, PoolKeys.Pool.MESSAGE_DRIVEN);
		assertTrue(judge(pools, builder -> builder.warmUp = 0).stream().noneMatch(each -> each.id().equals("bench-no-warmup")));
		says("bench-no-warmup", Kind.INVALID, judge(pools.with(PoolKeys.POOL, PoolKeys.Pool.CONNECTIONS), builder -> builder.warmUp = 0));
	}

	/** The seventeen rules of the catalogue's section A.17, and what the tester does about each. */
	@Test
	void eachMethodRuleHasItsKind() {
		Map<String, Kind> expected = Map.ofEntries(Map.entry("bench-no-warmup", Kind.INVALID),
				Map.entry("bench-too-short-for-gc", Kind.REMARK), Map.entry("bench-one-change-at-a-time", Kind.COMPARISON),
				Map.entry("bench-single-run", Kind.NOTE), Map.entry("bench-state-not-reset", Kind.INVALID),
				Map.entry("bench-closed-model-note", Kind.REMARK), Map.entry("bench-step-to-saturation", Kind.REMARK),
				Map.entry("bench-stress-vs-load", Kind.REMARK), Map.entry("bench-colocated-generator", Kind.NOTE),
				Map.entry("bench-memory-overcommitted", Kind.NOTE), Map.entry("bench-single-cpu-or-vm", Kind.NOTE),
				Map.entry("bench-log-results", Kind.BEHAVIOUR), Map.entry("bench-average-only", Kind.COMPARISON),
				Map.entry("console-observer-effect", Kind.NOTE), Map.entry("bench-gc-log-per-run", Kind.NOTE),
				Map.entry("bench-primitive-is-upper-bound", Kind.NOTE), Map.entry("bench-db-io-excluded", Kind.NOTE));
		List<String> own = new ArrayList<>(Validity.kinds().keySet());
		own.removeAll(expected.keySet());
		own.remove("parallel-clients-needed-for-concurrency-test"); // Of the section on thread pools.
		assertTrue(own.stream().allMatch(id -> id.startsWith("run-")), own.toString());
		assertEquals(expected, Validity.kinds().entrySet().stream().filter(entry -> expected.containsKey(entry.getKey()))
				.collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
	}
}
