/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.markup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.Random;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class MarkupTextTest {

	private static final long SEED = 20261126;
	private static final int DRAWN = 500;
	private static final int LONGEST = 12;

	private final DocumentBuilder parser;

	MarkupTextTest() throws ParserConfigurationException {
		parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
	}

	@Test
	void whatMeansSomethingInMarkupIsWrittenAsReference() {
		assertEquals("a&amp;b&lt;c&gt;d&quot;e'f", MarkupText.escape("a&b<c>d\"e'f"));
		assertEquals("a&amp;b&lt;c&gt;d&quot;e&apos;f", MarkupText.escapeValue("a&b<c>d\"e'f"));
		assertEquals("]]&gt;", MarkupText.escape("]]>"));
		assertEquals("&amp;amp;", MarkupText.escape("&amp;"));
	}

	@Test
	void lineEndsStayOrAreReferences() {
		assertEquals("a\tb\nc\uFFFD", MarkupText.escape("a\tb\nc\r"));
		assertEquals("a\tb&#10;c\uFFFD", MarkupText.escapeLine("a\tb\nc\r"));
		assertEquals("a&#9;b&#10;c&#13;", MarkupText.escapeValue("a\tb\nc\r"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\u0000", "\u0001", "\b", "\u000B", "\f", "\u001B[31m", "\uD800", "\uDFFF", "\uDE00\uD83D", "\uFFFE", "\uFFFF" })
	void whatXmlCannotHoldIsReplaced(String hostile) throws Exception {
		assertFalse(MarkupText.canHold(hostile));
		for (String escaped : new String[] { MarkupText.escape(hostile), MarkupText.escapeLine(hostile), MarkupText.escapeValue(hostile) }) {
			assertTrue(escaped.indexOf('\uFFFD') >= 0, escaped);
			assertTrue(MarkupText.canHold(escaped), escaped);
			assertEquals(escaped, read(escaped).getTextContent());
		}
	}

	@Test
	void whatXmlCanHoldIsReadAsItWas() throws Exception {
		for (String text : new String[] { "", " ", "\t\r\n", "]]>", "<!--", "&#0;", "'\"", "\u007F\u0085\u2028", "\uFFFD", "\uD83D\uDE00", "\uDBFF\uDFFF" }) {
			assertTrue(MarkupText.canHold(text));
			Element read = read(MarkupText.escapeValue(text));
			assertEquals(text, read.getTextContent());
			assertEquals(text, read.getAttribute("double"));
			assertEquals(text, read.getAttribute("single"));
		}
	}

	@Test
	void anyTextMakesWellFormedMarkup() throws Exception {
		Random random = new Random(SEED);
		for (int i = 0; i < DRAWN; i++) {
			StringBuilder text = new StringBuilder();
			for (int length = random.nextInt(LONGEST); length >= 0; length--) {
				// Signs that mean something, control characters and anything else, alike.
				text.append((char) (random.nextInt(3) == 0 ? random.nextInt(0x10000) : random.nextBoolean() ? random.nextInt(0x40) : 0xD800 + random.nextInt(0x800)));
			}
			read(MarkupText.escape(text.toString()));
			read(MarkupText.escapeLine(text.toString()));
			Element value = read(MarkupText.escapeValue(text.toString()));
			assertEquals(MarkupText.canHold(text.toString()), value.getTextContent().contentEquals(text) && !value.getTextContent().contains("\uFFFD"), text::toString);
		}
	}

	private Element read(String escaped) throws Exception {
		String single = escaped.indexOf('\'') < 0 ? escaped : "";
		String document = "<a double=\"" + escaped + "\" single='" + single + "'>" + escaped + "</a>";
		return parser.parse(new InputSource(new StringReader(document))).getDocumentElement();
	}
}
