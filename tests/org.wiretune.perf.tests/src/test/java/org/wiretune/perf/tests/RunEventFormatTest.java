/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.result.RunState;

class RunEventFormatTest {

	private static final Instant TIME = Instant.parse("2026-03-04T13:52:08.123456Z");

	static List<RunEvent> events() {
		return List.of(
				new RunEvent.ServerReady(TIME, 1, 2, 3, "service:jmx:rmi://x", "vm", "os", 4, 384.5, 5, List.of("a", "b")),
				new RunEvent.DriverReady(TIME, 7, "vm", List.of()),
				new RunEvent.WarmUpStarted(TIME, BindingUnderTest.JMS_ASYNC, 1024, 200),
				new RunEvent.MeasurementStarted(TIME, BindingUnderTest.HTTP_SYNC, 1024, 200),
				new RunEvent.Progress(TIME, BindingUnderTest.WS_SYNC, 1024, true, 10, 200, 1.7e-5, 2.5, "W : 0", 384, 100),
				new RunEvent.Progress(TIME, BindingUnderTest.WS_SYNC, 1024, false, 10, 200, Double.NaN, 0, "", 384, 100),
				new RunEvent.CellFinished(TIME, SampleRun.cell("sca-sync", 1024, 1.5)),
				new RunEvent.AlarmChanged(TIME, SampleRun.alarm(false)), new RunEvent.AlarmChanged(TIME, SampleRun.alarm(true)),
				new RunEvent.Message(TIME, "line\nline \"quoted\" \u0001 ü"), new RunEvent.Failure(TIME, ""),
				new RunEvent.Finished(TIME, RunState.FAILED, "why"));
	}

	@ParameterizedTest
	@MethodSource("events")
	void anEventIsOneLineAndComesBack(RunEvent event) {
		String line = RunEventFormat.toLine(event);
		assertFalse(line.contains("\n"), line);
		assertEquals(Optional.of(event), RunEventFormat.parse(line));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{}", "Terminating due to java.lang.OutOfMemoryError: Java heap space", "{\"event\":",
			"{\"event\":\"newKind\"}", "{\"event\":\"progress\",\"binding\":\"x\"}", "{\"event\":\"progress\",\"runs\":{}}",
			"[{}]", "{\"event\":\"message\",\"time\":\"noon\"}" })
	void whatIsNoEventIsNone(String line) {
		assertEquals(Optional.empty(), RunEventFormat.parse(line));
	}

	@Test
	void anEventWithMissingFieldsIsRead() {
		assertEquals(Optional.of(new RunEvent.Finished(Instant.EPOCH, RunState.FAILED, "")),
				RunEventFormat.parse("{\"event\":\"finished\"}"));
	}
}
