/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

class BatchSizeTest {

	private static final String RULE = "batch-size-unset-multi-insert";
	private static final String UNIT = "Shop/src/META-INF/persistence.xml";
	private static final String HIBERNATE = "    <provider>org.hibernate.ejb.HibernatePersistence</provider>\n";
	private static final String PROPERTY = "      <property name=\"hibernate.hbm2ddl.auto\" value=\"none\"/>\n";

	private static Files looped() {
		return Samples.application().with("Shop/src/shop/Loader.java", Samples.loader(""));
	}

	@Test
	void loopWithoutBatchSize() {
		Finding finding = looped().finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(UNIT, finding.origin().path());
		assertTrue(finding.message().contains("Loader.store persists rows in a loop"), finding.message());
	}

	/** What is done in bulk may be more than rows. */
	@Test
	void bulkOfRowsAndBulkOfDeeds() {
		for (String deed : new String[] { "sendBulkEmail", "bulkLoanDisbursal" }) {
			assertTrue(named(deed).findings(RULE).isEmpty(), deed);
		}
		for (String rows : new String[] { "bulkInsert", "saveBulk", "bulk" }) {
			assertEquals(1, named(rows).findings(RULE).size(), rows);
		}
	}

	private static Files named(String method) {
		return Samples.application().with("Shop/src/shop/Cart.java", Samples.loader("").replace("class Loader", "class Cart").replace("void store(", "void " + method + "("));
	}

	@Test
	void silentWithoutALoopOrWithABatchSize() {
		assertTrue(Samples.application().findings(RULE).isEmpty());
		assertTrue(looped().replace(UNIT, PROPERTY, PROPERTY + "      <property name=\"hibernate.jdbc.batch_size\" value=\"20\"/>\n").findings(RULE).isEmpty());
		assertTrue(looped().replace(UNIT, PROPERTY, PROPERTY + "      <property name=\"hibernate.jdbc.batch_size\" value=\"0\"/>\n").findings(RULE).isEmpty());
	}

	@Test
	void silentForUnitsOfTests() {
		String name = "<persistence-unit name=\"";
		String text = looped().text(UNIT);
		String stated = text.substring(text.indexOf(name) + name.length(), text.indexOf('"', text.indexOf(name) + name.length()));
		for (String other : List.of("testing", "testingUserType", "test-unit", "tests")) {
			assertTrue(looped().replace(UNIT, name + stated, name + other).findings(RULE).isEmpty(), other);
		}
		assertEquals(1, looped().replace(UNIT, name + stated, name + "testimonials").findings(RULE).size());
	}

	@Test
	void onlyForHibernate() {
		assertTrue(looped().replace(UNIT, "org.hibernate.ejb.HibernatePersistence", "org.apache.openjpa.persistence.PersistenceProviderImpl").findings(RULE).isEmpty());
		assertEquals(1, looped().replace(UNIT, HIBERNATE, "").findings(RULE).size());
		Files unknown = looped().without("Shop/deploy/shop-ds.xml").replace(UNIT, HIBERNATE, "").replace(UNIT, PROPERTY, "");
		assertTrue(unknown.findings(RULE).isEmpty());
		assertEquals(1, unknown.with("Shop/jboss/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15)).findings(RULE).size());
	}

	/** Spring Boot with a unit of EclipseLink has no Hibernate, unless its file says something of it. */
	@Test
	void springBootWithEclipseLink() {
		String boot = "Shop/src/main/resources/application.properties";
		Files files = looped().replace("Shop/src/shop/Line.java", "GenerationType.IDENTITY", "GenerationType.SEQUENCE").replace(UNIT, HIBERNATE, "    <provider>org.eclipse.persistence.jpa.PersistenceProvider</provider>\n")
				.replace(UNIT, PROPERTY, "      <property name=\"eclipselink.ddl-generation\" value=\"none\"/>\n").with(boot, "spring.application.name=shop\nserver.port=8080\n");
		assertEquals(List.of(UNIT), files.findings(RULE).stream().map(finding -> finding.origin().path()).toList());
		assertEquals(2, files.copy().replace(boot, "server.port=8080", "spring.jpa.properties.hibernate.jdbc.fetch_size=50").findings(RULE).size());
	}

	@Test
	void eclipseLinkInItsOwnWords() {
		Files named = looped().replace("Shop/src/shop/Line.java", "GenerationType.IDENTITY", "GenerationType.SEQUENCE").replace(UNIT, HIBERNATE, "    <provider>org.eclipse.persistence.jpa.PersistenceProvider</provider>\n").replace(UNIT, PROPERTY, "      <property name=\"eclipselink.ddl-generation\" value=\"none\"/>\n");
		Files unnamed = named.copy().replace(UNIT, "    <provider>org.eclipse.persistence.jpa.PersistenceProvider</provider>\n", "").with("Shop/jboss/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15));
		for (Files files : new Files[] {named, unnamed}) {
			Finding finding = files.finding(RULE);
			assertEquals(Severity.INFO, finding.severity());
			assertTrue(finding.message().contains("eclipselink.jdbc.batch-writing") && !finding.message().contains("ibernate"), finding.message());
			FixContract.verify(files, RULE + "/batch-writing", Map.of(UNIT, Map.of("value=\"none\"/>\n", "value=\"none\"/>\n      <property name=\"eclipselink.jdbc.batch-writing\" value=\"JDBC\"/>\n")));
		}
		for (String value : new String[] {"JDBC", "Oracle-JDBC", "Buffered"}) {
			assertTrue(named.copy().replace(UNIT, "eclipselink.ddl-generation\" value=\"none", "eclipselink.jdbc.batch-writing\" value=\"" + value).findings(RULE).isEmpty(), value);
		}
		assertEquals(1, named.copy().replace(UNIT, "eclipselink.ddl-generation", "eclipselink.jdbc.batch-writing").findings(RULE).size());
		// A unit that names no provider but has properties of OpenJPA is not one of the server's Hibernate.
		assertTrue(unnamed.copy().replace(UNIT, "eclipselink.ddl-generation", "openjpa.Multithreaded").findings(RULE).isEmpty());
	}

	@Test
	void severalUnits() {
		String second = """
				  </persistence-unit>
				  <persistence-unit name="batch">
				    <provider>org.hibernate.ejb.HibernatePersistence</provider>
				    <properties>
				      <property name="hibernate.show_sql" value="false"/>
				    </properties>
				  </persistence-unit>
				""";
		Files files = looped().replace(UNIT, "  </persistence-unit>\n", second);
		assertEquals(2, files.findings(RULE).size());
		assertTrue(files.findings(RULE).get(0).assumption().contains("several"));
		assertTrue(files.replace(UNIT, "name=\"hibernate.show_sql\" value=\"false\"", "name=\"hibernate.jdbc.batch_size\" value=\"50\"").findings(RULE).isEmpty());
	}

	/** A batch of which every row is flushed stays one of one row, whatever the size. */
	@Test
	void silentWhereEachRowIsFlushed() {
		assertTrue(looped().with("Shop/src/shop/Loader.java", Samples.loader("\t\t\tem.flush();\n")).findings(RULE).isEmpty());
	}

	/** The parts of one thing are few, and no batch helps them. */
	@Test
	void onlyForLoopsOfManyRows() {
		String loader = "Shop/src/shop/Loader.java";
		Files few = looped().replace(loader, "class Loader", "class Orders");
		assertTrue(few.findings(RULE).isEmpty());
		assertTrue(few.findings("identity-defeats-batching").isEmpty());
		assertTrue(few.findings("rewrite-batched-missing").isEmpty());
		assertEquals(1, few.copy().replace(loader, "void store(", "void storeAll(").findings(RULE).size());
		assertEquals(1, looped().with(loader, Samples.loader("\t\t\tif (++rows % 50 == 0) {\n\t\t\t\tem.flush();\n\t\t\t\tem.clear();\n\t\t\t}\n").replace("class Loader", "class Orders")).findings(RULE).size());
	}

	/** Keys that the insert makes are the first thing to change where the database has sequences. */
	@Test
	void keysByIdentityComeFirst() {
		Files oracle = looped().replace("Shop/deploy/shop-ds.xml", "jdbc:mysql://localhost:3306/shop", "jdbc:oracle:thin:@db:1521:shop").replace("Shop/deploy/shop-ds.xml", "com.mysql.jdbc.Driver", "oracle.jdbc.OracleDriver");
		assertTrue(oracle.findings(RULE).isEmpty());
		assertEquals(1, oracle.findings("identity-defeats-batching").size());
		assertEquals(1, oracle.copy().replace("Shop/src/shop/Line.java", "GenerationType.IDENTITY", "GenerationType.SEQUENCE").findings(RULE).size());
	}

	/** Dialects of Hibernate 3 bring a size; a file without a dialect gets the rest of its properties elsewhere. */
	@Test
	void sessionFactoriesOfTheirOwn() {
		String configuration = "Shop/src/hibernate.cfg.xml";
		Files files = looped().without(UNIT).with(configuration, """
				<?xml version="1.0" encoding="UTF-8"?>
				<hibernate-configuration>
				  <session-factory>
				    <property name="hibernate.dialect">org.hibernate.dialect.DB2Dialect</property>
				    <mapping class="shop.Line"/>
				  </session-factory>
				</hibernate-configuration>
				""").replace("Shop/src/shop/Line.java", "GenerationType.IDENTITY", "GenerationType.SEQUENCE");
		assertEquals(configuration, files.finding(RULE).origin().path());
		assertTrue(files.copy().replace(configuration, "DB2Dialect", "MySQL5InnoDBDialect").findings(RULE).isEmpty());
		assertEquals(1, files.copy().replace(configuration, "DB2Dialect", "MySQL57Dialect").findings(RULE).size());
		assertTrue(files.copy().replace(configuration, "    <property name=\"hibernate.dialect\">org.hibernate.dialect.DB2Dialect</property>\n", "").findings(RULE).isEmpty());
	}

	@Test
	void fixBatchSize() {
		FixContract.verify(looped(), RULE + "/batch-size", Map.of(UNIT, Map.of(PROPERTY, PROPERTY + "      <property name=\"hibernate.jdbc.batch_size\" value=\"20\"/>\n")));
	}

	@Test
	void fixWithoutProperties() {
		Files files = looped().replace(UNIT, "    <properties>\n" + PROPERTY + "    </properties>\n", "");
		FixContract.verify(files, RULE + "/batch-size", Map.of(UNIT, Map.of("    <jta-data-source>java:/ShopDS</jta-data-source>\n", """
				    <jta-data-source>java:/ShopDS</jta-data-source>
				    <properties>
				      <property name="hibernate.jdbc.batch_size" value="20"/>
				    </properties>
				""")));
	}

	/** What the rewriting of a driver gained is told as that, and not without what the batch size gained alone. */
	@Test
	void theEvidenceIsThatOfTheBatchSize() {
		Rule rule = RuleRegistry.standard().rules().stream().filter(each -> each.id().equals(RULE)).findFirst().orElseThrow();
		String evidence = RuleRegistry.texts(rule).evidence();
		assertFalse(evidence.contains("487"), evidence);
		assertTrue(evidence.indexOf("Alone") < evidence.indexOf("Together with rewriteBatchedStatements"), evidence);
	}
}
