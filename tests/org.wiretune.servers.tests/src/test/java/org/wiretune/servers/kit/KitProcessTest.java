/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.result.RunState;
import org.wiretune.servers.kit.liberty.LibertyKit;

/** The start of a server that a scripted process plays, and the lifeline of a real process. */
@Tag("processes")
class KitProcessTest {

	private static final String READY = "[AUDIT   ] CWWKF0011I: The wiretune server is ready to run a smarter planet.";
	private static final String APPLICATION = "[AUDIT   ] CWWKZ0001I: Application wiretune started in 1.873 seconds.";
	private static final String BROKEN = "[ERROR   ] CWWKZ0002E: An exception occurred while starting the application wiretune.";
	private static final long SECONDS = 20;

	@TempDir
	Path folder;
	private final BlockingQueue<RunEvent> events = new LinkedBlockingQueue<>();
	private final BlockingQueue<Integer> exits = new LinkedBlockingQueue<>();

	private static List<String> java(String... arguments) {
		List<String> command = new ArrayList<>(List.of(JavaInstallation.current().executable().toString(),
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
		command.addAll(Arrays.asList(arguments));
		return command;
	}

	private static String classes() {
		return System.getProperty("java.class.path");
	}

	private KitProcess start(String... lines) throws IOException {
		return start(KitServer.START_SECONDS, lines);
	}

	private KitProcess start(int seconds, String... lines) throws IOException {
		List<String> command = java("-cp", classes(), ScriptedServer.class.getName());
		command.addAll(Arrays.asList(lines));
		int port = Ports.free(1).get(0);
		return KitProcess.start("Scripted 1", new LibertyKit().messages(),
				new ServerKit.Prepared(command, Map.of(), folder, port, List.of(), 1, List.of()), "token", seconds, new RunServer.Listener() {
					@Override
					public void said(RunEvent event) {
						events.add(event);
					}

					@Override
					public void ended(int code) {
						exits.add(code);
					}
				});
	}

	@Test
	void aServerThatIsHaltedWhileItStarts() throws Exception {
		Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")) && Files.isExecutable(Path.of("/bin/kill")), "processes and signals as on Linux");
		KitProcess process = start("starting");
		FaultLog fault = new FaultLog("server halted while it starts", "a scripted one");
		assertEquals(0, new ProcessBuilder("/bin/kill", "-STOP", String.valueOf(process.pid())).start().waitFor());
		String text = failure();
		fault.ended(text);
		assertTrue(text.startsWith("Scripted 1 stood still for 5 s while it started"), text);
	}

	private String failure() throws InterruptedException {
		RunEvent event = events.poll(SECONDS, TimeUnit.SECONDS);
		assertTrue(event instanceof RunEvent.Failure, String.valueOf(event));
		assertTrue(exits.poll(SECONDS, TimeUnit.SECONDS) != null, "the process was ended");
		return ((RunEvent.Failure) event).text();
	}

	@Test
	void aFailureIsToldInTheWordsOfTheServer() throws Exception {
		start(READY, BROKEN);
		String text = failure();
		assertTrue(text.startsWith("Scripted 1 did not start; what failed is the start of the application"), text);
		assertTrue(text.endsWith("The server says: " + BROKEN), text);
	}

	@Test
	void aStartThatTakesLongerThanItMayIsToldWithTheFirstError() throws Exception {
		start(3, "[ERROR   ] CWWKS9660E: The orb element has no user registry.");
		String text = failure();
		assertTrue(text.contains("was not ready after 3 s") && text.endsWith("The server says: [ERROR   ] CWWKS9660E: The orb element has no user registry."), text);
	}

	@Test
	void aServerThatEndsByItselfIsToldAtOnce() throws Exception {
		start("Error: something is missing", ScriptedServer.END);
		String text = failure();
		assertTrue(text.contains("ended before it was ready; what failed is the ready message of the server"), text);
		assertTrue(text.contains("something is missing"), text);
	}

	@Test
	void aServerThatSaysItIsReadyAndDoesNotAnswerHasFailed() throws Exception {
		start(READY, APPLICATION);
		assertTrue(failure().contains("answer of the application by HTTP"));
	}

	@Test
	void aRunThatIsOverWhileItsServerStartsEndsItWithoutAWord() throws Exception {
		KitProcess process = start("starting");
		process.end(RunState.STOPPED);
		assertTrue(exits.poll(SECONDS, TimeUnit.SECONDS) != null);
		assertEquals(0, events.size());
	}

	@Test
	void theLifelineEndsAServerWhoseRunIsGoneAndRemovesItsFolder() throws Exception {
		Path run = Files.createDirectories(folder.resolve("run").resolve("deep")).getParent();
		Files.writeString(run.resolve("deep").resolve("file"), "x");
		Path jar = folder.resolve("lifeline.jar");
		LifelineJar.write(jar);
		Process process = new ProcessBuilder(
				java("-javaagent:" + jar + '=' + run, "-cp", classes(), ScriptedServer.class.getName(), "up")).start();
		try {
			assertEquals('u', process.getInputStream().read(), "it runs with the agent");
			assertTrue(process.isAlive());
			// What the operating system does when this program is killed.
			process.getOutputStream().close();
			assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS));
			assertEquals(Lifeline.EXIT, process.exitValue());
			assertFalse(Files.exists(run));
		} finally {
			process.destroyForcibly();
		}
	}
}
