/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.size;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WorkloadInputTest {

	private static WorkloadInput input(String requests, String rate, String time) {
		return new WorkloadInput(requests, rate, time, "", "", "", "", "");
	}

	@Test
	void readsNumbersAtTheSameTimeAndRates() {
		assertEquals(new Workload(40, 0, 0, 1), input(" 40 ", "", "").read().workload());
		assertEquals(new Workload(20, 0, 0, 1), input("7", "200", "100").read().workload());
		assertEquals(new Workload(3, 0, 0, 1), input("", "25", "100,5").read().workload());
		assertEquals(new Workload(0, 5, 2, 3), new WorkloadInput("", "", "", "", "50", "100", "2", "3").read().workload());
	}

	@Test
	void saysWhatIsWrong() {
		assertProblem("State a load", input("", "", ""));
		assertProblem("how long a web request takes", input("", "200", ""));
		assertProblem("'many' is no whole number", input("many", "", ""));
		assertProblem("'x' is no number", input("", "x", "1"));
		assertProblem("below 0", input("-1", "", ""));
		assertProblem("above", input("", "1e9", "1e9"));
		assertProblem("how long a message takes", new WorkloadInput("", "", "", "", "1", "", "", ""));
		assertProblem("below 0", new WorkloadInput("1", "", "", "", "", "", "", "0"));
	}

	private static void assertProblem(String words, WorkloadInput input) {
		assertNull(input.read().workload());
		assertTrue(input.read().problem().contains(words), input.read().problem());
	}
}
