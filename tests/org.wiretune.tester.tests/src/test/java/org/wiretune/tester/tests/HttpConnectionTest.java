/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.http.Deadlines;
import org.wiretune.tester.http.HttpAddress;
import org.wiretune.tester.http.HttpConnection;
import org.wiretune.tester.http.PreparedRequest;

class HttpConnectionTest extends HttpCallsContract {

	/** A connection with deadlines of its own. */
	private record Blocking(HttpConnection connection, Deadlines deadlines) implements Calls {

		@Override
		public void call(PreparedRequest request) throws Exception {
			assertEquals(200, connection.call(request) / 100 * 100);
		}

		@Override
		public long opened() {
			return connection.opened();
		}

		@Override
		public long sentAgain() {
			return connection.sentAgain();
		}

		@Override
		public void close() {
			connection.close();
			deadlines.close();
		}
	}

	@Override
	Blocking connect(HttpAddress address, Duration timeout) {
		Deadlines deadlines = new Deadlines(timeout);
		return new Blocking(new HttpConnection(address, deadlines), deadlines);
	}

	@Test
	void aHostThatIsNotKnown() {
		assertEquals(CallFailure.Kind.UNREACHABLE,
				assertThrows(CallFailure.class, () -> HttpAddress.of(URI.create("http://nowhere.invalid/"))).kind());
	}

	@Test
	void aServerThatSpeaksNoTlsIsNoEncryptedOne() throws Exception {
		HttpAddress address = HttpAddress.of(URI.create(server().uri().toString().replace("http:", "https:")));
		try (Blocking encrypted = connect(address, Duration.ofSeconds(2))) {
			CallFailure failure = assertThrows(CallFailure.class,
					() -> encrypted.call(new PreparedRequest(address, RequestLine.parse("GET /ok"))));
			assertTrue(failure.kind() == CallFailure.Kind.TLS || failure.kind() == CallFailure.Kind.TIMEOUT,
					failure.kind() + failure.getMessage());
		}
	}

	@Test
	void aStopEndsTheCallUnderWay() throws Exception {
		try (Blocking stopped = connect(HttpAddress.of(server().uri()), Duration.ofSeconds(20))) {
			CompletableFuture<CallFailure> outcome = CompletableFuture.supplyAsync(() -> assertThrows(CallFailure.class,
					() -> call(stopped, "GET /never")));
			while (server().count("/never") == 0) {
				Thread.onSpinWait();
			}
			stopped.connection().abort();
			assertEquals(CallFailure.Kind.RESET, outcome.get(10, TimeUnit.SECONDS).kind());
		}
	}
}
