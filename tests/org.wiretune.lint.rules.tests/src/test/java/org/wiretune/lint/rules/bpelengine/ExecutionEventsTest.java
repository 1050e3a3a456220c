/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.bpelengine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class ExecutionEventsTest {

	private static final String RULE = "ode-all-events-generated";
	private static final String DEPLOY = "travel/bpelContent/deploy.xml";
	private static final String ALL = "    <process-events generate=\"all\"/>\n";

	private static Files process(String inside) {
		return new Files().with(DEPLOY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deploy xmlns="http://www.apache.org/ode/schemas/dd/2007/03" xmlns:pns="http://travel/booking">
				  <process name="pns:booking">
				    <active>true</active>
				%s    <provide partnerLink="client"/>
				  </process>
				</deploy>
				""".formatted(inside));
	}

	@Test
	void allEventsAreGenerated() {
		Finding finding = process(ALL).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(5, finding.origin().line());
		assertTrue(finding.message().startsWith("The descriptor of process booking generates all execution events:"), finding.message());
		FixContract.verify(process(ALL), RULE + "/none", Map.of(DEPLOY, Map.of("generate=\"all\"", "generate=\"none\"")));
	}

	@Test
	void eventsThatWereChosenAreLeftAlone() {
		assertEquals(List.of(), process("    <process-events generate=\"none\"/>\n").findings(RULE));
		assertEquals(List.of(), process("    <process-events><enable-event>instanceLifecycle</enable-event></process-events>\n").findings(RULE));
		assertEquals(List.of(), process("").findings(RULE));
		assertEquals(List.of(), process("    <!--" + ALL.strip() + "-->\n").findings(RULE));
	}

	/** What is kept in memory is not stored, tests may be watched, and others have files of this name too. */
	@Test
	void lookAlikes() {
		assertEquals(List.of(), process("    <in-memory>true</in-memory>\n" + ALL).findings(RULE));
		assertEquals(1, process("    <in-memory>false</in-memory>\n" + ALL).findings(RULE).size());
		assertEquals(List.of(), new Files().with("travel/src/test/resources/deploy.xml", process(ALL).text(DEPLOY)).findings(RULE));
		assertEquals(List.of(), process(ALL).replace(DEPLOY, "http://www.apache.org/ode/schemas/dd/2007/03", "http://example.com/deploy").findings(RULE));
	}
}
