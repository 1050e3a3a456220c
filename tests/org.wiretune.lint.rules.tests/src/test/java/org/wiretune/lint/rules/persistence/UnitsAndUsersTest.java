/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.persistence.UnitSamples.LOADER;
import static org.wiretune.lint.rules.persistence.UnitSamples.SOURCE;
import static org.wiretune.lint.rules.persistence.UnitSamples.UNIT;
import static org.wiretune.lint.rules.persistence.UnitSamples.applied;
import static org.wiretune.lint.rules.persistence.UnitSamples.batch;
import static org.wiretune.lint.rules.persistence.UnitSamples.looped;
import static org.wiretune.lint.rules.persistence.UnitSamples.member;
import static org.wiretune.lint.rules.persistence.UnitSamples.property;
import static org.wiretune.lint.rules.persistence.UnitSamples.silent;
import static org.wiretune.lint.rules.persistence.UnitSamples.unit;
import static org.wiretune.lint.rules.persistence.UnitSamples.value;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;

/** Rules on who uses a unit and on data sources, and the places where Hibernate is configured today. */
class UnitsAndUsersTest {

	private static final String USER = "Shop/src/shop/Orders.java";
	private static final String BOOT = "Boot/src/main/resources/application.properties";
	private static final String EVERY = "\t\t\tif (++rows % 50 == 0) {\n\t\t\t\tem.flush();\n\t\t\t\tem.clear();\n\t\t\t}\n";

	private static String user(String annotations) {
		return "package shop;\n\nimport javax.persistence.EntityManager;\nimport javax.persistence.PersistenceContext;\n\npublic class Orders {\n\n" + annotations + "}\n";
	}

	private static Files shared() {
		return looped(unit(), EVERY).replace(LOADER, "	private EntityManager em;", "	@PersistenceContext(unitName = \"shop\")\n	private EntityManager em;")
				.replace(LOADER, "import javax.persistence.EntityManager;", "import javax.persistence.EntityManager;\nimport javax.persistence.PersistenceContext;")
				.with(USER, user("	@PersistenceContext(unitName = \"shop\")\n	private EntityManager em;\n"));
	}

	@Test
	void oneUnitForBoth() {
		String rule = "one-unit-for-oltp-and-batch";
		assertEquals(Severity.INFO, shared().finding(rule).severity());
		silent(shared().without(USER), rule);
		silent(shared().replace(LOADER, EVERY, ""), rule);
		assertTrue(shared().replace(USER, "(unitName = \"shop\")", "").finding(rule).fixes().isEmpty());
		FixContract.verify(shared(), rule + "/second", Map.of(UNIT, Map.of("  </persistence-unit>\n", """
				  </persistence-unit>
				  <persistence-unit name="batch-shop" transaction-type="JTA">
				    <provider>org.hibernate.ejb.HibernatePersistence</provider>
				    <jta-data-source>java:/ShopDS</jta-data-source>
				    <properties>
				      <property name="hibernate.hbm2ddl.auto" value="none"/>
				      <property name="hibernate.jdbc.fetch_size" value="50"/>
				      <property name="hibernate.jdbc.batch_size" value="50"/>
				      <property name="hibernate.cache.use_second_level_cache" value="false"/>
				    </properties>
				  </persistence-unit>
				""")));
	}

	@Test
	void sameEntityInTwoUnits() {
		String rule = "same-entity-two-units-concurrently";
		String second = "  </persistence-unit>\n  <persistence-unit name=\"batch\">\n    <provider>org.hibernate.ejb.HibernatePersistence</provider>\n  </persistence-unit>\n";
		Files files = unit().replace(UNIT, "  </persistence-unit>\n", second)
				.with(USER, user("	@PersistenceContext(unitName = \"shop\")\n	private EntityManager em;\n\n	@PersistenceContext(unitName = \"batch\")\n	private EntityManager batch;\n"));
		assertEquals("shop, batch", files.finding(rule).measured());
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(files.copy().replace(USER, "\"batch\"", "\"shop\""), rule);
		silent(files.copy().replace(UNIT, "Persistence</provider>\n  </persistence-unit>", "Persistence</provider>\n    <class>shop.Other</class>\n  </persistence-unit>"), rule);
	}

	@Test
	void isolation() {
		String rule = "ds-isolation-for-optimistic-locking";
		String pool = "    <max-pool-size>50</max-pool-size>\n";
		String level = "    <transaction-isolation>TRANSACTION_SERIALIZABLE</transaction-isolation>\n";
		Files files = member(unit().replace(SOURCE, pool, level + pool), "	@Version\n	private int version;\n", "javax.persistence.Version");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(files.copy().replace(SOURCE, "SERIALIZABLE", "READ_COMMITTED"), rule);
		silent(files.copy().replace(SOURCE, level, ""), rule);
		silent(unit().replace(SOURCE, pool, level + pool), rule);
		value(files, rule, "committed", SOURCE, "TRANSACTION_SERIALIZABLE", "TRANSACTION_READ_COMMITTED");
		// PostgreSQL takes the lowest level for the next one.
		Files uncommitted = files.copy().replace(SOURCE, "SERIALIZABLE", "READ_UNCOMMITTED");
		assertEquals(1, uncommitted.findings(rule).size());
		silent(UnitSamples.database(uncommitted.copy(), "jdbc:postgresql://db/shop", "org.postgresql.Driver"), rule);
		assertEquals(1, UnitSamples.database(files.copy(), "jdbc:postgresql://db/shop", "org.postgresql.Driver").findings(rule).size());
	}

	private static Files boot(String... lines) {
		return new Files().with("Boot/.project", "<projectDescription><name>Boot</name></projectDescription>\n").with(BOOT, String.join("\n", lines) + "\n")
				.with("Boot/src/main/java/shop/Line.java", Samples.application().text(UnitSamples.ENTITY)).with("Boot/src/main/java/shop/Loader.java", Samples.loader(""));
	}

	@Test
	void springBoot() {
		Files files = boot("spring.datasource.url=jdbc:mysql://db/shop", "spring.jpa.open-in-view=false");
		assertEquals(BOOT, files.finding("batch-size-unset-multi-insert").origin().path());
		applied(files, "batch-size-unset-multi-insert", "batch-size", BOOT, "spring.jpa.open-in-view=false\n", "spring.jpa.open-in-view=false\nspring.jpa.properties.hibernate.jdbc.batch_size=20\n");
		Files batching = boot("spring.datasource.url=jdbc:mysql://db/shop", "spring.jpa.properties.hibernate.jdbc.batch_size=20");
		silent(batching, "batch-size-unset-multi-insert");
		assertEquals(Severity.WARNING, batching.finding("rewrite-batched-missing").severity());
		applied(batching, "rewrite-batched-missing", "rewrite", BOOT, "/shop\n", "/shop?rewriteBatchedStatements=true\n");
		assertEquals(1, batching.findings("identity-defeats-batching").size());
		silent(boot("spring.datasource.url=jdbc:mysql://db/shop", "spring.jpa.properties.hibernate.jdbc.batch_size=20", "spring.datasource.hikari.data-source-properties.rewriteBatchedStatements=true"),
				"rewrite-batched-missing");
	}

	@Test
	void postgresHasItsOwnOption() {
		Files files = boot("spring.datasource.url=jdbc:postgresql://db/shop?ssl=true", "spring.jpa.properties.hibernate.jdbc.batch_size=20");
		assertEquals(Severity.INFO, files.finding("rewrite-batched-missing").severity());
		assertTrue(files.finding("rewrite-batched-missing").message().contains("reWriteBatchedInserts"));
		applied(files, "rewrite-batched-missing", "rewrite", BOOT, "ssl=true", "ssl=true&reWriteBatchedInserts=true");
		silent(boot("spring.datasource.url=jdbc:postgresql://db/shop"), "rewrite-batched-missing");
	}

	@Test
	void quarkus() {
		Files files = boot("quarkus.datasource.db-kind=mysql", "quarkus.datasource.jdbc.url=jdbc:mysql://db/shop", "quarkus.hibernate-orm.log.sql=false");
		assertTrue(files.finding("batch-size-unset-multi-insert").message().contains("quarkus.hibernate-orm.jdbc.statement-batch-size"));
		applied(files, "batch-size-unset-multi-insert", "batch-size", BOOT, "log.sql=false\n", "log.sql=false\nquarkus.hibernate-orm.jdbc.statement-batch-size=20\n");
		silent(files, "default-batch-fetch-size-unset");
	}

	@Test
	void filesOfHibernate() {
		Files files = boot().without(BOOT).with("Boot/src/main/resources/hibernate.properties", "hibernate.connection.url=jdbc:mysql://db/shop\nhibernate.order_inserts=true\n");
		assertEquals(1, files.findings("batch-size-unset-multi-insert").size());
		assertEquals(1, files.findings("order-inserts-without-rewrite").size());
		Files xml = boot().without(BOOT).with("Boot/src/main/resources/hibernate.cfg.xml",
				"<?xml version=\"1.0\"?>\n<hibernate-configuration>\n  <session-factory>\n    <property name=\"connection.url\">jdbc:mysql://db/shop</property>\n    <property name=\"order_inserts\">true</property>\n  </session-factory>\n</hibernate-configuration>\n");
		assertEquals(1, xml.findings("order-inserts-without-rewrite").size());
		assertEquals(1, xml.findings("batch-size-unset-multi-insert").size());
	}

	@Test
	void mappingsWithIdentity() {
		Files files = boot("spring.datasource.url=jdbc:mysql://db/shop", "spring.jpa.properties.hibernate.jdbc.batch_size=20").without("Boot/src/main/java/shop/Line.java")
				.with("Boot/src/main/resources/Line.hbm.xml", "<?xml version=\"1.0\"?>\n<hibernate-mapping>\n  <class name=\"shop.Line\">\n    <id name=\"id\">\n      <generator class=\"native\"/>\n    </id>\n  </class>\n</hibernate-mapping>\n");
		assertEquals("native", files.finding("identity-defeats-batching").measured());
		assertTrue(files.finding("identity-defeats-batching").fixes().isEmpty());
		silent(files.copy().replace(BOOT, "jdbc:mysql", "jdbc:postgresql"), "identity-defeats-batching");
	}

	@Test
	void developmentIsLeftAlone() {
		silent(unit(property("hibernate.order_inserts", "true")).map(text -> text).with("Shop/src/test/resources/META-INF/persistence.xml", "<persistence/>").without(UNIT), "order-inserts-without-rewrite");
		silent(boot("spring.datasource.url=jdbc:mysql://db/shop", "spring.jpa.properties.hibernate.order_inserts=true").without(BOOT)
				.with("Boot/src/main/resources/application-dev.properties", "spring.datasource.url=jdbc:mysql://db/shop\nspring.jpa.properties.hibernate.order_inserts=true\n"), "order-inserts-without-rewrite");
		assertEquals(1, boot("spring.datasource.url=jdbc:mysql://db/shop", "spring.jpa.properties.hibernate.order_inserts=true").findings("order-inserts-without-rewrite").size());
		assertTrue(batch(1).contains("batch_size"));
	}
}
