/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.tests.Waiting;

/** Real servers that stand between runs, with an archive of the user. Only those that are on this machine; nothing is fetched. */
@Tag("processes")
class StandingServerTest {

	private static final Duration START = Duration.ofSeconds(150);
	private static final Duration FAULT = Duration.ofSeconds(10);

	@TempDir
	Path folder;
	private final AtomicInteger lines = new AtomicInteger();
	private final AtomicReference<FaultLog> told = new AtomicReference<>();

	private final StandingServer.Listener listener = new StandingServer.Listener() {
		@Override
		public void changed() {
			// The state is asked for.
		}

		@Override
		public void line(String line) {
			lines.incrementAndGet();
			if (line.contains("WFLYSRV0026") || line.contains("CWWKZ0002E")) {
				told.compareAndSet(null, new FaultLog("application that does not start", line.contains("CWW") ? "Open Liberty" : "WildFly"));
			}
		}
	};

	private StandingServer start(KitServer kit, String name) throws IOException {
		ServerSettings settings = RealServers.QUICK.toBuilder().set(ServerKey.KEEP_ALIVE, 40).build();
		return StandingServer.start(kit, settings, JavaInstallation.current(), RealServers.tester(), folder.resolve(name), listener);
	}

	private RunFile run(StandingServer server, RunSpecification specification, String file) throws Exception {
		return PerformanceRun.start(server.forRuns(), specification, RealServers.tester(), JavaInstallation.current(), event -> { },
				folder.resolve(file)).result().get(2, TimeUnit.MINUTES);
	}

	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void runsUseItOneAfterTheOtherAndItsDeathIsTold(ServerKind kind) throws Exception {
		Deployment own = Deployment.of(SmallArchive.write(folder.resolve("site.war")));
		KitServer kit = new KitServer(RealServers.installation(kind), Optional.of(own));
		StandingServer server = start(kit, "standing");
		try {
			assertEquals(StandingServer.State.STARTING, server.state());
			assertTrue(assertThrows(IOException.class, () -> server.forRuns().plan(RunSpecification.lab())).getMessage().contains("does not run"));
			Waiting.until(() -> "ready: " + server.state() + ' ' + server.problem(), START, () -> server.state() != StandingServer.State.STARTING);
			assertEquals(StandingServer.State.READY, server.state(), server.problem());
			assertTrue(lines.get() > 0 && server.answers(3000));
			assertTrue(server.ready().orElseThrow().notes().stream().anyMatch(note -> note.matches("Read back from .* by JMX: (\\d+) of \\1 settings are as they were given\\.")),
					server.ready().orElseThrow().notes().toString());
			IOException locked = assertThrows(IOException.class, () -> start(kit, "standing"));
			assertTrue(locked.getMessage().contains("Another program"), locked.getMessage());
			twoProgramsOnOneServer(server, kind);
			RunFile loop = run(server, RunSpecification.lab().withBindings(List.of(BindingUnderTest.SCA_SYNC)).withSizes(List.of(1024)).withLoops(10, 2), "loop.json");
			assertEquals(RunState.COMPLETED, loop.state(), loop.reason());
			assertTrue(loop.notes().stream().anyMatch(note -> note.startsWith("The server ran before this run")), loop.notes().toString());
			assertEquals(RealServers.QUICK.toBuilder().type(kind.type()).set(ServerKey.KEEP_ALIVE, 40).build(), loop.specification().server(), "the settings that the server has, not those of the run");
			RunSpecification calls = RunSpecification.lab().withWorkload(WorkloadText
					.read("kind: ramp\nrequest: GET /site/" + SmallArchive.FILE + "\nusers: 1\nwarm-up: 1s\nduration: 1s\n").workload().orElseThrow());
			RunFile ramp = run(server, calls, "ramp.json");
			assertEquals(RunState.COMPLETED, ramp.state(), ramp.reason());
			assertEquals(0, ramp.errors());
			assertTrue(ramp.measurements().getFirst().answered() > 0, ramp.toString());
			assertEquals(server.pid(), ramp.environment().serverPid());
			assertEquals(StandingServer.State.READY, server.state(), "it goes on after the runs");
			FaultLog killed = new FaultLog("server of the Servers view killed", kind.label());
			ProcessHandle.of(server.pid()).orElseThrow().destroyForcibly();
			Waiting.until(() -> "ended: " + server.state(), FAULT, () -> server.state() == StandingServer.State.ENDED);
			killed.ended(server.problem());
			assertTrue(server.problem().contains("was killed from outside (signal 9)"), server.problem());
			assertTrue(kit.logFile(server.folder()).toFile().isFile() && kit.configuration(server.folder()).size() == 2);
		} finally {
			server.kill();
			assertTrue(server.awaitEnd());
		}
	}

	/** A second run is refused while one is under way, a second program is refused the folder, and both may watch. */
	private void twoProgramsOnOneServer(StandingServer server, ServerKind kind) throws Exception {
		PerformanceRun first = PerformanceRun.start(server.forRuns(), RunOnServer.endless(BindingUnderTest.HTTP_SYNC, 1024), RealServers.tester(),
				JavaInstallation.current(), event -> { }, folder.resolve("first.json"));
		try (MetricConnection here = LocalConnections.create(ServerTables.standard().metrics()); MetricConnection there = LocalConnections.create(ServerTables.standard().metrics())) {
			FaultLog second = new FaultLog("second run on a server that is used", kind.label());
			IOException used = assertThrows(IOException.class, () -> run(server, RunSpecification.lab(), "second.json"));
			second.ended(used.getMessage());
			assertTrue(used.getMessage().contains("is used by another run"), used.getMessage());
			FaultLog program = new FaultLog("second program in the folder of a server", kind.label());
			Process other = new ProcessBuilder(JavaInstallation.current().executable().toString(), "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
					"-Dwiretune.tester=" + System.getProperty("wiretune.tester"), "-Dwiretune.cache=none", SecondProgram.class.getName(), kind.id(),
					server.folder().toString()).start();
			String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
			program.ended(said);
			assertTrue(said.startsWith("Another program, perhaps a second Eclipse, runs a server in the folder"), said);
			here.connect(new JvmTarget(server.pid(), "here"));
			there.connect(new JvmTarget(server.pid(), "there"));
			Waiting.until(() -> "gauges: " + here.status() + there.status(), START,
					() -> here.status().state() == ConnectionState.CONNECTED && there.status().state() == ConnectionState.CONNECTED);
		} finally {
			first.cancel();
			assertEquals(RunState.STOPPED, first.result().get(1, TimeUnit.MINUTES).state());
		}
		assertFalse(server.isUsed());
	}

	@ParameterizedTest
	@EnumSource(value = ServerKind.class, names = "WILDFLY")
	void twoProgramsMayRunOneInstallationAndAStopEndsEach(ServerKind kind) throws Exception {
		KitServer kit = new KitServer(RealServers.installation(kind));
		StandingServer first = start(kit, "first");
		StandingServer second = start(kit, "second");
		try {
			Waiting.until(() -> "ready: " + first.problem() + second.problem(), START.multipliedBy(2),
					() -> first.state() == StandingServer.State.READY && second.state() == StandingServer.State.READY);
			assertFalse(first.ready().orElseThrow().httpPort() == second.ready().orElseThrow().httpPort());
		} finally {
			first.stop();
			second.stop();
			assertTrue(first.awaitEnd() && second.awaitEnd());
		}
		assertEquals("", first.problem());
		assertEquals(StandingServer.State.ENDED, second.state());
	}

	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void anApplicationThatDoesNotStartIsToldInTheWordsOfTheServer(ServerKind kind) throws Exception {
		Path broken = folder.resolve("broken.war");
		try (java.util.zip.ZipOutputStream zip = new java.util.zip.ZipOutputStream(java.nio.file.Files.newOutputStream(broken))) {
			zip.putNextEntry(new java.util.zip.ZipEntry("WEB-INF/web.xml"));
			zip.write("<web-app><servlet></web-app>".getBytes(StandardCharsets.UTF_8));
			zip.closeEntry();
		}
		StandingServer server = start(new KitServer(RealServers.installation(kind), Optional.of(Deployment.of(broken))), "broken");
		// Counted from the line in which the server says that it failed, not from its start.
		try {
			Waiting.until(() -> "ended: " + server.state(), START, () -> server.state() == StandingServer.State.ENDED);
			assertTrue(server.problem().contains("did not start") && server.problem().contains("broken"), server.problem());
			told.get().ended(server.problem());
		} finally {
			server.kill();
			assertTrue(server.awaitEnd());
		}
	}
}
