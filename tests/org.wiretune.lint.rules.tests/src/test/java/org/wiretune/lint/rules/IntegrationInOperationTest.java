/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;

/** Code of applications of SwitchYard and of IBM's service modules is what a server runs. */
class IntegrationInOperationTest {

	private static final String RULE = "costly-object-per-call";
	private static final String CODE = """
			package shop;

			import javax.xml.bind.JAXBContext;

			public class Orders {

				public void order(Order order) throws Exception {
					JAXBContext context = JAXBContext.newInstance(Order.class);
					context.createMarshaller().marshal(order, System.err);
				}
			}
			""";

	private static Files application(String plugin) {
		return new Files().with("shop/src/main/java/shop/Orders.java", CODE).with("shop/pom.xml", """
				<project>
				  <groupId>shop</groupId>
				  <artifactId>orders</artifactId>
				  <build>
				    <plugins>
				      <plugin>
				        <artifactId>%s</artifactId>
				      </plugin>
				    </plugins>
				  </build>
				</project>
				""".formatted(plugin));
	}

	@Test
	void anApplicationOfSwitchYard() {
		assertEquals(1, application("switchyard-plugin").findings(RULE).size());
		assertEquals(List.of(), application("maven-jar-plugin").findings(RULE));
	}

	@Test
	void aQuickstartShowsSomething() {
		assertEquals(List.of(), application("switchyard-plugin").replace("shop/pom.xml", "<groupId>shop", "<groupId>org.switchyard.quickstarts").findings(RULE));
	}

	@Test
	void aServiceModule() {
		Files module = new Files().with("Orders/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Orders\"/>").with("Orders/shop/Orders.java", CODE);
		assertEquals(1, module.findings(RULE).size());
		assertEquals(List.of(), module.without("Orders/sca.module").findings(RULE));
	}
}
