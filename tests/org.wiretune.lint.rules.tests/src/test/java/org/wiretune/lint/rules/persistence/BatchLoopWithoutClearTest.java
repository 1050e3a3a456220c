/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Severity;

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

	@Test
	void flushWithoutClear() {
		Finding finding = files(FLUSH).finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
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
	void flushOfEveryRowIsOnlyInfo() {
		assertEquals(Severity.INFO, files("\t\t\tem.flush();\n").finding(RULE).severity());
	}

	@Test
	void fixClear() {
		FixContract.verify(files(FLUSH), RULE + "/clear", Map.of(LOADER, Map.of("\t\t\t\tem.flush();\n", "\t\t\t\tem.flush();\n\t\t\t\tem.clear();\n")));
	}

	@Test
	void fixOfAStatementWithoutBraces() {
		FixContract.verify(files("\t\t\tif (++rows % 20 == 0)\n\t\t\t\tem.flush();\n"), RULE + "/clear", Map.of(LOADER, Map.of(
				"\t\t\tif (++rows % 20 == 0)\n\t\t\t\tem.flush();\n", "\t\t\tif (++rows % 20 == 0) {\n\t\t\t\tem.flush();\n\t\t\t\tem.clear();\n\t\t\t}\n")));
	}
}
