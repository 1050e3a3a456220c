/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.calls.ServiceModules.EXPORT;
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

class AsynchronousDeclaredTest {

	private static final String IMPLEMENTATION = "sync-implementation-declared-async";
	private static final String MICROFLOW = "microflow-declared-async";
	private static final String ASYNC = "preferredInteractionStyle=\"async\" ";
	private static final String OUTPUT = "      <wsdl:output message=\"tns:response\"/>\n";

	private static Files declared() {
		return ServiceModules.orders().with(STOCK, ServiceModules.component("Stock", ASYNC, "", ServiceModules.JAVA));
	}

	private static Files microflow() {
		return ServiceModules.orders().replace(PROCESS, "longRunning", "microflow");
	}

	@Test
	void aJavaComponentAsksForAsynchronousCallsAndAProcessObeys() {
		Finding finding = declared().finding(IMPLEMENTATION);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(STOCK, finding.origin().path());
		assertTrue(finding.message().startsWith("Stock is a Java class, which is done when the call returns, but asks for async. OrderProcess obeys"), finding.message());
	}

	@Test
	void withoutACallerThatObeysItIsInformation() {
		assertEquals(Severity.INFO, declared().replace(PROCESS, "longRunning", "microflow").finding(IMPLEMENTATION).severity());
	}

	@Test
	void silentWhereItAsksForSynchronousCallsOrNothing() {
		assertEquals(List.of(), declared().replace(STOCK, "\"async\"", "\"sync\"").findings(IMPLEMENTATION));
		assertEquals(List.of(), ServiceModules.orders().findings(IMPLEMENTATION));
	}

	@Test
	void silentForOneWayOperationsAlsoAmongOthers() {
		assertEquals(List.of(), declared().replace(WSDL, OUTPUT, "").findings(IMPLEMENTATION));
		assertEquals(List.of(), declared().replace(WSDL, "  </wsdl:portType>", "    <wsdl:operation name=\"tell\"><wsdl:input message=\"tns:request\"/></wsdl:operation>\n  </wsdl:portType>").findings(IMPLEMENTATION));
	}

	@Test
	void silentForAClassThatAnswersLater() {
		assertEquals(List.of(), declared().with("Orders/shop/StockImpl.java", "package shop;\n\npublic class StockImpl implements com.ibm.websphere.sca.ServiceAsyncImpl {\n}\n").findings(IMPLEMENTATION));
		assertEquals(1, declared().with("Orders/shop/StockImpl.java", "package shop;\n\npublic class StockImpl {\n}\n").findings(IMPLEMENTATION).size());
	}

	@Test
	void silentForQualitiesThatNeedAMessage() {
		assertEquals(List.of(), declared().replace(STOCK, "portType=\"ns1:Stock\"/>", "portType=\"ns1:Stock\">\n      <scdl:interfaceQualifier xsi:type=\"scdl:EventSequencing\"/>\n    </interface>").findings(IMPLEMENTATION));
	}

	@Test
	void silentForALongRunningProcess() {
		assertEquals(List.of(), ServiceModules.orders().findings(MICROFLOW));
		assertEquals(List.of(), ServiceModules.orders().findings(IMPLEMENTATION));
	}

	@Test
	void withoutThePortTypeNothingIsChanged() {
		Finding finding = declared().without(WSDL).finding(IMPLEMENTATION);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(List.of(), finding.fixes());
		assertEquals(List.of(), microflow().without(WSDL).finding(MICROFLOW).fixes());
	}

	@Test
	void aMicroflowAsksForAsynchronousCalls() {
		Finding finding = microflow().finding(MICROFLOW);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(PROCESS_COMPONENT, finding.origin().path());
		assertEquals(List.of(), microflow().replace(PROCESS_COMPONENT, "\"async\"", "\"sync\"").findings(MICROFLOW));
		assertEquals(List.of(), microflow().replace(WSDL, OUTPUT, "").findings(MICROFLOW));
	}

	@Test
	void fixChangesTheComponent() {
		FixContract.verify(declared(), IMPLEMENTATION + "/sync", Map.of(STOCK, Map.of("\"async\"", "\"sync\"")));
	}

	@Test
	void fixChangesTheExportsBeforeItButNotThoseOfMessages() {
		FixContract.verify(microflow().with(EXPORT, ServiceModules.export("OrderExport", "OrderProcess", ASYNC, ServiceModules.SOAP_EXPORT))
				.with("Orders/OrderQueue.export", ServiceModules.export("OrderQueue", "OrderProcess", ASYNC, "<esbBinding xsi:type=\"eis:JMSExportBinding\"/>")), MICROFLOW + "/sync",
				Map.of(PROCESS_COMPONENT, Map.of("\"async\"", "\"sync\""), EXPORT, Map.of("\"async\"", "\"sync\"")));
	}
}
