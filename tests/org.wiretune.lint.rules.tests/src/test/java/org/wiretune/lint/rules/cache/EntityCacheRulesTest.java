/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.ENTITY;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.UNIT;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.access;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.cached;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.jbossCache;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.property;
import static org.wiretune.lint.rules.cache.EntityCacheSamples.unit;

import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Rules on which entities are cached and how, with what code does to them. */
class EntityCacheRulesTest {

	private static final String FIND = "Line line = em.find(Line.class, id);";
	private static final String ON = property("hibernate.cache.use_second_level_cache", "true");

	private static void silent(Files files, String rule) {
		assertTrue(files.findings(rule).isEmpty(), () -> rule + ": " + files.findings(rule));
	}

	@Test
	void disabled() {
		String rule = "l2cache-disabled";
		Files off = cached(unit(property("hibernate.cache.use_second_level_cache", "false")), "READ_ONLY");
		Finding finding = off.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("false", finding.measured());
		assertTrue(finding.message().contains("Line is marked"), finding.message());
		silent(unit(property("hibernate.cache.use_second_level_cache", "false")), rule);
		silent(cached(unit(ON), "READ_ONLY"), rule);
		silent(cached(unit(property("hibernate.cache.use_second_level_cache", "false"), property("hibernate.jdbc.batch_size", "50000")), "READ_ONLY"), rule);
		FixContract.verify(cached(unit(), "READ_ONLY"), rule + "/jboss-cache", Map.of(UNIT, Map.of("      <property name=\"hibernate.hbm2ddl.auto\" value=\"none\"/>\n",
				"      <property name=\"hibernate.hbm2ddl.auto\" value=\"none\"/>\n" + property("hibernate.cache.region.factory_class", "org.hibernate.cache.jbc2.JndiMultiplexedJBossCacheRegionFactory")
						+ property("hibernate.cache.region.jbc2.cachefactory", "java:CacheManager") + ON + property("hibernate.cache.use_query_cache", "false")
						+ property("hibernate.cache.use_minimal_puts", "true") + property("hibernate.cache.region.jbc2.cfg.entity", "mvcc-entity") + property("hibernate.cache.region_prefix", "shop"))));
	}

	@Test
	void disabledInLaterVersions() {
		String rule = "l2cache-disabled";
		Files later = cached(unit(property("hibernate.cache.use_second_level_cache", "false")).replace(UNIT, "version=\"1.0\">", "version=\"2.1\">"), "READ_ONLY");
		FixContract.verify(later, rule + "/on", Map.of(UNIT, Map.of("use_second_level_cache\" value=\"false\"", "use_second_level_cache\" value=\"true\"")));
		silent(cached(unit().replace(UNIT, "version=\"1.0\">", "version=\"2.1\">"), "READ_ONLY"), rule);
	}

	@Test
	void enabledWithoutMarks() {
		String rule = "l2cache-enabled-no-entity-marked";
		Files files = access(unit(ON), FIND);
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(cached(unit(ON), "READ_ONLY"), rule);
		silent(unit(ON, property("javax.persistence.sharedCache.mode", "ALL")), rule);
		silent(unit(), rule);
		Map<String, String> changes = new LinkedHashMap<>();
		changes.put("@Entity\n", "@Entity\n@Cache(usage = CacheConcurrencyStrategy.READ_ONLY)\n");
		changes.put("import javax.persistence.Id;\n", "import javax.persistence.Id;\nimport org.hibernate.annotations.Cache;\nimport org.hibernate.annotations.CacheConcurrencyStrategy;\n");
		FixContract.verify(files, rule + "/read-only", Map.of(ENTITY, changes));
		assertTrue(unit(ON).finding(rule).fixes().isEmpty());
		assertTrue(access(unit(ON), FIND, "em.merge(line);").finding(rule).fixes().isEmpty());
	}

	@Test
	void strategiesThatJBossCacheDoesNotKnow() {
		String rule = "l2cache-concurrency-strategy-irrelevant";
		Files files = cached(jbossCache(), "NONSTRICT_READ_WRITE");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		silent(cached(jbossCache(), "TRANSACTIONAL"), rule);
		silent(cached(unit(ON, property("hibernate.cache.region.factory_class", "org.infinispan.hibernate.cache.v53.InfinispanRegionFactory"))
				.replace(UNIT, "version=\"1.0\">", "version=\"2.2\">"), "NONSTRICT_READ_WRITE"), rule);
		FixContract.verify(files, rule + "/transactional", Map.of(ENTITY, Map.of("Strategy.NONSTRICT_READ_WRITE", "Strategy.TRANSACTIONAL")));
		FixContract.verify(files, rule + "/read-only", Map.of(ENTITY, Map.of("Strategy.NONSTRICT_READ_WRITE", "Strategy.READ_ONLY")));
		assertEquals(1, access(files, "Line line = em.find(Line.class, id);", "line.setName(\"x\");").finding(rule).fixes().size());
	}

	/** Applications on Spring and Hibernate 3 have a unit of version 1.0 too; their cache is what they state. */
	@Test
	void strategiesOfAStatedCacheOfAnotherKind() {
		String rule = "l2cache-concurrency-strategy-irrelevant";
		assertEquals(1, cached(unit(ON), "READ_WRITE").findings(rule).size(), "without any cache stated");
		for (String stated : new String[] {property("hibernate.cache.provider_class", "net.sf.ehcache.hibernate.EhCacheProvider"),
				property("hibernate.cache.provider_class", "org.hibernate.cache.EhCacheProvider"),
				property("hibernate.cache.provider_class", "com.opensymphony.oscache.hibernate.OSCacheProvider"),
				property("hibernate.cache.region.factory_class", "net.sf.ehcache.hibernate.EhCacheRegionFactory"),
				property("hibernate.cache.region.factory_class", "org.hibernate.cache.infinispan.JndiInfinispanRegionFactory"),
				property("hibernate.cache.region.factory_class", "com.hazelcast.hibernate.HazelcastCacheRegionFactory"),
				property("hibernate.javax.cache.provider", "org.ehcache.jsr107.EhcacheCachingProvider")}) {
			for (String usage : new String[] {"READ_WRITE", "NONSTRICT_READ_WRITE"}) {
				silent(cached(unit(ON, stated), usage), rule);
			}
		}
		String beside = "<?xml version=\"1.0\"?>\n<hibernate-configuration>\n  <session-factory>\n    <property name=\"cache.provider_class\">org.hibernate.cache.EhCacheProvider</property>\n  </session-factory>\n</hibernate-configuration>\n";
		silent(cached(unit(ON), "READ_WRITE").with("Shop/src/hibernate.cfg.xml", beside), rule);
		silent(cached(unit(ON), "READ_WRITE").replace(UNIT, "transaction-type=\"JTA\"", "transaction-type=\"RESOURCE_LOCAL\""), rule);
	}

	/** A setting of JBoss Cache that was left over is read by nobody where another provider is stated. */
	@Test
	void theProviderThatIsStatedDecides() {
		String rule = "l2cache-concurrency-strategy-irrelevant";
		String left = property("hibernate.cache.region.jbc2.cfg.entity", "mvcc-entity");
		silent(cached(unit(ON, left, property("hibernate.cache.region.factory_class", "net.sf.ehcache.hibernate.EhCacheRegionFactory")), "READ_WRITE"), rule);
		assertEquals(1, cached(unit(ON, left), "READ_WRITE").findings(rule).size());
		assertEquals(1, cached(unit(ON, left, property("hibernate.cache.region.factory_class", "")), "READ_WRITE").findings(rule).size());
		assertEquals(1, cached(jbossCache(left), "READ_WRITE").findings(rule).size());
	}

	/** Nothing is stated in the unit, but files beside it have to do with another cache. */
	@Test
	void filesThatTellOfAnotherCache() {
		String rule = "l2cache-concurrency-strategy-irrelevant";
		Files files = cached(unit(ON), "READ_WRITE");
		assertEquals(1, files.findings(rule).size());
		silent(files.copy().with("Shop/src/ehcache.xml", "<ehcache><defaultCache/></ehcache>\n"), rule);
		String factory = "<beans><bean id=\"factory\" class=\"org.springframework.orm.hibernate3.annotation.AnnotationSessionFactoryBean\"/></beans>\n";
		silent(files.copy().with("Shop/WebContent/WEB-INF/applicationContext.xml", factory), rule);
		assertEquals(1, files.copy().with("Shop/WebContent/WEB-INF/applicationContext.xml", "<beans/>\n").findings(rule).size());
		silent(files.copy().with("Shop/pom.xml", "<project><dependencies><dependency><artifactId>hibernate-ehcache</artifactId></dependency></dependencies></project>\n"), rule);
		assertEquals(1, files.copy().with("Shop/pom.xml", "<project><artifactId>shop</artifactId></project>\n").findings(rule).size());
	}

	/** Of two units with different caches the one decides that lists the entity. */
	@Test
	void theUnitOfTheEntityDecides() {
		String rule = "l2cache-concurrency-strategy-irrelevant";
		Files files = cached(jbossCache(), "READ_WRITE");
		String other = "  <persistence-unit name=\"reports\">\n    %s\n    <properties>\n" + property("hibernate.cache.provider_class", "net.sf.ehcache.hibernate.EhCacheProvider") + "    </properties>\n  </persistence-unit>\n</persistence>";
		assertEquals(1, files.findings(rule).size());
		silent(files.copy().replace(UNIT, "</persistence>", other.formatted("<class>shop.Line</class>")), rule);
		silent(files.copy().replace(UNIT, "</persistence>", other.formatted("<class>shop.Other</class>")), rule);
		Files listed = files.copy().replace(UNIT, "</persistence>", other.formatted("<class>shop.Other</class>"));
		listed.replace(UNIT, "    <properties>\n      <property name=\"hibernate.hbm2ddl", "    <class>shop.Line</class>\n    <properties>\n      <property name=\"hibernate.hbm2ddl");
		assertEquals(1, listed.findings(rule).size(), () -> listed.text(UNIT));
	}

	@Test
	void otherRulesOnAStatedCacheOfAnotherKind() {
		String other = property("hibernate.cache.provider_class", "net.sf.ehcache.hibernate.EhCacheProvider");
		silent(cached(unit(other), "READ_ONLY"), "l2cache-disabled");
		Files written = access(cached(unit(ON, other), "READ_ONLY"), FIND, "em.merge(line);");
		FixContract.verify(written, "l2cache-readonly-entity-written/read-write", Map.of(ENTITY, Map.of("Strategy.READ_ONLY", "Strategy.READ_WRITE")));
		assertEquals(1, written.finding("l2cache-readonly-entity-written").fixes().size(), "not every cache knows transactional access");
	}

	@Test
	void readOnlyIsWritten() {
		String rule = "l2cache-readonly-entity-written";
		Files files = access(cached(jbossCache(), "READ_ONLY"), FIND, "line.setName(\"x\");");
		Finding finding = files.finding(rule);
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(finding.message().contains("Access.work changes it"), finding.message());
		assertEquals(1, access(cached(jbossCache(), "READ_ONLY"), "em.createQuery(\"update Line l set l.name = 'x'\").executeUpdate();").findings(rule).size());
		silent(access(cached(jbossCache(), "READ_ONLY"), FIND, "em.persist(new Line());", "em.remove(line);"), rule);
		silent(access(cached(jbossCache(), "TRANSACTIONAL"), FIND, "em.merge(line);"), rule);
		silent(files.copy().replace(ENTITY, "@Entity\n", "@Entity\n@org.hibernate.annotations.Immutable\n"), rule);
		FixContract.verify(files, rule + "/transactional", Map.of(ENTITY, Map.of("Strategy.READ_ONLY", "Strategy.TRANSACTIONAL")));
		Files other = access(cached(unit(ON, property("hibernate.cache.region.factory_class", "org.hibernate.cache.jcache.internal.JCacheRegionFactory")).replace(UNIT, "version=\"1.0\">", "version=\"2.1\">"),
				"READ_ONLY"), FIND, "em.merge(line);");
		FixContract.verify(other, rule + "/read-write", Map.of(ENTITY, Map.of("Strategy.READ_ONLY", "Strategy.READ_WRITE")));
	}

	@Test
	void transactionalIsNeverWritten() {
		String rule = "l2cache-transactional-never-written";
		Files files = access(cached(jbossCache(), "TRANSACTIONAL"), FIND);
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(access(cached(jbossCache(), "TRANSACTIONAL"), FIND, "em.remove(line);"), rule);
		silent(cached(jbossCache(), "TRANSACTIONAL"), rule);
		FixContract.verify(files, rule + "/read-only", Map.of(ENTITY, Map.of("Strategy.TRANSACTIONAL", "Strategy.READ_ONLY")));
	}

	@Test
	void hotUpdates() {
		String rule = "l2cache-hot-update-entity";
		String merge = "em.merge(new Line());";
		Files files = access(cached(jbossCache(), "TRANSACTIONAL"), FIND, merge, merge, merge);
		assertEquals("3", files.finding(rule).measured());
		silent(access(cached(jbossCache(), "TRANSACTIONAL"), FIND, merge, merge), rule);
		silent(access(cached(jbossCache(), "TRANSACTIONAL"), FIND, "Line other = em.find(Line.class, id);", merge, merge, merge), rule);
		FixContract.verify(files, rule + "/remove", Map.of(ENTITY, Map.of("@Cache(usage = CacheConcurrencyStrategy.TRANSACTIONAL)\n", "",
				"\nimport org.hibernate.annotations.Cache;\nimport org.hibernate.annotations.CacheConcurrencyStrategy;\n", "")));
	}
}
