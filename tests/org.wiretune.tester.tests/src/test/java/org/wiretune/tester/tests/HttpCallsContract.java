/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.http.HttpAddress;
import org.wiretune.tester.http.PreparedRequest;

/** What every connection keeps to, whether a thread waits for the reply or is told of it. */
abstract class HttpCallsContract {

	/** A connection whose calls return when they are over. */
	interface Calls extends AutoCloseable {

		void call(PreparedRequest request) throws Exception;

		long opened();

		long sentAgain();
	}

	private ScriptedHttpServer server;
	private Calls connection;

	abstract Calls connect(HttpAddress address, Duration timeout) throws Exception;

	@BeforeEach
	void start() throws Exception {
		server = new ScriptedHttpServer();
		connection = connect(HttpAddress.of(server.uri()), Duration.ofSeconds(20));
	}

	@AfterEach
	void end() throws Exception {
		connection.close();
		server.close();
	}

	final ScriptedHttpServer server() {
		return server;
	}

	@ParameterizedTest
	@ValueSource(strings = { "GET /ok", "HEAD /ok", "GET /chunked", "GET /continue", "GET /empty",
			"POST /ok text/plain größer" })
	void rightAnswersKeepTheConnection(String line) throws Exception {
		for (int i = 0; i < 3; i++) {
			call(connection, line);
		}
		assertEquals(1, server.connections());
		assertEquals(1, connection.opened());
	}

	@ParameterizedTest
	@ValueSource(strings = { "/closing", "/until-end", "/twice" })
	void aConnectionThatIsOfNoMoreUseIsOpenedAnew(String path) throws Exception {
		call(connection, "GET " + path);
		call(connection, "GET " + path);
		assertEquals(2, server.connections());
		assertEquals(0, connection.sentAgain());
	}

	@ParameterizedTest
	@CsvSource({ "/unavailable, STATUS", "/elsewhere, STATUS", "/half, HALF", "/half-head, HALF", "/half-chunk, HALF",
			"/nothing, CLOSED", "/reset, RESET", "/rubbish, NOT_HTTP", "/wrong-chunk, NOT_HTTP", "/negative, NOT_HTTP",
			"/huge, NOT_HTTP", "/long-head, NOT_HTTP" })
	void wrongAnswersHaveAName(String path, CallFailure.Kind kind) throws Exception {
		CallFailure failure = assertThrows(CallFailure.class, () -> call(connection, "GET " + path));
		assertEquals(kind, failure.kind(), failure.getMessage());
		assertEquals(1, server.count(path), "a first call is not repeated");
		call(connection, "GET /ok");
		assertEquals(kind == CallFailure.Kind.STATUS ? 1 : 2, server.connections());
	}

	@Test
	void aConnectionThatWasClosedBetweenCallsIsOpenedAnewForWhatMayBeSentTwice() throws Exception {
		call(connection, "GET /silent-close");
		call(connection, "GET /ok");
		assertEquals(2, connection.opened());
		assertEquals(1, connection.sentAgain());
		call(connection, "GET /silent-close");
		CallFailure failure = assertThrows(CallFailure.class, () -> call(connection, "POST /ok text/plain x"));
		assertTrue(failure.isOfConnection(), failure.getMessage());
		assertEquals(1, connection.sentAgain(), "an order is not placed twice");
	}

	@Test
	void whoNeverAnswersIsGivenUpInTime() throws Exception {
		try (Calls impatient = connect(HttpAddress.of(server.uri()), Duration.ofMillis(200))) {
			CallFailure failure = assertThrows(CallFailure.class, () -> call(impatient, "GET /never"));
			assertEquals(CallFailure.Kind.TIMEOUT, failure.kind());
			assertTrue(failure.getMessage().endsWith("did not answer within 200 ms."), failure.getMessage());
			assertEquals(1, server.count("/never"));
		}
	}

	@Test
	void nobodyListening() throws Exception {
		int port;
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			port = socket.getLocalPort();
		}
		HttpAddress address = HttpAddress.of(URI.create("http://127.0.0.1:" + port));
		try (Calls nowhere = connect(address, Duration.ofSeconds(20))) {
			CallFailure failure = assertThrows(CallFailure.class,
					() -> nowhere.call(new PreparedRequest(address, RequestLine.parse("GET /"))));
			assertEquals(CallFailure.Kind.REFUSED, failure.kind());
			assertEquals("127.0.0.1:" + port + " refused the connection: nobody listens there.", failure.getMessage());
		}
	}

	final void call(Calls caller, String line) throws Exception {
		caller.call(new PreparedRequest(HttpAddress.of(server.uri()), RequestLine.parse(line)));
	}
}
