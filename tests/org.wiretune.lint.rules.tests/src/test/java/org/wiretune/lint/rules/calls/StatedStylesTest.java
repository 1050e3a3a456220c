/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS_COMPONENT;
import static org.wiretune.lint.rules.calls.ServiceModules.STOCK;
import static org.wiretune.lint.rules.calls.ServiceModules.WSDL;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class StatedStylesTest {

	private static final String NOWHERE = "style-nowhere-stated";
	private static final String MESSAGING = "messaging-import-declared-sync";
	private static final String OUTPUT = "      <wsdl:output message=\"tns:response\"/>\n";
	private static final String IMPORT = "Orders/Stock.import";

	@Test
	void aModuleThatStatesNoStyleAtAll() {
		Files files = ServiceModules.orders().replace(PROCESS_COMPONENT, "preferredInteractionStyle=\"async\" ", "");
		Finding finding = files.finding(NOWHERE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Orders/sca.module", finding.origin().path());
		assertTrue(finding.message().startsWith("None of the 2 interfaces of module Orders"), finding.message());
	}

	/** One stated style is enough, a module of one-way operations has nothing to state, and without a call inside nobody decides. */
	@Test
	void silentWhereOneStatesItNobodyWaitsOrNobodyCalls() {
		assertEquals(List.of(), ServiceModules.orders().findings(NOWHERE));
		Files files = ServiceModules.orders().replace(PROCESS_COMPONENT, "preferredInteractionStyle=\"async\" ", "");
		assertEquals(List.of(), files.copy().replace(WSDL, OUTPUT, "").findings(NOWHERE));
		assertEquals(List.of(), files.copy().without(PROCESS_COMPONENT).findings(NOWHERE));
	}

	private static Files queue(String style) {
		return ServiceModules.orders().without(STOCK).with(IMPORT, ServiceModules.imported("Stock", style, ServiceModules.JMS_IMPORT));
	}

	private static final String SYNC = "preferredInteractionStyle=\"sync\" ";

	@Test
	void aProcessWaitsOnItsThreadForAMessage() {
		Finding finding = queue(SYNC).finding(MESSAGING);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(IMPORT, finding.origin().path());
		assertTrue(finding.message().contains("so the long-running process OrderProcess waits on its thread"), finding.message());
		FixContract.verify(queue(SYNC), MESSAGING + "/async", Map.of(IMPORT, Map.of("\"sync\"", "\"async\"")));
	}

	/** Other styles, other bindings, one-way operations, and callers that have to wait: those are told by another rule. */
	@Test
	void silentForOtherStylesBindingsAndCallers() {
		assertEquals(List.of(), queue("").findings(MESSAGING));
		assertEquals(List.of(), queue("preferredInteractionStyle=\"async\" ").findings(MESSAGING));
		assertEquals(List.of(), queue(SYNC).replace(WSDL, OUTPUT, "").findings(MESSAGING));
		assertEquals(List.of(), queue(SYNC).replace(IMPORT, ServiceModules.JMS_IMPORT, ServiceModules.SOAP_IMPORT).findings(MESSAGING));
		Files microflow = queue(SYNC).replace(PROCESS, "longRunning", "microflow");
		assertEquals(List.of(), microflow.findings(MESSAGING));
		assertEquals(1, microflow.findings("sync-over-async-messaging-import").size());
	}
}
