/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS;
import static org.wiretune.lint.rules.calls.ServiceModules.WSDL;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Processes that are called by the name of their template, by references without a wire. */
class TemplateCallsTest {

	private static final String OVER = "sync-over-async-process";
	private static final String KEPT = "bpel-auto-delete-no";
	private static final String CHECK = "Check/Check.bpel";
	private static final String CHECK_COMPONENT = "Check/Check.component";
	private static final String CHECK_EXPORT = "Check/CheckExport.export";
	private static final String OUTPUT = "      <wsdl:output message=\"tns:response\"/>\n";
	private static final String LINK = "  <bpws:partnerLinks>\n    <bpws:partnerLink name=\"CheckPartner\" partnerRole=\"Reference\">\n      <wpc:processResolver processTemplateName=\"Check\"/>\n"
			+ "    </bpws:partnerLink>\n  </bpws:partnerLinks>\n";

	/** The process of orders calls the process Check of another module by the name of its template; finished instances of both are kept. */
	private static Files orders(String mode) {
		String check = ServiceModules.process("longRunning", "    <bpws:wait name=\"Wait\"/>\n").replace("name=\"OrderProcess\"", "name=\"Check\" wpc:autoDelete=\"no\" wpc:autonomy=\"child\"");
		return ServiceModules.orders()
				.with(PROCESS, ServiceModules.process(mode, "    <bpws:invoke name=\"Check\" operation=\"ask\" partnerLink=\"CheckPartner\"/>\n").replace("  <bpws:sequence name=\"main\">", LINK + "  <bpws:sequence name=\"main\">"))
				.with("Check/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Check\"/>")
				.with("Check/Stock.wsdl", ServiceModules.wsdl("Stock")).with(CHECK, check)
				.with(CHECK_EXPORT, ServiceModules.export("CheckExport", "Check", "", ""))
				.with(CHECK_COMPONENT, ServiceModules.component("Check", "preferredInteractionStyle=\"async\" ", "", ServiceModules.processOf("Check.bpel")));
	}

	@Test
	void aMicroflowWaitsForTheProcessOfATemplate() {
		Finding finding = orders("microflow").finding(OVER);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(PROCESS, finding.origin().path());
		assertTrue(finding.message().contains("waits on its thread for Check, a long-running process"), finding.message());
	}

	@Test
	void silentWhereNobodyWaits() {
		assertEquals(List.of(), orders("longRunning").findings(OVER));
		assertEquals(List.of(), orders("microflow").replace("Check/Stock.wsdl", OUTPUT, "").replace(WSDL, OUTPUT, "").findings(OVER));
		assertEquals(List.of(), orders("microflow").replace(CHECK, "longRunning", "microflow").findings(OVER));
		assertEquals(List.of(), orders("microflow").replace(PROCESS, "processTemplateName=\"Check\"", "processTemplateName=\"Other\"").findings(OVER));
	}

	/** The engine takes the version that is valid; files of two versions side by side do not tell which. */
	@Test
	void silentWhereTwoProcessesHaveTheName() {
		Files two = orders("microflow").with("Again/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Again\"/>")
				.with("Again/Check.bpel", ServiceModules.process("longRunning", "").replace("name=\"OrderProcess\"", "name=\"Check\""))
				.with("Again/Check.component", ServiceModules.component("Check", "", "", ServiceModules.processOf("Check.bpel")));
		assertEquals(List.of(), two.findings(OVER));
	}

	/** The instance of a child is deleted together with the one that called it. */
	@Test
	void aChildIsDeletedWithItsParent() {
		assertEquals(List.of(), orders("longRunning").findings(KEPT));
	}

	@Test
	void whatStandsForItselfIsKept() {
		Files files = orders("longRunning");
		assertEquals(CHECK, files.replace(CHECK, "\"child\"", "\"peer\"").finding(KEPT).origin().path());
		// A microflow is no parent, and neither is whoever starts a process without waiting for it.
		assertEquals(1, orders("microflow").findings(KEPT).size());
		assertEquals(1, files.replace("Check/Stock.wsdl", OUTPUT, "").replace(WSDL, OUTPUT, "").findings(KEPT).size());
		assertEquals(1, files.replace(PROCESS, "processTemplateName=\"Check\"", "processTemplateName=\"Other\"").findings(KEPT).size());
		assertEquals(1, files.with(CHECK_EXPORT, ServiceModules.export("CheckExport", "Check", "", ServiceModules.SOAP_EXPORT)).findings(KEPT).size());
	}

	@Test
	void aChildMayBeWired() {
		Files wired = orders("longRunning").replace(PROCESS, LINK, "").with("Orders/CheckImport.import", ServiceModules.imported("CheckImport", "", ServiceModules.sca("Check", "CheckExport")))
				.with(ServiceModules.PROCESS_COMPONENT, ServiceModules.component("OrderProcess", "", ServiceModules.reference("CheckPartner", "CheckImport"), ServiceModules.processOf("OrderProcess.bpel")));
		assertEquals(List.of(), wired.findings(KEPT));
	}
}
