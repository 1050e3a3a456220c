/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class BeanPoolBelowSessionsTest {

	private static final String RULE = "mdb-pool-below-max-sessions";
	private static final String BEAN = "Shop/src/shop/Listener.java";
	private static final String POOLS = "Shop/jboss/deploy/ejb3-interceptors-aop.xml";

	private static Files files(int sessions, int instances) {
		return Samples.application().with(BEAN, Samples.messageDrivenBean("", sessions)).with(POOLS, Samples.interceptors(instances));
	}

	@Test
	void moreSessionsThanInstances() {
		Finding finding = files(25, 15).finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("25", finding.measured());
		assertEquals("15", finding.limit());
		assertEquals(BEAN, finding.origin().path());
		assertEquals(POOLS, finding.related().get(0).path());
		assertTrue(finding.assumption().contains("same project"), finding.assumption());
	}

	@Test
	void boundary() {
		assertTrue(files(15, 15).findings(RULE).isEmpty());
		assertTrue(files(14, 15).findings(RULE).isEmpty());
		assertEquals(1, files(16, 15).findings(RULE).size());
	}

	@Test
	void poolOnTheBeanWins() {
		String pool = "@org.jboss.ejb3.annotation.Pool(value = \"StrictMaxPool\", maxSize = %d, timeout = 10000)\n";
		assertTrue(files(25, 15).with(BEAN, Samples.messageDrivenBean(pool.formatted(25), 25)).findings(RULE).isEmpty());
		Finding finding = files(25, 50).with(BEAN, Samples.messageDrivenBean(pool.formatted(20), 25)).finding(RULE);
		assertNull(finding.assumption());
		assertTrue(finding.message().contains("its own pool holds 20"), finding.message());
		assertTrue(files(25, 15).with(BEAN, Samples.messageDrivenBean(pool.formatted(20).replace("StrictMaxPool", "ThreadlocalPool"), 25)).findings(RULE).isEmpty());
	}

	@Test
	void silentWithoutAServerOrWithSeveral() {
		assertTrue(files(25, 15).without(POOLS).findings(RULE).isEmpty());
		Files elsewhere = files(25, 15).without(POOLS).with("One/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15));
		assertTrue(elsewhere.finding(RULE).assumption().contains("the only server"));
		assertTrue(elsewhere.with("Two/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15)).findings(RULE).isEmpty());
	}

	@Test
	void silentOnWhatTestsDeploy() {
		String bean = Samples.messageDrivenBean("", 25);
		assertEquals(1, files(25, 15).without(BEAN).with("shop/src/main/java/shop/OrderBean.java", bean).findings(RULE).size());
		assertTrue(files(25, 15).without(BEAN).with("shop/src/test/java/shop/OrderBean.java", bean).findings(RULE).isEmpty());
	}

	@Test
	void fixRaisePool() {
		FixContract.verify(files(25, 15), RULE + "/raise-pool", Map.of(POOLS, Map.of("maxSize=15", "maxSize=25")));
	}

	@Test
	void fixLowerSessions() {
		FixContract.verify(files(25, 15), RULE + "/lower-sessions", Map.of(BEAN, Map.of("propertyValue = \"25\"", "propertyValue = \"15\"")));
	}

	@Test
	void fixRaisePoolOnTheBean() {
		String pool = "@org.jboss.ejb3.annotation.Pool(value = \"StrictMaxPool\", maxSize = 20, timeout = 10000)\n";
		FixContract.verify(files(25, 50).with(BEAN, Samples.messageDrivenBean(pool, 25)), RULE + "/raise-pool", Map.of(BEAN, Map.of("maxSize = 20", "maxSize = 25")));
	}
}
