/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import org.wiretune.lint.Files;

/** Composites of Oracle SOA Suite in memory. */
final class Composites {

	static final String COMPOSITE = "Orders/composite.xml";
	static final String ADAPTER = "Orders/Inbound.jca";

	private Composites() {
	}

	/** {@return a composite} @param content what stands in it, indented by two spaces */
	static Files composite(String content) {
		return new Files().with(COMPOSITE, """
				<?xml version="1.0" encoding="UTF-8"?>
				<composite name="Orders" revision="1.0" xmlns="http://xmlns.oracle.com/sca/1.0" xmlns:xs="http://www.w3.org/2001/XMLSchema">
				%s</composite>
				""".formatted(content));
	}

	/** {@return a composite with a service named Inbound of an adapter} @param binding what stands in its binding, with line ends; may be empty @param adapter the adapter file */
	static Files inbound(String binding, String adapter) {
		return composite("""
				  <service name="Inbound">
				    <interface.wsdl interface="urn:orders#wsdl.interface(Receive_ptt)"/>
				    <binding.jca config="Inbound.jca">
				%s    </binding.jca>
				  </service>
				""".formatted(binding)).with(ADAPTER, adapter);
	}

	/** {@return an adapter file} @param kind its kind, for example db @param location of the connection factory @param type the class of the activation @param properties pairs of name and value */
	static String adapter(String kind, String location, String type, String... properties) {
		StringBuilder stated = new StringBuilder();
		for (int i = 0; i < properties.length; i += 2) {
			stated.append("      <property name=\"").append(properties[i]).append("\" value=\"").append(properties[i + 1]).append("\"/>\n");
		}
		return """
				<adapter-config name="Inbound" adapter="%s" wsdlLocation="Inbound.wsdl" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
				  <connection-factory location="%s"/>
				  <endpoint-activation portType="Receive_ptt" operation="receive">
				    <activation-spec className="oracle.tip.adapter.%s">
				%s    </activation-spec>
				  </endpoint-activation>
				</adapter-config>
				""".formatted(kind, location, type, stated);
	}
}
