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

class ParallelBranchesTest {

	private static final String RULE = "bpel-parallel-calls-in-turn";
	private static final String FIRST = "      <bpws:invoke name=\"First\" operation=\"ask\" partnerLink=\"StockPartner\"/>\n";
	private static final String SECOND = "      <bpws:sequence name=\"Branch\">\n        <bpws:invoke name=\"Snippet\" partnerLink=\"null\"><wpc:script/></bpws:invoke>\n"
			+ "        <bpws:scope name=\"Inner\"><bpws:faultHandlers><bpws:catchAll><bpws:rethrow/></bpws:catchAll></bpws:faultHandlers>\n"
			+ "          <bpws:invoke name=\"Second\" operation=\"ask\" partnerLink=\"PricePartner\"/></bpws:scope>\n      </bpws:sequence>\n";
	private static final String SYNC = "preferredInteractionStyle=\"sync\" ";
	private static final String JOIN = "<scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"true\"/>";

	/** Two branches of a flow that ask two Java components, which join. */
	private static Files branches(String flow) {
		return ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", "    <bpws:flow name=\"Both\">\n" + flow + "    </bpws:flow>\n"))
				.with(PROCESS_COMPONENT, ServiceModules.component("OrderProcess", "", ServiceModules.reference("StockPartner", "Stock") + ServiceModules.reference("PricePartner", "Price"), ServiceModules.processOf("OrderProcess.bpel")))
				.with(STOCK, joining("Stock")).with("Orders/Price.component", joining("Price"));
	}

	private static String joining(String name) {
		return ServiceModules.component(name, SYNC, "", ServiceModules.JAVA).replace("portType=\"ns1:Stock\"/>", "portType=\"ns1:Stock\">" + JOIN + "</interface>");
	}

	@Test
	void theBranchesShareATransaction() {
		Finding finding = branches(FIRST + SECOND).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(PROCESS, finding.origin().path());
		assertEquals("2", finding.measured());
		assertTrue(finding.message().contains("First, Second"), finding.message());
	}

	@Test
	void oneBranchWaitsForNobody() {
		assertEquals(List.of(), branches(FIRST).findings(RULE));
		assertEquals(List.of(), branches(FIRST + "      <bpws:sequence name=\"Rest\"><bpws:receive name=\"More\" operation=\"tell\" partnerLink=\"Client\"/></bpws:sequence>\n").findings(RULE));
	}

	@Test
	void silentWhereABranchBeginsATransaction() {
		for (String behaviour : List.of("commitBefore", "requiresOwn")) {
			assertEquals(List.of(), branches(FIRST.replace("name=\"First\"", "name=\"First\" wpc:transactionalBehavior=\"" + behaviour + "\"") + SECOND).findings(RULE), behaviour);
			assertEquals(List.of(), branches(FIRST + SECOND.replace("name=\"Snippet\"", "name=\"Snippet\" wpc:transactionalBehavior=\"" + behaviour + "\"")).findings(RULE), behaviour);
		}
		assertEquals(1, branches(FIRST.replace("name=\"First\"", "name=\"First\" wpc:transactionalBehavior=\"commitAfter\"") + SECOND).findings(RULE).size());
	}

	@Test
	void silentWhereLinksOrderTheBranches() {
		assertEquals(List.of(), branches("      <bpws:links><bpws:link name=\"L\"/></bpws:links>\n" + FIRST + SECOND).findings(RULE));
	}

	/** Before a call of a service that does not join, and for one that is called by a queue, the engine commits anyway. */
	@Test
	void silentForServicesThatDoNotJoin() {
		Files files = branches(FIRST + SECOND);
		assertEquals(List.of(), files.replace(STOCK, JOIN, "").findings(RULE));
		assertEquals(List.of(), files.replace(STOCK, SYNC, "").findings(RULE));
		assertEquals(List.of(), files.replace(WSDL, "      <wsdl:output message=\"tns:response\"/>\n", "").findings(RULE));
	}

	/** A microflow has one transaction only. */
	@Test
	void silentForAMicroflowAndForASequence() {
		assertEquals(List.of(), branches(FIRST + SECOND).replace(PROCESS, "longRunning", "microflow").findings(RULE));
		assertEquals(List.of(), branches(FIRST + SECOND).map(text -> text.replace("bpws:flow", "bpws:sequence")).findings(RULE));
	}
}
