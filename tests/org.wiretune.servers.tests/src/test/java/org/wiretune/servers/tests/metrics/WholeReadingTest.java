/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;

import javax.management.Attribute;
import javax.management.JMException;
import javax.management.ObjectName;
import javax.management.StandardMBean;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricKey;

/** A process that reads its MBeans itself is asked once for all of them, and tells the same. */
class WholeReadingTest {

	private static final String NAME = "org.wiretune:type=Readings";

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final MetricConnection connection = new MetricConnection(ServerTables.standard().metrics(), process, schedule);
	private int asked;

	private void offer(ReadingsMBean readings) throws JMException {
		process.server.registerMBean(new StandardMBean(readings, ReadingsMBean.class), new ObjectName(NAME));
	}

	private Object[][] read(ObjectName[] names, String[][] attributes) {
		asked++;
		Object[][] values = new Object[names.length][];
		for (int i = 0; i < names.length; i++) {
			values[i] = values(names[i], attributes[i]);
		}
		return values;
	}

	private Object[] values(ObjectName name, String[] attributes) {
		try {
			Object[] values = new Object[attributes.length];
			for (Attribute answer : process.server.getAttributes(name, attributes).asList()) {
				values[List.of(attributes).indexOf(answer.getName())] = answer.getValue();
			}
			return values;
		} catch (JMException gone) {
			return null;
		}
	}

	private void connect() {
		process.pool("SCA", 7, 8, 10, 3);
		process.pool("Web", 2, 2, 5, 0);
		connection.connect(new JvmTarget(4711, "Embedded server"));
		schedule.tick();
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
	}

	private void second() {
		schedule.pass(Duration.ofSeconds(1));
	}

	private double last(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).orElseThrow().last();
	}

	private void assertFigures() {
		assertEquals(100, last("heap.used", ""));
		assertEquals(7, last("pool.active", "SCA"));
		assertEquals(5, last("pool.maximum", "Web"));
	}

	@Test
	void oneCallTellsTheSameAsOneForEach() throws JMException {
		connect();
		second();
		assertFigures();
		int each = connection.overhead().calls();
		offer(this::read);
		for (int i = 0; i < 40; i++) {
			second();
		}
		assertFigures();
		assertTrue(asked > 2, "asked " + asked);
		assertTrue(connection.overhead().calls() < each, connection.overhead().calls() + " of " + each);
	}

	@Test
	void aPoolThatIsClosedIsMissedAndAskedForNoMore() throws JMException {
		offer(this::read);
		connect();
		process.closePool("SCA");
		second();
		second();
		process.setPool("Web", 4, 4, 5, 0);
		second();
		assertEquals(4, last("pool.active", "Web"));
		double[] told = connection.history().series(new MetricKey("pool.active", "SCA")).orElseThrow().since(0).values();
		assertEquals(1, Arrays.stream(told).filter(value -> value == 7).count());
	}

	@Test
	void whereItIsRefusedEachIsAsked() throws JMException {
		offer((names, attributes) -> {
			asked++;
			throw new SecurityException("not for you");
		});
		connect();
		second();
		assertEquals(1, asked);
		assertFigures();
	}

	@Test
	void anAnswerOfAnotherLengthIsNoAnswer() throws JMException {
		offer((names, attributes) -> {
			asked++;
			return new Object[1][];
		});
		connect();
		assertEquals(1, asked);
		assertFigures();
	}
}
