/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.Variant;

/**
 * What differs between the two sides of a proof, in the words of {@link Variant}, so that every key that a variant knows can
 * be changed.
 *
 * @param before assignments of the earlier side, such as {@code batch-size=0}; empty for the run as it is written
 * @param after assignments of the later side
 */
public record Change(String before, String after) {

	/** Names of the two sides in names of runs. */
	static final String BEFORE = "before";
	/** The name of the later side. */
	static final String AFTER = "after";

	/** Nothing differs in the run. */
	static final Change NONE = new Change("", "");

	private static final Pattern ONE = Pattern.compile("\\s*([a-z][a-z.-]*)\\s*=\\s*(.*?)\\s*");
	private static final Pattern NEXT = Pattern.compile(",\\s*(?=[a-z][a-z.-]*\\s*=)");

	/** Checks that nothing is missing. */
	public Change {
		before = Objects.requireNonNull(before, "before").strip();
		after = Objects.requireNonNull(after, "after").strip();
	}

	/** {@return whether it is the later side of a change} @param variant a side */
	public static boolean isAfter(Variant variant) {
		return variant.name().equals(AFTER);
	}

	/** {@return the earlier side} @param base what both sides are made of */
	public Variant before(RunSpecification base) {
		return variant(BEFORE, before, base);
	}

	/** {@return the later side} @param base what both sides are made of */
	public Variant after(RunSpecification base) {
		return variant(AFTER, after, base);
	}

	private static Variant variant(String name, String assignments, RunSpecification base) {
		return assignments.isEmpty() ? new Variant(name, base.withName(base.name() + ' ' + name)) : Variant.parse(name + ':' + assignments, base);
	}

	/**
	 * The same change with values of the user for a key.
	 *
	 * @param key the key
	 * @param oldValue what is set now
	 * @param newValue what is advised
	 * @return a copy; this where a side does not assign the key
	 */
	public Change with(String key, String oldValue, String newValue) {
		Optional<String> first = assigned(before, key, oldValue);
		Optional<String> second = assigned(after, key, newValue);
		return first.isEmpty() || second.isEmpty() ? this : new Change(first.get(), second.get());
	}

	private static Optional<String> assigned(String side, String key, String value) {
		StringBuilder text = new StringBuilder();
		boolean found = false;
		for (String each : NEXT.split(side, -1)) {
			Matcher one = ONE.matcher(each);
			boolean isKey = one.matches() && one.group(1).equals(key);
			found |= isKey;
			text.append(text.isEmpty() ? "" : ", ").append(isKey ? key + '=' + value : each.strip());
		}
		return found ? Optional.of(text.toString()) : Optional.empty();
	}

	/** {@return how many settings a side assigns at most} */
	int most() {
		return Math.max(count(before), count(after));
	}

	private static int count(String side) {
		return side.isEmpty() ? 0 : NEXT.split(side, -1).length;
	}

	/** {@return both sides in words} */
	public String words() {
		return TEXTS.get("proof.change", before.isEmpty() ? TEXTS.get("proof.asWritten") : before, after.isEmpty() ? TEXTS.get("proof.asWritten") : after);
	}
}
