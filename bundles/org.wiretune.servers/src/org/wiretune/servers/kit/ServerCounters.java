/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import org.wiretune.safety.quantity.Digits;

/**
 * What a server itself has counted from its start to the end of a run: calls of its beans and how long they waited for an
 * instance, connections that were waited for. These tell whether a pool was the reason of a time.
 */
final class ServerCounters {

	private static final long LONGEST_SECONDS = 10;
	private static final int DECIMALS = 3;
	private static final String NAMES = "jboss.as:deployment=*.war,subsystem=ejb3,*";
	private static final String WILDFLY_SOURCES = "jboss.as:subsystem=datasources,data-source=*,statistics=pool";
	private static final String LIBERTY_POOLS = "WebSphere:type=ConnectionPoolStats,*";

	private ServerCounters() {
	}

	/**
	 * Asks a server.
	 *
	 * @param pid its process id
	 * @param server its name
	 * @return a sentence for each bean that was called and each pool of connections that was used; one that says why where
	 *         it cannot be asked
	 */
	static List<String> of(long pid, String server) {
		try {
			return ManagementQuestion.ask(pid, server, LONGEST_SECONDS, ServerCounters::told, reason -> List.of(TEXTS.get("counted.failed", server, reason)),
					() -> List.of(TEXTS.get("counted.late", server, LONGEST_SECONDS)));
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return List.of();
		}
	}

	/**
	 * What the MBeans of a server tell.
	 *
	 * @param beans the MBeans
	 * @return the sentences, sorted
	 * @throws IOException when the connection is lost
	 * @throws JMException when an MBean is gone or is not what it should be
	 */
	static List<String> told(MBeanServerConnection beans) throws IOException, JMException {
		List<String> sentences = new ArrayList<>();
		for (ObjectName bean : beans.queryNames(new ObjectName(NAMES), null)) {
			String name = bean.getKeyProperty("message-driven-bean") == null ? bean.getKeyProperty("stateless-session-bean")
					: bean.getKeyProperty("message-driven-bean");
			if (name != null && number(beans, bean, "invocations") > 0) {
				sentences.add(TEXTS.get("counted.bean", name, whole(beans, bean, "invocations"), whole(beans, bean, "poolMaxSize"),
						whole(beans, bean, "peakConcurrentInvocations"), seconds(number(beans, bean, "waitTime")),
						seconds(number(beans, bean, "executionTime"))));
			}
		}
		for (ObjectName pool : beans.queryNames(new ObjectName(WILDFLY_SOURCES), null)) {
			if (number(beans, pool, "MaxUsedCount") > 0) {
				sentences.add(TEXTS.get("counted.source", pool.getKeyProperty("data-source"), whole(beans, pool, "MaxUsedCount"),
						whole(beans, pool, "WaitCount"), seconds(number(beans, pool, "TotalBlockingTime"))));
			}
		}
		for (ObjectName pool : beans.queryNames(new ObjectName(LIBERTY_POOLS), null)) {
			sentences.add(TEXTS.get("counted.pool", pool.getKeyProperty("name"), whole(beans, pool, "CreateCount"),
					seconds(number(beans, pool, "WaitTime")), seconds(number(beans, pool, "InUseTime"))));
		}
		sentences.sort(null);
		return sentences;
	}

	private static String whole(MBeanServerConnection beans, ObjectName bean, String attribute) throws IOException, JMException {
		return Long.toString(Math.round(number(beans, bean, attribute)));
	}

	private static double number(MBeanServerConnection beans, ObjectName bean, String attribute) throws IOException, JMException {
		Object value = beans.getAttribute(bean, attribute);
		return value == null ? 0 : Double.parseDouble(value.toString());
	}

	private static String seconds(double millis) {
		return Digits.fixed(millis / TimeUnit.SECONDS.toMillis(1), DECIMALS);
	}
}
