/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a machine tells on systems that have no {@code /proc}, or another one. */
class MachineFactsTest {

	private static final SystemFigures NOTHING = new SystemFigures(0, 0, false);

	@TempDir
	private Path proc;

	private void write(String name, String text) throws Exception {
		Files.writeString(proc.resolve(name), text);
	}

	@Test
	void windowsTellsLoadAndMemory() {
		MachineFacts facts = MachineFacts.read(proc.resolve("missing"), new SystemFigures(8L << 30, 9L << 30, true));
		assertEquals(8L << 30, facts.memoryBytes());
		assertEquals(9L << 30, facts.committedBytes());
		assertEquals(Set.of(MachineCheck.STOLEN, MachineCheck.SWAPPED, MachineCheck.VIRTUAL), facts.unchecked());
	}

	@Test
	void macTellsNotWhatIsPromised() {
		assertEquals(EnumSet.complementOf(EnumSet.of(MachineCheck.OTHERS)), MachineFacts.read(proc, new SystemFigures(8L << 30, 0, true)).unchecked());
	}

	@Test
	void aVirtualMachineThatKnowsNothingSaysSo() {
		assertEquals(EnumSet.allOf(MachineCheck.class), MachineFacts.read(proc, NOTHING).unchecked());
	}

	@Test
	void linuxTellsAll() throws Exception {
		write("cpuinfo", "processor\t: 0\nflags\t\t: fpu hypervisor\n");
		write("meminfo", "MemTotal:       24000000 kB\nCommitted_AS:    1000 kB\n");
		write("stat", "cpu  1 2 3 4 5 6 7 8 0 0\n");
		write("vmstat", "pgpgin 1\npswpin 0\npswpout 0\n");
		MachineFacts facts = MachineFacts.read(proc, NOTHING);
		assertEquals(Set.of(), facts.unchecked());
		assertTrue(facts.virtual());
		// A processor of ARM has no flags, an old kernel no stolen time.
		write("cpuinfo", "processor\t: 0\nFeatures\t: fp asimd\n");
		write("stat", "cpu  1 2 3 4\n");
		assertEquals(EnumSet.of(MachineCheck.OTHERS, MachineCheck.STOLEN, MachineCheck.VIRTUAL), MachineFacts.read(proc, NOTHING).unchecked());
	}

	@Test
	void theVirtualMachineOfThisTestKnowsItsSystem() {
		SystemFigures system = SystemFigures.ofThisMachine();
		assertTrue(system.tellsLoad());
		assertTrue(system.memoryBytes() > 1 << 20, () -> system.toString());
	}
}
