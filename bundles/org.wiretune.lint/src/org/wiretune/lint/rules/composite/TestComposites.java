/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.composite;

import java.util.Arrays;

/** Which composites only try something out: most public ones test what a binding or an implementation can do. */
final class TestComposites {

	private TestComposites() {
	}

	/** {@return whether a word of a path tells that it is for tests} @param path the path with forward slashes */
	static boolean is(String path) {
		return Arrays.stream(path.split("[/._-]")).anyMatch(word -> word.endsWith("test") || word.endsWith("tests") || word.equals("testing"));
	}
}
