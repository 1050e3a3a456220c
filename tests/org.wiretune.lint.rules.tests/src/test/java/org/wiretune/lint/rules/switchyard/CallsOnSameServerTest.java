/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class CallsOnSameServerTest {

	private static final String GATEWAY = "switchyard-soap-same-server";
	private static final String CLUSTERED = "switchyard-clustered-local";
	private static final String FACE = "      <sca:interface.wsdl interface=\"Bill.wsdl#wsdl.porttype(Bill)\"/>\n";
	private static final String CALL = """
			      <soap:binding.soap name="out">
			        <soap:wsdl>Bill.wsdl</soap:wsdl>
			        <soap:endpointAddress>http://localhost:8080/billing/BillService</soap:endpointAddress>
			      </soap:binding.soap>
			""";
	private static final String OFFER = """
			      <soap:binding.soap>
			        <soap:wsdl>Bill.wsdl</soap:wsdl>
			        <soap:socketAddr>:18001</soap:socketAddr>
			        <soap:contextPath>billing</soap:contextPath>
			      </soap:binding.soap>
			""";

	private static String reference(String name, String inside) {
		return "    <sca:reference name=\"" + name + "\" promote=\"Bean/" + name + "\">\n" + inside + "    </sca:reference>\n";
	}

	private static Files calling(String reference, String service) {
		return Applications.orders(reference("Bill", reference), "").with(Applications.BILLING, Applications.text("billing", "1.0", Applications.service("Bill", service), ""));
	}

	private static Files soap() {
		return calling(FACE + CALL, FACE + OFFER);
	}

	@Test
	void soapToAnotherApplicationOfTheServer() {
		Finding finding = soap().finding(GATEWAY);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Applications.ORDERS, finding.origin().path());
		assertTrue(finding.message().startsWith("Bill calls service Bill of application billing at http://localhost:8080/billing/BillService by binding.soap,"), finding.message());
		assertTrue(finding.assumption().contains("one server"), finding.assumption());
		assertEquals(1, soap().replace(Applications.ORDERS, "localhost:8080", "127.0.0.1:18001").findings(GATEWAY).size(), "the port that the service states");
	}

	@Test
	void otherAddressesLeadElsewhere() {
		for (String other : new String[] { "http://billing.example.com:8080/billing/BillService", "http://localhost:9090/billing/BillService", "http://localhost:8080/other/BillService",
				"http://localhost:8080/billing/v2/BillService", "http://localhost:8080/billing", "http://localhost:${port}/billing/BillService" }) {
			assertTrue(soap().replace(Applications.ORDERS, "http://localhost:8080/billing/BillService", other).findings(GATEWAY).isEmpty(), other);
		}
		assertTrue(soap().without(Applications.BILLING).findings(GATEWAY).isEmpty(), "nothing of that address was read");
		assertTrue(soap().replace(Applications.BILLING, "        <soap:contextPath>billing</soap:contextPath>\n", "").findings(GATEWAY).isEmpty());
	}

	@Test
	void variablesOfTheApplicationAreReplaced() {
		Files files = soap().replace(Applications.ORDERS, "localhost:8080", "localhost:${port}").replace(Applications.ORDERS, "</sy:switchyard>",
				"  <sy:domain>\n    <sy:properties>\n      <sy:property name=\"port\" value=\"${server.port:8080}\"/>\n    </sy:properties>\n  </sy:domain>\n</sy:switchyard>");
		assertTrue(files.finding(GATEWAY).message().contains("at http://localhost:8080/billing/BillService by"), files.finding(GATEWAY).message());
	}

	@Test
	void gatewaysThatDoMoreAreLeftAlone() {
		assertTrue(soap().replace(Applications.ORDERS, "</soap:endpointAddress>\n", "</soap:endpointAddress>\n        <soap:mtom enabled=\"true\"/>\n").findings(GATEWAY).isEmpty());
		assertTrue(soap().replace(Applications.BILLING, "</soap:contextPath>\n", "</soap:contextPath>\n        <soap:addressing enabled=\"true\"/>\n").findings(GATEWAY).isEmpty());
		assertTrue(soap().replace(Applications.BILLING, "<sca:service name=\"Bill\"", "<sca:service requires=\"confidentiality\" name=\"Bill\"").findings(GATEWAY).isEmpty());
		assertTrue(soap().replace(Applications.BILLING, "</soap:contextPath>\n", "</soap:contextPath>\n        <soap:inInterceptors><soap:interceptor class=\"A\"/></soap:inInterceptors>\n").findings(GATEWAY).isEmpty());
	}

	@Test
	void ofSeveralServicesTheNameTells() {
		String more = Applications.service("Bill", FACE + OFFER) + Applications.service("BillService", FACE + OFFER);
		Files files = soap().with(Applications.BILLING, Applications.text("billing", "1.0", more, ""));
		assertTrue(files.finding(GATEWAY).message().contains("service BillService of"), files.finding(GATEWAY).message());
		String open = Applications.service("Bill", FACE + OFFER) + Applications.service("Reminder", FACE + OFFER);
		assertTrue(soap().with(Applications.BILLING, Applications.text("billing", "1.0", open, "")).findings(GATEWAY).isEmpty(), "either may be meant");
	}

	@Test
	void ownServiceNeedsNoBinding() {
		Files files = Applications.orders(Applications.service("Bill", FACE + OFFER) + reference("Bill", FACE + CALL), "");
		Finding finding = files.finding(GATEWAY);
		assertTrue(finding.message().contains("of its own application orders"), finding.message());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void plainAndRestGatewaysCount() {
		String out = "      <http:binding.http xmlns:http=\"urn:switchyard-component-http:config:1.0\">\n        <http:address>http://localhost:8080/billing/bill</http:address>\n      </http:binding.http>\n";
		String in = "      <http:binding.http xmlns:http=\"urn:switchyard-component-http:config:1.0\">\n        <http:contextPath>billing/bill</http:contextPath>\n      </http:binding.http>\n";
		assertEquals(1, calling(FACE + out, FACE + in).findings(GATEWAY).size());
		assertTrue(calling(FACE + out.replace("bill<", "other<"), FACE + in).findings(GATEWAY).isEmpty());
		assertTrue(calling(FACE + out, FACE + OFFER.replace(">billing<", ">billing/bill<")).findings(GATEWAY).isEmpty(), "SOAP answers no plain HTTP");
		String rest = "      <rest:binding.rest xmlns:rest=\"urn:switchyard-component-resteasy:config:1.0\">\n        <rest:address>http://localhost:8080/billing/rest</rest:address>\n      </rest:binding.rest>\n";
		String offered = "      <rest:binding.rest xmlns:rest=\"urn:switchyard-component-resteasy:config:1.0\">\n        <rest:contextPath>billing</rest:contextPath>\n      </rest:binding.rest>\n";
		assertEquals(1, calling(FACE + rest, FACE + offered).findings(GATEWAY).size());
	}

	/** Services of one address are told apart by the interface that says which operation has which path. */
	@Test
	void restServicesOfOneAddress() {
		String binding = "      <rest:binding.rest xmlns:rest=\"urn:switchyard-component-resteasy:config:1.0\">\n%s        <rest:interfaces>%s</rest:interfaces>\n        <rest:%s>%s</rest:%s>\n      </rest:binding.rest>\n";
		String composer = "        <rest:messageComposer class=\"shop.Composer\"/>\n";
		String two = Applications.service("Order", FACE + binding.formatted("", "shop.OrderResource, shop.TestResource", "contextPath", "shop", "contextPath"))
				+ Applications.service("Stock", FACE + binding.formatted(composer, "shop.StockResource", "contextPath", "shop", "contextPath"));
		Files files = Applications.orders(two + reference("Warehouse", FACE + binding.formatted(composer, "shop.StockResource", "address", "http://localhost:8080/shop", "address")), "");
		assertTrue(files.finding(GATEWAY).message().contains("service Stock"), files.finding(GATEWAY).message());
		assertTrue(files.finding(GATEWAY).fixes().isEmpty());
		assertEquals(List.of(), files.replace(Applications.ORDERS, ">shop.StockResource</rest:interfaces>\n        <rest:address>", ">shop.OtherResource</rest:interfaces>\n        <rest:address>").findings(GATEWAY));
	}

	/** What the application's own code makes of a message would be lost. */
	@Test
	void noFixWithAComposer() {
		String composer = "        <soap:messageComposer class=\"shop.Composer\"/>\n";
		Files files = soap().replace(Applications.ORDERS, "        <soap:wsdl>", composer + "        <soap:wsdl>");
		assertEquals(1, files.findings(GATEWAY).size());
		assertTrue(files.finding(GATEWAY).fixes().isEmpty());
	}

	/** A quickstart that plays the foreign service itself shows a gateway; one that calls another application is like any other. */
	@Test
	void quickstartsThatCallThemselvesAreLeftAlone() {
		Files inside = Applications.orders(Applications.service("Bill", FACE + OFFER) + reference("Bill", FACE + CALL), "");
		assertEquals(1, inside.findings(GATEWAY).size());
		assertEquals(List.of(), inside.replace(Applications.ORDERS, "urn:orders:1.0", "urn:switchyard-quickstart:orders:1.0").findings(GATEWAY));
		assertEquals(1, soap().replace(Applications.ORDERS, "urn:orders:1.0", "urn:switchyard-quickstart:orders:1.0").findings(GATEWAY).size());
	}

	@Test
	void testsOfTheGatewayAreLeftAlone() {
		Files files = soap();
		assertTrue(new Files().with("orders/src/test/resources/switchyard.xml", files.text(Applications.ORDERS)).with(Applications.BILLING, files.text(Applications.BILLING)).findings(GATEWAY).isEmpty());
	}

	@Test
	void fixWritesTheScaBindingAtBothEnds() {
		FixContract.verify(soap(), GATEWAY + "/sca", Map.of(
				Applications.ORDERS, Map.of(CALL, "      <sca:binding.sca sy:targetNamespace=\"urn:billing:1.0\"/>\n"),
				Applications.BILLING, Map.of(OFFER, OFFER + "      <sca:binding.sca/>\n")));
		Files offered = calling(FACE + CALL, FACE + OFFER + "      <sca:binding.sca/>\n");
		FixContract.verify(offered, GATEWAY + "/sca", Map.of(Applications.ORDERS, Map.of(CALL, "      <sca:binding.sca sy:targetNamespace=\"urn:billing:1.0\"/>\n")));
		Files renamed = soap().replace(Applications.ORDERS, "name=\"Bill\"", "name=\"Payment\"");
		FixContract.verify(renamed, GATEWAY + "/sca", Map.of(
				Applications.ORDERS, Map.of(CALL, "      <sca:binding.sca sy:target=\"Bill\" sy:targetNamespace=\"urn:billing:1.0\"/>\n"),
				Applications.BILLING, Map.of(OFFER, OFFER + "      <sca:binding.sca/>\n")));
	}

	@Test
	void noFixWhereTypesDiffer() {
		assertTrue(soap().replace(Applications.BILLING, FACE, "      <sca:interface.java interface=\"com.example.Bill\"/>\n").finding(GATEWAY).fixes().isEmpty());
	}

	private static Files cluster(String version, String attributes) {
		return new Files().with(Applications.ORDERS, Applications.text("orders", version, reference("Bill", "      <sca:binding.sca " + attributes + "/>\n"), ""))
				.with(Applications.BILLING, Applications.text("billing", version, Applications.service("Bill", "      <sca:binding.sca sy:clustered=\"true\"/>\n"), ""));
	}

	private static final String ROUND = "sy:clustered=\"true\" sy:loadBalance=\"RoundRobinStrategy\"";

	@Test
	void clusteredCallOfANeighbour() {
		Finding finding = cluster("1.0", ROUND).finding(CLUSTERED);
		assertTrue(finding.message().startsWith("Bill calls service Bill of application billing by a clustered binding with RoundRobinStrategy,"), finding.message());
		assertTrue(cluster("1.0", "sy:clustered=\"true\"").findings(CLUSTERED).isEmpty(), "no strategy leaves the instance by intent");
		assertTrue(cluster("1.0", ROUND.replace("true", "false")).findings(CLUSTERED).isEmpty());
		assertTrue(cluster("1.0", ROUND).without(Applications.BILLING).findings(CLUSTERED).isEmpty(), "it runs elsewhere");
	}

	@Test
	void laterVersionsPreferTheOwnInstance() {
		assertTrue(cluster("2.0", ROUND).findings(CLUSTERED).isEmpty());
		assertTrue(cluster("1.0", ROUND + " sy:preferLocal=\"true\"").findings(CLUSTERED).isEmpty());
		assertEquals(1, cluster("2.0", ROUND + " sy:preferLocal=\"false\"").findings(CLUSTERED).size());
	}
}
