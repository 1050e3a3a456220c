/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;

class LineSecretsTest {

	private static List<String> hidden(String text) {
		LineSecrets secrets = new LineSecrets();
		return text.lines().map(secrets::hidden).toList();
	}

	@Test
	void linesOfAKeyAndOfAnElementAreHidden() {
		assertEquals(List.of("INFO key: -----BEGIN RSA PRIVATE KEY-----", "***", "  ***", "-----END RSA PRIVATE KEY-----", "password=***", "plain"),
				hidden("INFO key: -----BEGIN RSA PRIVATE KEY-----\nMIIEvQ\n  IBADAN\n-----END RSA PRIVATE KEY-----\npassword=x1\nplain"));
		assertEquals(List.of("<ds><my:password>", "  ***", "</my:password><max>5</max>"), hidden("<ds><my:password>\n  p4 ss\n</my:password><max>5</max>"));
	}

	@Test
	void linesThatWerePassedCount() {
		LineSecrets passed = new LineSecrets();
		passed.pass("-----BEGIN PRIVATE KEY-----");
		passed.pass("MIIEvQ");
		assertEquals("***", new LineSecrets(passed).hidden("IBADAN"));
		passed.pass("-----END PRIVATE KEY-----");
		assertEquals("plain", new LineSecrets(passed).hidden("plain"));
	}

	@Test
	void otherLinesAreShown() {
		String text = "-----BEGIN CERTIFICATE-----\nMIIEvQ\n-----END CERTIFICATE-----\n<pool>\n5\n</pool>\n<password>***</password>\nplain\nClass<Secret> type\nplain";
		assertEquals(text.lines().toList(), hidden(text));
	}

	@Test
	void aBeginningWithoutAnEndHidesNotAllThatFollows() {
		List<String> lines = hidden("-----BEGIN PRIVATE KEY-----\n" + "line\n".repeat(500));
		assertEquals("***", lines.get(199));
		assertTrue(lines.get(499).equals("line"));
	}

	@Test
	void sentencesThatRepeatTheLinesOfAKeyAreHidden() {
		List<String> shown = List.of("before", "Unknown: \"-----BEGIN PRIVATE KEY-----***", "***", "***", "***-----END PRIVATE KEY-----\".", "after");
		assertEquals(shown, SentenceSecrets.hidden(List.of("before", "Unknown: \"-----BEGIN PRIVATE KEY-----\".", "Unknown: \"MIIEvQ\".", "IBADAN", "Unknown: \"-----END PRIVATE KEY-----\".", "after")));
		assertEquals(shown, SentenceSecrets.hidden(shown), "hidden twice");
		assertEquals(shown, SentenceSecrets.hidden(List.of("before", "Unknown: \"-----BEGIN PRIVATE KEY-----***", "Unknown: \"MIIEvQ\".", "IBADAN", "Unknown: \"-----END PRIVATE KEY-----\".", "after")),
				"each hidden by itself before");
		assertEquals(List.of("<password>", "***", "</password>", "after"), SentenceSecrets.hidden(List.of("<password>", "x1", "</password>", "after")));
	}

	/** A sentence with a part of a key is the whole of what was told: nothing goes on behind it. */
	@Test
	void aKeyThatASentenceHoldsHidesNoOther() {
		List<String> shown = List.of("The server said: -----BEGIN PRIVATE KEY----- ***", "after");
		assertEquals(shown, SentenceSecrets.hidden(List.of("The server said: -----BEGIN PRIVATE KEY----- MIIEv", "after")));
		assertEquals(shown, SentenceSecrets.hidden(shown), "hidden twice");
		assertEquals(List.of("-----BEGIN PRIVATE KEY-----\n***\n-----END PRIVATE KEY-----", "after"), SentenceSecrets.hidden(List.of("-----BEGIN PRIVATE KEY-----\nMIIEv\n-----END PRIVATE KEY-----", "after")));
	}

	@Test
	void aPartOfAWholeTextIsHiddenAsTheWholeSays() {
		String text = "<password>\n x1\n</password>\n<a>y</a>";
		HiddenText hidden = HiddenText.of(text);
		assertEquals(Secrets.hidden(text), hidden.shown(0, text.length()));
		assertEquals("***", hidden.shown(text.indexOf("x1"), text.indexOf("x1") + 2));
		assertEquals("<a>y</a>", hidden.shown(text.indexOf("<a>"), text.length()));
		assertTrue(hidden.isHidden(text.indexOf("x1"), text.indexOf("x1") + 1) && !hidden.isHidden(0, 10));
	}
}
