/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS_COMPONENT;
import static org.wiretune.lint.rules.calls.ServiceModules.WSDL;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Components with several port types: a call goes by the one that its reference states. */
class CalledPortTypesTest {

	private static final String OVER = "sync-over-async-process";
	private static final String ASK = "Orders/Ask.component";
	private static final String START = "Orders/Start.wsdl";
	private static final String OUTPUT = "      <wsdl:output message=\"tns:response\"/>\n";
	private static final String FACE = "    <interface xsi:type=\"wsdl:WSDLPortType\" preferredInteractionStyle=\"async\" portType=\"ns1:Stock\"/>\n";
	private static final String STARTED = "    <interface xsi:type=\"wsdl:WSDLPortType\" preferredInteractionStyle=\"async\" portType=\"ns2:Start\" xmlns:ns2=\"http://shop/Start\"/>\n";

	/** Code asks a long-running process by one port type, while another one starts it without an answer. */
	private static Files asked() {
		String code = "package shop;\n\nimport com.ibm.websphere.sca.Service;\nimport com.ibm.websphere.sca.ServiceManager;\n\npublic class AskImpl {\n\n\tpublic Object ask(Object order) {\n"
				+ "\t\tService process = (Service) ServiceManager.INSTANCE.locateService(\"ProcessPartner\");\n\t\treturn process.invoke(\"ask\", order);\n\t}\n}\n";
		return ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", "    <bpws:wait name=\"Wait\"/>\n")).with("Orders/shop/AskImpl.java", code)
				.with(START, ServiceModules.wsdl("Start").replace(OUTPUT, ""))
				.replace(PROCESS_COMPONENT, FACE, STARTED + FACE)
				.with(ASK, ServiceModules.component("Ask", "", ServiceModules.reference("ProcessPartner", "OrderProcess"), ServiceModules.JAVA.replace("StockImpl", "AskImpl")));
	}

	@Test
	void thePortTypeOfTheReferenceAnswers() {
		assertEquals(ASK, asked().finding(OVER).origin().path());
		assertEquals(Severity.WARNING, asked().finding(OVER).severity());
	}

	@Test
	void thePortTypeOfTheReferenceDoesNotAnswer() {
		Files other = asked().replace(ASK, "    <reference name=\"ProcessPartner\">\n      <interface xsi:type=\"wsdl:WSDLPortType\" portType=\"ns1:Stock\"/>",
				"    <reference name=\"ProcessPartner\">\n      <interface xsi:type=\"wsdl:WSDLPortType\" portType=\"ns2:Start\" xmlns:ns2=\"http://shop/Start\"/>");
		assertEquals(List.of(), other.findings(OVER));
		assertEquals(List.of(), asked().replace(WSDL, OUTPUT, "").findings(OVER));
	}

	/** Where the reference states a port type that the target does not have, all of them count. */
	@Test
	void aPortTypeOfAnotherNamespaceIsAnotherOne() {
		assertEquals(List.of(), asked().replace(ASK, "    <reference name=\"ProcessPartner\">\n      <interface xsi:type=\"wsdl:WSDLPortType\" portType=\"ns1:Stock\"/>",
				"    <reference name=\"ProcessPartner\">\n      <interface xsi:type=\"wsdl:WSDLPortType\" portType=\"ns2:Stock\" xmlns:ns2=\"http://other/Stock\"/>").findings(OVER));
	}
}
