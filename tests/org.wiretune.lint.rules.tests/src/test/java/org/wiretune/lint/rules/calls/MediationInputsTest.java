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

class MediationInputsTest {

	private static final String RULE = "mediation-validate-input";
	private static final String FLOW = "Mediation/Route.mfc";
	private static final String ON = "          <property name=\"validateInput\" value=\"true\"/>\n";

	/** A flow whose transformation has properties, and a header setter behind its failure that validates. */
	private static Files flow(String properties) {
		return new Files().with("Mediation/sca.module", "<scdl:mediationModule xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Mediation\"/>").with(FLOW, """
				<?xml version="1.0" encoding="UTF-8"?>
				<mediationFlow xmlns="http://www.ibm.com/xmlns/prod/websphere/2010/MediationFlow" name="Route" targetNamespace="http://shop/Route">
				  <interface portType="ns1:Stock">
				    <operation name="ask">
				      <requestFlow>
				        <node name="In" type="Input">
				          <outputTerminal>
				            <wire targetNode="Change"/>
				          </outputTerminal>
				        </node>
				        <node name="Change" type="XSLTransformation">
				%s          <inputTerminal/>
				          <outputTerminal>
				            <wire targetNode="Out"/>
				          </outputTerminal>
				          <failTerminal>
				            <wire targetNode="Broken"/>
				          </failTerminal>
				        </node>
				        <node name="Out" type="Callout"/>
				        <node name="Broken" type="SOAPHeaderSetter">
				          <property name="validateInput" value="true"/>
				          <inputTerminal/>
				        </node>
				      </requestFlow>
				    </operation>
				  </interface>
				</mediationFlow>
				""".formatted(properties));
	}

	@Test
	void aPrimitiveThatValidatesOnTheWayOfEveryMessage() {
		Finding finding = flow(ON).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(FLOW, finding.origin().path());
		assertEquals("1", finding.measured());
		assertTrue(finding.message().contains("1 (Change)"), finding.message());
	}

	/** By default a primitive does not validate; one behind a failure does not slow down what succeeds. */
	@Test
	void silentWithoutIt() {
		assertEquals(List.of(), flow("").findings(RULE));
		assertEquals(List.of(), flow(ON.replace("true", "false")).findings(RULE));
	}

	@Test
	void silentWhereAnAdministratorDecides() {
		assertEquals(List.of(), flow("          <property name=\"validateInput\" value=\"true\" promotedPropertyGroup=\"G\" promotedPropertyName=\"Change.validateInput\"/>\n").findings(RULE));
	}

	@Test
	void silentInAStub() {
		Files stub = flow(ON);
		Files moved = stub.copy().with("Shop/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Shop\"/>");
		for (String path : stub.paths()) {
			moved.with("stubs/" + path, stub.bytes(path)).without(path);
		}
		assertEquals(List.of(), moved.findings(RULE));
	}

	@Test
	void fixSwitchesItOff() {
		String node = "type=\"XSLTransformation\">\n";
		FixContract.verify(flow(ON), RULE + "/trust", Map.of(FLOW, Map.of(node + ON, node + ON.replace("true", "false"))));
	}
}
