/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Beans of SwitchYard, whose public methods are the operations of a service. */
class PrintingSwitchYardTest {

	private static final String RULE = "print-in-each-call";
	private static final String BEAN = "Shop/src/main/java/shop/OrderBean.java";

	private static Files bean(String imported, String body) {
		return new Files().with("Shop/pom.xml", "<project><build><plugins><plugin><artifactId>switchyard-plugin</artifactId></plugin></plugins></build></project>").with(BEAN, """
				package shop;

				import %s;

				@Service(Orders.class)
				public class OrderBean implements Orders {

					@Override
					public String order(String what) {
						%s
						return what;
					}

					private void look(String what) {
						System.out.println(what);
					}
				}
				""".formatted(imported, body));
	}

	private static Files bean(String body) {
		return bean("org.switchyard.component.bean.Service", body);
	}

	@Test
	void aBeanThatPrintsInEachCall() {
		assertEquals(Severity.INFO, bean("System.out.println(what);").finding(RULE).severity());
		assertEquals("2", bean("System.out.println(what);\n\t\tSystem.out.println(what);").finding(RULE).measured());
	}

	@Test
	void silentWhereItPrintsSeldom() {
		assertEquals(List.of(), bean("").findings(RULE));
		assertEquals(List.of(), bean("if (what == null) { System.out.println(what); }").findings(RULE));
		assertEquals(List.of(), bean("try { what.wait(); } catch (Exception e) { System.out.println(e); }").findings(RULE));
	}

	/** Other annotations have the name too, and the quickstarts print in order to show that they run. */
	@Test
	void silentForOtherServicesAndForQuickstarts() {
		assertEquals(List.of(), bean("org.example.Service", "System.out.println(what);").findings(RULE));
		assertEquals(List.of(), bean("System.out.println(what);").replace(BEAN, "package shop;", "package org.switchyard.quickstarts.shop;").findings(RULE));
	}
}
