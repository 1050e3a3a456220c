/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.validity.WorkloadAdvice;
import org.wiretune.perf.workload.WorkloadProblem;

class WorkloadAdviceTest {

	private static List<String> advice(String text) {
		return WorkloadAdvice.of(text).stream().peek(problem -> assertTrue(problem.warning()))
				.map(problem -> problem.line() + " " + problem.sentence().replaceAll(".*\\[(.*)]", "$1")).toList();
	}

	@Test
	void aGoodFileHasNoWarnings() {
		assertEquals(List.of(), advice("kind: constant-rate\nrates: 100\nrepetitions: 5\nwarm-up: 15 s\nduration: 60 s\n"));
		assertEquals(List.of(), advice("""
				kind: ramp
				users: 1, 20, 40
				think-time: 1 s
				repetitions: 5
				"""));
	}

	@Test
	void eachRuleStandsAtTheLineOfItsKey() {
		assertEquals(List.of("2 bench-single-run", "2 bench-closed-model-note", "3 bench-step-to-saturation",
				"5 bench-no-warmup", "6 run-few-slices"), advice("""
						# a comment
						kind: ramp
						users: 20

						warm-up: 0 s
						duration: 4 s
						"""));
		assertEquals(List.of("1 bench-single-run", "2 run-percentile-samples", "3 bench-no-warmup", "4 bench-stress-vs-load"),
				advice("kind: loop\nloops: 200\nwarm-up-loops: 0\nclients: 1\n"));
		assertEquals(List.of("1 bench-single-run", "2 bench-too-short-for-gc"),
				advice("kind: constant-rate\nduration: 8 s\n"));
	}

	@Test
	void theWarningCoversTheValue() {
		WorkloadProblem problem = WorkloadAdvice.of("kind: constant-rate\nrepetitions:  3\n").get(0);
		assertEquals(List.of(2, 15, 1), List.of(problem.line(), problem.column(), problem.length()));
		assertTrue(problem.sentence().contains("rests on 3 repetition(s); take 5"), problem.sentence());
	}

	@Test
	void aBrokenFileIsNotAdvised() {
		assertEquals(List.of(), WorkloadAdvice.of("kind: nonsense"));
	}
}
