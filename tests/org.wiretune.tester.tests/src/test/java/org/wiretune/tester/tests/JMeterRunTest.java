/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.jmeter.JMeterOptions;
import org.wiretune.perf.jmeter.JMeterRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.JMeterFigures;
import org.wiretune.perf.workload.JMeterKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/**
 * Runs of JMeter. How its process is followed and ended is tested with a program in its place that does what it is told;
 * the real JMeter is run where it is on this machine already, because fetching 70 MB is too long for every build.
 */
@Tag("processes")
class JMeterRunTest {

	private static final long LONGEST_SECONDS = 60;

	/** Takes JMeter's place: the plan tells how many calls it writes and what it does then. */
	private static final String SCRIPTED = """
			package org.apache.jmeter;
			import java.nio.file.*;
			import java.util.*;
			public class NewDriver {
				public static void main(String[] arguments) throws Exception {
					List<String> words = Arrays.asList(arguments);
					String[] plan = Files.readString(Path.of(words.get(words.indexOf("-t") + 1))).strip().split(" ");
					Path result = Path.of(words.get(words.indexOf("-l") + 1));
					Path log = Path.of(words.get(words.indexOf("-j") + 1));
					Files.writeString(log, "2026-01-01 00:00:00,000 ERROR o.a.j.JMeter: The plan is wrong\\n");
					StringBuilder lines = new StringBuilder("timeStamp,elapsed,label,responseCode,responseMessage,threadName,success\\n");
					for (int i = 0; i < Integer.parseInt(plan[0]); i++) {
						lines.append(1000000 + i * 10).append(",").append(i % 100 + 1).append(",GET /,200,OK,Group 1-1,true\\n");
					}
					Files.writeString(result, lines + (plan[1].equals("half") ? "1000000,1,\\"ha" : ""));
					if (plan[1].equals("hangs")) {
						new java.util.concurrent.CountDownLatch(1).await();
					}
				}
			}
			""";

	@TempDir
	Path folder;

	private final EventLog log = new EventLog();

	private Path scripted() throws IOException {
		Path home = folder.resolve("jmeter");
		Files.createDirectories(home.resolve("bin"));
		Files.createDirectories(home.resolve("lib/ext"));
		Files.createFile(home.resolve("lib/ext/ApacheJMeter_core-0.1.jar"));
		Path source = folder.resolve("NewDriver.java");
		Files.writeString(source, SCRIPTED);
		assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-d", folder.toString(),
				source.toString()));
		try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(home.resolve("bin/ApacheJMeter.jar")))) {
			jar.putNextEntry(new JarEntry("org/apache/jmeter/NewDriver.class"));
			jar.write(Files.readAllBytes(folder.resolve("org/apache/jmeter/NewDriver.class")));
		}
		return home;
	}

	private JMeterRun startScripted(String plan) throws IOException {
		Path file = folder.resolve("plan.jmx");
		Files.writeString(file, plan);
		Workload workload = Workload.of(WorkloadKind.JMETER).with(JMeterKeys.PLAN, "plan.jmx");
		return start(workload, new JMeterOptions(Optional.of(scripted()), Optional.of(file), List.of(), Optional.empty(),
				Optional.empty()));
	}

	private JMeterRun start(Workload workload, JMeterOptions options) throws IOException {
		return JMeterRun.start(new RunSpecification("Test", workload, ServerSettings.lab()), options,
				TesterInstallation.in(TestRuns.testerFolder()), JavaInstallation.current(), log, folder.resolve("run.json"));
	}

	private static RunFile end(JMeterRun run) throws Exception {
		RunFile file = run.result().get(LONGEST_SECONDS, TimeUnit.SECONDS);
		TestRuns.assertGone(file.environment().driverPid());
		return file;
	}

	@Test
	void theCallsOfAPlanBecomeOneMeasurement() throws Exception {
		RunFile run = end(startScripted("1000 ends"));
		assertEquals(RunState.COMPLETED, run.state(), run.reason());
		Measurement measurement = run.measurements().getFirst();
		assertEquals(1000, measurement.answered());
		assertEquals(50.5, measurement.latency().meanMs(), 1e-9);
		assertEquals(99, measurement.latency().p99Ms(), 0.1);
		assertEquals("JMeter plan.jmx", measurement.id());
		assertEquals(RunFileFormat.toText(run), Files.readString(folder.resolve("run.json")));
		assertFalse(Files.exists(folder.resolve("run.jmx")), "the plan is the user's");
	}

	@Test
	void aRunWithoutACallSaysWhatJMeterSaid() throws Exception {
		RunFile run = end(startScripted("0 ends"));
		assertEquals(RunState.FAILED, run.state());
		assertEquals("JMeter ended without a call. The plan is wrong", run.reason());
	}

	@Test
	void aLineThatWasCutOffIsSaid() throws Exception {
		RunFile run = end(startScripted("3 half"));
		assertEquals(3, run.measurements().getFirst().answered());
		assertTrue(run.notes().contains("Line 5 was left out: its quotes do not close."), run.notes().toString());
	}

	/** The program does not know how to stop, as a JMeter that hangs; it is ended all the same. */
	@Test
	void aStoppedRunEndsAJMeterThatHangsAndKeepsItsCalls() throws Exception {
		CountDownLatch begun = new CountDownLatch(1);
		Path file = folder.resolve("plan.jmx");
		Files.writeString(file, "50 hangs");
		JMeterRun run = JMeterRun.start(
				new RunSpecification("Test", Workload.of(WorkloadKind.JMETER).with(JMeterKeys.PLAN, "plan.jmx"),
						ServerSettings.lab()),
				new JMeterOptions(Optional.of(scripted()), Optional.of(file), List.of(), Optional.empty(), Optional.empty()),
				TesterInstallation.in(TestRuns.testerFolder()), JavaInstallation.current(), event -> {
					if (event instanceof RunEvent.PhaseStarted) {
						begun.countDown();
					}
				}, folder.resolve("run.json"));
		assertTrue(begun.await(LONGEST_SECONDS, TimeUnit.SECONDS));
		run.cancel();
		RunFile result = end(run);
		assertEquals(RunState.STOPPED, result.state());
		assertEquals(50, result.measurements().getFirst().answered());
		assertFalse(result.measurements().getFirst().complete());
	}

	@Test
	void aPlanThatIsNotThereIsSaid() {
		Workload workload = Workload.of(WorkloadKind.JMETER).with(JMeterKeys.PLAN, "none.jmx");
		Path none = folder.resolve("none.jmx");
		assertEquals("The plan " + none + " is not there; the key plan names a file relative to the workload file.",
				assertThrows(IOException.class, () -> start(workload, new JMeterOptions(Optional.empty(), Optional.of(none),
						List.of(), Optional.empty(), Optional.empty()))).getMessage());
	}

	private static Path installed() {
		String variable = System.getenv("JMETER_HOME");
		return variable != null && !variable.isBlank() ? Path.of(variable)
				: Path.of(System.getProperty("user.home"), ".cache", "wiretune", "jmeter-5.6.3");
	}

	/** JMeter's calls are those that the server saw: a plan that was written from a workload, a mix, a body, an error. */
	@Test
	void jmeterRunsAPlanThatWasWritten() throws Exception {
		Assumptions.assumeTrue(Files.exists(installed().resolve("bin/ApacheJMeter.jar")), "JMeter is not on this machine");
		String body = "{\"item\": \"${__time()}\", \"path\": \"a\\\\b\"}";
		try (ScriptedHttp server = new ScriptedHttp(body)) {
			Workload workload = Workload.of(WorkloadKind.RAMP).with(RampKeys.USERS, List.of(2))
					.with(TargetKeys.ADDRESS, List.of(URI.create("http://127.0.0.1:" + server.port())))
					.with(TargetKeys.REQUEST, List.of("75% GET /a?b=1", "25% POST /c application/json " + body))
					.with(RampKeys.THINK_TIME, Duration.ofMillis(10)).with(TimedKeys.WARM_UP, Duration.ZERO)
					.with(TimedKeys.DURATION, Duration.ofSeconds(2)).with(CommonKeys.CALL_TIMEOUT, Duration.ofSeconds(10));
			JMeterRun started = start(workload,
					new JMeterOptions(Optional.of(installed()), Optional.empty(), List.of(), Optional.empty(), Optional.empty()));
			RunFile run = end(started);
			assertEquals(RunState.COMPLETED, run.state(), run.reason());
			Measurement measurement = run.measurements().getFirst();
			assertEquals(server.gets() + server.posts(), measurement.figures().get(JMeterFigures.ALL_CALLS));
			assertEquals(server.gets(), measurement.answered(), 2, "a call of each user may begin after the end");
			assertEquals(server.posts(), measurement.failed(), 2);
			assertTrue(measurement.answered() > measurement.failed() && measurement.failed() > 0);
			assertEquals(0, server.wrongBodies());
			assertTrue(measurement.errors().containsKey("POST /c was answered with 503 Service Unavailable."),
					measurement.errors().toString());
			assertTrue(Files.readString(folder.resolve("run.jmx")).contains("<ThreadGroup "));
			assertEquals(List.of(), Files.list(folder).filter(file -> file.getFileName().toString().startsWith("jmeter"))
					.toList(), "nothing of JMeter is left");
		}
	}
}
