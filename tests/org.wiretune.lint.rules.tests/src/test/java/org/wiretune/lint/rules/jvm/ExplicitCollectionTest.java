/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class ExplicitCollectionTest {

	private static final String RULE = "explicit-gc-seen";
	private static final String PATH = "app/src/main/java/shop/Cache.java";

	private static Files code(String body) {
		return new Files().with(PATH, """
				package shop;

				public class Cache {
					private int size;

					public void clear() {
						size = 0;
				%s
						size++;
					}
				}
				""".formatted(body));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\t\tSystem.gc();", "\t\tjava.lang.System.gc();", "\t\tRuntime.getRuntime().gc();" })
	void callIsTakenOut(String call) {
		Files files = code(call);
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().startsWith("Cache.clear"), finding.message());
		FixContract.verify(files, RULE + "/remove", Map.of(PATH, Map.of(call + "\n", "")));
	}

	@Test
	void inALoopItIsAWarning() {
		Finding finding = code("\t\tfor (int i = 0; i < 3; i++) {\n\t\t\tSystem.gc();\n\t\t}").finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(finding.message().contains("loop"), finding.message());
	}

	@ParameterizedTest
	@ValueSource(strings = { "\t\t}\n\tpublic void forceGC() {\n\t\twhile (size > 0) {\n\t\t\tSystem.gc();\n\t\t}", "\t\t}\n\tpublic void contextDestroyed(Object event) {\n\t\tSystem.gc();",
			"\t\ttry {\n\t\t\tsize++;\n\t\t} catch (OutOfMemoryError full) {\n\t\t\tSystem.gc();\n\t\t}", "\t\t}\n\tclass AdviseGarbageCollection {\n\t\tvoid handle() { System.gc(); }" })
	void silentWhereItIsThePurposeOrALastResort(String body) {
		assertEquals(List.of(), code(body).findings(RULE));
	}

	@Test
	void aBlockStaysWhereTheCallIsAll() throws Exception {
		Files files = code("\t\tif (size > 3)\n\t\t\tSystem.gc();");
		Files after = files.copy().apply(FixContract.fix(files.finding(RULE), RULE + "/remove"));
		assertEquals(List.of(), after.findings(RULE));
		assertTrue(after.text(PATH).replaceAll("\\s", "").contains("if(size>3){}size++;"), after.text(PATH));
	}

	@Test
	void silent() {
		assertEquals(List.of(), code("\t\tgc(); this.gc(); }\n\tvoid gc() {").findings(RULE));
		assertEquals(List.of(), code("\t\t// System.gc();").findings(RULE));
		assertEquals(List.of(), code("\t\tRuntime.getRuntime().availableProcessors();").findings(RULE));
		assertEquals(List.of(), new Files().with("app/src/test/java/shop/CacheTest.java", code("\t\tSystem.gc();").text(PATH)).findings(RULE));
		Files off = code("\t\tSystem.gc();").with(Launching.RUN, Launching.eap("-XX:+DisableExplicitGC").text(Launching.RUN));
		assertEquals(List.of(), off.findings(RULE));
	}

	@Test
	void theOnlyVirtualMachineCanIgnoreTheCall() {
		Files files = code("\t\tSystem.gc();").with(Launching.RUN, Launching.eap("-Xmx1g").text(Launching.RUN));
		FixContract.verify(files, RULE + "/disable", Map.of(Launching.RUN, Map.of(" -Dlast=1", " -Dlast=1 -XX:+DisableExplicitGC")));
		assertTrue(code("\t\tSystem.gc();").finding(RULE).fixes().stream().noneMatch(fix -> fix.id().endsWith("/disable")));
	}
}
