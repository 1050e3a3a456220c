/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JBossExpressionsTest {

	private final JBossExpressions expressions = new JBossExpressions(Map.of("one", "1", "two", "${one}2", "self", "${self}", "empty", ""));

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "plain|plain", "${one}|1", "a${one}b${two}c|a1b12c", "${none:7}|7", "${none:${one}}|1", "${none:${other:${third:x}}}|x", "${none,one}|1", "${none,other:5}|5",
			"${one:9}|1", "${none:a:b}|a:b", "${/}|/", "${:}|:", "$one|$one", "${jboss.bind.address:127.0.0.1}|127.0.0.1" })
	void resolved(String text, String value) {
		assertEquals(value, expressions.resolve(text));
	}

	@ParameterizedTest
	@ValueSource(strings = { "${none}", "${one", "a${", "${none,other}", "${self}", "${none:${other}}", "${one}${none}" })
	void notResolved(String text) {
		assertNull(expressions.resolve(text));
	}

	@Test
	void anEmptyDefaultIsAValue() {
		assertEquals("", expressions.resolve("${none:}"));
		assertEquals("", expressions.resolve("${empty}"));
	}

	@Test
	void depthAndLengthAreBounded() {
		assertNull(expressions.resolve("${a:".repeat(50_000) + "x" + "}".repeat(50_000)));
		String large = "x".repeat(1_000);
		assertNull(new JBossExpressions(Map.of("large", large)).resolve("${large}".repeat(100)));
	}
}
