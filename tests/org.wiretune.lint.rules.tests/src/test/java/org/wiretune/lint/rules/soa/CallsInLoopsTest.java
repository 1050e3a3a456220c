/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class CallsInLoopsTest {

	private static final String RULE = "soa-invoke-in-loop";
	private static final String STOCK = "        <invoke name=\"AskStock\" partnerLink=\"Stock\" operation=\"ask\" inputVariable=\"a\" outputVariable=\"b\"/>\n";
	private static final String PRICE = "        <invoke name=\"AskPrice\" partnerLink=\"Price\" operation=\"ask\" inputVariable=\"c\" outputVariable=\"d\"/>\n";

	private static String loop(String activities) {
		return "    <forEach name=\"Each\" parallel=\"no\" counterName=\"i\">\n      <scope>\n        <sequence>\n" + activities + "        </sequence>\n      </scope>\n    </forEach>\n";
	}

	@Test
	void callsForEachPart() {
		Finding finding = Composites.process("", loop(STOCK)).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Composites.PROCESS, finding.origin().path());
		assertTrue(finding.message().startsWith("A forEach of Flow calls Stock out of the composite in each turn"), finding.message());
		assertTrue(Composites.process("", loop(STOCK + PRICE)).finding(RULE).message().startsWith("A forEach of Flow makes 2 calls out of the composite (Stock, Price) in each turn"));
	}

	@Test
	void loopsInLoopsAreOneFinding() {
		assertEquals("2", Composites.process("", loop(STOCK + loop(PRICE))).finding(RULE).measured());
	}

	@Test
	void turnsAtTheSameTimeAndOneWayCallsStay() {
		assertTrue(Composites.process("", loop(STOCK).replace("parallel=\"no\"", "parallel=\"yes\"")).findings(RULE).isEmpty());
		assertTrue(Composites.process("", loop(STOCK.replace(" outputVariable=\"b\"", ""))).findings(RULE).isEmpty());
		assertTrue(Composites.process("", STOCK).findings(RULE).isEmpty(), "no loop");
	}

	@Test
	void loopsThatAskAgainOrPauseStay() {
		assertTrue(Composites.process("", loop(STOCK + "        <wait name=\"Pause\"><for>'PT5S'</for></wait>\n")).findings(RULE).isEmpty());
		String again = loop(STOCK).replace("<forEach name=\"Each\" parallel=\"no\" counterName=\"i\">", "<while name=\"Again\"><condition>$b != 'ok'</condition>").replace("</forEach>", "</while>");
		assertTrue(Composites.process("", again).findings(RULE).isEmpty());
	}

	@Test
	void onlyWhatLeavesTheComposite() {
		Files notification = Composites.process("", loop(PRICE)).replace(Composites.COMPOSITE, "binding.ws port=\"urn:price#wsdl.endpoint(price/Price)\" location=\"http://price/?wsdl\"", "binding.wsif port=\"urn:price\"");
		assertTrue(notification.findings(RULE).isEmpty());
		Files direct = Composites.process("", loop(PRICE)).replace(Composites.COMPOSITE, "binding.ws port=\"urn:price#wsdl.endpoint(price/Price)\" location=\"http://price/?wsdl\"", "binding.direct address=\"sb:/Price\"");
		assertEquals(1, direct.findings(RULE).size(), "the bus");
		String handled = loop("        <scope><faultHandlers><catchAll>" + STOCK + "</catchAll></faultHandlers><empty/></scope>\n");
		assertTrue(Composites.process("", handled).findings(RULE).isEmpty(), "what failed");
	}

	/** An adapter has written before the process goes on, though the operation has no answer; and a loop may state its end first. */
	@Test
	void adaptersWithoutAnswerAndEndsThatStandFirst() {
		Files adapter = Composites.process("", loop(PRICE.replaceAll(" outputVariable=\"\\w+\"", ""))).replace(Composites.COMPOSITE, "binding.ws port=\"urn:price#wsdl.endpoint(price/Price)\" location=\"http://price/?wsdl\"", "binding.jca config=\"Price_db.jca\"")
				.with(Composites.COMPOSITE.replaceAll("[^/]+$", "Price_db.jca"), "<adapter-config name=\"Price\" adapter=\"db\" wsdlLocation=\"Price.wsdl\" xmlns=\"http://platform.integration.oracle/blocks/adapter/fw/metadata\"><connection-factory location=\"eis/DB/x\"/><endpoint-interaction portType=\"Price\" operation=\"insert\">"
						+ "<interaction-spec className=\"oracle.tip.adapter.db.DBWriteInteractionSpec\"><property name=\"DmlType\" value=\"insert\"/></interaction-spec></endpoint-interaction></adapter-config>\n");
		assertEquals(1, adapter.findings(RULE).size());
		String counted = loop(STOCK).replace("<forEach name=\"Each\" parallel=\"no\" counterName=\"i\">", "<while name=\"Each\"><condition>ora:countNodes('a', 'b') &gt; $i</condition>").replace("</forEach>", "</while>");
		assertEquals(1, Composites.process("", counted).findings(RULE).size());
		assertEquals(0, Composites.process("", counted.replace("$i", "3")).findings(RULE).size(), "a number of attempts");
	}

	private static final String TO_PRICE = "    <source.uri>Flow/Price</source.uri>\n    <target.uri>Price</target.uri>\n";

	private static Files byMediator(String activities, String referred) {
		return Composites.process("", loop(activities)).replace(Composites.COMPOSITE, TO_PRICE, "    <source.uri>Flow/Price</source.uri>\n    <target.uri>Route/Route</target.uri>\n  </wire>\n  <wire>\n    <source.uri>Route/Price</source.uri>\n    <target.uri>" + referred + "</target.uri>\n")
				.replace(Composites.COMPOSITE, "  <component name=\"Flow\"", "  <component name=\"Route\">\n    <implementation.mediator src=\"Route.mplan\"/>\n    <componentType>\n      <service name=\"Route\"/>\n      <reference name=\"Price\"/>\n    </componentType>\n  </component>\n  <component name=\"Flow\"");
	}

	/** A mediator hands the call on; where it leads back to a process of the composite, nothing has left. */
	@Test
	void mediatorsAreFollowed() {
		assertEquals(1, byMediator(PRICE, "Price").findings(RULE).size());
		assertTrue(byMediator(PRICE, "Flow/client").findings(RULE).isEmpty());
		assertTrue(byMediator(PRICE, "Route/Route").findings(RULE).isEmpty(), "a circle");
	}

	/** The service of another composite that leads to its adapter writes a row in each turn, though its operation has no answer. */
	@Test
	void adaptersOfOtherComposites() {
		String location = "location=\"http://price/?wsdl\"";
		Files files = Composites.process("", loop(PRICE.replaceAll(" outputVariable=\"\\w+\"", ""))).replace(Composites.COMPOSITE, location, "location=\"http://soa:7001/soa-infra/services/default/Prices!1.0/Change?WSDL\"")
				.with("Prices/composite.xml", """
						<composite name="Prices" revision="1.0" xmlns="http://xmlns.oracle.com/sca/1.0">
						  <service name="Change">
						    <interface.wsdl interface="urn:prices#wsdl.interface(Prices)"/>
						    <binding.ws port="urn:prices#wsdl.endpoint(Change/Prices_pt)"/>
						  </service>
						  <reference name="Rows">
						    <interface.wsdl interface="urn:rows#wsdl.interface(Rows)"/>
						    <binding.jca config="Rows_db.jca"/>
						  </reference>
						  <wire>
						    <source.uri>Change</source.uri>
						    <target.uri>Rows</target.uri>
						  </wire>
						</composite>
						""").with("Prices/Rows_db.jca", """
						<adapter-config name="Rows" adapter="db" wsdlLocation="Rows.wsdl" xmlns="http://platform.integration.oracle/blocks/adapter/fw/metadata">
						  <connection-factory location="eis/DB/x"/>
						  <endpoint-interaction portType="Rows" operation="update">
						    <interaction-spec className="oracle.tip.adapter.db.DBWriteInteractionSpec">
						      <property name="DmlType" value="update"/>
						    </interaction-spec>
						  </endpoint-interaction>
						</adapter-config>
						""");
		assertEquals(1, files.findings(RULE).size());
		assertTrue(files.replace("Prices/Rows_db.jca", "DBWriteInteractionSpec", "DBReadInteractionSpec").replace("Prices/Rows_db.jca", ".db.", ".other.").findings(RULE).isEmpty(), "not known to write");
	}
}
