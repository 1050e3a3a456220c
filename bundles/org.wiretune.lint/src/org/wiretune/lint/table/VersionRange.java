/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

/**
 * A range of versions such as {@code 1.0-3.0}, {@code 4-}, {@code -2.1} or {@code *}; both ends belong to it, and an end of
 * {@code 3} holds all of 3.x. A version that is not known fits only {@code *} and ranges without an upper end, because what is
 * not told is most likely of today.
 */
public final class VersionRange {

	/** No version: the default of an element that is there but empty, as {@code <share-prepared-statements/>}. */
	public static final VersionRange EMPTY_ELEMENT = new VersionRange("empty");

	/** All versions. */
	public static final VersionRange ALL = new VersionRange("*");

	private final String text;
	private final boolean empty;
	private final int[] from;
	private final int[] to;

	/**
	 * Reads a range.
	 *
	 * @param text the range
	 * @throws IllegalArgumentException where it is none
	 */
	public VersionRange(String text) {
		this.text = text.strip();
		empty = this.text.equals("empty");
		if (empty || this.text.equals("*")) {
			from = null;
			to = null;
			return;
		}
		int dash = this.text.indexOf('-');
		from = numbers(dash < 0 ? this.text : this.text.substring(0, dash));
		to = numbers(dash < 0 ? this.text : this.text.substring(dash + 1));
		if (from == null && to == null) {
			throw new IllegalArgumentException(text);
		}
	}

	private static int[] numbers(String version) {
		String stripped = version.strip();
		if (stripped.isEmpty()) {
			return null;
		}
		String[] parts = stripped.split("\\.");
		int[] numbers = new int[parts.length];
		for (int i = 0; i < parts.length; i++) {
			numbers[i] = Integer.parseInt(parts[i]);
		}
		return numbers;
	}

	/**
	 * {@return whether a version lies in the range}
	 *
	 * @param version numbers with dots between them, behind which anything may follow; null where it is not known
	 */
	public boolean contains(String version) {
		if (empty) {
			return false;
		}
		int[] numbers = leading(version);
		if (numbers == null) {
			return to == null;
		}
		return (from == null || compare(numbers, from) >= 0) && (to == null || compare(numbers, to) <= 0);
	}

	/** The numbers at the beginning of a version: those of 4.2.1.GA are 4, 2 and 1. */
	private static int[] leading(String version) {
		if (version == null) {
			return null;
		}
		int end = 0;
		while (end < version.length() && (Character.digit(version.charAt(end), 10) >= 0 && version.charAt(end) < 128 || version.charAt(end) == '.')) {
			end++;
		}
		String numbers = version.substring(0, end).replaceAll("\\.+", ".").replaceAll("^\\.|\\.$", "");
		if (numbers.isEmpty() || numbers.length() > 24) {
			return null;
		}
		try {
			return numbers(numbers);
		} catch (NumberFormatException tooLarge) {
			return null;
		}
	}

	/** Compares as far as the bound goes, so that 3.1 is equal to 3. */
	private static int compare(int[] version, int[] bound) {
		for (int i = 0; i < bound.length; i++) {
			int compared = Integer.compare(i < version.length ? version[i] : 0, bound[i]);
			if (compared != 0) {
				return compared;
			}
		}
		return 0;
	}

	/** {@return whether this is not a range but tells what an empty element stands for} */
	public boolean isOfEmptyElement() {
		return empty;
	}

	@Override
	public String toString() {
		return text;
	}
}
