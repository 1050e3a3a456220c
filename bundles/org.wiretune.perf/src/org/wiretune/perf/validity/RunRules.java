/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.safety.quantity.Quantity;

/** Rules of the catalogue's section A.17 that speak of a run as a whole; said once, as notes. */
final class RunRules {

	/** Kinds that call receivers of the server. */
	private static final Set<WorkloadKind> CALLS = Set.of(WorkloadKind.LOOP, WorkloadKind.RATED_SENDERS, WorkloadKind.RAMP, WorkloadKind.CONSTANT_RATE);
	static final String SINGLE_RUN = "bench-single-run";
	static final String COLOCATED = "bench-colocated-generator";
	static final String OVERCOMMITTED = "bench-memory-overcommitted";
	static final String SMALL_MACHINE = "bench-single-cpu-or-vm";
	static final String OBSERVER = "console-observer-effect";
	static final String UPPER_BOUND = "bench-primitive-is-upper-bound";
	static final String NO_DISK = "bench-db-io-excluded";
	static final String NOT_TOLD = "run-checks-missing";
	static final String GC_LOG = "bench-gc-log-per-run";

	/** Repetitions of the guide for EAP 5, section 11.2. */
	static final int REPETITIONS = 5;

	private RunRules() {
	}

	/**
	 * Says what a reader of the run has to know.
	 *
	 * @param run the run
	 * @param machine the machine it took place on
	 * @param gcLogStarts starts of a virtual machine in the run's log of collections, -1 when there is no log
	 * @param found takes what there is to say
	 */
	static void judge(RunFile run, MachineFacts machine, int gcLogStarts, Consumer<Observed> found) {
		Workload workload = run.specification().workload();
		int repetitions = workload.value(CommonKeys.REPETITIONS);
		if (repetitions < REPETITIONS) {
			found.accept(Judgement.remark(SINGLE_RUN, repetitions, REPETITIONS));
		}
		if (Clients.staysOnThisMachine(workload)) {
			found.accept(Judgement.remark(COLOCATED));
		}
		if (machine.committedBytes() > machine.memoryBytes() && machine.memoryBytes() > 0) {
			found.accept(Judgement.remark(OVERCOMMITTED, Quantity.bytes(machine.committedBytes()),
					Quantity.bytes(machine.memoryBytes())));
		}
		if (machine.processors() == 1 || machine.virtual()) {
			found.accept(Judgement.remark(SMALL_MACHINE, machine.processors()));
		}
		if (run.measurements().stream().flatMap(measurement -> measurement.seconds().stream())
				.anyMatch(second -> Double.isFinite(second.heapMegabytes()))) {
			found.accept(Judgement.remark(OBSERVER));
		}
		if (emptyReceiver(workload)) {
			found.accept(Judgement.remark(UPPER_BOUND));
		}
		if (workload.kind() == WorkloadKind.DATA && machine.dataInMemory()) {
			found.accept(Judgement.remark(NO_DISK));
		}
		if (workload.kind() == WorkloadKind.LOOP && run.specification().clients() == 1) {
			found.accept(Judgement.remark(Validity.ONE_CLIENT));
		}
		if (!machine.unchecked().isEmpty()) {
			found.accept(Judgement.remark(NOT_TOLD, machine.unchecked().stream().map(MachineCheck::label).collect(Collectors.joining(", "))));
		}
		if (gcLogStarts > 1) {
			found.accept(Judgement.remark(GC_LOG, gcLogStarts));
		}
	}

	/** The embedded receivers do nothing with a message unless the workload gives them work. */
	static boolean emptyReceiver(Workload workload) {
		return CALLS.contains(workload.kind()) && !Clients.callsOwnApplication(workload) && workload.kind().keys().stream()
				.filter(key -> key.name().equals("work") || key.name().startsWith("work-"))
				.allMatch(key -> text(workload, key).matches("|no|none|0( ?\\w+)?"));
	}

	private static String text(Workload workload, WorkloadKey<?> key) {
		return workload.text(key);
	}
}
