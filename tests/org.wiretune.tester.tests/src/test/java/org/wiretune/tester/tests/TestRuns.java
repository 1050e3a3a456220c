/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;

/** Starts runs with the tester that was built, on the Java that runs the tests. */
final class TestRuns {

	private static final long LONGEST_RUN_SECONDS = 90;
	private static final List<String> MACHINE = List.of("[run-machine-busy]", "[run-processor-stolen]", "[run-machine-swapped]",
			"[run-too-brief]", "[run-few-calls]");

	private TestRuns() {
	}

	static Path testerFolder() {
		return Path.of(System.getProperty("wiretune.tester"));
	}

	/** The lab's settings, on a JVM that starts sooner and never gets fast, because nothing is measured for its figures. */
	static ServerSettings.Builder settings() {
		return ServerSettings.builder().jvmArguments(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
	}

	static RunSpecification specification(int loops, BindingUnderTest... bindings) {
		return RunSpecification.lab().withName("Test").withBindings(List.of(bindings)).withSizes(List.of(1024))
				.withLoops(loops, 2).withServer(settings().build());
	}

	static PerformanceRun start(RunSpecification specification, EventLog log, Path file) throws IOException {
		return PerformanceRun.start(specification, TesterInstallation.in(testerFolder()), JavaInstallation.current(), log,
				file);
	}

	/** Waits for the end of a run and checks that it left no process behind. */
	static RunFile end(PerformanceRun run) throws InterruptedException, ExecutionException, TimeoutException {
		RunFile result = run.result().get(LONGEST_RUN_SECONDS, TimeUnit.SECONDS);
		assertGone(result.environment().serverPid());
		assertGone(result.environment().driverPid());
		return result;
	}

	/** {@return why a measurement is not valid, without what other programs did to the machine that runs the tests,
	 * and without that tests measure briefly} */
	static List<String> invalid(Measurement measurement) {
		return measurement.invalid().stream().filter(reason -> MACHINE.stream().noneMatch(reason::endsWith)).toList();
	}

	/** {@return whether a process is a JVM, and not the shell that guards one} */
	static boolean isJava(ProcessHandle process) {
		return process.info().command().filter(command -> command.endsWith("java")).isPresent();
	}

	static void assertGone(long pid) {
		assertFalse(pid != 0 && ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false), "process " + pid);
	}
}
