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
	static final String PROCESS = "Orders/Flow.bpel";
	/** The end of what stands before the properties of the component Flow. */
	static final String TYPE = "      <reference name=\"Price\"/>\n    </componentType>\n";

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

	/**
	 * {@return a composite of version 12.1.3 with the component Flow, a process that the service Orders calls}
	 *
	 * @param properties of the component, each on a line with four spaces
	 * @param activities of the process between receive and reply, indented by four spaces
	 */
	static Files process(String properties, String activities) {
		return composite("""
				  <service name="Orders">
				    <interface.wsdl interface="urn:orders#wsdl.interface(Orders)"/>
				    <binding.ws port="urn:orders#wsdl.endpoint(orders/Orders)"/>
				  </service>
				  <property name="productVersion" type="xs:string" many="false">12.1.3.0.0</property>
				  <component name="Flow" version="2.0">
				    <implementation.bpel src="Flow.bpel"/>
				    <componentType>
				      <service name="client"/>
				      <reference name="Stock"/>
				      <reference name="Price"/>
				    </componentType>
				%s    <business-events/>
				  </component>
				  <reference name="Stock">
				    <binding.ws port="urn:stock#wsdl.endpoint(stock/Stock)" location="http://stock/?wsdl"/>
				  </reference>
				  <reference name="Price">
				    <binding.ws port="urn:price#wsdl.endpoint(price/Price)" location="http://price/?wsdl"/>
				  </reference>
				  <wire>
				    <source.uri>Orders</source.uri>
				    <target.uri>Flow/client</target.uri>
				  </wire>
				  <wire>
				    <source.uri>Flow/Stock</source.uri>
				    <target.uri>Stock</target.uri>
				  </wire>
				  <wire>
				    <source.uri>Flow/Price</source.uri>
				    <target.uri>Price</target.uri>
				  </wire>
				""".formatted(properties)).with(PROCESS, """
				<process name="Flow" xmlns="http://docs.oasis-open.org/wsbpel/2.0/process/executable">
				  <sequence name="main">
				    <receive name="receiveInput" partnerLink="client" operation="process" variable="input" createInstance="yes"/>
				%s    <reply name="replyOutput" partnerLink="client" operation="process" variable="output"/>
				  </sequence>
				</process>
				""".formatted(activities));
	}

	/** {@return a property of a component on a line of its own} @param name the name @param value the value */
	static String property(String name, String value) {
		return "    <property name=\"" + name + "\" type=\"xs:string\" many=\"false\">" + value + "</property>\n";
	}

	/** {@return the composite without the reply of its process} @param files the composite */
	static Files oneWay(Files files) {
		return files.replace(PROCESS, "    <reply name=\"replyOutput\" partnerLink=\"client\" operation=\"process\" variable=\"output\"/>\n", "");
	}

	/** {@return the composite with a mediator that calls the process instead of the service} @param files the composite */
	static Files calledByMediator(Files files) {
		return files.replace(COMPOSITE, "    <source.uri>Orders</source.uri>\n", "    <source.uri>Route/Flow</source.uri>\n").replace(COMPOSITE, "  <component name=\"Flow\"", """
				  <component name="Route">
				    <implementation.mediator src="Route.mplan"/>
				    <componentType>
				      <service name="Route"/>
				      <reference name="Flow"/>
				    </componentType>
				  </component>
				  <component name="Flow\"""");
	}
}
