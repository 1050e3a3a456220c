/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.workload.ValueTypes;

/** Connections whose calls one thread makes, as many at once as there are connections. Used by that thread. */
public final class HttpChannels implements AutoCloseable {

	private static final int LOOKS_IN_TIMEOUT = 20;
	private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(50);
	private static final long SHORTEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(1);

	private final Selector selector;
	private final List<HttpChannel> channels = new ArrayList<>();
	private final ByteBuffer input = ByteBuffer.allocateDirect(ReplyParser.BUFFER_BYTES);
	private final long timeoutNanos;
	private final String timeout;
	private final long pause;
	private long nextLook;

	/**
	 * No connections yet.
	 *
	 * @param timeout how long a call may take
	 * @throws IOException when the operating system has no room for more
	 */
	public HttpChannels(Duration timeout) throws IOException {
		selector = Selector.open();
		timeoutNanos = timeout.toNanos();
		this.timeout = ValueTypes.text(timeout);
		pause = Math.clamp(timeoutNanos / LOOKS_IN_TIMEOUT, SHORTEST_PAUSE, LONGEST_PAUSE);
		nextLook = System.nanoTime() + pause;
	}

	/**
	 * A connection, which is opened with its first call.
	 *
	 * @param address where it goes
	 * @param caller who will be told what becomes of its calls
	 * @return the connection
	 */
	public HttpChannel channel(HttpAddress address, HttpChannel.Caller caller) {
		HttpChannel channel = new HttpChannel(this, address, caller);
		channels.add(channel);
		return channel;
	}

	/**
	 * Waits until a connection can go on, lets all go on that can, and ends calls that took too long. Returns at once on a
	 * thread that is interrupted.
	 *
	 * @param nanos how long it waits at most; it may return earlier
	 * @throws IOException when the operating system cannot tell
	 */
	public void await(long nanos) throws IOException {
		if (nanos > 0) {
			// Rounded up: who waits for less than a millisecond would otherwise take all of a processor.
			selector.select(HttpChannels::goOn, Math.ceilDiv(Math.min(nanos, pause), TimeUnit.MILLISECONDS.toNanos(1)));
		} else {
			selector.selectNow(HttpChannels::goOn);
		}
		long now = System.nanoTime();
		if (now - nextLook >= 0) {
			nextLook = now + pause;
			for (HttpChannel channel : channels) {
				channel.check(now, timeoutNanos, timeout);
			}
		}
	}

	private static void goOn(SelectionKey key) {
		if (key.isValid()) {
			((HttpChannel) key.attachment()).goOn();
		}
	}

	/** Ends all calls under way, of which their callers are told, and closes the connections. */
	public void abort() {
		channels.forEach(HttpChannel::abort);
	}

	@Override
	public void close() {
		abort();
		close(selector);
	}

	/** An empty buffer for what comes next on any connection. */
	ByteBuffer input() {
		return input.clear();
	}

	SelectionKey register(HttpChannel channel, SocketChannel socket, int interest) throws IOException {
		return socket.register(selector, interest, channel);
	}

	static void close(Closeable open) {
		try {
			open.close();
		} catch (IOException e) {
			System.getLogger(HttpChannels.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}
}
