/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

	/** "900 µs" and "1.4 ms" were two lines, although they are two sizes of the same figure. */
	@Test
	void aTimeIsOneFigureWithItsUnit() {
		assertEquals(List.of("The driver was 900 \u00b5s\u20131.4 ms late; 500 \u00b5s is the limit. (All 3 measurements.)"),
				lines(List.of(measurement(1, "The driver was 1.2 ms late; 500 \u00b5s is the limit."), measurement(2, "The driver was 900 \u00b5s late; 500 \u00b5s is the limit."),
						measurement(3, "The driver was 1.4 ms late; 500 \u00b5s is the limit."))));
		assertEquals(List.of("It took 2\u201311 s. (All 2 measurements.)"), lines(List.of(measurement(1, "It took 11 s."), measurement(2, "It took 2 s."))));
		assertEquals(List.of("It took 1000 ms. (All 2 measurements.)"), lines(List.of(measurement(1, "It took 1000 ms."), measurement(2, "It took 1 s."))),
				"the same time in two units is no range");
	}

	@Test
	void aWordThatBeginsLikeAUnitIsNone() {
		assertEquals(List.of("There were 2\u20135 starts. (All 2 measurements.)"), lines(List.of(measurement(1, "There were 5 starts."), measurement(2, "There were 2 starts."))));
		assertEquals(List.of("It held 3 ms.", "It held 3 messages.").stream().map(text -> text.replace(".", ". (")).toList(),
				lines(List.of(measurement(1, "It held 3 ms."), measurement(2, "It held 3 messages."))).stream().map(text -> text.substring(0, text.indexOf('(') + 1)).toList(),
				"a time and a count are not alike");
	}

	@Test
	void whateverHasReasonsIsGathered() {
		List<Map.Entry<String, String>> reasons = List.of(Map.entry("1 KB", "Odd at 3."), Map.entry("100 KB", "Odd at 7."), Map.entry("100 KB", "Odd at 9."),
				Map.entry("1 MB", "Even."));
		assertEquals(List.of("Odd at 3\u20139. (1 KB; 100 KB.)", "Even. (1 MB.)"), EqualReasons.texts(reasons, 3));
		assertEquals(List.of("1 KB", "100 KB"), EqualReasons.lines(reasons).get(0).concerns(), "a place that says it twice is one");
		assertEquals(List.of(), EqualReasons.texts(List.of(), 0));
	}
}
