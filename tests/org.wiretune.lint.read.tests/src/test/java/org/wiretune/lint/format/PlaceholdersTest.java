/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceholdersTest {

	private final Placeholders logging = new Placeholders(Placeholders.COLON_AND_HYPHEN, Map.of("sys:one", "1")::get);

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"${sys:one}|1", "${sys:none:-7}|7", "${none:-${sys:one}}|1", "${none:-${env:other:-x}}|x", "a${none:-}b|ab", "$none|$none"})
	void defaultsOfLogging(String text, String value) {
		assertEquals(value, logging.resolve(text));
	}

	@ParameterizedTest
	@ValueSource(strings = {"${sys:none}", "${none:7}", "${none", "${:-}", "${none:-${other}}"})
	void notResolved(String text) {
		assertNull(logging.resolve(text));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"${POOL:10}|10|20|${POOL:20}", "${A:${B:10}}|10|20|${A:${B:20}}", "${sys:a:-10}|10|20|${sys:a:-20}", "${A:-1}|-1|5|${A:5}"})
	void defaultIsReplaced(String value, String old, String next, String written) {
		assertEquals(written, Placeholders.withDefault(value, old, next));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"${POOL:10}|11|20", "${POOL}|10|20", "x${POOL:10}|10|20", "${A:1}${B:10}|10|20", "10|10|20", "${POOL:10}|10|${X}", "${POOL:10}|10|}", "${POOL:110}|10|20"})
	void anythingElseIsNot(String value, String old, String next) {
		assertNull(Placeholders.withDefault(value, old, next));
	}
}
