/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.perf.workload.edit.PlacedProblem;
import org.wiretune.perf.workload.edit.WorkloadHover;
import org.wiretune.perf.workload.edit.WorkloadProposal;
import org.wiretune.perf.workload.edit.WorkloadProposals;
import org.wiretune.perf.workload.edit.WorkloadTemplates;

/** Proposals, hovers, problems and templates of workload files, without a window. A bar stands for the caret. */
class WorkloadAssistTest {

	private static List<WorkloadProposal> at(String marked) {
		return WorkloadProposals.at(marked.replace("|", ""), marked.indexOf('|'));
	}

	private static List<String> labels(String marked) {
		return at(marked).stream().map(WorkloadProposal::label).toList();
	}

	private static String applied(String marked, String label) {
		String text = marked.replace("|", "");
		WorkloadProposal proposal = at(marked).stream().filter(each -> each.label().equals(label)).findFirst().orElseThrow();
		String after = text.substring(0, proposal.offset()) + proposal.replacement() + text.substring(proposal.offset() + proposal.length());
		return after.substring(0, proposal.caret()) + '|' + after.substring(proposal.caret());
	}

	@Test
	void anEmptyFileGetsAKind() {
		assertTrue(labels("|").contains("kind: ramp"), labels("|").toString());
		assertEquals("kind: ramp|", applied("ki|", "kind: ramp"));
		assertEquals(List.of("ramp", "rated-senders"), labels("kind: ra|").stream().sorted().toList());
		assertEquals("kind: constant-rate|", applied("kind:|", "constant-rate"));
	}

	@Test
	void keysThatAreNotSetAreProposed() {
		List<String> labels = labels("kind: ramp\nusers: 1\n|");
		assertTrue(labels.contains("think-time") && labels.contains("request"), labels.toString());
		assertTrue(!labels.contains("users") && !labels.contains("loops"), labels.toString());
		assertEquals("kind: ramp\nthink-time: |", applied("kind: ramp\nth|", "think-time"));
		assertEquals("kind: ramp\nthink-time|: 2 s", applied("kind: ramp\nth|: 2 s", "think-time"));
		assertTrue(labels("kind: ramp\nrequest: GET /\n|").contains("request"), "A key that may stand on several lines is proposed again.");
		WorkloadProposal proposal = at("kind: ramp\nth|").get(0);
		assertEquals("Think time", proposal.note());
		assertTrue(proposal.detail().contains("pause of a user between a reply and the next call.") && proposal.detail().contains("Not set, it is 0 s."), proposal.detail());
	}

	@Test
	void valuesComeFromTheTypeOfTheKey() {
		assertEquals(List.of("lab", "steady"), labels("kind: loop\nmode: |"));
		assertEquals("the standard", at("kind: loop\nmode: |").get(0).note());
		assertEquals("kind: loop\nmode: steady|", applied("kind: loop\nmode: l|ab".replace("l|ab", "|"), "steady"));
		assertEquals(List.of("yes", "no"), labels("kind: rated-senders\nxa: |"));
		assertEquals("kind: loop\nbindings: sca-sync, ws-sync|, http-sync", applied("kind: loop\nbindings: sca-sync, w|, http-sync", "ws-sync"));
		assertEquals(List.of("sca-async"), labels("kind: loop\nbindings: sca-sync, sca|"), "What is there already is not proposed.");
		assertEquals("kind: loop\nloops: 200|", applied("kind: loop\nloops:|", "200"));
	}

	@Test
	void nothingIsProposedInComments() {
		assertEquals(List.of(), at("kind: loop\n# mo|"));
		assertEquals(List.of(), at("kind: loop # mo|"));
	}

	@Test
	void hoversExplainKeysAndKinds() {
		String text = "kind: ramp\nusers: 1, 20\n# users\nloops: 2";
		WorkloadHover hover = WorkloadHover.at(text, text.indexOf("users")).orElseThrow();
		assertEquals("users: 1, 20", text.substring(hover.offset(), hover.offset() + hover.length()));
		assertTrue(hover.text().startsWith("Users (users)\nNumbers of users, one step each.\nWrite "), hover.text());
		assertTrue(WorkloadHover.at(text, 7).orElseThrow().text().startsWith("Ramp (kind: ramp)"));
		assertTrue(WorkloadHover.at(text, text.indexOf("# users") + 3).isEmpty());
		assertTrue(WorkloadHover.at(text, text.indexOf("loops")).isEmpty(), "A ramp has no loops.");
	}

	@Test
	void problemsHavePlacesWhateverTheLineEnds() {
		for (String end : List.of("\n", "\r\n", "\r")) {
			String text = String.join(end, "# c", "kind: loop", "  loops: many", "mode: lab");
			List<PlacedProblem> problems = PlacedProblem.of(text);
			assertEquals(1, problems.size());
			PlacedProblem problem = problems.get(0);
			assertEquals("many", text.substring(problem.offset(), problem.offset() + problem.length()));
			assertEquals(3, problem.line());
		}
		PlacedProblem missing = PlacedProblem.of("kind: jmeter\nname: x").get(0);
		assertEquals("kind: jmeter".length(), missing.length(), "What is missing is marked at the first line.");
		assertEquals(1, PlacedProblem.of("").size());
	}

	static List<WorkloadKind> kinds() {
		return WorkloadKind.all();
	}

	@ParameterizedTest
	@MethodSource("kinds")
	void templatesAreRightAndNameEveryKey(WorkloadKind kind) {
		String text = WorkloadTemplates.text(kind, "Orders # 1");
		assertEquals(List.of(), WorkloadText.read(text).problems(), text);
		assertEquals(kind, WorkloadText.read(text).workload().orElseThrow().kind());
		assertEquals("Orders   1", WorkloadText.read(text).workload().orElseThrow().value(CommonKeys.NAME));
		for (WorkloadKey<?> key : kind.keys()) {
			assertTrue(text.contains(key.name() + ":"), key.name());
		}
	}
}
