/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class PipelineActionsTest {

	private static final String LOG = "osb-log-message";
	private static final String SEARCH = "osb-xpath-search";
	private static final String ONCE = "osb-exactly-once-http";

	private static String log(String level, String expression) {
		return "          <con5:log>\n            <con5:logLevel>" + level + "</con5:logLevel>\n            <con5:expr>\n              <con1:xqueryText>" + expression + "</con1:xqueryText>\n            </con5:expr>\n          </con5:log>\n";
	}

	@Test
	void writesEachMessage() {
		Finding finding = Buses.orders(log("info", "$body"), Buses.ROUTE).finding(LOG);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(10, finding.origin().line());
		assertTrue(finding.message().startsWith("A log action of Order writes the whole message at level info while nothing fails."), finding.message());
		assertTrue(Buses.orders(log("debug", "$body"), Buses.ROUTE).findings(LOG).isEmpty());
		FixContract.verify(Buses.orders(log("info", "$body"), Buses.ROUTE), LOG + "/debug", Map.of(Buses.PIPELINE, Map.of("Level>info<", "Level>debug<")));
	}

	@Test
	void aPipelineThatOnlyWritesIsLeftAlone() {
		assertTrue(Buses.orders(log("info", "$body"), "").findings(LOG).isEmpty());
	}

	@Test
	void wholeMessagesComeInSeveralForms() {
		for (String whole : new String[] { "$body/*", "$body/*[1]", "fn-bea:serialize($body)", "fn-bea:serialize($body/*)", "$attachments", "$body/ord:Order", "$body/Order[1]", "$body/*:Order" }) {
			assertEquals(1, Buses.orders(log("warning", whole), Buses.ROUTE).findings(LOG).size(), whole);
		}
		for (String part : new String[] { "$body/Order/Id", "fn:concat('id ', $body/Order/Id)", "$bodyCount", "'$body'", "$fault", "$body/text()", "$body/@id", "$body/Order[2]", "$body/ord:Order/ord:Id" }) {
			assertTrue(Buses.orders(log("warning", part), Buses.ROUTE).findings(LOG).isEmpty(), part);
		}
	}

	@Test
	void aWholeMessageAmongOtherTextIsWhole() {
		for (String whole : new String[] { "fn:concat($id, ' - Order - ', fn-bea:serialize($body))", "&lt;Trace>{$body}&lt;/Trace>", "&lt;Trace>{ $body/* }&lt;/Trace>", "concat('answer ', fn-bea:serialize($answer))" }) {
			assertEquals(1, Buses.orders(Actions.callout("Orders/business/Stock", "check", "request", "answer") + log("warning", whole), Buses.ROUTE).findings(LOG).size(), whole);
		}
		for (String part : new String[] { "fn:concat($id, fn-bea:serialize($body/Order/Id))", "&lt;Trace>{$version}&lt;/Trace>", "&lt;Trace>{fn:count($body/*)}&lt;/Trace>", "&lt;Trace>{data($answer/code)}&lt;/Trace>", "fn:substring(fn-bea:serialize($body), 0, 1000)", "fn:string-length(fn-bea:serialize($body))" }) {
			assertTrue(Buses.orders(Actions.callout("Orders/business/Stock", "check", "request", "answer") + log("warning", part), Buses.ROUTE).findings(LOG).isEmpty(), part);
		}
	}

	@Test
	void logsOfAPipelineAreOneFinding() {
		Finding finding = Buses.orders(log("info", "$body") + log("warning", "$body"), Buses.ROUTE).finding(LOG);
		assertTrue(finding.message().startsWith("2 log actions of Order write the whole message at level info, warning"), finding.message());
		assertTrue(Buses.orders(log("error", "$body"), Buses.ROUTE).replace(Buses.PIPELINE, "type=\"request\"", "type=\"error\"").findings(LOG).isEmpty(), "what failed");
	}

	private static String assign(String expression) {
		return "          <con2:assign varName=\"name\">\n            <con2:expr>\n              <con1:xqueryText>" + expression + "</con1:xqueryText>\n            </con2:expr>\n          </con2:assign>\n";
	}

	@Test
	void searchesEveryDepth() {
		Finding finding = Buses.orders(assign("$body//ns:Name/text()"), "").finding(SEARCH);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(12, finding.origin().line());
		assertTrue(finding.message().startsWith("An expression of Orders looks for nodes at every depth of a message by $body//ns:Name/text(."), finding.message());
		assertTrue(Buses.orders(assign("$body/ns:Name/text()"), "").findings(SEARCH).isEmpty());
	}

	@Test
	void addressesAndRemarksAreNoSearch() {
		for (String text : new String[] { "'http://example.com/a'", "fn:concat($host, 'http://x')", "&lt;a xmlns='urn://a'>{$body/b}&lt;/a>", "$url eq 'jms://q'" }) {
			assertTrue(Buses.orders(assign(text), "").findings(SEARCH).isEmpty(), text);
		}
		assertEquals(1, Buses.orders(assign("data($body/a[b = 'c']/d//e)"), "").findings(SEARCH).size());
	}

	@Test
	void pathsThatBeginAnywhereSearch() {
		String label = "          <con5:report>\n            <con5:labels>\n              <con5:key>id</con5:key>\n              <con5:varName>body</con5:varName>\n              <con5:value>\n                <con1:xpathText>%s</con1:xpathText>\n              </con5:value>\n            </con5:labels>\n          </con5:report>\n";
		assertEquals(1, Buses.orders(label.formatted("//OrderId[1]/text()"), Buses.ROUTE).findings(SEARCH).size());
		assertEquals(1, Buses.orders(label.formatted(".//ord:OrderId"), Buses.ROUTE).findings(SEARCH).size());
		assertTrue(Buses.orders(label.formatted("./ord:OrderId"), Buses.ROUTE).findings(SEARCH).isEmpty());
		assertTrue(Buses.orders(assign("//server/share"), Buses.ROUTE).findings(SEARCH).isEmpty(), "no path of a label or a place");
	}

	@Test
	void expressionsOfAProjectAreOneFinding() {
		Files files = Buses.orders(assign("$body//a") + assign("$body//b"), "");
		files.with("Orders/pipeline/Other.pipeline", files.text(Buses.PIPELINE));
		assertTrue(files.finding(SEARCH).message().startsWith("4 expressions in 2 pipelines of Orders look for nodes at every depth of a message, such as $body//a."), files.finding(SEARCH).message());
	}

	private static final String OPTIONS = "              <con2:routing-options>\n                <con2:qualityOfService>exactly-once</con2:qualityOfService>\n              </con2:routing-options>\n";

	private static Files once() {
		return Buses.orders("", Buses.ROUTE.replace("<con3:outboundTransform>\n", "<con3:outboundTransform>\n" + OPTIONS));
	}

	@Test
	void promisesWhatHttpCannotKeep() {
		Finding finding = once().finding(ONCE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().startsWith("Order calls Stock with the quality of service exactly-once, but Stock is reached over HTTP"), finding.message());
		assertTrue(once().replace(Buses.PIPELINE, "exactly-once", "best-effort").findings(ONCE).isEmpty());
		assertTrue(once().replace(Buses.SERVICE, "<tran:provider-id>http", "<tran:provider-id>jms").findings(ONCE).isEmpty(), "a queue can keep it");
		FixContract.verify(once(), ONCE + "/best-effort", Map.of(Buses.PIPELINE, Map.of("exactly-once", "best-effort")));
	}

	@Test
	void publishingAndCallingOutAreMeantToo() {
		String publish = "          <con4:route>\n            <con4:service ref=\"Orders/business/Stock\" xsi:type=\"ref:BusinessServiceRef\"/>\n            <con4:outboundTransform>\n" + OPTIONS + "            </con4:outboundTransform>\n          </con4:route>\n";
		assertEquals(1, Buses.orders(publish, "").findings(ONCE).size());
		assertEquals(1, Buses.orders(Buses.CALLOUT.replace("</con2:operation>\n", "</con2:operation>\n            <con2:requestTransform>\n" + OPTIONS + "            </con2:requestTransform>\n"), "").findings(ONCE).size());
	}
}
