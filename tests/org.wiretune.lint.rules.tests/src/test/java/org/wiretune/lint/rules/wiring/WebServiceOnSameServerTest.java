/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class WebServiceOnSameServerTest {

	private static final String RULE = "ws-binding-same-server";
	private static final String IMPORT = "Sender/ToReceiver.import";
	private static final String ADDRESS = "http://localhost:9080/ReceiverWeb/sca/StockWSExport";

	private static Files files(String endpoint) {
		return Samples.modules().with(IMPORT, Samples.webServiceImport(endpoint));
	}

	@ParameterizedTest
	@ValueSource(strings = {ADDRESS, "http://127.0.0.1:9080/ReceiverWeb/sca/StockWSExport", "https://[::1]:9443/ReceiverWeb/sca/StockWSExport",
			"http://LOCALHOST/ReceiverWeb/sca/StockWSExport"})
	void addressOnThisMachine(String address) {
		Finding finding = files(address).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(address, finding.measured());
		assertTrue(finding.message().contains("SCA binding to StockExport"), finding.message());
		assertTrue(finding.message().contains("through the JAX-WS address"), finding.message());
		assertTrue(finding.assumption().endsWith("the importing module."));
	}

	/** An example shows a binding by calling the module beside it. */
	@Test
	void silentForExamples() {
		for (String folder : List.of("shop-example/", "samples/", "shopTest/", "exampleshop/", "shop-test-bed/", "latest/")) {
			Files files = files(ADDRESS);
			Files moved = files.copy();
			for (String path : List.of("Sender/sca.module", IMPORT)) {
				moved.with(folder + path, files.text(path)).without(path);
			}
			assertEquals(List.of("exampleshop/", "shop-test-bed/", "latest/").contains(folder) ? 1 : 0, moved.findings(RULE).size(), folder);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = {"http://esb.example.org:9080/ReceiverWeb/sca/StockWSExport", "http://localhost.example.org/ReceiverWeb/sca/StockWSExport",
			"http://localhost:9080/ElsewhereWeb/sca/StockWSExport", "http://localhost:9080/Receiver/sca/StockWSExport", "jms:/queue?destination=q", "", "http://%zz"})
	void silentForOtherAddresses(String address) {
		assertTrue(files(address).findings(RULE).isEmpty());
	}

	@Test
	void onlyInfoWithoutAnScaExportOfThePortType() {
		Finding without = files(ADDRESS).without("Receiver/StockExport.export").finding(RULE);
		assertEquals(Severity.INFO, without.severity());
		assertTrue(without.fixes().isEmpty());
		Finding other = files(ADDRESS).replace("Receiver/StockExport.export", "xmlns:st=\"http://Library/Stock\"", "xmlns:st=\"http://Library/Other\"").finding(RULE);
		assertEquals(Severity.INFO, other.severity());
		assertTrue(other.message().contains("Add an export"), other.message());
	}

	@Test
	void onlyInfoWithPoliciesOrHandlers() {
		Finding policy = files(ADDRESS).replace(IMPORT, " port=\"Binding", " policySet=\"WSSecurity\" port=\"Binding").finding(RULE);
		assertEquals(Severity.INFO, policy.severity());
		assertTrue(policy.fixes().isEmpty());
		Finding content = files(ADDRESS).replace(IMPORT, "service=\"Binding:StockService\"/>", "service=\"Binding:StockService\">\n    <handlerChain/>\n  </esbBinding>").finding(RULE);
		assertEquals(Severity.INFO, content.severity());
	}

	@Test
	void fixSca() {
		FixContract.verify(files(ADDRESS), RULE + "/sca", Map.of(IMPORT, Map.of(
				"  <esbBinding xsi:type=\"jaxws:JaxWsImportBinding\" endpoint=\"" + ADDRESS + "\" port=\"Binding:StockPort\" service=\"Binding:StockService\"/>\n",
				"""
				  <esbBinding xsi:type="scdl:SCAImportBinding" module="Receiver" export="StockExport">
				    <scdl:bindingQualifier xsi:type="scdl:IsTargetSCA" value="true"/>
				  </esbBinding>
				""")));
	}

	@Test
	void fixKeepsThePrefixesOfTheFile() {
		Files files = files(ADDRESS).map(text -> text.contains("JaxWsImportBinding")
				? text.replace("xmlns:scdl=", "xmlns:c=").replace("scdl:import", "c:import").replace("xsi:", "i:").replace("xmlns:xsi=", "xmlns:i=") : text);
		FixContract.verify(files, RULE + "/sca", Map.of(IMPORT, Map.of(
				"  <esbBinding i:type=\"jaxws:JaxWsImportBinding\" endpoint=\"" + ADDRESS + "\" port=\"Binding:StockPort\" service=\"Binding:StockService\"/>\n",
				"""
				  <esbBinding i:type="c:SCAImportBinding" module="Receiver" export="StockExport">
				    <c:bindingQualifier i:type="c:IsTargetSCA" value="true"/>
				  </esbBinding>
				""")));
	}

	@Test
	void aModuleThatCallsItself() {
		Files self = Samples.modules().with("Receiver/ToItself.import", Samples.webServiceImport(ADDRESS).replace("\"ToReceiver\"", "\"ToItself\""));
		assertEquals("Receiver/ToItself.import", self.finding(RULE).origin().path());
		assertTrue(self.without("Receiver/StockExport.export").findings(RULE).isEmpty());
	}

	private static final String SCA_EXPORT = "Receiver/StockExport.export";
	private static final String WS_EXPORT = "Receiver/StockWSExport.export";
	private static final String COMPONENT = "Receiver/StockComponent.component";

	private static void adviceWithoutFix(String sentence, Files files) {
		Finding finding = files.finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.fixes().isEmpty(), () -> finding.fixes().toString());
		assertTrue(finding.message().contains(sentence), finding.message());
	}

	/** The first SCA export of the port type may lead somewhere else. */
	@Test
	void onlyInfoWhereTheScaExportLeadsToAnotherComponent() {
		Files files = files(ADDRESS);
		files.with("Receiver/OtherComponent.component", files.text(COMPONENT).replace("StockComponent", "OtherComponent")).replace(SCA_EXPORT, "target=\"StockComponent\"", "target=\"OtherComponent\"");
		adviceWithoutFix("but leads to another component than StockWSExport", files);
		files.with("Receiver/StockExport2.export", files.text(SCA_EXPORT).replace("StockExport", "StockExport2").replace("OtherComponent", "StockComponent"));
		assertEquals("StockExport2", files.finding(RULE).fixes().get(0).label().replaceFirst(".*SCA binding to (\\w+).*", "$1"), "of two exports the one to the same component");
	}

	@Test
	void onlyInfoWhereTheExportIsNotKnown() {
		adviceWithoutFix("Which export and which component are behind it cannot be told", files("http://localhost:9080/ReceiverWeb"));
		adviceWithoutFix("Which export and which component are behind it cannot be told", files(ADDRESS.replace("StockWSExport", "Elsewhere")));
		adviceWithoutFix("Which export and which component are behind it cannot be told", files(ADDRESS).without(COMPONENT));
	}

	/** Handlers and policies at the export are passed by as well as those at the import. */
	@Test
	void onlyInfoWhereTheCalledExportCarriesMore() {
		String binding = "JaxWsExportBinding\"/>";
		for (String content : new String[] {"<handlerChain><handler><handlerClass>a.Context</handlerClass></handler></handlerChain>", "<policySetRef policySetName=\"WSSecurity\"/>"}) {
			adviceWithoutFix("Export StockWSExport has handlers, policies", files(ADDRESS).replace(WS_EXPORT, binding, "JaxWsExportBinding\">\n    " + content + "\n  </esbBinding>"));
		}
		Files permission = files(ADDRESS);
		String face = permission.text(WS_EXPORT).replaceAll("(?s).*(<interface [^>]*)/>.*", "$1");
		adviceWithoutFix("Export StockWSExport has handlers, policies, data bindings or qualifiers",
				permission.replace(WS_EXPORT, face + "/>", face + "><scdl:interfaceQualifier xsi:type=\"scdl:SecurityPermission\" role=\"clerk\"/></interface>"));
	}

	/** Code that turns data, chooses the function or tells faults is passed by as well. */
	@Test
	void onlyInfoWithCodeAtTheCalledExport() {
		for (String attribute : new String[] {"faultSelectorType=\"acme.Faults\"", "dataBindingReferenceName=\"acme:Fixed\"", "functionSelectorType=\"acme.Selector\""}) {
			adviceWithoutFix("Export StockWSExport has handlers, policies", files(ADDRESS).replace(WS_EXPORT, "JaxWsExportBinding\"/>", "JaxWsExportBinding\" " + attribute + "/>"));
		}
		assertEquals(1, files(ADDRESS).replace(WS_EXPORT, "JaxWsExportBinding\"/>", "JaxWsExportBinding\" faultSelectorType=\"com.ibm.wbiserver.Faults\"/>").finding(RULE).fixes().size());
	}

	/** An SCA call of a long-running process goes by a queue, which was measured as much slower. */
	@Test
	void onlyInfoWhereTheCallWouldBeAsynchronous() {
		adviceWithoutFix("would be called asynchronously", files(ADDRESS).replace(COMPONENT, "java:JavaImplementation", "process:ProcessImplementation"));
		Files styled = files(ADDRESS);
		String face = styled.text(SCA_EXPORT).replaceAll("(?s).*(<interface [^>]*)/>.*", "$1");
		adviceWithoutFix("would be called asynchronously", styled.copy().replace(SCA_EXPORT, face, face.replaceAll(" preferredInteractionStyle=\"[^\"]*\"", "") + " preferredInteractionStyle=\"async\""));
		String from = styled.text(IMPORT).replaceAll("(?s).*(<interface [^>]*)/>.*", "$1");
		adviceWithoutFix("would be called asynchronously", styled.replace(IMPORT, from, from.replaceAll(" preferredInteractionStyle=\"[^\"]*\"", "") + " preferredInteractionStyle=\"async\""));
	}
}
