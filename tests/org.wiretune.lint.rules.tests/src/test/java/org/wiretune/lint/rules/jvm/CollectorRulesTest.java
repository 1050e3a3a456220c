/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleLimits;
import org.wiretune.lint.rule.Telling;

class CollectorRulesTest {

	private static final String RUN = Launching.RUN;

	private static void fix(Files files, String fix, String... changes) {
		fixIn(files, RUN, fix, changes);
	}

	private static void fixIn(Files files, String path, String fix, String... changes) {
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

	@Test
	void concurrentCollector() {
		String rule = "gc-cms-for-throughput";
		Finding finding = Launching.eap("-XX:+UseConcMarkSweepGC -XX:+UseParNewGC").finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("-XX:+UseParallelOldGC", finding.limit());
		assertNotNull(finding.assumption());
		assertTrue(Launching.java(9, "-XX:+UseConcMarkSweepGC").finding(rule).message().contains("deprecated"));
		assertEquals(1, Launching.java(13, "-XX:+UseConcMarkSweepGC").findings(rule).size());
		// A data store ships with the collector that its makers chose.
		String start = "#!/bin/sh\nexec java -Xmx1g -XX:+UseConcMarkSweepGC -jar server.jar\n";
		silent(rule, new Files().with("store/bin/cassandra.sh", start), new Files().with("search/bin/elasticsearch.sh", start));
		assertEquals(1, new Files().with("shop/bin/start.sh", start).findings(rule).size());
		silent(rule, Launching.java(14, "-XX:+UseConcMarkSweepGC"), Launching.eap("-XX:-UseConcMarkSweepGC"), Launching.eap("-XX:+UseParallelGC"), Launching.webSphere("-Xgcpolicy:gencon"));
		fix(Launching.eap("-XX:+UseConcMarkSweepGC -Xmx1g -XX:+UseParNewGC -XX:CMSInitiatingOccupancyFraction=70 -XX:+UseCMSInitiatingOccupancyOnly"), rule + "/throughput",
				"-XX:+UseConcMarkSweepGC -Xmx1g -XX:+UseParNewGC -XX:CMSInitiatingOccupancyFraction=70 -XX:+UseCMSInitiatingOccupancyOnly", "-XX:+UseParallelOldGC -Xmx1g");
		fix(Launching.java(8, "-XX:+UseConcMarkSweepGC"), rule + "/throughput", "-XX:+UseConcMarkSweepGC", "-XX:+UseParallelGC");
		fixIn(Launching.webSphere("-Xgcpolicy:optavgpause"), Samples.SERVER, rule + "/throughput", "optavgpause", "gencon");
	}

	@Test
	void oneThreadForTheOldGeneration() {
		String rule = "gc-parallel-without-parallel-old";
		Finding finding = Launching.eap("-XX:+UseParallelGC").finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertNotNull(finding.assumption());
		assertEquals(1, Launching.on("/opt/jdk1.7.0_03", "-XX:+UseParallelGC").findings(rule).size());
		silent(rule, Launching.on("/opt/jdk1.7.0_04", "-XX:+UseParallelGC"), Launching.java(8, "-XX:+UseParallelGC"), Launching.eap("-XX:+UseParallelGC -XX:+UseParallelOldGC"), Launching.eap(""),
				Launching.java(14, "-XX:-UseParallelOldGC"));
		assertEquals(Severity.WARNING, Launching.java(8, "-XX:+UseParallelGC -XX:-UseParallelOldGC").finding(rule).severity());
		fix(Launching.eap("-XX:+UseParallelGC"), rule + "/add", " -Dlast=1", " -Dlast=1 -XX:+UseParallelOldGC");
		fix(Launching.java(8, "-XX:-UseParallelOldGC"), rule + "/add", "-XX:-UseParallelOldGC", "-XX:+UseParallelOldGC");
	}

	@Test
	void collectorsThatExcludeEachOther() {
		String rule = "gc-parallelold-enables-parnew-claim";
		Finding finding = Launching.eap("-XX:+UseParNewGC -XX:+UseParallelOldGC").finding(rule);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("-XX:+UseParNewGC -XX:+UseParallelOldGC", finding.measured());
		silent(rule, Launching.eap("-XX:+UseParNewGC -XX:+UseConcMarkSweepGC"), Launching.eap("-XX:+UseParallelGC -XX:+UseParallelOldGC"), Launching.eap("-XX:+UseParallelOldGC -XX:-UseParNewGC"),
				Launching.eap("-XX:+UseG1GC -XX:+UseParallelGC -XX:-UseG1GC"), Launching.eap("-XX:+UseParNewGC"));
		fix(Launching.eap("-XX:+UseParNewGC -XX:+UseParallelOldGC"), rule + "/remove-par-new", "-XX:+UseParNewGC -XX:+UseParallelOldGC", "-XX:+UseParallelOldGC");
		Files two = Launching.java(17, "-XX:+UseG1GC -Xmx1g -XX:+UseParallelGC");
		fix(two, rule + "/keep-first", " -XX:+UseParallelGC", "");
		fix(two, rule + "/keep-last", "-XX:+UseG1GC -Xmx1g", "-Xmx1g");
		assertTrue(Launching.java(17, "-XX:+UseG1GC -XX:+UseParallelGC -XX:+UseSerialGC").finding(rule).fixes().isEmpty());
	}

	/** Whatever is fixed, in whatever order: the young collector of CMS never stands beside the parallel collector. */
	@ParameterizedTest
	@ValueSource(strings = { "-XX:+UseParNewGC", "-XX:+UseParNewGC -XX:+UseConcMarkSweepGC", "-XX:+UseConcMarkSweepGC -XX:+UseParNewGC -XX:+UseParallelGC", "-XX:+UseParallelGC -XX:+UseParNewGC",
			"-XX:+UseParallelOldGC -XX:+UseParNewGC -XX:+AggressiveOpts" })
	void noFixCombinesParNewAndParallel(String options) throws FixRefused {
		for (Files files : List.of(Launching.eap(options), Launching.java(8, options), Launching.java(6, options))) {
			boolean before = combines(files);
			for (Finding finding : files.lint().findings()) {
				for (Fix fix : finding.fixes()) {
					if (fix.changes().stream().allMatch(change -> change.path().equals(RUN))) {
						Files after = files.copy().apply(fix);
						assertTrue(before || !combines(after), () -> fix.id() + ": " + after.text(RUN));
						assertFalse(fix.id().startsWith("gc-parallelold") && combines(after) && !fix.id().contains("keep"), fix.id());
					}
				}
			}
		}
	}

	private static boolean combines(Files files) {
		String text = files.text(RUN);
		return text.contains("+UseParNewGC") && (text.contains("+UseParallelGC") || text.contains("+UseParallelOldGC"));
	}

	@Test
	void collectorThreads() {
		String rule = "gc-parallel-threads-vs-cpus";
		Finding finding = Launching.eap("-XX:ParallelGCThreads=8").finding(rule);
		assertEquals("8", finding.measured());
		assertTrue(finding.message().contains("Check it"), finding.message());
		assertTrue(finding.fixes().stream().noneMatch(fix -> fix.id().endsWith("/set")));
		silent(rule, Launching.eap(""));
		fix(Launching.eap("-XX:ParallelGCThreads=8"), rule + "/remove", " -XX:ParallelGCThreads=8", "");
		fixIn(Launching.webSphere("-Xgcthreads8"), Samples.SERVER, rule + "/remove", "\"-Xgcthreads8\"", "\"\"");
	}

	@Test
	void collectorThreadsOfHardwareThatARulesFileTells() {
		String rule = "gc-parallel-threads-vs-cpus";
		fix(Launching.eap("-XX:ParallelGCThreads=8").with("wiretune.rules", rule + ".hardware-threads = 4\n"), rule + "/set", "ParallelGCThreads=8", "ParallelGCThreads=4");
	}

	@Test
	void collectorThreadsOfKnownHardware() {
		String rule = "gc-parallel-threads-vs-cpus";
		String[][] cases = { { "8", "8" }, { "33", "32" }, { "32", null }, { "16", null }, { "15", "32" } };
		for (String[] each : cases) {
			long hardware = each[0].equals("8") ? 4 : 32;
			List<Finding> findings = new ArrayList<>();
			RuleLimits limits = new RuleLimits(Map.of(rule + ".hardware-threads", hardware));
			RuleContext context = new RuleContext(Launching.eap("-XX:ParallelGCThreads=" + each[0]).lint().reading(), limits, path -> limits);
			Rule found = RuleRegistry.standard().rule(rule).orElseThrow();
			found.check(context, seen -> findings.add(Telling.finding(found, seen, context)));
			assertEquals(each[1] == null ? 0 : 1, findings.size(), each[0]);
			if (each[1] != null) {
				assertEquals(Long.toString(hardware), findings.getFirst().limit());
				assertTrue(findings.getFirst().fixes().stream().anyMatch(fix -> fix.id().endsWith("/set")));
			}
		}
	}

	@Test
	void youngGeneration() {
		String rule = "young-gen-small";
		Finding finding = Launching.eap("-Xmx2048m -XX:NewSize=512m -XX:MaxNewSize=512m").finding(rule);
		assertEquals("512 MB", finding.measured());
		assertTrue(finding.message().contains("25 percent") && finding.message().contains("1204m"), finding.message());
		assertEquals(1, Launching.eap("-Xmx1000m -Xmn299m").findings(rule).size());
		silent(rule, Launching.eap("-Xmx1000m -Xmn300m"), Launching.eap("-Xmx1000m"), Launching.java(17, "-Xmx1000m -Xmn100m"), Launching.java(8, "-Xmx1000m -Xmn100m -XX:+UseG1GC"));
		assertEquals(1, Launching.java(17, "-Xmx1000m -Xmn100m -XX:+UseParallelGC").findings(rule).size());
		fix(Launching.eap("-Xmx3400m -Xmn800m"), rule + "/raise", "-Xmn800m", "-Xmn2000m");
		fix(Launching.eap("-Xmx3400m -XX:NewSize=512m -XX:MaxNewSize=512m"), rule + "/raise", "-XX:NewSize=512m", "-XX:NewSize=2000m", "-XX:MaxNewSize=512m", "-XX:MaxNewSize=2000m");
		fixIn(Launching.webSphere("-Xgcpolicy:gencon -Xmn50m"), Samples.SERVER, rule + "/raise", "-Xmn50m", "-Xmn225m");
	}

	@Test
	void stacksOfManyThreads() {
		String rule = "thread-stack-large-many-threads";
		String pools = "<?xml version=\"1.0\"?>\n<deployment xmlns=\"urn:jboss:bean-deployer:2.0\">\n  <bean name=\"WorkManagerThreadPool\" class=\"org.jboss.util.threadpool.BasicThreadPool\">\n    <property name=\"maximumPoolSize\">%d</property>\n  </bean>\n</deployment>\n";
		String path = "eap/server/production/deploy/jca-jboss-beans.xml";
		Files many = Launching.eap("-Xss2m").with(path, pools.formatted(513));
		Finding finding = many.finding(rule);
		assertEquals("1026 MB", finding.measured());
		assertTrue(finding.message().contains("513 threads"), finding.message());
		silent(rule, Launching.eap("-Xss2m").with(path, pools.formatted(512)), Launching.eap("-Xss256k").with(path, pools.formatted(100_000)), Launching.eap("-Xss2m"));
		fix(many, rule + "/smaller", "-Xss2m", "-Xss256k");
		Files unset = Launching.eap("").with(path, pools.formatted(1025));
		assertTrue(unset.finding(rule).message().contains("default stack"));
		fix(unset, rule + "/smaller", " -Dlast=1", " -Dlast=1 -Xss256k");
	}

	@Test
	void aggressiveHeap() {
		String rule = "aggressiveheap";
		assertEquals("1 GB", Launching.eap("-Xmx1g -XX:+AggressiveHeap").finding(rule).limit());
		assertTrue(Launching.eap("-XX:+AggressiveHeap").finding(rule).message().contains("most of the memory"));
		silent(rule, Launching.eap("-Xmx1g"), Launching.eap("-XX:-AggressiveHeap"));
		fix(Launching.eap("-Xmx1g -XX:+AggressiveHeap"), rule + "/remove", " -XX:+AggressiveHeap", "");
	}

	@Test
	void intervalWithoutEffect() {
		String rule = "disable-explicit-gc-vs-dgc-interval";
		String options = "-XX:+DisableExplicitGC -Dsun.rmi.dgc.client.gcInterval=3600000 -Dsun.rmi.dgc.server.gcInterval=7200000";
		Finding finding = Launching.eap(options).finding(rule);
		assertEquals("3600000", finding.measured());
		assertEquals(1, finding.related().size());
		silent(rule, Launching.eap("-XX:+DisableExplicitGC"), Launching.eap("-Dsun.rmi.dgc.server.gcInterval=7200000"), Launching.eap("-XX:-DisableExplicitGC -Dsun.rmi.dgc.server.gcInterval=7200000"));
		fix(Launching.eap(options), rule + "/remove-interval", options, "-XX:+DisableExplicitGC");
		fix(Launching.eap(options), rule + "/allow-explicit", "-XX:+DisableExplicitGC -Dsun", "-Dsun");
		assertEquals(1, Launching.webSphere("-Xdisableexplicitgc -Dsun.rmi.dgc.server.gcInterval=1").findings(rule).size());
	}

	@Test
	void intervalUnset() {
		String rule = "rmi-dgc-interval-unset";
		Finding finding = Launching.java(5, "").finding(rule);
		assertNull(finding.assumption());
		fix(Launching.java(5, ""), rule + "/add", " -Dlast=1", " -Dlast=1 -Dsun.rmi.dgc.client.gcInterval=3600000 -Dsun.rmi.dgc.server.gcInterval=3600000");
		assertNotNull(Launching.opmn("-server").finding(rule).assumption());
		silent(rule, Launching.java(6, ""), Launching.java(5, "-Dsun.rmi.dgc.server.gcInterval=60000"), Launching.java(5, "-XX:+DisableExplicitGC"), Launching.eap(""), Launching.webSphere(""));
	}

	@Test
	void logging() {
		String rule = "gc-logging-off";
		assertEquals(Severity.INFO, Launching.eap("").finding(rule).severity());
		silent(rule, Launching.eap("-verbose:gc"), Launching.eap("-XX:+PrintGCDetails"), Launching.eap("-Xloggc:gc.log"), Launching.java(17, "-Xlog:gc*"), Launching.webSphere("-Xverbosegclog:x.log"),
				new Files().with(Launching.WILDFLY, "JAVA_OPTS=\"-Xmx1g\"\n"), Launching.liberty("-Xmx1g\n"));
		fix(Launching.java(8, ""), rule + "/log", " -Dlast=1", " -Dlast=1 -verbose:gc -XX:+PrintGCDetails -XX:+PrintGCTimeStamps -Xloggc:gc.log");
		fix(Launching.java(17, ""), rule + "/log", " -Dlast=1", " -Dlast=1 -Xlog:gc*:file=gc.log:time,uptime:filecount=5,filesize=20m");
		fixIn(Launching.webSphere("-Dx=1").replace(Samples.SERVER, " genericJvm", " verboseModeGarbageCollection=\"false\" genericJvm"), Samples.SERVER, rule + "/log",
				"verboseModeGarbageCollection=\"false\"", "verboseModeGarbageCollection=\"true\"");
		fixIn(Launching.liberty("-Xgcpolicy:gencon\n"), Launching.LIBERTY, rule + "/log", "-Xgcpolicy:gencon\n", "-Xgcpolicy:gencon\n-Xverbosegclog:verbosegc.log\n");
	}
}
