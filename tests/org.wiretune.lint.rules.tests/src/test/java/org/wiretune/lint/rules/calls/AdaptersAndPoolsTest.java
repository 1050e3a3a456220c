/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static org.wiretune.lint.rules.calls.ServiceModules.EXPORT;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

/** Inbound adapters, and the connections of messaging imports. */
class AdaptersAndPoolsTest {

	private static final String ORDERED = "adapter-ordered-delivery";
	private static final String ONCE = "adapter-assured-once";
	private static final String RATE = "adapter-poll-rate-cap";
	private static final String POOL = "jms-import-pool-below-threads";

	private static Files adapter(String properties) {
		return ServiceModules.orders().with(EXPORT, ServiceModules.export("Events", "Stock", "", "<esbBinding xsi:type=\"eis:EISExportBinding\">\n    <connection type=\"com.ibm.j2ca.jdbc.inbound.JDBCActivationSpecWithXid\">\n      <properties>\n"
				+ properties + "      </properties>\n    </connection>\n  </esbBinding>"));
	}

	private static String property(String name, String value) {
		return "        <" + name + ">" + value + "</" + name + ">\n";
	}

	@Test
	void anAdapterDeliversOneByOne() {
		Finding finding = adapter(property("deliveryType", "ORDERED")).finding(ORDERED);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(EXPORT, finding.origin().path());
		assertEquals("ORDERED", finding.measured());
		assertEquals(List.of(), adapter(property("deliveryType", "UNORDERED")).findings(ORDERED));
		assertEquals(List.of(), adapter("").findings(ORDERED));
	}

	@Test
	void anAdapterKeepsTheStateOfEachEvent() {
		assertEquals(EXPORT, adapter(property("assuredOnceDelivery", "true")).finding(ONCE).origin().path());
		assertEquals(List.of(), adapter(property("assuredOnceDelivery", "false")).findings(ONCE));
		assertEquals(List.of(), adapter("").findings(ONCE));
		FixContract.verify(adapter(property("assuredOnceDelivery", "true")), ONCE + "/false", Map.of(EXPORT, Map.of("<assuredOnceDelivery>true<", "<assuredOnceDelivery>false<")));
	}

	@Test
	void anAdapterPollsTooLittle() {
		Finding finding = adapter(property("pollQuantity", "1") + property("pollPeriod", "10000")).finding(RATE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().startsWith("The adapter of export Events polls 1 events each 10"), finding.message());
		assertEquals(List.of(), adapter(property("pollQuantity", "10") + property("pollPeriod", "1000")).findings(RATE));
		assertEquals(1, adapter(property("pollQuantity", "9") + property("pollPeriod", "1000")).findings(RATE).size());
		assertEquals(List.of(), adapter(property("pollQuantity", "1")).findings(RATE));
		assertEquals(List.of(), adapter(property("pollQuantity", "1") + property("pollPeriod", "0")).findings(RATE));
	}

	/** A module that serves web requests and sends messages by a factory with 10 connections, on a server with 50 web threads. */
	private static Files sending(long connections) {
		Files files = Samples.server();
		ServiceModules.orders().paths().forEach(path -> files.with(path, ServiceModules.orders().text(path)));
		return files.replace(Samples.RESOURCES, "  <resources.j2c:J2CResourceAdapter xmi:id=\"Adapter_2\" name=\"SIB JMS Resource Adapter\" threadPoolAlias=\"SIBJMSRAThreadPool\">\n",
				"  <resources.j2c:J2CResourceAdapter xmi:id=\"Adapter_2\" name=\"SIB JMS Resource Adapter\" threadPoolAlias=\"SIBJMSRAThreadPool\">\n    <factories xmi:type=\"resources.j2c:J2CConnectionFactory\" xmi:id=\"F_1\" name=\"Orders.Stock_CF\" jndiName=\"Orders/Stock_CF\">\n      <connectionPool xmi:id=\"P_1\" maxConnections=\""
						+ connections + "\"/>\n    </factories>\n")
				.without(ServiceModules.STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.JMS_IMPORT)).with(EXPORT, ServiceModules.export("In", "OrderProcess", "", ServiceModules.SOAP_EXPORT));
	}

	@Test
	void fewerConnectionsThanThreads() {
		Finding finding = sending(10).finding(POOL);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Samples.RESOURCES, finding.origin().path());
		assertEquals("10", finding.measured());
		assertEquals("50", finding.limit());
		assertTrue(finding.message().startsWith("Import Stock sends by Orders.Stock_CF with at most 10 connections"), finding.message());
		assertEquals(List.of(), sending(50).findings(POOL));
		assertEquals(1, sending(49).findings(POOL).size());
		FixContract.verify(sending(10), POOL + "/raise", Map.of(Samples.RESOURCES, Map.of("maxConnections=\"10\"", "maxConnections=\"50\"")));
	}

	/** Nobody knows how many call where no web request comes in; nobody calls; another factory. */
	@Test
	void silentWhereTheThreadsAreNotKnown() {
		assertEquals(List.of(), sending(10).without(EXPORT).findings(POOL));
		assertEquals(List.of(), sending(10).without(ServiceModules.PROCESS_COMPONENT).findings(POOL));
		assertEquals(List.of(), sending(10).replace("Orders/Stock.import", "<esbBinding xsi:type=\"eis:JMSImportBinding\"/>",
				"<esbBinding xsi:type=\"eis:JMSImportBinding\"><connection target=\"jms/Shared\" type=\"com.ibm.ws.sib.api.jmsra.impl.JmsJcaManagedConnectionFactoryImpl\"/></esbBinding>").findings(POOL));
	}
}
