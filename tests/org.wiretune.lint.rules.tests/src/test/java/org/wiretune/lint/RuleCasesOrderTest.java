/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.source.SourceText;

/** What fixes are followed in does not depend on the order in which tests run, or on how many forms of a case they ask for. */
class RuleCasesOrderTest {

	private static List<String> speaking(String rule, String... texts) {
		for (String text : texts) {
			Files files = new Files().with("a.xml", text);
			RuleCases.add(rule, files, List.of(new Finding(new Observed(rule, Severity.INFO, "Message."), SourceText.wholeFile("a.xml"), null, List.of(), List.of())));
		}
		return RuleCases.of(rule).speaking().map(files -> files.text("a.xml")).toList();
	}

	@Test
	void theOrderOfTheTextsCounts() {
		List<String> expected = List.of("<a/>\n", "<b/>\n", "<c/>\n");
		assertEquals(expected, speaking("one-order", "<b/>\n", "<a/>\n", "<c/>\n", "<a/>\n"));
		assertEquals(expected, speaking("other-order", "<c/>\n", "<a/>\n", "<b/>\n"));
	}

	@Test
	void formsOfOneCaseAreOne() {
		String text = "<a>\n  <b/>\n</a>\n";
		assertEquals(1, speaking("forms", text, text.replace("\n", "\r\n"), '\uFEFF' + text, text.replace("  ", "\t"), "<!-- " + FixContract.REMARK + " -->" + text).size());
		assertEquals(2, speaking("numbers", text, text.replace("b", "c")).size());
	}
}
