/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Insertion;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.markup.MarkupText;

/** What an insertion makes of a file. */
class XmlStyleTest {

	private static XmlElement parse(String text) {
		List<ReadProblem> problems = new ArrayList<>();
		return XmlDocument.parse(SourceText.of("f.xml", text), root -> true, problems::add).root();
	}

	static String apply(String text, Insertion place, String value) {
		assertTrue(text.startsWith(place.replaced(), place.offset()));
		return text.substring(0, place.offset()) + place.prefix() + MarkupText.escapeValue(value) + place.suffix() + text.substring(place.offset() + place.replaced().length());
	}

	private static String attribute(String text, String element) {
		XmlElement root = parse(text);
		XmlElement target = root.localName().equals(element) ? root : root.child(element);
		String result = apply(text, new XmlStyle(root.document()).attribute(target, "n"), "5");
		XmlElement again = parse(result);
		assertEquals("5", (again.localName().equals(element) ? again : again.child(element)).attributeValue("n"));
		return result;
	}

	private static String child(String text, List<String> predecessors, List<String> wrappers) {
		XmlElement root = parse(text);
		String result = apply(text, new XmlStyle(root.document()).child(root, predecessors, wrappers, "<n>", "</n>"), "5");
		XmlElement parent = parse(result);
		for (String wrapper : wrappers) {
			parent = parent.child(wrapper);
		}
		assertEquals("5", parent.child("n").text());
		return result;
	}

	@Test
	void anAttributeGoesBehindTheLastOneWithItsQuotes() {
		assertEquals("<a x=\"1\" n=\"5\"/>", attribute("<a x=\"1\"/>", "a"));
		assertEquals("<a x='1' n='5'></a>", attribute("<a x='1'></a>", "a"));
		assertEquals("<a n=\"5\"/>", attribute("<a/>", "a"));
		assertEquals("<a n=\"5\" />", attribute("<a />", "a"));
	}

	@Test
	void anAttributeGoesOnALineOfItsOwnWhereTheOthersDo() {
		assertEquals("<a\r\n\t\tx=\"1\"\r\n\t\ty=\"2\"\r\n\t\tn=\"5\">\r\n</a>", attribute("<a\r\n\t\tx=\"1\"\r\n\t\ty=\"2\">\r\n</a>", "a"));
		assertEquals("<a x=\"1\"\n   y=\"2\"\n   n=\"5\" />", attribute("<a x=\"1\"\n   y=\"2\" />", "a"));
	}

	@Test
	void aChildGoesBehindItsPredecessorWithTheSameIndentation() {
		assertEquals("<a>\n\t<b/>\n\t<n>5</n>\n\t<c/>\n</a>", child("<a>\n\t<b/>\n\t<c/>\n</a>", List.of("b"), List.of()));
		assertEquals("<a>\r\n  <b/>\r\n  <c/>\r\n  <n>5</n>\r\n</a>", child("<a>\r\n  <b/>\r\n  <c/>\r\n</a>", List.of(), List.of()));
	}

	@Test
	void aChildWithoutAPredecessorGoesFirst() {
		assertEquals("<a>\n  <n>5</n>\n  <b/>\n</a>", child("<a>\n  <b/>\n</a>", List.of("x"), List.of()));
		assertEquals("<a><n>5</n><b/></a>", child("<a><b/></a>", List.of("x"), List.of()));
	}

	@Test
	void aChildGoesOnTheSameLineWhereTheOthersDo() {
		assertEquals("<a><b/><n>5</n><c/></a>", child("<a><b/><c/></a>", List.of("b"), List.of()));
	}

	@Test
	void aCommentAtTheEndOfALineStaysWithItsElement() {
		assertEquals("<a>\n  <b/> <!-- b -->\n  <n>5</n>\n</a>", child("<a>\n  <b/> <!-- b -->\n</a>", List.of(), List.of()));
		assertEquals("<a>\n  <b/>\n  <n>5</n> <!-- c\n --></a>", child("<a>\n  <b/> <!-- c\n --></a>", List.of(), List.of()));
		assertEquals("<a>\n  <b/>\n  <n>5</n> <c/></a>", child("<a>\n  <b/> <c/></a>", List.of("b"), List.of()));
	}

	@Test
	void anEmptyTagIsOpened() {
		assertEquals("<a x='1'>\n  <n>5</n>\n</a>", child("<a x='1'/>", List.of(), List.of()));
		assertEquals("<a>\n  <n>5</n>\n</a>\n", child("<a />\n", List.of(), List.of()));
	}

	@Test
	void anElementWithoutChildrenIsOpened() {
		assertEquals("<a>\n  <n>5</n>\n</a>", child("<a></a>", List.of(), List.of()));
		assertEquals("<a>\n  <n>5</n>\n</a>", child("<a>\n</a>", List.of(), List.of()));
		assertEquals("<a>\n  <n>5</n>\n<!-- c -->\n</a>", child("<a>\n<!-- c -->\n</a>", List.of(), List.of()));
	}

	@Test
	void elementsAroundTheNewOneAreWrittenWithTheIndentationOfTheFile() {
		assertEquals("<a>\n    <b/>\n    <w>\n        <n>5</n>\n    </w>\n</a>", child("<a>\n    <b/>\n</a>", List.of(), List.of("w")));
		assertEquals("<a><b/><w><n>5</n></w></a>", child("<a><b/></a>", List.of(), List.of("w")));
		assertEquals("<a>\n  <v>\n    <w>\n      <n>5</n>\n    </w>\n  </v>\n</a>", child("<a/>", List.of(), List.of("v", "w")));
	}

	@Test
	void theTextOfAnEmptyElementGoesBetweenItsTags() {
		for (String text : List.of("<a></a>", "<a x='1'/>")) {
			XmlElement root = parse(text);
			String result = apply(text, new XmlStyle(root.document()).content(root), "a<b&\"c\"");
			assertEquals("a<b&\"c\"", parse(result).text());
		}
	}

	@Test
	void anElementWhoseEndWasNotReadHasNoPlace() {
		XmlElement root = parse("<a><b>");
		assertNull(new XmlStyle(root.document()).child(root, List.of(), List.of(), "<n>", "</n>"));
	}
}
