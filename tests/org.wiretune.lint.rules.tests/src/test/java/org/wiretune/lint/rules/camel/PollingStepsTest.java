/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;

/** Steps that wait for another source. */
class PollingStepsTest {

	private static final String RULE = "camel-poll-enrich-without-timeout";

	@Test
	void aStepThatWaitsWithoutAnEnd() {
		Finding finding = Routes.java("from(\"quartz:nightly\").routeId(\"reports\").pollEnrich(\"jms:queue:reports\").to(\"direct:send\");").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Route reports waits for jms:queue:reports without a timeout", finding.headline());
	}

	@Test
	void clientsOfAServerWaitToo() {
		Finding finding = Routes.java("from(\"jetty:http://0.0.0.0:80/a\").to(\"direct:a\");\nfrom(\"direct:a\").pollEnrich(\"seda:answers\", -1);").finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(finding.headline().startsWith("Clients of jetty:http://0.0.0.0:80/a wait for seda:answers"), finding.headline());
	}

	@ParameterizedTest
	@ValueSource(strings = {"pollEnrich(\"seda:a\", new Merge())", "pollEnrich().simple(\"file:in?fileName=${header.name}\")", "pollEnrich(\"file:in\")"})
	void withoutATimeout(String step) {
		assertEquals(1, Routes.java("from(\"direct:x\")." + step + ".to(\"direct:y\");").findings(RULE).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {"pollEnrich(\"seda:a\", 5000)", "pollEnrich(\"seda:a\", 0)", "pollEnrich(\"seda:a\", timeout, new Merge())", "pollEnrich(\"seda:a\", POLL_TIMEOUT)", "pollEnrich().simple(\"file:in?fileName=${header.name}\").timeout(1000)", "poll(\"seda:a\")", "enrich(\"direct:a\")"})
	void withATimeout(String step) {
		assertTrue(Routes.java("from(\"direct:x\")." + step + ".to(\"direct:y\");").findings(RULE).isEmpty());
	}

	@Test
	void inXml() {
		assertEquals(1, Routes.xml("<route><from uri=\"direct:x\"/><pollEnrich><constant>file:inbox</constant></pollEnrich></route>").findings(RULE).size());
		assertTrue(Routes.xml("<route><from uri=\"direct:x\"/><pollEnrich timeout=\"5000\"><constant>file:inbox</constant></pollEnrich></route>").findings(RULE).isEmpty());
	}
}
