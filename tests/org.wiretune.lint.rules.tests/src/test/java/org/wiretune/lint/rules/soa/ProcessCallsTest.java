/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

class ProcessCallsTest {

	private static final String PARALLEL = "soa-nonblocking-invoke-missing";
	private static final String TRANSACTION = "soa-transaction-requires-new";
	private static final String PRICE = " inputVariable=\"c\" outputVariable=\"d\"/>";
	private static final String FLOW = """
			    <flow name="Both">
			      <sequence name="One">
			        <invoke name="AskStock" partnerLink="Stock" operation="ask" inputVariable="a" outputVariable="b"/>
			      </sequence>
			      <sequence name="Two">
			        <invoke name="AskPrice" partnerLink="Price" operation="ask" inputVariable="c" outputVariable="d"/>
			      </sequence>
			    </flow>
			""";

	private static String nonBlocking(String partner) {
		return Composites.property("bpel.partnerLink." + partner + ".nonBlockingInvoke", "true");
	}

	@Test
	void branchesThatWaitForOneAnother() {
		Finding finding = Composites.process("", FLOW).finding(PARALLEL);
		assertEquals("2", finding.measured());
		assertEquals("1", finding.limit());
		assertEquals(Composites.PROCESS, finding.origin().path());
		assertTrue(finding.message().contains("2 branches wait for an answer") && finding.message().endsWith("outside of the composite: Stock, Price."), finding.message());
	}

	@Test
	void oneBranchAloneAndOneWayCallsDoNotWait() {
		assertTrue(Composites.process("", FLOW.replace(" inputVariable=\"c\" outputVariable=\"d\"/>", " inputVariable=\"c\"/>")).findings(PARALLEL).isEmpty());
		assertTrue(Composites.process("", FLOW.replace("<flow name=\"Both\">", "<sequence name=\"Both\">").replace("</flow>", "</sequence>")).findings(PARALLEL).isEmpty());
		assertTrue(Composites.process(nonBlocking("Stock"), FLOW).findings(PARALLEL).isEmpty());
		assertTrue(Composites.process(Composites.property("partnerLink.Stock.nonBlockingInvoke", "true"), FLOW).findings(PARALLEL).isEmpty());
	}

	/** A component holds the thread as well; only what is outside gets a thread of its own. */
	@Test
	void callsWithinOneTransactionStay() {
		Files local = Composites.process("", FLOW).replace(Composites.COMPOSITE, "http://price/?wsdl", "http://h:8001/soa-infra/services/default/Prices!1.0/price_ep?WSDL")
				.with("Prices/composite.xml", "<composite xmlns=\"http://xmlns.oracle.com/sca/1.0\" name=\"Prices\"><service name=\"price_ep\"><binding.ws port=\"p\"/></service></composite>");
		assertTrue(local.finding(PARALLEL).message().endsWith("outside of the composite: Stock."), "another composite of the workspace");
		Files inside = Composites.process("", FLOW).replace(Composites.COMPOSITE, "<target.uri>Price</target.uri>", "<target.uri>Prices/service</target.uri>")
				.replace(Composites.COMPOSITE, "  <component name=\"Flow\"", "  <component name=\"Prices\">\n    <implementation.bpel src=\"Prices.bpel\"/>\n  </component>\n  <component name=\"Flow\"");
		assertTrue(inside.finding(PARALLEL).message().endsWith("outside of the composite: Stock."), "a component of the composite");
		Files alone = inside.replace(Composites.PROCESS, "AskStock\" partnerLink=\"Stock\"", "AskStock\" partnerLink=\"Price\"");
		assertTrue(alone.findings(PARALLEL).isEmpty(), "no branch leaves the composite");
	}

	@Test
	void engineItselfAndHandlersAreNoPartners() {
		Files notification = Composites.process("", FLOW).replace(Composites.COMPOSITE, "binding.ws port=\"urn:price#wsdl.endpoint(price/Price)\" location=\"http://price/?wsdl\"", "binding.wsif port=\"urn:price\"");
		assertTrue(notification.findings(PARALLEL).isEmpty());
		String handled = FLOW.replace("<sequence name=\"Two\">", "<scope name=\"Two\"><faultHandlers><catchAll>").replace(PRICE + "\n      </sequence>", PRICE + "</catchAll></faultHandlers><empty/></scope>");
		assertTrue(Composites.process("", handled).findings(PARALLEL).isEmpty());
	}

	@Test
	void loopsWouldTakeAThreadForEachPart() {
		String loop = "    <forEach name=\"Each\" parallel=\"yes\" counterName=\"i\"><scope>\n" + FLOW.substring(FLOW.indexOf("        <invoke"), FLOW.indexOf("      </sequence>")) + "    </scope></forEach>\n";
		assertTrue(Composites.process("", loop).findings(PARALLEL).isEmpty());
	}

	@Test
	void fixCallsAtTheSameTime() {
		FixContract.verify(Composites.process("", FLOW), PARALLEL + "/parallel", Map.of(Composites.COMPOSITE, Map.of(Composites.TYPE, Composites.TYPE + nonBlocking("Stock") + nonBlocking("Price"))));
		FixContract.verify(Composites.process(nonBlocking("Stock").replace("true", "false"), FLOW), PARALLEL + "/parallel", Map.of(Composites.COMPOSITE,
				Map.of(nonBlocking("Stock").replace("true", "false"), nonBlocking("Stock") + nonBlocking("Price"))));
	}

	@Test
	void calledProcessWithATransactionOfItsOwn() {
		assertFalse(RuleRegistry.standard().rule(TRANSACTION).orElseThrow().isStandard());
		Finding finding = Composites.calledByMediator(Composites.process("", "")).finding(TRANSACTION);
		assertTrue(finding.message().startsWith("Route calls Flow, which does not state bpel.config.transaction"), finding.message());
		assertTrue(Composites.process("", "").findings(TRANSACTION).isEmpty(), "only a service calls it");
	}

	@Test
	void statedTransactionsAndLongProcessesStay() {
		for (String value : new String[] { "required", "requiresNew" }) {
			assertTrue(Composites.calledByMediator(Composites.process(Composites.property("bpel.config.transaction", value), "")).findings(TRANSACTION).isEmpty(), value);
		}
		assertTrue(Composites.calledByMediator(Composites.process("", "    <wait name=\"Pause\"><for>'PT1M'</for></wait>\n")).findings(TRANSACTION).isEmpty());
		assertTrue(Composites.calledByMediator(Composites.oneWay(Composites.process("", ""))).findings(TRANSACTION).isEmpty());
	}

	@Test
	void fixJoinsTheTransaction() {
		FixContract.verify(Composites.calledByMediator(Composites.process("", "")), TRANSACTION + "/join",
				Map.of(Composites.COMPOSITE, Map.of(Composites.TYPE, Composites.TYPE + Composites.property("bpel.config.transaction", "required"))));
	}
}
