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

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class SynchronousOverAsynchronousTest {

	private static final String RULE = "sync-over-async-process";
	private static final String MESSAGING = "sync-over-async-messaging-import";
	private static final String OUTPUT = "      <wsdl:output message=\"tns:response\"/>\n";
	private static final String WAIT = "    <bpws:wait name=\"Wait\"/>\n";

	/** A SOAP export before a long-running process that waits before it replies. */
	private static Files waiting() {
		return ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", WAIT)).with(EXPORT, ServiceModules.export("OrderExport", "OrderProcess", "", ServiceModules.SOAP_EXPORT));
	}

	private static Files microflow(Files files) {
		return files.replace(PROCESS, "longRunning", "microflow");
	}

	@Test
	void aSoapExportWaitsForALongRunningProcess() {
		Finding finding = waiting().finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(EXPORT, finding.origin().path());
		assertTrue(finding.message().startsWith("OrderExport (JAX-WS export) waits on its thread for OrderProcess, a long-running process"), finding.message());
	}

	@Test
	void aProcessThatRepliesBeforeItWaitsIsInformation() {
		Files files = waiting().with(PROCESS, ServiceModules.process("longRunning", "").replace("  </bpws:sequence>", WAIT + "  </bpws:sequence>"));
		assertEquals(Severity.INFO, files.finding(RULE).severity());
	}

	@Test
	void silentForExportsThatDoNotWait() {
		assertEquals(List.of(), waiting().with(EXPORT, ServiceModules.export("OrderExport", "OrderProcess", "", "<esbBinding xsi:type=\"eis:JMSExportBinding\"/>")).findings(RULE));
		assertEquals(List.of(), waiting().with(EXPORT, ServiceModules.export("OrderExport", "OrderProcess", "", "")).findings(RULE));
	}

	@Test
	void silentForMicroflowsAndOneWayOperations() {
		assertEquals(List.of(), microflow(waiting()).findings(RULE));
		assertEquals(List.of(), waiting().replace(WSDL, OUTPUT, "").findings(RULE));
		assertEquals(List.of(), waiting().without(WSDL).findings(RULE));
	}

	@Test
	void theWayLeadsThroughMapsAndOtherModules() {
		Files files = waiting().with(EXPORT, ServiceModules.export("OrderExport", "Map", "", ServiceModules.SOAP_EXPORT))
				.with("Orders/Map.component", ServiceModules.component("Map", "", ServiceModules.reference("Target", "Away"), "  <implementation xsi:type=\"mediation:MediationImplementation\" ifmFile=\"Map.ifm\"/>\n"))
				.with("Orders/Away.import", ServiceModules.imported("Away", "", ServiceModules.sca("Long", "LongExport")))
				.with("Long/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Long\"/>")
				.with("Long/LongExport.export", ServiceModules.export("LongExport", "Long", "", "")).with("Long/Long.bpel", ServiceModules.process("longRunning", WAIT))
				.with("Long/Long.component", ServiceModules.component("Long", "", "", ServiceModules.processOf("Long.bpel")));
		Finding finding = files.finding(RULE);
		assertEquals("Long", finding.measured());
		assertEquals(List.of("Orders/Map.component", "Orders/Away.import", "Long/LongExport.export", "Long/Long.component"), finding.related().stream().map(origin -> origin.path()).toList());
		// A map that may call two services does not tell which one waits.
		assertEquals(List.of(), files.replace("Orders/Map.component", "  </references>", ServiceModules.reference("Other", "Stock") + "  </references>").findings(RULE));
	}

	/** Java code decides by the method that it calls, whatever the interface of the process says. */
	@Test
	void javaCodeWithInvokeWaitsForALongRunningProcess() {
		String code = "package shop;\n\nimport com.ibm.websphere.sca.Service;\nimport com.ibm.websphere.sca.ServiceManager;\n\npublic class AskImpl {\n\n\tpublic Object ask(Object order) {\n"
				+ "\t\tService process = (Service) ServiceManager.INSTANCE.locateService(\"ProcessPartner\");\n\t\treturn process.invoke(\"ask\", order);\n\t}\n}\n";
		Files files = ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", WAIT)).with("Orders/shop/AskImpl.java", code)
				.with("Orders/Ask.component", ServiceModules.component("Ask", "", ServiceModules.reference("ProcessPartner", "OrderProcess"), ServiceModules.JAVA.replace("StockImpl", "AskImpl")));
		Finding finding = files.finding(RULE);
		assertEquals("Orders/Ask.component", finding.origin().path());
		assertTrue(finding.message().startsWith("Ask (Java code with invoke) waits on its thread for OrderProcess"), finding.message());
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(List.of(), microflow(files).findings(RULE));
		assertEquals(List.of(), files.replace("Orders/shop/AskImpl.java", "process.invoke(", "process.invokeAsync(").findings(RULE));
		assertEquals(List.of(), files.without("Orders/shop/AskImpl.java").findings(RULE));
		assertEquals(List.of(), files.replace(WSDL, OUTPUT, "").findings(RULE));
	}

	@Test
	void aMicroflowWaitsForATaskAndForAMessage() {
		Files task = microflow(ServiceModules.orders()).with(STOCK, ServiceModules.component("Stock", "", "", "  <implementation xsi:type=\"task:TaskImplementation\"/>\n"));
		assertTrue(task.finding(RULE).message().contains("a human task"), task.finding(RULE).message());
		assertEquals(PROCESS_COMPONENT, task.finding(RULE).origin().path());
		Files message = microflow(ServiceModules.orders()).without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.JMS_IMPORT));
		assertEquals(Severity.WARNING, message.finding(MESSAGING).severity());
		assertEquals("Stock", message.finding(MESSAGING).measured());
	}

	@Test
	void silentForCallersThatCallMessagesAsMessages() {
		Files process = ServiceModules.orders().without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.JMS_IMPORT));
		assertEquals(List.of(), process.findings(MESSAGING));
		assertEquals(List.of(), microflow(process).replace(WSDL, OUTPUT, "").findings(MESSAGING));
		assertEquals(List.of(), microflow(ServiceModules.orders()).without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.SOAP_IMPORT)).findings(MESSAGING));
	}

	/** A business state machine is called asynchronously by design. */
	@Test
	void silentForAStateMachine() {
		assertEquals(List.of(), waiting().with(EXPORT, ServiceModules.export("OrderExport", "Stock", "", ServiceModules.SOAP_EXPORT))
				.with(STOCK, ServiceModules.component("Stock", "", "", "  <implementation xsi:type=\"acl:StateMachineImplementation\" xmlns:acl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/acl/6.0.0\"/>\n")).findings(RULE));
	}
}
