/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.perf.ServerSettings;

/** The reason why a server did not start is the line that tells it, not the first one. */
class ServerEndTest {

	private static final String WARNING = "OpenJDK 64-Bit Server VM warning: Sharing is only supported for boot loader classes because bootstrap classpath has been appended";

	private static String reason(List<String> lines) {
		return ServerEnd.sentence(1, lines, ServerSettings.lab(), false, "");
	}

	static Stream<Arguments> starts() {
		return Stream.of(
				Arguments.of("Unrecognized VM option 'UseFoo'", List.of(WARNING, "Unrecognized VM option 'UseFoo'", "Error: Could not create the Java Virtual Machine.", "Error: A fatal exception has occurred. Program will exit.")),
				Arguments.of("Invalid maximum heap size: -Xmx5x", List.of("Invalid maximum heap size: -Xmx5x", "Error: Could not create the Java Virtual Machine.")),
				Arguments.of("Error: Could not find or load main class Missing", List.of(WARNING, "", "Error: Could not find or load main class Missing", "Caused by: java.lang.ClassNotFoundException: Missing")),
				Arguments.of("Exception in thread \"main\" java.net.BindException: Address already in use",
						List.of("WARNING: A terminally deprecated method in sun.misc.Unsafe has been called", "The server starts", "Exception in thread \"main\" java.net.BindException: Address already in use", "\tat java.base/sun.nio.ch.Net.bind0(Native Method)")),
				Arguments.of("java.io.IOException: no such folder", List.of("[0.004s][warning][cds] shared class paths mismatch", "java.io.IOException: no such folder", "\tat Main.main(Main.java:1)")),
				Arguments.of("# There is insufficient memory for the Java Runtime Environment to continue.",
						List.of("OpenJDK 64-Bit Server VM warning: INFO: os::commit_memory(0x1, 2, 0) failed; error='Not enough space' (errno=12)", "#", "# There is insufficient memory for the Java Runtime Environment to continue.")),
				Arguments.of("The port 8080 is taken.", List.of("Picked up JAVA_TOOL_OPTIONS: -Dx=y", WARNING, "The port 8080 is taken.")),
				Arguments.of(WARNING, List.of("", WARNING)));
	}

	@ParameterizedTest
	@MethodSource("starts")
	void theLineThatTellsItIsTheReason(String expected, List<String> lines) {
		assertEquals("The server did not start (exit code 1): " + expected, reason(lines));
	}

	@Test
	void whatSaysNothingIsTold() {
		assertEquals("The server did not start (exit code 1): It said nothing.", reason(List.of("", " ")));
	}

	/** What the virtual machine that runs this says, with a warning in front. */
	@Test
	void aVirtualMachineThatRefusesAnOptionIsQuoted() throws Exception {
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseParallelGC", "-XX:MaxTenuringThreshold=99", "-version").redirectErrorStream(true).start();
		List<String> lines = new String(process.getInputStream().readAllBytes()).lines().toList();
		assertTrue(process.waitFor(30, TimeUnit.SECONDS));
		assertTrue(reason(lines).contains("MaxTenuringThreshold") || reason(lines).contains("outside the allowed range"), reason(lines));
	}
}
