/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** The file etc/system of Solaris. */
class KernelParametersTest {

	private static final String CAGE = "kernel-cage-on";
	private static final String RINGS = "ip-soft-rings";
	private static final String KERNEL = "db2-kernel-ipc-low";
	private static final String SYSTEM = "os/etc/system";
	private static final String SCRIPT = "db/tune-db2.sh";

	private static Files system(String lines) {
		return new Files().with(SYSTEM, "set rlim_fd_max = 65536\n" + lines);
	}

	@Test
	void kernelCage() {
		assertEquals("not set", system("").finding(CAGE).measured());
		assertEquals(Severity.INFO, system("set kernel_cage_enable = 1\n").finding(CAGE).severity());
		assertTrue(system("set kernel_cage_enable = 0\n").findings(CAGE).isEmpty());
		FixContract.verify(system("set kernel_cage_enable = 1\n"), CAGE + "/off", Map.of(SYSTEM, Map.of("kernel_cage_enable = 1", "kernel_cage_enable = 0")));
		FixContract.verify(system(""), CAGE + "/off", Map.of(SYSTEM, Map.of("rlim_fd_max = 65536\n", "rlim_fd_max = 65536\nset kernel_cage_enable = 0\n")));
	}

	@Test
	void softRings() {
		assertEquals("8", system("set ip:ip_soft_rings_cnt = 8\n").finding(RINGS).measured());
		assertEquals("15", system("set ip:ip_soft_rings_cnt = 15\n").finding(RINGS).measured());
		assertTrue(system("set ip:ip_soft_rings_cnt = 16\n").findings(RINGS).isEmpty());
		assertTrue(system("").findings(RINGS).isEmpty());
		FixContract.verify(system("set ip:ip_soft_rings_cnt = 8\n"), RINGS + "/raise", Map.of(SYSTEM, Map.of("cnt = 8", "cnt = 16")));
	}

	@Test
	void communicationForDb2() {
		Files files = system("set msgsys:msginfo_msgmni = 2048\n").with(SCRIPT, "db2 update dbm cfg using DIAGLEVEL 1 NOTIFYLEVEL 0\n");
		assertEquals("20480", files.finding(KERNEL).limit());
		FixContract.verify(files, KERNEL + "/raise", Map.of(SYSTEM, Map.of("msgmni = 2048", "msgmni = 20480")));
		assertTrue(files.copy().without(SCRIPT).findings(KERNEL).isEmpty(), "no database");
		assertTrue(files.copy().replace(SYSTEM, "2048\n", "20480\n").findings(KERNEL).isEmpty());
		assertEquals("20479", files.copy().replace(SYSTEM, "2048\n", "20479\n").finding(KERNEL).measured());
		assertTrue(system("set shmsys:shminfo_shmmax = 0x4000000000\n").with(SCRIPT, files.text(SCRIPT)).findings(KERNEL).isEmpty(), "256 gigabytes in hexadecimal");
		assertEquals("0x3fffffffff", system("set shmsys:shminfo_shmmax = 0x3fffffffff\n").with(SCRIPT, files.text(SCRIPT)).finding(KERNEL).measured());
	}
}
