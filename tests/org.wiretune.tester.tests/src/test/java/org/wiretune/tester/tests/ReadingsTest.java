/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;
import org.junit.jupiter.api.Test;
import org.wiretune.tester.management.Readings;

/** Many MBeans are read in one call, and one that fails costs only its own values. */
class ReadingsTest {

	/** An MBean with a value of each kind. */
	public interface MixedMBean {

		/** {@return a number} */
		int getNumber();

		/** {@return a value of a class that no other process has} */
		Object getForeign();

		/** {@return never} */
		String getBroken();
	}

	/** Its implementation. */
	public static final class Mixed implements MixedMBean {

		@Override
		public int getNumber() {
			return 7;
		}

		@Override
		public Object getForeign() {
			return new Mixed();
		}

		@Override
		public String getBroken() {
			throw new IllegalStateException("broken");
		}
	}

	@Test
	void valuesOfThePlatformAreRead() throws Exception {
		ObjectName[] names = { new ObjectName("java.lang:type=Memory"), new ObjectName("java.lang:type=Nobody"), new ObjectName("java.lang:type=Threading") };
		String[][] attributes = { { "HeapMemoryUsage", "None", "Verbose" }, { "Count" }, { "ThreadCount", "AllThreadIds" } };
		Object[][] values = new Readings(ManagementFactory.getPlatformMBeanServer()).read(names, attributes);
		assertTrue(values[0][0] instanceof CompositeData heap && (Long) heap.get("used") > 0);
		assertNull(values[0][1]);
		assertEquals(false, values[0][2]);
		assertNull(values[1]);
		assertTrue(values[2][0] instanceof Integer threads && threads > 0);
		assertNull(values[2][1]);
	}

	@Test
	void whatCannotBeSentOrReadIsMissing() throws Exception {
		MBeanServer server = MBeanServerFactory.newMBeanServer();
		ObjectName name = new ObjectName("shop:type=Mixed");
		server.registerMBean(new Mixed(), name);
		Object[][] values = new Readings(server).read(new ObjectName[] { name }, new String[][] { { "Broken", "Foreign", "Number" } });
		assertNull(values[0][0]);
		assertNull(values[0][1]);
		assertEquals(7, values[0][2]);
	}

	@Test
	void itIsRegisteredOnceAndTakenAwayByWhoRegisteredIt() throws Exception {
		MBeanServer platform = ManagementFactory.getPlatformMBeanServer();
		ObjectName name = new ObjectName(Readings.NAME);
		try (AutoCloseable first = Readings.register()) {
			assertNotNull(first);
			Readings.register().close();
			assertTrue(platform.isRegistered(name));
		}
		assertFalse(platform.isRegistered(name));
	}
}
