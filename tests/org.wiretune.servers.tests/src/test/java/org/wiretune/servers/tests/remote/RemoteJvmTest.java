/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

import javax.management.ObjectName;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
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
import org.wiretune.servers.metrics.ManagementLink;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.remote.RemoteAccess;
import org.wiretune.servers.remote.UnknownCertificateException;
import org.wiretune.servers.tests.Waiting;
import org.wiretune.servers.tests.metrics.MeasuredProgram;

/** Real Java processes behind management ports of the loopback address, with passwords and with TLS. */
@Timeout(120)
@Tag("processes")
class RemoteJvmTest {

	private static final Duration LIMIT = Duration.ofSeconds(20);

	@TempDir
	static Path folder;

	@TempDir
	static Path plainFolder;

	private static Path key;
	private static ManagedJvm secured;
	private static ManagedJvm plain;

	@BeforeAll
	static void start() throws Exception {
		key = ManagedJvm.key(folder, "server.p12");
		secured = new ManagedJvm(folder, Optional.of(key));
		plain = new ManagedJvm(plainFolder, Optional.empty());
	}

	@AfterAll
	static void stop() throws Exception {
		secured.close();
		plain.close();
	}

	private static String refused(RemoteServer server) {
		return assertThrows(ConnectionFailedException.class, () -> RemoteAccess.open(server).close()).getMessage();
	}

	private static void assertRead(RemoteServer server) {
		try (MetricConnection connection = LocalConnections.create(ServerTables.standard().metrics())) {
			connection.connect(new JvmTarget("orders", server));
			Waiting.until(() -> connection.status().toString(), LIMIT, () -> connection.status().state() == ConnectionState.CONNECTED);
			assertEquals(10, connection.history().series(new MetricKey("pool.active", "SCA")).orElseThrow().last());
			assertEquals(64 << 20, connection.history().series(MetricKey.of("heap.maximum")).orElseThrow().last());
			assertTrue(connection.history().series(MetricKey.of("host.queuemanagers")).isEmpty(), "nothing of this machine is taken for that of the server");
		}
	}

	@Test
	void aServerWithAPasswordIsRead() throws Exception {
		assertRead(plain.server(Trust.PLAIN));
	}

	@Test
	void aServerWithTlsIsReadByItsTrustStore() throws Exception {
		assertRead(secured.server(ManagedJvm.trusting(key)));
	}

	@Test
	void aRegistryMayBeInClearWhereTheServerIsNot(@TempDir Path own) throws Exception {
		try (ManagedJvm server = new ManagedJvm(own, Optional.of(key), "-Dcom.sun.management.jmxremote.registry.ssl=false", "-Dcom.sun.management.jmxremote.rmi.port=" + ManagedJvm.freePort())) {
			assertRead(server.server(ManagedJvm.trusting(key)));
			String sentence = refused(server.server(Trust.PLAIN));
			assertTrue(sentence.contains("wants an encrypted connection. Switch TLS on"), sentence);
		}
	}

	@Test
	void anUnknownCertificateIsShownAndThenAccepted() throws Exception {
		RemoteServer server = secured.server(Trust.STANDARD);
		UnknownCertificateException unknown = assertThrows(UnknownCertificateException.class, () -> RemoteAccess.open(server));
		assertEquals("CN=server.p12", unknown.subject());
		assertTrue(unknown.getMessage().contains("SHA-256 " + unknown.fingerprint().replaceAll("(..)(?=.)", "$1:")), unknown.getMessage());
		assertFalse(unknown.isWorthRepeating());
		assertRead(server.accepting(unknown.fingerprint()));
	}

	@Test
	void anotherCertificateThanTheAcceptedOneIsRefused() throws Exception {
		String sentence = refused(secured.server(Trust.STANDARD.accepting("00".repeat(32))));
		assertTrue(sentence.contains("is not the one that was accepted"), sentence);
	}

	@Test
	void aTrustStoreWithAnotherCertificateDoesNotHelp() throws Exception {
		String sentence = refused(secured.server(ManagedJvm.trusting(ManagedJvm.key(folder, "other.p12"))));
		assertTrue(sentence.contains("is not known. It is made out to CN=server.p12"), sentence);
	}

	@Test
	void aWrongPasswordIsSaidAndNotTriedAgain() throws Exception {
		RemoteServer server = plain.server(ManagedJvm.USER, "wrong one", Trust.PLAIN);
		ConnectionFailedException failure = assertThrows(ConnectionFailedException.class, () -> RemoteAccess.open(server));
		assertEquals(plain.address() + " does not take the user reader with this password. Correct them; it is not tried again by itself, so that no account is locked.", failure.getMessage());
		assertFalse(failure.isWorthRepeating());
		String missing = refused(plain.server("", "", Trust.PLAIN));
		assertTrue(missing.contains("wants a user and a password"), missing);
		String wrongWithTls = refused(secured.server("reader", "wrong one", ManagedJvm.trusting(key)));
		assertTrue(wrongWithTls.contains("does not take the user reader"), wrongWithTls);
	}

	@Test
	void noPasswordIsSentInClearWhereTlsIsWanted() throws Exception {
		String sentence = refused(plain.server(ManagedJvm.trusting(key)));
		assertTrue(sentence.contains("does not encrypt, so the password was not sent"), sentence);
	}

	@Test
	void aServerThatWantsTlsIsNotAskedInClear() throws Exception {
		String sentence = refused(secured.server(Trust.PLAIN));
		assertTrue(sentence.contains("switch TLS on"), sentence);
	}

	@Test
	void aPortThatNobodyHasAndAHostThatNobodyKnowsAreToldApart() throws Exception {
		ServerAddress nobody = ServerAddress.parse("127.0.0.1:" + ManagedJvm.freePort());
		String refused = refused(new RemoteServer(nobody));
		assertTrue(refused.startsWith("Nothing takes connections at " + nobody), refused);
		String unknown = refused(new RemoteServer(ServerAddress.parse("no-such-host.invalid:9010")));
		assertTrue(unknown.startsWith("No host is known as no-such-host.invalid"), unknown);
	}

	@Test
	void aPortThatTalksNothingIsGivenUpAfterAWhile() throws Exception {
		try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"))) {
			Thread waiting = new Thread(() -> assertThrows(InterruptedException.class, () -> RemoteAccess.open(new RemoteServer(ServerAddress.parse("127.0.0.1:" + silent.getLocalPort())))));
			waiting.start();
			silent.accept().close();
			waiting.interrupt();
			waiting.join(LIMIT.toMillis());
			assertFalse(waiting.isAlive(), "an interrupt ends the wait");
		}
	}

	@Test
	void anAnswerOfAnotherTypeIsNotRead() throws Exception {
		ManagementLink link = RemoteAccess.open(plain.server(Trust.PLAIN));
		try {
			assertThrows(IllegalStateException.class, () -> link.server().getAttribute(new ObjectName(MeasuredProgram.STRANGE), "Strange"));
			assertTrue(link.server().getMBeanCount() > 10, "the connection goes on");
		} finally {
			link.close();
		}
	}

	@Test
	void aThreadDumpIsTakenFromAfar() throws Exception {
		JvmTarget reader = new JvmTarget("orders", plain.server(Trust.PLAIN));
		String sentence = assertThrows(IOException.class, () -> ThreadDumps.take(new ServerAccess(), reader)).getMessage();
		assertTrue(sentence.contains("Give the user readwrite"), sentence);
		JvmTarget operator = new JvmTarget("orders", plain.server(ManagedJvm.OPERATOR, ManagedJvm.PASSWORD, Trust.PLAIN));
		assertTrue(ThreadDumps.take(new ServerAccess(), operator).threads().stream().anyMatch(thread -> thread.name().equals("main")));
	}

	@Test
	void aServerThatEndsIsLostAndReadAgainWhenItIsBack(@TempDir Path own) throws Exception {
		try (MetricConnection connection = LocalConnections.create(ServerTables.standard().metrics())) {
			int port;
			try (ManagedJvm first = new ManagedJvm(own, Optional.empty())) {
				port = first.port();
				connection.connect(new JvmTarget("orders", first.server(Trust.PLAIN)));
				Waiting.until(() -> connection.status().toString(), LIMIT, () -> connection.status().state() == ConnectionState.CONNECTED);
			}
			Waiting.until(() -> connection.status().toString(), LIMIT, () -> connection.status().state() == ConnectionState.LOST && connection.status().reason().startsWith("Nothing takes connections at"));
			try (ManagedJvm again = new ManagedJvm(own, Optional.empty(), "-Dcom.sun.management.jmxremote.port=" + port, "-Dcom.sun.management.jmxremote.rmi.port=" + port)) {
				Waiting.until(() -> connection.status().toString(), LIMIT, () -> connection.status().state() == ConnectionState.RESTARTED);
			}
		}
	}
}
