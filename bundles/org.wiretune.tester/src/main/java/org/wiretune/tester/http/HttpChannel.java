/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;

/**
 * A connection like {@link HttpConnection} that nobody waits for: a call is begun, and its {@link Caller} is told when it is
 * over. Not encrypted. Used by the one thread of its {@link HttpChannels}.
 */
public final class HttpChannel {

	/** Who began a call; told by the thread of the channels, and may begin the next call at once. */
	public interface Caller {

		/** The reply is complete and has a status below 400. */
		void answered();

		/**
		 * There was no such reply.
		 *
		 * @param failure why
		 */
		void failed(CallFailure failure);
	}

	private final HttpChannels channels;
	private final HttpAddress address;
	private final Caller caller;
	private final ReplyParser parser;
	private final ByteBuffer probe = ByteBuffer.allocate(1);
	private SocketChannel socket;
	private SelectionKey key;
	private PreparedRequest request;
	private ByteBuffer output;
	private boolean fresh;
	private long begun;
	private long lastUse;
	private long opened;
	private long sentAgain;

	HttpChannel(HttpChannels channels, HttpAddress address, Caller caller) {
		this.channels = channels;
		this.address = address;
		this.caller = caller;
		parser = new ReplyParser(address.label());
	}

	/** {@return how often it was opened} */
	public long opened() {
		return opened;
	}

	/** {@return how many requests were sent a second time, because the server had closed the connection between calls} */
	public long sentAgain() {
		return sentAgain;
	}

	/**
	 * Begins a call; the one before is over.
	 *
	 * @param next the request
	 */
	public void call(PreparedRequest next) {
		begun = System.nanoTime();
		request = next;
		if (socket != null && begun - lastUse > HttpConnection.IDLE_NANOS && isStale()) {
			close();
		}
		lastUse = begun;
		fresh = socket == null;
		send();
	}

	private void send() {
		output = request.view();
		parser.expect(request.isHead());
		if (socket == null) {
			open();
		} else {
			write();
		}
	}

	private void open() {
		opened++;
		try {
			socket = SocketChannel.open();
			socket.configureBlocking(false);
			socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
			boolean connected = socket.connect(address.socket());
			key = channels.register(this, socket, connected ? SelectionKey.OP_READ : SelectionKey.OP_CONNECT);
			if (connected) {
				write();
			}
		} catch (IOException e) {
			fail(CallFailure.connecting(address, e));
		}
	}

	/** Goes on with what its socket is ready for. */
	void goOn() {
		if (request == null) {
			// An end, or bytes that nobody asked for: either way the connection is of no more use.
			close();
		} else if (key.isConnectable()) {
			finishConnecting();
		} else if (key.isWritable()) {
			write();
		} else {
			read();
		}
	}

	private void finishConnecting() {
		try {
			socket.finishConnect();
			key.interestOps(SelectionKey.OP_READ);
		} catch (IOException e) {
			fail(CallFailure.connecting(address, e));
			return;
		}
		write();
	}

	private void write() {
		try {
			socket.write(output);
			int interest = output.hasRemaining() ? SelectionKey.OP_READ | SelectionKey.OP_WRITE : SelectionKey.OP_READ;
			if (key.interestOps() != interest) {
				key.interestOps(interest);
			}
		} catch (IOException e) {
			reset();
		}
	}

	private void read() {
		ByteBuffer input = channels.input();
		try {
			int count = socket.read(input);
			input.flip();
			if (count < 0) {
				parser.end();
			}
			if (count < 0 || parser.advance(input)) {
				complete();
			}
		} catch (CallFailure e) {
			failOrSendAgain(e);
		} catch (IOException e) {
			reset();
		}
	}

	private void reset() {
		failOrSendAgain(CallFailure.of(parser.hasBegun() ? CallFailure.Kind.HALF : CallFailure.Kind.RESET, address.label()));
	}

	private void failOrSendAgain(CallFailure failure) {
		// RFC 9112, 9.3.1: the server may have closed it while the request was on its way.
		boolean again = !fresh && request.isIdempotent() && !parser.hasBegun()
				&& (failure.kind() == CallFailure.Kind.CLOSED || failure.kind() == CallFailure.Kind.RESET);
		if (!again) {
			fail(failure);
			return;
		}
		close();
		fresh = true;
		sentAgain++;
		send();
	}

	private void complete() {
		PreparedRequest answered = request;
		request = null;
		// A server that answers before it has read the request will take the rest for another one.
		if (!parser.isKeptAlive() || output.hasRemaining()) {
			close();
		}
		if (parser.status() >= HttpConnection.FIRST_WRONG_STATUS) {
			caller.failed(CallFailure.of(CallFailure.Kind.STATUS, parser.status(), answered.label()));
		} else {
			caller.answered();
		}
	}

	/** Ends the call under way, if there is one and it has taken too long. */
	void check(long now, long timeoutNanos, String timeout) {
		if (request != null && now - begun > timeoutNanos) {
			fail(CallFailure.of(CallFailure.Kind.TIMEOUT, address.label(), timeout));
		}
	}

	/** Ends the call under way, if there is one. */
	void abort() {
		if (request != null) {
			fail(CallFailure.of(parser.hasBegun() ? CallFailure.Kind.HALF : CallFailure.Kind.RESET, address.label()));
		}
		close();
	}

	private void fail(CallFailure failure) {
		request = null;
		close();
		caller.failed(failure);
	}

	private boolean isStale() {
		try {
			return socket.read(probe.clear()) != 0;
		} catch (IOException e) {
			return true;
		}
	}

	private void close() {
		if (socket != null) {
			HttpChannels.close(socket);
			socket = null;
		}
	}
}
