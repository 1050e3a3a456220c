/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.remote;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.wiretune.perf.base.ObjectSize;

/**
 * Frames of the remote SCA call on a connection: a kind (one byte), a length (four bytes, big end first) and so many bytes.
 * The sender says {@link #HELLO} with the token first; then each {@link #REQUEST} is answered by a {@link #REPLY} or a
 * {@link #PROBLEM}. Objects are written by Java serialisation and read through the filter of
 * {@link org.wiretune.tester.service.SerializedForm}. An own protocol of a few lines rather than RMI: RMI opens a registry
 * and a collector of distant objects besides, takes the threads for its calls from no pool that could be set, and reads
 * objects before it has seen a token.
 */
final class Frames {

	static final byte HELLO = 1;
	static final byte REQUEST = 2;
	static final byte REPLY = 3;
	static final byte PROBLEM = 4;

	/** The largest object with what serialisation adds to it; a character that is no ASCII takes up to three bytes. */
	private static final int LARGEST = 3 * ObjectSize.LARGEST_BYTES + 65_536;
	private static final int BUFFER = 16 * 1024;

	private final DataInputStream input;
	private final DataOutputStream output;

	Frames(Socket socket) throws IOException {
		input = new DataInputStream(new BufferedInputStream(socket.getInputStream(), BUFFER));
		output = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream(), BUFFER));
	}

	/** A frame. */
	record Frame(byte kind, byte[] body) {
		String text() {
			return new String(body, StandardCharsets.UTF_8);
		}
	}

	void write(byte kind, byte[] body) throws IOException {
		synchronized (output) {
			output.writeByte(kind);
			output.writeInt(body.length);
			output.write(body);
			output.flush();
		}
	}

	void write(byte kind, String text) throws IOException {
		write(kind, text.getBytes(StandardCharsets.UTF_8));
	}

	/** The next frame of up to so many bytes, null at the end of the connection. Memory grows with what really comes. */
	Frame read(int longest) throws IOException {
		int kind = input.read();
		if (kind < 0) {
			return null;
		}
		int length = input.readInt();
		if (length < 0 || length > longest) {
			throw new IOException(TEXTS.get("remote.tooLong", length, longest));
		}
		byte[] body = input.readNBytes(length);
		if (body.length < length) {
			throw new EOFException(TEXTS.get("remote.cutOff", body.length, length));
		}
		return new Frame((byte) kind, body);
	}

	Frame read() throws IOException {
		return read(LARGEST);
	}
}
