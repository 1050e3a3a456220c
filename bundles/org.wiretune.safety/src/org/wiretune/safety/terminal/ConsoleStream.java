/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Map;

/**
 * Takes UTF-8 and writes it in the characters of a console. What the console does not have becomes what comes next to it in
 * ASCII, as {@code -} for a dash or {@code e} for an accented one, and a question mark where nothing does. Used by one thread
 * at a time.
 */
public final class ConsoleStream extends OutputStream {

	private static final int PART = 1 << 13;
	private static final Map<Integer, String> NEAR = Map.ofEntries(Map.entry(0x2010, "-"), Map.entry(0x2011, "-"), Map.entry(0x2012, "-"), Map.entry(0x2013, "-"), Map.entry(0x2014, "-"),
			Map.entry(0x2212, "-"), Map.entry(0x2018, "'"), Map.entry(0x2019, "'"), Map.entry(0x201c, "\""), Map.entry(0x201d, "\""), Map.entry(0x201e, "\""), Map.entry(0x2039, "<"),
			Map.entry(0x203a, ">"), Map.entry(0xab, "<<"), Map.entry(0xbb, ">>"), Map.entry(0x2022, "*"), Map.entry(0xb7, "*"), Map.entry(0x2026, "..."), Map.entry(0x2190, "<-"),
			Map.entry(0x2192, "->"), Map.entry(0x2194, "<->"), Map.entry(0x25b8, ">"), Map.entry(0x2264, "<="), Map.entry(0x2265, ">="), Map.entry(0xd7, "x"), Map.entry(0xb5, "u"),
			Map.entry(0x3bc, "u"), Map.entry(0xdf, "ss"), Map.entry(0xa0, " "), Map.entry(0x202f, " "));

	private final OutputStream out;
	private final Charset charset;
	private final CharsetEncoder encoder;
	private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE);
	private final CharBuffer characters = CharBuffer.allocate(PART);
	/** The beginning of a character whose rest has not come. */
	private ByteBuffer rest = ByteBuffer.allocate(0);

	private ConsoleStream(OutputStream out, Charset charset) {
		this.out = out;
		this.charset = charset;
		encoder = charset.newEncoder();
	}

	/**
	 * Leads UTF-8 to a console.
	 *
	 * @param out takes the bytes for the console
	 * @param charset its character set, see {@link ConsoleCharset}
	 * @return takes UTF-8; {@code out} itself where the console does, too
	 */
	public static OutputStream to(OutputStream out, Charset charset) {
		return charset.equals(StandardCharsets.UTF_8) ? out : new ConsoleStream(out, charset);
	}

	@Override
	public void write(int one) throws IOException {
		write(new byte[] { (byte) one }, 0, 1);
	}

	@Override
	public void write(byte[] bytes, int from, int length) throws IOException {
		ByteBuffer all = ByteBuffer.allocate(rest.remaining() + length).put(rest).put(bytes, from, length).flip();
		boolean full = true;
		while (full) {
			full = decoder.decode(all, characters, false).isOverflow();
			pass();
		}
		rest = all.slice();
	}

	private void pass() throws IOException {
		String text = characters.flip().toString();
		characters.clear();
		out.write((encoder.canEncode(text) ? text : shown(text)).getBytes(charset));
	}

	private String shown(String text) {
		StringBuilder shown = new StringBuilder(text.length());
		text.codePoints().forEach(point -> {
			String one = Character.toString(point);
			shown.append(encoder.canEncode(one) ? one : near(point, one));
		});
		return shown.toString();
	}

	private String near(int point, String one) {
		String near = NEAR.get(point);
		if (near != null) {
			return near;
		}
		String plain = Normalizer.normalize(one, Normalizer.Form.NFD).codePoints().filter(part -> Character.getType(part) != Character.NON_SPACING_MARK).limit(1)
				.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
		return !plain.isEmpty() && encoder.canEncode(plain) ? plain : "?";
	}

	@Override
	public void flush() throws IOException {
		out.flush();
	}

	@Override
	public void close() throws IOException {
		out.close();
	}
}
