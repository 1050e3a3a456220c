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

class RemoteInvokersTest {

	private static final String ID = "switchyard-remote-invoker-same-server";
	private static final String BEAN = "orders/src/main/java/Billing.java";
	private static final String CLASS = """
			import org.switchyard.remote.http.HttpInvoker;

			public class Billing {
				private static final String HOST = "http://localhost:8080";

				public void bill(Object order) throws Exception {
					new HttpInvoker(HOST + "/switchyard-remote").invoke(message(order));
				}
			}
			""";

	private static Files application(String code) {
		return Applications.orders("", "").with("orders/pom.xml", "<project><modelVersion>4.0.0</modelVersion><artifactId>orders</artifactId></project>").with(BEAN, code);
	}

	@Test
	void applicationCallsItself() {
		Finding finding = application(CLASS).finding(ID);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(7, finding.origin().line());
		assertTrue(finding.message().contains("by a remote invoker at http://localhost:8080/switchyard-remote,"), finding.message());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void otherServersAreCalledFromOutside() {
		assertTrue(application(CLASS.replace("localhost:8080", "billing.example.com")).findings(ID).isEmpty());
		assertTrue(application(CLASS.replace("/switchyard-remote", "/other")).findings(ID).isEmpty());
		assertTrue(application(CLASS.replace("HOST + \"/switchyard-remote\"", "address()")).findings(ID).isEmpty());
	}

	@Test
	void programsAndTestsAreClients() {
		assertTrue(application(CLASS.replace("public void bill(Object order)", "public static void main(String[] order)")).findings(ID).isEmpty());
		assertTrue(application(CLASS).without(BEAN).with("orders/src/test/java/Billing.java", CLASS).findings(ID).isEmpty());
	}

	@Test
	void withoutAnApplicationNothingIsInjected() {
		assertTrue(application(CLASS).without(Applications.ORDERS).findings(ID).isEmpty());
	}
}
