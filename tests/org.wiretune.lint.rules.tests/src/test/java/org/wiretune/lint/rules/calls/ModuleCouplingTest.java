/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static org.wiretune.lint.rules.calls.ServiceModules.EXPORT;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS_COMPONENT;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** What modules share: calls, libraries, documents, components in between, and the ways by which they reach each other. */
class ModuleCouplingTest {

	private static final String CHATTER = "sca-module-chatter";
	private static final String LIBRARY = "library-copied-into-modules";
	private static final String EAGER = "bo-parsing-eager-large-xml";
	private static final String BRIDGE = "java-wsdl-bridge-component";
	private static final String SOAP = "ws-export-without-sca-export";
	private static final String MODULE = "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"%s\"/>";
	private static final String ATTRIBUTES = "<scdl:moduleAndLibraryAttributes xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\">\n%s</scdl:moduleAndLibraryAttributes>\n";

	private static String operations(int count) {
		StringBuilder text = new StringBuilder();
		for (int i = 1; i < count; i++) {
			text.append("    <wsdl:operation name=\"ask").append(i).append("\"><wsdl:input message=\"tns:request\"/><wsdl:output message=\"tns:response\"/></wsdl:operation>\n");
		}
		return ServiceModules.wsdl("Stock").replace("  </wsdl:portType>", text + "  </wsdl:portType>");
	}

	private static void module(Files files, String name, String other, int count) {
		files.with(name + "/sca.module", MODULE.formatted(name)).with(name + "/Stock.wsdl", operations(count))
				.with(name + "/Out.import", ServiceModules.imported("Out", "preferredInteractionStyle=\"sync\" ", ServiceModules.sca(other, "In"))).with(name + "/In.export", ServiceModules.export("In", "Work", "", ""))
				.with(name + "/Work.component", ServiceModules.component("Work", "", "", ServiceModules.JAVA))
				.with(name + "/Map.component", ServiceModules.component("Map", "", ServiceModules.reference("OutPartner", "Out"), "  <implementation xsi:type=\"mediation:MediationImplementation\" ifmFile=\"Map.ifm\"/>\n"));
	}

	private static Files chatting(int one, int other) {
		Files files = new Files();
		module(files, "Orders", "Stock", one);
		module(files, "Stock", "Orders", other);
		return files;
	}

	@Test
	void modulesThatWaitForEachOther() {
		Finding finding = chatting(3, 2).finding(CHATTER);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Orders/Out.import", finding.origin().path());
		assertEquals("5", finding.measured());
		assertEquals(List.of("Stock/Out.import"), finding.related().stream().map(origin -> origin.path()).toList());
		assertEquals(List.of(), chatting(2, 2).findings(CHATTER));
	}

	/** A module that others only call is there for that, and asynchronous callers do not wait. */
	@Test
	void silentForServicesAndForAsynchronousCalls() {
		assertEquals(List.of(), chatting(9, 9).without("Stock/Out.import").findings(CHATTER));
		assertEquals(List.of(), chatting(9, 9).replace("Stock/Out.import", "\"sync\"", "\"async\"").findings(CHATTER));
	}

	private static Files library(int modules) {
		Files files = new Files().with("Common/sca.library", "<scdl:library xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Common\"/>");
		for (int i = 1; i <= modules; i++) {
			files.with("M" + i + "/sca.module", MODULE.formatted("M" + i)).with("M" + i + "/sca.module.attributes", ATTRIBUTES.formatted("  <scdl:libraryDependency name=\"Common\"/>\n"));
		}
		return files;
	}

	@Test
	void aLibraryIsDeployedWithSeveralModules() {
		Finding finding = library(3).finding(LIBRARY);
		assertEquals("Common/sca.library", finding.origin().path());
		assertTrue(finding.message().startsWith("Library Common is deployed with 3 modules (M1, M2, M3)"), finding.message());
		assertEquals(List.of(), library(2).findings(LIBRARY));
		assertEquals(List.of(), library(3).with("Common/sca.library.attributes", ATTRIBUTES.formatted("  <sharing scope=\"Global\"/>\n")).findings(LIBRARY));
	}

	private static Files eager(String mode) {
		return ServiceModules.orders().with("Orders/sca.module.attributes", ATTRIBUTES.formatted("  <boImplementation>\n    <" + mode + "/>\n  </boImplementation>\n"))
				.with(EXPORT, ServiceModules.export("OrderExport", "OrderProcess", "", ServiceModules.SOAP_EXPORT));
	}

	@Test
	void documentsForProcessesAreParsedAsAWhole() {
		Finding finding = eager("emf").finding(EAGER);
		assertEquals("Orders/sca.module.attributes", finding.origin().path());
		assertEquals("eager (emf)", finding.measured());
		assertEquals(List.of(), eager("xci").findings(EAGER));
	}

	/** Without XML from outside, without a process, and where a mediation flow supports no other mode. */
	@Test
	void silentWhereNoLargeDocumentComesOrNothingCanBeChosen() {
		assertEquals(List.of(), eager("emf").without(EXPORT).findings(EAGER));
		assertEquals(List.of(), eager("emf").without(PROCESS_COMPONENT).findings(EAGER));
		assertEquals(List.of(), eager("emf").with("Orders/Route.component", ServiceModules.component("Route", "", "", "  <implementation xsi:type=\"mfc:MediationFlowImplementation\" mfcFile=\"Route.mfc\"/>\n")).findings(EAGER));
		assertEquals(List.of(), ServiceModules.orders().with(EXPORT, ServiceModules.export("OrderExport", "OrderProcess", "", ServiceModules.SOAP_EXPORT)).findings(EAGER));
	}

	private static final String MAPPER = "Orders/Mapper.component";

	private static Files bridge(String type) {
		return ServiceModules.orders().with(MAPPER, ServiceModules.component("Mapper", "", ServiceModules.reference("BeanPartner", "Stock").replace("wsdl:WSDLPortType\" portType=\"ns1:Stock", "java:JavaInterface\" interface=\"shop.Stock"),
				ServiceModules.JAVA.replace("StockImpl", type)));
	}

	@Test
	void aBridgeConvertsAllData() {
		Finding finding = bridge("StockMapper").finding(BRIDGE);
		assertEquals(MAPPER, finding.origin().path());
		assertTrue(finding.message().startsWith("Mapper (shop.StockMapper) stands between callers with business objects"), finding.message());
		assertEquals(List.of(), bridge("StockImpl").findings(BRIDGE));
		assertEquals(List.of(), bridge("StockMapper").replace(MAPPER, "java:JavaInterface", "wsdl:WSDLPortType").findings(BRIDGE));
		// A bean has the interface that it has.
		assertEquals(List.of(), bridge("StockMapper").replace(MAPPER, "target=\"Stock\"", "target=\"Bean\"").with("Orders/Bean.import", ServiceModules.imported("Bean", "", "<esbBinding xsi:type=\"ejb:SLSBImportBinding\"/>")).findings(BRIDGE));
	}

	private static final String OFFERED = "Warehouse/StockSoap.export";

	private static Files soap() {
		return ServiceModules.orders().with("Orders/Away.import", ServiceModules.imported("Away", "", "<esbBinding xsi:type=\"jaxws:JaxWsImportBinding\" endpoint=\"http://localhost:9080/WarehouseWeb/sca/StockSoap\"/>"))
				.with("Warehouse/sca.module", MODULE.formatted("Warehouse")).with("Warehouse/Stock.component", ServiceModules.component("Stock", "", "", ServiceModules.JAVA))
				.with(OFFERED, ServiceModules.export("StockSoap", "Stock", "", ServiceModules.SOAP_EXPORT));
	}

	@Test
	void aComponentIsOfferedBySoapOnly() {
		Finding finding = soap().finding(SOAP);
		assertEquals(OFFERED, finding.origin().path());
		assertTrue(finding.message().startsWith("Stock is offered by export StockSoap (JAX-WS) only, although Away (Orders)"), finding.message());
		assertEquals(List.of("Orders/Away.import"), finding.related().stream().map(origin -> origin.path()).toList());
	}

	/** An SCA export beside it, of the same component; nobody calls; policies and handlers. */
	@Test
	void silentBesideAnScaExportForOthersAndWithPolicies() {
		assertEquals(List.of(), soap().with("Warehouse/StockSca.export", ServiceModules.export("StockSca", "Stock", "", "")).findings(SOAP));
		assertEquals(1, soap().with("Warehouse/Other.component", ServiceModules.component("Other", "", "", ServiceModules.JAVA)).with("Warehouse/OtherSca.export", ServiceModules.export("OtherSca", "Other", "", "")).findings(SOAP).size());
		assertEquals(List.of(), soap().without("Orders/Away.import").findings(SOAP));
		assertEquals(List.of(), soap().replace(OFFERED, "<esbBinding xsi:type=\"jaxws:JaxWsExportBinding\"/>", "<esbBinding xsi:type=\"jaxws:JaxWsExportBinding\" policySetRef=\"Secure\"/>").findings(SOAP));
	}
}
