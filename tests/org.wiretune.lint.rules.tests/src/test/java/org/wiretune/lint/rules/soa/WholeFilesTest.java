/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;

/** Rule {@code soa-file-whole}. */
class WholeFilesTest {

	private static final String RULE = "soa-file-whole";
	private static final String ADAPTER = "Read/Adapters/Poll_file.jca";
	private static final String WSDL = "Read/WSDLs/Poll.wsdl";

	private static Files files() {
		return new Files().with("Read/composite.xml", """
				<composite name="Read" xmlns="http://xmlns.oracle.com/sca/1.0" xmlns:ui="http://xmlns.oracle.com/soa/designer/">
				  <service name="Poll" ui:wsdlLocation="WSDLs/Poll.wsdl">
				    <interface.wsdl interface="urn:poll#wsdl.interface(Read_ptt)"/>
				    <binding.jca config="Adapters/Poll_file.jca"/>
				  </service>
				</composite>
				""").with(ADAPTER, """
				<adapter-config name="Poll" adapter="file" wsdlLocation="../WSDLs/Poll.wsdl" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
				  <connection-factory location="eis/FileAdapter"/>
				  <endpoint-activation portType="Read_ptt" operation="Read">
				    <activation-spec className="oracle.tip.adapter.file.inbound.FileActivationSpec">
				      <property name="PhysicalDirectory" value="/in"/>
				      <property name="UseHeaders" value="false"/>
				      <property name="IncludeFiles" value=".*\\.csv"/>
				    </activation-spec>
				  </endpoint-activation>
				</adapter-config>
				""").with(WSDL, "<definitions name=\"Poll\" targetNamespace=\"urn:poll\" xmlns=\"http://schemas.xmlsoap.org/wsdl/\"><message name=\"Read_msg\"><part name=\"body\" element=\"rows\"/></message><portType name=\"Read_ptt\"><operation name=\"Read\"><input message=\"Read_msg\"/></operation></portType></definitions>\n");
	}

	@Test
	void aFileOfLines() {
		assertEquals(".*\\.csv", files().finding(RULE).measured());
		assertEquals(ADAPTER, files().finding(RULE).origin().path());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "<property name=\"PhysicalDirectory\" value=\"/in\"/>|<property name=\"PublishSize\" value=\"100\"/>", "name=\"UseHeaders\" value=\"false\"|name=\"UseHeaders\" value=\"true\"", "value=\".*\\.csv\"|value=\".*\\.xml\"",
			"name=\"PhysicalDirectory\" value=\"/in\"|name=\"AsAttachment\" value=\"true\"", "name=\"PhysicalDirectory\" value=\"/in\"|name=\"FileType\" value=\"binary\"" })
	void filesThatAreNotHeldWhole(String before, String after) {
		assertEquals(0, files().replace(ADAPTER, before, after).findings(RULE).size());
	}

	private static Files handedTo(String reader, String from) {
		return files().replace("Read/composite.xml", "</composite>", reader + """
				  <component name="Load" version="2.0">
				    <implementation.bpel src="Load.bpel"/>
				    <componentType><service name="client"/></componentType>
				  </component>
				</composite>""").with("Read/Load.bpel", """
				<process name="Load" xmlns="http://docs.oasis-open.org/wsbpel/2.0/process/executable">
				  <sequence>
				    <receive partnerLink="client" operation="Read" variable="rows" createInstance="yes"/>
				    <assign><copy><from>%s</from><to>$total</to></copy></assign>
				  </sequence>
				</process>
				""".formatted(from));
	}

	private static String wire(String from, String to) {
		return "  <wire><source.uri>" + from + "</source.uri><target.uri>" + to + "</target.uri></wire>\n";
	}

	/** A process that works something out of all records would be wrong with parts of them. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "sum($rows.body/row/amount)|0", "number($rows.body/row[last()]/balance)|0", "ora:doTranslateToNative($rows.body, 'a.xsd', 'a', 'STRING')|0", "sum(bpws:getVariableData('rows', 'body'))|0",
			"count($rows.body/row)|1", "sum($rowsOfOthers.body/row/amount)|1", "$rows.body/row[1]|1" })
	void processesThatNeedTheWhole(String from, int findings) {
		assertEquals(findings, handedTo(wire("Poll", "Load/client"), from).findings(RULE).size());
		String mediator = "  <component name=\"Route\"><implementation.mediator src=\"Route.mplan\"/><componentType><service name=\"Route\"/><reference name=\"Load\"/></componentType></component>\n";
		assertEquals(findings, handedTo(mediator + wire("Poll", "Route/Route") + wire("Route/Load", "Load/client"), from).findings(RULE).size(), "by a mediator");
	}

	@Test
	void contentThatNothingTranslates() {
		assertEquals(0, files().replace(WSDL, "element=\"rows\"", "element=\"opaqueElement\"").findings(RULE).size());
	}
}
