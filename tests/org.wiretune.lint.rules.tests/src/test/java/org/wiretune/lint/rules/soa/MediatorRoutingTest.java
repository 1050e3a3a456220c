/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class MediatorRoutingTest {

	private static final String NO_REPLY = "soa-mediator-parallel-no-reply";
	private static final String LATENCY = "soa-mediator-parallel-latency";
	private static final String VALIDATION = "soa-validate-schema";
	private static final String PLAN = "Orders/Route.mplan";
	private static final String REPLY = "<onReply><reply/></onReply>";

	private static String rule(String execution, String inside) {
		return "      <case executionType=\"" + execution + "\" name=\"r\">\n        <action><invoke reference=\"Flow\" operation=\"process\">" + inside + "</invoke></action>\n      </case>\n";
	}

	private static Files plan(String rules) {
		return new Files().with(PLAN, """
				<?xml version="1.0" encoding="UTF-8"?>
				<Mediator name="Route" xmlns="http://xmlns.oracle.com/sca/1.0/mediator">
				  <operation name="send" deliveryPolicy="AllOrNothing" priority="4" validateSchema="false">
				    <switch>
				%s    </switch>
				  </operation>
				</Mediator>
				""".formatted(rules));
	}

	@Test
	void nobodyAnswers() {
		Finding finding = plan(rule("parallel", REPLY)).finding(NO_REPLY);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("parallel", finding.measured());
		assertTrue(finding.message().startsWith("Operation send of Route.mplan has a reply"), finding.message());
		assertEquals("direct", plan(rule("queued", REPLY)).finding(NO_REPLY).limit());
		assertEquals(1, plan(rule("parallel", REPLY) + rule("parallel", "")).findings(NO_REPLY).size());
		assertTrue(plan(rule("sequential", REPLY)).findings(NO_REPLY).isEmpty());
		assertTrue(plan(rule("sequential", REPLY) + rule("parallel", "")).findings(NO_REPLY).isEmpty());
	}

	@Test
	void oneWayOperationsNeedNoAnswer() {
		assertTrue(plan(rule("parallel", "")).findings(NO_REPLY).isEmpty());
		assertTrue(plan(rule("parallel", "<onFault><reply/></onFault>")).findings(NO_REPLY).isEmpty());
	}

	@Test
	void onlyRuleGoesThroughTheQueue() {
		Finding finding = plan(rule("queued", "")).finding(LATENCY);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("queued", finding.measured());
		assertEquals("direct", finding.limit());
		assertTrue(plan(rule("direct", "")).findings(LATENCY).isEmpty());
		assertTrue(plan(rule("sequential", "")).findings(LATENCY).isEmpty());
		assertTrue(plan(rule("parallel", REPLY)).findings(LATENCY).isEmpty(), "the missing answer is worse");
	}

	@Test
	void severalTargetsAndFailuresMayBeApart() {
		assertTrue(plan(rule("parallel", "") + rule("parallel", "")).findings(LATENCY).isEmpty(), "independent targets");
		assertTrue(plan(rule("direct", "") + rule("queued", "")).findings(LATENCY).isEmpty(), "a failure of one does not reach the other");
	}

	@Test
	void fixRunsTheRuleOnTheCallersThread() {
		FixContract.verify(plan(rule("parallel", "")), LATENCY + "/sequential", Map.of(PLAN, Map.of("\"parallel\"", "\"sequential\"")));
		FixContract.verify(plan(rule("queued", "")), LATENCY + "/sequential", Map.of(PLAN, Map.of("\"queued\"", "\"direct\"")));
	}

	/** The mediator Route, which the process Flow calls. */
	private static Files inside(String validates) {
		Files files = Composites.process("", "").replace(Composites.COMPOSITE, "<target.uri>Price</target.uri>", "<target.uri>Route/Route</target.uri>").replace(Composites.COMPOSITE,
				"  <component name=\"Flow\"", "  <component name=\"Route\">\n    <implementation.mediator src=\"Route.mplan\"/>\n  </component>\n  <component name=\"Flow\"");
		return files.with(PLAN, plan(rule("sequential", REPLY)).text(PLAN).replace("validateSchema=\"false\"", "validateSchema=\"" + validates + '"'));
	}

	@Test
	void validatesInside() {
		Finding finding = inside("true").finding(VALIDATION);
		assertEquals("true", finding.measured());
		assertEquals(PLAN, finding.origin().path());
		assertTrue(inside("false").findings(VALIDATION).isEmpty());
		FixContract.verify(inside("true"), VALIDATION + "/trust", Map.of(PLAN, Map.of("validateSchema=\"true\"", "validateSchema=\"false\"")));
	}

	@Test
	void theEdgeValidates() {
		Files edge = inside("true").replace(Composites.COMPOSITE, "<target.uri>Flow/client</target.uri>", "<target.uri>Route/Route</target.uri>");
		assertTrue(edge.findings(VALIDATION).isEmpty());
		assertTrue(inside("true").without(Composites.COMPOSITE).findings(VALIDATION).isEmpty(), "nothing tells who calls it");
		assertTrue(inside("true").replace(Composites.COMPOSITE, "src=\"Route.mplan\"", "src=\"Other.mplan\"").findings(VALIDATION).isEmpty());
	}
}
