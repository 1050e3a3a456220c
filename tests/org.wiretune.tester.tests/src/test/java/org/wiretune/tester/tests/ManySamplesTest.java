/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.protocol.MeasurementFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;

/** However many calls there are, a measurement is a histogram and its seconds. */
class ManySamplesTest {

	private static final int SAMPLES = 5_000_000;

	@Test
	void millionsOfSamplesTakeNoMoreRoomThanThousands() {
		MeasurementRecorder recorder = new MeasurementRecorder(Map.of("users", "1"), 1, MachineProbe.withoutServer(), event -> {
		});
		recorder.phase(Phase.MEASUREMENT);
		MeasurementRecorder.Writer writer = recorder.writer();
		for (int i = 0; i < SAMPLES; i++) {
			// From 1 to 1000 microseconds, each as often
			writer.answered(1000L * (1 + i % 1000));
		}
		Measurement measurement = recorder.finish(true);
		assertEquals(SAMPLES, measurement.answered());
		assertEquals(SAMPLES, measurement.latency().decoded().getTotalCount());
		assertEquals(0.9, measurement.latency().p90Ms(), 0.9e-3);
		int withoutSeconds = MeasurementFormat.write(measurement).toString().length() - 200 * measurement.seconds().size();
		assertTrue(withoutSeconds < 20_000, withoutSeconds + " characters");
	}
}
