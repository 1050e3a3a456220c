/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.composite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class WebServiceInsideDomainTest {

	private static final String ID = "sca-ws-binding-inside-domain";
	private static final String PATH = "shop/src/main/resources/shop.composite";
	private static final String STANDARD = "http://docs.oasis-open.org/ns/opencsa/sca/200912";
	private static final String REFERENCE = """
			    <reference name="total">
			      <binding.ws uri="http://localhost:8085/Totals"/>
			    </reference>
			""";

	private static Files composite(String path, String namespace, String reference, String service) {
		return new Files().with(path, """
				<?xml version="1.0" encoding="UTF-8"?>
				<composite xmlns="%s" name="shop" targetNamespace="urn:shop">
				  <component name="Cart">
				    <implementation.java class="shop.Cart"/>
				%s  </component>
				  <component name="Totals">
				    <implementation.java class="shop.Totals"/>
				%s  </component>
				</composite>
				""".formatted(namespace, reference, service));
	}

	private static String service(String uri) {
		return "    <service name=\"Total\">\n      <binding.ws uri=\"" + uri + "\"/>\n    </service>\n";
	}

	private static Files shop(String service) {
		return composite(PATH, STANDARD, REFERENCE, service);
	}

	@Test
	void webServiceBetweenTwoComponents() {
		Finding finding = shop(service("http://localhost:8085/Totals")).finding(ID);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(6, finding.origin().line());
		assertTrue(finding.message().startsWith("Cart/total calls Totals/Total of the same composite at http://localhost:8085/Totals by the binding"), finding.message());
		assertEquals(1, composite(PATH, "http://www.osoa.org/xmlns/sca/1.0", REFERENCE, service("http://127.0.0.1:8085/Totals/")).findings(ID).size(), "the same machine and path");
	}

	@Test
	void addressWithoutHostIsServedAtTheUsualPort() {
		assertEquals(1, composite(PATH, STANDARD, REFERENCE.replace("8085", "8080"), service("/Totals")).findings(ID).size());
		assertTrue(shop(service("/Totals")).findings(ID).isEmpty());
	}

	@Test
	void otherAddressesLeadElsewhere() {
		for (String other : new String[] { "http://localhost:8086/Totals", "http://localhost:8085/Total", "http://shop.example.com:8085/Totals" }) {
			assertTrue(shop(service(other)).findings(ID).isEmpty(), other);
		}
		assertTrue(composite(PATH, STANDARD, REFERENCE.replace("localhost", "shop.example.com"), service("http://shop.example.com:8085/Totals")).findings(ID).isEmpty(), "it may be a proxy");
		assertTrue(shop("    <service name=\"Total\"/>\n").findings(ID).isEmpty());
	}

	@Test
	void anotherCompositeMayRunOnAnotherNode() {
		Files files = shop(service("http://localhost:8086/Totals")).with("totals/totals.composite",
				"<composite xmlns=\"" + STANDARD + "\" name=\"totals\"><component name=\"T\"><service name=\"S\"><binding.ws uri=\"http://localhost:8085/Totals\"/></service></component></composite>");
		assertTrue(files.findings(ID).isEmpty());
	}

	@Test
	void intentsAndPoliciesNeedTheBinding() {
		assertTrue(composite(PATH, STANDARD, REFERENCE.replace("<binding.ws", "<binding.ws requires=\"confidentiality\""), service("http://localhost:8085/Totals")).findings(ID).isEmpty());
		assertTrue(shop(service("http://localhost:8085/Totals").replace("<service name=\"Total\"", "<service name=\"Total\" policySets=\"Log\"")).findings(ID).isEmpty());
	}

	@Test
	void testsOfTheBindingAreLeftAlone() {
		for (String path : new String[] { "shop/src/test/resources/shop.composite", "testing/itest/ws/shop.composite", "vtest/shop.composite" }) {
			assertTrue(composite(path, STANDARD, REFERENCE, service("http://localhost:8085/Totals")).findings(ID).isEmpty(), path);
		}
	}

	@Test
	void fixWiresTheReference() {
		FixContract.verify(shop(service("http://localhost:8085/Totals")), ID + "/wire",
				Map.of(PATH, Map.of(REFERENCE, "    <reference name=\"total\" target=\"Totals/Total\">\n    </reference>\n")));
	}

	@Test
	void outerReferenceNamesNoTarget() {
		Files files = new Files().with(PATH, """
				<composite xmlns="%s" name="shop" targetNamespace="urn:shop">
				  <component name="Cart"><reference name="total"/></component>
				  <component name="Totals"/>
				  <service name="Total" promote="Totals"><binding.ws uri="http://localhost:8085/Totals"/></service>
				  <reference name="total" promote="Cart/total"><binding.ws uri="http://localhost:8085/Totals"/></reference>
				</composite>
				""".formatted(STANDARD));
		assertTrue(files.finding(ID).fixes().isEmpty());
	}
}
