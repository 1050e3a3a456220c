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

	/** A comma before three digits parts thousands wherever WireTune writes a number, so it does where one is typed. */
	@Test
	void aCommaBeforeThreeDigitsIsNoDecimalComma() {
		assertEquals(new Workload(140, 0, 0, 1), input("", "1,400", "100").read().workload());
		assertEquals(new Workload(1400, 0, 0, 1), input("1,400", "", "").read().workload());
		assertEquals(new Workload(2, 0, 0, 1), input("", "1.400", "1,000").read().workload());
		assertEquals(new Workload(1, 0, 0, 1), input("", "0,500", "1000").read().workload());
		assertEquals("At the same time: web requests 1,400, messages of each bean 0, remote calls 0.", input("1400", "", "").read().sentence());
		assertProblem("'1.234,5' is no number; write it as 1400, 1,400 or 4.5.", input("", "1.234,5", "100"));
		assertProblem("'1,40' is no whole number", input("1,40", "", ""));
		assertEquals("", input("many", "", "").read().sentence());
	}

	@Test
	void saysWhatIsWrong() {
		assertProblem("State a load", input("", "", ""));
		assertProblem("how long a web request takes", input("", "200", ""));
		assertProblem("'many' is no whole number", input("many", "", ""));
		assertProblem("'x' is no number", input("", "x", "1"));
		assertProblem("below 0", input("-1", "", ""));
		assertProblem("above", input("", "1000000000", "1,000,000,000"));
		assertProblem("how long a message takes", new WorkloadInput("", "", "", "", "1", "", "", ""));
		assertProblem("below 0", new WorkloadInput("1", "", "", "", "", "", "", "0"));
	}

	private static void assertProblem(String words, WorkloadInput input) {
		assertNull(input.read().workload());
		assertTrue(input.read().problem().contains(words), input.read().problem());
	}
}
