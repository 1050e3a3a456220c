/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class CallsPerRowTest {

	private static final String ID = "switchyard-reference-per-row";
	private static final String BEAN = "orders/src/main/java/org/orders/OrderBean.java";
	private static final String TURNS = """
					for (Order order : orders) {
						Stock found = stock.find(order.getItem());
						if (found == null) {
							continue;
						}
						price.create(order.getItem());
					}
			""";

	private static String code(String body) {
		return """
				package org.orders;

				import java.util.List;
				import javax.inject.Inject;
				import org.switchyard.component.bean.Reference;
				import org.switchyard.component.bean.Service;

				@Service(OrderService.class)
				public class OrderBean implements OrderService {

					@Inject
					@Reference
					private StockService stock;
					@Inject
					@Reference
					private PriceService price;

					@Override
					public void submit(List<Order> orders) {
				%s	}
				}
				""".formatted(body);
	}

	private static String reference(String name, String binding) {
		return """
				    <sca:reference name="%s" promote="OrderBean/%s">
				      <sca:interface.java interface="org.orders.%s"/>
				%s    </sca:reference>
				""".formatted(name, name, name, binding);
	}

	private static Files application(String stock, String price, String body) {
		return Applications.orders("""
				    <sca:component name="OrderBean">
				      <bean:implementation.bean xmlns:bean="urn:switchyard-component-bean:config:1.0" class="org.orders.OrderBean"/>
				      <sca:service name="OrderService">
				        <sca:interface.java interface="org.orders.OrderService"/>
				      </sca:service>
				      <sca:reference name="StockService">
				        <sca:interface.java interface="org.orders.StockService"/>
				      </sca:reference>
				      <sca:reference name="PriceService">
				        <sca:interface.java interface="org.orders.PriceService"/>
				      </sca:reference>
				    </sca:component>
				""" + reference("StockService", stock) + reference("PriceService", price), "")
				.with("orders/pom.xml", "<project><modelVersion>4.0.0</modelVersion><artifactId>orders</artifactId></project>").with(BEAN, code(body));
	}

	private static String sql() {
		return "      <sql:binding.sql xmlns:sql=\"urn:switchyard-component-camel-sql:config:1.0\"><sql:query>select * from stock where item = #</sql:query></sql:binding.sql>\n";
	}

	private static String rest() {
		return "      <rest:binding.rest xmlns:rest=\"urn:switchyard-component-resteasy:config:1.0\"><rest:address>http://prices.example.com/</rest:address></rest:binding.rest>\n";
	}

	@Test
	void twoReferencesInALoop() {
		Finding finding = application(sql(), rest(), TURNS).finding(ID);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(BEAN, finding.origin().path());
		assertEquals("stock.find", finding.measured());
		assertTrue(finding.message().contains("StockService, PriceService in a loop, by stock.find: each turn leaves the server by binding.sql"), finding.message());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void onceForAMessageIsNoLoop() {
		assertTrue(application(sql(), rest(), "\t\tprice.create(orders.get(0).getItem());\n").findings(ID).isEmpty());
		assertTrue(application(sql(), rest(), "\t\tfor (Order order : orders) {\n\t\t\tprice.create(orders.get(0).getItem());\n\t\t}\n").findings(ID).isEmpty(), "what no turn gives is one question");
	}

	/** A queue takes the message and lets the bean go on; a service of the same application is called directly. */
	@Test
	void queuesAndNeighboursAreLeftAlone() {
		String jms = "      <jms:binding.jms><jms:queue>PRICES</jms:queue></jms:binding.jms>\n";
		assertTrue(application(jms, jms, TURNS).findings(ID).isEmpty());
		assertTrue(application("      <sca:binding.sca/>\n", "      <sca:binding.sca/>\n", TURNS).findings(ID).isEmpty());
	}

	/** Only the bean of the component has the reference. */
	@Test
	void lookAlikes() {
		assertTrue(application(sql(), rest(), TURNS).replace(Applications.ORDERS, "class=\"org.orders.OrderBean\"", "class=\"org.orders.OtherBean\"").findings(ID).isEmpty());
		Files example = application(sql(), rest(), TURNS);
		assertTrue(example.without(BEAN).with("orders/src/test/java/org/orders/OrderBean.java", code(TURNS)).findings(ID).isEmpty());
	}
}
