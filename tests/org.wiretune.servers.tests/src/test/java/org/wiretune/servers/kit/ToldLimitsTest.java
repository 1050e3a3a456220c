/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.List;

import javax.management.MBeanServer;
import javax.management.ObjectName;

import org.junit.jupiter.api.Test;
import org.wiretune.perf.launch.ToldLimit;

/** What a process tells of its limits, by beans with the names that HikariCP and the embedded Tomcat give theirs. */
class ToldLimitsTest {

	private static final long PID = ProcessHandle.current().pid();

	/** As HikariCP's own. */
	public interface PoolMXBean {

		/** {@return most connections} */
		int getMaximumPoolSize();
	}

	/** As that of Tomcat. */
	public interface ConnectorMXBean {

		/** {@return most threads} */
		int getmaxThreads();
	}

	@Test
	void poolsThreadsAndHeapAreTold() throws Exception {
		MBeanServer beans = ManagementFactory.getPlatformMBeanServer();
		ObjectName pool = new ObjectName("com.zaxxer.hikari:type=PoolConfig (Orders)");
		ObjectName connector = new ObjectName("Tomcat:type=ThreadPool,name=\"http-nio-8080\"");
		beans.registerMBean((PoolMXBean) () -> 7, pool);
		beans.registerMBean((ConnectorMXBean) () -> 33, connector);
		try {
			List<String> told = ToldLimits.of(PID, "the server", 8080);
			assertEquals(told, ToldLimit.among(told));
			List<String> words = told.stream().map(ToldLimit::words).toList();
			assertTrue(words.stream().anyMatch(each -> each.contains("Orders") && each.endsWith("at most 7 connections.")), words.toString());
			assertTrue(words.stream().anyMatch(each -> each.contains("http-nio at most 33 threads.")), words.toString());
			assertTrue(words.stream().anyMatch(each -> each.matches("Heap.* at most [\\d.,]+ [MG]B\\.")), words.toString());
		} finally {
			beans.unregisterMBean(pool);
			beans.unregisterMBean(connector);
		}
		assertTrue(ToldLimits.of(PID, "the server", 8080).stream().noneMatch(each -> each.contains("Orders")));
	}

	@Test
	void whoCannotBeAskedIsNamed() throws Exception {
		List<String> told = ToldLimits.of(Integer.MAX_VALUE, "The server", 1);
		assertEquals(1, told.size());
		assertTrue(told.getFirst().startsWith("The settings of The server could not be read back:"), told.getFirst());
		assertEquals(List.of(), ToldLimit.among(told));
	}
}
