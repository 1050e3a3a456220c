/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Reads replies: status, the few headers that say where the reply ends, and the body, which is counted and not kept.
 * Content-Length, chunks and bodies that end with the connection (RFC 9112, 6.3). Used by one thread; allocates nothing.
 */
final class ReplyReader {

	/** The largest body that is read, in bytes. */
	static final long LARGEST_BODY = 256L * 1024 * 1024;

	private static final int BUFFER_BYTES = 16 * 1024;
	private static final int LONGEST_LINE = 8 * 1024;
	private static final int LONGEST_HEAD = 64 * 1024;
	private static final byte[] CONTENT_LENGTH = bytes("content-length:");
	private static final byte[] TRANSFER_ENCODING = bytes("transfer-encoding:");
	private static final byte[] CONNECTION = bytes("connection:");
	private static final byte[] CHUNKED = bytes("chunked");
	private static final byte[] CLOSE = bytes("close");
	private static final byte[] KEEP_ALIVE = bytes("keep-alive");
	private static final byte[] HTTP = bytes("http/1.");

	private final ByteBuffer buffer;
	private final byte[] line = new byte[LONGEST_LINE];
	private final String label;
	private Wire wire;
	private int lineLength;
	private int headLength;
	private long bodyLength;
	private boolean begun;
	private boolean keepAlive;

	ReplyReader(String label, boolean direct) {
		this.label = label;
		buffer = direct ? ByteBuffer.allocateDirect(BUFFER_BYTES) : ByteBuffer.allocate(BUFFER_BYTES);
		buffer.limit(0);
	}

	/** A connection begins. */
	void reset(Wire newWire) {
		wire = newWire;
		buffer.clear().limit(0);
	}

	/** Whether a byte of the reply has come. */
	boolean hasBegun() {
		return begun;
	}

	/** Whether the connection can be used for another call. */
	boolean isKeptAlive() {
		return keepAlive;
	}

	/** Forgets the reply before; from now on {@link #hasBegun()} is about the next one. */
	void expect() {
		begun = false;
		keepAlive = false;
	}

	/**
	 * Reads a reply to its end.
	 *
	 * @param head whether it is one to HEAD, which has no body
	 * @return its status
	 */
	int read(boolean head) throws IOException, CallFailure {
		int status;
		boolean chunked;
		long length;
		do {
			headLength = 0;
			readLine();
			status = status();
			keepAlive = line[7] >= '1';
			chunked = false;
			length = -1;
			for (readLine(); lineLength > 0; readLine()) {
				if (starts(CONTENT_LENGTH)) {
					length = decimal(CONTENT_LENGTH.length);
				} else if (starts(TRANSFER_ENCODING)) {
					chunked = contains(CHUNKED);
				} else if (starts(CONNECTION)) {
					keepAlive = contains(KEEP_ALIVE) || keepAlive && !contains(CLOSE);
				}
			}
		} while (status < 200);
		bodyLength = 0;
		if (head || status == 204 || status == 304) {
			return end(status);
		}
		if (chunked) {
			skipChunks();
		} else if (length >= 0) {
			skip(length);
		} else {
			skipToEnd();
		}
		return end(status);
	}

	private int end(int status) {
		// What comes unasked belongs to no call.
		keepAlive &= !buffer.hasRemaining();
		return status;
	}

	private int status() throws CallFailure {
		if (!starts(HTTP) || lineLength < 12 || line[8] != ' ') {
			throw notHttp();
		}
		int status = 0;
		for (int i = 9; i < 12; i++) {
			if (line[i] < '0' || line[i] > '9') {
				throw notHttp();
			}
			status = status * 10 + line[i] - '0';
		}
		return status;
	}

	private void skipChunks() throws IOException, CallFailure {
		headLength = 0;
		for (long size = chunkSize(); size > 0; size = chunkSize()) {
			skip(size);
			readLine();
			if (lineLength != 0) {
				throw notHttp();
			}
			headLength = 0;
		}
		do {
			readLine();
		} while (lineLength > 0);
	}

	private long chunkSize() throws IOException, CallFailure {
		readLine();
		long size = 0;
		int digits = 0;
		while (digits < lineLength && Character.digit(line[digits], 16) >= 0) {
			size = size * 16 + Character.digit(line[digits], 16);
			digits++;
			if (digits > 8) {
				throw notHttp();
			}
		}
		if (digits == 0) {
			throw notHttp();
		}
		return size;
	}

	private void skip(long count) throws IOException, CallFailure {
		bodyLength += count;
		if (bodyLength > LARGEST_BODY) {
			throw notHttp();
		}
		long left = count;
		while (left > 0) {
			if (!buffer.hasRemaining()) {
				fill();
			}
			int step = (int) Math.min(left, buffer.remaining());
			buffer.position(buffer.position() + step);
			left -= step;
		}
	}

	private void skipToEnd() throws IOException, CallFailure {
		keepAlive = false;
		int count = buffer.remaining();
		while (count >= 0) {
			bodyLength += count;
			if (bodyLength > LARGEST_BODY) {
				throw notHttp();
			}
			buffer.clear();
			count = wire.read(buffer);
		}
		buffer.clear().limit(0);
	}

	/** Reads a line without its end. */
	private void readLine() throws IOException, CallFailure {
		lineLength = 0;
		while (true) {
			if (!buffer.hasRemaining()) {
				fill();
			}
			byte next = buffer.get();
			if (next == '\n') {
				if (lineLength > 0 && line[lineLength - 1] == '\r') {
					lineLength--;
				}
				return;
			}
			headLength++;
			if (lineLength == LONGEST_LINE || headLength > LONGEST_HEAD) {
				throw notHttp();
			}
			line[lineLength++] = next;
		}
	}

	private void fill() throws IOException, CallFailure {
		buffer.clear();
		int count;
		try {
			count = wire.read(buffer);
		} finally {
			buffer.flip();
		}
		if (count < 0) {
			throw CallFailure.of(begun ? CallFailure.Kind.HALF : CallFailure.Kind.CLOSED, label);
		}
		begun = true;
	}

	private CallFailure notHttp() {
		return CallFailure.of(CallFailure.Kind.NOT_HTTP, label);
	}

	private boolean starts(byte[] name) {
		if (lineLength < name.length) {
			return false;
		}
		for (int i = 0; i < name.length; i++) {
			if (lower(line[i]) != name[i]) {
				return false;
			}
		}
		return true;
	}

	private boolean contains(byte[] word) {
		for (int start = 0; start + word.length <= lineLength; start++) {
			int i = 0;
			while (i < word.length && lower(line[start + i]) == word[i]) {
				i++;
			}
			if (i == word.length) {
				return true;
			}
		}
		return false;
	}

	private long decimal(int from) throws CallFailure {
		long value = 0;
		int at = from;
		while (at < lineLength && line[at] == ' ') {
			at++;
		}
		int first = at;
		while (at < lineLength && line[at] >= '0' && line[at] <= '9' && value <= LARGEST_BODY) {
			value = value * 10 + line[at++] - '0';
		}
		if (at == first || at < lineLength && line[at] != ' ') {
			throw notHttp();
		}
		return value;
	}

	private static int lower(byte character) {
		return character >= 'A' && character <= 'Z' ? character + ('a' - 'A') : character;
	}

	private static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.US_ASCII);
	}
}
