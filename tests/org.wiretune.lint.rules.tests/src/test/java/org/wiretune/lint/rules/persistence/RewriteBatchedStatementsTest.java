/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class RewriteBatchedStatementsTest {

	private static final String RULE = "rewrite-batched-missing";
	private static final String UNIT = "Shop/src/META-INF/persistence.xml";
	private static final String SOURCE = "Shop/deploy/shop-ds.xml";
	private static final String DRIVER = "    <driver-class>com.mysql.jdbc.Driver</driver-class>\n";

	private static Files batching() {
		return Samples.application().replace(UNIT, "    <properties>\n", "    <properties>\n      <property name=\"hibernate.jdbc.batch_size\" value=\"20\"/>\n");
	}

	@Test
	void batchesThatTheDriverSendsOneByOne() {
		Finding finding = batching().finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(SOURCE, finding.origin().path());
		assertEquals(UNIT, finding.related().get(0).path());
		assertTrue(finding.message().contains("unit shop sends batches of 20"), finding.message());
	}

	@Test
	void loopThatPersists() {
		Finding finding = Samples.application().with("Shop/src/shop/Loader.java", Samples.loader("")).finding(RULE);
		assertTrue(finding.message().contains("Loader.store persists rows"), finding.message());
	}

	@Test
	void silentWhereNothingIsBatched() {
		assertTrue(Samples.application().findings(RULE).isEmpty());
		assertTrue(batching().replace(UNIT, "java:/ShopDS", "java:/OtherDS").findings(RULE).isEmpty());
	}

	@Test
	void silentWhereItIsSet() {
		assertTrue(batching().replace(SOURCE, DRIVER, DRIVER + "    <connection-property name=\"rewriteBatchedStatements\">true</connection-property>\n").findings(RULE).isEmpty());
		assertTrue(batching().replace(SOURCE, ":3306/shop", ":3306/shop?useUnicode=true&amp;rewriteBatchedStatements=true").findings(RULE).isEmpty());
	}

	@Test
	void silentForOtherDrivers() {
		assertTrue(batching().replace(SOURCE, "com.mysql.jdbc.Driver", "org.mariadb.jdbc.Driver").findings(RULE).isEmpty());
		assertTrue(batching().replace(SOURCE, "jdbc:mysql:", "jdbc:mariadb:").replace(SOURCE, "com.mysql.jdbc.Driver", "org.mariadb.jdbc.Driver").findings(RULE).isEmpty());
		assertTrue(batching().replace(SOURCE, "jdbc:mysql:", "jdbc:postgresql:").replace(SOURCE, "com.mysql.jdbc.Driver", "org.postgresql.Driver").findings(RULE).isEmpty());
	}

	@Test
	void fixInserts() {
		FixContract.verify(batching(), RULE + "/rewrite", Map.of(SOURCE, Map.of(DRIVER,
				DRIVER + "    <connection-property name=\"rewriteBatchedStatements\">true</connection-property>\n")));
	}

	@Test
	void fixReplaces() {
		Files files = batching().replace(SOURCE, DRIVER, DRIVER + "    <connection-property name=\"rewriteBatchedStatements\">false</connection-property>\n");
		assertEquals("false", files.finding(RULE).measured());
		FixContract.verify(files, RULE + "/rewrite", Map.of(SOURCE, Map.of(">false</connection-property>", ">true</connection-property>")));
	}
}
