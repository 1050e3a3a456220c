/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.http.HttpAddress;
import org.wiretune.tester.http.HttpChannel;
import org.wiretune.tester.http.HttpChannels;
import org.wiretune.tester.http.PreparedRequest;

class HttpChannelTest extends HttpCallsContract {

	private static final long SHORT_NANOS = 5_000_000;

	/** A channel of its own channels that is waited for. */
	private static final class Awaited implements Calls, HttpChannel.Caller {

		private final HttpChannels channels;
		private final HttpChannel channel;
		private boolean over;
		private CallFailure failure;

		Awaited(HttpAddress address, HttpChannels channels) {
			this.channels = channels;
			channel = channels.channel(address, this);
		}

		@Override
		public void call(PreparedRequest request) throws Exception {
			begin(request);
			while (!over) {
				channels.await(SHORT_NANOS);
			}
			if (failure != null) {
				throw failure;
			}
		}

		void begin(PreparedRequest request) {
			over = false;
			failure = null;
			channel.call(request);
		}

		@Override
		public void answered() {
			over = true;
		}

		@Override
		public void failed(CallFailure why) {
			over = true;
			failure = why;
		}

		@Override
		public long opened() {
			return channel.opened();
		}

		@Override
		public long sentAgain() {
			return channel.sentAgain();
		}

		@Override
		public void close() {
			channels.close();
		}
	}

	@Override
	Awaited connect(HttpAddress address, Duration timeout) throws Exception {
		return new Awaited(address, new HttpChannels(timeout));
	}

	@Test
	void oneThatIsNotAnsweredDoesNotHoldUpTheOthers() throws Exception {
		HttpAddress address = HttpAddress.of(server().uri());
		try (HttpChannels channels = new HttpChannels(Duration.ofSeconds(20))) {
			Awaited held = new Awaited(address, channels);
			held.begin(new PreparedRequest(address, RequestLine.parse("GET /never")));
			List<Awaited> others = new ArrayList<>();
			for (int i = 0; i < 50; i++) {
				others.add(new Awaited(address, channels));
				others.getLast().begin(new PreparedRequest(address, RequestLine.parse(i % 2 == 0 ? "GET /ok" : "GET /chunked")));
			}
			while (!others.stream().allMatch(other -> other.over)) {
				channels.await(SHORT_NANOS);
			}
			for (Awaited other : others) {
				assertNull(other.failure);
			}
			assertEquals(false, held.over);
			channels.abort();
			assertEquals(CallFailure.Kind.RESET, held.failure.kind());
			assertEquals(1, server().count("/never"));
		}
	}

	@Test
	void aLargeRequestIsSentAsTheServerReadsIt() throws Exception {
		try (Awaited connection = connect(HttpAddress.of(server().uri()), Duration.ofSeconds(20))) {
			call(connection, "POST /ok text/plain " + "x".repeat(20_000_000));
			assertEquals(1, connection.opened());
		}
	}
}
