/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.launch.JavaInstallation;

@Tag("processes")
class RemoteEngineTest {

	@TempDir
	Path folder;

	@Test
	void enginesAreHostsWithPorts() {
		assertEquals(List.of(new RemoteEngine("host1", 1099), new RemoteEngine("10.0.0.2", 2000)),
				RemoteEngine.list("host1, 10.0.0.2:2000,host1:1099"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "host,", "host:0", "host:70000", "-R evil", "host:1099:1", "a b" })
	void whatIsNoEngineIsSaid(String text) {
		assertTrue(assertThrows(IllegalArgumentException.class, () -> RemoteEngine.list(text)).getMessage()
				.contains("is no remote engine"));
	}

	@Test
	void anEngineIsKnownByItsKeyOnly() throws IOException {
		Path key = folder.resolve("engines.jks");
		EngineKeys.make(key, JavaInstallation.current());
		if (Files.getFileStore(key).supportsFileAttributeView("posix")) {
			assertEquals(2, Files.getPosixFilePermissions(key).size(), "only the owner reads and writes it");
		}
		Path other = folder.resolve("others.jks");
		EngineKeys.make(other, JavaInstallation.current());
		InetAddress loopback = InetAddress.getLoopbackAddress();
		try (SSLServerSocket server = (SSLServerSocket) EngineKeys.context(key).getServerSocketFactory()
				.createServerSocket(0, 5, loopback)) {
			server.setNeedClientAuth(true);
			Thread thread = new Thread(() -> accept(server));
			thread.setDaemon(true);
			thread.start();
			RemoteEngine engine = new RemoteEngine(loopback.getHostAddress(), server.getLocalPort());
			assertNotNull(new EngineProbe(EngineKeys.context(key)).ask(engine));
			EngineProbe stranger = new EngineProbe(EngineKeys.context(other));
			assertThrows(SSLException.class, () -> stranger.ask(engine));
		}
		Files.writeString(other, "no key");
		assertTrue(assertThrows(IOException.class, () -> EngineKeys.context(other)).getMessage()
				.startsWith("The key store " + other + " cannot be used"));
	}

	private static void accept(SSLServerSocket server) {
		try {
			while (true) {
				try (SSLSocket socket = (SSLSocket) server.accept()) {
					socket.startHandshake();
				} catch (SSLException e) {
					// A stranger.
				}
			}
		} catch (IOException e) {
			// The test is over.
		}
	}

	/** An operating system accepts connections for a process that stands still. */
	@Test
	void anEngineThatStandsStillDoesNotAnswer() throws IOException {
		Path key = folder.resolve("engines.jks");
		EngineKeys.make(key, JavaInstallation.current());
		InetAddress loopback = InetAddress.getLoopbackAddress();
		try (ServerSocket silent = new ServerSocket(0, 5, loopback)) {
			RemoteEngine engine = new RemoteEngine(loopback.getHostAddress(), silent.getLocalPort());
			EngineProbe probe = new EngineProbe(EngineKeys.context(key));
			assertThrows(IOException.class, () -> probe.ask(engine));
		}
	}

	@Test
	void theLogTellsWhichEnginesHaveFinished() {
		JMeterLog log = new JMeterLog();
		log.line("2026-11-22 13:39:47,252 INFO o.a.j.e.DistributedRunner: Starting distributed test with remote engines: "
				+ "[127.0.0.1:21100, 127.0.0.1:21099] @ 2026 Nov 22 13:39:47 UTC (1795354787243)");
		log.line("2026-11-22 13:40:11,097 INFO o.a.j.JMeter: Finished remote host: 127.0.0.1:21099 (1795354811097)");
		log.line("2026-11-22 13:40:12,000 ERROR o.a.j.JMeter: Error in NonGUIDriver");
		log.line("2026-11-22 13:40:12,001 ERROR o.a.j.JMeter: another");
		assertTrue(log.hasFinished(new RemoteEngine("127.0.0.1", 21099)));
		assertFalse(log.hasFinished(new RemoteEngine("127.0.0.1", 21100)));
		assertEquals(23.854, log.seconds(new RemoteEngine("127.0.0.1", 21099)), 1e-9);
		assertEquals("Error in NonGUIDriver", log.firstError().orElseThrow());
	}

	@Test
	void whatMavenFetchesIsLaidOutAsJMeterIs() throws IOException {
		Path jars = Files.createDirectory(folder.resolve("jars"));
		for (String name : List.of("ApacheJMeter-5.6.3.jar", "ApacheJMeter_core-5.6.3.jar", "httpclient-4.5.14.jar")) {
			Files.createFile(jars.resolve(name));
		}
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jars.resolve("ApacheJMeter_config-5.6.3.jar")))) {
			for (String name : List.of("bin/jmeter.properties", "META-INF/LICENSE", "bin/../../evil.txt")) {
				zip.putNextEntry(new ZipEntry(name));
				zip.write('x');
			}
		}
		Path home = folder.resolve("home");
		JMeterDownload.layOut(jars, home);
		assertEquals(new JMeterInstallation(home, "5.6.3"), JMeterInstallation.in(home));
		assertTrue(Files.exists(home.resolve("bin/jmeter.properties")));
		assertTrue(Files.exists(home.resolve("lib/httpclient-4.5.14.jar")));
		assertTrue(Files.isDirectory(home.resolve("lib/junit")));
		assertFalse(Files.exists(folder.resolve("evil.txt")));
		assertFalse(Files.exists(home.resolve("META-INF")));
	}

	@Test
	void aFolderWithoutJMeterIsSaid() {
		assertTrue(assertThrows(IOException.class, () -> JMeterInstallation.in(folder)).getMessage()
				.startsWith("The folder " + folder + " holds no Apache JMeter"));
	}
}
