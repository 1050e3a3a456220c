/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class ServiceCalloutsTest {

	private static final String LOOP = "osb-callout-in-loop";
	private static final String ROUTE = "osb-callout-for-route";
	private static final String POLICY = "osb-callout-work-manager";

	private static String loop(String actions) {
		return "          <con2:foreach>\n            <con2:variable>body</con2:variable>\n            <con2:actions>\n" + actions + "            </con2:actions>\n          </con2:foreach>\n";
	}

	private static String condition(String actions) {
		return "          <con2:ifThenElse>\n            <con2:case>\n              <con2:condition>\n                <con1:xqueryText>$a</con1:xqueryText>\n              </con2:condition>\n              <con2:actions>\n"
				+ actions + "              </con2:actions>\n            </con2:case>\n          </con2:ifThenElse>\n";
	}

	@Test
	void calledInEachTurn() {
		Finding finding = Buses.orders(loop(Buses.CALLOUT), Buses.ROUTE).finding(LOOP);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Buses.PIPELINE, finding.origin().path());
		assertEquals(10, finding.origin().line());
		assertEquals("A service callout in each turn of a loop of Order", finding.headline());
		assertTrue(finding.message().startsWith("A For Each of Order calls out to Stock in each turn,"), finding.message());
		assertTrue(Buses.orders(loop(""), Buses.ROUTE).findings(LOOP).isEmpty());
		assertTrue(Buses.orders(loop("") + Buses.CALLOUT, Buses.ROUTE).findings(LOOP).isEmpty(), "behind the loop");
	}

	@Test
	void severalCalloutsOfALoopAreOneFinding() {
		Finding finding = Buses.orders(loop(condition(Buses.CALLOUT) + Buses.CALLOUT + loop(Buses.CALLOUT)), "").finding(LOOP);
		assertTrue(finding.message().startsWith("A For Each of Order makes 3 service callouts (Stock) in each turn,"), finding.message());
		assertEquals(3, finding.related().size());
	}

	@Test
	void aTurnThatNeedsTheOneBeforeIsLeftAlone() {
		String chained = Buses.CALLOUT.replace("</con2:operation>\n", "</con2:operation>\n            <con2:requestTransform>\n              <con2:assign varName=\"request\">\n                <con2:expr>\n                  <con1:xqueryText>$total</con1:xqueryText>\n                </con2:expr>\n              </con2:assign>\n            </con2:requestTransform>\n")
				+ "          <con2:assign varName=\"total\">\n            <con2:expr>\n              <con1:xqueryText>$response</con1:xqueryText>\n            </con2:expr>\n          </con2:assign>\n";
		assertTrue(Buses.orders(loop(chained), "").findings(LOOP).isEmpty());
		assertEquals(1, Buses.orders(loop(chained.replace("varName=\"total\"", "varName=\"last\"")), "").findings(LOOP).size());
	}

	@Test
	void theDatabaseIsAskedInEachTurn() {
		String query = Actions.assign("id", "fn-bea:execute-sql('jdbc/Orders', xs:QName('id'), 'SELECT SEQ_ITEM.nextval FROM dual')/NEXTVAL/text()");
		Finding finding = Buses.orders(loop(query), Buses.ROUTE).finding(LOOP);
		assertEquals("The database is asked in each turn of a loop of Order", finding.headline());
		assertEquals(1, Buses.orders(loop(condition(query)), Buses.ROUTE).findings(LOOP).size());
		assertTrue(Buses.orders(query + loop(""), Buses.ROUTE).findings(LOOP).isEmpty(), "before the loop");
		assertEquals("A service callout in each turn of a loop of Order", Buses.orders(loop(query + Buses.CALLOUT), Buses.ROUTE).finding(LOOP).headline(), "one finding for a loop");
	}

	@Test
	void whatFailedOrIsSwitchedOffIsLeftAlone() {
		assertTrue(Buses.orders(loop(Buses.CALLOUT), "").replace(Buses.PIPELINE, "type=\"request\"", "type=\"error\"").findings(LOOP).isEmpty());
		assertTrue(Buses.orders(loop(Buses.CALLOUT.replace("<con2:wsCallout>", "<con2:wsCallout>\n            <con1:disabled>true</con1:disabled>")), "").findings(LOOP).isEmpty());
		assertTrue(new Files().with("all/test/" + Buses.PIPELINE, Buses.orders(loop(Buses.CALLOUT), "").text(Buses.PIPELINE)).findings(LOOP).isEmpty(), "a test");
	}

	@Test
	void theOnlyCallWaits() {
		Finding finding = Buses.orders(Buses.CALLOUT, "").finding(ROUTE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(10, finding.origin().line());
		assertTrue(finding.message().startsWith("Order calls Stock by a service callout and routes to nothing,"), finding.message());
		assertTrue(Buses.orders(Buses.CALLOUT, Buses.ROUTE).findings(ROUTE).isEmpty(), "there is a route");
		assertTrue(Buses.orders(Buses.CALLOUT + Buses.CALLOUT, "").findings(ROUTE).isEmpty(), "only one call can be a route");
		assertTrue(Buses.orders("", "").findings(ROUTE).isEmpty());
	}

	private static final String PAIRS = "    <con:pipeline type=\"%1$s\" name=\"%2$s\">\n      <con:stage name=\"Stage1\">\n        <con:actions>\n%3$s        </con:actions>\n      </con:stage>\n    </con:pipeline>\n";

	private static String branch(String name, String request, String more) {
		return "          <con:branch name=\"" + name + "\">\n            <con:flow>\n              <con:pipeline-node name=\"Pair" + name + "\">\n                <con:request>" + request + "</con:request>\n              </con:pipeline-node>\n" + more
				+ "            </con:flow>\n          </con:branch>\n";
	}

	private static Files branches(String shared, String first, String second, String more) {
		String nodes = "      <con:branch-node type=\"operation\" name=\"Operations\">\n        <con:branch-table>\n" + branch("check", "checking", more) + branch("order", "ordering", "") + "        </con:branch-table>\n      </con:branch-node>\n";
		Files files = Buses.orders(shared, nodes);
		return files.replace(Buses.PIPELINE, "    <con:flow>\n      <con:pipeline-node name=\"Pair\">", PAIRS.formatted("request", "checking", first) + PAIRS.formatted("request", "ordering", second) + "    <con:flow>\n      <con:pipeline-node name=\"Pair\">");
	}

	@Test
	void theOnlyCallOfEachBranchWaits() {
		Finding finding = branches("", Buses.CALLOUT, Buses.CALLOUT, "").finding(ROUTE);
		assertEquals("2 branches of Order only make callouts, which hold their thread", finding.headline());
		assertEquals(1, finding.related().size());
		assertEquals("A branch of Order only makes a callout, which holds its thread", branches("", Buses.CALLOUT, Buses.CALLOUT + Buses.CALLOUT, "").finding(ROUTE).headline());
	}

	@Test
	void branchesWithOtherCallsAreLeftAlone() {
		assertTrue(branches(Buses.CALLOUT, Buses.CALLOUT, Buses.CALLOUT, "").findings(ROUTE).isEmpty(), "each message was called out before");
		assertTrue(branches("", Buses.CALLOUT + Buses.CALLOUT, "", "").findings(ROUTE).isEmpty(), "two calls");
		assertTrue(branches("", Buses.CALLOUT, condition(Buses.CALLOUT), Buses.ROUTE).findings(ROUTE).isEmpty(), "one routes, the other calls by condition");
	}

	@Test
	void whatCannotBeARouteIsLeftAlone() {
		assertTrue(Buses.orders(condition(Buses.CALLOUT), "").findings(ROUTE).isEmpty(), "not for each message");
		assertTrue(Buses.orders(Buses.CALLOUT, "").replace(Buses.SERVICE, "<tran:provider-id>http", "<tran:provider-id>jca").findings(ROUTE).isEmpty(), "an adapter holds its thread in a route, too");
		assertTrue(Buses.orders(Buses.CALLOUT, "").without(Buses.SERVICE).findings(ROUTE).isEmpty(), "nothing is known of the service");
		assertTrue(Buses.orders(Buses.CALLOUT, "").replace(Buses.PIPELINE, "type=\"request\"", "type=\"response\"").findings(ROUTE).isEmpty());
	}

	@Test
	void answersNeedTheThreadsThatWait() {
		Finding finding = Buses.orders(Buses.CALLOUT, Buses.ROUTE).finding(POLICY);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Buses.SERVICE, finding.origin().path());
		assertTrue(finding.message().startsWith("Pipelines wait in service callouts for Stock of Orders, which has no dispatch policy."), finding.message());
		assertEquals(1, policy("default").findings(POLICY).size());
		assertTrue(policy("StockWorkManager").findings(POLICY).isEmpty());
		assertTrue(policy("SBDefaultResponseWorkManager").findings(POLICY).isEmpty(), "the product's own for answers");
		assertTrue(Buses.orders("", Buses.ROUTE).findings(POLICY).isEmpty(), "nobody waits for a route");
	}

	private static Files policy(String name) {
		return Buses.orders(Buses.CALLOUT, Buses.ROUTE).with(Buses.SERVICE, Buses.service("http://stock.example.com:8001/Stock", "      <http:dispatch-policy>" + name + "</http:dispatch-policy>\n", "20"));
	}

	@Test
	void servicesOfAProjectAreOneFinding() {
		String second = "Orders/business/Prices.bix";
		Files files = Buses.orders(Buses.CALLOUT + Buses.CALLOUT.replace("Stock", "Prices"), "");
		files.with(second, files.text(Buses.SERVICE));
		Finding finding = files.finding(POLICY);
		assertTrue(finding.message().startsWith("Pipelines wait in service callouts for 2 business services of Orders (Prices, Stock)"), finding.message());
		assertEquals(1, finding.related().size());
	}
}
