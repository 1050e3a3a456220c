/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import org.wiretune.lint.Files;

/** Small service modules in the form that Integration Designer writes. */
final class ServiceModules {

	static final String PROCESS = "Orders/OrderProcess.bpel";
	static final String PROCESS_COMPONENT = "Orders/OrderProcess.component";
	static final String STOCK = "Orders/Stock.component";
	static final String WSDL = "Orders/Stock.wsdl";
	static final String EXPORT = "Orders/OrderExport.export";

	private static final String SCDL = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:java=\"http://www.ibm.com/xmlns/prod/websphere/scdl/java/6.0.0\" "
			+ "xmlns:process=\"http://www.ibm.com/xmlns/prod/websphere/scdl/business-process/6.0.0\" xmlns:mfc=\"http://www.ibm.com/xmlns/prod/websphere/scdl/mfc/6.0.0\" "
			+ "xmlns:mediation=\"http://www.ibm.com/xmlns/prod/websphere/scdl/mediation/6.0.0\" xmlns:task=\"http://www.ibm.com/xmlns/prod/websphere/scdl/human-task/6.0.0\" "
			+ "xmlns:jaxws=\"http://www.ibm.com/xmlns/prod/websphere/scdl/jaxws/6.0.0\" xmlns:eis=\"http://www.ibm.com/xmlns/prod/websphere/scdl/eis/6.0.0\" "
			+ "xmlns:model=\"http://www.ibm.com/xmlns/prod/websphere/bo/validator/6.1.0\" "
			+ "xmlns:ns1=\"http://shop/Stock\" xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" xmlns:wsdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0\"";

	private ServiceModules() {
	}

	/** {@return a module whose long-running process calls a Java component that states no style, by an operation that answers} */
	static Files orders() {
		return new Files().with("Orders/sca.module", "<scdl:module " + SCDL + " name=\"Orders\"/>\n")
				.with(WSDL, wsdl("Stock"))
				.with(PROCESS, process("longRunning", """
						    <bpws:invoke name="Reserve" operation="ask" partnerLink="StockPartner"/>
						"""))
				.with(PROCESS_COMPONENT, component("OrderProcess", "preferredInteractionStyle=\"async\" ", reference("StockPartner", "Stock"), processOf("OrderProcess.bpel")))
				.with(STOCK, component("Stock", "", "", JAVA));
	}

	/** The implementation of a Java component. */
	static final String JAVA = """
			  <implementation xsi:type="java:JavaImplementation" class="shop.StockImpl">
			    <scdl:implementationQualifier xsi:type="scdl:Transaction" value="global"/>
			  </implementation>
			""";

	static String processOf(String file) {
		return """
				  <implementation xsi:type="process:ProcessImplementation">
				    <scdl:implementationQualifier xsi:type="scdl:Transaction" value="global"/>
				    <process bpel="%s"/>
				  </implementation>
				""".formatted(file);
	}

	/** {@return a component} @param style an attribute of its interface with a blank behind, or nothing @param references its references */
	static String component(String name, String style, String references, String implementation) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<scdl:component %s displayName="%s" name="%s">
				  <interfaces>
				    <interface xsi:type="wsdl:WSDLPortType" %sportType="ns1:Stock"/>
				  </interfaces>
				%s%s</scdl:component>
				""".formatted(SCDL, name, name, style, references.isEmpty() ? "" : "  <references>\n" + references + "  </references>\n", implementation);
	}

	/** {@return a reference with its wire} */
	static String reference(String name, String target) {
		return """
				    <reference name="%s">
				      <interface xsi:type="wsdl:WSDLPortType" portType="ns1:Stock"/>
				      <wire target="%s"/>
				    </reference>
				""".formatted(name, target);
	}

	/** {@return an import} @param style an attribute of its interface with a blank behind, or nothing @param binding the element of its binding */
	static String imported(String name, String style, String binding) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<scdl:import %s displayName="%s" name="%s">
				  <interfaces>
				    <interface xsi:type="wsdl:WSDLPortType" %sportType="ns1:Stock"/>
				  </interfaces>
				  %s
				</scdl:import>
				""".formatted(SCDL, name, name, style, binding);
	}

	/** {@return an export} @param style an attribute of its interface with a blank behind, or nothing @param binding the element of its binding, or nothing */
	static String export(String name, String target, String style, String binding) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<scdl:export %s displayName="%s" name="%s" target="%s">
				  <interfaces>
				    <interface xsi:type="wsdl:WSDLPortType" %sportType="ns1:Stock"/>
				  </interfaces>
				%s</scdl:export>
				""".formatted(SCDL, name, name, target, style, binding.isEmpty() ? "" : "  " + binding + "\n");
	}

	/** The binding of a SOAP export. */
	static final String SOAP_EXPORT = "<esbBinding xsi:type=\"jaxws:JaxWsExportBinding\"/>";
	/** The binding of a SOAP import. */
	static final String SOAP_IMPORT = "<esbBinding xsi:type=\"jaxws:JaxWsImportBinding\" endpoint=\"http://partner/stock\"/>";
	/** The binding of a JMS import. */
	static final String JMS_IMPORT = "<esbBinding xsi:type=\"eis:JMSImportBinding\"/>";

	/** {@return an SCA binding} */
	static String sca(String module, String export) {
		return "<esbBinding xsi:type=\"scdl:SCAImportBinding\" module=\"" + module + "\" export=\"" + export + "\"/>";
	}

	/** {@return a port type with the operation ask, which answers, and the operation tell, which does not} */
	static String wsdl(String name) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:tns="http://shop/%s" name="%s" targetNamespace="http://shop/%s">
				  <wsdl:portType name="%s">
				    <wsdl:operation name="ask">
				      <wsdl:input message="tns:request"/>
				      <wsdl:output message="tns:response"/>
				    </wsdl:operation>
				  </wsdl:portType>
				</wsdl:definitions>
				""".formatted(name, name, name, name);
	}

	/** {@return a process} @param mode longRunning or microflow @param activities what stands behind its receive */
	static String process(String mode, String activities) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<bpws:process xmlns:bpws="http://schemas.xmlsoap.org/ws/2004/03/business-process/" xmlns:wpc="http://www.ibm.com/xmlns/prod/websphere/business-process/6.0.0/" name="OrderProcess" targetNamespace="http://shop" wpc:executionMode="%s">
				  <bpws:sequence name="main">
				    <bpws:receive createInstance="yes" name="Receive" operation="ask" partnerLink="Client"/>
				%s    <bpws:reply name="Reply" operation="ask" partnerLink="Client"/>
				  </bpws:sequence>
				</bpws:process>
				""".formatted(mode, activities);
	}
}
