/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.CACHES;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.SOURCE;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.UNIT;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.jbossCache;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.property;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.server;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.unit;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Fix;

/** Rules on the caches that hold entities. */
class EntityCacheRegionsTest {

	private static final String BEAN = "Shop/src/shop/Nightly.java";
	private static final String WILDFLY = "Shop/standalone/configuration/standalone-ha.xml";

	private static Files used() {
		return server(jbossCache(), "mvcc-entity");
	}

	private static Files with(String setting, String old, String value) {
		return used().replace(CACHES, "\"" + setting + "\">" + old, "\"" + setting + "\">" + value);
	}

	private static void silent(Files files, String rule) {
		assertTrue(files.findings(rule).isEmpty(), () -> rule + ": " + files.findings(rule));
	}

	private static void fix(Files files, String rule, String word, String setting, String old, String value) {
		FixContract.verify(files, rule + '/' + word, Map.of(CACHES, Map.of("\"" + setting + "\">" + old + "<", "\"" + setting + "\">" + value + "<")));
	}

	private static Files infinispan(String cache) {
		return unit(property("hibernate.cache.use_second_level_cache", "true")).with(WILDFLY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:10.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:infinispan:7.0">
				      <cache-container name="hibernate">
				        %s
				      </cache-container>
				    </subsystem>
				  </profile>
				</server>
				""".formatted(cache));
	}

	@Test
	void isolationUnlikeDataSource() {
		String rule = "l2cache-isolation-vs-datasource";
		String source = """
				<?xml version="1.0" encoding="UTF-8"?>
				<datasources>
				  <local-tx-datasource>
				    <jndi-name>ShopDS</jndi-name>
				    <connection-url>jdbc:mysql://db/shop</connection-url>
				    <driver-class>com.mysql.jdbc.Driver</driver-class>
				    <transaction-isolation>TRANSACTION_REPEATABLE_READ</transaction-isolation>
				  </local-tx-datasource>
				</datasources>
				""";
		Files files = used().with(SOURCE, source);
		assertEquals("REPEATABLE_READ", files.finding(rule).limit());
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(used().with(SOURCE, source.replace("REPEATABLE_READ", "READ_COMMITTED")), rule);
		silent(used().with(SOURCE, source.replace("    <transaction-isolation>TRANSACTION_REPEATABLE_READ</transaction-isolation>\n", "")), rule);
		silent(server(unit(), "mvcc-entity").with(SOURCE, source), rule);
		assertEquals(List.of(rule + "/source"), files.finding(rule).fixes().stream().map(Fix::id).toList(), "a level that is too strong is not copied");
		Files strong = with("isolationLevel", "READ_COMMITTED", "REPEATABLE_READ").with(SOURCE, source.replace("REPEATABLE_READ", "READ_COMMITTED"));
		assertEquals(List.of(rule + "/cache"), strong.finding(rule).fixes().stream().map(Fix::id).toList());
		FixContract.verify(strong, rule + "/cache", Map.of(CACHES, Map.of("isolationLevel\">REPEATABLE_READ", "isolationLevel\">READ_COMMITTED")));
		FixContract.verify(files, rule + "/source", Map.of(SOURCE, Map.of("TRANSACTION_REPEATABLE_READ", "TRANSACTION_READ_COMMITTED")));
	}

	@Test
	void isolationTooStrong() {
		String rule = "l2cache-isolation-too-strong";
		Files files = with("isolationLevel", "READ_COMMITTED", "REPEATABLE_READ");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(used(), rule);
		// Shipped for those who want it, but no unit uses it.
		silent(server(jbossCache(), "pessimistic-entity-repeatable").replace(CACHES, ">READ_COMMITTED", ">REPEATABLE_READ"), rule);
		assertEquals(1, server(jbossCache(property("hibernate.cache.region.jbc2.cfg.entity", "pessimistic-entity-repeatable")), "pessimistic-entity-repeatable")
				.replace(CACHES, ">READ_COMMITTED", ">SERIALIZABLE").findings(rule).size());
		assertEquals(1, infinispan("<invalidation-cache name=\"entity\"><locking isolation=\"REPEATABLE_READ\"/></invalidation-cache>").findings(rule).size());
		fix(files, rule, "read-committed", "isolationLevel", "REPEATABLE_READ", "READ_COMMITTED");
	}

	@Test
	void replication() {
		String rule = "l2cache-mode-replication";
		Files files = with("cacheMode", "INVALIDATION_SYNC", "REPL_ASYNC");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		silent(used(), rule);
		silent(with("cacheMode", "INVALIDATION_SYNC", "LOCAL"), rule);
		silent(server(jbossCache(), "timestamps-cache").replace(CACHES, "INVALIDATION_SYNC", "REPL_ASYNC"), rule);
		assertEquals("replicated-cache", infinispan("<replicated-cache name=\"entity\"/>").finding(rule).measured());
		silent(infinispan("<invalidation-cache name=\"entity\"/><replicated-cache name=\"timestamps\"/>"), rule);
		fix(files, rule, "invalidation", "cacheMode", "REPL_ASYNC", "INVALIDATION_SYNC");
	}

	@Test
	void asynchronousInvalidation() {
		String rule = "l2cache-mode-async-invalidation";
		Files files = with("cacheMode", "INVALIDATION_SYNC", "INVALIDATION_ASYNC");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(used(), rule);
		assertEquals(1, infinispan("<invalidation-cache name=\"entity\" mode=\"ASYNC\"/>").findings(rule).size());
		silent(infinispan("<invalidation-cache name=\"entity\" mode=\"SYNC\"/>"), rule);
		fix(files, rule, "sync", "cacheMode", "INVALIDATION_ASYNC", "INVALIDATION_SYNC");
	}

	@Test
	void shippedNodes() {
		String rule = "l2cache-maxnodes-default";
		assertEquals("10000", used().finding(rule).measured());
		silent(with("maxNodes", "10000", "10001"), rule);
		silent(server(unit(), "mvcc-entity"), rule);
		assertEquals(1, used().replace(CACHES, "                          <property name=\"maxNodes\">10000</property>\n", "").findings(rule).size());
		fix(used(), rule, "nodes", "maxNodes", "10000", "500000");
	}

	@Test
	void nodesAndHeap() {
		String rule = "l2cache-maxnodes-heap";
		Files files = used().with("Shop/bin/run.conf", "JAVA_OPTS=\"-Xms512m -Xmx512m\"\n");
		silent(files, rule);
		// 512 MB * 50 % / 1,024 bytes = 262,144 nodes.
		Files full = files.copy().replace(CACHES, "maxNodes\">10000", "maxNodes\">262145");
		silent(files.copy().replace(CACHES, "maxNodes\">10000", "maxNodes\">262140"), rule);
		assertEquals(Severity.INFO, full.finding(rule).severity());
		assertEquals("262144", full.finding(rule).limit());
		FixContract.verify(full, rule + "/nodes", Map.of(CACHES, Map.of("maxNodes\">262145<", "maxNodes\">262144<")));
	}

	@Test
	void shippedLife() {
		String rule = "l2cache-ttl-default";
		assertEquals("1000", used().finding(rule).measured());
		silent(with("timeToLiveSeconds", "1000", "1001"), rule);
		fix(used(), rule, "life", "timeToLiveSeconds", "1000", "7200");
	}

	@Test
	void lifeBelowTransaction() {
		String rule = "l2cache-minttl-below-tx-timeout";
		assertEquals("300", used().finding(rule).limit());
		silent(with("minTimeToLiveSeconds", "120", "300"), rule);
		assertEquals(1, with("minTimeToLiveSeconds", "120", "299").findings(rule).size());
		silent(server(unit(), "mvcc-entity"), rule);
		fix(used(), rule, "life", "minTimeToLiveSeconds", "120", "300");
	}

	@Test
	void lifeBelowAnnotatedTimeout() {
		String rule = "l2cache-minttl-below-annotated-timeout";
		String bean = "package shop;\n\nimport org.jboss.ejb3.annotation.TransactionTimeout;\n\npublic class Nightly {\n\n\t@TransactionTimeout(4800)\n\tpublic void run() {\n\t}\n}\n";
		Files files = used().with(BEAN, bean);
		assertEquals("4800", files.finding(rule).measured());
		silent(used().with(BEAN, bean.replace("4800", "120")), rule);
		assertEquals(1, used().with(BEAN, bean.replace("4800", "121")).findings(rule).size());
		silent(server(unit(), "mvcc-entity").with(BEAN, bean), rule);
		fix(files, rule, "life", "minTimeToLiveSeconds", "120", "4800");
		FixContract.verify(files, rule + "/unit", Map.of(UNIT, Map.of("use_second_level_cache\" value=\"true\"", "use_second_level_cache\" value=\"false\"")));
	}

	@Test
	void strayBracket() {
		String rule = "l2cache-config-double-gt";
		Files files = with("useLockStriping", "false", ">false");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertEquals("false", files.finding(rule).limit());
		silent(used(), rule);
		fix(files, rule, "remove", "useLockStriping", ">false", "false");
	}
}
