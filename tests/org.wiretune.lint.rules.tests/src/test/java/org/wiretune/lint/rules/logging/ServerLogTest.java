/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

/** Directories, traces and diagnostics of servers. */
class ServerLogTest {

	private static final String DIRECTORY = "log-dir-on-slow-disk";
	private static final String TRACES = "oc4j-trace-and-dms-on";
	private static final String DIAGNOSTICS = "db2-diagnostics-high";
	private static final String OPMN = "opmn/conf/opmn.xml";
	private static final String SCRIPT = "db/tune-db2.sh";

	private static Files opmn(String options) {
		return new Files().with(OPMN, """
				<?xml version="1.0" encoding="UTF-8"?>
				<opmn xmlns="http://www.oracle.com/ias-instance">
				  <process-type id="orders" module-id="OC4J">
				    <module-data>
				      <category id="start-parameters">
				        <data id="java-options" value="%s"/>
				      </category>
				    </module-data>
				  </process-type>
				</opmn>
				""".formatted(options));
	}

	private static Files script(String values) {
		return new Files().with(SCRIPT, "db2 update dbm cfg using " + values + "\n");
	}

	@Test
	void directoryOfTheProfile() {
		Finding finding = LogFiles.jboss().finding(DIRECTORY);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("-Djboss.server.log.dir", finding.limit());
		assertTrue(finding.assumption().contains("does not see the disks"), finding.assumption());
		assertEquals(1, LogFiles.wildFly().findings(DIRECTORY).size());
		assertFalse(RuleRegistry.standard().rule(DIRECTORY).orElseThrow().isStandard());
	}

	@Test
	void directoryThatAScriptMoves() {
		assertTrue(LogFiles.jboss().with("jboss-as/bin/run.conf", "JAVA_OPTS=\"$JAVA_OPTS -Xmx2g -Djboss.server.log.dir=/logs/shop\"\n").findings(DIRECTORY).isEmpty());
		assertTrue(LogFiles.jboss().replace(LogFiles.JBOSS, "${jboss.server.log.dir}/server.log", "/logs/server.log").findings(DIRECTORY).isEmpty());
	}

	@Test
	void tracesOfOc4j() {
		Finding finding = opmn("-server -Doracle.oc4j.trace.fine=com.evermind.server.http -Xmx2048m -Doracle.dms.transtrace.ecidenabled=true").finding(TRACES);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("-Doracle.oc4j.trace.fine=com.evermind.server.http -Doracle.dms.transtrace.ecidenabled=true", finding.measured());
		assertTrue(opmn("-server -Doracle.dms.sensors=none -Doracle.dms.transtrace.ecidenabled=false").findings(TRACES).isEmpty());
	}

	@Test
	void fixesOfTraces() {
		Files files = opmn("-server -Doracle.oc4j.trace.fine=com.evermind.server.http -Xmx2048m -Doracle.dms.transtrace.ecidenabled=true");
		FixContract.verify(files, TRACES + "/remove", Map.of(OPMN, Map.of(" -Doracle.oc4j.trace.fine=com.evermind.server.http", "", " -Doracle.dms.transtrace.ecidenabled=true", "")));
		FixContract.verify(files, TRACES + "/no-sensors", Map.of(OPMN, Map.of("-Doracle.oc4j.trace.fine=com.evermind.server.http", "-Doracle.dms.sensors=none", " -Doracle.dms.transtrace.ecidenabled=true", "")));
		FixContract.verify(opmn("-Doracle.dms.transtrace.ecidenabled=true -server"), TRACES + "/remove", Map.of(OPMN, Map.of("-Doracle.dms.transtrace.ecidenabled=true ", "")));
	}

	@Test
	void diagnosticsOfDb2() {
		assertEquals("3", script("DIAGLEVEL 3 NOTIFYLEVEL 0").finding(DIAGNOSTICS).measured());
		assertEquals("2", script("DIAGLEVEL 2 NOTIFYLEVEL 0").finding(DIAGNOSTICS).measured());
		assertTrue(script("DIAGLEVEL 1 NOTIFYLEVEL 0").findings(DIAGNOSTICS).isEmpty());
		assertEquals(2, script("NUM_POOLAGENTS 500").findings(DIAGNOSTICS).size(), "both are 3 where nothing is stated");
		FixContract.verify(script("DIAGLEVEL 3 NOTIFYLEVEL 0"), DIAGNOSTICS + "/lower", Map.of(SCRIPT, Map.of("DIAGLEVEL 3", "DIAGLEVEL 1")));
		FixContract.verify(script("DIAGLEVEL 1"), DIAGNOSTICS + "/lower", Map.of(SCRIPT, Map.of("DIAGLEVEL 1", "DIAGLEVEL 1 NOTIFYLEVEL 0")));
	}
}
