/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.registry.RuleRegistry;

class AggregatorsTest {

	private static final String GROUPS = "si-aggregator-keeps-groups";
	private static final String MEMORY = "si-simple-message-store";
	private static final String EAGER = "si-group-store-eager";
	private static final String BATCH = "si-kafka-sync-in-batch";
	private static final String REAPER = "  <bean id=\"reaper\" class=\"org.springframework.integration.store.MessageGroupStoreReaper\"/>\n";

	private static Files aggregator(String attributes) {
		return Contexts.context("  <int:aggregator id=\"collect\" input-channel=\"parts\" output-channel=\"orders\"" + attributes + "/>\n");
	}

	@Test
	void finishedGroupsAreKept() {
		assertEquals(Severity.WARNING, aggregator("").finding(GROUPS).severity());
		assertEquals("The aggregator collect remembers every finished group", aggregator("").finding(GROUPS).headline());
		assertEquals(Severity.INFO, aggregator(" correlation-strategy-expression=\"payload.customer\"").finding(GROUPS).severity());
		assertTrue(aggregator(" correlation-strategy-expression=\"'all'\"").findings(GROUPS).isEmpty(), "one group");
		assertTrue(aggregator(" expire-groups-upon-completion=\"true\"").findings(GROUPS).isEmpty());
		assertEquals(1, aggregator(" expire-groups-upon-completion=\"false\"").findings(GROUPS).size());
		assertTrue(aggregator(" group-timeout=\"5000\"").findings(GROUPS).isEmpty());
		assertTrue(Contexts.context("  <int:aggregator input-channel=\"parts\"/>\n" + REAPER).findings(GROUPS).isEmpty());
		assertTrue(Contexts.context("  <int:resequencer input-channel=\"parts\"/>\n").findings(GROUPS).isEmpty());
		FixContract.verify(aggregator(""), GROUPS + "/completion", Map.of(Contexts.CONTEXT, Map.of("output-channel=\"orders\"", "output-channel=\"orders\" expire-groups-upon-completion=\"true\"")));
		FixContract.verify(aggregator(" expire-groups-upon-completion=\"false\""), GROUPS + "/completion", Map.of(Contexts.CONTEXT, Map.of("\"false\"", "\"true\"")));
	}

	private static Files coded(String argument) {
		return Contexts.code("org.springframework.integration.dsl.IntegrationFlow", "\tIntegrationFlow collect() {\n\t\treturn IntegrationFlow.from(\"parts\").split().aggregate(" + argument + ").channel(\"orders\").get();\n\t}\n");
	}

	@Test
	void aggregatorsOfCode() {
		assertEquals(1, coded("").findings(GROUPS).size());
		assertEquals(1, coded("a -> a.releaseStrategy(g -> g.size() > 4)").findings(GROUPS).size());
		assertTrue(coded("a -> a.expireGroupsUponCompletion(true)").findings(GROUPS).isEmpty());
		assertTrue(coded("settings").findings(GROUPS).isEmpty(), "made elsewhere");
	}

	@Test
	void groupsInMemoryAreToldToWhoeverAsks() {
		assertFalse(RuleRegistry.standard().rules().stream().filter(rule -> rule.id().equals(MEMORY)).findFirst().orElseThrow().isStandard());
		assertEquals("collect holds its groups in memory", aggregator("").finding(MEMORY).headline());
		assertTrue(aggregator(" message-store=\"store\"").findings(MEMORY).isEmpty());
	}

	@Test
	void groupsThatAreLoadedWhole() {
		Files files = Contexts.context("  <bean id=\"store\" class=\"org.springframework.integration.jdbc.store.JdbcMessageStore\">\n    <property name=\"lazyLoadMessageGroups\" value=\"false\"/>\n  </bean>\n");
		assertEquals("store loads the whole group for each message", files.finding(EAGER).headline());
		assertEquals(Severity.INFO, files.finding(EAGER).severity());
		assertTrue(files.copy().replace(Contexts.CONTEXT, "value=\"false\"", "value=\"true\"").findings(EAGER).isEmpty());
		FixContract.verify(files, EAGER + "/lazy", Map.of(Contexts.CONTEXT, Map.of("value=\"false\"", "value=\"true\"")));
		assertEquals(1, Contexts.code("org.springframework.integration.mongodb.store.MongoDbMessageStore", "\tvoid set(MongoDbMessageStore store) {\n\t\tstore.setLazyLoadMessageGroups(false);\n\t}\n").findings(EAGER).size());
	}

	private static Files kafka(String mode, String sync) {
		return Contexts.context("  <int-kafka:message-driven-channel-adapter id=\"in\" channel=\"records\" mode=\"" + mode + "\" listener-container=\"c\"/>\n  <int:splitter input-channel=\"records\" output-channel=\"each\"/>\n"
				+ "  <int-kafka:outbound-channel-adapter id=\"out\" channel=\"each\" kafka-template=\"t\" sync=\"" + sync + "\"/>\n");
	}

	@Test
	void recordsOfABatchOneByOne() {
		assertEquals("out waits for each record of a batch", kafka("batch", "true").finding(BATCH).headline());
		assertTrue(kafka("record", "true").findings(BATCH).isEmpty());
		assertTrue(kafka("batch", "false").findings(BATCH).isEmpty());
		assertTrue(kafka("batch", "true").replace(Contexts.CONTEXT, "output-channel=\"each\"", "output-channel=\"others\"").findings(BATCH).isEmpty());
	}
}
