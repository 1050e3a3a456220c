/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;

import org.wiretune.core.Origin;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Quantity;

/**
 * The decoded text of a file together with what is needed to write it back byte by byte: encoding, byte order mark and
 * line delimiter. Offsets count UTF-16 characters without the byte order mark, so they are the offsets of an editor's
 * document. Immutable and safe for use by several threads.
 */
public final class SourceText {

	/** The limit of a file's size unless the caller sets another: 16 MB. */
	public static final int DEFAULT_MAXIMUM_BYTES = 16 * Bytes.IN_MEGABYTE;

	private static final byte[] NO_MARK = {};
	/** How far the XML declaration is searched; it holds version, encoding and standalone only. */
	private static final int DECLARATION_BYTES = 256;

	private final String path;
	private final String text;
	private final Charset charset;
	private final byte[] mark;
	private final boolean editable;
	private volatile int[] lineStarts;
	private boolean loneReturns;

	private SourceText(String path, String text, Charset charset, byte[] mark, boolean editable) {
		this.path = path;
		this.text = text;
		this.charset = charset;
		this.mark = mark;
		this.editable = editable;
	}

	/**
	 * Takes a text that is decoded already, for example that of an editor.
	 *
	 * @param path the file, relative to what is read
	 * @param text its text, without a byte order mark
	 * @return the text, editable, to be encoded as UTF-8
	 */
	public static SourceText of(String path, String text) {
		return new SourceText(path, text, StandardCharsets.UTF_8, NO_MARK, true);
	}

	/**
	 * Reads and decodes a file of at most {@link #DEFAULT_MAXIMUM_BYTES}.
	 *
	 * @param file the file
	 * @param decoding takes the problem where the file is too large, unreadable or badly encoded
	 * @return the text, or null where the file could not be read
	 */
	public static SourceText decode(SourceFile file, Decoding decoding) {
		return decode(file, decoding, DEFAULT_MAXIMUM_BYTES);
	}

	/**
	 * Reads and decodes a file. The encoding is that of the byte order mark, else that of the XML declaration, else that
	 * which the environment sets, else UTF-8, or ISO-8859-1 for properties and other text that is no UTF-8. Bytes that the
	 * encoding does not allow become U+FFFD; the text is then not editable, because it could not be written back unchanged.
	 *
	 * @param file the file
	 * @param decoding takes the problem where the file is too large, unreadable or badly encoded
	 * @param maximumBytes the largest size that is read, in bytes
	 * @return the text, or null where the file could not be read
	 */
	public static SourceText decode(SourceFile file, Decoding decoding, int maximumBytes) {
		byte[] bytes;
		try {
			long length = file.length();
			if (length > maximumBytes) {
				tooLarge(decoding, length, maximumBytes);
				return null;
			}
			bytes = file.bytes();
		} catch (IOException unreadable) {
			decoding.problem(ReadProblem.Kind.UNREADABLE, wholeFile(decoding.path()),
					TEXTS.get("unreadable", Unreadable.because(unreadable)));
			return null;
		}
		if (bytes.length > maximumBytes) {
			tooLarge(decoding, bytes.length, maximumBytes);
			return null;
		}
		return decode(bytes, file.encoding(), decoding);
	}

	/** {@return the origin that stands for a file as a whole} @param path the file */
	public static Origin wholeFile(String path) {
		return new Origin(path, 0, 0, 1, 1);
	}

	private static void tooLarge(Decoding decoding, long length, int maximum) {
		decoding.problem(ReadProblem.Kind.TOO_LARGE, wholeFile(decoding.path()),
				TEXTS.get("tooLarge", Quantity.bytes(length), Quantity.bytes(maximum)));
	}

	private static SourceText decode(byte[] bytes, Charset environment, Decoding decoding) {
		Charset charset = null;
		int skip = 0;
		if (starts(bytes, 0xEF, 0xBB, 0xBF)) {
			charset = StandardCharsets.UTF_8;
			skip = 3;
		} else if (starts(bytes, 0xFF, 0xFE, 0, 0)) {
			charset = Charset.forName("UTF-32LE");
			skip = 4;
		} else if (starts(bytes, 0, 0, 0xFE, 0xFF)) {
			charset = Charset.forName("UTF-32BE");
			skip = 4;
		} else if (starts(bytes, 0xFE, 0xFF)) {
			charset = StandardCharsets.UTF_16BE;
			skip = 2;
		} else if (starts(bytes, 0xFF, 0xFE)) {
			charset = StandardCharsets.UTF_16LE;
			skip = 2;
		} else if (starts(bytes, 0, '<', 0) && bytes.length > 3 && bytes[3] != 0) {
			charset = StandardCharsets.UTF_16BE;
		} else if (starts(bytes, '<', 0) && bytes.length > 3 && bytes[2] != 0 && bytes[3] == 0) {
			charset = StandardCharsets.UTF_16LE;
		}
		boolean editable = true;
		if (charset == null) {
			String declared = declaredEncoding(bytes);
			if (declared == null) {
				charset = environment != null ? environment : unstated(bytes, decoding.isPlainText());
			} else {
				charset = charsetOf(declared);
				if (charset == null || usesWideUnits(charset)) {
					// The declaration itself was readable byte by byte, so a wide encoding cannot be true.
					decoding.problem(ReadProblem.Kind.ENCODING, wholeFile(decoding.path()), TEXTS.get("encodingUnknown", declared));
					charset = StandardCharsets.UTF_8;
					editable = false;
				}
			}
		}
		String text = new String(bytes, skip, bytes.length - skip, charset);
		if (text.indexOf('\uFFFD') >= 0) {
			int malformed = firstMalformed(bytes, skip, charset);
			if (malformed >= 0) {
				SourceText replaced = new SourceText(decoding.path(), text, charset, NO_MARK, false);
				if (editable) {
					decoding.problem(ReadProblem.Kind.ENCODING, replaced.origin(Math.min(malformed, text.length()), 0),
							TEXTS.get("encodingMalformed", Integer.toString(replaced.line(malformed)), charset.name()));
				}
				editable = false;
			}
		}
		byte[] mark = skip == 0 ? NO_MARK : Arrays.copyOf(bytes, skip);
		return new SourceText(decoding.path(), text, charset, mark, editable);
	}

	/** UTF-8; but properties and settings that are no UTF-8 are ISO-8859-1, as Java writes properties; it has a character for each byte. */
	private static Charset unstated(byte[] bytes, boolean isPlainText) {
		return isPlainText && firstMalformed(bytes, 0, StandardCharsets.UTF_8) >= 0 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
	}

	private static boolean starts(byte[] bytes, int... expected) {
		if (bytes.length < expected.length) {
			return false;
		}
		for (int i = 0; i < expected.length; i++) {
			if ((bytes[i] & 0xFF) != expected[i]) {
				return false;
			}
		}
		return true;
	}

	private static boolean usesWideUnits(Charset charset) {
		return charset.name().startsWith("UTF-16") || charset.name().startsWith("UTF-32");
	}

	/** The encoding that the XML declaration names; null where there is no declaration or it names none. */
	private static String declaredEncoding(byte[] bytes) {
		if (!starts(bytes, '<', '?', 'x', 'm', 'l')) {
			return null;
		}
		String head = new String(bytes, 0, Math.min(bytes.length, DECLARATION_BYTES), StandardCharsets.ISO_8859_1);
		int end = head.indexOf("?>");
		int name = head.indexOf("encoding");
		if (end < 0 || name < 0 || name > end) {
			return null;
		}
		for (int i = name + "encoding".length(); i < end; i++) {
			char quote = head.charAt(i);
			if (quote == '"' || quote == '\'') {
				int close = head.indexOf(quote, i + 1);
				return close < 0 || close > end ? null : head.substring(i + 1, close).strip();
			}
		}
		return null;
	}

	private static Charset charsetOf(String name) {
		try {
			return Charset.forName(name);
		} catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
			return null;
		}
	}

	/** Offset in the decoded text of the first bytes that the encoding does not allow, or -1. */
	private static int firstMalformed(byte[] bytes, int skip, Charset charset) {
		var decoder = charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT).onUnmappableCharacter(CodingErrorAction.REPORT);
		ByteBuffer in = ByteBuffer.wrap(bytes, skip, bytes.length - skip);
		CharBuffer out = CharBuffer.allocate(8192);
		int decoded = 0;
		while (true) {
			CoderResult result = decoder.decode(in, out, true);
			decoded += out.position();
			out.clear();
			if (result.isError()) {
				return decoded;
			}
			if (result.isUnderflow()) {
				return -1;
			}
		}
	}

	/** {@return the file, relative to what is read, with forward slashes} */
	public String path() {
		return path;
	}

	/** {@return the text without a byte order mark} */
	public String text() {
		return text;
	}

	/** {@return the encoding that was found} */
	public Charset charset() {
		return charset;
	}

	/** {@return whether the file starts with a byte order mark} */
	public boolean hasByteOrderMark() {
		return mark.length > 0;
	}

	/**
	 * {@return whether the text can be written back without loss} False where bytes had to be replaced or the declared
	 * encoding is not known; a fix is then not applied.
	 */
	public boolean isEditable() {
		return editable;
	}

	/** {@return the delimiter of the first line, or a line feed where there is but one line} */
	public String lineDelimiter() {
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '\n') {
				return "\n";
			}
			if (c == '\r') {
				return i + 1 < text.length() && text.charAt(i + 1) == '\n' ? "\r\n" : "\r";
			}
		}
		return "\n";
	}

	/**
	 * {@return the origin of a range}
	 *
	 * @param offset first character, from 0
	 * @param length number of characters
	 */
	public Origin origin(int offset, int length) {
		int line = line(offset);
		return new Origin(path, offset, length, line, offset - lineStarts()[line - 1] + 1);
	}

	/** {@return whether a line ends with a carriage return alone} */
	public boolean hasLoneReturns() {
		// Written before the starts of the lines, which are volatile.
		return lineStarts().length > 0 && loneReturns;
	}

	/** {@return the line of a character, from 1} A line ends with LF, CR LF or a lone CR. @param offset the character, from 0 */
	public int line(int offset) {
		int found = Arrays.binarySearch(lineStarts(), offset);
		return found >= 0 ? found + 1 : -found - 1;
	}

	/** {@return the column of a character, from 1; a tab counts as one} @param offset the character, from 0 */
	public int column(int offset) {
		return offset - lineStarts()[line(offset) - 1] + 1;
	}

	/** {@return the offset of the first character of a line} @param line the line, from 1 */
	public int lineStart(int line) {
		return lineStarts()[line - 1];
	}

	/**
	 * Encodes a changed text of this file, with the byte order mark that the file has.
	 *
	 * @param changed the text, without a byte order mark
	 * @return the bytes to write
	 * @throws CharacterCodingException where the encoding of the file has no bytes for a character
	 */
	public byte[] encode(String changed) throws CharacterCodingException {
		ByteBuffer encoded = charset.newEncoder().onMalformedInput(CodingErrorAction.REPORT)
				.onUnmappableCharacter(CodingErrorAction.REPORT).encode(CharBuffer.wrap(changed));
		byte[] bytes = Arrays.copyOf(mark, mark.length + encoded.remaining());
		encoded.get(bytes, mark.length, encoded.remaining());
		return bytes;
	}

	private int[] lineStarts() {
		int[] starts = lineStarts;
		if (starts == null) {
			starts = findLineStarts();
			lineStarts = starts;
		}
		return starts;
	}

	private int[] findLineStarts() {
		int[] starts = new int[Math.max(16, text.length() / 32)];
		int count = 1;
		// The library's search is many times faster than looking at each character; few files have both kinds of line ends.
		int feed = text.indexOf('\n');
		int carriage = text.indexOf('\r');
		while (feed >= 0 || carriage >= 0) {
			int end;
			if (carriage < 0 || feed >= 0 && feed < carriage) {
				end = feed;
				feed = text.indexOf('\n', end + 1);
			} else {
				end = carriage;
				if (feed == end + 1) {
					end = feed;
					feed = text.indexOf('\n', end + 1);
				} else {
					loneReturns = true;
				}
				carriage = text.indexOf('\r', end + 1);
			}
			if (count == starts.length) {
				starts = Arrays.copyOf(starts, count * 2);
			}
			starts[count++] = end + 1;
		}
		return Arrays.copyOf(starts, count);
	}
}
