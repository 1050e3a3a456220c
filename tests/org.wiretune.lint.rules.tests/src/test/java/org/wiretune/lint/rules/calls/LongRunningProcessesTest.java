/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS;
import static org.wiretune.lint.rules.calls.ServiceModules.STOCK;
import static org.wiretune.lint.rules.calls.ServiceModules.WSDL;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class LongRunningProcessesTest {

	private static final String WITHOUT_WAIT = "bpel-long-running-without-wait";
	private static final String KEPT = "bpel-auto-delete-no";
	private static final String VARIABLES = "bpel-many-large-variables";
	private static final String RELEVANT = "bpel-business-relevant";
	private static final String MODE = " wpc:executionMode=\"longRunning\"";
	private static final String INVOKE = "    <bpws:invoke name=\"Reserve\" operation=\"ask\" partnerLink=\"StockPartner\"/>\n";

	private static Files behind(String activity) {
		return ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", INVOKE + activity));
	}

	@Test
	void nothingInTheProcessWaits() {
		Finding finding = ServiceModules.orders().finding(WITHOUT_WAIT);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(PROCESS, finding.origin().path());
		assertEquals(List.of(), finding.fixes());
	}

	/** A frame that nobody has filled yet tells nothing of what the process will do. */
	@Test
	void silentForAnEmptyFrame() {
		assertEquals(List.of(), ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", "")).findings(WITHOUT_WAIT));
		assertEquals(List.of(), ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", "    <bpws:empty name=\"Later\"/>\n")).findings(WITHOUT_WAIT));
		assertEquals(1, ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", INVOKE)).findings(WITHOUT_WAIT).size());
	}

	@Test
	void silentForAMicroflow() {
		assertEquals(List.of(), ServiceModules.orders().replace(PROCESS, "longRunning", "microflow").findings(WITHOUT_WAIT));
	}

	@Test
	void silentWhereSomethingWaitsOrRunsInParallelOrIsTakenBack() {
		for (String activity : List.of("    <bpws:wait name=\"W\"/>\n", "    <bpws:receive name=\"More\" operation=\"tell\" partnerLink=\"Client\"/>\n",
				"    <bpws:pick><bpws:onMessage partnerLink=\"Client\" operation=\"tell\"/></bpws:pick>\n", "    <bpws:flow>\n    </bpws:flow>\n",
				"    <bpws:scope><bpws:eventHandlers><bpws:onAlarm/></bpws:eventHandlers></bpws:scope>\n", "    <bpws:scope><bpws:compensationHandler/></bpws:scope>\n")) {
			assertEquals(List.of(), behind(activity).findings(WITHOUT_WAIT), activity);
		}
	}

	@Test
	void silentWhereAPersonIsAskedOrAnAnswerComesLater() {
		assertEquals(List.of(), behind("    <bpws:invoke name=\"Ask\" partnerLink=\"null\"><wpc:task name=\"T\"/></bpws:invoke>\n").findings(WITHOUT_WAIT));
		assertEquals(1, behind("    <bpws:invoke name=\"Snippet\" partnerLink=\"null\"><wpc:script/></bpws:invoke>\n").findings(WITHOUT_WAIT).size());
		assertEquals(List.of(), ServiceModules.orders().without(STOCK).with("Orders/Stock.import", ServiceModules.imported("Stock", "", ServiceModules.JMS_IMPORT)).findings(WITHOUT_WAIT));
		assertEquals(List.of(), ServiceModules.orders().without(WSDL).findings(WITHOUT_WAIT));
		assertEquals(List.of(), behind("    <bpws:invoke name=\"Lost\" operation=\"ask\" partnerLink=\"Elsewhere\"/>\n").findings(WITHOUT_WAIT));
	}

	@Test
	void finishedInstancesStay() {
		Files files = ServiceModules.orders().replace(PROCESS, MODE, MODE + " wpc:autoDelete=\"no\"");
		assertEquals(Severity.INFO, files.finding(KEPT).severity());
		assertEquals(List.of(), ServiceModules.orders().findings(KEPT));
		assertEquals(List.of(), files.replace(PROCESS, "longRunning", "microflow").findings(KEPT));
	}

	private static Files variables(int count) {
		return ServiceModules.orders().replace(PROCESS, "  <bpws:sequence name=\"main\">", "  <bpws:variables>" + "<bpws:variable name=\"v\"/>".repeat(count) + "</bpws:variables>\n  <bpws:sequence name=\"main\">");
	}

	@Test
	void moreVariablesThanTheLimit() {
		assertEquals("41", variables(41).finding(VARIABLES).measured());
		assertEquals("40", variables(41).finding(VARIABLES).limit());
		assertEquals(List.of(), variables(40).findings(VARIABLES));
		assertEquals(List.of(), variables(41).replace(PROCESS, "longRunning", "microflow").findings(VARIABLES));
	}

	@Test
	void everythingIsRelevantForTheBusiness() {
		assertEquals("unstated", ServiceModules.orders().finding(RELEVANT).measured());
		assertEquals(List.of(), ServiceModules.orders().replace(PROCESS, MODE, MODE + " wpc:businessRelevant=\"no\"").findings(RELEVANT));
		assertEquals("yes", ServiceModules.orders().replace(PROCESS, MODE, MODE + " wpc:businessRelevant=\"yes\"").finding(RELEVANT).measured());
	}
}
