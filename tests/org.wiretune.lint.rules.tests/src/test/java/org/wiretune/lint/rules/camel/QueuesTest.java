/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class QueuesTest {

	private static final String CALL = "camel-seda-for-synchronous-call";
	private static final String THREADS = "camel-seda-then-threads";
	private static final String ONE = "camel-seda-single-consumer";
	private static final String LARGE = "camel-seda-unbounded";

	private static Files call(String sending, String stage) {
		return Routes.java("from(\"platform-http:/orders\").routeId(\"api\").to(\"direct:work\");\nfrom(\"direct:work\")" + sending + ";\nfrom(\"seda:stage" + stage + "\").process(e -> { });");
	}

	@Test
	void aCallerThatWaitsForAQueue() {
		Finding finding = call(".to(\"seda:stage\")", "").finding(CALL);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("Clients of platform-http:orders wait for the queue seda:stage", finding.headline());
		assertTrue(finding.message().contains("one thread"), finding.message());
		assertEquals(Severity.WARNING, call(".to(\"seda:stage\")", "?concurrentConsumers=19").finding(CALL).severity());
		assertEquals(Severity.INFO, call(".to(\"seda:stage\")", "?concurrentConsumers=20").finding(CALL).severity());
		assertEquals(Severity.INFO, call(".to(\"seda:stage\")", "?concurrentConsumers={{stage.consumers}}").finding(CALL).severity());
		assertEquals(Severity.WARNING, call(".to(\"seda:stage\")", "?concurrentConsumers={{stage.consumers:5}}").finding(CALL).severity());
	}

	@Test
	void nobodyWaits() {
		assertTrue(call(".to(\"seda:stage?waitForTaskToComplete=Never\")", "").findings(CALL).isEmpty());
		assertTrue(call(".to(\"seda:stage?exchangePattern=InOnly\")", "").findings(CALL).isEmpty());
		assertTrue(call(".to(ExchangePattern.InOnly, \"seda:stage\")", "").findings(CALL).isEmpty());
		assertTrue(call(".inOnly(\"seda:stage\")", "").findings(CALL).isEmpty());
		assertTrue(call(".setExchangePattern(ExchangePattern.InOnly).to(\"seda:stage\")", "").findings(CALL).isEmpty());
		assertTrue(call(".wireTap(\"seda:stage\")", "").findings(CALL).isEmpty());
		assertTrue(Routes.java("from(\"file:in\").to(\"seda:stage\");\nfrom(\"seda:stage\").process(e -> { });").findings(CALL).isEmpty());
		assertTrue(call(".to(\"direct:stage\")", "").findings(CALL).isEmpty());
	}

	@Test
	void aCallerInXml() {
		assertEquals(1, Routes.xml("<route><from uri=\"servlet:/orders\"/><to uri=\"seda:stage\"/></route><route><from uri=\"seda:stage?size=10&amp;concurrentConsumers=2\"/><bean ref=\"b\"/></route>").findings(CALL).size());
		assertTrue(Routes.xml("<route><from uri=\"servlet:/orders\"/><setExchangePattern pattern=\"InOnly\"/><to uri=\"seda:stage\"/></route><route><from uri=\"seda:stage\"/><bean ref=\"b\"/></route>").findings(CALL).isEmpty());
	}

	@Test
	void aPoolBehindAQueue() {
		assertEquals("seda:in is followed by threads: two queues in a row", Routes.java("from(\"seda:in\").threads(5, 10).to(\"file:out\");").finding(THREADS).headline());
		assertEquals(1, Routes.xml("<route><from uri=\"seda:in\"/><threads poolSize=\"5\"><to uri=\"file:out\"/></threads></route>").findings(THREADS).size());
		assertTrue(Routes.java("from(\"seda:in\").split(body()).threads(5, 10).to(\"file:out\").end();").findings(THREADS).isEmpty());
		assertTrue(Routes.java("from(\"file:in\").threads(5, 10).to(\"file:out\");").findings(THREADS).isEmpty());
	}

	private static Files stage(String source, String options) {
		return Routes.java("from(\"" + source + "\").wireTap(\"seda:audit\");\nfrom(\"seda:audit" + options + "\").to(\"sql:insert into audit values (:#id)\");");
	}

	@Test
	void oneThreadBehindMany() {
		assertEquals("One thread takes from seda:audit what 50 may send", stage("platform-http:/orders", "").finding(ONE).headline());
		assertEquals("One thread takes from seda:audit what 2 may send", stage("jms:orders?concurrentConsumers=2", "").finding(ONE).headline());
		assertTrue(stage("jms:orders?concurrentConsumers=1", "").findings(ONE).isEmpty());
		assertTrue(stage("timer:tick", "").findings(ONE).isEmpty());
		assertTrue(stage("platform-http:/orders", "?concurrentConsumers=1").findings(ONE).isEmpty(), "somebody has chosen");
		assertTrue(stage("platform-http:/orders", "?multipleConsumers=true").findings(ONE).isEmpty());
	}

	private static final String FULL = "camel-seda-full-throws";

	private static Files burst(String source, String options, String stage) {
		return Routes.java("from(\"" + source + "\").routeId(\"lines\").split(body().tokenize(\"\\n\")).streaming().to(\"seda:line" + options + "\").end();\nfrom(\"seda:line" + stage + "\").process(e -> { });");
	}

	@Test
	void aBurstIntoAQueue() {
		assertEquals("A splitter of lines fills seda:line, which throws when it is full", burst("file:in", "", "").finding(FULL).headline());
		assertTrue(burst("file:in", "?blockWhenFull=true", "").findings(FULL).isEmpty());
		assertTrue(burst("file:in", "", "?size=5000").findings(FULL).isEmpty());
		assertTrue(burst("platform-http:in", "", "").findings(FULL).isEmpty(), "a client is told");
		assertTrue(Routes.java("from(\"file:in\").to(\"seda:line\");\nfrom(\"seda:line\").process(e -> { });").findings(FULL).isEmpty(), "one message for a file");
		assertTrue(burst("file:in", "", "").with("shop/src/main/resources/application.properties", "camel.component.seda.default-block-when-full=true\n").findings(FULL).isEmpty());
	}

	private static Files sized(String options) {
		return Routes.java("from(\"seda:in?" + options + "\").to(\"file:out\");");
	}

	@Test
	void aQueueWithoutAUsefulBound() {
		assertEquals(Severity.INFO, sized("size=100000").finding(LARGE).severity());
		assertEquals(Severity.WARNING, sized("size=0").finding(LARGE).severity());
		assertTrue(sized("size=99999").findings(LARGE).isEmpty());
		assertTrue(sized("size=100000&queue=#bounded").findings(LARGE).isEmpty());
		assertTrue(sized("size={{size}}").findings(LARGE).isEmpty());
	}
}
