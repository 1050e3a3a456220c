/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

import org.wiretune.safety.quantity.Bytes;

/**
 * Finds the end of replies in bytes as they come: status, the few headers that say where the reply ends, and the body, which
 * is counted and not kept. Content-Length, chunks and bodies that end with the connection (RFC 9112, 6.3). Used by one
 * thread; allocates nothing.
 */
final class ReplyParser {

	/** The largest body that is read, in bytes. */
	static final long LARGEST_BODY = 256L * Bytes.IN_MEGABYTE;
	/** A buffer that is good for reading replies into, in bytes. */
	static final int BUFFER_BYTES = 16 * 1024;

	private static final int LONGEST_LINE = 8 * 1024;
	private static final int LONGEST_HEAD = 64 * 1024;
	private static final int LONGEST_SIZE = 8;
	private static final byte[] CONTENT_LENGTH = bytes("content-length:");
	private static final byte[] TRANSFER_ENCODING = bytes("transfer-encoding:");
	private static final byte[] CONNECTION = bytes("connection:");
	private static final byte[] CHUNKED = bytes("chunked");
	private static final byte[] CLOSE = bytes("close");
	private static final byte[] KEEP_ALIVE = bytes("keep-alive");
	private static final byte[] HTTP = bytes("http/1.");

	/** What is read next. */
	private enum Part {
		STATUS, HEADER, BODY, CHUNK_SIZE, CHUNK, CHUNK_END, TRAILER, UNTIL_CLOSED, NOTHING
	}

	private final byte[] line = new byte[LONGEST_LINE];
	private final String label;
	private Part part = Part.NOTHING;
	private int lineLength;
	private int headLength;
	private long left;
	private long bodyLength;
	private long contentLength;
	private int status;
	private boolean head;
	private boolean chunked;
	private boolean begun;
	private boolean keepAlive;

	/** A parser of the replies of a server that messages call so. */
	ReplyParser(String label) {
		this.label = label;
	}

	/** Whether a byte of the reply has come. */
	boolean hasBegun() {
		return begun;
	}

	/** Whether the connection can be used for another call. */
	boolean isKeptAlive() {
		return keepAlive;
	}

	/** The status of the reply that is complete. */
	int status() {
		return status;
	}

	/**
	 * A reply is to come.
	 *
	 * @param toHead whether it is one to HEAD, which has no body
	 */
	void expect(boolean toHead) {
		head = toHead;
		begun = false;
		keepAlive = false;
		expectHead();
	}

	private void expectHead() {
		part = Part.STATUS;
		lineLength = 0;
		headLength = 0;
		bodyLength = 0;
		contentLength = -1;
		chunked = false;
	}

	/**
	 * Reads on.
	 *
	 * @param input what has come
	 * @return whether the reply is complete
	 * @throws CallFailure when it is no HTTP, or larger than is read
	 */
	boolean advance(ByteBuffer input) throws CallFailure {
		begun |= input.hasRemaining();
		while (part != Part.NOTHING) {
			if (!advanceWithin(input)) {
				return false;
			}
		}
		// What comes unasked belongs to no call.
		keepAlive &= !input.hasRemaining();
		return true;
	}

	/** Reads one part; false when its end has not come. */
	private boolean advanceWithin(ByteBuffer input) throws CallFailure {
		return switch (part) {
			case BODY -> skip(input, Part.NOTHING);
			case CHUNK -> skip(input, Part.CHUNK_END);
			case UNTIL_CLOSED -> {
				count(input.remaining());
				input.position(input.limit());
				yield false;
			}
			default -> {
				boolean complete = readLine(input);
				if (complete) {
					part = afterLine();
					lineLength = 0;
				}
				yield complete;
			}
		};
	}

	/**
	 * No more bytes will come.
	 *
	 * @throws CallFailure when this was not the end of the reply
	 */
	void end() throws CallFailure {
		if (part != Part.UNTIL_CLOSED) {
			throw CallFailure.of(begun ? CallFailure.Kind.HALF : CallFailure.Kind.CLOSED, label);
		}
		part = Part.NOTHING;
	}

	private Part afterLine() throws CallFailure {
		switch (part) {
			case STATUS:
				readStatus();
				return Part.HEADER;
			case HEADER:
				if (lineLength == 0) {
					return afterHead();
				}
				readHeader();
				return Part.HEADER;
			case CHUNK_SIZE:
				left = chunkSize();
				headLength = 0;
				count(left);
				return left > 0 ? Part.CHUNK : Part.TRAILER;
			case CHUNK_END:
				if (lineLength != 0) {
					throw notHttp();
				}
				return Part.CHUNK_SIZE;
			default:
				return lineLength == 0 ? Part.NOTHING : Part.TRAILER;
		}
	}

	private void readStatus() throws CallFailure {
		if (!starts(HTTP) || lineLength < 12 || line[8] != ' ') {
			throw notHttp();
		}
		status = 0;
		for (int i = 9; i < 12; i++) {
			if (line[i] < '0' || line[i] > '9') {
				throw notHttp();
			}
			status = status * 10 + line[i] - '0';
		}
		keepAlive = line[7] >= '1';
	}

	private void readHeader() throws CallFailure {
		if (starts(CONTENT_LENGTH)) {
			contentLength = decimal(CONTENT_LENGTH.length);
		} else if (starts(TRANSFER_ENCODING)) {
			chunked = contains(CHUNKED);
		} else if (starts(CONNECTION)) {
			keepAlive = contains(KEEP_ALIVE) || keepAlive && !contains(CLOSE);
		}
	}

	private Part afterHead() throws CallFailure {
		if (status < 200) {
			expectHead();
			return Part.STATUS;
		}
		headLength = 0;
		if (head || status == 204 || status == 304) {
			return Part.NOTHING;
		}
		if (chunked) {
			return Part.CHUNK_SIZE;
		}
		if (contentLength < 0) {
			keepAlive = false;
			return Part.UNTIL_CLOSED;
		}
		left = contentLength;
		count(left);
		return Part.BODY;
	}

	private long chunkSize() throws CallFailure {
		long size = 0;
		int digits = 0;
		while (digits < lineLength && Character.digit(line[digits], 16) >= 0) {
			size = size * 16 + Character.digit(line[digits], 16);
			digits++;
			if (digits > LONGEST_SIZE) {
				throw notHttp();
			}
		}
		if (digits == 0) {
			throw notHttp();
		}
		return size;
	}

	private void count(long bytes) throws CallFailure {
		bodyLength += bytes;
		if (bodyLength > LARGEST_BODY) {
			throw notHttp();
		}
	}

	private boolean skip(ByteBuffer input, Part next) {
		int step = (int) Math.min(left, input.remaining());
		input.position(input.position() + step);
		left -= step;
		if (left > 0) {
			return false;
		}
		part = next;
		return true;
	}

	/** Reads a line without its end; false when its end has not come. */
	private boolean readLine(ByteBuffer input) throws CallFailure {
		while (input.hasRemaining()) {
			byte next = input.get();
			if (next == '\n') {
				if (lineLength > 0 && line[lineLength - 1] == '\r') {
					lineLength--;
				}
				return true;
			}
			headLength++;
			if (lineLength == LONGEST_LINE || headLength > LONGEST_HEAD) {
				throw notHttp();
			}
			line[lineLength++] = next;
		}
		return false;
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
