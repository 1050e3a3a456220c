/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.Objects;

/**
 * A limit that a running server tells of itself, kept as a note of its run: both sides of a comparison are looked at for those
 * that they tell otherwise.
 *
 * @param what what is limited, such as {@code HikariPool-1 connections}
 * @param most the limit with its unit
 */
public record ToldLimit(String what, String most) {

	/** Checks that nothing is missing. */
	public ToldLimit {
		Objects.requireNonNull(what, "what");
		Objects.requireNonNull(most, "most");
	}

	/** {@return the note of a run} */
	public String sentence() {
		return TEXTS.get("limit.told", what, most);
	}

	/** {@return the notes that are limits} @param notes notes of a run */
	public static List<String> among(List<String> notes) {
		String begin = TEXTS.get("limit.begin");
		return notes.stream().filter(note -> note.startsWith(begin)).toList();
	}

	/** {@return such a note without the words that tell it from others} @param note a note of {@link #among} */
	public static String words(String note) {
		return note.substring(TEXTS.get("limit.begin").length()).strip();
	}
}
