/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;

import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.jvm.JvmFlag.Treatment;

class JvmFlagsTest {

	@Test
	void versionsFollowEachOther() {
		int count = 0;
		for (JvmFlag flag : JvmFlags.all()) {
			count++;
			assertTrue(flag.obsolete() == 0 || flag.deprecated() < flag.obsolete(), flag.name());
			assertTrue(flag.expired() == 0 || flag.deprecated() < flag.expired() && flag.obsolete() < flag.expired(), flag.name());
			assertTrue(flag.class25() == '-' || flag.treatment(25) != Treatment.REFUSED, () -> flag.name() + " is listed by 25");
			assertTrue(flag.class17() == '-' || flag.treatment(17) != Treatment.REFUSED && flag.treatment(17) != Treatment.LATER, () -> flag.name() + " is listed by 17");
			assertTrue(flag.class25() != '-' || flag.class17() == '-' || flag.treatment(25) == Treatment.REFUSED || flag.treatment(25) == Treatment.IGNORED, () -> flag.name() + " is not listed by 25");
			String replacement = flag.replacement();
			assertTrue(replacement == null || replacement.startsWith("-") || JvmFlags.of(replacement) != null, flag.name());
		}
		assertTrue(count > 1_300, () -> "few flags");
	}

	/** The virtual machine that runs the test knows what the table says of its version; only where the table was made from that version. */
	@Test
	void manageableFlagsOfThisVirtualMachine() throws Exception {
		MBeanServer server = ManagementFactory.getPlatformMBeanServer();
		CompositeData[] options = (CompositeData[]) server.getAttribute(new ObjectName("com.sun.management:type=HotSpotDiagnostic"), "DiagnosticOptions");
		int version = Runtime.version().feature();
		for (CompositeData option : options) {
			String name = (String) option.get("name");
			JvmFlag flag = JvmFlags.of(name);
			if (version == 17 || version == 25) {
				assertNotNull(flag, name);
			}
			assertTrue(flag == null || flag.treatment(version) == Treatment.KNOWN || flag.treatment(version) == Treatment.DEPRECATED, name);
		}
	}

	@ParameterizedTest
	@CsvSource({ "CompressedOops,6,true,UseCompressedOops", "UseCompresedOops,17,true,UseCompressedOops", "usecompressedoops,17,true,UseCompressedOops", "MaxMetaspaceSizes,8,false,MaxMetaspaceSize",
			"ParalellGCThreads,8,false,ParallelGCThreads" })
	void misspeltNames(String written, int version, boolean truth, String meant) {
		assertEquals(meant, JvmFlags.near(written, version, truth).name());
	}

	@ParameterizedTest
	@CsvSource({ "CompressedOops,17,false", "UseLWPSynchronization,6,true", "SomethingElse,17,true", "UseXGC,17,true", "MaxFDLimits2000,8,true", "CompressedOops,5,true" })
	void otherNames(String written, int version, boolean truth) {
		assertNull(JvmFlags.near(written, version, truth), () -> JvmFlags.near(written, version, truth).name());
	}

	@Test
	void everyNameIsNearItself() {
		for (JvmFlag flag : JvmFlags.all()) {
			if (!flag.name().startsWith("-") && flag.treatment(25) == Treatment.KNOWN) {
				assertNotNull(JvmFlags.near(flag.name(), 25, flag.kind() == JvmFlag.Kind.TRUTH), flag.name());
			}
		}
	}
}
