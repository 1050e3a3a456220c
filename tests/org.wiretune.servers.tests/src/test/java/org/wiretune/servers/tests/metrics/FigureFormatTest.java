/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.servers.metrics.FigureFormat;
import org.wiretune.servers.metrics.MetricUnit;

/** Figures with sensible digits. */
class FigureFormatTest {

	private final FigureFormat format = new FigureFormat(Locale.US);

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			BYTES        | 402653184   | 402653184   | 384 MB
			BYTES        | 104857.6    | 402653184   | 0.1 MB
			BYTES        | 0           | 402653184   | 0 MB
			BYTES        | 55574528    | 402653184   | 53.0 MB
			BYTES        | 1610612736  | 17179869184 | 1.50 GB
			PERCENT      | 0           | 20          | 0 %
			PERCENT      | 4.25        | 20          | 4.2 %
			PERCENT      | 100         | 20          | 100 %
			THREADS      | 10          | 10          | 10 threads
			TASKS        | 1234        | 10          | 1,234 tasks
			MESSAGES     | 3           | 10          | 3 messages
			MILLISECONDS | 420         | 0           | 420 ms
			MILLISECONDS | 12345       | 0           | 12.3 s
			MILLISECONDS | 720000      | 0           | 12.0 min
			COUNT        | 7           | 0           | 7
			COUNT        | 7.25        | 0           | 7.2
			""")
	void writesFigures(MetricUnit unit, double value, double end, String text) {
		assertEquals(text, format.figure(value, unit, end).toString().replace('\u00a0', ' '));
	}

	@Test
	void aMissingValueIsADash() {
		assertEquals("\u2013", format.figure(Double.NaN, MetricUnit.BYTES, 1).toString());
	}

	@Test
	void limitsAndMarksAreExact() {
		assertEquals("5\u00a0%", format.limit(5, MetricUnit.PERCENT, 20).toString());
		assertEquals("2.5\u00a0%", format.limit(2.5, MetricUnit.PERCENT, 20).toString());
		assertEquals("20", format.mark(20, MetricUnit.PERCENT, 20));
		assertEquals("384", format.mark(384 << 20, MetricUnit.BYTES, 384 << 20));
	}

	@Test
	void followsTheLanguage() {
		assertEquals("4,2\u00a0%", new FigureFormat(Locale.GERMANY).figure(4.2, MetricUnit.PERCENT, 20).toString());
	}
}
