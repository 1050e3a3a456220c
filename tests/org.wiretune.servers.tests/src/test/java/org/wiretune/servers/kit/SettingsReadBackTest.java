/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;

import org.junit.jupiter.api.Test;

import com.sun.management.HotSpotDiagnosticMXBean;

/** Settings that are read back, here from this process. */
class SettingsReadBackTest {

	private static final String RUNTIME = "java.lang:type=Runtime";
	private static final long PID = ProcessHandle.current().pid();
	/** As it was given; what can be used of it, {@link Runtime#maxMemory()}, is less with some collectors. */
	private static final int HEAP = (int) (Long.parseLong(ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class).getVMOption("MaxHeapSize").getValue()) >> 20);

	private static SettingsReadBack.Answer answer(ExpectedSetting setting, int heap) throws InterruptedException {
		return SettingsReadBack.of(PID, "The server", List.of(setting), heap);
	}

	@Test
	void whatIsAsItWasGivenIsCounted() throws InterruptedException {
		SettingsReadBack.Answer answer = answer(new ExpectedSetting("process", RUNTIME, "Pid", String.valueOf(PID)), HEAP);
		assertEquals(List.of("Read back from The server by JMX: 2 of 2 settings are as they were given."), answer.notes());
		assertEquals(List.of(), answer.differences());
	}

	@Test
	void whatIsOtherwiseIsNamedWithBothValues() throws InterruptedException {
		SettingsReadBack.Answer answer = answer(ExpectedSetting.of("process", RUNTIME, "Pid", 1), HEAP + 500);
		List<String> differences = answer.differences();
		assertEquals(2, differences.size(), answer.toString());
		assertTrue(differences.get(0).startsWith("The server was given 1 as process and says that it has " + PID), differences.get(0));
		assertTrue(differences.get(1).startsWith("The server was given " + (HEAP + 500) + " as maximum heap in MB"), differences.get(1));
		assertTrue(answer.notes().size() == 1 && answer.notes().get(0).contains("0 of 2"), answer.toString());
	}

	@Test
	void whatIsNotToldIsSaid() throws InterruptedException {
		assertTrue(answer(ExpectedSetting.of("size", "no.such:type=Bean", "Size", 1), HEAP).notes().getFirst()
				.equals("The server was given 1 as size and does not say what it has."));
		assertTrue(answer(ExpectedSetting.of("size", RUNTIME, "NoSuchAttribute", 1), HEAP).notes().getFirst().contains("does not say"));
		assertTrue(SettingsReadBack.of(Integer.MAX_VALUE, "The server", List.of(), 1).notes().getFirst().startsWith("The settings of The server could not be read back:"));
	}
}
