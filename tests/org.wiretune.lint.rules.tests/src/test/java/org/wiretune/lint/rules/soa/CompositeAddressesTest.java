/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class CompositeAddressesTest {

	private static final String PLACE = "soa-co-location-not-seen";
	private static final String CLIENT = "soa-remote-java-client-ws";
	private static final String BILLING = "Billing/composite.xml";
	private static final String JAVA = "client/src/main/java/Client.java";

	private static String reference(String name, String server, String inside) {
		return """
				  <reference name="%s">
				    <binding.ws port="urn:bill" location="http://%s/soa-infra/services/default/Billing!1.0/bill_ep?WSDL">
				%s    </binding.ws>
				  </reference>
				""".formatted(name, server, inside);
	}

	private static Files calling(String... references) {
		return Composites.composite(String.join("", references)).with(BILLING,
				"<composite xmlns=\"http://xmlns.oracle.com/sca/1.0\" name=\"Billing\"><service name=\"bill_ep\"><binding.ws port=\"p\"></binding.ws></service></composite>");
	}

	private static final String ONE = reference("Bill", "soa.example.com:8001", "");
	private static final String TWO = reference("Again", "soa.example.com:8001", "");

	@Test
	void oneAddressOfAnotherHost() {
		Finding finding = calling(ONE, TWO, reference("Odd", "gateway.example.com:8001", "")).finding(PLACE);
		assertTrue(finding.message().startsWith("Odd calls composite Billing at gateway.example.com:8001, where most addresses of composites have soa.example.com:8001."), finding.message());
		assertEquals(1, calling(ONE, TWO, reference("Odd", "soa.example.com:7777", "")).findings(PLACE).size(), "the port counts too");
	}

	@Test
	void withoutAMajorityNothingIsSaid() {
		assertTrue(calling(ONE, TWO).findings(PLACE).isEmpty());
		assertTrue(calling(ONE, TWO, reference("Upper", "SOA.example.com:8001", "")).findings(PLACE).isEmpty());
		assertTrue(calling(ONE, reference("Odd", "gateway.example.com:8001", "")).findings(PLACE).isEmpty());
		assertTrue(calling(ONE, TWO, reference("Odd", "${host}", "")).findings(PLACE).isEmpty());
		assertTrue(calling(ONE, TWO, reference("Odd", "localhost:8001", "")).findings(PLACE).isEmpty(), "the developer's own machine");
		assertTrue(calling(ONE, TWO, reference("Odd", "gateway.example.com:8001", "")).without(BILLING).findings(PLACE).isEmpty(), "it may run elsewhere");
	}

	@Test
	void serversOfOtherStagesAreOtherServers() {
		String one = reference("Bill", "dev-soa02.example.com:8001", "");
		String two = reference("Again", "dev-soa02.example.com:8001", "");
		assertEquals(1, calling(one, two, reference("Odd", "dev-soa02:8001", "")).findings(PLACE).size(), "the same machine without its domain");
		for (String other : new String[] { "uat-soa02.example.com:8001", "soa02.example.com:8001", "soauat.prod.example.com:8001" }) {
			assertTrue(calling(one, two, reference("Odd", other, "")).findings(PLACE).isEmpty(), other);
		}
		assertEquals(1, calling(ONE, TWO, reference("Odd", "devices.example.com:8001", "")).findings(PLACE).size(), "a word that only begins like one");
	}

	@Test
	void forcedForbiddenAndGuardedCallsAreLeftAlone() {
		for (String inside : new String[] { "      <property name=\"oracle.soa.local.optimization.force\">true</property>\n", "      <property name=\"oracle.webservices.local.optimization\">false</property>\n",
				"      <wsp:PolicyReference xmlns:wsp=\"http://schemas.xmlsoap.org/ws/2004/09/policy\" URI=\"oracle/log_policy\"/>\n" }) {
			assertTrue(calling(ONE, TWO, reference("Odd", "gateway.example.com:8001", inside)).findings(PLACE).isEmpty(), inside);
		}
	}

	@Test
	void fixForcesTheLocalCall() {
		String odd = reference("Odd", "gateway.example.com:8001", "");
		FixContract.verify(calling(ONE, TWO, odd), PLACE + "/force", Map.of(Composites.COMPOSITE, Map.of(odd,
				reference("Odd", "gateway.example.com:8001", "      <property name=\"oracle.soa.local.optimization.force\" type=\"xs:string\" many=\"false\">true</property>\n"))));
	}

	private static Files client(String code) {
		return calling(ONE).with(JAVA, code);
	}

	private static final String STUB = """
			public class Client {
				String address() {
					return "http://soa.example.com:8001/soa-infra/services/default/Billing/bill_ep";
				}
			}
			""";

	@Test
	void javaCallsTheCompositeBySoap() {
		Finding finding = client(STUB).finding(CLIENT);
		assertEquals(JAVA, finding.origin().path());
		assertEquals(3, finding.origin().line());
		assertTrue(finding.message().contains("calls composite Billing at http://soa.example.com:8001/soa-infra/services/default/Billing/bill_ep by SOAP."), finding.message());
		Files offered = client(STUB).replace(BILLING, "</service>", "<binding.direct/></service>");
		assertTrue(offered.finding(CLIENT).message().contains("although the composite offers binding.direct"), offered.finding(CLIENT).message());
	}

	@Test
	void othersClientsAndProgramsAreLeftAlone() {
		assertTrue(client(STUB.replace("default/Billing", "default/Shipping")).findings(CLIENT).isEmpty());
		assertTrue(client(STUB.replace("String address()", "public static void main(String[] words)").replace("return ", "String address = ")).findings(CLIENT).isEmpty());
		assertTrue(calling(ONE).with("client/src/test/java/Client.java", STUB).findings(CLIENT).isEmpty());
	}
}
