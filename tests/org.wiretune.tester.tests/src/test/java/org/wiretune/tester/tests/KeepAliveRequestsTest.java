/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.service.ReceiverModule;
import org.wiretune.tester.text.LibraryLogging;
import org.wiretune.tester.web.ServerTimes;
import org.wiretune.tester.web.WebServer;

/** A connection takes as many requests as the server is set to, and the last answer says that it ends. */
class KeepAliveRequestsTest {

	private static final int PATIENCE_MILLIS = 20_000;
	private static final int LIMIT = 3;
	private static final int MORE = 8;

	@BeforeAll
	static void quiet() {
		LibraryLogging.configure();
	}

	/** One request on a connection that may be used before and after. @return whether the answer says that the connection ends */
	private static boolean endsAfterRequest(Socket socket, BufferedReader answers) throws IOException {
		socket.getOutputStream().write(("GET " + WebServer.PING_PATH + " HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
		boolean ends = false;
		assertEquals("HTTP/1.1 200 OK", answers.readLine());
		for (String line = answers.readLine(); !line.isEmpty(); line = answers.readLine()) {
			ends |= line.toLowerCase(Locale.ROOT).replace(" ", "").equals("connection:close");
		}
		assertEquals("pong", answers.readLine());
		return ends;
	}

	private static Socket connected(WebServer web) throws IOException {
		Socket socket = new Socket(InetAddress.getLoopbackAddress(), web.port());
		socket.setSoTimeout(PATIENCE_MILLIS);
		return socket;
	}

	private static BufferedReader answers(Socket socket) throws IOException {
		return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
	}

	@Test
	void theLastRequestOfAConnectionIsToldAndTheConnectionEnds() throws Exception {
		try (ThreadPool pool = new ThreadPool(new ThreadPoolSettings("WebContainer", 1, 1, 1000)); WebServer web = new WebServer(0, pool, new ReceiverModule(), OptionalInt.of(LIMIT))) {
			for (int connection = 0; connection < 2; connection++) {
				try (Socket socket = connected(web); BufferedReader answers = answers(socket)) {
					for (int request = 1; request < LIMIT; request++) {
						assertFalse(endsAfterRequest(socket, answers), "request " + request);
					}
					assertTrue(endsAfterRequest(socket, answers));
					assertEquals(null, answers.readLine());
				}
			}
			assertEquals(2, opened(web));
			assertEquals(0, opened(web), "only those since it was asked last");
		}
	}

	@Test
	void withoutALimitAConnectionTakesWhatComes() throws Exception {
		try (ThreadPool pool = new ThreadPool(new ThreadPoolSettings("WebContainer", 1, 1, 1000));
				WebServer web = new WebServer(0, pool, new ReceiverModule());
				Socket socket = connected(web);
				BufferedReader answers = answers(socket)) {
			for (int request = 1; request <= MORE; request++) {
				assertFalse(endsAfterRequest(socket, answers), "request " + request);
			}
			assertEquals(1, opened(web));
		}
	}

	private static long opened(WebServer web) {
		return web.times().tell(null).get(ServerTimes.CONNECTIONS).getAsLong();
	}
}
