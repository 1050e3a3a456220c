/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.lint.reading.Reading;

/**
 * Which modules only try something out, show something or stand in for another one: a word of their path says so. A module of which
 * test is a word among others may be the one that is tuned by tests; one whose name ends with it is a test.
 */
public final class TrialModules {

	private static final Set<String> WORDS = Set.of("mock", "mocks", "stub", "stubs", "example", "examples", "sample", "samples", "demo", "demos", "poc", "pocs");

	/** One of these is in every path that says so. */
	private static final List<String> STEMS = List.of("mock", "stub", "example", "sample", "demo", "poc", "test");

	/** A proof of concept is written with a capital in its midst, and so is no word of those that begin at one. */
	private static final Pattern CONCEPT = Pattern.compile("(?<!\\p{L})PoCs?(?!\\p{Ll})");
	private static final Pattern TEST = Pattern.compile("\\p{Ll}Tests?(?:$|[/._ -])");

	private TrialModules() {
	}

	/**
	 * {@return whether a word of a path says that the module is a trial; words begin at a capital letter too, as in OrderMock}
	 *
	 * @param reading what was read; the name of the folder that all of it lies in is no word
	 * @param path the path with forward slashes; may be null
	 */
	public static boolean is(Reading reading, String path) {
		return isSaidBy(RootFolder.below(reading, path));
	}

	/** {@return whether a word of a path says so, whatever else was read} @param path the path with forward slashes; may be null */
	public static boolean isSaidBy(String path) {
		return path != null && mayBe(path.toLowerCase(Locale.ROOT)) && (TEST.matcher(path).find() || CONCEPT.matcher(path).find() || Arrays.stream(path.split("[/._\\- ]|(?<=\\p{Ll})(?=\\p{Lu})")).map(word -> word.toLowerCase(Locale.ROOT)).anyMatch(WORDS::contains));
	}

	/** Asked for every module after every save, so what can be no trial is told without a pattern. */
	private static boolean mayBe(String path) {
		for (String stem : STEMS) {
			if (path.contains(stem)) {
				return true;
			}
		}
		return false;
	}
}
