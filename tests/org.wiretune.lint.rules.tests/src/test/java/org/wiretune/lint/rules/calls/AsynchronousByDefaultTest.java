/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.calls.ServiceModules.JMS_IMPORT;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS_COMPONENT;
import static org.wiretune.lint.rules.calls.ServiceModules.SOAP_IMPORT;
import static org.wiretune.lint.rules.calls.ServiceModules.STOCK;
import static org.wiretune.lint.rules.calls.ServiceModules.WSDL;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class AsynchronousByDefaultTest {

	private static final String RULE = "bpel-async-by-default";
	private static final String BINDING = "async-call-to-synchronous-binding";
	private static final String OUTPUT = "      <wsdl:output message=\"tns:response\"/>\n";
	private static final String IMPORT = "Orders/Stock.import";

	private static Files imported(String style, String binding) {
		return ServiceModules.orders().without(STOCK).with(IMPORT, ServiceModules.imported("Stock", style, binding));
	}

	@Test
	void aLongRunningProcessCallsByAQueueWhereNobodyStatesAStyle() {
		Finding finding = ServiceModules.orders().finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(STOCK, finding.origin().path());
		assertEquals("no style", finding.measured());
		assertEquals("sync", finding.limit());
		assertTrue(finding.message().startsWith("Stock states no style, so the long-running process OrderProcess of the same module calls it asynchronously"), finding.message());
		assertEquals(List.of(PROCESS_COMPONENT), finding.related().stream().map(origin -> origin.path()).toList());
	}

	@Test
	void anyIsNoStyleEither() {
		assertEquals("any", ServiceModules.orders().replace(STOCK, "portType=\"ns1:Stock\"", "preferredInteractionStyle=\"any\" portType=\"ns1:Stock\"").finding(RULE).measured());
	}

	@Test
	void silentWhereTheTargetStatesAStyle() {
		for (String style : List.of("sync", "async")) {
			assertEquals(List.of(), ServiceModules.orders().replace(STOCK, "portType=\"ns1:Stock\"", "preferredInteractionStyle=\"" + style + "\" portType=\"ns1:Stock\"").findings(RULE));
		}
	}

	/** A microflow calls operations that answer synchronously, and Java as its API says. */
	@Test
	void silentForCallersThatDecideOtherwise() {
		assertEquals(List.of(), ServiceModules.orders().replace(PROCESS, "longRunning", "microflow").findings(RULE));
		assertEquals(List.of(), ServiceModules.orders().with(PROCESS_COMPONENT, ServiceModules.component("OrderProcess", "", ServiceModules.reference("StockPartner", "Stock"), ServiceModules.JAVA)).findings(RULE));
	}

	@Test
	void silentForTargetsThatAnswerLater() {
		assertEquals(List.of(), ServiceModules.orders().with("Orders/Other.bpel", ServiceModules.process("longRunning", ""))
				.with(STOCK, ServiceModules.component("Stock", "", "", ServiceModules.processOf("Other.bpel"))).findings(RULE));
		assertEquals(List.of(), ServiceModules.orders().with(STOCK, ServiceModules.component("Stock", "", "", "  <implementation xsi:type=\"task:TaskImplementation\"/>\n")).findings(RULE));
		assertEquals(List.of(), imported("", JMS_IMPORT).findings(RULE));
	}

	@Test
	void silentForAOneWayOperation() {
		assertEquals(List.of(), ServiceModules.orders().replace(WSDL, OUTPUT, "").findings(RULE));
	}

	/** Without the port type nobody knows whether somebody waits: told as information, and nothing is changed. */
	@Test
	void withoutThePortTypeItIsInformationWithoutAFix() {
		Finding finding = ServiceModules.orders().without(WSDL).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(List.of(), finding.fixes());
		assertTrue(finding.message().contains("only if all of them do"), finding.message());
	}

	/** The called operation counts, not the others of the port type; but they get the style too, and the finding says so. */
	@Test
	void anOperationThatIsNotCalledDoesNotCount() {
		Files files = ServiceModules.orders().replace(WSDL, "  </wsdl:portType>", "    <wsdl:operation name=\"tell\"><wsdl:input message=\"tns:request\"/></wsdl:operation>\n  </wsdl:portType>");
		assertEquals(Severity.WARNING, files.finding(RULE).severity());
		assertTrue(files.finding(RULE).message().contains("The style holds for the whole interface"), files.finding(RULE).message());
		assertEquals(List.of(), files.replace(PROCESS, "operation=\"ask\" partnerLink=\"StockPartner\"", "operation=\"tell\" partnerLink=\"StockPartner\"").findings(RULE));
	}

	@Test
	void aPortTypeOfALibraryCounts() {
		Files files = ServiceModules.orders().without(WSDL).with("Library/sca.library", "<scdl:library xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Library\"/>")
				.with("Library/Stock.wsdl", ServiceModules.wsdl("Stock"));
		assertEquals(Severity.WARNING, files.finding(RULE).severity());
		// Two libraries that do not agree, and no dependency that tells which one is meant.
		files.with("Other/sca.library", "<scdl:library xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Other\"/>")
				.with("Other/Stock.wsdl", ServiceModules.wsdl("Stock").replace(OUTPUT, ""));
		assertEquals(Severity.INFO, files.finding(RULE).severity());
		files.with("Orders/sca.module.attributes", "<scdl:moduleAndLibraryAttributes xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\"><scdl:libraryDependency name=\"Library\"/></scdl:moduleAndLibraryAttributes>");
		assertEquals(Severity.WARNING, files.finding(RULE).severity());
	}

	@Test
	void anSCAImportLeadsToWhatIsBehindIt() {
		Files unread = imported("", ServiceModules.sca("Warehouse", "StockExport"));
		assertEquals(Severity.INFO, unread.finding(RULE).severity());
		Files read = unread.copy().with("Warehouse/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Warehouse\"/>")
				.with("Warehouse/StockExport.export", ServiceModules.export("StockExport", "Stock", "", "")).with("Warehouse/Stock.component", ServiceModules.component("Stock", "", "", ServiceModules.JAVA));
		assertEquals(Severity.WARNING, read.finding(RULE).severity());
		assertEquals(IMPORT, read.finding(RULE).origin().path());
		assertEquals(List.of(), read.with("Warehouse/Long.bpel", ServiceModules.process("longRunning", ""))
				.with("Warehouse/Stock.component", ServiceModules.component("Stock", "", "", ServiceModules.processOf("Long.bpel"))).findings(RULE));
	}

	/** Older tools left the mode out; the component tells. */
	@Test
	void withoutAModeTheComponentTells() {
		Files silent = ServiceModules.orders().replace(PROCESS, " wpc:executionMode=\"longRunning\"", "");
		assertEquals(List.of(), silent.findings(RULE));
		assertEquals(1, silent.replace(PROCESS_COMPONENT, "  <interfaces>\n", "  <interfaces>\n    <scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"false\"/>\n").findings(RULE).size());
	}

	@Test
	void fixStatesTheStyle() {
		FixContract.verify(ServiceModules.orders(), RULE + "/sync", Map.of(STOCK, Map.of("portType=\"ns1:Stock\"/>", "preferredInteractionStyle=\"sync\" portType=\"ns1:Stock\"/>")));
	}

	@Test
	void fixReplacesAny() {
		FixContract.verify(ServiceModules.orders().replace(STOCK, "portType=\"ns1:Stock\"", "preferredInteractionStyle=\"any\" portType=\"ns1:Stock\""), RULE + "/sync",
				Map.of(STOCK, Map.of("\"any\"", "\"sync\"")));
	}

	@Test
	void aSoapServiceIsToldByTheOtherRule() {
		Files files = imported("", SOAP_IMPORT);
		assertEquals(List.of(), files.findings(RULE));
		Finding finding = files.finding(BINDING);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("although the JAX-WS binding answers on the same connection"), finding.message());
		assertEquals("async", imported("preferredInteractionStyle=\"async\" ", SOAP_IMPORT).finding(BINDING).measured());
		assertEquals(List.of(), imported("preferredInteractionStyle=\"sync\" ", SOAP_IMPORT).findings(BINDING));
		assertEquals(List.of(), imported("", SOAP_IMPORT).replace(WSDL, OUTPUT, "").findings(BINDING));
		assertEquals(List.of(), imported("", SOAP_IMPORT).replace(PROCESS, "longRunning", "microflow").findings(BINDING));
	}

	@Test
	void fixOfTheOtherRule() {
		FixContract.verify(imported("preferredInteractionStyle=\"async\" ", SOAP_IMPORT), BINDING + "/sync", Map.of(IMPORT, Map.of("\"async\"", "\"sync\"")));
	}
}
