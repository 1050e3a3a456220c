/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import org.wiretune.lint.Files;

/** Applications of SwitchYard in memory. */
final class Applications {

	static final String ORDERS = "orders/src/main/resources/META-INF/switchyard.xml";
	static final String BILLING = "billing/src/main/resources/META-INF/switchyard.xml";

	private Applications() {
	}

	/** {@return the application orders} @param content what stands in its composite, indented by four spaces @param behind what stands behind the composite, indented by two */
	static Files orders(String content, String behind) {
		return new Files().with(ORDERS, text("orders", "1.0", content, behind));
	}

	/** {@return the text of a switchyard.xml} @param name the name @param version of the schema @param content what stands in its composite @param behind what stands behind it */
	static String text(String name, String version, String content, String behind) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<sy:switchyard name="%s" xmlns:sy="urn:switchyard-config:switchyard:%s" xmlns:sca="http://docs.oasis-open.org/ns/opencsa/sca/200912" xmlns:soap="urn:switchyard-component-soap:config:1.0" xmlns:jms="urn:switchyard-component-camel-jms:config:1.0">
				  <sca:composite name="%s" targetNamespace="urn:%s:1.0">
				%s  </sca:composite>
				%s</sy:switchyard>
				""".formatted(name, version, name, name, content, behind);
	}

	/** {@return a service of the component Bean} @param name its name @param inside what stands in it, indented by six spaces */
	static String service(String name, String inside) {
		return """
				    <sca:service name="%s" promote="Bean/%s">
				%s    </sca:service>
				""".formatted(name, name, inside);
	}
}
