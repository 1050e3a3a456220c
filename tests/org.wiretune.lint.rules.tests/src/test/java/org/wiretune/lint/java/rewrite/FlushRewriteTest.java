/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaSyntax;

/** A flush per row becomes one for several rows, whatever the lines look like around it. */
class FlushRewriteTest {

	private static String around(String body) {
		return "class Dao {\n    void save(List<Object> all) {\n" + body + "    }\n}\n";
	}

	private static String rewritten(String body) {
		String text = around(body);
		List<TextChange> changes = FlushRewrite.changes("Dao.java", text, text.indexOf("em.flush()"), 20);
		StringBuilder result = new StringBuilder(text);
		for (TextChange change : changes.reversed()) {
			assertTrue(text.startsWith(change.expected(), change.offset()), change::toString);
			result.replace(change.offset(), change.end(), change.replacement());
		}
		return result.toString();
	}

	@Test
	void aRemarkBetweenFlushAndClearStays() {
		assertEquals(around("""
				        int unflushed = 0;
				        for (Object each : all) {
				            em.persist(each);
				            if (++unflushed % 20 == 0) {
				                em.flush();
				                em.clear();
				            } // all of them
				        }
				"""), rewritten("""
				        for (Object each : all) {
				            em.persist(each);
				            em.flush(); // all of them
				            em.clear();
				        }
				"""));
	}

	@Test
	void aLoopOfOneLineStaysJava() {
		String changed = rewritten("        prepare(); for (Object each : all) { em.persist(each); em.flush(); em.clear(); }\n");
		assertEquals(around("""
				        prepare(); int unflushed = 0;
				        for (Object each : all) { em.persist(each); if (++unflushed % 20 == 0) {
				            em.flush();
				            em.clear();
				        } }
				"""), changed);
		assertEquals(0, JavaSyntax.parse(changed).getProblems().length);
	}

	@Test
	void aNameThatIsTakenIsNotTakenAgain() {
		String changed = rewritten("        int unflushed = 1;\n        for (Object each : all) {\n            em.persist(each);\n            em.flush();\n        }\n");
		assertTrue(changed.contains("int unflushed2 = 0;") && changed.contains("++unflushed2 % 20"), changed);
	}

	@Test
	void withoutAPlaceForACounterThereIsNoFix() {
		String text = around("        if (all != null)\n            for (Object each : all) {\n                em.flush();\n            }\n");
		assertNull(FlushRewrite.changes("Dao.java", text, text.indexOf("em.flush()"), 20));
	}
}
