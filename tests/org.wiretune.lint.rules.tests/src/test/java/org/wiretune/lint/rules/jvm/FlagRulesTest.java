/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.rule.Home;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rules.method.MethodCatalogue;

class FlagRulesTest {

	private static void fix(Files files, String path, String fix, String... changes) {
		Map<String, String> expected = new LinkedHashMap<>();
		for (int i = 0; i < changes.length; i += 2) {
			expected.put(changes[i], changes[i + 1]);
		}
		FixContract.verify(files, fix, Map.of(path, expected));
	}

	private static void silent(String rule, Files... files) {
		for (Files each : files) {
			assertEquals(List.of(), each.findings(rule));
		}
	}

	/** Rule, version, flag, and a part of the message; the fix takes the flag out. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			append-ratio-and-other-stale-flags | 6 | -XX:AppendRatio=3 | no effect
			append-ratio-and-other-stale-flags | 6 | -XX:+UseTLAB | default
			append-ratio-and-other-stale-flags | 25 | -XX:+UseTLAB | default
			append-ratio-and-other-stale-flags | 16 | -XX:-TraceClassUnloading | default
			jvm-aggressiveopts | 8 | -XX:+AggressiveOpts | test it alone
			jvm-aggressiveopts | 11 | -XX:+AggressiveOpts | deprecated
			jvm-escape-analysis | 6 | -XX:+DoEscapeAnalysis | unpredictable
			jvm-escape-analysis | 7 | -XX:+DoEscapeAnalysis | default
			jvm-biased-locking | 5 | -XX:+UseBiasedLocking | test it alone
			jvm-biased-locking | 14 | -XX:+UseBiasedLocking | default
			jvm-biased-locking | 15 | -XX:+UseBiasedLocking | deprecated
			jvm-biased-locking | 17 | -XX:+UseBiasedLocking | deprecated
			jvm-eliminate-locks | 6 | -XX:+EliminateLocks | default
			jvm-eliminate-locks | 25 | -XX:+EliminateLocks | default
			""")
	void flagToTakeOut(String rule, int version, String flag, String part) {
		Files files = Launching.java(version, flag);
		Finding finding = files.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(flag, finding.measured());
		assertTrue(finding.message().contains(part), finding.message());
		fix(files, Launching.RUN, rule + "/remove", ' ' + flag, "");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			append-ratio-and-other-stale-flags | 7 | -XX:AppendRatio=3
			append-ratio-and-other-stale-flags | 6 | -XX:-UseTLAB
			append-ratio-and-other-stale-flags | 6 | -XX:+TraceClassUnloading
			append-ratio-and-other-stale-flags | 17 | -XX:-TraceClassUnloading
			jvm-aggressiveopts | 12 | -XX:+AggressiveOpts
			jvm-aggressiveopts | 8 | -XX:-AggressiveOpts
			jvm-escape-analysis | 8 | -XX:-DoEscapeAnalysis
			jvm-biased-locking | 18 | -XX:+UseBiasedLocking
			jvm-biased-locking | 8 | -XX:-UseBiasedLocking
			jvm-eliminate-locks | 8 | -XX:-EliminateLocks
			permgen-fixed | 7 | -XX:PermSize=128m -XX:MaxPermSize=256m
			permgen-fixed | 7 | -XX:MaxPermSize=256m
			permgen-fixed | 8 | -XX:PermSize=256m -XX:MaxPermSize=256m
			""")
	void silentFlag(String rule, int version, String flag) {
		silent(rule, Launching.java(version, flag));
	}

	@Test
	void permanentGeneration() {
		assertEquals("256 MB", Launching.eap("-XX:PermSize=256m -XX:MaxPermSize=256m").finding("permgen-fixed").measured());
	}

	@Test
	void manyFlags() {
		String rule = "jvm-too-many-tweaks";
		String twelve = IntStream.range(0, 12).mapToObj(i -> "-XX:Flag" + i + "=1").collect(Collectors.joining(" "));
		silent(rule, Launching.eap(twelve), Launching.eap(twelve + " -XX:+PrintGCDetails -XX:+HeapDumpOnOutOfMemoryError -XX:Flag1=2"));
		Finding finding = Launching.eap(twelve + " -XX:+One").finding(rule);
		assertEquals("13", finding.measured());
		assertEquals("12", finding.limit());
	}

	@Test
	void remoteManagement() {
		String rule = "jvm-jmxremote-in-production";
		assertEquals(1, Launching.eap("-Dcom.sun.management.jmxremote").findings(rule).size());
		assertTrue(Launching.eap("-Dcom.sun.management.jmxremote.port=9010").finding(rule).message().contains("9010"));
		silent(rule, Launching.eap(""), new Files().with("eap/dev/bin/run.conf", "JAVA_OPTS=\"-Dcom.sun.management.jmxremote\"\n"));
	}

	@Test
	void profiler() {
		String rule = "oprofile-agent-left-on";
		String agent = "-agentpath:/usr/lib64/oprofile/libjvmti_oprofile.so";
		assertEquals(agent, Launching.java(6, agent).finding(rule).measured());
		silent(rule, Launching.eap("-agentpath:/opt/other.so"), Launching.eap(""), new Files().with("eap/test/bin/run.conf", "JAVA_OPTS=\"" + agent + "\"\n"));
		fix(Launching.java(6, agent), Launching.RUN, rule + "/remove", ' ' + agent, "");
		fix(Launching.java(6, agent + "=debug"), Launching.RUN, rule + "/remove", ' ' + agent + "=debug", "");
	}

	@Test
	void profilerBits() {
		String rule = "oprofile-agent-bitness";
		String wrong = "-agentpath:/usr/lib/oprofile/libjvmti_oprofile.so";
		assertEquals(Severity.WARNING, Launching.java(6, wrong).finding(rule).severity());
		fix(Launching.java(6, wrong), Launching.RUN, rule + "/swap", "/usr/lib/oprofile", "/usr/lib64/oprofile");
		fix(Launching.eap("-d32 " + wrong.replace("/lib/", "/lib64/")), Launching.RUN, rule + "/swap", "/usr/lib64/oprofile", "/usr/lib/oprofile");
		silent(rule, Launching.java(6, wrong.replace("/lib/", "/lib64/")), Launching.eap("-d32 " + wrong), Launching.eap(wrong));
	}

	@Test
	void allocator() {
		String rule = "malloc-not-mt";
		Files solaris = Launching.eap("").with(Launching.SOLARIS, "set autoup=60\n");
		assertEquals("/usr/lib/libmtmalloc.so.1", solaris.finding(rule).limit());
		silent(rule, Launching.eap(""), Launching.eap("").replace(Launching.RUN, "JAVA_OPTS=", "LD_PRELOAD=/usr/lib/libmtmalloc.so.1\nJAVA_OPTS=").with(Launching.SOLARIS, "set autoup=60\n"));
		fix(solaris, Launching.RUN, rule + "/preload", "-Dlast=1\"\n", "-Dlast=1\"\nLD_PRELOAD=/usr/lib/libmtmalloc.so.1; export LD_PRELOAD\n");
	}

	@Test
	void propertiesOfOracle() {
		String jms = "oc4j-jms-implementation";
		fix(Launching.opmn("-server -Xmx1g"), Launching.OPMN, jms + "/add", "-server -Xmx1g", "-server -Xmx1g -Doc4j.jms.implementation=oc4j.j2ee.jms");
		silent(jms, Launching.opmn("-server -Doc4j.jms.implementation=oracle.j2ee.jms"), Launching.eap("-server"));
		String selector = "nio-selector-devpoll";
		Files solaris = Launching.opmn("-server").with(Launching.SOLARIS, "set autoup=60\n");
		assertEquals(Severity.INFO, solaris.finding(selector).severity());
		fix(solaris, Launching.OPMN, selector + "/add", "\"-server\"", "\"-server -Djava.nio.channels.spi.SelectorProvider=sun.nio.ch.DevPollSelectorProvider\"");
		silent(selector, Launching.opmn("-server"), Launching.opmn("-server -Djava.nio.channels.spi.SelectorProvider=sun.nio.ch.DevPollSelectorProvider"));
		String option = " -Djava.nio.channels.spi.SelectorProvider=sun.nio.ch.DevPollSelectorProvider";
		Files linux = Launching.opmn("-server" + option).with(Launching.SYSCTL, "vm.swappiness = 1\n");
		assertEquals(Severity.INFO, linux.finding(selector).severity());
		fix(linux, Launching.OPMN, selector + "/remove", option, "");
	}

	@Test
	void everyRowHasItsHome() {
		assertEquals(52, JvmCatalogue.entries().size());
		assertEquals(17, MethodCatalogue.entries().size());
		assertTrue(MethodCatalogue.entries().stream().allMatch(entry -> entry.home() == Home.TESTER && entry.id().matches("bench-.*|console-observer-effect")));
		assertEquals(List.of("heap-below-live-plus-headroom", "gc-time-over-5-percent", "gc-excessive", "gc-long-collection-after-drain", "large-object-allocation", "compaction-cost", "largepages-total-zero",
				"jvm-instances-few-lock-contention", "malloc-preload-not-effective"), JvmCatalogue.entries().stream().filter(entry -> entry.home() == Home.ALARM).map(Recommendation::id).toList());
	}
}
