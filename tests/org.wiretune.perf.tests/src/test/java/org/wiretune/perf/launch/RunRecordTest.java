/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.stat.Distribution;

/** What a server has set otherwise than it was asked makes every measurement on it one that must not be used. */
class RunRecordTest {

	private static final String DIFFERENCE = "WildFly 1 was given 15 as pool and says that it has 8.";

	private static RunRecord record() {
		return new RunRecord(RunSpecification.lab(), "WildFly 1", Path.of("run.json"));
	}

	private static Measurement measurement() {
		return new Measurement("http-sync 1 KB", Map.of(), 1, Instant.now(), List.of(), new Distribution(200, 1, 0.1, 1, 1, 1, 1, 1, 1, ""), Map.of(), 200, 1000,
				Map.of(), Map.of(), Map.of(), Resources.UNKNOWN, List.of(), List.of(), List.of(), true);
	}

	@Test
	void aRoundWhoseServerDiffersIsNotValid() {
		RunRecord record = record();
		record.differences(List.of(DIFFERENCE));
		Measurement kept = record.add(measurement());
		assertTrue(kept.invalid().stream().anyMatch(reason -> reason.contains(DIFFERENCE) && reason.endsWith("[run-setting-differs]")), kept.invalid().toString());
		assertTrue(RunComparison.unusable(record.run()).stream().anyMatch(reason -> reason.contains(DIFFERENCE)), "such a round is made again");
	}

	@Test
	void oneThatIsAsItWasAskedSaysNothing() {
		RunRecord record = record();
		record.differences(List.of());
		assertEquals(0, record.add(measurement()).invalid().stream().filter(reason -> reason.contains("run-setting-differs")).count());
	}
}
