/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.wiretune.lint.rules.calls.ServiceModules.EXPORT;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS_COMPONENT;
import static org.wiretune.lint.rules.calls.ServiceModules.STOCK;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** What happens where data and transactions cross the border of a component or module. */
class ModuleBordersTest {

	private static final String OWN = "sca-import-of-own-module";
	private static final String MODES = "bo-parsing-mode-mixed";
	private static final String VALIDATION = "bo-validation-qualifier";
	private static final String SHARED = "jms-shared-receive-destination";
	private static final String SUSPENDED = "suspend-transaction-true";
	private static final String DEFERRED = "deliver-async-commit-deferred-response";
	private static final String ATTRIBUTES = "<scdl:moduleAndLibraryAttributes xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\">\n  <boImplementation>\n    <%s/>\n  </boImplementation>\n</scdl:moduleAndLibraryAttributes>\n";

	private static Files own() {
		return ServiceModules.orders().with("Orders/Back.import", ServiceModules.imported("Back", "", ServiceModules.sca("Orders", "StockExport"))).with("Orders/StockExport.export", ServiceModules.export("StockExport", "Stock", "", ""));
	}

	@Test
	void aModuleImportsItsOwnExport() {
		Finding finding = own().finding(OWN);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Orders/Back.import", finding.origin().path());
		assertEquals(List.of(), own().replace("Orders/Back.import", "module=\"Orders\"", "module=\"Others\"").findings(OWN));
		// Its qualifiers would be lost; that a call may join the component behind it decides anyway.
		assertEquals(1, own().replace("Orders/Back.import", "portType=\"ns1:Stock\"/>", "portType=\"ns1:Stock\">\n      <scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"true\"/>\n    </interface>").findings(OWN).size());
		assertEquals(List.of(), own().replace("Orders/Back.import", "portType=\"ns1:Stock\"/>", "portType=\"ns1:Stock\">\n      <scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"false\"/>\n    </interface>").findings(OWN));
	}

	private static Files modes(String caller, String called) {
		return ServiceModules.orders().with("Orders/sca.module.attributes", ATTRIBUTES.formatted(caller)).with("Orders/Away.import", ServiceModules.imported("Away", "", ServiceModules.sca("Warehouse", "StockExport")))
				.with("Warehouse/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Warehouse\"/>").with("Warehouse/sca.module.attributes", ATTRIBUTES.formatted(called))
				.with("Warehouse/StockExport.export", ServiceModules.export("StockExport", "Stock", "", "")).with("Warehouse/Stock.component", ServiceModules.component("Stock", "", "", ServiceModules.JAVA));
	}

	@Test
	void modulesOfDifferentModesCallEachOther() {
		Finding finding = modes("xci", "emf").finding(MODES);
		assertEquals("lazy (xci)", finding.measured());
		assertEquals("eager (emf)", finding.limit());
		assertEquals("Orders/Away.import", finding.origin().path());
		assertEquals(List.of(), modes("emf", "emf").findings(MODES));
		// Nothing is known of a module whose attributes were not read, and modules that do not call each other have no border.
		assertEquals(List.of(), modes("xci", "emf").without("Warehouse/sca.module.attributes").findings(MODES));
		assertEquals(List.of(), modes("xci", "emf").without("Orders/Away.import").findings(MODES));
	}

	@Test
	void severalImportsOfOneModuleAreOneFinding() {
		assertEquals(1, modes("xci", "emf").with("Orders/Too.import", ServiceModules.imported("Too", "", ServiceModules.sca("Warehouse", "StockExport"))).findings(MODES).size());
	}

	/** One module of the other mode is one cause, however many meet it. */
	@Test
	void oneModuleOfTheOtherModeIsOneFinding() {
		Files files = modes("xci", "emf").with("Returns/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Returns\"/>").with("Returns/sca.module.attributes", ATTRIBUTES.formatted("xci"))
				.with("Returns/Back.import", ServiceModules.imported("Back", "", ServiceModules.sca("Warehouse", "StockExport")));
		Finding finding = files.finding(MODES);
		assertEquals("Warehouse/sca.module.attributes", finding.origin().path());
		assertEquals("eager (emf)", finding.measured());
		assertEquals(List.of("Orders/Away.import", "Returns/Back.import", "Orders/sca.module.attributes", "Returns/sca.module.attributes"), finding.related().stream().map(Origin::path).toList());
		assertTrue(finding.message().contains("and 2 modules that it calls or that call it use mode lazy (xci) (Orders, Returns)"), finding.message());
	}

	@Test
	void twoModulesThatCallEachOtherAreOneFinding() {
		Files files = modes("xci", "emf").with("Orders/OrderExport.export", ServiceModules.export("OrderExport", "Stock", "", ""))
				.with("Warehouse/Ask.import", ServiceModules.imported("Ask", "", ServiceModules.sca("Orders", "OrderExport")));
		assertEquals("Orders/Away.import", files.finding(MODES).origin().path());
		assertEquals("Warehouse/Ask.import", files.finding(MODES).related().getFirst().path());
	}

	private static Files mediated(String nodes) {
		return modes("xci", "emf").with("Orders/Route.component", ServiceModules.component("Route", "", ServiceModules.reference("AwayPartner", "Away") + ServiceModules.reference("StockPartner", "Stock"),
				"  <implementation xsi:type=\"mfc:MediationFlowImplementation\" mfcFile=\"Route.mfc\"/>\n")).with("Orders/Route.mfc", """
				<mediationFlow xmlns="http://www.ibm.com/xmlns/prod/websphere/2010/MediationFlow" name="Route" targetNamespace="http://shop/Route">
				  <interface portType="ns1:Stock">
				    <operation name="ask">
				      <requestFlow>
				        <node name="In" type="Input"><outputTerminal><wire targetNode="Own"/></outputTerminal></node>
				%s      </requestFlow>
				    </operation>
				  </interface>
				</mediationFlow>
				""".formatted(nodes));
	}

	private static final String OWN_CALL = """
			        <node name="Own" type="ServiceInvoke"><property name="referenceName" value="StockPartner"/><property name="operationName" value="ask"/>%s</node>
			""";
	private static final String AWAY_CALL = """
			        <node name="Tell" type="ServiceInvoke"><property name="referenceName" value="AwayPartner"/><property name="operationName" value="ask"/></node>
			""";

	/** A wire is no call: the flow has to call by it, and not only where something failed. */
	@Test
	void modulesThatMeetNeverOrSeldomHaveNoBorder() {
		String then = "<outputTerminal><wire targetNode=\"Tell\"/></outputTerminal>";
		assertEquals("Orders/Away.import", mediated(OWN_CALL.formatted(then) + AWAY_CALL).finding(MODES).origin().path());
		assertEquals(List.of(), mediated(OWN_CALL.formatted("")).findings(MODES));
		assertEquals(List.of(), mediated(OWN_CALL.formatted("<failTerminal><wire targetNode=\"Tell\"/></failTerminal>") + AWAY_CALL).findings(MODES));
		// What a subflow calls its own file tells.
		assertEquals(1, mediated(OWN_CALL.formatted("") + "        <node name=\"Part\" type=\"Subflow\"/>\n").findings(MODES).size());
	}

	private static final String VALIDATED = "portType=\"ns1:Stock\">\n      <scdl:interfaceQualifier xsi:type=\"model:BOValidatorQualifier\"/>\n    </interface>";

	@Test
	void messagesAreValidatedInsideTheModule() {
		Files files = ServiceModules.orders().replace(STOCK, "portType=\"ns1:Stock\"/>", VALIDATED);
		assertEquals(STOCK, files.finding(VALIDATION).origin().path());
		assertEquals(List.of(), ServiceModules.orders().findings(VALIDATION));
		// At the edge it is where it belongs.
		Files edge = files.copy().with(EXPORT, ServiceModules.export("OrderExport", "Stock", "", ServiceModules.SOAP_EXPORT));
		assertEquals(List.of(), edge.findings(VALIDATION));
		Finding twice = edge.replace(EXPORT, "portType=\"ns1:Stock\"/>", VALIDATED).finding(VALIDATION);
		assertTrue(twice.message().contains("although export OrderExport before it has done so"), twice.message());
	}

	private static String jms(String destination) {
		return "<esbBinding xsi:type=\"eis:JMSExportBinding\">\n    <destination usage=\"receive\" target=\"" + destination + "\"/>\n  </esbBinding>";
	}

	private static Files receivers(String one, String other) {
		return ServiceModules.orders().with("Orders/A.export", ServiceModules.export("A", "Stock", "", jms(one))).with("Orders/B.export", ServiceModules.export("B", "Stock", "", jms(other)));
	}

	@Test
	void twoExportsReceiveFromOneQueue() {
		Finding finding = receivers("jms/Orders", "jms/Orders").finding(SHARED);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("jms/Orders", finding.measured());
		assertTrue(finding.message().startsWith("2 bindings of this module (A, B) receive from jms/Orders"), finding.message());
		assertEquals(List.of(), receivers("jms/Orders", "jms/Order").findings(SHARED));
		assertEquals(List.of(), receivers("jms/OrderTopic", "jms/OrderTopic").findings(SHARED));
		// Modules that are never deployed together.
		assertEquals(List.of(), receivers("jms/Orders", "jms/Orders").without("Orders/B.export").with("Other/sca.module", "<scdl:module xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" name=\"Other\"/>")
				.with("Other/B.export", ServiceModules.export("B", "Stock", "", jms("jms/Orders"))).findings(SHARED));
	}

	private static Files suspended(String value) {
		return ServiceModules.orders().replace(STOCK, "portType=\"ns1:Stock\"/>", "preferredInteractionStyle=\"sync\" portType=\"ns1:Stock\">\n      <scdl:interfaceQualifier xsi:type=\"scdl:JoinTransaction\" value=\"true\"/>\n    </interface>")
				.replace(PROCESS_COMPONENT, "      <wire target=\"Stock\"/>", "      <scdl:referenceQualifier xsi:type=\"scdl:SuspendTransaction\" value=\"" + value + "\"/>\n      <wire target=\"Stock\"/>");
	}

	@Test
	void aReferenceSuspendsTheTransactionThatItsTargetWouldJoin() {
		Finding finding = suspended("true").finding(SUSPENDED);
		assertEquals(PROCESS_COMPONENT, finding.origin().path());
		assertEquals(List.of(), suspended("false").findings(SUSPENDED));
		assertEquals(List.of(), suspended("true").replace(STOCK, "value=\"true\"", "value=\"false\"").findings(SUSPENDED));
		// Asynchronous and local callers ignore it.
		assertEquals(List.of(), suspended("true").replace(STOCK, "\"sync\"", "\"async\"").findings(SUSPENDED));
		assertEquals(List.of(), suspended("true").replace(PROCESS_COMPONENT, "\"global\"", "\"local\"").findings(SUSPENDED));
		FixContract.verify(suspended("true"), SUSPENDED + "/false", Map.of(PROCESS_COMPONENT, Map.of("SuspendTransaction\" value=\"true\"", "SuspendTransaction\" value=\"false\"")));
	}

	private static final String CODE = "Orders/shop/ClientImpl.java";

	/** A Java component that asks for the answer in the transaction in which it called. */
	private static Files deferred(String at, String collect) {
		return ServiceModules.orders().with("Orders/Client.component", ServiceModules.component("Client", "", ServiceModules.reference("Remote", "Stock"), ServiceModules.JAVA.replace("StockImpl", "ClientImpl"))
				.replace("      <wire target=\"Stock\"/>", "      <scdl:referenceQualifier xsi:type=\"scdl:DeliverAsyncAt\" value=\"" + at + "\"/>\n      <wire target=\"Stock\"/>")).with(CODE, """
						package shop;

						import com.ibm.websphere.sca.Service;
						import com.ibm.websphere.sca.ServiceManager;
						import com.ibm.websphere.sca.Ticket;

						public class ClientImpl {

							public Object ask(Object question) {
								Service remote = (Service) ServiceManager.INSTANCE.locateService("Remote");
								Ticket ticket = remote.invokeAsync("ask", question);
						%s	}
						}
						""".formatted(collect));
	}

	private static final String COLLECTED = "\t\treturn remote.invokeResponse(ticket, Service.WAIT);\n";

	@Test
	void codeWaitsForTheAnswerOfAMessageThatIsNotSentYet() {
		Finding finding = deferred("commit", COLLECTED).finding(DEFERRED);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("Orders/Client.component", finding.origin().path());
		assertEquals(List.of(CODE), finding.related().stream().map(origin -> origin.path()).toList());
		assertEquals(List.of(), deferred("call", COLLECTED).findings(DEFERRED));
	}

	/** Another class collects, in another transaction; or there is no transaction to wait for. */
	@Test
	void silentWhereNobodyWaitsOrNoTransactionHoldsTheMessage() {
		assertEquals(List.of(), deferred("commit", "\t\treturn ticket;\n").findings(DEFERRED));
		assertEquals(List.of(), deferred("commit", COLLECTED).replace("Orders/Client.component", "\"global\"", "\"local\"").findings(DEFERRED));
	}

	@Test
	void fixSendsTheRequestAtOnce() {
		FixContract.verify(deferred("commit", COLLECTED), DEFERRED + "/call", Map.of("Orders/Client.component", Map.of("value=\"commit\"", "value=\"call\"")));
	}
}
