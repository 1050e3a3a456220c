/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A step of a test plan, one thread group: what becomes one measurement.
 *
 * @param group name of its thread group, by which its samples are known again; empty: every sample belongs to it
 * @param parameters what was varied, by name, as a measurement has it
 * @param repetition which repetition, counted from 1
 * @param threads threads of each engine
 * @param ratePerEngine calls a second of each engine, 0 where the users call as fast as they are answered
 * @param rate calls a second of all engines together, 0 where there is none
 * @param warmUp what is not measured at its beginning
 * @param duration what is measured; zero: until the plan ends
 * @param remarks what a reader has to know of it, sentences
 */
record PlanStep(String group, Map<String, String> parameters, int repetition, int threads, double ratePerEngine, double rate,
		Duration warmUp, Duration duration, List<String> remarks) {

	/** Name of the parameter that says what made the calls. */
	static final String ENGINE = "engine";

	PlanStep {
		parameters = new LinkedHashMap<>(parameters);
		remarks = List.copyOf(remarks);
	}

	/** A step of which only the calls are known: all of them, from the first to the last, are measured. */
	static PlanStep whole(String parameter, String value, List<String> remarks) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(ENGINE, TEXTS.get("jmeter.name"));
		parameters.put(parameter, value);
		return new PlanStep("", parameters, 1, 0, 0, 0, Duration.ZERO, Duration.ZERO, remarks);
	}

	/** {@return the id of the measurement} */
	String id() {
		return String.join(" ", parameters.values()) + (repetition > 1 ? " #" + repetition : "");
	}

	/** {@return how long its thread group runs, whole seconds as JMeter has them} */
	long seconds() {
		long millis = warmUp.plus(duration).toMillis();
		return Math.max(1, (millis + 999) / 1000);
	}

	/** {@return whether it is measured until the plan ends} */
	boolean isOpen() {
		return duration.isZero();
	}
}
