/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Map;
import java.util.function.BiConsumer;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Origin;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceTexts;

class XmlElementsTest {

	private static Edits edits(String text) {
		return new Edits(SourceTexts.of(Map.of("a.xml", text)));
	}

	private static String changed(String text, String place, BiConsumer<Edits, Origin> change) {
		Edits edits = edits(text);
		change.accept(edits, origin(text, place));
		StringBuilder result = new StringBuilder(text);
		for (TextChange each : edits.changes().reversed()) {
			assertEquals(each.expected(), result.substring(each.offset(), each.end()));
			result.replace(each.offset(), each.end(), each.replacement());
		}
		return result.toString();
	}

	private static Origin origin(String text, String place) {
		return new Origin("a.xml", text.indexOf(place), place.length(), 1, 1);
	}

	@Test
	void removesAnElementWithItsLine() {
		assertEquals("<a>\r\n</a>\r\n", changed("<a>\r\n  <b c='d'>\r\n    <e/>\r\n  </b>\r\n</a>\r\n", "b c", XmlElements::remove));
		assertEquals("<a><c/></a>", changed("<a><b/><c/></a>", "b/", XmlElements::remove));
		assertEquals("<a>\n  <c/>\n</a>", changed("<a>\n  <b/><c/>\n</a>", "b/", XmlElements::remove));
	}

	@Test
	void commentsAnElementOut() {
		assertEquals("<a>\n  <!-- <b c=\"d\"/> -->\n</a>", changed("<a>\n  <b c=\"d\"/>\n</a>", "b c", XmlElements::commentOut));
		assertEquals("<a><!-- <b> --><!-- why --><!-- </b> --></a>", changed("<a><b><!-- why --></b></a>", "b>", XmlElements::commentOut));
	}

	@Test
	void doesNotCommentOutWhatNoCommentMayHold() {
		String text = "<a><b c='--'/></a>";
		Edits edits = edits(text);
		XmlElements.commentOut(edits, origin(text, "b c"));
		assertFalse(edits.isPossible());
	}

	@Test
	void renamesBothTags() {
		assertEquals("<a><new x='1'>true</new></a>", changed("<a><old x='1'>true</old></a>", "old x", (edits, origin) -> XmlElements.rename(edits, origin, "new")));
		assertEquals("<a><p:new/></a>", changed("<a><p:old/></a>", "p:old", (edits, origin) -> XmlElements.rename(edits, origin, "new")));
	}

	@Test
	void nothingAtAnOffsetOutsideTheText() {
		Edits edits = edits("<a/>");
		XmlElements.remove(edits, new Origin("a.xml", 99, 1, 1, 1));
		assertFalse(edits.isPossible());
	}
}
