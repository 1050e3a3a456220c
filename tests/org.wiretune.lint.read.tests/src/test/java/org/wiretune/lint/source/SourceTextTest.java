/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Origin;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;

/** How bytes become text and text becomes bytes again. */
class SourceTextTest {

	private static final String TEXT = "<größe a=\"ü\">€</größe>";

	private final FileParts parts = new FileParts("p/f.xml");

	private SourceText decode(byte[] bytes, Charset environment) {
		return SourceText.decode(new File(bytes, environment), parts);
	}

	private static byte[] with(int[] mark, String text, Charset charset) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		for (int b : mark) {
			bytes.write(b);
		}
		bytes.writeBytes(text.getBytes(charset));
		return bytes.toByteArray();
	}

	@ParameterizedTest
	@CsvSource({ "UTF-8, EFBBBF", "UTF-16LE, FFFE", "UTF-16BE, FEFF", "UTF-32LE, FFFE0000", "UTF-32BE, 0000FEFF" })
	void aByteOrderMarkTellsTheEncodingAndIsNoPartOfTheText(String charset, String mark) throws Exception {
		int[] markBytes = new int[mark.length() / 2];
		for (int i = 0; i < markBytes.length; i++) {
			markBytes[i] = Integer.parseInt(mark.substring(i * 2, i * 2 + 2), 16);
		}
		byte[] bytes = with(markBytes, TEXT, Charset.forName(charset));
		SourceText text = decode(bytes, StandardCharsets.ISO_8859_1);
		assertEquals(TEXT, text.text());
		assertTrue(text.hasByteOrderMark());
		assertEquals(charset, text.charset().name());
		assertArrayEquals(bytes, text.encode(text.text()));
		assertTrue(parts.problems().isEmpty());
	}

	@ParameterizedTest
	@ValueSource(strings = { "UTF-16LE", "UTF-16BE" })
	void twoByteEncodingsAreToldWithoutAByteOrderMark(String charset) throws Exception {
		String declared = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + TEXT;
		byte[] bytes = declared.getBytes(charset);
		SourceText text = decode(bytes, null);
		assertEquals(declared, text.text());
		assertFalse(text.hasByteOrderMark());
		assertArrayEquals(bytes, text.encode(text.text()));
		assertTrue(text.isEditable());
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"ISO-8859-15\"", "'windows-1252'" })
	void theXmlDeclarationWinsOverTheEnvironment(String quoted) throws Exception {
		String charset = quoted.substring(1, quoted.length() - 1);
		String declared = "<?xml version='1.0' encoding = " + quoted + " standalone='yes'?>" + TEXT;
		byte[] bytes = declared.getBytes(charset);
		SourceText text = decode(bytes, StandardCharsets.UTF_8);
		assertEquals(declared, text.text());
		assertArrayEquals(bytes, text.encode(text.text()));
	}

	@Test
	void theByteOrderMarkWinsOverTheXmlDeclaration() {
		String declared = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + TEXT;
		assertEquals(declared, decode(with(new int[] { 0xEF, 0xBB, 0xBF }, declared, StandardCharsets.UTF_8), null).text());
	}

	@Test
	void withoutADeclarationTheEnvironmentTellsTheEncoding() {
		assertEquals("ü", decode("ü".getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1).text());
	}

	@Test
	void withoutAnyHintTheEncodingIsUtf8() {
		SourceText text = decode(TEXT.getBytes(StandardCharsets.UTF_8), null);
		assertEquals(TEXT, text.text());
		assertEquals(StandardCharsets.UTF_8, text.charset());
	}

	@Test
	void badBytesAreOneProblemWithTheirLineAndTheTextIsNotEditable() {
		byte[] bytes = "<a>\n<b>gr\u00fcn</b>\n<c>wei\u00df</c>\n</a>".getBytes(StandardCharsets.ISO_8859_1);
		SourceText text = decode(bytes, null);
		assertEquals("<a>\n<b>gr\ufffdn</b>\n<c>wei\ufffd</c>\n</a>", text.text());
		assertFalse(text.isEditable());
		assertEquals(1, parts.problems().size());
		ReadProblem problem = parts.problems().getFirst();
		assertEquals(ReadProblem.Kind.ENCODING, problem.kind());
		assertEquals(2, problem.origin().line());
		assertEquals(6, problem.origin().column());
		assertTrue(problem.message().startsWith("Line 2 holds bytes that UTF-8 does not allow."), problem.message());
	}

	@Test
	void badBytesFarBehindABufferAreFound() {
		byte[] bytes = ("x".repeat(20_000) + "\nä").getBytes(StandardCharsets.ISO_8859_1);
		decode(bytes, null);
		assertEquals(2, parts.problems().getFirst().origin().line());
		assertEquals(20_001, parts.problems().getFirst().origin().offset());
	}

	@Test
	void aReplacementCharacterThatStandsInTheFileIsNoProblem() {
		assertTrue(decode("\ufffd".getBytes(StandardCharsets.UTF_8), null).isEditable());
		assertTrue(parts.problems().isEmpty());
	}

	@ParameterizedTest
	@ValueSource(strings = { "no-such-encoding", "*", "UTF-16" })
	void anEncodingThatCannotBeTrueIsAProblemAndTheTextIsReadAsUtf8(String declared) {
		String xml = "<?xml version=\"1.0\" encoding=\"" + declared + "\"?>" + TEXT;
		SourceText text = decode(xml.getBytes(StandardCharsets.UTF_8), null);
		assertEquals(xml, text.text());
		assertFalse(text.isEditable());
		assertEquals(ReadProblem.Kind.ENCODING, parts.problems().getFirst().kind());
		assertTrue(parts.problems().getFirst().message().contains(declared));
	}

	@Test
	void aFileAboveTheLimitIsNotReadAtAll() {
		SourceFile large = new SourceFile() {

			@Override
			public String path() {
				return "p/f.xml";
			}

			@Override
			public long length() {
				return 50L * 1024 * 1024;
			}

			@Override
			public byte[] bytes() {
				throw new AssertionError("must not be read");
			}
		};
		assertNull(SourceText.decode(large, parts));
		assertEquals(ReadProblem.Kind.TOO_LARGE, parts.problems().getFirst().kind());
		assertTrue(parts.problems().getFirst().message().startsWith("The file has 50 MB and was not read; files of up to 16 MB are."), parts.problems().getFirst().message());
	}

	@Test
	void aFileThatIsLargerThanItSaidIsNotKept() {
		byte[] bytes = new byte[200];
		SourceFile growing = new SourceFile() {

			@Override
			public String path() {
				return "p/f.xml";
			}

			@Override
			public long length() {
				return 1;
			}

			@Override
			public byte[] bytes() {
				return bytes;
			}
		};
		assertNull(SourceText.decode(growing, parts, 100));
		assertEquals(ReadProblem.Kind.TOO_LARGE, parts.problems().getFirst().kind());
	}

	@Test
	void aFileThatCannotBeReadIsAProblemWithTheReason() {
		SourceFile broken = new SourceFile() {

			@Override
			public String path() {
				return "p/f.xml";
			}

			@Override
			public long length() throws IOException {
				throw new IOException("no permission");
			}

			@Override
			public byte[] bytes() {
				return new byte[0];
			}
		};
		assertNull(SourceText.decode(broken, parts));
		assertEquals(ReadProblem.Kind.UNREADABLE, parts.problems().getFirst().kind());
		assertTrue(parts.problems().getFirst().message().contains("no permission"));
	}

	@Test
	void linesEndWithLfCrLfOrCr() {
		SourceText text = SourceText.of("f", "a\nbb\r\ncc\rd\te");
		assertEquals(new Origin("f", 2, 2, 2, 1), text.origin(2, 2));
		assertEquals(new Origin("f", 7, 1, 3, 2), text.origin(7, 1));
		assertEquals(new Origin("f", 11, 1, 4, 3), text.origin(11, 1));
		assertEquals(4, text.line(text.text().length()));
		assertEquals(3, text.column(11));
		assertEquals(6, text.lineStart(3));
	}

	@ParameterizedTest
	@CsvSource({ "a\\r\\nb\\n, \\r\\n", "a\\nb\\r\\n, \\n", "a\\rb, \\r", "ab, \\n" })
	void theDelimiterIsThatOfTheFirstLine(String escaped, String expected) {
		assertEquals(expected.translateEscapes(), SourceText.of("f", escaped.translateEscapes()).lineDelimiter());
	}

	@Test
	void aCharacterThatTheEncodingDoesNotHaveIsToldAndNotWrittenAsAQuestionMark() {
		SourceText text = decode("a".getBytes(StandardCharsets.US_ASCII), StandardCharsets.ISO_8859_1);
		assertThrows(CharacterCodingException.class, () -> text.encode("€"));
	}

	private record File(byte[] bytes, Charset encoding) implements SourceFile {

		@Override
		public String path() {
			return "p/f.xml";
		}

		@Override
		public long length() {
			return bytes.length;
		}
	}
}
