/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;

class UnknownFlagTest {

	private static final String RULE = "jvm-flag-unknown-to-jvm";

	/** Version, option, severity and a part of the message. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			6 | -XX:+CompressedOops | WARNING | -XX:+UseCompressedOops
			17 | -XX:+CompressedOops | WARNING | -XX:+UseCompressedOops
			25 | -XX:+useCompressedOops | WARNING | -XX:+UseCompressedOops
			8 | -XX:+UseParalelGC | WARNING | -XX:+UseParallelGC
			8 | -XX:MaxPermSize=256m | INFO | ignores with a warning since Java 8
			16 | -XX:MaxPermSize=256m | INFO | ignores
			17 | -XX:MaxPermSize=256m | WARNING | Java 17 and later refuse
			9 | -XX:+UseConcMarkSweepGC | INFO | deprecated since Java 9
			14 | -XX:+UseConcMarkSweepGC | INFO | since Java 14
			15 | -XX:+UseConcMarkSweepGC | WARNING | Java 15
			14 | -XX:+UseParallelOldGC | INFO | deprecated since Java 14
			15 | -XX:+UseParallelOldGC | INFO | since Java 15
			16 | -XX:+UseParallelOldGC | WARNING | Java 16
			11 | -XX:+AggressiveOpts | INFO | deprecated since Java 11
			12 | -XX:+AggressiveOpts | INFO | since Java 12
			13 | -XX:+AggressiveOpts | WARNING | Java 13
			18 | -XX:+UseBiasedLocking | INFO | since Java 18
			19 | -XX:+UseBiasedLocking | WARNING | Java 19
			6 | -XX:AppendRatio=3 | INFO | since Java 6
			7 | -XX:AppendRatio=3 | WARNING | Java 7
			9 | -XX:+PrintGCTimeStamps | WARNING | Java 9
			11 | -XX:+PrintGCDetails | INFO | deprecated since Java 9
			7 | -XX:MaxMetaspaceSize=256m | WARNING | later Java
			8 | -XX:+UseZGC | WARNING | later Java
			17 | -XX:+UseEpsilonGC | WARNING | -XX:+UnlockExperimentalVMOptions
			25 | -XX:+LogCompilation | WARNING | -XX:+UnlockDiagnosticVMOptions
			21 | -XX:SomethingElseAltogether=3 | INFO | vendor's own
			10 | -d64 | WARNING | Java 10
			9 | -Xincgc | WARNING | Java 9
			25 | -XX:MaxRAMFraction=2 | WARNING | -XX:MaxRAMPercentage
			""")
	void versions(int version, String option, Severity severity, String part) {
		Finding finding = Launching.java(version, option).finding(RULE);
		assertEquals(severity, finding.severity(), finding.message());
		assertTrue(finding.message().contains(part) && finding.message().contains(option), finding.message());
		assertNull(finding.assumption());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			7 | -XX:MaxPermSize=256m
			8 | -XX:+UseConcMarkSweepGC -XX:+UseParNewGC
			13 | -XX:+UseParallelOldGC
			10 | -XX:+AggressiveOpts
			14 | -XX:+UseBiasedLocking
			8 | -XX:+PrintGCDetails -XX:+PrintGCTimeStamps -XX:+UseGCLogFileRotation -d64
			8 | -XX:MaxMetaspaceSize=256m -XX:SomethingElseAltogether=3
			17 | -XX:+UnlockExperimentalVMOptions -XX:+UseEpsilonGC
			17 | -Xmx1g -XX:+UseG1GC -XX:ParallelGCThreads=4 -XX:+UseCompressedOops -XX:+DoEscapeAnalysis -XX:+EliminateLocks -XX:MaxDirectMemorySize=1g -XX:$NAME=1
			21 | -XX:+UseZGC -XX:+ZGenerational
			25 | -XX:+UseCompactObjectHeaders
			""")
	void silent(int version, String options) {
		assertEquals(List.of(), Launching.java(version, options).findings(RULE));
	}

	@Test
	void theOldestVersionOfTheProductCounts() {
		assertEquals(List.of(), Launching.eap("-XX:MaxPermSize=256m -XX:+UseConcMarkSweepGC -XX:MaxMetaspaceSizes=1m").findings(RULE));
		Finding later = Launching.eap("-XX:+UseEpsilonGC").finding(RULE);
		assertTrue(later.assumption().contains("Java 6 to 7"), later.assumption());
		Files wildFly = new Files().with(Launching.WILDFLY, "JAVA_OPTS=\"-Xmx1g -XX:MaxPermSize=256m\"\n");
		assertEquals(List.of(), wildFly.findings(RULE));
		assertEquals(List.of(), Launching.liberty("-XX:MaxPermSize=256m\n").findings(RULE), "whose virtual machine it is, nobody tells");
	}

	@Test
	void aMisspeltFlagIsToldWhateverIsStarted() {
		String script = "tomcat/bin/setenv.sh";
		Files tomcat = new Files().with(script, "CATALINA_OPTS=\"-Xms1g -XX:+CompressedOops\"\n");
		for (Files files : List.of(Launching.liberty("-XX:+CompressedOops\n"), tomcat)) {
			Finding finding = files.finding(RULE);
			assertEquals(Severity.INFO, finding.severity(), finding.message());
			assertTrue(finding.message().contains("OpenJ9 passes over it. The flag is -XX:+UseCompressedOops."), finding.message());
		}
		FixContract.verify(tomcat, RULE + "/rename", Map.of(script, Map.of("-XX:+CompressedOops", "-XX:+UseCompressedOops")));
		assertEquals(List.of(), new Files().with(script, "CATALINA_OPTS=\"-XX:+UseCompressedOops -XX:VendorsOwn=3\"\n").findings(RULE));
	}

	@Test
	void theProgramThatIsStartedTellsTheVersion() {
		assertEquals(List.of(), Launching.opmn("-server -XX:+PrintGCTimeStamps").findings(RULE));
		Files told = Launching.opmn("-server -XX:+PrintGCTimeStamps").replace(Launching.OPMN, "            <data id=\"java-options\"", "            <data id=\"java-bin\" value=\"/opt/jdk-17/bin/java\"/>\n            <data id=\"java-options\"");
		assertTrue(told.finding(RULE).message().contains("Java 17"), told.finding(RULE).message());
	}

	@Test
	void ibmIgnoresFlagsOfHotSpot() {
		Finding finding = Launching.webSphere("-XX:MaxPermSize=256m -XX:MaxDirectMemorySize=1g -Xgcpolicy:gencon").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("IBM"), finding.message());
		assertEquals(1, Launching.liberty("-Xgcpolicy:gencon\n-XX:+UseG1GC\n").findings(RULE).size());
		assertEquals(List.of(), Launching.webSphere("-XX:+UseParallelOldGC").with(Launching.SOLARIS, "set autoup=60\n").findings(RULE), "WebSphere brings HotSpot on Solaris");
	}

	@Test
	void unrecognizedFlagsMayBePassedOver() {
		Finding finding = Launching.java(17, "-XX:+IgnoreUnrecognizedVMOptions -XX:MaxPermSize=256m").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("passes over"), finding.message());
	}

	@Test
	void renames() {
		fix(Launching.java(8, "-XX:+CompressedOops"), "rename", "-XX:+CompressedOops", "-XX:+UseCompressedOops");
		fix(Launching.java(17, "-XX:MaxPermSize=256m"), "rename", "-XX:MaxPermSize=256m", "-XX:MaxMetaspaceSize=256m");
		fix(Launching.java(17, "-XX:+UseParallelOldGC"), "rename", "-XX:+UseParallelOldGC", "-XX:+UseParallelGC");
		fix(Launching.java(17, "-XX:+UseConcMarkSweepGC"), "rename", "-XX:+UseConcMarkSweepGC", "-XX:+UseG1GC");
		fix(Launching.java(25, "-XX:MaxRAMFraction=2"), "rename", "-XX:MaxRAMFraction=2", "-XX:MaxRAMPercentage=50.0");
		fix(Launching.java(17, "-Xloggc:gc.log"), "rename", "-Xloggc:gc.log", "-Xlog:gc*:file=gc.log");
	}

	@Test
	void removesAndUnlocks() {
		fix(Launching.java(17, "-XX:MaxPermSize=256m"), "remove", " -XX:MaxPermSize=256m", "");
		fix(Launching.java(17, "-XX:+UseEpsilonGC"), "unlock", "-XX:+UseEpsilonGC", "-XX:+UnlockExperimentalVMOptions -XX:+UseEpsilonGC");
	}

	private static FixEffect removal(Files files) {
		Finding finding = files.findings(RULE).getLast();
		List<Fix> removals = finding.fixes().stream().filter(fix -> fix.id().startsWith(RULE + "/remove")).toList();
		assertEquals(1, removals.size(), () -> finding.fixes().toString());
		return removals.getFirst().effect();
	}

	/** Only a flag that is surely ignored is nothing that anybody misses. */
	@Test
	void whatTheRemovalChanges() {
		fix(Launching.java(8, "-XX:MaxPermSize=256m"), "remove-ignored", " -XX:MaxPermSize=256m", "");
		assertEquals(FixEffect.KEEPS_MEANING, removal(Launching.java(8, "-XX:MaxPermSize=256m")));
		assertEquals(FixEffect.KEEPS_MEANING, removal(Launching.java(16, "-XX:MaxPermSize=256m")), "the last that ignores it");
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.java(17, "-XX:MaxPermSize=256m")), "did not start before");
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.java(8, "-XX:+CMSIncrementalMode")), "still works");
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.java(17, "-XX:+FlightRecorder")), "still works");
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.java(14, "-XX:+UseParallelOldGC -XX:-UseParallelOldGC")), "the last one counts");
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.eap("-XX:+UseEpsilonGC")), "the version is assumed");
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.java(17, "-XX:+UseEpsilonGC")), "locked");
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.webSphere("-XX:MaxPermSize=256m -Xgcpolicy:gencon")), "what IBM makes of it is not known for each version");
		assertEquals(FixEffect.KEEPS_MEANING, removal(Launching.java(16, "-XX:-TraceClassUnloading")), "the default");
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.java(16, "-XX:+TraceClassUnloading")));
		assertEquals(FixEffect.CHANGES_BEHAVIOUR, removal(Launching.java(16, "-XX:+TraceClassUnloading -XX:-TraceClassUnloading")));
	}

	@Test
	void noRenameThatWouldChangeTheMeaning() {
		assertTrue(Launching.java(17, "-XX:-UseConcMarkSweepGC").finding(RULE).fixes().stream().noneMatch(fix -> fix.id().endsWith("/rename")));
		assertTrue(Launching.java(17, "-XX:+UseParallelGC -XX:+UseParallelOldGC").finding(RULE).fixes().stream().noneMatch(fix -> fix.id().endsWith("/rename")));
	}

	@Test
	void elementsOfADomain() {
		String path = "wildfly/domain/configuration/domain.xml";
		String domain = """
				<?xml version="1.0" encoding="UTF-8"?>
				<domain xmlns="urn:jboss:domain:20.0">
				  <server-groups>
				    <server-group name="main" profile="full">
				      <jvm name="default">
				        <heap size="64m" max-size="512m"/>
				        <jvm-options>
				          <option value="-XX:+UseG1GC"/>
				          <option value="-XX:+PrintGCTimeStamps"/>
				        </jvm-options>
				      </jvm>
				    </server-group>
				  </server-groups>
				</domain>
				""";
		FixContract.verify(new Files().with(path, domain), RULE + "/remove", Map.of(path, Map.of("          <option value=\"-XX:+PrintGCTimeStamps\"/>\n", "")));
		assertNotNull(new Files().with(path, domain).finding(RULE).assumption());
		Files large = new Files().with(path, domain.replace("512m", "8g"));
		FixContract.verify(large, "jvm-largepages-off/use-large-pages", Map.of(path, Map.of("          <option value=\"-XX:+PrintGCTimeStamps\"/>\n",
				"          <option value=\"-XX:+PrintGCTimeStamps\"/>\n          <option value=\"-XX:+UseLargePages\"/>\n")));
		FixContract.verify(large, "jvm-xms-below-xmx/equal", Map.of(path, Map.of("size=\"64m\" ", "size=\"8g\" ")));
	}

	private static void fix(Files files, String word, String old, String text) {
		FixContract.verify(files, RULE + '/' + word, Map.of(Launching.RUN, Map.of(old, text)));
	}
}
