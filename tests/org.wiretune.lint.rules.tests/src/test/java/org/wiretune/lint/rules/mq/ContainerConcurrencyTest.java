/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;

class ContainerConcurrencyTest {

	private static final String RULE = "mdb-concurrency-generic";
	private static final String SERIAL = "mdb-one-at-a-time";
	private static final String LIBERTY = "Liberty/server.xml";
	private static final String BEAN = "Shop/src/shop/Listener.java";
	private static final String POOLS = "Shop/jboss/deploy/ejb3-interceptors-aop.xml";

	private static Files liberty(String concurrency) {
		return new Files().with(LIBERTY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server description="orders">
				  <jmsActivationSpec id="shop/Listener">
				    <properties.wasJms destinationRef="jms/orders"%s/>
				  </jmsActivationSpec>
				</server>
				""".formatted(concurrency));
	}

	@Test
	void liberty() {
		assertEquals("6", liberty(" maxConcurrency=\"4\"").finding(RULE).limit());
		assertTrue(liberty(" maxConcurrency=\"5\"").findings(RULE).isEmpty());
		assertTrue(liberty("").findings(RULE).isEmpty());
		assertTrue(liberty(" maxConcurrency=\"1\"").findings(RULE).isEmpty(), "another rule tells a single one");
		FixContract.verify(liberty(" maxConcurrency=\"2\""), RULE + "/light", Map.of(LIBERTY, Map.of("maxConcurrency=\"2\"", "maxConcurrency=\"6\"")));
		FixContract.verify(liberty(" maxConcurrency=\"2\""), RULE + "/waiting", Map.of(LIBERTY, Map.of("maxConcurrency=\"2\"", "maxConcurrency=\"50\"")));
	}

	@Test
	void busOfWebSphere() {
		Files files = Samples.server().replace(Samples.RESOURCES, "<resourceProperties xmi:id=\"Property_2\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"10\"",
				"<resourceProperties xmi:id=\"Property_2\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"3\"");
		assertEquals("3", files.finding(RULE).measured());
		assertTrue(Samples.server().findings(RULE).isEmpty());
		assertTrue(files.copy().replace(Samples.RESOURCES, "value=\"3\"", "value=\"1\"").findings(RULE).isEmpty(), "has a rule of its own");
	}

	@Test
	void jbossRaisesThePoolToo() {
		Files files = Samples.application().with(BEAN, Samples.messageDrivenBean("", 2)).with(POOLS, Samples.interceptors(15));
		FixContract.verify(files, RULE + "/waiting", Map.of(BEAN, Map.of("propertyValue = \"2\"", "propertyValue = \"50\""), POOLS, Map.of("maxSize=15", "maxSize=50")));
		FixContract.verify(files, RULE + "/light", Map.of(BEAN, Map.of("propertyValue = \"2\"", "propertyValue = \"6\"")));
	}

	private static Files endpoints(String folder, String endpoints) {
		return new Files().with(folder + "/server.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<server description="orders">
				  <jmsActivationSpec id="shop/Listener" maxEndpoints="%s">
				    <properties.mq destinationRef="jms/orders" transportType="CLIENT"/>
				  </jmsActivationSpec>
				</server>
				""".formatted(endpoints));
	}

	@Test
	void oneMessageAtATime() {
		assertEquals("1", endpoints("Liberty", "1").finding(SERIAL).measured());
		assertTrue(endpoints("Liberty", "2").findings(SERIAL).isEmpty());
		assertTrue(endpoints("Liberty/src/test", "1").findings(SERIAL).isEmpty());
		assertTrue(endpoints("Liberty/example", "1").findings(SERIAL).isEmpty());
		assertTrue(liberty(" maxConcurrency=\"1\"").findings(SERIAL).isEmpty(), "has a rule of its own");
		FixContract.verify(endpoints("Liberty", "1"), SERIAL + "/several", Map.of(LIBERTY, Map.of("maxEndpoints=\"1\"", "maxEndpoints=\"10\"")));
		Files jboss = Samples.application().with(BEAN, Samples.messageDrivenBean("", 1)).with(POOLS, Samples.interceptors(5));
		FixContract.verify(jboss, SERIAL + "/several", Map.of(BEAN, Map.of("propertyValue = \"1\"", "propertyValue = \"10\""), POOLS, Map.of("maxSize=5", "maxSize=10")));
	}
}
