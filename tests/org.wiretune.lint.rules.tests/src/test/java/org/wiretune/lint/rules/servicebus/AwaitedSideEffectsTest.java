/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class AwaitedSideEffectsTest {

	private static final String RULE = "osb-side-effect-awaited";
	private static final String AUDIT = Actions.callout("Commons/proxy/AuditService", "addAudit", "auditRequest", "auditAnswer");

	@Test
	void eachMessageWaitsForTheAudit() {
		Finding finding = Buses.orders(AUDIT, Buses.ROUTE).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(10, finding.origin().line());
		assertEquals("Each message of Order waits for a callout to AuditService", finding.headline());
		assertTrue(finding.message().startsWith("Order calls out to AuditService, which writes something beside the work,"), finding.message());
		assertTrue(Buses.orders("", Buses.ROUTE).findings(RULE).isEmpty());
	}

	@Test
	void thoseOfAProjectAreOneFinding() {
		Files files = Buses.orders(AUDIT + AUDIT + Actions.callout("Commons/proxy/MailService", "enviarCorreo", "mail", "sent"), Buses.ROUTE);
		files.with("Orders/pipeline/Second.pipeline", Buses.pipeline("request", AUDIT, Buses.ROUTE));
		Finding finding = files.finding(RULE);
		assertEquals("4 callouts of Orders write beside the work and are waited for", finding.headline());
		assertTrue(finding.message().startsWith("2 pipelines of Orders make 4 service callouts (AuditService, MailService) that write"), finding.message());
		assertEquals(3, finding.related().size());
	}

	@Test
	void anAnswerThatIsReadIsNeeded() {
		assertTrue(Buses.orders(AUDIT + Actions.assign("id", "$auditAnswer/id"), Buses.ROUTE).findings(RULE).isEmpty());
		assertTrue(Buses.orders(AUDIT + Actions.callout("Orders/business/Stock", "check", "auditAnswer", "b"), Buses.ROUTE).findings(RULE).isEmpty(), "it is sent on");
		assertEquals(1, Buses.orders(AUDIT + Actions.log("$auditAnswer"), Buses.ROUTE).findings(RULE).size(), "to be logged is no need");
		assertTrue(Buses.orders(AUDIT.replace(">auditAnswer<", ">body<"), Buses.ROUTE).findings(RULE).isEmpty(), "it becomes the message");
	}

	@Test
	void othersAreLeftAlone() {
		assertTrue(Buses.orders(AUDIT.replace("AuditService", "StockService").replace("addAudit", "check"), Buses.ROUTE).findings(RULE).isEmpty(), "no audit");
		assertTrue(Buses.orders(AUDIT.replace("addAudit", "consultarAudit"), Buses.ROUTE).findings(RULE).isEmpty(), "records are read");
		assertTrue(Buses.orders(AUDIT.replace("AuditService", "LoginService").replace("addAudit", "login"), Buses.ROUTE).findings(RULE).isEmpty(), "a part of a word");
		assertTrue(Buses.orders(Actions.condition("$failed", AUDIT), Buses.ROUTE).findings(RULE).isEmpty(), "not for each message");
		assertTrue(Buses.orders(AUDIT, "").findings(RULE).isEmpty(), "the pipeline is there for the audit");
		assertTrue(Buses.orders(AUDIT, Buses.ROUTE).replace(Buses.PIPELINE, "type=\"request\"", "type=\"error\"").findings(RULE).isEmpty(), "what failed");
		Files oneWay = Buses.orders(Buses.CALLOUT.replace("Orders/business/Stock", "Commons/proxy/AuditService"), Buses.ROUTE);
		assertTrue(oneWay.findings(RULE).isEmpty(), "nothing takes an answer");
	}
}
