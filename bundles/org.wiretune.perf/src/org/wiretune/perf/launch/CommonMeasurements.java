/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.RateKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;

/**
 * Whether two runs measure anything that can be compared: a measurement is known again by what was called, with how many
 * users or calls a second. What is found here would else be found after the last round.
 */
final class CommonMeasurements {

	private CommonMeasurements() {
	}

	/**
	 * What keeps two runs from being compared at all.
	 *
	 * @param one a run
	 * @param other another one
	 * @return name of the key in which they have nothing in common, {@code kind} for that of the workload; empty where they
	 *         have, or where it is not known beforehand
	 */
	static Optional<String> missing(RunSpecification one, RunSpecification other) {
		Workload before = one.workload();
		Workload after = other.workload();
		WorkloadKind kind = before.kind();
		if (kind != after.kind()) {
			return Optional.of("kind");
		}
		if (kind == WorkloadKind.LOOP) {
			return disjoint(before, after, LoopKeys.BINDINGS).or(() -> disjoint(before, after, LoopKeys.SIZES));
		}
		if (kind == WorkloadKind.RAMP || kind == WorkloadKind.CONSTANT_RATE) {
			return targets(before, after).or(() -> kind == WorkloadKind.RAMP ? disjoint(before, after, RampKeys.USERS)
					: disjoint(before, after, RateKeys.RATES));
		}
		if (kind == WorkloadKind.FRAMEWORKS) {
			return differs(before, after, FrameworkKeys.APPLICATION);
		}
		return kind == WorkloadKind.DATA ? differs(before, after, DataKeys.WORK) : Optional.empty();
	}

	private static Optional<String> targets(Workload before, Workload after) {
		List<String> old = before.value(TargetKeys.REQUEST);
		List<String> changed = after.value(TargetKeys.REQUEST);
		if (MessageKeys.areSent(before) || MessageKeys.areSent(after)) {
			boolean mixes = before.value(MessageKeys.MESSAGE).size() > 1 && after.value(MessageKeys.MESSAGE).size() > 1;
			return differs(before, after, MessageKeys.BROKER).or(() -> mixes ? Optional.empty() : differs(before, after, MessageKeys.MESSAGE));
		}
		Optional<String> address = differs(before, after, TargetKeys.ADDRESS);
		if (address.isPresent()) {
			return address;
		}
		// A mix of several requests is one measurement, whatever they are.
		if (old.size() > 1 && changed.size() > 1) {
			return Optional.empty();
		}
		if (!old.isEmpty() || !changed.isEmpty()) {
			return differs(before, after, TargetKeys.REQUEST);
		}
		return before.value(TargetKeys.ADDRESS).isEmpty()
				? differs(before, after, TargetKeys.BINDING).or(() -> differs(before, after, TargetKeys.SIZE))
				: Optional.empty();
	}

	private static Optional<String> differs(Workload before, Workload after, WorkloadKey<?> key) {
		return before.text(key).equals(after.text(key)) ? Optional.empty() : Optional.of(key.name());
	}

	private static <T> Optional<String> disjoint(Workload before, Workload after, WorkloadKey<List<T>> key) {
		return Collections.disjoint(before.value(key), after.value(key)) ? Optional.of(key.name()) : Optional.empty();
	}
}
