/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.persistence.UnitSamples.ENTITY;
import static org.wiretune.lint.rules.persistence.UnitSamples.LOADER;
import static org.wiretune.lint.rules.persistence.UnitSamples.UNIT;
import static org.wiretune.lint.rules.persistence.UnitSamples.batch;
import static org.wiretune.lint.rules.persistence.UnitSamples.looped;
import static org.wiretune.lint.rules.persistence.UnitSamples.property;
import static org.wiretune.lint.rules.persistence.UnitSamples.silent;
import static org.wiretune.lint.rules.persistence.UnitSamples.unit;
import static org.wiretune.lint.rules.persistence.UnitSamples.value;

import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;

/** Rules on loops that flush, on keys and on who uses a unit. */
class FlushLoopsTest {

	private static final String QUERY = "Shop/src/shop/Queries.java";

	private static String every(int rows) {
		return "\t\t\tif (++rows % " + rows + " == 0) {\n\t\t\t\tem.flush();\n\t\t\t\tem.clear();\n\t\t\t}\n";
	}

	private static Files bean(String body) {
		return looped(unit(), body).replace(LOADER, "public class", "@Stateless\npublic class").replace(LOADER, "import javax.persistence", "import javax.ejb.Stateless;\nimport javax.persistence");
	}

	private static String queries(String chain) {
		return "package shop;\n\nimport javax.persistence.EntityManager;\n\npublic class Queries {\n\n\tprivate EntityManager em;\n\n\tpublic Object page() {\n\t\treturn em.createQuery(\"from Line\")" + chain + ".getResultList();\n\t}\n}\n";
	}

	@Test
	void notMultiple() {
		String rule = "manual-flush-not-batch-multiple";
		Files files = looped(unit(batch(20)), every(50));
		assertEquals("50", files.finding(rule).measured());
		assertTrue(files.finding(rule).message().contains("10 rows only"), files.finding(rule).message());
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertTrue(looped(unit(batch(20)), every(10)).finding(rule).message().contains("never filled"));
		silent(looped(unit(batch(20)), every(20)), rule);
		assertEquals("21", looped(unit(batch(20)), every(21)).finding(rule).measured());
		silent(looped(unit(batch(20)), every(100)), rule);
		silent(looped(unit(), every(50)), rule);
		value(files, rule, "loop", LOADER, "% 50", "% 20");
		value(files, rule, "unit", UNIT, "value=\"20\"", "value=\"50\"");
		Files constant = files.copy().replace(LOADER, "% 50", "% ROWS").replace(LOADER, "	private EntityManager em;\n", "	private static final int ROWS = 50;\n\n	private EntityManager em;\n");
		value(constant, rule, "loop", LOADER, "ROWS = 50", "ROWS = 20");
	}

	@Test
	void perRow() {
		String rule = "flush-per-row";
		Files files = looped(unit(batch(30)), "\t\t\tem.flush();\n\t\t\tem.clear();\n");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertEquals(Severity.INFO, looped(unit(), "\t\t\tem.flush();\n").finding(rule).severity());
		silent(looped(unit(batch(30)), every(30)), rule);
		silent(looped(unit(batch(30)), ""), rule);
		Map<String, String> changes = new LinkedHashMap<>();
		changes.put("\t\tfor (Line line : lines) {\n", "\t\tint unflushed = 0;\n\t\tfor (Line line : lines) {\n");
		changes.put("\t\t\tem.flush();\n\t\t\tem.clear();\n", "\t\t\tif (++unflushed % 30 == 0) {\n\t\t\t\tem.flush();\n\t\t\t\tem.clear();\n\t\t\t}\n");
		FixContract.verify(files, rule + "/guard", Map.of(LOADER, changes));
	}

	/** The loops of a file are written alike, so that they are told once and mended together. */
	@Test
	void severalOfAFile() {
		String rule = "flush-per-row";
		Files files = looped(unit(batch(30)), "\t\t\tem.flush();\n");
		String text = files.text(LOADER);
		String method = text.substring(text.indexOf("\tpublic void"), text.lastIndexOf('}'));
		files = files.with(LOADER, text.substring(0, text.lastIndexOf('}')) + '\n' + method.replaceFirst("public void \\w+", "public void more") + "}\n");
		assertEquals(1, files.findings(rule).size());
		assertEquals("1 row per batch: 2 loops flush behind every row", files.finding(rule).headline());
		assertEquals(LOADER, files.finding(rule).related().get(files.finding(rule).related().size() - 1).path());
		assertEquals(2, files.finding(rule).fixes().get(0).changes().stream().filter(change -> change.replacement().contains("int unflushed = 0;")).count());
		assertEquals(2, files.with("Shop/src/shop/Other.java", files.text(LOADER).replace("class Loader", "class Other")).findings(rule).size(), "another file");
	}

	@Test
	void saveAndFlushOfARepository() {
		String rule = "flush-per-row";
		String service = "Shop/src/shop/Service.java";
		String call = "\t\t\tlineRepository.saveAndFlush(line);\n";
		Files files = unit(batch(30)).with(service, "package shop;\n\nimport java.util.List;\n\npublic class Service {\n\n\tprivate LineRepository lineRepository;\n\n\tpublic void store(List<Line> lines) {\n\t\tfor (Line line : lines) {\n"
				+ call + "\t\t}\n\t}\n}\n");
		assertEquals(service, files.finding(rule).origin().path());
		assertTrue(files.finding(rule).message().contains("saveAndFlush of lineRepository"), files.finding(rule).message());
		assertTrue(files.finding(rule).fixes().isEmpty());
		silent(files.copy().replace(service, "saveAndFlush", "save"), rule);
		assertEquals(0, unit(batch(30)).with("Shop/src/shop/DemoDataImport.java", files.text(service).replace("class Service", "class DemoDataImport")).findings(rule).size(), "rows of a demonstration");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertEquals(Severity.INFO, files.copy().replace(service, call, "\t\t\tlineRepository.findById(line.id());\n\t\t\totherRepository.findByOrder(line.order());\n" + call).finding(rule).severity());
		assertEquals(0, files.copy().replace(service, call, "\t\t\tlineRepository.findByOrder(line.order());\n" + call).findings(rule).size(), "the query flushes anyway");
		silent(files.copy().replace(service, call, call + "\t\t\treturn;\n"), rule);
		silent(files.copy().replace(service, "\t\tfor (Line line : lines) {\n", "\t\t{\n\t\t\tLine line = lines.get(0);\n"), rule);
	}

	/** How many rows other loops move, files do not tell: those are told only if somebody asks for it. */
	@Test
	void perRowOfUnknownRows() {
		String rule = "flush-per-row";
		String unknown = "flush-per-row-unknown-rows";
		Files given = looped(unit(), "\t\t\tem.flush();\n").replace(LOADER, "class Loader", "class Cart");
		assertEquals(1, given.findings(rule).size(), "the method is given the rows");
		silent(given, unknown);
		Files files = given.copy().replace(LOADER, "for (Line line : lines)", "for (Line line : cart.lines())");
		silent(files, rule);
		assertEquals(1, files.copy().replace(LOADER, "\t\tfor (Line line : cart.lines())", "\t\tfor (Cart cart : carts)\n\t\tfor (Line line : cart.lines())").findings(rule).size(), "a loop inside another");
		assertEquals(Severity.INFO, files.finding(unknown).severity());
		assertTrue(files.finding(unknown).fixes().isEmpty());
		silent(looped(unit(batch(30)), "\t\t\tem.flush();\n").replace(LOADER, "class Loader", "class Cart").replace(LOADER, "for (Line line : lines)", "for (Line line : cart.lines())"), unknown);
		silent(looped(unit(), "\t\t\tem.flush();\n"), unknown);
	}

	/** A row that goes has to be gone before another one with its key comes. */
	@Test
	void replacement() {
		String rule = "flush-per-row";
		Files files = looped(unit(batch(30)), "\t\t\tem.flush();\n\t\t\tem.persist(line.next());\n").replace(LOADER, "em.persist(line);", "em.remove(line);");
		silent(files, rule);
		assertEquals(1, files.copy().replace(LOADER, "em.remove(line);", "em.merge(line);").findings(rule).size());
	}

	/** What lets the rows go one by one may be a reference to the method. */
	@Test
	void letGoByReference() {
		String rule = "batch-loop-without-clear";
		Files files = looped(unit(batch(30)), "\t\t\tif (++rows % 30 == 0) {\n\t\t\t\tem.flush();\n\t\t\t\tlines.forEach(em::detach);\n\t\t\t}\n");
		silent(files, rule);
		assertEquals(1, files.copy().replace(LOADER, "em::detach", "em::contains").findings(rule).size());
		assertEquals(1, files.copy().replace(LOADER, "em::detach", "other::detach").findings(rule).size());
	}

	@Test
	void packageOfTestSupport() {
		String rule = "flush-per-row";
		Files files = looped(unit(batch(30)), "\t\t\tem.flush();\n");
		String text = files.text(LOADER);
		silent(files.copy().without(LOADER).with("Shop/src/shop/testing/Loader.java", text), rule);
		assertEquals(1, files.copy().without(LOADER).with("Shop/src/shop/routesting/Loader.java", text).findings(rule).size());
	}

	/** What the same turn reads from the database has to stand there. */
	@Test
	void flushThatTheTurnNeeds() {
		String rule = "flush-per-row";
		Files needed = looped(unit(batch(30)), "\t\t\tem.flush();\n\t\t\tem.refresh(line);\n");
		silent(needed, rule);
		silent(needed, "batch-loop-without-clear");
		silent(looped(unit(batch(30)), "\t\t\tem.flush();\n\t\t\tem.createNativeQuery(\"call book(1)\").executeUpdate();\n"), rule);
		silent(needed.copy().replace(LOADER, "em.persist(line);", "em.merge(line);"), rule);
		silent(looped(unit(batch(30)), "\t\t\tem.flush();\n\t\t\trights.check(line);\n"), rule);
		silent(looped(unit(batch(30)), "\t\t\tem.flush();\n\t\t\tnumbers.renew(em);\n"), rule);
		assertEquals(1, looped(unit(batch(30)), "\t\t\tem.flush();\n\t\t\tlog.debug(\"stored\", line);\n\t\t\tstored.add(line);\n").findings(rule).size());
		assertEquals(1, needed.copy().replace(LOADER, "em.refresh(line)", "line.refresh()").findings(rule).size());
	}

	@Test
	void changesThatAreFlushedOneByOne() {
		String rule = "flush-per-row";
		Files files = looped(unit(batch(30)), "\t\t\tem.flush();\n").replace(LOADER, "em.persist(line);", "em.remove(line);");
		assertEquals(1, files.findings(rule).size());
		assertEquals(1, files.copy().replace(LOADER, "em.remove(line);", "em.merge(line);").findings(rule).size());
		assertEquals(1, files.copy().replace(LOADER, "em.remove(line);", "em.persist(line);\n\t\t\tem.merge(line);").findings(rule).size(), "one flush is told once");
		silent(files.copy().replace(LOADER, "em.flush();", "if (++rows % 30 == 0) {\n\t\t\t\tem.flush();\n\t\t\t}"), rule);
		silent(files.copy().replace(LOADER, "em.flush();", "other.flush();"), rule);
		silent(files.copy().replace(LOADER, "em.remove(line);", "registry.publish(line);\n\t\t\tem.remove(line);"), rule);
		assertEquals(1, files.copy().replace(LOADER, "em.remove(line);", "removed.add(line);\n\t\t\tem.remove(line);").findings(rule).size());
		silent(files.copy().replace(LOADER, "\t\tfor (", "\t\ttry {\n\t\t\trows++;\n\t\t} catch (RuntimeException failed) {\n\t\tfor (").replace(LOADER, "\t\t}\n\t}\n", "\t\t}\n\t\t}\n\t}\n"), rule);
	}

	@Test
	void perRowInBranches() {
		String rule = "flush-per-row";
		String branches = "\t\t\tif (line.isNew()) {\n\t\t\t\tem.persist(line);\n\t\t\t\tem.flush();\n\t\t\t} else {\n\t\t\t\tem.merge(line);\n\t\t\t}\n";
		Files files = looped(unit(batch(30)), "").replace(LOADER, "\t\t\tem.persist(line);\n", branches);
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(files, "batch-loop-without-clear");
		assertEquals(Severity.INFO, files.copy().replace(LOADER, "line.isNew()", "state == NEW").finding(rule).severity());
		// A flush for some of the rows, one behind another branch, and one that counts.
		silent(files.copy().replace(LOADER, "em.flush();", "if (line.isLast()) {\n\t\t\t\t\tem.flush();\n\t\t\t\t}"), rule);
		silent(files.copy().replace(LOADER, "\t\t\t\tem.flush();\n", "").replace(LOADER, "em.merge(line);", "check(line);\n\t\t\t\tem.flush();"), rule);
		silent(files.copy().replace(LOADER, "line.isNew()", "rows % size == 0"), rule);
		silent(files.copy().replace(LOADER, "line.isNew()", "rows > 0 && rows % 50 == 0"), rule);
	}

	@Test
	void counterBesideAnotherCondition() {
		String rule = "manual-flush-not-batch-multiple";
		Files files = looped(unit(batch(20)), every(50).replace("++rows % 50 == 0", "rows > 0 && rows % 50 == 0"));
		assertEquals("50", files.finding(rule).measured());
		silent(looped(unit(batch(20)), every(40).replace("++rows % 40 == 0", "rows > 0 && (rows % 40 == 0)")), rule);
	}

	@Test
	void hardCoded() {
		String rule = "batch-size-hardcoded";
		assertEquals("50", looped(unit(), every(50)).finding(rule).measured());
		silent(looped(unit(), every(50)).replace(LOADER, "% 50", "% batchSize").replace(LOADER, "List<Line> lines)", "List<Line> lines, int batchSize)"), rule);
		silent(looped(unit(), ""), rule);
	}

	@Test
	void standardTimeout() {
		String rule = "bulk-loop-default-tx-timeout";
		Files files = bean(every(50)).with("Shop/server/production/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15));
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(bean(every(50)).without(UnitSamples.SOURCE), rule);
		silent(looped(unit(), every(50)).with("Shop/server/production/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15)), rule);
		silent(bean("").with("Shop/server/production/deploy/ejb3-interceptors-aop.xml", Samples.interceptors(15)), rule);
		FixContract.verify(files, rule + "/timeout", Map.of(LOADER, Map.of("	public void store", "	@TransactionTimeout(4800)\n	public void store",
				"import javax.persistence.EntityManager;\n", "import javax.persistence.EntityManager;\nimport org.jboss.ejb3.annotation.TransactionTimeout;\n")));
	}

	@Test
	void fetchSizeMissing() {
		String rule = "fetch-size-default";
		Files files = unit().with(QUERY, queries(""));
		assertEquals("20", files.finding(rule).limit());
		assertEquals("50", unit().with(QUERY, queries(".setMaxResults(50)")).finding(rule).limit());
		silent(unit(), rule);
		silent(unit().with(QUERY, queries(".setMaxResults(1)")), rule);
		assertEquals("20", unit().with(QUERY, queries(".setMaxResults(most)")).finding(rule).limit());
		silent(unit(property("hibernate.jdbc.fetch_size", 20)).with(QUERY, queries("")), rule);
		value(files, rule, "fetch-size", UNIT, UnitSamples.FIRST, UnitSamples.FIRST + property("hibernate.jdbc.fetch_size", 20));
	}

	@Test
	void fetchSizeAbovePage() {
		String rule = "fetch-size-above-page";
		Files files = unit(property("hibernate.jdbc.fetch_size", 500)).with(QUERY, queries(".setMaxResults(20)"));
		assertEquals("20", files.finding(rule).limit());
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(unit(property("hibernate.jdbc.fetch_size", 20)).with(QUERY, queries(".setMaxResults(20)")), rule);
		assertEquals("21", unit(property("hibernate.jdbc.fetch_size", 21)).with(QUERY, queries(".setMaxResults(20)")).finding(rule).measured());
		silent(unit(property("hibernate.jdbc.fetch_size", 500)).with(QUERY, queries(".setMaxResults(1)")), rule);
		silent(unit(property("hibernate.jdbc.fetch_size", 500)).with(QUERY, queries("")), rule);
		value(files, rule, "page", UNIT, "value=\"500\"", "value=\"20\"");
	}

	@Test
	void fetchSizeOfAQuery() {
		String rule = "fetch-size-vs-maxresults";
		Files files = unit().with(QUERY, queries(".setMaxResults(20).setHint(\"org.hibernate.fetchSize\", 500)"));
		assertEquals("500", files.finding(rule).measured());
		silent(unit().with(QUERY, queries(".setMaxResults(20).setHint(\"org.hibernate.fetchSize\", 20)")), rule);
		assertEquals("21", unit().with(QUERY, queries(".setMaxResults(20).setHint(\"org.hibernate.fetchSize\", 21)")).finding(rule).measured());
		silent(unit().with(QUERY, queries(".setMaxResults(20)")), rule);
		value(files, rule, "align", QUERY, ", 500)", ", 20)");
	}

	@Test
	void collectionsOneByOne() {
		String rule = "default-batch-fetch-size-unset";
		String member = "	@OneToMany\n	private java.util.List<Line> lines;\n";
		Files files = UnitSamples.member(unit(), member, "javax.persistence.OneToMany");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(unit(), rule);
		silent(UnitSamples.member(unit(property("hibernate.default_batch_fetch_size", 16)), member, "javax.persistence.OneToMany"), rule);
		value(files, rule, "fetch", UNIT, UnitSamples.FIRST, UnitSamples.FIRST + property("hibernate.default_batch_fetch_size", 16));
	}

	@Test
	void uuidKeys() {
		String rule = "uuid-generator-not-portable";
		Files files = unit().replace(ENTITY, "	@Id\n", "	@Id\n	@GenericGenerator(name = \"keys\", strategy = \"uuid\")\n").replace(ENTITY, "import javax.persistence.Id;\n",
				"import javax.persistence.Id;\nimport org.hibernate.annotations.GenericGenerator;\n");
		silent(files, rule);
		files.with("Shop/src/main/resources/META-INF/persistence.xml", """
				<persistence xmlns="http://java.sun.com/xml/ns/persistence" version="2.0">
				  <persistence-unit name="reports"><provider>org.eclipse.persistence.jpa.PersistenceProvider</provider></persistence-unit>
				</persistence>
				""");
		assertEquals("uuid", files.finding(rule).measured());
		silent(files.copy().replace(ENTITY, "\"uuid\"", "\"enhanced-table\""), rule);
	}

	@Test
	void keyWithoutHashCode() {
		String rule = "entity-hashcode-missing";
		String key = "Shop/src/shop/LineKey.java";
		String source = "package shop;\n\nimport javax.persistence.Embeddable;\n\n@Embeddable\npublic class LineKey implements java.io.Serializable {\n\n\tprivate String order;\n\tprivate int number;\n}\n";
		Files files = UnitSamples.member(unit(property("hibernate.order_inserts", "true")), "	@EmbeddedId\n	private LineKey key;\n", "javax.persistence.EmbeddedId").with(key, source);
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		assertEquals(key, files.finding(rule).origin().path());
		silent(UnitSamples.member(unit(), "	@EmbeddedId\n	private LineKey key;\n", "javax.persistence.EmbeddedId").with(key, source), rule);
		silent(unit(property("hibernate.order_inserts", "true")).with(key, source), rule);
		silent(files.copy().replace(key, "\tprivate int number;\n", "\tprivate int number;\n\n\t@Override\n\tpublic int hashCode() {\n\t\treturn number;\n\t}\n"), rule);
		FixContract.verify(files, rule + "/generate", Map.of(key, Map.of("\tprivate int number;\n", """
					private int number;

					@Override
					public int hashCode() {
						return java.util.Arrays.deepHashCode(new Object[] {this.order, this.number});
					}

					@Override
					public boolean equals(Object other) {
						if (!(other instanceof LineKey)) {
							return false;
						}
						LineKey that = (LineKey) other;
						return java.util.Arrays.deepEquals(new Object[] {this.order, this.number}, new Object[] {that.order, that.number});
					}
				""")));
	}
}
