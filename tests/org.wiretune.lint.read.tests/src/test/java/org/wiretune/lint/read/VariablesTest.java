/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.format.Variables;

class VariablesTest {

	private final Map<String, String> values = new HashMap<>(Map.of("A", "a", "B", "${A}/b", "C", "$(B)/${B}", "SELF", "${SELF}", "ONE", "${TWO}", "TWO", "${ONE}", "EMPTY", ""));

	private String resolve(String text) {
		return Variables.resolve(text, values::get);
	}

	@Test
	void valuesTakeThePlaceOfTheirNames() {
		assertEquals("x a y", resolve("x ${A} y"));
		assertEquals("a/b/a/b", resolve("${C}"));
		assertEquals("[]", resolve("[${EMPTY}]"));
		assertEquals("5$ $a", resolve("5$ $a"));
	}

	@Test
	void whatIsNotKnownIsNotResolved() {
		assertNull(resolve("${NO}"));
		assertNull(resolve("${A} ${NO}"));
		assertNull(resolve("${A"));
		assertNull(resolve(null));
	}

	@Test
	void circlesEnd() {
		assertNull(resolve("${SELF}"));
		assertNull(resolve("${ONE}"));
	}

	@Test
	void valuesInOneAnotherAreBounded() {
		values.put("L0", "");
		values.put("M0", "0123456789");
		for (int i = 1; i < 14; i++) {
			values.put("L" + i, ("${L" + (i - 1) + '}').repeat(100));
			values.put("M" + i, ("${M" + (i - 1) + '}').repeat(9));
		}
		assertNull(resolve("${L13}"));
		assertNull(resolve("${M13}"));
		assertEquals(90, resolve("${M1}").length());
		values.put("LONG", "x".repeat(40_000));
		assertNull(resolve("${LONG}${LONG}"));
	}
}
