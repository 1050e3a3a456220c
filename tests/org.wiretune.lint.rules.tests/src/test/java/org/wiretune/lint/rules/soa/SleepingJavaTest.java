/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;

class SleepingJavaTest {

	private static final String RULE = "soa-java-sleeps";

	private static String java(String code) {
		return "    <extensionActivity><bpelx:exec xmlns:bpelx=\"http://schemas.oracle.com/bpel/extension\" name=\"Delay\"><![CDATA[" + code + "]]></bpelx:exec></extensionActivity>\n";
	}

	private static int count(String code) {
		return Composites.process("", java(code)).findings(RULE).size();
	}

	@Test
	void javaThatSleeps() {
		Finding finding = Composites.process("", java("try { int delay = 5000;\njava.lang.Thread . sleep(delay); } catch (InterruptedException e) { }")).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Composites.PROCESS, finding.origin().path());
		assertEquals("sleep(delay) in Java of Flow holds a thread of the engine", finding.headline());
		assertTrue(finding.message().startsWith("The Java of Delay in Flow sleeps (delay), and a thread of the engine"), finding.message());
		assertEquals("30000", Composites.process("", java("Thread . sleep( 30000 );")).finding(RULE).measured());
		assertEquals(1, count("TimeUnit.MINUTES.sleep(1);"));
	}

	@Test
	void boundary() {
		assertEquals(1, count("Thread . sleep(1000L);"));
		assertEquals(0, count("Thread . sleep(999L);"));
	}

	@Test
	void lookAlikes() {
		assertEquals(0, count("// Thread . sleep(5000);\nint a = 1;"), "a remark");
		assertEquals(0, count("/* Thread . sleep(5000); */ int a = 1;"), "a remark");
		assertEquals(0, count("sleeper.sleep(5000);"), "something else");
		assertEquals(0, Composites.process("", "    <!--" + java("Thread . sleep(5000);").strip() + "-->\n").findings(RULE).size(), "a remark of the process");
		assertEquals(0, Composites.process("", "    <assign name=\"A\"><copy><from>'Thread . sleep(5000)'</from><to>$a</to></copy></assign>\n").findings(RULE).size(), "a text");
		assertEquals(0, Composites.process("", "    <wait><for>'PT5S'</for></wait>\n").findings(RULE).size());
	}
}
