/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class CompositeDetoursTest {

	private static final String RULE = "osb-composite-over-http";
	private static final String NEAR = "http://localhost:7101/soa-infra/services/default/Prices!1.0/prices_client_ep";

	private static Files at(String address) {
		return Buses.orders("", Buses.ROUTE).with(Buses.SERVICE, Buses.service(address, "", "20"));
	}

	@Test
	void compositeIsCalledBySoap() {
		Finding finding = at(NEAR).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Buses.SERVICE, finding.origin().path());
		assertEquals("Stock calls composite Prices by SOAP over HTTP", finding.headline());
		assertTrue(finding.message().startsWith("Stock calls composite Prices by " + NEAR + ":"), finding.message());
	}

	@Test
	void othersThanCompositesAreLeftAlone() {
		for (String address : new String[] { "http://localhost:7101/soa-infra/services/default", "http://localhost:7101/services/default/Prices", "http://localhost:7101/soa-infra/Prices" }) {
			assertTrue(at(address).findings(RULE).isEmpty(), address);
		}
		assertTrue(at(NEAR).replace(Buses.SERVICE, "<tran:provider-id>http", "<tran:provider-id>soa-direct").findings(RULE).isEmpty());
		assertTrue(new Files().with("Orders/mocks/Stock.bix", at(NEAR).text(Buses.SERVICE)).findings(RULE).isEmpty());
	}

	/** A composite elsewhere may be that of another firm, unless it was read. */
	@Test
	void compositesElsewhereAreToldWhereTheyWereRead() {
		Files files = at("http://soa.example.com:8001/soa-infra/services/default/Prices/prices_client_ep");
		assertTrue(files.findings(RULE).isEmpty());
		assertEquals(1, files.with("Prices/SOA/composite.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<composite name=\"Prices\" xmlns=\"http://xmlns.oracle.com/sca/1.0\"/>\n").findings(RULE).size());
	}

	@Test
	void servicesOfAProjectAreOneFinding() {
		Files files = at(NEAR);
		files.with("Orders/business/Terms.bix", files.text(Buses.SERVICE).replace("Prices", "Terms")).with("Orders/business/Zones.bix", files.text(Buses.SERVICE));
		Finding finding = files.finding(RULE);
		assertEquals("3 services of Orders call composites by SOAP over HTTP", finding.headline());
		assertTrue(finding.message().startsWith("3 business services of Orders call 2 composites (Prices, Terms) by their web addresses:"), finding.message());
		assertEquals(2, finding.related().size());
	}

	@Test
	void privateAddressesAreOfTheSameHouse() {
		for (String host : new String[] { "10.2.3.4:8001", "192.168.1.7:8001", "172.16.19.34", "11.50.0.22:7007", "soaprod02:8001", "soa.shop.internal:9073", "soa.shop.local/soainfra/services/default/Prices/prices?via=" }) {
			Finding finding = at("http://" + host + "/soa-infra/services/default/Prices/prices_client_ep").finding(RULE);
			assertTrue(finding.assumption().startsWith("WireTune assumes that composites at private addresses are of the same house"), finding.assumption());
		}
		for (String host : new String[] { "172.32.19.34", "11.2.3.4", "11.2.3.4:443", "soa.example.com" }) {
			assertTrue(at("http://" + host + "/soa-infra/services/default/Prices/prices_client_ep").findings(RULE).isEmpty(), host);
		}
	}
}
