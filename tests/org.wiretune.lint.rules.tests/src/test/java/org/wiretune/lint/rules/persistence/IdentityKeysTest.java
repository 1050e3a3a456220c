/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class IdentityKeysTest {

	private static final String RULE = "identity-defeats-batching";
	private static final String ENTITY = "Shop/src/shop/Line.java";
	private static final String UNIT = "Shop/src/META-INF/persistence.xml";
	private static final String SOURCE = "Shop/deploy/shop-ds.xml";
	private static final String PROPERTIES = "    <properties>\n";
	private static final String BATCH = "    <properties>\n      <property name=\"hibernate.jdbc.batch_size\" value=\"20\"/>\n";

	private static Files looped() {
		return Samples.application().with("Shop/src/shop/Loader.java", Samples.loader(""));
	}

	private static Files onPostgres() {
		return looped().replace(SOURCE, "jdbc:mysql://localhost:3306/shop", "jdbc:postgresql://localhost/shop").replace(SOURCE, "com.mysql.jdbc.Driver", "org.postgresql.Driver");
	}

	private static List<String> words(Finding finding) {
		return finding.fixes().stream().map(fix -> fix.id().substring(fix.id().indexOf('/') + 1)).toList();
	}

	@Test
	void persistedInALoop() {
		Finding finding = looped().finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("IDENTITY", finding.measured());
		assertEquals(ENTITY, finding.origin().path());
		assertEquals("Shop/src/shop/Loader.java", finding.related().get(0).path());
		assertNull(finding.assumption());
		assertTrue(finding.message().contains("MySQL has no sequences"), finding.message());
	}

	/** Rows of an entity that no loop writes are written one by one, whatever size the batches of its unit have. */
	@Test
	void batchSizeWithoutALoopTellsNothing() {
		assertEquals(List.of(), Samples.application().findings(RULE));
		assertEquals(List.of(), Samples.application().replace(UNIT, PROPERTIES, BATCH).findings(RULE));
		assertEquals(1, looped().replace(UNIT, PROPERTIES, BATCH).findings(RULE).size());
	}

	/** A word that only begins as one of many rows, as all of allergies, is none. */
	@Test
	void wordsThatOnlyBeginAsThoseOfManyRows() {
		assertEquals(List.of(), named("Store", "saveAllergies").findings(RULE));
		assertEquals(1, named("Store", "saveAll").findings(RULE).size());
		assertEquals(1, named("Store", "insertAllLines").findings(RULE).size());
		assertEquals(List.of(), named("Store", "storeImportantLines").findings(RULE));
		assertEquals(List.of(), named("PayloadStore", "storeFeedback").findings(RULE));
		assertEquals(1, named("Store", "uploadLines").findings(RULE).size());
	}

	/** What migrates rows runs once. */
	@Test
	void silentForAMigration() {
		assertEquals(List.of(), Samples.application().with("Shop/src/shop/migration/Loader.java", Samples.loader("").replace("package shop;", "package shop.migration;\n\nimport shop.Line;")).findings(RULE));
	}

	private static Files named(String type, String method) {
		return Samples.application().with("Shop/src/shop/" + type + ".java", Samples.loader("").replace("class Loader", "class " + type).replace("void store(", "void " + method + '('));
	}

	@Test
	void silentForOtherStrategiesAndProviders() {
		assertTrue(looped().replace(ENTITY, "GenerationType.IDENTITY", "GenerationType.SEQUENCE").findings(RULE).isEmpty());
		assertTrue(looped().without(SOURCE).replace(UNIT, PROPERTIES, PROPERTIES + "      <property name=\"hibernate.dialect\" value=\"org.hibernate.dialect.MySQLDialect\"/>\n")
				.replace(ENTITY, "GenerationType.IDENTITY", "GenerationType.AUTO").findings(RULE).isEmpty());
		assertTrue(looped().replace(UNIT, "org.hibernate.ejb.HibernatePersistence", "org.eclipse.persistence.jpa.PersistenceProvider").findings(RULE).isEmpty());
	}

	@Test
	void autoMeansIdentityInTheServerOfTheGuideOnly() {
		Files files = looped().replace(ENTITY, "GenerationType.IDENTITY", "GenerationType.AUTO").with("Shop/jboss/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15));
		assertTrue(files.finding(RULE).assumption().contains("Hibernate 3"));
		assertTrue(files.replace(SOURCE, "jdbc:mysql:", "jdbc:postgresql:").replace(SOURCE, "com.mysql.jdbc.Driver", "org.postgresql.Driver").findings(RULE).isEmpty());
	}

	@Test
	void withoutAUnitTheProviderIsAssumed() {
		Finding finding = looped().without(UNIT).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.assumption().contains("Hibernate is the provider"));
	}

	@Test
	void offersWhatTheDatabaseHas() {
		assertEquals(List.of("table"), words(looped().finding(RULE)));
		assertEquals(List.of("sequence", "table"), words(onPostgres().finding(RULE)));
		assertEquals(List.of("table", "sequence-if-any"), words(looped().without(SOURCE).finding(RULE)));
		assertEquals(List.of("table"), words(looped().without(SOURCE)
				.replace(UNIT, PROPERTIES, PROPERTIES + "      <property name=\"hibernate.dialect\" value=\"org.hibernate.dialect.MySQL5InnoDBDialect\"/>\n").finding(RULE)));
	}

	@Test
	void noFixWhereAGeneratorIsNamed() {
		assertTrue(looped().replace(ENTITY, "GenerationType.IDENTITY)", "GenerationType.IDENTITY, generator = \"own\")").finding(RULE).fixes().isEmpty());
	}

	@Test
	void fixTable() {
		FixContract.verify(looped(), RULE + "/table", Map.of(ENTITY, Map.of(
				"\t@GeneratedValue(strategy = GenerationType.IDENTITY)\n",
				"\t@TableGenerator(name = \"line_keys\", allocationSize = 50)\n\t@GeneratedValue(strategy = GenerationType.TABLE, generator = \"line_keys\")\n",
				"import javax.persistence.Id;\n", "import javax.persistence.Id;\nimport javax.persistence.TableGenerator;\n")));
	}

	@Test
	void fixSequence() {
		FixContract.verify(onPostgres(), RULE + "/sequence", Map.of(ENTITY, Map.of(
				"\t@GeneratedValue(strategy = GenerationType.IDENTITY)\n",
				"\t@SequenceGenerator(name = \"line_keys\", sequenceName = \"line_keys\", allocationSize = 50)\n\t@GeneratedValue(strategy = GenerationType.SEQUENCE, generator = \"line_keys\")\n",
				"import javax.persistence.Id;\n", "import javax.persistence.Id;\nimport javax.persistence.SequenceGenerator;\n")));
	}

	@Test
	void fixSequenceIfAnyWithAnImportOfTheWholePackage() {
		Files files = looped().without(SOURCE).map(text -> text.replaceAll("(?s)import javax.persistence.Entity;.*import javax.persistence.Id;", "import javax.persistence.*;"));
		FixContract.verify(files, RULE + "/sequence-if-any", Map.of(ENTITY, Map.of(
				"\t@GeneratedValue(strategy = GenerationType.IDENTITY)\n",
				"\t@SequenceGenerator(name = \"line_keys\", sequenceName = \"line_keys\", allocationSize = 50)\n\t@GeneratedValue(strategy = GenerationType.SEQUENCE, generator = \"line_keys\")\n")));
	}

	@Test
	void fixOfAStaticallyImportedStrategy() {
		Files files = looped().replace(ENTITY, "import javax.persistence.GenerationType;\n", "")
				.replace(ENTITY, "import javax.persistence.Entity;\n", "import static javax.persistence.GenerationType.IDENTITY;\n\nimport javax.persistence.Entity;\n")
				.replace(ENTITY, "GenerationType.IDENTITY)", "IDENTITY)");
		FixContract.verify(files, RULE + "/table", Map.of(ENTITY, Map.of(
				"\t@GeneratedValue(strategy = IDENTITY)\n",
				"\t@TableGenerator(name = \"line_keys\", allocationSize = 50)\n\t@GeneratedValue(strategy = GenerationType.TABLE, generator = \"line_keys\")\n",
				"import javax.persistence.GeneratedValue;\n", "import javax.persistence.GeneratedValue;\nimport javax.persistence.GenerationType;\n",
				"import javax.persistence.Id;\n", "import javax.persistence.Id;\nimport javax.persistence.TableGenerator;\n")));
	}
}
