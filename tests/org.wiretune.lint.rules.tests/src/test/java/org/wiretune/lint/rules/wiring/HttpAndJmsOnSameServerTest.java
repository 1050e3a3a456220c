/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class HttpAndJmsOnSameServerTest {

	private static final String HTTP_RULE = "http-binding-same-server";
	private static final String JMS_RULE = "jms-binding-same-server";
	private static final String IMPORT = "Sender/ToReceiver.import";
	private static final String ADDRESS = "http://localhost:9080/ReceiverWeb/stock";
	private static final String SCA = """
			  <esbBinding xsi:type="scdl:SCAImportBinding" module="Receiver" export="StockExport">
			    <scdl:bindingQualifier xsi:type="scdl:IsTargetSCA" value="true"/>
			  </esbBinding>
			""";
	private static final String JMS = """
			  <esbBinding xsi:type="eis:JMSImportBinding">
			    <connection target="Sender/ToReceiver_CF"/>
			    <destination usage="send" target="jms/Stock"/>
			  </esbBinding>
			""";

	private static String http(String address) {
		return """
				  <esbBinding xsi:type="http:HTTPImportBinding">
				    <importInteraction endpointURL="%s"/>
				    <methodBinding method="ask" httpMethod="POST"/>
				  </esbBinding>
				""".formatted(address);
	}

	private static Files with(String binding) {
		return Samples.modules().replace(IMPORT, SCA, binding);
	}

	/** With an export by HTTP at the address. */
	private static Files http() {
		return with(http(ADDRESS)).with("Receiver/StockHttpExport.export", Samples.modules().text("Receiver/StockWSExport.export").replace("StockWSExport", "StockHttpExport")
				.replace("  <esbBinding xsi:type=\"jaxws:JaxWsExportBinding\"/>\n", """
						  <esbBinding xsi:type="http:HTTPExportBinding" contextPath="/stock">
						    <methodBinding method="ask" httpMethod="POST"/>
						  </esbBinding>
						"""));
	}

	private static Files jms() {
		return with(JMS).with("Receiver/StockJMSExport.export", Samples.modules().text("Receiver/StockWSExport.export").replace("StockWSExport", "StockJMSExport")
				.replace("  <esbBinding xsi:type=\"jaxws:JaxWsExportBinding\"/>\n", """
						  <esbBinding xsi:type="eis:JMSExportBinding">
						    <connection target="Receiver/StockJMSExport_AS"/>
						    <destination usage="receive" target="jms/Stock"/>
						  </esbBinding>
						"""));
	}

	/** An HTTP import may lead to a Web Service, and is then called what it is. */
	@Test
	void theBindingIsNamed() {
		assertTrue(http().finding(HTTP_RULE).message().contains("through the HTTP address"), http().finding(HTTP_RULE).message());
		Finding soap = with(http("http://localhost:9080/ReceiverWeb/sca/StockWSExport")).finding(HTTP_RULE);
		assertTrue(soap.message().contains("through the SOAP over HTTP address"), soap.message());
	}

	@Test
	void httpOnThisMachine() {
		Finding finding = http().finding(HTTP_RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(ADDRESS, finding.measured());
		assertTrue(finding.message().contains("SCA binding to StockExport"), finding.message());
	}

	@ParameterizedTest
	@ValueSource(strings = {"http://esb.example.org:9080/ReceiverWeb/stock", "http://localhost:9080/ElsewhereWeb/stock", "http://localhost:9080/SenderWeb/stock", "", "jms:/q"})
	void httpElsewhereIsSilent(String address) {
		assertTrue(with(http(address)).findings(HTTP_RULE).isEmpty());
	}

	@Test
	void httpWithoutAnScaExportIsOnlyInfo() {
		Finding finding = with(http(ADDRESS)).without("Receiver/StockExport.export").finding(HTTP_RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void httpWithAHandlerIsOnlyInfo() {
		Finding finding = with(http(ADDRESS).replace("<methodBinding", "<securityPolicy name=\"basic\"/>\n    <methodBinding")).finding(HTTP_RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void fixHttp() {
		FixContract.verify(http(), HTTP_RULE + "/sca", Map.of(IMPORT, Map.of(http(ADDRESS), SCA)));
	}

	@Test
	void jmsWhoseCallersWait() {
		Finding finding = jms().finding(JMS_RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("jms/Stock", finding.measured());
		assertEquals("Receiver/StockExport.export", finding.related().get(0).path());
	}

	@Test
	void jmsThatMayBeMeantToDecoupleIsOnlyInfo() {
		assertEquals(Severity.INFO, jms().replace(IMPORT, " preferredInteractionStyle=\"sync\"", "").finding(JMS_RULE).severity());
		assertEquals(Severity.INFO, jms().without("Receiver/StockExport.export").finding(JMS_RULE).severity());
	}

	/** Callers that may go on at once would wait. */
	@Test
	void noFixWhereCallersOfJmsMayNotWait() {
		assertEquals(1, jms().finding(JMS_RULE).fixes().size());
		for (String style : new String[] {"", " preferredInteractionStyle=\"any\""}) {
			Finding finding = jms().replace(IMPORT, " preferredInteractionStyle=\"sync\"", style).finding(JMS_RULE);
			assertTrue(finding.fixes().isEmpty(), style);
			assertEquals(Severity.INFO, finding.severity());
		}
		assertEquals(1, http().replace(IMPORT, " preferredInteractionStyle=\"sync\"", "").finding("http-binding-same-server").fixes().size(), "callers by HTTP wait in any case");
	}

	@Test
	void jmsToAnotherDestinationIsSilent() {
		assertTrue(jms().replace(IMPORT, "target=\"jms/Stock\"", "target=\"jms/Other\"").findings(JMS_RULE).isEmpty());
		assertTrue(with(JMS).findings(JMS_RULE).isEmpty());
	}

	@Test
	void fixJms() {
		FixContract.verify(jms(), JMS_RULE + "/sca", Map.of(IMPORT, Map.of(JMS, SCA)));
	}

	@Test
	void silentWhereTheModulesRunOnDifferentServers() {
		Files files = CallBetweenServersTest.cell(jms());
		assertTrue(files.findings(JMS_RULE).isEmpty());
		assertEquals(1, files.without(CallBetweenServersTest.DEPLOYMENT.formatted("Sender", "Sender")).findings(JMS_RULE).size());
	}

	@Test
	void soapWhereHttpSuffices() {
		String rule = "ws-binding-where-http-suffices";
		Files files = Samples.modules().with(IMPORT, Samples.webServiceImport("http://esb.example.org/ReceiverWeb/sca/StockWSExport"));
		Finding finding = files.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("JAX-WS", finding.measured());
		assertTrue(files.copy().replace(IMPORT, " port=\"Binding", " policySet=\"WSSecurity\" port=\"Binding").findings(rule).isEmpty());
		assertTrue(files.copy().replace("Receiver/StockWSExport.export", "JaxWsExportBinding\"/>", "JaxWsExportBinding\"><handlerChain/></esbBinding>").findings(rule).isEmpty());
		assertTrue(files.copy().replace(IMPORT, "sca/StockWSExport", "sca/Elsewhere").findings(rule).isEmpty());
		assertTrue(files.copy().replace(IMPORT, "esb.example.org", "localhost:9080").findings(rule).isEmpty(), "SCA is the better advice there");
	}

	@Test
	void costOfACallThatIsMeantToBeAsynchronous() {
		String rule = "sca-async-hidden-cost-hover";
		Files files = Samples.modules().replace(IMPORT, "\"sync\"", "\"async\"");
		assertTrue(files.findings(rule).isEmpty());
		Files process = files.copy().replace("Receiver/StockComponent.component", "java:JavaImplementation", "process:ProcessImplementation");
		assertTrue(process.finding(rule).message().contains("StockExport of Receiver"));
		assertTrue(files.copy().replace(IMPORT, "module=\"Receiver\"", "module=\"Elsewhere\"").finding(rule).message().contains("not read"));
		assertTrue(process.replace(IMPORT, "\"async\"", "\"sync\"").findings(rule).isEmpty());
	}

	private static void adviceWithoutFix(String rule, String sentence, Files files) {
		Finding finding = files.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.fixes().isEmpty(), () -> finding.fixes().toString());
		assertTrue(finding.message().contains(sentence), finding.message());
	}

	@Test
	void onlyInfoWhereTheExportIsNotKnown() {
		adviceWithoutFix(HTTP_RULE, "Which export and which component are behind it cannot be told", with(http(ADDRESS)));
		Files two = jms();
		two.with("Sender/Other.export", two.text("Receiver/StockJMSExport.export").replace("StockJMSExport", "Other").replace("target=\"StockComponent\"", "target=\"SenderComponent\""));
		adviceWithoutFix(JMS_RULE, "Which export and which component are behind it cannot be told", two);
	}

	@Test
	void onlyInfoWhereTheScaExportLeadsToAnotherComponent() {
		for (Files files : new Files[] {http(), jms()}) {
			files.with("Receiver/OtherComponent.component", files.text("Receiver/StockComponent.component").replace("StockComponent", "OtherComponent"))
					.replace("Receiver/StockExport.export", "target=\"StockComponent\"", "target=\"OtherComponent\"");
			adviceWithoutFix(files.paths().contains("Receiver/StockHttpExport.export") ? HTTP_RULE : JMS_RULE, "but leads to another component than", files);
		}
	}

	/** Code at a binding that turns data or chooses functions would be passed by. */
	@Test
	void onlyInfoWithCodeAtABinding() {
		String export = "Receiver/StockJMSExport.export";
		adviceWithoutFix(JMS_RULE, "a call by SCA would pass them by", jms().replace(export, "JMSExportBinding\"", "JMSExportBinding\" selectorType=\"acme.FunctionSelector\""));
		adviceWithoutFix(JMS_RULE, "a call by SCA would pass them by", jms().replace(export, "JMSExportBinding\"", "JMSExportBinding\" dataBindingType=\"acme.Fixed\""));
		adviceWithoutFix(JMS_RULE, "The binding has handlers, policies or data bindings", jms().replace(IMPORT, "JMSImportBinding\"", "JMSImportBinding\" dataBindingType=\"acme.Fixed\""));
		assertEquals(1, jms().replace(export, "JMSExportBinding\"", "JMSExportBinding\" dataBindingType=\"com.ibm.websphere.sca.jms.data.impl.JMSDataBindingImplXML\"").finding(JMS_RULE).fixes().size());
		adviceWithoutFix(HTTP_RULE, "a call by SCA would pass them by",
				http().replace("Receiver/StockHttpExport.export", "httpMethod=\"POST\"/>", "httpMethod=\"POST\" inDataBindingReferenceName=\"acme:Fixed\"/>"));
	}

	/** The handlers of the product only write and read the message that is saved; a name alike in another namespace may do anything. */
	@Test
	void theProductsOwnDataHandlersAreNothingThatIsLost() {
		String place = "httpMethod=\"POST\"/>";
		String named = "httpMethod=\"POST\" inDataBindingReferenceName=\"own:UTF8XMLDataHandler\" xmlns:own=\"%s\"/>";
		assertEquals(1, http().replace("Receiver/StockHttpExport.export", place, named.formatted("http://www.ibm.com/xmlns/prod/websphere/j2ca/configuration/6.1.0")).finding(HTTP_RULE).fixes().size());
		adviceWithoutFix(HTTP_RULE, "a call by SCA would pass them by", http().replace("Receiver/StockHttpExport.export", place, named.formatted("http://acme/configuration")));
	}

	@Test
	void onlyInfoWhereTheCallWouldBeAsynchronous() {
		for (Files files : new Files[] {http(), jms()}) {
			files.replace("Receiver/StockComponent.component", "java:JavaImplementation", "process:ProcessImplementation");
			adviceWithoutFix(files.paths().contains("Receiver/StockHttpExport.export") ? HTTP_RULE : JMS_RULE, "would be called asynchronously", files);
		}
	}
}
