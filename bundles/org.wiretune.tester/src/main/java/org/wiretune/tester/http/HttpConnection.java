/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocketFactory;
import org.wiretune.perf.workload.ValueTypes;

/**
 * A connection that calls one at a time, is kept between calls and opened anew when the other side has closed it. Used by
 * one thread; {@link #abort()} may come from any.
 */
public final class HttpConnection implements AutoCloseable {

	/** After so long without a call it is looked at before it is used, because servers close what is idle. */
	static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(1);
	/** From this status on a call has failed. */
	static final int FIRST_WRONG_STATUS = 400;

	private final HttpAddress address;
	private final Deadlines.Deadline deadline;
	private final String timeout;
	private final ReplyParser parser;
	private final ByteBuffer input;
	private volatile Wire wire;
	private volatile boolean aborted;
	private long lastUse;
	private long opened;
	private long sentAgain;

	/**
	 * A connection that is opened with its first call.
	 *
	 * @param address where it goes
	 * @param deadlines end calls that take too long
	 */
	public HttpConnection(HttpAddress address, Deadlines deadlines) {
		this.address = address;
		deadline = deadlines.deadline(this::closeWire);
		timeout = ValueTypes.text(deadlines.timeout());
		parser = new ReplyParser(address.label());
		input = address.encrypted() ? ByteBuffer.allocate(ReplyParser.BUFFER_BYTES) : ByteBuffer.allocateDirect(ReplyParser.BUFFER_BYTES);
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
	 * Sends a request and reads its answer to the end.
	 *
	 * @param request the request
	 * @return the status, below 400
	 * @throws CallFailure when there was no such answer
	 */
	public int call(PreparedRequest request) throws CallFailure {
		deadline.begin();
		CallFailure failure = null;
		int status = 0;
		try {
			status = callBefore(request);
		} catch (CallFailure e) {
			failure = e;
		}
		if (!deadline.end()) {
			failure = CallFailure.of(CallFailure.Kind.TIMEOUT, address.label(), timeout);
		}
		if (failure != null || !parser.isKeptAlive()) {
			closeWire();
			wire = null;
		}
		if (failure != null) {
			throw failure;
		}
		if (status >= FIRST_WRONG_STATUS) {
			throw CallFailure.of(CallFailure.Kind.STATUS, status, request.label());
		}
		return status;
	}

	private int callBefore(PreparedRequest request) throws CallFailure {
		long now = System.nanoTime();
		if (wire != null && now - lastUse > IDLE_NANOS && wire.isStale()) {
			closeWire();
			wire = null;
		}
		lastUse = now;
		boolean fresh = wire == null;
		try {
			return exchange(request);
		} catch (CallFailure e) {
			// RFC 9112, 9.3.1: the server may have closed it while the request was on its way.
			boolean again = !fresh && !aborted && request.isIdempotent() && !parser.hasBegun()
					&& (e.kind() == CallFailure.Kind.CLOSED || e.kind() == CallFailure.Kind.RESET);
			if (!again) {
				throw e;
			}
		}
		closeWire();
		wire = null;
		sentAgain++;
		return exchange(request);
	}

	private int exchange(PreparedRequest request) throws CallFailure {
		if (wire == null) {
			open();
		}
		parser.expect(request.isHead());
		try {
			wire.write(request.view());
			return read();
		} catch (IOException e) {
			// Also a connection that this side has closed, for a stop or a timeout, which the caller tells apart.
			throw CallFailure.of(parser.hasBegun() ? CallFailure.Kind.HALF : CallFailure.Kind.RESET, address.label());
		}
	}

	private int read() throws IOException, CallFailure {
		boolean complete = false;
		while (!complete) {
			int count = wire.read(input.clear());
			input.flip();
			if (count < 0) {
				parser.end();
			}
			complete = count < 0 || parser.advance(input);
		}
		return parser.status();
	}

	private void open() throws CallFailure {
		try {
			if (address.encrypted()) {
				TlsWire tls = new TlsWire();
				use(tls);
				tls.connect(address, (SSLSocketFactory) SSLSocketFactory.getDefault());
			} else {
				PlainWire plain = new PlainWire();
				use(plain);
				plain.connect(address);
			}
		} catch (IOException e) {
			throw CallFailure.connecting(address, e);
		}
	}

	private void use(Wire newWire) throws IOException {
		parser.expect(false);
		wire = newWire;
		opened++;
		if (aborted) {
			newWire.close();
		}
	}

	/** Ends the call under way, and lets no further one be made. */
	public void abort() {
		aborted = true;
		closeWire();
	}

	@Override
	public void close() {
		deadline.remove();
		abort();
	}

	private void closeWire() {
		Wire open = wire;
		if (open != null) {
			try {
				open.close();
			} catch (IOException e) {
				System.getLogger(HttpConnection.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
			}
		}
	}
}
