/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import javax.management.Attribute;
import javax.management.AttributeList;
import javax.management.DynamicMBean;
import javax.management.MBeanInfo;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;

/** What servers count is told in sentences, and only of what was used. */
class ServerCountersTest {

	private record Values(Map<String, ?> values) implements DynamicMBean {

		@Override
		public Object getAttribute(String attribute) {
			return values.get(attribute);
		}

		@Override
		public void setAttribute(Attribute attribute) {
			throw new UnsupportedOperationException();
		}

		@Override
		public AttributeList getAttributes(String[] attributes) {
			return new AttributeList();
		}

		@Override
		public AttributeList setAttributes(AttributeList attributes) {
			return attributes;
		}

		@Override
		public Object invoke(String actionName, Object[] params, String[] signature) {
			throw new UnsupportedOperationException();
		}

		@Override
		public MBeanInfo getMBeanInfo() {
			return new MBeanInfo(Values.class.getName(), "", null, null, null, null);
		}
	}

	private static void register(MBeanServer beans, String name, Map<String, ?> values) throws Exception {
		beans.registerMBean(new Values(values), new ObjectName(name));
	}

	private static Map<String, ?> bean(long calls) {
		return Map.of("invocations", calls, "poolMaxSize", 15, "peakConcurrentInvocations", 15L, "waitTime", 47_999L, "executionTime", 80_000L);
	}

	@Test
	void waitsForInstancesAndConnectionsAreTold() throws Exception {
		MBeanServer beans = MBeanServerFactory.newMBeanServer();
		register(beans, "jboss.as:deployment=wiretune.war,subsystem=ejb3,message-driven-bean=WorkMessageBean", bean(200));
		register(beans, "jboss.as:deployment=wiretune.war,subsystem=ejb3,stateless-session-bean=WorkBean", bean(0));
		register(beans, "jboss.as:deployment=wiretune.war,subsystem=ejb3", bean(7));
		register(beans, "jboss.as:subsystem=datasources,data-source=ExampleDS,statistics=pool",
				Map.of("MaxUsedCount", "8", "WaitCount", "120", "TotalBlockingTime", 1500L));
		register(beans, "WebSphere:type=ConnectionPoolStats,name=jdbc/WireTuneData", Map.of("CreateCount", 4L, "WaitTime", 1491.25, "InUseTime", 20.0));
		assertEquals(List.of(
				"The server counted 200 call(s) of WorkMessageBean, whose pool has 15 instances; 15 at once at most. They waited 47.999 s for instances and worked 80.000 s, all together.",
				"The server counted at most 8 connections of the data source ExampleDS in use at once, and 120 wait(s) for one, 1.500 s all together.",
				"The server made 4 connections of jdbc/WireTuneData; a thread waited 1.491 s for one and kept it 0.020 s, on average."), ServerCounters.told(beans));
	}
}
