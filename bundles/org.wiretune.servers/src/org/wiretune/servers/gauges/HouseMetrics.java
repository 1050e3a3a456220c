/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.List;

import org.wiretune.core.Contribution;
import org.wiretune.core.Contributions;

/**
 * What WireTune itself reads from running servers, with its gauges and alarms: the Java virtual machine and its machine, the
 * embedded server, WildFly and EAP, JBoss 5, Open Liberty, HikariCP, Tomcat, Jetty, Camel, the brokers Artemis and ActiveMQ
 * Classic, clients of Kafka, channels of Spring Integration, listener containers of Spring, Quarkus and Vert.x, and what Micrometer tells of HikariCP, Agroal, executors and listeners of JMS.
 */
public final class HouseMetrics implements Contribution {

	private static final String FOLDER = "/org/wiretune/servers/"; //$NON-NLS-1$

	/** Figures come before the gauges and alarms that name them. */
	private static final List<String> FILES = List.of("metrics/metrics-jvm.json", "metrics/metrics-host.json", "metrics/metrics-embedded.json", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			"metrics/metrics-wildfly.json", "metrics/metrics-jboss5.json", "metrics/metrics-liberty.json", "metrics/metrics-hikari.json", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			"metrics/metrics-tomcat.json", "metrics/metrics-jetty.json", "metrics/metrics-camel.json", "metrics/metrics-artemis.json", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			"metrics/metrics-activemq.json", "metrics/metrics-kafka.json", "metrics/metrics-spring.json", "gauges/gauges.json", "alarms/alarms.json"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$

	@Override
	public void contribute(Contributions to) {
		FILES.forEach(file -> to.metrics(FOLDER + file));
	}
}
