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

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class ProcessTransactionsTest {

	private static final String IGNORED = "bpel-participates-ignored";
	private static final String COMMITS = "bpel-invoke-not-participates";
	private static final String JOIN = "portType=\"ns1:Stock\">\n      <scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"true\"/>\n    </interface>";

	private static String invoke(String name, String behaviour) {
		return "    <bpws:invoke name=\"" + name + "\" operation=\"ask\" partnerLink=\"StockPartner\"" + behaviour + "/>\n";
	}

	/** A process with two calls in a row of a synchronous component that joins its transaction. */
	private static Files joining(String activities) {
		return ServiceModules.orders().with(STOCK, ServiceModules.component("Stock", "preferredInteractionStyle=\"sync\" ", "", ServiceModules.JAVA)).replace(STOCK, "portType=\"ns1:Stock\"/>", JOIN)
				.with(PROCESS, ServiceModules.process("longRunning", activities));
	}

	private static final String PARTICIPATES = " wpc:transactionalBehavior=\"participates\"";

	@Test
	void participatesIsIgnoredWhereTheTargetDoesNotJoin() {
		Files files = joining(invoke("One", PARTICIPATES)).replace(STOCK, "\"scdl:JoinTransaction\" value=\"true\"", "\"scdl:JoinTransaction\" value=\"false\"");
		Finding finding = files.finding(IGNORED);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(PROCESS, finding.origin().path());
		assertEquals(List.of(), finding.fixes());
		assertEquals(List.of(), joining(invoke("One", PARTICIPATES)).findings(IGNORED));
	}

	@Test
	void severalCallsOfOneTargetAreOneFinding() {
		Files files = joining(invoke("One", PARTICIPATES) + invoke("Two", PARTICIPATES)).replace(STOCK, "\"scdl:JoinTransaction\" value=\"true\"", "\"scdl:JoinTransaction\" value=\"false\"");
		assertTrue(files.finding(IGNORED).message().contains("calls Stock 2 times"), files.finding(IGNORED).message());
	}

	@Test
	void aReferenceThatSuspendsDoesNotJoinEither() {
		Files files = joining(invoke("One", PARTICIPATES)).replace(PROCESS_COMPONENT, "      <wire target=\"Stock\"/>", "      <scdl:referenceQualifier xsi:type=\"scdl:SuspendTransaction\" value=\"true\"/>\n      <wire target=\"Stock\"/>");
		assertEquals(1, files.findings(IGNORED).size());
	}

	/** A SOAP import cannot join, a long-running target must not, an asynchronous call needs the boundary. */
	@Test
	void silentForTargetsThatCannotJoin() {
		Files base = joining(invoke("One", PARTICIPATES));
		assertEquals(List.of(), base.copy().without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.SOAP_IMPORT)).findings(IGNORED));
		assertEquals(List.of(), base.copy().with("Orders/Other.bpel", ServiceModules.process("longRunning", "")).with(STOCK, ServiceModules.component("Stock", "", "", ServiceModules.processOf("Other.bpel"))).findings(IGNORED));
		assertEquals(List.of(), base.copy().with(STOCK, ServiceModules.component("Stock", "", "", ServiceModules.JAVA)).findings(IGNORED));
		assertEquals(List.of(), base.copy().with(STOCK, ServiceModules.component("Stock", "preferredInteractionStyle=\"sync\" ", "", ServiceModules.JAVA.replace("global", "local"))).findings(IGNORED));
		assertEquals(List.of(), base.replace(PROCESS, "longRunning", "microflow").replace(STOCK, "value=\"true\"", "value=\"false\"").findings(IGNORED));
	}

	@Test
	void twoCallsInARowWithACommitBehindEach() {
		Finding finding = joining(invoke("One", "") + invoke("Two", "")).finding(COMMITS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("2", finding.measured());
		assertTrue(finding.message().contains("2 calls in a row (One, Two)"), finding.message());
		assertEquals(List.of(PROCESS), finding.related().stream().map(origin -> origin.path()).toList());
		assertEquals(List.of(), joining(invoke("One", "")).findings(COMMITS));
	}

	@Test
	void silentWhereTheyParticipateOrAreTheirOwn() {
		assertEquals(List.of(), joining(invoke("One", "") + invoke("Two", PARTICIPATES)).findings(COMMITS));
		assertEquals(List.of(), joining(invoke("One", "") + invoke("Two", " wpc:transactionalBehavior=\"requiresOwn\"")).findings(COMMITS));
		assertEquals(1, joining(invoke("One", " wpc:transactionalBehavior=\"commitAfter\"") + invoke("Two", "")).findings(COMMITS).size());
	}

	/** Branches of a flow run side by side, each of them in transactions of its own. */
	@Test
	void silentForCallsInBranches() {
		String two = invoke("One", "") + invoke("Two", "");
		assertEquals(List.of(), joining("    <bpws:flow name=\"Both\">\n" + two + "    </bpws:flow>\n").findings(COMMITS));
		assertEquals(1, joining("    <bpws:flow name=\"Both\">\n    <bpws:sequence name=\"One\">\n" + two + "    </bpws:sequence>\n    </bpws:flow>\n").findings(COMMITS).size());
	}

	@Test
	void silentWhereSomethingWaitsBetween() {
		assertEquals(List.of(), joining(invoke("One", "") + "    <bpws:wait name=\"Wait\"/>\n" + invoke("Two", "")).findings(COMMITS));
	}

	@Test
	void silentForTargetsThatDoNotJoinAreAsynchronousOrUnknown() {
		String two = invoke("One", "") + invoke("Two", "");
		assertEquals(List.of(), joining(two).replace(STOCK, "value=\"true\"", "value=\"false\"").findings(COMMITS));
		assertEquals(List.of(), joining(two).replace(STOCK, "\"sync\"", "\"async\"").findings(COMMITS));
		assertEquals(List.of(), joining(two).without(WSDL).findings(COMMITS));
		assertEquals(List.of(), joining(two).replace(PROCESS, "longRunning", "microflow").findings(COMMITS));
	}
}
