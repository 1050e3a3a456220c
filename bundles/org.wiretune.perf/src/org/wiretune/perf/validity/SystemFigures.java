/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * What the virtual machine knows of any system that it runs on.
 *
 * @param memoryBytes memory there is, without swap space; 0 when it is not known
 * @param committedBytes memory that has been promised to processes; 0 when it is not known
 * @param tellsLoad whether it tells how busy the processors are
 */
record SystemFigures(long memoryBytes, long committedBytes, boolean tellsLoad) {

	private static final String BEAN = "java.lang:type=OperatingSystem";

	/** {@return what this virtual machine says; nothing where it is one that does not know} */
	static SystemFigures ofThisMachine() {
		boolean windows = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
		long memory = attribute("TotalPhysicalMemorySize") instanceof Number known ? known.longValue() : 0;
		// What Windows calls swap space is what it may promise in all; elsewhere it is only what is on disk.
		long committed = windows && attribute("TotalSwapSpaceSize") instanceof Number all && attribute("FreeSwapSpaceSize") instanceof Number free ? all.longValue() - free.longValue() : 0;
		return new SystemFigures(Math.max(0, memory), Math.max(0, committed), attribute("SystemCpuLoad") instanceof Number);
	}

	private static Object attribute(String name) {
		try {
			return ManagementFactory.getPlatformMBeanServer().getAttribute(new ObjectName(BEAN), name);
		} catch (JMException | RuntimeException unknown) {
			return null;
		}
	}
}
