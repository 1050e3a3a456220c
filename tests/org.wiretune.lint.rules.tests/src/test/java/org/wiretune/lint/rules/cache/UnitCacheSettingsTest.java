/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.UNIT;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.jbossCache;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.property;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.unit;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;

/** Rules on the settings of the cache in a persistence unit. */
class UnitCacheSettingsTest {

	private static final String LAST = "      <property name=\"hibernate.cache.use_second_level_cache\" value=\"true\"/>\n";

	private static void silent(Files files, String rule) {
		assertTrue(files.findings(rule).isEmpty(), () -> rule + ": " + files.findings(rule));
	}

	private static void value(Files files, String rule, String word, String old, String text) {
		FixContract.verify(files, rule + '/' + word, Map.of(UNIT, Map.of(old, text)));
	}

	@Test
	void queryCache() {
		String rule = "l2cache-query-cache-on";
		Files files = unit(property("hibernate.cache.use_query_cache", "true"));
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(unit(property("hibernate.cache.use_query_cache", "false")), rule);
		silent(unit(), rule);
		value(files, rule, "off", "use_query_cache\" value=\"true\"", "use_query_cache\" value=\"false\"");
	}

	@Test
	void minimalPuts() {
		String rule = "l2cache-minimal-puts-off";
		Files files = jbossCache(property("hibernate.cache.use_minimal_puts", "false"));
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(jbossCache(), rule);
		silent(jbossCache(property("hibernate.cache.use_minimal_puts", "true")), rule);
		silent(unit(property("hibernate.cache.use_minimal_puts", "false")), rule);
		value(files, rule, "on", "use_minimal_puts\" value=\"false\"", "use_minimal_puts\" value=\"true\"");
	}

	@Test
	void regionPrefix() {
		String rule = "l2cache-region-prefix-missing";
		assertEquals("shop", jbossCache().finding(rule).limit());
		silent(jbossCache(property("hibernate.cache.region_prefix", "shop")), rule);
		silent(unit(property("hibernate.cache.use_second_level_cache", "true")), rule);
		value(jbossCache(), rule, "name", LAST, LAST + property("hibernate.cache.region_prefix", "shop"));
	}

	@Test
	void misspelledKeys() {
		String rule = "l2cache-cfg-entity-key-typo";
		Files files = jbossCache(property("hibernate.cache.region.jdbc2.cfg.entity", "mvcc-entity"));
		assertEquals("hibernate.cache.region.jbc2.cfg.entity", files.finding(rule).limit());
		assertEquals("hibernate.order_inserts", unit(property("hibernate.ordered_inserts", "true")).finding(rule).limit());
		silent(jbossCache(property("hibernate.cache.region.jbc2.cfg.entity", "mvcc-entity")), rule);
		silent(unit(property("hibernate.default_schema", "shop"), property("hibernate.c3p0.idle_test_period", "10"), property("hibernate.search.default.indexBase", "/index")), rule);
		value(files, rule, "rename", "jdbc2", "jbc2");
		value(unit(property("hibernate.ordered_inserts", "true")), rule, "rename", "ordered_inserts", "order_inserts");
	}

	@Test
	void lockingCache() {
		String rule = "l2cache-cfg-entity-missing";
		Files files = jbossCache(property("hibernate.cache.region.jbc2.cfg.entity", "pessimistic-entity"));
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		silent(jbossCache(), rule);
		silent(jbossCache(property("hibernate.cache.region.jbc2.cfg.entity", "mvcc-entity")), rule);
		value(files, rule, "mvcc", "pessimistic-entity", "mvcc-entity");
	}

	@Test
	void batchUnit() {
		String rule = "l2cache-on-in-batch-unit";
		Files files = jbossCache(property("hibernate.jdbc.batch_size", "1000"));
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(jbossCache(property("hibernate.jdbc.batch_size", "999")), rule);
		silent(unit(property("hibernate.jdbc.batch_size", "50000"), property("hibernate.cache.use_second_level_cache", "false")), rule);
		assertTrue(jbossCache().replace(UNIT, "name=\"shop\"", "name=\"batch-services\"").finding(rule).message().contains("is named for bulk work"));
		value(files, rule, "off", "use_second_level_cache\" value=\"true\"", "use_second_level_cache\" value=\"false\"");
	}

	@Test
	void profileWithoutCache() {
		String rule = "l2cache-profile-without-cache";
		Files files = jbossCache().with("Shop/server/default/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15));
		assertTrue(files.finding(rule).message().contains("profile default"), files.finding(rule).message());
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		silent(jbossCache().with("Shop/server/production/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15)), rule);
		silent(jbossCache(), rule);
		silent(unit().with("Shop/server/default/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15)), rule);
	}
}
