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
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.servers.kit.liberty.LibertyKit;
import org.wiretune.servers.kit.wildfly.WildFlyKit;

/** How servers are started: files, command line, ports; nothing is started here. */
class LaunchCommandTest {

	private static final String TOKEN = "0123456789abcdef";

	@TempDir
	Path folder;
	private TesterInstallation tester;

	@BeforeEach
	void tester() throws IOException {
		Path jars = Files.createDirectories(folder.resolve("tester"));
		Files.writeString(jars.resolve("org.wiretune.tester-1.jar"), "");
		Files.createDirectories(jars.resolve("app"));
		Files.writeString(jars.resolve("app").resolve("org.wiretune.tester.app.war"), "war");
		Files.createDirectories(jars.resolve("lib-data"));
		Files.writeString(jars.resolve("lib-data").resolve("h2-2.4.240.jar"), "driver");
		tester = TesterInstallation.in(jars);
	}

	private RunServer.Order order(ServerSettings settings) throws IOException {
		return new RunServer.Order(settings, JavaInstallation.current(), tester,
				Files.createDirectories(folder.resolve("run")), TOKEN, List.of("-Xlog:gc*:file=gc.log"));
	}

	private ServerInstallation wildFly() throws IOException {
		Path home = folder.resolve("wildfly");
		Path configuration = Files.createDirectories(home.resolve("standalone/configuration"));
		Files.writeString(configuration.resolve("standalone-full.xml"), "<server/>");
		Files.writeString(configuration.resolve("logging.properties"), "a=b");
		Files.createDirectories(configuration.resolve("standalone_xml_history"));
		return new ServerInstallation(ServerKind.WILDFLY, home, "WildFly", "39.0.1.Final");
	}

	@Test
	void wildFlyIsStartedByJavaInAFolderOfTheRun() throws IOException {
		RunServer.Order order = order(ServerSettings.builder().maximumHeapMegabytes(512).httpPort(18080).set(ServerKey.MDB_SESSIONS, 7)
				.jvmArguments(List.of("-XX:+UseParallelGC", "-javaagent:evil.jar")).build());
		ServerInstallation server = wildFly();
		ServerKit.Prepared prepared = new WildFlyKit().prepare(new KitServer(server), order,
				CommonArguments.of(order, folder.resolve("lifeline.jar")));
		List<String> command = prepared.command();
		Path base = folder.resolve("run/standalone");
		assertEquals(JavaInstallation.current().executable().toString(), command.get(0));
		assertTrue(command.containsAll(List.of("-Xmx512m", "-XX:+UseParallelGC", "-Xlog:gc*:file=gc.log",
				"-Djboss.home.dir=" + server.home(), "-Djboss.server.base.dir=" + base, "-Djboss.bind.address=127.0.0.1",
				"-Djboss.bind.address.management=127.0.0.1", "-Djboss.http.port=18080", "-Dwiretune.mdb.sessions=7",
				"-Dwildfly.statistics-enabled=true")), command.toString());
		assertTrue(command.indexOf("-jar") < command.indexOf("org.jboss.as.standalone"), command.toString());
		assertEquals("-y=" + base.resolve("configuration/wiretune.yml"), command.getLast());
		assertFalse(command.contains("-javaagent:evil.jar"), "an argument that runs other code is not passed on");
		assertFalse(String.join(" ", command).contains(TOKEN), "the process list shows command lines to everybody");
		assertEquals(TOKEN, prepared.environment().get("WIRETUNE_TOKEN"));
		assertEquals(18080, prepared.httpPort());
		assertEquals("war", Files.readString(base.resolve("deployments/wiretune.war")));
		assertTrue(Files.isRegularFile(base.resolve("configuration/standalone-full.xml")));
		assertFalse(Files.exists(base.resolve("configuration/standalone_xml_history")));
	}

	@Test
	void libertyIsStartedByJavaInAUserFolderOfTheRun() throws IOException {
		RunServer.Order order = order(ServerSettings.lab());
		ServerInstallation server = new ServerInstallation(ServerKind.LIBERTY, folder.resolve("wlp"), "Open Liberty", "26.0.0.3");
		ServerKit.Prepared prepared = new LibertyKit().prepare(new KitServer(server), order,
				CommonArguments.of(order, folder.resolve("lifeline.jar")));
		Path user = folder.resolve("run/usr");
		List<String> command = prepared.command();
		assertTrue(command.containsAll(List.of("-Xmx384m", "-javaagent:" + server.home().resolve("bin/tools/ws-javaagent.jar"),
				"@" + server.home().resolve("lib/platform/java/java9.options"))), command.toString());
		assertEquals("wiretune", command.getLast());
		assertEquals(user.toString(), prepared.environment().get("WLP_USER_DIR"));
		assertFalse(String.join(" ", command).contains(TOKEN));
		Path configured = user.resolve("servers/wiretune");
		assertTrue(Files.readString(configured.resolve("server.xml")).contains("httpPort=\"" + prepared.httpPort() + "\""));
		assertTrue(Files.readString(configured.resolve("configDropins/overrides/wiretune.xml")).contains("coreThreads=\"70\""));
		assertTrue(Files.isRegularFile(configured.resolve("apps/wiretune.war")));
		assertEquals("driver", Files.readString(configured.resolve("driver/h2-2.4.240.jar")));
	}

	@Test
	void freePortsAreDifferentAndAPortInUseIsToldBeforeAnythingStarts() throws IOException {
		List<Integer> ports = Ports.free(5);
		assertEquals(5, new HashSet<>(ports).size());
		try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			assertFalse(Ports.isFree(other.getLocalPort()));
			RunServer.Order order = order(ServerSettings.builder().httpPort(other.getLocalPort()).build());
			String problem = assertThrows(IOException.class,
					() -> new KitServer(wildFly()).start(order, null)).getMessage();
			assertTrue(problem.startsWith("The HTTP port " + other.getLocalPort() + " is in use"), problem);
		}
	}

	@Test
	void whatAServerCannotMeasureIsLeftOutAndSaid() throws IOException {
		KitServer server = new KitServer(wildFly());
		RunServer.Plan plan = server.plan(RunSpecification.lab());
		assertEquals(BindingUnderTest.all(), plan.specification().bindings());
		assertEquals(List.of(), plan.notes());
		RunServer.Plan alone = server.plan(RunSpecification.lab()
				.withWorkload(RunSpecification.lab().workload().with(LoopKeys.CALLS_PER_TRANSACTION, 10)));
		assertEquals(1, alone.specification().workload().value(LoopKeys.CALLS_PER_TRANSACTION));
		assertTrue(alone.notes().getFirst().startsWith("Each call is sent by itself"), alone.notes().toString());
		assertThrows(IOException.class, () -> server.plan(RunSpecification.lab()
				.withWorkload(RunSpecification.lab().workload().with(LoopKeys.PLACE, LoopKeys.Place.TWO_JVMS))));
	}
}
