/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.remote;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.function.Consumer;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.binding.CallOptions;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.binding.RemoteSenders;
import org.wiretune.tester.control.ControlConnection;
import org.wiretune.tester.messaging.RemoteBroker;

/** The sender's side of a run between two JVMs: has the server open its ports and opens callers to them. */
public final class RemoteServer implements AutoCloseable {

	private static final int CLOCK_READINGS = 20;

	private final String token;
	private final int scaPort;
	private final RemoteSenders senders;

	/**
	 * Has the server open its ports.
	 *
	 * @param control the connection to the server
	 * @param token what it wants to hear
	 * @param timeoutSeconds how long a caller waits
	 * @param problems told when a reply cannot be read
	 * @throws IOException when the server cannot open them
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public RemoteServer(ControlConnection control, String token, int timeoutSeconds, Consumer<String> problems)
			throws IOException, InterruptedException {
		this.token = token;
		JsonFields ports = control.ask(RemoteAccess.OPEN, new JsonObject(), 0);
		scaPort = ports.integer(RemoteAccess.SCA_PORT, 0);
		senders = new RemoteSenders(new RemoteBroker(ports.integer(RemoteAccess.BROKER_PORT, 0), timeoutSeconds),
				clockOffset(control), problems);
	}

	/**
	 * How far the server's clock is ahead, from the fastest of some readings. Where both JVMs read the same clock, as on
	 * Linux, the difference lies within the time of the reading, and it is none.
	 */
	private static long clockOffset(ControlConnection control) throws IOException, InterruptedException {
		long fastest = Long.MAX_VALUE;
		long offset = 0;
		for (int i = 0; i < CLOCK_READINGS; i++) {
			long before = System.nanoTime();
			long there = control.ask(RemoteAccess.CLOCK, new JsonObject(), 0).longInteger(RemoteAccess.NANOS, 0);
			long after = System.nanoTime();
			if (after - before < fastest) {
				fastest = after - before;
				offset = there - before - fastest / 2;
			}
		}
		return Math.abs(offset) <= fastest / 2 ? 0 : offset;
	}

	/**
	 * Opens a caller.
	 *
	 * @param binding SCA sync, SCA async or JMS async
	 * @param options how it waits and sends
	 * @return the caller
	 * @throws Exception when the receiver cannot be reached
	 */
	public Caller openCaller(BindingUnderTest binding, CallOptions options) throws Exception {
		return binding == BindingUnderTest.SCA_SYNC ? new RemoteScaCaller(scaPort, token, options.timeoutSeconds())
				: senders.openCaller(binding, options);
	}

	@Override
	public void close() {
		senders.close();
	}
}
