/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.wiretune.perf.workload.RequestLine;

/** A request as it goes over the wire. Immutable; several connections may send it at once. */
public final class PreparedRequest {

	private final String label;
	private final boolean idempotent;
	private final boolean head;
	private final ByteBuffer bytes;

	/**
	 * Prepares a request.
	 *
	 * @param address where it goes
	 * @param request the request
	 */
	public PreparedRequest(HttpAddress address, RequestLine request) {
		label = request.label();
		idempotent = request.method().isIdempotent();
		head = request.method() == RequestLine.Method.HEAD;
		byte[] body = request.body().getBytes(StandardCharsets.UTF_8);
		StringBuilder text = new StringBuilder().append(request.method()).append(' ').append(address.basePath())
				.append(request.path()).append(" HTTP/1.1\r\nHost: ").append(address.hostHeader()).append("\r\n")
				.append("User-Agent: WireTune\r\nAccept: */*\r\n");
		if (!request.contentType().isEmpty()) {
			text.append("Content-Type: ").append(request.contentType()).append("\r\n");
		}
		if (body.length > 0 || request.method().takesBody()) {
			text.append("Content-Length: ").append(body.length).append("\r\n");
		}
		byte[] start = text.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII);
		ByteBuffer all = ByteBuffer.allocateDirect(start.length + body.length).put(start).put(body).flip();
		bytes = all.asReadOnlyBuffer();
	}

	/** {@return method and path} */
	public String label() {
		return label;
	}

	boolean isIdempotent() {
		return idempotent;
	}

	/** Whether the answer has no body although its head tells the length of one. */
	boolean isHead() {
		return head;
	}

	/** A view of the bytes with a position of its own. */
	ByteBuffer view() {
		return bytes.duplicate();
	}
}
