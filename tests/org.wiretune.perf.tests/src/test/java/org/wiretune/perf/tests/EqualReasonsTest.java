/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.judged.EqualReasons;
import org.wiretune.perf.result.Measurement;

class EqualReasonsTest {

	private static Measurement measurement(int number, String... reasons) {
		MeasurementBuilder builder = new MeasurementBuilder();
		builder.parameters.put("users", String.valueOf(number));
		builder.seconds = 1;
		return builder.build().withInvalid(List.of(reasons));
	}

	private static List<String> lines(List<Measurement> measurements) {
		return EqualReasons.of(measurements, each -> each.parameters().get("users") + " users");
	}

	@Test
	void reasonsThatDifferInTheirFiguresAreOneLine() {
		List<Measurement> measurements = new ArrayList<>();
		for (int i = 0; i < 15; i++) {
			measurements.add(i < 4 ? measurement(i) : measurement(i, "Other programs used " + (69 + i) + ".1 % of the machine; 25.0 % is the limit. [run-machine-busy]"));
		}
		assertEquals(List.of("Other programs used 73.1\u201383.1 % of the machine; 25.0 % is the limit. [run-machine-busy] (11 of 15 measurements.)"),
				lines(measurements));
	}

	@Test
	void theMostFrequentComesFirstAndAFewAreNamed() {
		assertEquals(List.of("The machine swapped 300\u2013900 pages. (All 3 measurements.)", "Odd. (2 users.)"),
				lines(List.of(measurement(1, "The machine swapped 300 pages."), measurement(2, "Odd.", "The machine swapped 900 pages."),
						measurement(3, "The machine swapped 500 pages."))));
		assertEquals(List.of("Odd."), lines(List.of(measurement(1, "Odd."))), "there is only one");
		assertEquals(List.of(), lines(List.of(measurement(1), measurement(2))));
	}
}
