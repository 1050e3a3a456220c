/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.bpelengine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class QuestionsInSequenceTest {

	private static final String RULE = "ode-invokes-in-sequence";
	private static final String PROCESS = "travel/bpelContent/Travel.bpel";
	private static final String FLIGHT = call("Flight", "getFlight", "a", "b");
	private static final String HOTEL = call("Hotel", "findRooms", "c", "d");

	private static String call(String partner, String operation, String sent, String answered) {
		return "    <bpel:invoke partnerLink=\"" + partner + "\" operation=\"" + operation + "\" inputVariable=\"" + sent + "\" outputVariable=\"" + answered + "\"></bpel:invoke>\n";
	}

	private static String copy(String from, String to) {
		return "    <bpel:assign><bpel:copy><bpel:from variable=\"" + from + "\" part=\"p\"/><bpel:to variable=\"" + to + "\" part=\"p\"/></bpel:copy></bpel:assign>\n";
	}

	private static Files travel(String activities) {
		return new Files().with("travel/bpelContent/deploy.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<deploy xmlns="http://www.apache.org/ode/schemas/dd/2007/03" xmlns:pns="http://travel">
				  <process name="pns:Travel">
				    <in-memory>true</in-memory>
				    <provide partnerLink="client"/>
				  </process>
				</deploy>
				""").with(PROCESS, """
				<bpel:process name="Travel" xmlns:bpel="http://docs.oasis-open.org/wsbpel/2.0/process/executable">
				  <bpel:sequence>
				    <bpel:receive partnerLink="client" operation="process" variable="in" createInstance="yes"/>
				%s    <bpel:reply partnerLink="client" operation="process" variable="out"/>
				  </bpel:sequence>
				</bpel:process>
				""".formatted(activities));
	}

	private static int count(String activities) {
		return travel(activities).findings(RULE).size();
	}

	@Test
	void questionsThatDoNotNeedOneAnother() {
		Finding finding = travel(copy("in", "a") + FLIGHT + copy("in", "c") + HOTEL).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(PROCESS, finding.origin().path());
		assertEquals(7, finding.origin().line());
		assertEquals(5, finding.related().get(0).line());
		assertEquals("2 calls of Travel follow one another, and none needs another", finding.headline());
		assertTrue(finding.message().startsWith("Travel asks 2 questions (Flight, Hotel) one after the other,"), finding.message());
		assertEquals("3", travel(FLIGHT + HOTEL + call("Car", "getCars", "e", "f")).finding(RULE).measured());
		assertEquals(0, count(FLIGHT));
	}

	@Test
	void anAnswerThatIsReadBetweenIsNeeded() {
		assertEquals(0, count(FLIGHT + copy("b", "c") + HOTEL));
		assertEquals(0, count(FLIGHT + copy("b", "x") + copy("x", "c") + HOTEL), "by way of another variable");
		assertEquals(0, count(FLIGHT + call("Hotel", "findRooms", "b", "d")), "sent as it is");
		assertEquals(1, count(FLIGHT + copy("b", "out") + copy("in", "c") + HOTEL), "copied to something else");
	}

	/** Calls at a time need variables of their own; one question may go to several partners. */
	@Test
	void variablesOfTheirOwn() {
		assertEquals(0, count(FLIGHT + call("Hotel", "findRooms", "c", "b")), "one answer over the other");
		assertEquals(0, count(FLIGHT + copy("in", "a") + call("Hotel", "findRooms", "a", "d")), "filled anew");
		assertEquals(1, count(FLIGHT + call("Hotel", "findRooms", "a", "d")), "the same question");
	}

	/** Many questions are told by tens. */
	@Test
	void manyQuestions() {
		StringBuilder many = new StringBuilder();
		for (int i = 0; i < 12; i++) {
			many.append(call("P" + i, "getPart", "i" + i, "o" + i));
		}
		List<Finding> findings = travel(many.toString()).findings(RULE);
		assertEquals(List.of("10", "2"), findings.stream().map(Finding::measured).toList());
	}

	@Test
	void lookAlikes() {
		assertEquals(0, count(call("Flight", "bookFlight", "a", "b") + HOTEL), "the order may count");
		assertEquals(0, count(FLIGHT + call("Card", "chargeCard", "e", "f") + HOTEL), "something is done between");
		assertEquals(0, count(FLIGHT.replace(" outputVariable=\"b\"", "") + HOTEL), "nobody waits");
		assertEquals(0, count("    <bpel:flow>\n" + FLIGHT + HOTEL + "    </bpel:flow>\n"), "they are in a flow");
		assertEquals(0, count(FLIGHT + "    <bpel:if><bpel:condition>true()</bpel:condition>\n" + HOTEL + "    </bpel:if>\n"), "not always");
		assertEquals(0, count(FLIGHT + "    <bpel:if><bpel:condition>$x</bpel:condition><bpel:exit/></bpel:if>\n" + HOTEL), "the process may end between");
		assertEquals(List.of(), travel(FLIGHT + HOTEL).without("travel/bpelContent/deploy.xml").findings(RULE));
		Files tests = travel(FLIGHT + HOTEL);
		assertEquals(List.of(), new Files().with("travel/src/test/resources/deploy.xml", tests.text("travel/bpelContent/deploy.xml")).with("travel/src/test/resources/Travel.bpel", tests.text(PROCESS)).findings(RULE));
	}
}
