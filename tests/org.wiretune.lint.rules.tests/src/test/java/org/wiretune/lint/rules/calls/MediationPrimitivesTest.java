/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class MediationPrimitivesTest {

	private static final String TRACE = "mediation-trace-primitive";
	private static final String LOGGER = "mediation-message-logger";
	private static final String EMITTER = "mediation-event-emitter";
	private static final String FLOW = "Mediation/Route.mfc";
	private static final String BLOCKS = "Mediation/Route.medflow";
	private static final String SERVED = "Mediation/In.export";

	private static Files module() {
		return new Files().with("Mediation/sca.module", "<scdl:mediationModule xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Mediation\"/>")
				.with(SERVED, ServiceModules.export("In", "Route", "", ServiceModules.SOAP_EXPORT));
	}

	/** A flow in the form of today: the first node leads to the second, whose failure leads to the third. */
	private static Files flow(String type, String properties) {
		return module().with(FLOW, """
				<?xml version="1.0" encoding="UTF-8"?>
				<mediationFlow xmlns="http://www.ibm.com/xmlns/prod/websphere/2010/MediationFlow" name="Route" targetNamespace="http://shop/Route">
				  <interface portType="ns1:Stock">
				    <operation name="ask">
				      <requestFlow>
				        <node name="In" type="Input">
				          <outputTerminal>
				            <wire targetNode="Write"/>
				          </outputTerminal>
				        </node>
				        <node name="Write" type="%s">
				%s          <inputTerminal/>
				          <outputTerminal>
				            <wire targetNode="Out"/>
				          </outputTerminal>
				          <failTerminal>
				            <wire targetNode="Broken"/>
				          </failTerminal>
				        </node>
				        <node name="Out" type="Callout"/>
				        <node name="Broken" type="Trace">
				          <inputTerminal/>
				        </node>
				      </requestFlow>
				    </operation>
				  </interface>
				</mediationFlow>
				""".formatted(type, properties));
	}

	/** The same in the form of 6.x and 7.0. */
	private static Files blocks(String attributes) {
		return module().with(FLOW, """
				<?xml version="1.0" encoding="UTF-8"?>
				<mfc:interfaceMediationFlow xmlns:mfc="http://www.ibm.com/xmlns/prod/websphere/wbiserver/mfc/6.0.0" name="Route" targetNamespace="http://shop/Route">
				  <operationFlow medflow="Route.medflow"/>
				</mfc:interfaceMediationFlow>
				""").with(BLOCKS, """
				<?xml version="1.0" encoding="UTF-8"?>
				<ecore:EPackage xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:Input.mednode="mednode://mednodes/Input.mednode/Input" xmlns:Trace.mednode="mednode://mednodes/Trace.mednode/Trace" xmlns:Callout.mednode="mednode://mednodes/Callout.mednode/Callout" xmlns:ecore="http://www.eclipse.org/emf/2002/Ecore" xmlns:eflow2="http://www.ibm.com/2006/eflow" name="root">
				  <eClassifiers xmi:type="eflow2:FCMComposite" name="root_I_2">
				    <composition>
				      <nodes xmi:type="Input.mednode:Input" xmi:id="Input_1" name="In"/>
				      <nodes xmi:type="Trace.mednode:Trace" xmi:id="Trace_1" name="Write"%s/>
				      <nodes xmi:type="Trace.mednode:Trace" xmi:id="Trace_2" name="Broken"/>
				      <nodes xmi:type="Callout.mednode:Callout" xmi:id="Callout_1" name="Out"/>
				      <connections xmi:type="eflow2:FCMConnection" xmi:id="C1" targetNode="Trace_1" sourceNode="Input_1" sourceTerminalName="OutTerminal.out" targetTerminalName="InTerminal.in"/>
				      <connections xmi:type="eflow2:FCMConnection" xmi:id="C2" targetNode="Callout_1" sourceNode="Trace_1" sourceTerminalName="OutTerminal.out" targetTerminalName="InTerminal.in"/>
				      <connections xmi:type="eflow2:FCMConnection" xmi:id="C3" targetNode="Trace_2" sourceNode="Trace_1" sourceTerminalName="OutTerminal.Failure" targetTerminalName="InTerminal.in"/>
				    </composition>
				  </eClassifiers>
				</ecore:EPackage>
				""".formatted(attributes));
	}

	private static final String SUBFLOW = "Mediation/Common.subflow";

	/** The flow uses a subflow, in which a Trace stands. */
	private static Files subflow() {
		return flow("Subflow", "          <property name=\"subflowFile\" value=\"Common.subflow\"/>\n").with(SUBFLOW, """
				<?xml version="1.0" encoding="UTF-8"?>
				<mediationFlow xmlns="http://www.ibm.com/xmlns/prod/websphere/2010/MediationFlow" name="Common" targetNamespace="http://shop">
				  <subflow>
				    <node name="in" type="In">
				      <outputTerminal>
				        <wire targetNode="Note"/>
				      </outputTerminal>
				    </node>
				    <node name="Note" type="Trace">
				      <inputTerminal/>
				      <outputTerminal>
				        <wire targetNode="out"/>
				      </outputTerminal>
				    </node>
				    <node name="out" type="Out"/>
				  </subflow>
				</mediationFlow>
				""");
	}

	@Test
	void aTraceInASubflowIsOnTheWayOfTheFlowThatUsesIt() {
		Finding finding = subflow().finding(TRACE);
		assertEquals(SUBFLOW, finding.origin().path());
		assertTrue(finding.message().startsWith("Flow Common has Trace primitives on the way of its messages: 1 (Note)."), finding.message());
		assertTrue(subflow().replace(FLOW, "value=\"Common.subflow\"", "value=\"Other.subflow\"").findings(TRACE).isEmpty(), "nobody uses it");
		assertTrue(subflow().replace(FLOW, "<wire targetNode=\"Write\"/>", "<wire targetNode=\"Out\"/>").findings(TRACE).isEmpty(), "no message gets there");
	}

	@Test
	void aSubflowOfSeveralFlowsIsToldOnce() {
		Files files = subflow();
		files.with("Mediation/Second.mfc", files.text(FLOW).replace("\"Route\"", "\"Second\""));
		assertEquals(1, files.findings(TRACE).size());
	}

	@Test
	void aTraceOnTheWayOfEveryMessage() {
		Finding finding = flow("Trace", "").finding(TRACE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(FLOW, finding.origin().path());
		assertEquals("1", finding.measured());
		assertTrue(finding.message().startsWith("Flow Route has Trace primitives on the way of its messages: 1 (Write). Each writes every message out"), finding.message());
		assertEquals(Severity.INFO, blocks("").finding(TRACE).severity());
		assertEquals(BLOCKS, blocks("").finding(TRACE).origin().path());
	}

	@Test
	void silentWithoutOneAndWhereItIsOff() {
		assertEquals(List.of(), flow("XSLTransformation", "").findings(TRACE));
		assertEquals(List.of(), flow("Trace", "          <property name=\"enabled\" value=\"false\"/>\n").findings(TRACE));
		assertEquals(List.of(), blocks(" enabled=\"false\"").findings(TRACE));
	}

	/** Whoever promotes the property leaves it to the administrator. */
	@Test
	void silentWhereTheSwitchIsPromoted() {
		assertEquals(List.of(), flow("Trace", "          <property name=\"enabled\" promotedPropertyGroup=\"G\" promotedPropertyName=\"Write.enabled\"/>\n").findings(TRACE));
	}

	/** The Trace named Broken stands in all these flows, behind a failure. */
	@Test
	void silentBehindAFailure() {
		assertEquals(List.of(), flow("MessageLogger", "").findings(TRACE));
	}

	@Test
	void aLineWithoutTheMessageIsInformation() {
		Finding finding = flow("Trace", "          <property name=\"root\" value=\"/headers/SMOHeader/Action\"/>\n").finding(TRACE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("writes a line for every message"), finding.message());
		assertEquals(Severity.INFO, flow("Trace", "          <property name=\"literal\" value=\"{0} {1}\"/>\n").finding(TRACE).severity());
		assertEquals(Severity.INFO, flow("Trace", "          <property name=\"root\" value=\"/\"/>\n").finding(TRACE).severity());
	}

	@Test
	void aModuleThatOnlyItsNeighboursCallIsInformation() {
		assertEquals(Severity.INFO, flow("Trace", "").without(SERVED).finding(TRACE).severity());
	}

	@Test
	void fixAddsTheProperty() {
		FixContract.verify(flow("Trace", "          <property name=\"root\" value=\"/\"/>\n"), TRACE + "/disable", Map.of(FLOW, Map.of("          <property name=\"root\" value=\"/\"/>\n",
				"          <property name=\"enabled\" value=\"false\"/>\n          <property name=\"root\" value=\"/\"/>\n")));
	}

	@Test
	void fixOfTheOlderForm() {
		FixContract.verify(blocks(""), TRACE + "/disable", Map.of(BLOCKS, Map.of("name=\"Write\"/>", "name=\"Write\" enabled=\"false\"/>")));
	}

	@Test
	void fixChangesAStatedProperty() {
		FixContract.verify(blocks(" enabled=\"true\""), TRACE + "/disable", Map.of(BLOCKS, Map.of("enabled=\"true\"", "enabled=\"false\"")));
	}

	@Test
	void aMessageLoggerOnTheWayOfEveryMessage() {
		Finding finding = flow("MessageLogger", "          <property name=\"root\" value=\"/\"/>\n").finding(LOGGER);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("/", finding.measured());
		assertEquals("/body", flow("MessageLogger", "").finding(LOGGER).measured());
		assertEquals(List.of(), flow("MessageLogger", "          <property name=\"enabled\" value=\"false\"/>\n").findings(LOGGER));
		assertEquals(List.of(), flow("Trace", "").findings(LOGGER));
		assertEquals(List.of(), flow("MessageFilter", "          <property name=\"root\" value=\"/\"/>\n").findings(LOGGER));
	}

	@Test
	void anEventWithTheMessageForEveryRequest() {
		Finding finding = flow("EventEmitter", "          <property name=\"root\" value=\"/body\"/>\n").finding(EMITTER);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(FLOW, finding.origin().path());
		assertTrue(finding.message().startsWith("Flow Route sends out an event with /body of every message (Write)"), finding.message());
	}

	/** Without a root the event holds no message, one field is small, and behind a failure it is what it is meant for. */
	@Test
	void silentForSmallAndRareEvents() {
		assertEquals(List.of(), flow("EventEmitter", "").findings(EMITTER));
		assertEquals(List.of(), flow("EventEmitter", "          <property name=\"root\" value=\"/body/order/number\"/>\n").findings(EMITTER));
		assertEquals(List.of(), flow("EventEmitter", "          <property name=\"enabled\" value=\"false\"/>\n          <property name=\"root\" value=\"/\"/>\n").findings(EMITTER));
		assertEquals(List.of(), flow("MessageFilter", "").replace(FLOW, "<node name=\"Broken\" type=\"Trace\">", "<node name=\"Broken\" type=\"EventEmitter\"><property name=\"root\" value=\"/\"/>").findings(EMITTER));
	}
}
