/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.persistence.UnitSamples.ENTITY;
import static org.wiretune.lint.rules.persistence.UnitSamples.FIRST;
import static org.wiretune.lint.rules.persistence.UnitSamples.LOADER;
import static org.wiretune.lint.rules.persistence.UnitSamples.SOURCE;
import static org.wiretune.lint.rules.persistence.UnitSamples.UNIT;
import static org.wiretune.lint.rules.persistence.UnitSamples.batch;
import static org.wiretune.lint.rules.persistence.UnitSamples.database;
import static org.wiretune.lint.rules.persistence.UnitSamples.joining;
import static org.wiretune.lint.rules.persistence.UnitSamples.later;
import static org.wiretune.lint.rules.persistence.UnitSamples.looped;
import static org.wiretune.lint.rules.persistence.UnitSamples.member;
import static org.wiretune.lint.rules.persistence.UnitSamples.property;
import static org.wiretune.lint.rules.persistence.UnitSamples.silent;
import static org.wiretune.lint.rules.persistence.UnitSamples.unit;
import static org.wiretune.lint.rules.persistence.UnitSamples.value;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.FixesToRestTest;
import org.wiretune.lint.finding.TextChange;

/** Rules on batch sizes, sorting, joining and the largest packet. */
class BatchSizesTest {

	private static final String SINGLE = "package shop;\n\nimport javax.persistence.EntityManager;\n\npublic class One {\n\n\tprivate EntityManager em;\n\n\tpublic void store(Line line) {\n\t\tem.persist(line);\n\t}\n}\n";
	private static final String VERSION = "	@Version\n	private int version;\n";

	@Test
	void singleRows() {
		String rule = "batch-size-single-row-app";
		Files files = unit(batch(20)).with("Shop/src/shop/One.java", SINGLE);
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(unit().with("Shop/src/shop/One.java", SINGLE), rule);
		silent(looped(files.copy(), ""), rule);
		silent(member(files.copy(), "	@OneToMany(cascade = CascadeType.ALL)\n	private java.util.List<Line> lines;\n", "javax.persistence.OneToMany"), rule);
		silent(unit(batch(20)), rule);
		value(files, rule, "remove", UNIT, batch(20), "");
	}

	/** One rule took the size out, the other put it in again. */
	@Test
	void singleRowsAndJoiningComeToRest() {
		Files files = joining(unit(batch(20))).with("Shop/src/shop/One.java", SINGLE);
		assertEquals(1, files.findings("batch-size-single-row-app").size());
		FixesToRestTest.assertRest("joining", files);
		FixesToRestTest.assertRest("not joining", unit(batch(20)).with("Shop/src/shop/One.java", SINGLE));
	}

	@Test
	void outOfRange() {
		String rule = "batch-size-out-of-oltp-range";
		assertEquals("5-30", unit(batch(4)).finding(rule).limit());
		assertEquals(Severity.INFO, unit(batch(31)).finding(rule).severity());
		silent(unit(batch(5)), rule);
		silent(unit(batch(30)), rule);
		silent(unit(batch(50_000)), rule);
		silent(looped(unit(batch(100)), ""), rule);
		value(unit(batch(31)), rule, "usual", UNIT, "value=\"31\"", "value=\"20\"");
	}

	@Test
	void belowTransaction() {
		String rule = "batch-size-below-largest-tx";
		Files files = unit(batch(20)).with(LOADER, """
				package shop;

				import javax.persistence.EntityManager;

				public class Loader {

					private EntityManager em;

					public void store() {
						for (int i = 0; i < 40; i++) {
							em.persist(new Line());
						}
					}
				}
				""");
		assertEquals("40", files.finding(rule).limit());
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(files.copy().replace(LOADER, "i < 40", "i < 20"), rule);
		assertEquals(1, files.copy().replace(LOADER, "i < 40", "i <= 20").findings(rule).size());
		silent(files.copy().replace(LOADER, "i < 40", "i < 50000"), rule);
		silent(looped(unit(batch(20)), ""), rule);
		value(files, rule, "raise", UNIT, "value=\"20\"", "value=\"40\"");
	}

	@Test
	void joinsWithoutBatchSize() {
		String rule = "rewrite-batched-without-batch-size";
		assertEquals(Severity.INFO, joining(unit()).finding(rule).severity());
		silent(unit(), rule);
		silent(joining(unit(batch(20))), rule);
		silent(joining(unit()).with("Shop/src/shop/One.java", SINGLE), rule);
		value(joining(unit()), rule, "batch-size", UNIT, FIRST, FIRST + batch(20));
	}

	@Test
	void versionedData() {
		String rule = "batch-versioned-data-missing";
		Files files = member(unit(batch(20)), VERSION, "javax.persistence.Version");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(unit(batch(20)), rule);
		silent(member(unit(), VERSION, "javax.persistence.Version"), rule);
		silent(later(files.copy().without(SOURCE)), rule);
		silent(database(files.copy(), "jdbc:oracle:thin:@db:1521:shop", "oracle.jdbc.OracleDriver"), rule);
		assertEquals(1, later(member(unit(batch(20), property("hibernate.jdbc.batch_versioned_data", "false")), VERSION, "javax.persistence.Version")).findings(rule).size());
		value(files, rule, "on", UNIT, batch(20), batch(20) + property("hibernate.jdbc.batch_versioned_data", "true"));
	}

	@Test
	void generatedKeys() {
		String rule = "generated-keys-fetch-off";
		String off = property("hibernate.jdbc.use_get_generated_keys", "false");
		assertEquals(Severity.INFO, unit(off).finding(rule).severity());
		silent(unit(property("hibernate.jdbc.use_get_generated_keys", "true")), rule);
		silent(unit(off).replace(ENTITY, "	@GeneratedValue(strategy = GenerationType.IDENTITY)\n", ""), rule);
		value(unit(off), rule, "remove", UNIT, off, "");
	}

	@Test
	void driverCannotJoin() {
		String rule = "driver-cannot-rewrite";
		Files files = database(looped(unit(batch(20)), ""), "jdbc:oracle:thin:@db:1521:shop", "oracle.jdbc.OracleDriver");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(looped(unit(batch(20)), ""), rule);
		silent(database(unit(batch(20)), "jdbc:oracle:thin:@db:1521:shop", "oracle.jdbc.OracleDriver"), rule);
		silent(looped(unit(batch(20)), "").without(SOURCE), rule);
	}

	@Test
	void orderInsertsMissing() {
		String rule = "order-inserts-missing";
		String other = "\t\t\tem.persist(new Stock());\n";
		Files files = joining(looped(unit(batch(20)), other)).with("Shop/src/shop/Stock.java", "package shop;\n\npublic class Stock {\n}\n");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		silent(looped(unit(batch(20)), other), rule);
		silent(joining(looped(unit(batch(20)), "")), rule);
		silent(joining(looped(unit(), other)), rule);
		silent(joining(looped(unit(batch(20), property("hibernate.order_inserts", "true")), other)), rule);
		assertEquals(1, database(looped(unit(batch(20)), other), "jdbc:postgresql://db/shop?reWriteBatchedInserts=true", "org.postgresql.Driver").findings(rule).size());
		silent(database(looped(unit(batch(20)), other), "jdbc:postgresql://db/shop", "org.postgresql.Driver"), rule);
		value(files, rule, "on", UNIT, batch(20), batch(20) + property("hibernate.order_inserts", "true"));
	}

	/** Where the entities stand in a library, what a transaction persists is not seen; a batch size is stated all the same. */
	@Test
	void orderInsertsOfALibrary() {
		String rule = "order-inserts-missing";
		String classes = "    <class>library.Order</class>\n    <class>library.Line</class>\n";
		Files files = joining(unit(batch(20))).without(ENTITY).replace(UNIT, "    <properties>\n", classes + "    <properties>\n");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertTrue(files.finding(rule).message().contains("stand in a library"), files.finding(rule).message());
		value(files, rule, "on", UNIT, batch(20), batch(20) + property("hibernate.order_inserts", "true"));
		assertEquals(1, files.copy().replace(UNIT, classes, "    <jar-file>lib/model.jar</jar-file>\n").findings(rule).size());
		silent(files.copy().replace(UNIT, classes, ""), rule);
		silent(files.copy().replace(UNIT, batch(20), batch(1)), rule);
		silent(files.copy().replace(UNIT, batch(20), batch(20) + property("hibernate.order_inserts", "true")), rule);
		// Where the driver sends each statement by itself, the order that is advised would be taken out by the next rule.
		silent(unit(batch(20)).without(ENTITY).replace(UNIT, "    <properties>\n", classes + "    <properties>\n"), rule);
		silent(unit(batch(20)).replace(UNIT, "    <properties>\n", classes + "    <properties>\n"), rule);
	}

	@Test
	void orderWithoutJoining() {
		for (String statements : new String[] {"inserts", "updates"}) {
			String rule = statements.equals("inserts") ? "order-inserts-without-rewrite" : "order-updates-without-rewrite";
			String on = property("hibernate.order_" + statements, "true");
			assertEquals(Severity.INFO, unit(on).finding(rule).severity());
			silent(joining(unit(on)), rule);
			silent(unit(), rule);
			assertEquals(1, database(unit(on), "jdbc:oracle:thin:@db:1521:shop", "oracle.jdbc.OracleDriver").findings(rule).size());
			silent(later(unit(on, property("hibernate.connection.url", "jdbc:oracle:thin:@db:1521:shop")).without(SOURCE)), rule);
			silent(database(unit(on), "jdbc:mariadb://db/shop", "org.mariadb.jdbc.Driver"), rule);
			silent(unit(on).without(SOURCE), rule);
			value(unit(on), rule, "off", UNIT, on, on.replace("true", "false"));
			assertEquals(List.of(SOURCE, UNIT), FixContract.fix(unit(on).finding(rule), rule + "/rewrite").changes().stream().map(TextChange::path).sorted().toList(), "with a batch size where there is none");
			value(unit(on, batch(20)), rule, "rewrite", SOURCE, "    <driver-class>com.mysql.jdbc.Driver</driver-class>\n",
					"    <driver-class>com.mysql.jdbc.Driver</driver-class>\n    <connection-property name=\"rewriteBatchedStatements\">true</connection-property>\n");
		}
	}

	@Test
	void packet() {
		String rule = "max-allowed-packet";
		// 1 MB / 200 bytes = 5,242 rows.
		Files files = joining(unit(batch(5243))).with("etc/my.cnf", "[mysqld]\nmax_allowed_packet = 1M\n");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(joining(unit(batch(5242))).with("etc/my.cnf", "[mysqld]\nmax_allowed_packet = 1M\n"), rule);
		silent(unit(batch(5243)).with("etc/my.cnf", "[mysqld]\nmax_allowed_packet = 1M\n"), rule);
		silent(joining(unit(batch(5243))), rule);
		FixContract.verify(files, rule + "/packet", Map.of("etc/my.cnf", Map.of("1M", "2M")));
		FixContract.verify(files, rule + "/batch", Map.of(UNIT, Map.of("5243", "5242")));
	}

	@Test
	void largeObjects() {
		String rule = "max-allowed-packet-lob";
		Files files = member(joining(unit(batch(20))), "	@Lob\n	private byte[] image;\n", "javax.persistence.Lob");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertTrue(files.finding(rule).fixes().isEmpty());
		silent(joining(unit(batch(20))), rule);
		silent(member(unit(batch(20)), "	@Lob\n	private byte[] image;\n", "javax.persistence.Lob"), rule);
	}
}
