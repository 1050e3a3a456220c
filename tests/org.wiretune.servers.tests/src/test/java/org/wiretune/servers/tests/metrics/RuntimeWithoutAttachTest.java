/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvmAccess;
import org.wiretune.servers.metrics.ManagementLink;

/** The Java of an Eclipse package need not have the attach module; gauges of other processes are read by a JDK beside it. */
@Timeout(120)
@Tag("processes")
class RuntimeWithoutAttachTest {

	/** Reads the heap of a process on a runtime that has no attach module. */
	static final class Reader {

		private Reader() {
		}

		public static void main(String[] arguments) throws Exception {
			System.out.println(ModuleLayer.boot().findModule("jdk.attach").isPresent() ? "attach module" : "no attach module");
			ManagementLink link = new LocalJvmAccess().open(new JvmTarget(Long.parseLong(arguments[0]), "child"));
			System.out.println("connected");
			link.close();
		}
	}

	private static String said(String pid) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m", "-XX:TieredStopAtLevel=1",
				"--limit-modules", "java.se,jdk.management", "-cp", System.getProperty("java.class.path"), Reader.class.getName(), pid));
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		process.getOutputStream().close();
		String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		process.waitFor();
		return said;
	}

	@Test
	void anotherJvmIsConnectedTo() throws Exception {
		try (ChildJvm child = new ChildJvm(List.of())) {
			assertEquals(List.of("no attach module", "connected"), said(Long.toString(child.pid())).lines().toList());
			// The agent is there by then.
			assertTrue(said(Long.toString(child.pid())).contains("connected"));
		}
	}

	@Test
	void oneThatRefusesIsToldInASentence() throws Exception {
		try (ChildJvm child = new ChildJvm(List.of("-XX:+DisableAttachMechanism"))) {
			String said = said(Long.toString(child.pid()));
			assertTrue(said.contains("Attaching to process " + child.pid() + " failed: "), said);
		}
	}
}
