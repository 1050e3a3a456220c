/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.safety.thread.DaemonThread;
import org.wiretune.servers.address.Password;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.address.ServerAddress;
import org.wiretune.servers.address.Trust;
import org.wiretune.servers.dumps.ThreadDumps;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.host.ServerAccess;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.own.BeanBrowser;
import org.wiretune.servers.own.BeanEntry;
import org.wiretune.servers.remote.RemoteAccess;
import org.wiretune.servers.remote.UnknownCertificateException;
import org.wiretune.servers.tests.Waiting;

/** WildFly and Open Liberty, each read by its own management interface on the loopback address; nothing is fetched. */
@Timeout(240)
@Tag("processes")
class RealServerAddressTest {

	private static final Duration LIMIT = Duration.ofSeconds(60);
	private static final String USER = "reader";
	private static final String PASSWORD = "geheim-1";

	@TempDir
	Path folder;

	/** A server that ends with the test. */
	private record Started(Process process) implements AutoCloseable {

		static Started of(List<String> command, Path folder, Path userFolder, String ready) throws IOException {
			ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
			builder.environment().put("WLP_USER_DIR", userFolder.toString());
			Process process = builder.start();
			BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
			StringBuilder said = new StringBuilder();
			for (String line = output.readLine(); line == null || !line.contains(ready); line = output.readLine()) {
				if (line == null) {
					throw new IOException("The server did not start: " + said);
				}
				said.append(line).append('\n');
			}
			// Nobody reads the rest, and a full pipe would hold up the server.
			DaemonThread.start("server output", () -> {
				try {
					output.transferTo(Writer.nullWriter());
				} catch (IOException ended) {
					// The server was stopped.
				}
			});
			return new Started(process);
		}

		@Override
		public void close() {
			process.destroyForcibly().onExit().join();
		}
	}

	private static int freePort() throws IOException {
		try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			return free.getLocalPort();
		}
	}

	private static boolean takesConnections(int port) {
		try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
			return socket.isConnected();
		} catch (IOException notYet) {
			return false;
		}
	}

	private static String java() {
		return Path.of(System.getProperty("java.home"), "bin", "java").toString();
	}

	private static void assertRead(RemoteServer server, String metric, String instance) throws Exception {
		JvmTarget target = new JvmTarget(server);
		try (MetricConnection connection = LocalConnections.create(ServerTables.standard().metrics())) {
			connection.connect(target);
			Waiting.until(() -> connection.status().toString(), LIMIT, () -> connection.status().state() == ConnectionState.CONNECTED);
			assertTrue(connection.history().series(MetricKey.of("heap.used")).orElseThrow().last() > 1 << 20);
			assertTrue(connection.history().series(new MetricKey(metric, instance)).orElseThrow().last() >= 0, metric);
		}
		assertTrue(ThreadDumps.take(new ServerAccess(), target).threads().size() > 10);
		try (BeanBrowser browser = BeanBrowser.open(new ServerAccess(), target)) {
			BeanEntry memory = browser.beans(() -> false).stream().filter(each -> each.name().toString().equals("java.lang:type=Memory")).findFirst().orElseThrow();
			assertTrue(browser.valued(memory).figures().stream().anyMatch(each -> each.label().equals("HeapMemoryUsage.used") && Long.parseLong(each.value()) > 1 << 20), memory::toString);
		}
	}

	private static RemoteServer server(String address, String password, Trust trust, Optional<Path> client) throws Exception {
		return new RemoteServer(ServerAddress.parse(address), USER, Password.of(password.toCharArray()), trust, client);
	}

	@Test
	void wildFlyIsReadByItsOwnClient() throws Exception {
		Path home = RealServers.installation(ServerKind.WILDFLY).home();
		Path base = folder.resolve("standalone");
		copy(home.resolve("standalone"), base);
		String digest = HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest((USER + ":ManagementRealm:" + PASSWORD).getBytes(StandardCharsets.UTF_8)));
		Files.writeString(base.resolve("configuration/mgmt-users.properties"), "#$REALM_NAME=ManagementRealm$\n" + USER + '=' + digest + '\n');
		int port = freePort();
		List<String> command = new ArrayList<>(List.of(java(), "-Xmx512m", "-XX:TieredStopAtLevel=1", "-Djboss.server.base.dir=" + base, "-Djboss.management.http.port=" + port, "-Djboss.http.port=" + freePort(),
				"-Djboss.https.port=" + freePort(), "-Djboss.ajp.port=" + freePort(), "-jar", home.resolve("jboss-modules.jar").toString(), "-mp", home.resolve("modules").toString(),
				"org.jboss.as.standalone", "-Djboss.home.dir=" + home, "-b", "127.0.0.1", "-bmanagement", "127.0.0.1"));
		try (Started wildfly = Started.of(command, folder, folder, "WFLYSRV0025")) {
			String address = "service:jmx:remote+http://127.0.0.1:" + port;
			assertRead(server(address, PASSWORD, Trust.PLAIN, Optional.of(home)), "wildfly.worker.maximum", "default");
			String wrong = assertThrows(ConnectionFailedException.class, () -> RemoteAccess.open(server(address, "wrong", Trust.PLAIN, Optional.of(home)))).getMessage();
			assertTrue(wrong.contains("does not take the user reader with this password"), wrong);
			String none = assertThrows(ConnectionFailedException.class, () -> RemoteAccess.open(server(address, PASSWORD, Trust.PLAIN, Optional.of(folder)))).getMessage();
			assertTrue(none.contains("Name the file bin/client/jboss-client.jar"), none);
			assertTrue(wildfly.process().isAlive());
		}
	}

	@Test
	void libertyIsReadByItsRestConnector() throws Exception {
		Path home = RealServers.installation(ServerKind.LIBERTY).home();
		int port = freePort();
		Path user = folder.resolve("usr");
		Files.createDirectories(user.resolve("servers/far"));
		Files.writeString(user.resolve("servers/far/server.xml"), """
				<server>
				  <featureManager><feature>restConnector-2.0</feature><feature>servlet-6.0</feature><feature>monitor-1.0</feature></featureManager>
				  <quickStartSecurity userName="%s" userPassword="%s"/>
				  <keyStore id="defaultKeyStore" password="changeit"/>
				  <httpEndpoint id="defaultHttpEndpoint" host="127.0.0.1" httpPort="%d" httpsPort="%d"/>
				</server>
				""".formatted(USER, PASSWORD, freePort(), port));
		List<String> command = List.of(java(), "-Xmx512m", "-XX:TieredStopAtLevel=1", "-javaagent:" + home.resolve("bin/tools/ws-javaagent.jar"), "-jar", home.resolve("bin/tools/ws-server.jar").toString(), "far");
		try (Started liberty = Started.of(command, folder, user, "CWWKF0011I")) {
			String address = "https://127.0.0.1:" + port + "/IBMJMXConnectorREST";
			// The first start makes a key, and may open the port after it has said that it is ready.
			Waiting.until(() -> "no port", LIMIT, () -> takesConnections(port));
			UnknownCertificateException unknown = assertThrows(UnknownCertificateException.class, () -> RemoteAccess.open(server(address, PASSWORD, Trust.STANDARD, Optional.empty())));
			assertFalse(unknown.isWorthRepeating());
			Trust accepted = Trust.STANDARD.accepting(unknown.fingerprint());
			assertRead(server(address, PASSWORD, accepted, Optional.empty()), "liberty.pool.active", "Default Executor");
			String wrong = assertThrows(ConnectionFailedException.class, () -> RemoteAccess.open(server(address, "wrong", accepted, Optional.empty()))).getMessage();
			assertTrue(wrong.contains("does not take the user reader with this password"), wrong);
			assertEquals(true, liberty.process().isAlive());
		}
	}

	private static void copy(Path from, Path to) throws IOException {
		Files.walkFileTree(from, new SimpleFileVisitor<>() {

			@Override
			public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) throws IOException {
				Files.createDirectories(to.resolve(from.relativize(each).toString()));
				return FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult visitFile(Path each, BasicFileAttributes attributes) throws IOException {
				Files.copy(each, to.resolve(from.relativize(each).toString()));
				return FileVisitResult.CONTINUE;
			}
		});
	}
}
