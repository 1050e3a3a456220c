/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.servers.metrics.MetricFigure;
import org.wiretune.servers.metrics.MetricUnit;

/** Figures with sensible digits. */
class MetricFigureTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			BYTES        | 402653184   | 402653184   | 384 MB
			BYTES        | 104857.6    | 402653184   | 0.1 MB
			BYTES        | 0           | 402653184   | 0 MB
			BYTES_PER_SECOND | 1572864 | 1572864     | 1.5 MB/s
			PER_SECOND   | 12.34       | 20          | 12.3 /s
			BYTES        | 55574528    | 402653184   | 53.0 MB
			BYTES        | 1610612736  | 17179869184 | 1.50 GB
			PERCENT      | 0           | 20          | 0 %
			PERCENT      | 4.25        | 20          | 4.3 %
			PERCENT      | 100         | 20          | 100 %
			THREADS      | 10          | 10          | 10 threads
			TASKS        | 1234        | 10          | 1,234 tasks
			MESSAGES     | 3           | 10          | 3 messages
			MILLISECONDS | 420         | 5000        | 420 ms
			MILLISECONDS | 0.012       | 5000        | 0.0120 ms
			MILLISECONDS | 12345       | 20000       | 12.3 s
			MILLISECONDS | 720000      | 720000      | 12 min
			COUNT        | 7           | 0           | 7
			COUNT        | 7.25        | 0           | 7.3
			""")
	void writesFigures(MetricUnit unit, double value, double end, String text) {
		assertEquals(text, MetricFigure.of(value, unit, end).toString().replace('\u00a0', ' '));
	}

	@Test
	void aMissingValueIsADash() {
		assertEquals("\u2013", MetricFigure.of(Double.NaN, MetricUnit.BYTES, 1).toString());
	}

	@Test
	void limitsAndMarksAreExact() {
		assertEquals("5\u00a0%", MetricFigure.exact(5, MetricUnit.PERCENT, 20).toString());
		assertEquals("2.5\u00a0%", MetricFigure.exact(2.5, MetricUnit.PERCENT, 20).toString());
		assertEquals("20\u00a0%", MetricFigure.exact(20, MetricUnit.PERCENT, 20).toString());
		assertEquals("384\u00a0MB", MetricFigure.exact(384 << 20, MetricUnit.BYTES, 384 << 20).toString());
		assertEquals("1.5\u00a0MB/s", MetricFigure.exact(1.5 * 1024 * 1024, MetricUnit.BYTES_PER_SECOND, 20 << 20).toString());
	}

	@Test
	void factorsTurnWhatIsTypedIntoWhatIsKept() {
		assertEquals(1 << 20, MetricFigure.factor(MetricUnit.BYTES, 384 << 20));
		assertEquals(1 << 30, MetricFigure.factor(MetricUnit.BYTES, 4.0 * (1 << 30)));
		assertEquals(1 << 20, MetricFigure.factor(MetricUnit.BYTES_PER_SECOND, 100));
		assertEquals(1, MetricFigure.factor(MetricUnit.MILLISECONDS, 500));
		assertEquals(1000, MetricFigure.factor(MetricUnit.MILLISECONDS, 20_000));
		assertEquals(1, MetricFigure.factor(MetricUnit.PERCENT, 100));
	}
}
