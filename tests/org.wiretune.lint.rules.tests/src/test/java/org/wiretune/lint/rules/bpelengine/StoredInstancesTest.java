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

class StoredInstancesTest {

	private static final String RULE = "ode-instances-stored";
	private static final String DEPLOY = "loan/bpelContent/deploy.xml";
	private static final String PROCESS = "loan/bpelContent/Loan.bpel";
	private static final String CALL = "    <bpel:invoke name=\"ask\" partnerLink=\"approver\" operation=\"approve\" inputVariable=\"in\" outputVariable=\"out\"/>\n";
	private static final String REPLY = "    <bpel:reply partnerLink=\"client\" operation=\"process\" variable=\"out\"/>\n";

	private static Files loan(String stated, String activities) {
		return new Files().with(DEPLOY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<deploy xmlns="http://www.apache.org/ode/schemas/dd/2007/03" xmlns:pns="http://loan">
				  <process name="pns:Loan">
				    <active>true</active>
				    <retired>false</retired>
				%s    <provide partnerLink="client"/>
				  </process>
				</deploy>
				""".formatted(stated)).with(PROCESS, """
				<bpel:process name="Loan" xmlns:bpel="http://docs.oasis-open.org/wsbpel/2.0/process/executable">
				  <bpel:sequence>
				    <bpel:receive partnerLink="client" operation="process" variable="in" createInstance="yes"/>
				%s  </bpel:sequence>
				</bpel:process>
				""".formatted(activities));
	}

	private static Files answering() {
		return loan("", CALL + REPLY);
	}

	@Test
	void processThatAnswersAtOnce() {
		Finding finding = answering().finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(DEPLOY, finding.origin().path());
		assertEquals(3, finding.origin().line());
		assertTrue(finding.message().startsWith("Process Loan starts with one message, answers its sender and waits for nothing but its partners,"), finding.message());
		assertEquals(PROCESS, finding.related().get(0).path());
		assertEquals(1, finding.related().get(0).line());
		FixContract.verify(answering(), RULE + "/memory",
				Map.of(DEPLOY, Map.of("    <retired>false</retired>\n", "    <retired>false</retired>\n    <in-memory>true</in-memory>\n")));
	}

	@Test
	void whatIsStatedIsChanged() {
		String stated = "    <in-memory>false</in-memory>\n";
		assertEquals(List.of(), loan(stated.replace("false", "true"), CALL + REPLY).findings(RULE));
		FixContract.verify(loan(stated, CALL + REPLY), RULE + "/memory", Map.of(DEPLOY, Map.of("<in-memory>false", "<in-memory>true")));
	}

	/** After a stop between two changes somebody may have to look which of them were made. */
	@Test
	void processesThatChangeSeveralThings() {
		String changes = "ode-instances-stored-changes";
		Files two = loan("", CALL.replace("\"approve\"", "\"createOrder\"") + CALL.replace("\"approve\"", "\"updateStock\"") + REPLY);
		assertEquals(List.of(), two.findings(RULE));
		Finding finding = two.finding(changes);
		assertTrue(finding.message().contains("calls 2 operations that change something"), finding.message());
		FixContract.verify(two, changes + "/memory", Map.of(DEPLOY, Map.of("    <retired>false</retired>\n", "    <retired>false</retired>\n    <in-memory>true</in-memory>\n")));
		Files one = loan("", CALL.replace("\"approve\"", "\"createOrder\"") + CALL.replace("\"approve\"", "\"getRate\"") + REPLY);
		assertEquals(1, one.findings(RULE).size());
		assertEquals(List.of(), one.findings(changes));
		assertEquals(List.of(), two.replace(DEPLOY, "    <retired>false</retired>\n", "    <retired>false</retired>\n    <in-memory>true</in-memory>\n").findings(changes));
	}

	/** What an instance in memory could not wait for: another message, a time, a person, a second try. */
	@Test
	void processesThatWait() {
		for (String waiting : new String[] { "<bpel:receive partnerLink=\"client\" operation=\"confirm\" variable=\"in\"/>", "<bpel:wait><bpel:for>'P1D'</bpel:for></bpel:wait>",
				"<bpel:pick><bpel:onMessage partnerLink=\"client\" operation=\"confirm\"/></bpel:pick>", "<bpel:eventHandlers><bpel:onEvent partnerLink=\"client\" operation=\"stop\"/></bpel:eventHandlers>",
				"<bpel:extensionActivity><b4p:peopleActivity xmlns:b4p=\"http://people\" name=\"approve\"/></bpel:extensionActivity>",
				"<ext:failureHandling xmlns:ext=\"http://ode.apache.org/activityRecovery\"><ext:retryFor>3</ext:retryFor></ext:failureHandling>" }) {
			assertEquals(List.of(), loan("", CALL + "    " + waiting + "\n" + REPLY).findings(RULE), waiting);
		}
	}

	/** An activity of another language may wait for anything; what stands within a call or an assignment is no activity. */
	@Test
	void activitiesOfExtensions() {
		String extension = "    <ext:SituationalScope xmlns:ext=\"http://situation\"><ext:Entry>50s</ext:Entry></ext:SituationalScope>\n";
		assertEquals(List.of(), loan("", CALL + extension + REPLY).findings(RULE));
		assertEquals(List.of(), loan("", CALL + "    <bpel:extensionActivity>" + extension.strip() + "</bpel:extensionActivity>\n" + REPLY).findings(RULE));
		String inside = "    <bpel:assign><bpel:copy><bpel:from><bpel:literal><a:b xmlns:a=\"http://a\"/></bpel:literal></bpel:from><bpel:to variable=\"out\"/></bpel:copy></bpel:assign>\n";
		assertEquals(1, loan("", CALL + inside + REPLY).findings(RULE).size());
	}

	/** The engine takes a receive for a pick of one message; each message of a pick that starts instances must be answered. */
	@Test
	void severalMessagesThatStart() {
		String two = "<bpel:pick createInstance=\"yes\"><bpel:onMessage partnerLink=\"client\" operation=\"process\"/><bpel:onMessage partnerLink=\"client\" operation=\"other\"/></bpel:pick>";
		String start = "<bpel:receive partnerLink=\"client\" operation=\"process\" variable=\"in\" createInstance=\"yes\"/>";
		Files both = loan("", CALL + REPLY + REPLY.replace("\"process\"", "\"other\"")).replace(PROCESS, start, two);
		assertEquals(1, both.findings(RULE).size());
		assertEquals(List.of(), loan("", CALL + REPLY).replace(PROCESS, start, two).findings(RULE));
		assertEquals(List.of(), both.replace(PROCESS, "</bpel:pick>", "<bpel:onAlarm><bpel:for>'P1D'</bpel:for></bpel:onAlarm></bpel:pick>").findings(RULE));
	}

	/** Whoever gets no answer does not ask again, so that the message must be kept. */
	@Test
	void messagesWithoutAnAnswerAreKept() {
		assertEquals(List.of(), loan("", CALL).findings(RULE));
		assertEquals(List.of(), loan("", CALL + REPLY.replace("\"process\"", "\"other\"")).findings(RULE));
		assertEquals(List.of(), answering().replace(PROCESS, " createInstance=\"yes\"", "").findings(RULE));
	}

	@Test
	void processBesideItsDescriptorOnly() {
		assertEquals(List.of(), answering().without(PROCESS).findings(RULE));
		Files named = answering().replace(DEPLOY, "name=\"pns:Loan\"", "name=\"pns:Loan\" fileName=\"approval.bpel\"");
		assertEquals(List.of(), named.without(PROCESS).findings(RULE));
		assertEquals("loan/bpelContent/approval.bpel", named.without(PROCESS).with("loan/bpelContent/approval.bpel", answering().text(PROCESS)).finding(RULE).related().get(0).path());
		assertEquals(List.of(), new Files().with("loan/src/test/resources/deploy.xml", answering().text(DEPLOY)).with("loan/src/test/resources/Loan.bpel", answering().text(PROCESS)).findings(RULE));
	}

	/** A process that got another name keeps its file and its port. */
	@Test
	void renamedProcess() {
		assertEquals(List.of(), renamed("LoanPort").findings(RULE), "a process of another name");
		assertEquals(PROCESS, renamed("LoanPort").replace(PROCESS, "name=\"Loan\"", "name=\"g9-Loan\"").finding(RULE).related().get(0).path());
		assertEquals(List.of(), renamed("Loan").replace(PROCESS, "name=\"Loan\"", "name=\"g9-Loan\"").findings(RULE), "a port of another name");
	}

	private static Files renamed(String port) {
		return answering().replace(DEPLOY, "pns:Loan", "pns:g9-Loan").replace(DEPLOY, "<provide partnerLink=\"client\"/>",
				"<provide partnerLink=\"client\"><service name=\"pns:g9-LoanService\" port=\"" + port + "\"/></provide>");
	}

	/** Names that lead out of what is read, and files that are no processes, are nothing to speak of. */
	@Test
	void lookAlikes() {
		assertEquals(List.of(), answering().replace(DEPLOY, "name=\"pns:Loan\"", "name=\"pns:Loan\" fileName=\"../../../etc/passwd\"").findings(RULE));
		assertEquals(List.of(), answering().with(PROCESS, answering().text(PROCESS).replace("bpel:process", "bpel:other")).findings(RULE));
		assertEquals(List.of(), answering().replace(DEPLOY, "http://www.apache.org/ode/schemas/dd/2007/03", "http://example.com/deploy").findings(RULE));
	}
}
