/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** How many connections one thread can hold at the same time in beans that call each other. */
class NestedConnectionsTest {

	private static final String RULE = "nested-entity-managers-multiply-connections";
	private static final String OWN = "@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)";

	private Files files = new Files();

	private void bean(String name, String attribute, String unit, List<String> called) {
		StringBuilder code = new StringBuilder("package shop;\nimport javax.ejb.*;\nimport javax.persistence.*;\n@Stateless ").append(attribute).append("\npublic class ").append(name)
				.append(" {\n\t@PersistenceContext").append(unit.isEmpty() ? "" : "(unitName = \"" + unit + "\")").append(" private EntityManager manager;\n");
		called.forEach(each -> code.append("\t@EJB private ").append(each).append(" to").append(each).append(";\n"));
		files = files.with("Shop/src/shop/" + name + ".java", code.append("}\n").toString());
	}

	private void bean(String name, String attribute, String... called) {
		bean(name, attribute, "orders", List.of(called));
	}

	private Finding only() {
		List<Finding> findings = files.findings(RULE);
		assertEquals(1, findings.size(), findings::toString);
		return findings.get(0);
	}

	private void expect(int connections, String bean) {
		Finding finding = only();
		assertEquals(Integer.toString(connections), finding.measured());
		assertEquals("Shop/src/shop/" + bean + ".java", finding.origin().path());
	}

	private void ring(int beans) {
		for (int i = 0; i < beans; i++) {
			bean("B" + i, OWN, "B" + (i + 1) % beans);
		}
	}

	private void complete(int beans) {
		for (int i = 0; i < beans; i++) {
			int self = i;
			bean("B" + i, OWN, "orders", IntStream.range(0, beans).filter(other -> other != self).mapToObj(other -> "B" + other).toList());
		}
	}

	@Test
	void aChainHoldsOneConnectionForEachTransaction() {
		bean("A", "", "B");
		bean("B", OWN, "C");
		bean("C", OWN, "D");
		bean("D", OWN);
		expect(4, "A");
		assertTrue(only().message().contains("because B, C, D work"), only().message());
		assertEquals(3, only().related().size());
	}

	@Test
	void aLongChainNeedsNoStack() {
		for (int i = 0; i < 1000; i++) {
			bean("B" + i, OWN, i == 999 ? new String[0] : new String[] {"B" + (i + 1)});
		}
		expect(1000, "B0");
		assertTrue(only().message().contains("B8, …"), only().message());
		assertEquals(NestedConnections.MOST_TOLD, only().related().size());
	}

	@Test
	void aBeanOfTheSameTransactionIsPassedThrough() {
		bean("A", "", "B");
		bean("B", OWN, "C");
		bean("C", "", "D");
		bean("D", OWN);
		expect(3, "A");
		assertTrue(only().message().contains("because B, D work"), only().message());
	}

	@Test
	void callsOneAfterTheOtherDoNotAddUp() {
		bean("A", "", "B", "C", "D");
		bean("B", OWN);
		bean("C", OWN);
		bean("D", OWN);
		expect(2, "A");
	}

	@Test
	void aDiamondCountsItsLongerSide() {
		bean("A", "", "B", "C");
		bean("B", OWN, "D");
		bean("C", OWN, "E");
		bean("E", OWN, "D");
		bean("D", OWN);
		expect(4, "A");
	}

	@Test
	void manyDiamondsBehindEachOther() {
		for (int i = 0; i < 60; i++) {
			bean("Top" + i, OWN, "Left" + i, "Right" + i);
			bean("Left" + i, OWN, "Top" + (i + 1));
			bean("Right" + i, OWN, "Top" + (i + 1));
		}
		bean("Top60", OWN);
		expect(121, "Top0");
	}

	@Test
	void ringsCountEachBeanOnce() {
		for (int beans : new int[] {3, 10, 500}) {
			files = new Files();
			ring(beans);
			expect(beans, "B0");
			assertTrue(only().message().contains("call each other"), only().message());
		}
	}

	@Test
	void beansThatAllInjectEachOther() {
		for (int beans : new int[] {10, 11, 50}) {
			files = new Files();
			complete(beans);
			expect(beans, "B0");
		}
	}

	@Test
	void aRingBehindAChain() {
		ring(3);
		bean("A", "", "B1");
		expect(4, "A");
		assertTrue(only().message().contains("call each other"), only().message());
	}

	@Test
	void aRingInOneTransactionSharesTheConnection() {
		bean("A", "", "B");
		bean("B", "", "C");
		bean("C", "", "A");
		assertTrue(files.findings(RULE).isEmpty());
	}

	@Test
	void unitsOfOneTransactionAddUpEachOnce() {
		bean("A", "", "orders", List.of("B", "C"));
		bean("B", "", "stock", List.of("D"));
		bean("C", "", "mail", List.of());
		bean("D", "", "orders", List.of());
		expect(3, "A");
		assertFalse(only().message().contains("D"), only().message());
	}

	@Test
	void aRingOfUnitsHoldsEachOnceHoweverOftenItIsCalled() {
		bean("A", "", "orders", List.of("B"));
		bean("B", "", "stock", List.of("A"));
		expect(2, "A");
		assertFalse(only().message().contains("call each other"), only().message());
	}

	@Test
	void unitsWithOneDataSourceShareTheConnection() {
		bean("A", "", "orders", List.of("B"));
		bean("B", "", "stock", List.of());
		String descriptor = """
				<?xml version="1.0" encoding="UTF-8"?>
				<persistence xmlns="http://java.sun.com/xml/ns/persistence" version="1.0">
				  <persistence-unit name="orders"><jta-data-source>java:/ShopDS</jta-data-source></persistence-unit>
				  <persistence-unit name="stock"><jta-data-source>java:/%s</jta-data-source></persistence-unit>
				</persistence>
				""";
		files = files.with("Shop/pom.xml", "<project/>");
		files = files.with("Shop/src/META-INF/persistence.xml", descriptor.formatted("StockDS"));
		expect(2, "A");
		assertTrue(files.with("Shop/src/META-INF/persistence.xml", descriptor.formatted("ShopDS")).findings(RULE).isEmpty());
	}

	@Test
	void everyNestIsToldWithItsOwnFirstBean() {
		bean("A", "", "B");
		bean("B", OWN);
		bean("X", "", "Y");
		bean("Y", OWN);
		assertEquals(2, files.findings(RULE).size());
	}
}
