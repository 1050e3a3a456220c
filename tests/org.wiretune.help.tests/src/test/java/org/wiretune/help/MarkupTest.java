/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Texts with characters that mean something in markup. */
class MarkupTest {

	private static final String HOSTILE = "<script>alert('1')</script> & \"quoted\" ]]> &amp; {measured} { not a name } ü€";

	@Test
	void everyTextComesOutAsItWentIn() throws Exception {
		Markup markup = new Markup(HOSTILE, "../");
		markup.element("p", HOSTILE).open("p").link("a.html?x=\"<&", HOSTILE).close("p");

		Document page = Page.parse(markup.end());

		assertEquals(HOSTILE, Page.texts(page, "title").get(0));
		assertEquals(HOSTILE, Page.texts(page, "h1").get(0));
		assertEquals(List.of(HOSTILE, HOSTILE), Page.texts(page, "p"));
		assertEquals("a.html?x=\"<&", ((Element) page.getElementsByTagName("a").item(0)).getAttribute("href"));
		assertEquals(0, page.getElementsByTagName("script").getLength());
	}

	@Test
	void namesInBracesBecomeVariablesAndOtherBracesStay() throws Exception {
		Markup markup = new Markup("x", "../");
		markup.open("p").pattern("{name} has {measured}, put it into if (x) { y } or {}").close("p");

		Document page = Page.parse(markup.end());

		assertEquals("name has measured, put it into if (x) { y } or {}", Page.texts(page, "p").get(0));
		assertEquals(List.of("name", "measured"), Page.texts(page, "var"));
	}

	@Test
	void blankLinesPartParagraphs() throws Exception {
		Markup markup = new Markup("x", "../");
		markup.paragraphs("one\nstill one\n\n two \n");

		assertEquals(List.of("one\nstill one", "two"), Page.texts(Page.parse(markup.end()), "p"));
	}
}
