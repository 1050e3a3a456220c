/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.util.function.Consumer;

/**
 * Cuts the bytes of a growing log into lines. Bytes that the encoding does not know become the replacement character; what
 * is longer than {@value #LONGEST} characters is cut. Memory is bounded whatever comes. Used by one thread at a time.
 */
public final class LogLines {

	/** The longest line that is passed on. */
	public static final int LONGEST = 8_192;

	private static final int CHUNK = 4_096;

	private final CharsetDecoder decoder;
	private final Consumer<String> lines;
	private final StringBuilder line = new StringBuilder();
	private final ByteBuffer rest = ByteBuffer.allocate(CHUNK);
	private final CharBuffer text = CharBuffer.allocate(CHUNK);

	/**
	 * Lines of a log.
	 *
	 * @param encoding
	 *            of the log
	 * @param lines
	 *            takes each line without its end
	 */
	public LogLines(Charset encoding, Consumer<String> lines) {
		this.lines = lines;
		decoder = encoding.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE);
	}

	/**
	 * Takes the next bytes; a character or line end may be split between two calls.
	 *
	 * @param bytes
	 *            holds them
	 * @param offset
	 *            of the first
	 * @param length
	 *            how many
	 */
	public void add(byte[] bytes, int offset, int length) {
		int at = offset;
		while (at < offset + length) {
			int part = Math.min(rest.remaining(), offset + length - at);
			rest.put(bytes, at, part);
			at += part;
			decode(false);
		}
	}

	/** Passes on what stands after the last line end; the log ends there. */
	public void end() {
		decode(true);
		text.clear();
		decoder.flush(text);
		decoder.reset();
		text.flip();
		while (text.hasRemaining()) {
			take(text.get());
		}
		if (line.length() > 0) {
			finish();
		}
	}

	private void decode(boolean end) {
		rest.flip();
		boolean more = true;
		while (more) {
			text.clear();
			more = decoder.decode(rest, text, end).isOverflow();
			text.flip();
			while (text.hasRemaining()) {
				take(text.get());
			}
		}
		rest.compact();
	}

	private void take(char character) {
		if (character == '\n') {
			finish();
		} else if (line.length() <= LONGEST) {
			line.append(character);
		}
	}

	private void finish() {
		int length = line.length();
		if (length > 0 && line.charAt(length - 1) == '\r') {
			length--;
		}
		String whole = line.substring(0, Math.min(length, LONGEST));
		line.setLength(0);
		lines.accept(whole);
	}
}
