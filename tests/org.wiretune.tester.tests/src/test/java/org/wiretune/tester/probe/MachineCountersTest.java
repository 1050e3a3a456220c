/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a machine has used, by the files of Linux and without them. */
class MachineCountersTest {

	private static final long SECOND = 1_000_000_000;

	@TempDir
	private Path proc;
	private long now = 77 * SECOND;

	private MachineCounters without(Double... loads) {
		Iterator<Double> next = List.of(loads).iterator();
		return new MachineCounters(proc.resolve("missing"), next::next, 4, () -> now);
	}

	@Test
	void linuxCountsIt() throws Exception {
		Files.writeString(proc.resolve("stat"), "cpu  100 200 300 9999 9999 10 20 70 5 5\ncpu0 1\n");
		Files.writeString(proc.resolve("vmstat"), "pswpin 3\npswpout 4\n");
		assertEquals(new MachineCounters.Reading(6.3, 0.7, 7), new MachineCounters(proc, () -> 1, 4, () -> now).read());
	}

	@Test
	void elsewhereTheLoadIsAddedUp() {
		MachineCounters counters = without(-1.0, 0.5, 0.25, 1.5);
		double begin = counters.read().busy();
		now += 2 * SECOND;
		assertEquals(4, counters.read().busy() - begin, 1e-9);
		now += SECOND;
		assertEquals(5, counters.read().busy() - begin, 1e-9);
		now += SECOND;
		// No more than all of it.
		assertEquals(9, counters.read().busy() - begin, 1e-9);
	}

	@Test
	void elsewhereNothingIsSaidOfSwappingAndStolenTime() {
		MachineCounters.Reading reading = without(0.5).read();
		assertTrue(Double.isNaN(reading.stolen()));
		assertEquals(-1, reading.swappedPages());
	}

	@Test
	void aLoadThatIsNotKnownIsNoFigure() {
		MachineCounters counters = without(Double.NaN, Double.NaN);
		counters.read();
		assertTrue(Double.isNaN(counters.read().busy()));
	}
}
