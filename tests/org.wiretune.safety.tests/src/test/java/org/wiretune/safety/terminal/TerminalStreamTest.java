/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalStreamTest {

	private static String written(byte[] bytes, int piece) throws IOException {
		ByteArrayOutputStream to = new ByteArrayOutputStream();
		try (TerminalStream stream = new TerminalStream(to)) {
			for (int at = 0; at < bytes.length; at += piece) {
				stream.write(bytes, at, Math.min(piece, bytes.length - at));
			}
		}
		return to.toString(StandardCharsets.UTF_8);
	}

	@ParameterizedTest
	@CsvSource({ "1b,\\u001b", "07,\\u0007", "00,\\u0000", "08,\\u0008", "7f,\\u007f", "9b,\\u009b", "85,\\u0085", "0d,\\r", "a0,\u00a0", "bf,\u00bf", "c9,\u00c9" })
	void escapesWhatCommandsATerminal(String code, String expected) throws IOException {
		String text = "ä" + (char) Integer.parseInt(code, 16) + "[31mx\n\tü";
		for (int piece = 1; piece < 5; piece++) {
			assertEquals("ä" + expected + "[31mx\n\tü", written(text.getBytes(StandardCharsets.UTF_8), piece));
		}
	}

	/** Escapes of JSON as well, so that a report that is read by a program holds the same. */
	@ParameterizedTest
	@CsvSource({ "200e", "200f", "2028", "2029", "202a", "202e", "2066", "2069" })
	void escapesWhatTurnsTheDirectionOrSeparatesLines(String code) throws IOException {
		char mark = (char) Integer.parseInt(code, 16);
		String text = "a" + mark + mark + "\u2013\r" + mark + "\u00e2\u2026\n";
		for (int piece = 1; piece < 9; piece++) {
			assertEquals("a\\u" + code + "\\u" + code + "\u2013\\r\\u" + code + "\u00e2\u2026\n", written(text.getBytes(StandardCharsets.UTF_8), piece));
		}
	}

	@Test
	void passesOtherCharactersThatBeginAlikeAndWhatIsCutOff() throws IOException {
		StringBuilder all = new StringBuilder();
		for (char c = 0x2000; c < 0x3000; c++) {
			boolean turning = c == 0x200e || c == 0x200f || c >= 0x2028 && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
			all.append(turning ? '.' : c);
		}
		for (int piece = 1; piece < 5; piece++) {
			assertEquals(all.toString(), written(all.toString().getBytes(StandardCharsets.UTF_8), piece));
		}
		ByteArrayOutputStream to = new ByteArrayOutputStream();
		try (TerminalStream stream = new TerminalStream(to)) {
			stream.write(new byte[] { 'a', (byte) 0xe2, (byte) 0x80 });
		}
		assertEquals(3, to.size());
	}

	@Test
	void leavesLineEndsOfBothKindsAndOrdinaryText() throws IOException {
		String text = "a\r\nb\n\r\nGröße · 日本 \uD83D\uDE00 Â\n";
		for (int piece = 1; piece < 9; piece++) {
			assertEquals(text, written(text.getBytes(StandardCharsets.UTF_8), piece));
		}
	}

	@Test
	void aCarriageReturnBeforeAnythingElseIsEscapedHoweverTheBytesCome() throws IOException {
		for (int piece = 1; piece < 6; piece++) {
			assertEquals("a\\r\\r\r\nb\\r", written("a\r\r\r\nb\r".getBytes(StandardCharsets.UTF_8), piece));
		}
	}

	@Test
	void whatComesOutNeverHoldsAControlCharacter() throws IOException {
		Random random = new Random(7);
		for (int round = 0; round < 2_000; round++) {
			byte[] bytes = new byte[random.nextInt(40)];
			random.nextBytes(bytes);
			String text = written(new String(bytes, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.UTF_8), 1 + random.nextInt(7));
			assertEquals(0, text.chars().filter(each -> Character.isISOControl(each) && each != '\n' && each != '\t' && each != '\r').count());
			assertEquals(0, text.replace("\r\n", "").chars().filter(each -> each == '\r').count());
		}
	}

	@Test
	void theFirstFailureIsRememberedBehindAPrintStream() {
		IOException full = new IOException("No space left on device");
		TerminalStream stream = new TerminalStream(new OutputStream() {

			@Override
			public void write(int one) throws IOException {
				throw full;
			}
		});
		new PrintStream(stream).println("text");
		assertSame(full, stream.failure());
		assertThrows(IOException.class, () -> stream.write('x'));
	}
}
