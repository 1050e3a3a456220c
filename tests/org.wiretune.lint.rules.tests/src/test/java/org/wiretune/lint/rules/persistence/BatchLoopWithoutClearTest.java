/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class BatchLoopWithoutClearTest {

	private static final String RULE = "batch-loop-without-clear";
	private static final String LOADER = "Shop/src/shop/Loader.java";
	private static final String FLUSH = """
						if (++rows % 20 == 0) {
							em.flush();
						}
			""";

	private static Files files(String body) {
		return Samples.application().with(LOADER, Samples.loader(body));
	}

	/** A loop that makes what it persists. */
	private static Files made(String body) {
		return files(body).replace(LOADER, "List<Line> lines", "List<String> names").replace(LOADER, "for (Line line : lines) {\n", "for (String name : names) {\n\t\t\tLine line = new Line();\n");
	}

	private static void withoutFix(String held, Files files) {
		Finding finding = files.finding(RULE);
		assertTrue(finding.fixes().isEmpty(), () -> finding.fixes().toString());
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains(held + " is used on behind the flush"), finding.message());
	}

	@Test
	void flushWithoutClear() {
		Finding finding = made(FLUSH).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(LOADER, finding.origin().path());
		assertEquals("em.clear()", finding.limit());
	}

	@Test
	void silentWithoutFlushOrWithClear() {
		assertTrue(files("").findings(RULE).isEmpty());
		assertTrue(files(FLUSH.replace("em.flush();", "em.flush();\n\t\t\t\t\tem.clear();")).findings(RULE).isEmpty());
		assertTrue(files(FLUSH.replace("em.flush();", "em.flush();\n\t\t\t\t\tclearSession();")).findings(RULE).isEmpty());
	}

	@Test
	void flushOfEveryRowIsToldAsThat() {
		assertTrue(files("\t\t\tem.flush();\n").findings(RULE).isEmpty());
		assertEquals(1, files("\t\t\tem.flush();\n").findings("flush-per-row").size());
	}

	@Test
	void fixClear() {
		FixContract.verify(made(FLUSH), RULE + "/clear", Map.of(LOADER, Map.of("\t\t\t\tem.flush();\n", "\t\t\t\tem.flush();\n\t\t\t\tem.clear();\n")));
	}

	@Test
	void fixOfAStatementWithoutBraces() {
		FixContract.verify(made("\t\t\tif (++rows % 20 == 0)\n\t\t\t\tem.flush();\n"), RULE + "/clear", Map.of(LOADER, Map.of(
				"\t\t\tif (++rows % 20 == 0)\n\t\t\t\tem.flush();\n", "\t\t\tif (++rows % 20 == 0) {\n\t\t\t\tem.flush();\n\t\t\t\tem.clear();\n\t\t\t}\n")));
	}

	/** The caller has the rows; it may go on with them in the same transaction. */
	@Test
	void rowsOfACollection() {
		withoutFix("line", files(FLUSH));
		withoutFix("line", made(FLUSH).replace(LOADER, "new Line()", "source.next()"));
		withoutFix("lines.get(i)", files(FLUSH).replace(LOADER, "for (Line line : lines)", "for (int i = 0; i < lines.size(); i++)").replace(LOADER, "em.persist(line)", "em.persist(lines.get(i))"));
	}

	@Test
	void usedBehindTheFlush() {
		withoutFix("line", made(FLUSH + "\t\t\tline.setName(\"done\");\n"));
		withoutFix("line", made(FLUSH + "\t\t\tem.persist(line);\n"));
		withoutFix("line", made(FLUSH + "\t\t\tkept.add(line);\n"));
		withoutFix("line", made("\t\t\tlast = line;\n" + FLUSH));
		withoutFix("line", made("\t\t\tkept.add(line);\n" + FLUSH));
		withoutFix("line", made("\t\t\tkept.put(name, line);\n" + FLUSH));
		withoutFix("line", made("\t\t\tnew Part(line);\n" + FLUSH));
		withoutFix("line", made(FLUSH + "\t\t\tif (name.isEmpty()) {\n\t\t\t\treturn line;\n\t\t\t}\n"));
	}

	/** Flushed in an inner loop, the row of the outer one is used in the next round. */
	@Test
	void usedInTheNextRoundOfAnInnerLoop() {
		withoutFix("line", made("\t\t\tfor (int i = 0; i < 3; i++) {\n\t\t\t\tline.setName(name + i);\n\t" + FLUSH + "\t\t\t}\n"));
	}

	/** What was loaded before the loop and goes into the rows would be detached, and the next row refused. */
	@Test
	void rowsThatPointToSomethingFromOutside() {
		withoutFix("order", made("\t\t\tline.setOrder(order);\n" + FLUSH).replace(LOADER, "\t\tint rows = 0;\n", "\t\tOrder order = em.find(Order.class, 1);\n\t\tint rows = 0;\n"));
		withoutFix("order", made(FLUSH).replace(LOADER, "new Line()", "new Line(order)").replace(LOADER, "List<String> names", "List<String> names, Order order"));
		withoutFix("order", made(FLUSH).replace(LOADER, "new Line()", "new Line(order.getFirst())").replace(LOADER, "private EntityManager em;", "private EntityManager em;\n\tprivate Order order;"));
		withoutFix("order", made(FLUSH).replace(LOADER, "\t\tint rows = 0;\n", "\t\tOrder order = em.find(Order.class, 1);\n\t\tint rows = 0;\n").replace(LOADER, "\t\t}\n\t}\n}", "\t\t}\n\t\torder.setState(2);\n\t}\n}"));
	}

	/** A class of the application, a constant, the object itself and what a getter gives may be entities or keep them. */
	@Test
	void rowsThatPointToSomethingByAnotherName() {
		Files outer = made("\t\t\tItem.of(order, line);\n" + FLUSH).replace(LOADER, "List<String> names", "List<String> names, Order order");
		withoutFix("order", outer);
		withoutFix("line", made("\t\t\tKEPT.add(line);\n" + FLUSH));
		withoutFix("getOrder()", made("\t\t\tline.setOrder(getOrder());\n" + FLUSH));
		withoutFix("this", made(FLUSH).replace(LOADER, "new Line()", "new Line(this)"));
		assertEquals(1, made("\t\t\tline.setOrderId(getOrderId());\n\t\t\tString.valueOf(line);\n\t\t\tMath.max(rows, line.hashCode());\n" + FLUSH).finding(RULE).fixes().size());
	}

	@Test
	void plainValuesFromOutside() {
		assertEquals(1, made("\t\t\tline.setDay(day);\n\t\t\tline.setKey(names.get(0) + prefix);\n" + FLUSH).replace(LOADER, "List<String> names", "List<String> names, java.util.Date day, String prefix").finding(RULE).fixes().size());
		assertEquals(1, made(FLUSH).replace(LOADER, "new Line()", "createLine(name)").finding(RULE).fixes().size());
	}

	/** As in an application whose authors wrote beside the loop why they do not clear. */
	@Test
	void remarkOfTheAuthors() {
		for (String remark : new String[] {"// we must not clear here: the contract is still used", "/* em.clear() would detach the parents */", "// clear is done by the caller"}) {
			Finding finding = made("\t\t\t" + remark + "\n" + FLUSH).finding(RULE);
			assertTrue(finding.fixes().isEmpty(), remark);
			assertTrue(finding.message().contains("A remark beside the loop speaks of clearing"), finding.message());
			assertEquals(1, made(FLUSH).replace(LOADER, "\t\tint rows = 0;\n", "\t\t" + remark + "\n\t\tint rows = 0;\n").finding(RULE).message().indexOf("A remark") > 0 ? 1 : 0);
		}
		assertTrue(made(FLUSH).replace(LOADER, "\tpublic void store", "\t/** Does not clear, because callers go on with the rows. */\n\tpublic void store").finding(RULE).fixes().isEmpty());
		assertEquals(1, made("\t\t\t// twenty rows at once\n" + FLUSH).finding(RULE).fixes().size());
	}
}
