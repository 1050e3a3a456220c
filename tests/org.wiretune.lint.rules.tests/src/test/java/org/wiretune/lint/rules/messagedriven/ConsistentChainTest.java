/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.TextChange;

class ConsistentChainTest {

	private static final String RULE = "mdb-three-way-consistency";
	private static final String BEAN = MessageDrivenSamples.BEAN;
	private static final String MANAGER = "\t@PersistenceContext\n\tprivate EntityManager em;\n";

	private static Files files(int sessions, int instances, int threads, int connections) {
		return MessageDrivenSamples.files(sessions, instances).with(BEAN, MessageDrivenSamples.bean("Listener", MessageDrivenSamples.property("maxSession", sessions), MANAGER))
				.with(MessageDrivenSamples.THREADS, MessageDrivenSamples.threads(threads, 1024))
				.replace(MessageDrivenSamples.SOURCE, "<max-pool-size>50<", "<max-pool-size>" + connections + "<");
	}

	@Test
	void oneMarkerWithTheOtherPlacesBesideIt() {
		Finding finding = files(50, 15, 30, 20).finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(BEAN, finding.origin().path());
		assertEquals(List.of(MessageDrivenSamples.POOLS, MessageDrivenSamples.THREADS, MessageDrivenSamples.SOURCE), finding.related().stream().map(place -> place.path()).toList());
		assertEquals("50", finding.measured());
		assertEquals("15", finding.limit());
		assertTrue(finding.message().contains("15 instances") && finding.message().contains("30 threads") && finding.message().contains("20 connections of ShopDS"), finding.message());
		assertTrue(finding.assumption().contains("same project"), finding.assumption());
	}

	@Test
	void oneStepOverAllFiles() {
		Files files = files(50, 15, 30, 20);
		assertEquals(List.of(RULE + "/align", RULE + "/lower-sessions"), files.finding(RULE).fixes().stream().map(fix -> fix.id()).toList());
		assertEquals(3, FixContract.fix(files.finding(RULE), RULE + "/align").changes().stream().map(TextChange::path).distinct().count());
		FixContract.verify(files, RULE + "/align", Map.of(MessageDrivenSamples.POOLS, Map.of("maxSize=15", "maxSize=50"),
				MessageDrivenSamples.THREADS, Map.of("\"maximumPoolSize\">30", "\"maximumPoolSize\">50"), MessageDrivenSamples.SOURCE, Map.of("<max-pool-size>20", "<max-pool-size>50")));
		FixContract.verify(files, RULE + "/lower-sessions", Map.of(BEAN, Map.of("\"maxSession\", propertyValue = \"50\"", "\"maxSession\", propertyValue = \"15\"")));
	}

	@Test
	void nothingIsLeftToOtherRulesAfterTheStep() throws Exception {
		Files files = files(50, 15, 30, 20);
		Files after = files.copy().apply(FixContract.fix(files.finding(RULE), RULE + "/align"));
		for (String other : List.of("mdb-pool-below-max-sessions", "mdb-pool-above-max-sessions", "mdb-sessions-above-workmanager", "mdb-sessions-sum-above-workmanager")) {
			assertTrue(after.findings(other).isEmpty(), other);
		}
	}

	@Test
	void eachSideWhereOneNarrowLinkIsLeft() {
		FixContract.verify(files(50, 15, 30, 60), RULE + "/raise-pool", Map.of(MessageDrivenSamples.POOLS, Map.of("maxSize=15", "maxSize=50")));
		FixContract.verify(files(50, 15, 30, 60), RULE + "/raise-threads", Map.of(MessageDrivenSamples.THREADS, Map.of("\"maximumPoolSize\">30", "\"maximumPoolSize\">50")));
		FixContract.verify(files(50, 15, 100, 20), RULE + "/raise-connections", Map.of(MessageDrivenSamples.SOURCE, Map.of("<max-pool-size>20", "<max-pool-size>50")));
	}

	@Test
	void boundary() {
		assertTrue(files(50, 50, 50, 50).findings(RULE).isEmpty());
		assertTrue(files(51, 51, 51, 50).findings(RULE).isEmpty(), "one narrow link has a rule of its own");
		assertEquals(1, files(51, 50, 51, 50).findings(RULE).size());
		assertEquals(1, files(51, 51, 50, 50).findings(RULE).size());
		assertTrue(files(50, 15, 100, 60).findings(RULE).isEmpty());
		assertTrue(files(50, 15, 100, 20).with(BEAN, MessageDrivenSamples.bean("Listener", MessageDrivenSamples.property("maxSession", 50), "")).findings(RULE).isEmpty(), "works with no database");
		assertTrue(files(50, 15, 30, 20).without(MessageDrivenSamples.POOLS).findings(RULE).isEmpty(), "no server was read");
	}

	@Test
	void otherBeansCount() {
		Files files = files(20, 15, 25, 60).with("Shop/src/shop/Returns.java", MessageDrivenSamples.bean("Returns", "", ""));
		Finding finding = files.finding(RULE);
		assertTrue(finding.message().contains("(35 needed by all beans)"), finding.message());
		assertEquals("10", finding.limit());
		FixContract.verify(files, RULE + "/align", Map.of(MessageDrivenSamples.POOLS, Map.of("maxSize=15", "maxSize=20"),
				MessageDrivenSamples.THREADS, Map.of("\"maximumPoolSize\">25", "\"maximumPoolSize\">35")));
	}
}
