/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class MediationCallsTest {

	private static final String STYLE = "mediation-compatibility-style";
	private static final String FAN = "mediation-fanout-order";
	private static final String FLOW = "Orders/Route.mfc";
	private static final String TARGET = "Orders/Target.component";
	private static final String EXPORT = "Orders/In.export";
	private static final String ASYNC = "preferredInteractionStyle=\"async\" ";

	private static String invoke(String name, String reference, String property, String next) {
		return "        <node name=\"" + name + "\" type=\"ServiceInvoke\"><property name=\"referenceName\" value=\"" + reference + "\"/><property name=\"operationName\" value=\"ask\"/>" + property
				+ "<outputTerminal><wire targetNode=\"" + next + "\"/></outputTerminal></node>\n";
	}

	private static Files flow(String nodes, String references) {
		return new Files().with("Orders/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Orders\"/>\n").with("Orders/Stock.wsdl", ServiceModules.wsdl("Stock"))
				.with(EXPORT, ServiceModules.export("In", "Route", "", ServiceModules.SOAP_EXPORT))
				.with("Orders/Route.component", ServiceModules.component("Route", "", references, "  <implementation xsi:type=\"mfc:MediationFlowImplementation\" mfcFile=\"Route.mfc\"/>\n")).with(FLOW, """
						<?xml version="1.0" encoding="UTF-8"?>
						<mediationFlow xmlns="http://www.ibm.com/xmlns/prod/websphere/2010/MediationFlow" name="Route" targetNamespace="http://shop/Route">
						  <interface portType="ns1:Stock">
						    <operation name="ask">
						      <requestFlow>
						%s        <node name="Out" type="InputResponse"/>
						      </requestFlow>
						    </operation>
						  </interface>
						</mediationFlow>
						""".formatted(nodes));
	}

	private static String in(String next) {
		return "        <node name=\"In\" type=\"Input\"><outputTerminal><wire targetNode=\"" + next + "\"/></outputTerminal></node>\n";
	}

	/** A flow behind a SOAP export that calls a component which prefers async. */
	private static Files deferred(String property) {
		return flow(in("Ask") + invoke("Ask", "TargetPartner", property, "Out"), ServiceModules.reference("TargetPartner", "Target")).with(TARGET, ServiceModules.component("Target", ASYNC, "", ServiceModules.JAVA));
	}

	@Test
	void theStyleOfOlderVersionsBeforeAnAsynchronousTarget() {
		Finding finding = deferred("").finding(STYLE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(FLOW, finding.origin().path());
		assertTrue(finding.message().startsWith("Ask in flow Route calls Target, which prefers async, in style Default (Compatibility)"), finding.message());
		assertEquals(1, deferred("<property name=\"invocationStyle\" value=\"0\"/>").findings(STYLE).size());
	}

	/** Styles that are chosen, also one that an administrator sets; targets that do not prefer async; callers that do not wait. */
	@Test
	void silentForOtherStylesTargetsAndCallers() {
		assertEquals(List.of(), deferred("<property name=\"invocationStyle\" value=\"6\"/>").findings(STYLE));
		assertEquals(List.of(), deferred("<property name=\"invocationStyle\" value=\"1\"/>").findings(STYLE));
		assertEquals(List.of(), deferred("<property name=\"invocationStyle\" promotedPropertyGroup=\"G\" promotedPropertyName=\"Ask.invocationStyle\"/>").findings(STYLE));
		assertEquals(List.of(), deferred("").replace(TARGET, "\"async\"", "\"sync\"").findings(STYLE));
		assertEquals(List.of(), deferred("").without(EXPORT).findings(STYLE));
		assertEquals(List.of(), deferred("").replace(EXPORT, ServiceModules.SOAP_EXPORT, "<esbBinding xsi:type=\"eis:JMSExportBinding\"/>").findings(STYLE));
		assertEquals(List.of(), deferred("").replace("Orders/Stock.wsdl", "      <wsdl:output message=\"tns:response\"/>\n", "").findings(STYLE));
	}

	/** Between Fan Out and Fan In it is meant to send out requests in parallel. */
	@Test
	void silentInAnAggregation() {
		Files files = flow(in("Fan") + "        <node name=\"Fan\" type=\"FanOut\"><outputTerminal><wire targetNode=\"Ask\"/></outputTerminal></node>\n" + invoke("Ask", "TargetPartner", "", "Join")
				+ "        <node name=\"Join\" type=\"FanIn\"><outputTerminal><wire targetNode=\"Out\"/></outputTerminal></node>\n", ServiceModules.reference("TargetPartner", "Target"))
				.with(TARGET, ServiceModules.component("Target", ASYNC, "", ServiceModules.JAVA));
		assertEquals(List.of(), files.findings(STYLE));
	}

	private static Files fan(String property) {
		return flow(in("Fan") + "        <node name=\"Fan\" type=\"FanOut\"><outputTerminal><wire targetNode=\"One\"/><wire targetNode=\"Two\"/></outputTerminal></node>\n" + invoke("One", "OnePartner", property, "Join")
				+ invoke("Two", "TwoPartner", property, "Join") + "        <node name=\"Join\" type=\"FanIn\"><outputTerminal><wire targetNode=\"Out\"/></outputTerminal></node>\n",
				ServiceModules.reference("OnePartner", "First") + ServiceModules.reference("TwoPartner", "Second"))
				.with("Orders/First.import", ServiceModules.imported("First", "", ServiceModules.SOAP_IMPORT)).with("Orders/Second.import", ServiceModules.imported("Second", "", ServiceModules.SOAP_IMPORT));
	}

	@Test
	void aFanOutCallsServicesOneAfterTheOther() {
		Finding finding = fan("").finding(FAN);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(FLOW, finding.origin().path());
		assertEquals("2", finding.measured());
		assertTrue(finding.message().startsWith("Fan in flow Route sets off 2 synchronous calls that leave the server (First, Second)"), finding.message());
	}

	/** Asynchronous calls wait in parallel, a single call has no order, components next door are quick, and without a Fan In nothing is joined. */
	@Test
	void silentForAsynchronousSingleAndQuickCalls() {
		assertEquals(List.of(), fan("<property name=\"invocationStyle\" value=\"2\"/>").findings(FAN));
		assertEquals(List.of(), fan("").replace(FLOW, "<wire targetNode=\"Two\"/>", "").findings(FAN));
		assertEquals(List.of(), fan("").without("Orders/Second.import").with("Orders/Second.component", ServiceModules.component("Second", "", "", ServiceModules.JAVA)).findings(FAN));
		assertEquals(List.of(), fan("").replace(FLOW, "type=\"FanIn\"", "type=\"MessageFilter\"").findings(FAN));
	}
}
