/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class ConcurrencyAbovePoolTest {

	private static final String RULE = "maxconcurrency-above-pool";
	private static final String TEN = "xmi:id=\"Property_1\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"10\"";

	private static Files concurrency(String value) {
		return Samples.server().replace(Samples.RESOURCES, TEN, TEN.replace("\"10\"", '"' + value + '"'));
	}

	@Test
	void moreBeansThanThreads() {
		Finding finding = concurrency("100").finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("100", finding.measured());
		assertEquals("20", finding.limit());
		assertTrue(finding.message().contains("80 of them never get one"), finding.message());
		assertEquals(Samples.SERVER, finding.related().get(0).path());
		assertEquals(2, finding.fixes().size());
	}

	@Test
	void boundary() {
		assertTrue(concurrency("20").findings(RULE).isEmpty());
		assertEquals("21", concurrency("21").finding(RULE).measured());
	}

	@Test
	void silentWhereAPoolMayGrowOrANumberIsNotKnown() {
		assertTrue(concurrency("100").replace(Samples.SERVER, "maximumSize=\"20\" name=\"Default\"", "maximumSize=\"20\" isGrowable=\"true\" name=\"Default\"").findings(RULE).isEmpty());
		assertTrue(concurrency("${sessions}").findings(RULE).isEmpty());
		assertTrue(concurrency("100").replace(Samples.RESOURCES, "threadPoolAlias=\"Default\"", "threadPoolAlias=\"Missing\"").findings(RULE).isEmpty());
	}

	@Test
	void fixRaisePool() {
		FixContract.verify(concurrency("100"), RULE + "/raise-pool", Map.of(Samples.SERVER, Map.of("maximumSize=\"20\" name=\"Default\"", "maximumSize=\"100\" name=\"Default\"")));
	}

	@Test
	void fixLowerConcurrency() {
		FixContract.verify(concurrency("100"), RULE + "/lower-concurrency", Map.of(Samples.RESOURCES, Map.of("value=\"100\"", "value=\"20\"")));
	}
}
