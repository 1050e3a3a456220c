/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.terminal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Consoles of Windows show what they can of UTF-8 text, and files get all of it. */
class ConsoleStreamTest {

	private static final Charset DOS = Charset.forName("IBM850");

	private static byte[] printed(String text, Charset charset, int atOnce) throws IOException {
		ByteArrayOutputStream console = new ByteArrayOutputStream();
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		try (OutputStream out = ConsoleStream.to(console, charset)) {
			for (int from = 0; from < bytes.length; from += atOnce) {
				out.write(bytes, from, Math.min(atOnce, bytes.length - from));
			}
		}
		return console.toByteArray();
	}

	@ParameterizedTest
	@CsvSource({"IBM850", "IBM437", "windows-1252", "ISO-8859-1"})
	void umlautsAreThoseOfTheConsole(String name) throws Exception {
		Charset charset = Charset.forName(name);
		for (int atOnce = 1; atOnce < 5; atOnce++) {
			assertArrayEquals("Größe\n".getBytes(charset), printed("Größe\n", charset, atOnce));
		}
	}

	@Test
	void whatTheConsoleLacksIsShownByWhatComesNear() throws Exception {
		assertEquals("Help > Install... - 5 <= \"x\" -> \u00b5s, c?\u00b7", new String(printed("Help \u25b8 Install\u2026 \u2013 5 \u2264 \u201cx\u201d \u2192 \u00b5s, \u010d\u6587\u00b7", DOS, 3), DOS));
		assertEquals("?", new String(printed("\ud83d\ude00", DOS, 1), DOS));
	}

	@Test
	void longTextIsWhole() throws Exception {
		String text = "Größe und Länge\n".repeat(5_000);
		assertArrayEquals(text.getBytes(DOS), printed(text, DOS, 7_777));
		assertArrayEquals(text.getBytes(DOS), printed(text, DOS, 1 << 20));
	}

	@Test
	void aConsoleOfUnicodeGetsTheBytesThemselves() {
		ByteArrayOutputStream console = new ByteArrayOutputStream();
		assertSame(console, ConsoleStream.to(console, StandardCharsets.UTF_8));
	}

	/** Java 25 on Windows, Java 17 on Windows, Linux, a file, an unset locale, UTF-8 by its Windows name. */
	@ParameterizedTest
	@CsvSource({"IBM850,,windows-1252,true,IBM850", ",cp850,Cp1252,true,IBM850", "UTF-8,,UTF-8,true,UTF-8", "IBM850,,windows-1252,false,UTF-8", "ANSI_X3.4-1968,,ANSI_X3.4-1968,true,UTF-8",
			",cp65001,Cp1252,true,UTF-8", ",,Cp1252,true,windows-1252", ",,,true,UTF-8"})
	void theCharacterSetIsThatOfTheConsole(String stdout, String earlier, String system, boolean isConsole, String expected) {
		Properties properties = new Properties();
		put(properties, "stdout.encoding", stdout);
		put(properties, "sun.stdout.encoding", earlier);
		put(properties, "native.encoding", system);
		assertEquals(Charset.forName(expected), ConsoleCharset.of(properties, () -> isConsole));
	}

	private static void put(Properties properties, String name, String value) {
		if (value != null) {
			properties.setProperty(name, value);
		}
	}

	@Test
	void eachLineEndsInOneWay() {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		try (LinePrinter printer = new LinePrinter(out, false)) {
			printer.println("ä");
			printer.println();
			printer.println(1);
			printer.println(2L);
			printer.println('c');
			printer.println(true);
			printer.println(1.5);
			printer.println(new StringBuilder("object"));
			printer.println((String) null);
		}
		assertEquals("ä\n\n1\n2\nc\ntrue\n1.5\nobject\nnull\n", out.toString(StandardCharsets.UTF_8));
	}
}
