/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.fix.FixRefused;

class GatheredFindingsTest {

	private static final String RULE = "log-unguarded-concat";
	private static final String CODE = "Shop/src/shop/Worker.java";

	/** A loop with so many messages, and another method with one. */
	private static Files files(int messages) {
		return new Files().with(CODE, "package shop;\n\nimport org.slf4j.Logger;\n\npublic class Worker {\n\n\tprivate Logger log;\n\n\tpublic void work(java.util.List<String> items) {\n\t\tfor (String item : items) {\n"
				+ "\t\t\tlog.debug(\"item \" + item);\n".repeat(messages) + "\t\t}\n\t}\n\n\tpublic void other(java.util.List<String> items) {\n\t\tfor (String item : items) {\n\t\t\tlog.debug(\"other \" + item);\n\t\t}\n\t}\n}\n");
	}

	private static List<Finding> of(LintResult result) {
		return result.findings().stream().filter(finding -> finding.ruleId().equals(RULE)).toList();
	}

	@Test
	void whatSaysTheSameOfOneFileIsOneFindingWithAllPlaces() {
		LintResult result = files(3).lint();
		assertEquals(4, of(result).size());
		List<Finding> gathered = of(GatheredFindings.of(result));
		assertEquals(2, gathered.size(), "another method is another cause");
		assertEquals(of(result).get(0).origin(), gathered.get(0).origin());
		assertTrue(gathered.get(0).related().containsAll(List.of(of(result).get(1).origin(), of(result).get(2).origin())));
		assertEquals(of(result).get(3), gathered.get(1));
	}

	@Test
	void itsFixMendsAllPlaces() throws FixRefused {
		Files files = files(3);
		Finding gathered = of(GatheredFindings.of(files.lint())).get(0);
		Files fixed = files.copy().apply(gathered.fixes().get(0));
		assertEquals(1, of(fixed.lint()).size(), () -> fixed.text(CODE));
	}

	@Test
	void whereNothingIsSaidTwiceNothingChanges() {
		LintResult result = files(1).lint();
		assertSame(result, GatheredFindings.of(result));
	}

	@Test
	void inTextTheFirstPlacesStandForTheOthers() throws IOException {
		StringBuilder out = new StringBuilder();
		new TextReport(out).write(of(GatheredFindings.of(files(18).lint())).get(0));
		assertEquals(5, out.toString().lines().filter(line -> line.startsWith("    See ")).count(), out::toString);
		assertTrue(out.toString().contains("\n    and 12 more\n"), out::toString);
	}

	@Test
	void codeOfABrowserIsNoCodeOfAServer() {
		String code = files(1).text(CODE).replace("import org", "import com.google.gwt.core.client.EntryPoint;\nimport org");
		assertEquals(List.of(), of(new Files().with("Shop/src/shop/client/Worker.java", code).lint()));
		assertEquals(2, of(new Files().with("Shop/src/shop/shared/Worker.java", code).lint()).size(), "both sides have it");
		assertEquals(2, of(new Files().with("Shop/src/shop/client/Worker.java", files(1).text(CODE)).lint()).size(), "a client of something else");
		assertEquals(2, of(new Files().with("Shop/src/shop/client/Worker.java", code.replace("core.client.EntryPoint", "user.server.rpc.RemoteServiceServlet")).lint()).size(), "a server of GWT");
	}
}
