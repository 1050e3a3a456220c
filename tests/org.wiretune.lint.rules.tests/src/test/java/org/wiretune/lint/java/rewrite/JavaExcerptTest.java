/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.BiFunction;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.finding.TextChange;

/** A change of one member is the same whether its file holds others or not, and is computed from that member. */
class JavaExcerptTest {

	private static final String PATH = "src/shop/Dao.java";
	private static final String FIELD = "\tprivate Object em;\n";
	private static final String HEAD = "package shop;\n\nimport javax.ejb.TransactionAttribute;\nimport javax.ejb.TransactionAttributeType;\nimport java.util.List;\n\n"
			+ "/** Stores. */\npublic class Dao {\n" + FIELD;
	/** Longer than what stays together with the member behind it. */
	private static final String BEFORE = "\n\t// The first.\n\tvoid first() {\n\t\tlog.debug(\"first \" + this);\n\t}\n\n\tclass Inner {\n" + "\t\tvoid inner() {\n\t\t}\n".repeat(200) + "\t}\n";
	private static final String MEMBER = """

				/** Saves. */
				@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
				void save(List<Object> all) throws Exception {
					log.debug("save " + all);
					for (Object each : all) {
						em.persist(each);
						em.flush();
					}
					Connection connection = source.open();
					connection.work(); // with a remark
					connection.close();
				}
			""";
	private static final String AFTER = "\n\t/* The last. */\n\tvoid last() {\n\t\tlog.debug(\"last \" + this);\n\t}\n".repeat(100);

	/** A rewrite of the member and the text at whose start it is asked. */
	private record Case(String at, BiFunction<String, Integer, List<TextChange>> rewrite) {

		List<TextChange> changes(String text) {
			return rewrite.apply(text, text.indexOf(at));
		}
	}

	private static final List<Case> CASES = List.of(
			new Case("log.debug(\"save", (text, at) -> GuardRewrite.changes(PATH, text, at, "log.isDebugEnabled()")),
			new Case("log.debug(\"save", (text, at) -> RemoveStatementRewrite.changes(PATH, text, at)),
			new Case("em.flush()", (text, at) -> ClearRewrite.changes(PATH, text, at, "em")),
			new Case("em.flush()", (text, at) -> FlushRewrite.changes(PATH, text, at, 20)),
			new Case("Connection connection", (text, at) -> ResourceRewrite.changes(PATH, text, at, ResourceRewrite.Form.RESOURCE)),
			new Case("save(", (text, at) -> AnnotationRewrite.add(PATH, text, at, "@Lock(LockType.READ)", List.of("javax.ejb.Lock", "javax.ejb.LockType"))),
			new Case("TransactionAttribute(", (text, at) -> AnnotationRewrite.remove(PATH, text, at, List.of("javax.ejb.TransactionAttribute", "javax.ejb.TransactionAttributeType"))),
			new Case("Connection connection", (text, at) -> ResourceRewrite.changes(PATH, text, at, ResourceRewrite.Form.FINALLY)));

	private static String applied(String text, List<TextChange> changes) {
		StringBuilder result = new StringBuilder(text);
		for (TextChange change : changes.reversed()) {
			assertTrue(text.startsWith(change.expected(), change.offset()), change::toString);
			result.replace(change.offset(), change.end(), change.replacement());
		}
		return result.toString();
	}

	private static String surrounded(String text) {
		assertTrue(text.contains(FIELD) && text.endsWith("}\n"), text);
		return text.substring(0, text.length() - 2).replace(FIELD, BEFORE + FIELD) + AFTER + "}\n";
	}

	@Test
	void changesAreTheSameWhateverStandsAround() {
		String alone = HEAD + MEMBER + "}\n";
		for (Case each : CASES) {
			String expected = surrounded(applied(alone, each.changes(alone)));
			String file = surrounded(alone);
			assertEquals(expected, applied(file, each.changes(file)), each.at());
			String windows = file.replace("\n", "\r\n");
			assertEquals(expected.replace("\n", "\r\n"), applied(windows, each.changes(windows)).replaceAll("(?<!\r)\n", "\r\n"), each.at());
		}
	}

	@Test
	void onlyTheMembersNearAreParsed() {
		StringBuilder text = new StringBuilder(HEAD);
		for (int i = 0; i < 500; i++) {
			text.append(MEMBER.replace("save(", "save" + i + '('));
		}
		String file = text.append("}\n").toString();
		int at = file.indexOf("save250");
		JavaExcerpt excerpt = JavaExcerpt.around(JavaOutline.of(file), at);
		assertTrue(excerpt.text().length() < HEAD.length() + MEMBER.length() + 4_200, excerpt::text);
		assertTrue(excerpt.text().startsWith("save250", excerpt.toExcerpt(at)));
		assertEquals(-1, excerpt.toExcerpt(file.indexOf("save270")));
		assertEquals(-1, excerpt.toExcerpt(file.indexOf("save230")));
		int near = excerpt.toExcerpt(file.indexOf("save251")) < 0 ? file.indexOf("save249") : file.indexOf("save251");
		assertEquals(excerpt.text(), JavaExcerpt.around(JavaOutline.of(file), near).text());
	}

	@Test
	void anImportStaysWhereAnotherMemberUsesIt() {
		Case remove = CASES.get(6);
		assertFalse(remove.changes(HEAD + MEMBER + MEMBER.replace("save(", "other(") + "}\n").stream().anyMatch(change -> change.expected().contains("import")));
		assertTrue(remove.changes(HEAD + MEMBER + AFTER + "}\n").stream().anyMatch(change -> change.expected().contains("import")));
	}

	@Test
	void theWholeFileDecidesWhereAPartWouldMeanSomethingElse() {
		String file = HEAD + BEFORE + MEMBER + AFTER + "}\n";
		assertNotNull(JavaExcerpt.around(JavaOutline.of(file), file.indexOf("save(")));
		String broken = file.replace("void last() {", "void last( {");
		String sharedLines = file.replace("\t}\n\n\t/** Saves", "\t} /** Saves");
		for (String other : List.of(broken, sharedLines)) {
			assertNull(JavaExcerpt.around(JavaOutline.of(other), other.indexOf("save(")), other);
			assertNotNull(CASES.get(0).changes(other));
		}
	}
}
