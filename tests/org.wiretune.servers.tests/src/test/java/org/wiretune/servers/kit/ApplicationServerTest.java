/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.servers.application.OwnConfiguration;

/** Applications of the user on each kind of server, on the user's own files, and what keeps them from starting. */
@Tag("processes")
class ApplicationServerTest {

	private static final long SECONDS = 150;
	private static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-Xmx256m");

	@TempDir
	Path folder;
	private final BlockingQueue<RunEvent> events = new LinkedBlockingQueue<>();

	private static Workload load(String request) {
		return Workload.of(WorkloadKind.RAMP).with(RampKeys.USERS, List.of(1)).with(TargetKeys.REQUEST, List.of(request));
	}

	private RunServer.Running start(OwnConfiguration own, Optional<ServerInstallation> server, String request) throws IOException {
		Path data = Files.createDirectories(folder.resolve("data"));
		return ApplicationServer.of(own, server, load(request), 120).start(new RunServer.Order(ServerSettings.lab(), JavaInstallation.current(), null, data, "token", List.of()), new RunServer.Listener() {
			@Override
			public void said(RunEvent event) {
				events.add(event);
			}

			@Override
			public void ended(int code) {
				// The end of the process is that of the test.
			}
		});
	}

	private RunEvent.ServerReady ready() throws InterruptedException {
		RunEvent event = events.poll(SECONDS, TimeUnit.SECONDS);
		assertTrue(event instanceof RunEvent.ServerReady, String.valueOf(event));
		return (RunEvent.ServerReady) event;
	}

	private String failure() throws InterruptedException {
		RunEvent event = events.poll(SECONDS, TimeUnit.SECONDS);
		assertTrue(event instanceof RunEvent.Failure, String.valueOf(event));
		return ((RunEvent.Failure) event).text();
	}

	@Test
	void aRunnableJarIsReadyWhenItAnswersAndTellsItsProcessorTime() throws Exception {
		RunServer.Running running = start(new OwnConfiguration(SmallApplication.write(folder.resolve("small.jar")), Optional.empty(), QUICK), Optional.empty(), "GET /hello");
		try {
			RunEvent.ServerReady ready = ready();
			try (Socket control = new Socket(InetAddress.getLoopbackAddress(), ready.controlPort());
					BufferedReader lines = new BufferedReader(new InputStreamReader(control.getInputStream(), StandardCharsets.UTF_8))) {
				control.getOutputStream().write("{\"hello\":\"token\"}\n{\"ask\":{\"number\":7,\"operation\":\"resources\",\"arguments\":{}}}\n".getBytes(StandardCharsets.UTF_8));
				JsonObject answer = JsonParser.parseString(lines.readLine()).getAsJsonObject().getAsJsonObject("answer");
				assertEquals(7, answer.get("number").getAsInt());
				assertTrue(answer.getAsJsonObject("result").get("cpuNanos").getAsLong() > 0, answer.toString());
			}
			try (Socket stranger = new Socket(InetAddress.getLoopbackAddress(), ready.controlPort())) {
				stranger.getOutputStream().write("{\"hello\":\"another\"}\n".getBytes(StandardCharsets.UTF_8));
				assertEquals(-1, stranger.getInputStream().read(), "who does not know the token is turned away");
			}
		} finally {
			running.end(RunState.COMPLETED);
		}
	}

	@Test
	void whatKeepsAJarFromStartingIsToldInItsOwnSentence() throws Exception {
		start(new OwnConfiguration(SmallApplication.write(folder.resolve("small.jar")), Optional.empty(), List.of("-Dsmall.fails=true")), Optional.empty(), "GET /hello");
		String text = failure();
		assertTrue(text.contains(SmallApplication.REASON), text);
	}

	@Test
	void aJarThatDoesNotAnswerTheFirstRequestIsNotReady() throws Exception {
		start(new OwnConfiguration(SmallApplication.write(folder.resolve("small.jar")), Optional.empty(), QUICK), Optional.empty(), "GET /missing");
		assertTrue(failure().contains("status 404"));
	}

	@Test
	void wildFlyRunsItOnTheUsersConfiguration() throws Exception {
		ServerInstallation server = RealServers.installation(ServerKind.WILDFLY);
		Path files = Files.createDirectories(folder.resolve("standalone").resolve("configuration")).getParent();
		Files.copy(server.home().resolve("standalone").resolve("configuration").resolve("standalone.xml"), files.resolve("configuration").resolve("standalone.xml"));
		RunServer.Running running = start(new OwnConfiguration(SmallArchive.write(folder.resolve("small.war")), Optional.of(files), QUICK), Optional.of(server), "GET /small/" + SmallArchive.FILE);
		try {
			assertTrue(ready().httpPort() > 0);
			assertEquals(List.of("standalone.xml"), List.of(files.resolve("configuration").toFile().list()), "nothing of the user's is written");
		} finally {
			running.end(RunState.STOPPED);
		}
	}

	@Test
	void libertyRunsItOnTheUsersConfigurationAndTellsAFeatureThatItLacks() throws Exception {
		ServerInstallation server = RealServers.installation(ServerKind.LIBERTY);
		Path files = Files.createDirectories(folder.resolve("server"));
		String configuration = "<server><featureManager><feature>%s</feature></featureManager><httpEndpoint id='own' httpPort='9080'/><webApplication location='small.war' contextRoot='/shop'/></server>";
		Files.writeString(files.resolve("server.xml"), configuration.formatted("servlet-6.0"));
		OwnConfiguration own = new OwnConfiguration(SmallArchive.write(folder.resolve("small.war")), Optional.of(files), QUICK);
		RunServer.Running running = start(own, Optional.of(server), "GET /shop/" + SmallArchive.FILE);
		try {
			assertTrue(ready().httpPort() != 9080);
		} finally {
			running.end(RunState.STOPPED);
		}
		Files.writeString(files.resolve("server.xml"), configuration.formatted("servlet-99.0"));
		Folders.delete(folder.resolve("data"));
		start(own, Optional.of(server), "GET /shop/" + SmallArchive.FILE);
		String text = failure();
		assertTrue(text.contains("CWWKF0001E") && text.contains("servlet-99.0"), text);
	}

	@Test
	void aLoadThatNamesNothingIsNone() throws Exception {
		Path jar = SmallApplication.write(folder.resolve("small.jar"));
		OwnConfiguration own = new OwnConfiguration(jar, Optional.empty(), List.of());
		assertTrue(assertThrows(IOException.class, () -> ApplicationServer.of(own, Optional.empty(), Workload.of(WorkloadKind.RAMP), 120)).getMessage().contains("request: GET /"));
		assertTrue(assertThrows(IOException.class, () -> ApplicationServer.of(own, Optional.empty(), Workload.of(WorkloadKind.LOOP), 120)).getMessage().contains("not loop"));
	}
}
