/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class BusinessServicesTest {

	private static final String ENDLESS = "osb-http-no-timeout";
	private static final String ROUND = "osb-own-proxy-over-http";

	private static Files waiting(String timeout) {
		return Buses.orders("", Buses.ROUTE).with(Buses.SERVICE, Buses.service("http://stock.example.com:8001/Stock", "", timeout));
	}

	@Test
	void waitsForEver() {
		Finding finding = waiting("0").finding(ENDLESS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(13, finding.origin().line());
		assertEquals("Stock waits for answers without limit", finding.headline());
		assertTrue(waiting("1").findings(ENDLESS).isEmpty());
		FixContract.verify(waiting("0"), ENDLESS + "/limit",
				Map.of(Buses.SERVICE, Map.of("<http:timeout>0<", "<http:timeout>60<", "<http:connection-timeout>0<", "<http:connection-timeout>10<")));
	}

	@Test
	void servicesOfAProjectAreOneFinding() {
		Files files = waiting("0");
		files.with("Orders/business/Prices.bix", files.text(Buses.SERVICE)).with("Orders/business/Quick.bix", Buses.service("http://h/q", "", "5"));
		Finding finding = files.finding(ENDLESS);
		assertTrue(finding.message().startsWith("2 business services of Orders (Prices, Stock) have a read time-out of 0"), finding.message());
		assertEquals(1, finding.related().size());
	}

	@Test
	void otherTransportsAndTestsAreLeftAlone() {
		assertTrue(waiting("0").replace(Buses.SERVICE, "<tran:provider-id>http", "<tran:provider-id>jms").findings(ENDLESS).isEmpty());
		assertTrue(new Files().with("all/samples/Orders/.project", "<projectDescription/>").with("all/samples/" + Buses.SERVICE, waiting("0").text(Buses.SERVICE)).findings(ENDLESS).isEmpty());
	}

	private static Files round(String address, String path) {
		return Buses.orders("", Buses.ROUTE).with(Buses.SERVICE, Buses.service(address, "", "20")).with("Orders/proxy/StockProxy.proxy", Buses.proxy(path, ""));
	}

	@Test
	void comesBackOverHttp() {
		Finding finding = round("http://localhost:7001/orders/Stock", "/orders/Stock").finding(ROUND);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Buses.SERVICE, finding.origin().path());
		assertTrue(finding.message().startsWith("Stock calls http://localhost:7001/orders/Stock, where proxy service StockProxy of project Orders listens:"), finding.message());
		assertTrue(finding.assumption().contains("because it leads to the own machine"), finding.assumption());
		assertTrue(round("http://localhost:7001/orders/Stock", "/orders/Stocks").findings(ROUND).isEmpty());
	}

	@Test
	void whatHttpIsNeededForIsLeftAlone() {
		Files mock = round("http://localhost:7001/orders/Stock", "/orders/Stock");
		assertTrue(mock.copy().with("Orders/proxy/MockStock.proxy", mock.text("Orders/proxy/StockProxy.proxy")).without("Orders/proxy/StockProxy.proxy").findings(ROUND).isEmpty(), "stands in for another server");
		assertTrue(mock.copy().replace(Buses.SERVICE, "<ser:coreEntry/>", "<ser:coreEntry><ser:ws-policy><ser:policies><ser:service-policy><ser:owsm-policy-ref ID=\"oracle/wss\"/></ser:service-policy></ser:policies></ser:ws-policy></ser:coreEntry>").findings(ROUND).isEmpty());
	}

	@Test
	void anotherNameOfTheHostIsAssumed() {
		Finding finding = round("http://bus.example.com:7001/orders/Stock?wsdl", "/orders/Stock/").finding(ROUND);
		assertTrue(finding.assumption().contains("because a proxy service with its path was read"), finding.assumption());
	}
}
