/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * How a value is written in the syntax that read it: in which quotes, with which escapes. Whoever reads a value says so, and a
 * fix writes the new one by it. A value that the syntax cannot hold is refused, since a file that says something else than it
 * was given is worse than one that was not changed.
 * <p>
 * Implemented by whoever reads a syntax of their own. Stateless; a constant that all values of one form share, not an object
 * for each.
 */
public interface ValueForm {

	/** Of values that only their own tools may change, and of what is no value of a file: it writes nothing. */
	ValueForm NONE = (text, start, end, value) -> Optional.empty();

	/**
	 * Writes a value over the one that stands in a text, or into the gap of an {@link Insertion}.
	 *
	 * @param text the file; or what an insertion writes before and behind the value; or only the old value's own text, where the
	 *        file is not at hand
	 * @param start first character of the old value's own text, without a quote
	 * @param end the character behind it; the same where none stands there yet
	 * @param value the new value, without quotes or escapes
	 * @return what to write where; empty where reading would not give the value back
	 */
	Optional<Writing> write(String text, int start, int end, String value);

	/**
	 * {@return whether a value can be written in this form at all}
	 *
	 * @param value the value, without quotes or escapes
	 */
	default boolean canHold(String value) {
		return write("", 0, 0, value).isPresent();
	}

	/**
	 * {@return whether a new value may be written over a text} Not where the text is no value of its own but, for example, the
	 * name of a constant.
	 *
	 * @param raw the text that stands in the file
	 * @param value the value that was read there
	 */
	default boolean mayReplace(String raw, String value) {
		return true;
	}

	/** {@return what a remark is written with in files of this syntax; empty where none may be added} */
	default Optional<RemarkForm> remark() {
		return Optional.empty();
	}

	/**
	 * Makes a form that needs nothing of the text around a value.
	 *
	 * @param written a value as it stands in a file; null where it cannot stand there
	 * @param read what is read of such a text
	 * @return the form; it refuses each value that is not read back as it was given
	 */
	static ValueForm of(UnaryOperator<String> written, UnaryOperator<String> read) {
		Objects.requireNonNull(written);
		Objects.requireNonNull(read);
		return (text, start, end, value) -> Optional.ofNullable(written.apply(value)).filter(each -> value.equals(read.apply(each))).map(each -> new Writing(start, end, each));
	}

	/**
	 * A value as it is to be written.
	 *
	 * @param start first character of what it replaces: of the old value's own text, or of the quote before it
	 * @param end the character behind it
	 * @param text what is written
	 */
	record Writing(int start, int end, String text) {

		/** Checks that there is a text. */
		public Writing {
			Objects.requireNonNull(text);
		}
	}
}
