/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class WaitingProcessesTest {

	private static final String SYNC = "soa-sync-process-with-breakpoint";
	private static final String MEMORY = "soa-inmemory-with-breakpoint";
	private static final String IN_MEMORY = Composites.property("bpel.config.inMemoryOptimization", "true");
	private static final String RECEIVE = "    <receive name=\"onResult\" partnerLink=\"Stock\" operation=\"onResult\" variable=\"stock\"/>\n";

	private static String wait(String duration) {
		return "    <wait name=\"Pause\">\n      <for>" + duration + "</for>\n    </wait>\n";
	}

	private static boolean found(String activities) {
		return !Composites.process("", activities).findings(SYNC).isEmpty();
	}

	/** Whoever names a pause so knows what it costs; a message that is waited for is no pause. */
	@Test
	void pausesThatPlaySomethingSlow() {
		for (String name : List.of("ArtificialPause", "SimulateBackend", "SlowBackend")) {
			assertFalse(found(wait("'PT5S'").replace("Pause", name)), name);
			assertTrue(found(RECEIVE.replace("onResult\" partnerLink", name + "\" partnerLink")), name);
		}
		assertTrue(found(wait("'PT5S'").replace("Pause", "WaitForBackend")));
	}

	@Test
	void waitsBeforeItAnswers() {
		Finding finding = Composites.process("", wait("'PT5S'")).finding(SYNC);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Composites.PROCESS, finding.origin().path());
		assertTrue(finding.message().startsWith("Flow waits at wait Pause before it answers"), finding.message());
		assertTrue(finding.fixes().isEmpty());
		assertEquals("receive onResult", Composites.process("", RECEIVE).finding(SYNC).measured());
		assertEquals("pick Choose", Composites.process("", "    <pick name=\"Choose\"><onMessage partnerLink=\"Stock\" operation=\"onResult\"><empty/></onMessage></pick>\n").finding(SYNC).measured());
	}

	/** An early answer to some does not end the wait of the others. */
	@Test
	void someAreAnsweredEarly() {
		String early = "    <if name=\"Invalid\"><condition>$input.payload = ''</condition><sequence><reply name=\"early\" partnerLink=\"client\" operation=\"process\" variable=\"output\"/>%s</sequence></if>\n";
		assertTrue(found(early.formatted("<exit/>") + wait("'PT10S'")));
		assertFalse(found(early.formatted("<wait name=\"Pause\"><for>'PT10S'</for></wait>")), "those that wait have their answer");
		assertFalse(found("    <reply name=\"early\" partnerLink=\"client\" operation=\"process\" variable=\"output\"/>\n" + wait("'PT10S'")));
	}

	@Test
	void shortWaitsStayInMemory() {
		assertTrue(found(wait("'PT3S'")));
		assertTrue(!found(wait("'PT2S'")));
		assertTrue(!found(wait("'PT0.5S'")));
		assertTrue(found(wait("'P1M'")));
		assertTrue(found(wait("$pause")), "what an expression gives is not known");
		assertTrue(!found("    <wait name=\"Pause\" for=\"'PT1S'\"/>\n"), "the form of BPEL 1.1");
	}

	@Test
	void waitsBehindTheReplyHoldNobody() {
		Files files = Composites.process("", "");
		assertTrue(files.findings(SYNC).isEmpty());
		assertTrue(files.replace(Composites.PROCESS, "  </sequence>\n", wait("'PT5S'") + "  </sequence>\n").findings(SYNC).isEmpty());
		assertTrue(!found("    <reply name=\"early\" partnerLink=\"client\" operation=\"process\" variable=\"output\"/>\n" + RECEIVE));
	}

	@Test
	void onlyWhatLiesOnTheWayToAReplyCounts() {
		assertTrue(found("    <if name=\"If\"><condition>true()</condition>\n" + wait("'PT5S'") + "    </if>\n"), "one of two ways waits");
		String branches = "    <if name=\"If\"><condition>true()</condition>\n" + wait("'PT5S'")
				+ "    <else><reply name=\"other\" partnerLink=\"client\" operation=\"process\" variable=\"output\"/></else></if>\n";
		Files otherBranch = Composites.process("", branches).replace(Composites.PROCESS, "    <reply name=\"replyOutput\" partnerLink=\"client\" operation=\"process\" variable=\"output\"/>\n", "");
		assertTrue(otherBranch.findings(SYNC).isEmpty());
		assertTrue(!found("    <scope name=\"Guarded\"><faultHandlers><catchAll>\n" + wait("'PT5S'") + "    </catchAll></faultHandlers><empty/></scope>\n"), "a handler is not the usual way");
	}

	@Test
	void oneWayProcessesAndOtherOperationsMayWait() {
		assertTrue(Composites.oneWay(Composites.process("", RECEIVE)).findings(SYNC).isEmpty());
		Files other = Composites.process("", RECEIVE).replace(Composites.PROCESS, "<reply name=\"replyOutput\" partnerLink=\"client\" operation=\"process\"", "<reply name=\"replyOutput\" partnerLink=\"client\" operation=\"status\"");
		assertTrue(other.findings(SYNC).isEmpty());
	}

	@Test
	void aPickMayStartTheProcess() {
		String pick = "<pick name=\"Start\" createInstance=\"yes\"><onMessage partnerLink=\"client\" operation=\"process\" variable=\"input\"><sequence>\n%s    </sequence></onMessage></pick>\n";
		Files files = Composites.process("", "").replace(Composites.PROCESS, "<receive name=\"receiveInput\" partnerLink=\"client\" operation=\"process\" variable=\"input\" createInstance=\"yes\"/>\n",
				pick.formatted("<empty/>\n"));
		assertTrue(files.findings(SYNC).isEmpty());
		assertEquals("receive onResult", files.replace(Composites.PROCESS, "<empty/>\n", RECEIVE).finding(SYNC).measured());
	}

	@Test
	void inMemoryProcessThatWaits() {
		Finding finding = Composites.process(IN_MEMORY, wait("'PT5S'")).finding(MEMORY);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(Composites.COMPOSITE, finding.origin().path());
		assertTrue(finding.message().contains("it waits at wait Pause"), finding.message());
		assertTrue(Composites.process(IN_MEMORY, wait("'PT2S'")).findings(MEMORY).isEmpty());
		assertTrue(Composites.process("", wait("'PT5S'")).findings(MEMORY).isEmpty());
		assertTrue(Composites.process(IN_MEMORY.replace("true", "false"), wait("'PT5S'")).findings(MEMORY).isEmpty());
		String alarm = "    <scope name=\"S\"><eventHandlers><onAlarm><for>'PT1H'</for><scope/></onAlarm></eventHandlers><empty/></scope>\n";
		assertEquals(1, Composites.process(IN_MEMORY, alarm).findings(MEMORY).size());
	}

	@Test
	void inMemoryCompositesStoreWhatWaits() {
		Files policy = Composites.process(IN_MEMORY + Composites.property("bpel.config.completionPersistPolicy", "faulted"), wait("'PT5S'"));
		assertEquals(Severity.WARNING, policy.finding(MEMORY).severity(), "12.1.3 does not know them");
		Files newer = policy.copy().replace(Composites.COMPOSITE, "12.1.3.0.0", "12.2.1.0.0");
		assertTrue(newer.findings(MEMORY).isEmpty());
		assertEquals(Severity.INFO, newer.replace(Composites.COMPOSITE, ">faulted<", ">on<").finding(MEMORY).severity());
		Files unknown = policy.copy().replace(Composites.COMPOSITE, "12.1.3.0.0", "${version}");
		assertTrue(unknown.findings(MEMORY).isEmpty(), "it may be one that knows them");
		assertEquals(Severity.INFO, unknown.replace(Composites.COMPOSITE, ">faulted<", ">off<").finding(MEMORY).severity());
	}

	@Test
	void fixMakesInstancesDurable() {
		FixContract.verify(Composites.process(IN_MEMORY, wait("'PT5S'")), MEMORY + "/durable", Map.of(Composites.COMPOSITE, Map.of(IN_MEMORY, "")));
		Files value = Composites.process("    <property name=\"bpel.config.inMemoryOptimization\" value=\"true\"/>\n", wait("'PT5S'"));
		FixContract.verify(value, MEMORY + "/durable", Map.of(Composites.COMPOSITE, Map.of("    <property name=\"bpel.config.inMemoryOptimization\" value=\"true\"/>\n", "")));
	}
}
