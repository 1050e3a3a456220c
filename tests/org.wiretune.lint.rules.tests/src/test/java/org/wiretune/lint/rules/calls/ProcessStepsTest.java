/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static org.wiretune.lint.rules.calls.ServiceModules.PROCESS;
import static org.wiretune.lint.rules.calls.ServiceModules.STOCK;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class ProcessStepsTest {

	private static final String OWN = "requires-own-transaction";
	private static final String TASK = "human-task-commit-after";
	private static final String PAGES = "page-flow-async-hop";

	private static String invoke(String name, String behaviour) {
		return "    <bpws:invoke name=\"" + name + "\" operation=\"ask\" partnerLink=\"StockPartner\"" + behaviour(behaviour) + "/>\n";
	}

	private static String task(String name, String behaviour) {
		return "    <bpws:invoke name=\"" + name + "\" operation=\"ask\" partnerLink=\"null\"" + behaviour(behaviour) + "><wpc:task name=\"tel:" + name + "\"/></bpws:invoke>\n";
	}

	private static String behaviour(String value) {
		return value.isEmpty() ? "" : " wpc:transactionalBehavior=\"" + value + "\"";
	}

	private static Files steps(String activities) {
		return ServiceModules.orders().with(PROCESS, ServiceModules.process("longRunning", activities));
	}

	@Test
	void anActivityDemandsATransactionOfItsOwn() {
		Finding finding = steps(invoke("Pay", "requiresOwn")).finding(OWN);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(PROCESS, finding.origin().path());
		assertTrue(finding.message().startsWith("Process OrderProcess gives 1 activities a transaction of their own (Pay)"), finding.message());
		assertEquals("2", steps(invoke("Pay", "requiresOwn") + invoke("Post", "requiresOwn")).finding(OWN).measured());
		assertEquals(List.of(), steps(invoke("Pay", "commitAfter") + invoke("Post", "")).findings(OWN));
		FixContract.verify(steps(invoke("Pay", "requiresOwn")), OWN + "/commit-after", Map.of(PROCESS, Map.of("\"requiresOwn\"", "\"commitAfter\"")));
	}

	/** Without it branches would run one behind the other, and a microflow has one transaction anyway. */
	@Test
	void silentForTheFirstStepOfABranchAndInMicroflows() {
		assertEquals(List.of(), steps("    <bpws:flow name=\"Both\">\n" + invoke("Pay", "requiresOwn") + "      <bpws:sequence name=\"S\">\n" + invoke("Post", "requiresOwn") + "      </bpws:sequence>\n    </bpws:flow>\n").findings(OWN));
		assertEquals("Late", steps("    <bpws:flow name=\"Both\">\n      <bpws:sequence name=\"S\">\n" + invoke("Post", "") + invoke("Late", "requiresOwn") + "      </bpws:sequence>\n    </bpws:flow>\n").finding(OWN).message()
				.replaceAll(".*\\((\\w+)\\).*", "$1"));
		assertEquals(List.of(), steps(invoke("Pay", "requiresOwn")).replace(PROCESS, "longRunning", "microflow").findings(OWN));
	}

	@Test
	void completingATaskWaitsForWhatFollows() {
		Finding finding = steps(task("Check", "participates") + invoke("Post", "")).finding(TASK);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(PROCESS, finding.origin().path());
		assertTrue(finding.message().startsWith("Task Check of process OrderProcess takes part in the transaction of what follows"), finding.message());
		FixContract.verify(steps(task("Check", "participates")), TASK + "/commit-after", Map.of(PROCESS, Map.of("\"participates\"", "\"commitAfter\"")));
	}

	/** In a flow of pages participates halves the transactions; where nothing is stated, a task has its own; others are no tasks. */
	@Test
	void silentInAFlowOfPagesAndForOtherSteps() {
		assertEquals(List.of(), steps(task("One", "participates") + task("Two", "participates")).findings(TASK));
		assertEquals(List.of(), steps(task("Check", "") + invoke("Post", "")).findings(TASK));
		assertEquals(List.of(), steps(task("Check", "commitAfter")).findings(TASK));
		assertEquals(List.of(), steps(invoke("Post", "participates")).findings(TASK));
	}

	@Test
	void anAsynchronousCallBetweenTwoPages() {
		Finding finding = steps(task("One", "") + invoke("Reserve", "") + task("Two", "")).finding(PAGES);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(PROCESS, finding.origin().path());
		assertTrue(finding.message().startsWith("Between the tasks One and Two process OrderProcess calls Stock, an asynchronous call"), finding.message());
	}

	/** A synchronous call is quick; behind the pages nobody waits; what waits by itself is no flow of pages; branches have no order. */
	@Test
	void silentWhereNobodyWaitsForTheNextPage() {
		String between = task("One", "") + invoke("Reserve", "") + task("Two", "");
		assertEquals(List.of(), steps(between).replace(STOCK, "portType", "preferredInteractionStyle=\"sync\" portType").findings(PAGES));
		assertEquals(List.of(), steps(task("One", "") + task("Two", "") + invoke("Reserve", "")).findings(PAGES));
		assertEquals(List.of(), steps(task("One", "") + invoke("Reserve", "") + "    <bpws:wait name=\"Night\"/>\n" + task("Two", "")).findings(PAGES));
		assertEquals(List.of(), steps("    <bpws:flow name=\"All\">\n" + between + "    </bpws:flow>\n").findings(PAGES));
	}
}
