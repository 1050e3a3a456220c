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

class JoinedTransactionsTest {

	private static final String RULE = "sync-target-does-not-join";
	private static final String FACE = "    <interface xsi:type=\"wsdl:WSDLPortType\" portType=\"ns1:Stock\"/>";
	private static final String OPEN = "    <interface xsi:type=\"wsdl:WSDLPortType\" portType=\"ns1:Stock\">\n      ";
	private static final String QUALIFIER = "<scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"%s\"/>";

	private static Files microflow() {
		return ServiceModules.orders().replace(PROCESS, "longRunning", "microflow");
	}

	private static Files stated(String value) {
		return microflow().replace(STOCK, FACE, OPEN + QUALIFIER.formatted(value) + "\n    </interface>");
	}

	@Test
	void aMicroflowCallsAComponentThatDoesNotJoin() {
		Finding finding = microflow().finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(STOCK, finding.origin().path());
		assertTrue(finding.message().startsWith("OrderProcess calls Stock synchronously within a global transaction, which Stock does not join (JoinTransaction is false)"), finding.message());
		assertEquals("false", stated("false").finding(RULE).measured());
		assertEquals(List.of(), stated("true").findings(RULE));
	}

	@Test
	void severalTargetsOfOneCallerAreOneFinding() {
		Files files = microflow().with("Orders/More.component", ServiceModules.component("More", "", "", ServiceModules.JAVA))
				.replace(PROCESS_COMPONENT, "  </references>", ServiceModules.reference("MorePartner", "More") + "  </references>");
		Finding finding = files.finding(RULE);
		assertTrue(finding.message().startsWith("OrderProcess calls 2 components synchronously within a global transaction (Stock, More)"), finding.message());
		assertEquals(List.of("Orders/More.component", PROCESS_COMPONENT), finding.related().stream().map(origin -> origin.path()).toList());
	}

	/** Long-running processes have rules of their own; an audit has to stay; a suspended transaction is told at the reference; local and one-way calls have none. */
	@Test
	void silentForThoseThatShouldNotOrCannotJoin() {
		assertEquals(List.of(), ServiceModules.orders().replace(STOCK, "portType", "preferredInteractionStyle=\"sync\" portType").findings(RULE));
		assertEquals(List.of(), microflow().replace(STOCK, "name=\"Stock\"", "name=\"StockAudit\"").replace(PROCESS_COMPONENT, "target=\"Stock\"", "target=\"StockAudit\"").findings(RULE));
		assertEquals(List.of(), microflow().replace(PROCESS_COMPONENT, "      <wire", "      <scdl:referenceQualifier xsi:type=\"scdl:SuspendTransaction\" value=\"true\"/>\n      <wire").findings(RULE));
		assertEquals(List.of(), microflow().replace(PROCESS_COMPONENT, "\"global\"", "\"local\"").findings(RULE));
		assertEquals(List.of(), microflow().replace(STOCK, "\"global\"", "\"local\"").findings(RULE));
		assertEquals(List.of(), microflow().replace(WSDL, "      <wsdl:output message=\"tns:response\"/>\n", "").findings(RULE));
		assertEquals(List.of(), microflow().with("Orders/Other.bpel", ServiceModules.process("longRunning", "")).with(STOCK, ServiceModules.component("Stock", "", "", ServiceModules.processOf("Other.bpel"))).findings(RULE));
		assertEquals(List.of(), microflow().without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.SOAP_IMPORT)).findings(RULE));
	}

	/** An import is the obstacle only where the component behind it would join. */
	@Test
	void anImportBeforeAComponentThatJoins() {
		Files files = microflow().without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.sca("Warehouse", "StockExport")))
				.with("Warehouse/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Warehouse\"/>").with("Warehouse/StockExport.export", ServiceModules.export("StockExport", "Stock", "", ""))
				.with("Warehouse/Stock.component", ServiceModules.component("Stock", "", "", ServiceModules.JAVA));
		assertEquals(List.of(), files.findings(RULE));
		assertEquals("Orders/Stock.import", files.replace("Warehouse/Stock.component", FACE, OPEN + QUALIFIER.formatted("true") + "\n    </interface>").finding(RULE).origin().path());
	}

	@Test
	void fixes() {
		FixContract.verify(stated("false"), RULE + "/join", Map.of(STOCK, Map.of("JoinTransaction\" value=\"false\"", "JoinTransaction\" value=\"true\"")));
		FixContract.verify(microflow(), RULE + "/join", Map.of(STOCK, Map.of(FACE, OPEN + QUALIFIER.formatted("true") + "\n    </interface>")));
	}
}
