/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Singleton beans whose methods read what others change, one at a time. */
class ReadersWaitTest {

	private static final String RULE = "singleton-readers-wait";
	private static final String PATH = "Shop/src/main/java/shop/Routes.java";
	private static final String READER = "return Paths.shortest(maps.get(name), name.trim());";
	private static final String WRITER = "maps.put(name, map);";

	private static Files bean(String world, String annotations, String parent, String reader, String writer) {
		return new Files().with(PATH, """
				package shop;

				import java.util.HashMap;
				import java.util.Map;
				import %1$s.ejb.*;

				%2$s
				public class Routes %3$s {

					private final Map<String, Streets> maps = new HashMap<>();
					private int changes;

					@EJB
					private Stock stock;

					@Override
					public Route shortest(String name) {
						%4$s
					}

					public void keep(String name, Streets map) {
						%5$s
					}

					private void count() {
						changes++;
					}

					private Streets find(String name) {
						return maps.get(name);
					}
				}
				""".formatted(world, annotations, parent, reader, writer));
	}

	private static int findings(String reader, String writer) {
		return bean("javax", "@Singleton", "", reader, writer).findings(RULE).size();
	}

	@ParameterizedTest
	@CsvSource({"javax", "jakarta"})
	void readersThatWait(String world) {
		Files files = bean(world, "@Singleton\n@Startup", "extends Base implements Routing", READER, WRITER);
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(7, finding.origin().line());
		assertEquals(1, finding.related().size());
		assertTrue(finding.message().contains("shortest only reads what the bean keeps (such methods: 1)"), finding.message());
	}

	/** The annotation is written with its package, so that no import is needed. */
	@ParameterizedTest
	@CsvSource({"javax", "jakarta"})
	void fix(String world) {
		String code = "package shop;\n\nimport " + world + ".ejb.Singleton;\nimport java.util.HashMap;\nimport java.util.Map;\n\n@Singleton\npublic class Routes {\n\n\tprivate final Map<String, String> maps = new HashMap<>();\n\n"
				+ "\t/** Finds one. */\n\t@Deprecated\n\tpublic String shortest(String name) {\n\t\treturn maps.get(name).trim().concat(name);\n\t}\n\n\tpublic void keep(String name, String map) {\n\t\tmaps.put(name, map);\n\t}\n}\n";
		String ejb = "Api/src/" + world + "/ejb/";
		Files files = new Files().with(PATH, code).with(ejb + "Singleton.java", "package " + world + ".ejb;\n\npublic @interface Singleton {\n}\n")
				.with(ejb + "Lock.java", "package " + world + ".ejb;\n\npublic @interface Lock {\n\n\tLockType value() default LockType.WRITE;\n}\n").with(ejb + "LockType.java", "package " + world + ".ejb;\n\npublic enum LockType {\n\tREAD, WRITE\n}\n");
		FixContract.verify(files, RULE + "/read", Map.of(PATH, Map.of("\t@Deprecated\n", "\t@" + world + ".ejb.Lock(" + world + ".ejb.LockType.READ)\n\t@Deprecated\n")));
	}

	@ParameterizedTest
	@CsvSource({"@Singleton, 1", "@Singleton @Lock(LockType.WRITE), 0", "@Singleton @Lock(LockType.READ), 0", "@Singleton @ConcurrencyManagement(ConcurrencyManagementType.BEAN), 0", "@Stateless, 0", "@javax.inject.Singleton, 0"})
	void beans(String annotations, int findings) {
		assertEquals(findings, bean("javax", annotations, "", READER, WRITER).findings(RULE).size());
	}

	/** A lock that is stated for one method was thought of for all. */
	@Test
	void lockOfAMethod() {
		assertEquals(0, bean("javax", "@Singleton", "", READER, WRITER).replace(PATH, "\tpublic void keep", "\t@Lock(LockType.WRITE)\n\tpublic void keep").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { READER + "|1", "return Paths.shortest(find(name), name.trim());|1", "for (Streets each : maps.values()) { each.near(name); } return null;|1",
			// What changes something, at once or by another method, and what asks others.
			"count(); return Paths.shortest(maps.get(name), name.trim());|0", "changes = 1; return Paths.shortest(maps.get(name), name.trim());|0", "return Paths.shortest(maps.computeIfAbsent(name, Streets::new), name.trim());|0",
			"return Paths.shortest(maps.get(name), stock.of(name));|0", "return super.shortest(maps.get(name).name());|0",
			// Too little to wait for, and nothing that the bean keeps.
			"return maps.get(name);|0", "return Paths.shortest(name.trim(), name.strip());|0" })
	void readers(String body, int findings) {
		assertEquals(findings, findings(body, WRITER));
	}

	/** Where nothing changes, another rule tells that no lock is needed. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { WRITER + "|1", "changes++;|1", "count();|1", "this.changes = 2;|1", "maps.get(name);|0", "stock.keep(map);|0" })
	void writers(String body, int findings) {
		assertEquals(findings, findings(READER, body));
	}

	/** What a method of a class above does is not seen. */
	@Test
	void methodsOfAClassAbove() {
		String inherited = "log(name); " + READER;
		assertEquals(0, bean("javax", "@Singleton", "extends Base", inherited, WRITER).findings(RULE).size());
		assertEquals(1, bean("javax", "@Singleton", "extends Base", READER, WRITER).findings(RULE).size());
	}

	/** A logger is nothing that the bean keeps, and none of the container's. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"LOG.info(name.trim()); return null;|0", "LOG.info(name.trim()); " + READER + "|1"})
	void loggers(String body, int findings) {
		assertEquals(findings, bean("javax", "@Singleton", "", body, WRITER).replace(PATH, "\tprivate int changes;", "\tprivate static final Logger LOG = LoggerFactory.getLogger(Routes.class);\n\tprivate int changes;").findings(RULE).size());
	}

	@Test
	void noFixInOneLine() {
		Files files = bean("javax", "@Singleton", "", READER, WRITER).replace(PATH, "\t@Override\n\tpublic Route", "\tint a; public Route");
		assertEquals(0, files.finding(RULE).fixes().size());
	}
}
