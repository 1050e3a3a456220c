/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.network;

import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** One connection through a {@link DelayProxy}: a flow in each direction. Ends when both have ended, or one breaks. */
final class DelayedConnection {

	private static final int FLOWS = 2;

	private final Socket client;
	private final Socket server;
	private final long delayNanos;
	private final Runnable request;
	private final Runnable end;
	private final AtomicInteger open = new AtomicInteger(FLOWS);
	/** Whether the last bytes came from the server, so that the client's next ones are a new request. */
	private final AtomicBoolean answered = new AtomicBoolean(true);

	DelayedConnection(Socket client, Socket server, long delayNanos, Runnable request, Runnable end) {
		this.client = client;
		this.server = server;
		this.delayNanos = delayNanos;
		this.request = request;
		this.end = end;
	}

	void start() throws IOException {
		new DelayedFlow(client, server, delayNanos, this::asked, this::ended).start();
		new DelayedFlow(server, client, delayNanos, () -> answered.set(true), this::ended).start();
	}

	private void asked() {
		if (answered.compareAndSet(true, false)) {
			request.run();
		}
	}

	private void ended(boolean broken) {
		if (open.decrementAndGet() == 0 || broken) {
			end.run();
		}
	}
}
