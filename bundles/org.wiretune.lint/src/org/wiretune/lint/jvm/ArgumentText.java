/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.jvm;

import java.util.Arrays;

import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlText;

/**
 * A text of which every character knows where it stands in its file, whatever quotes, references or line ends were taken
 * out on the way. Immutable.
 */
public final class ArgumentText {

	private final SourceText source;
	private final String text;
	private final int[] starts;
	private final int[] ends;
	private final ValueForm form;

	private ArgumentText(SourceText source, ValueForm form, String text, int[] starts, int[] ends) {
		this.source = source;
		this.form = form;
		this.text = text;
		this.starts = starts;
		this.ends = ends;
	}

	/** Puts a text together character by character. */
	public static final class Builder {

		private final SourceText source;
		private final ValueForm form;
		private final StringBuilder text = new StringBuilder();
		private int[] starts = new int[32];
		private int[] ends = new int[32];

		/**
		 * Starts an empty text.
		 *
		 * @param source the file
		 * @param form how values in it are written
		 */
		public Builder(SourceText source, ValueForm form) {
			this.source = source;
			this.form = form;
		}

		/**
		 * Adds a character.
		 *
		 * @param character the character as it counts
		 * @param start where it, or the reference that stands for it, begins in the file
		 * @param end the offset behind it
		 * @return this
		 */
		public Builder append(char character, int start, int end) {
			int index = text.length();
			if (index == starts.length) {
				starts = Arrays.copyOf(starts, index * 2);
				ends = Arrays.copyOf(ends, index * 2);
			}
			text.append(character);
			starts[index] = start;
			ends[index] = end;
			return this;
		}

		/** {@return whether nothing was added} */
		public boolean isEmpty() {
			return text.isEmpty();
		}

		/** {@return the text so far} */
		public ArgumentText build() {
			return new ArgumentText(source, form, text.toString(), Arrays.copyOf(starts, text.length()), Arrays.copyOf(ends, text.length()));
		}
	}

	/**
	 * {@return a range of a file as it is written}
	 *
	 * @param source the file
	 * @param start offset of the first character
	 * @param end offset behind the last one
	 * @param form how values in it are written
	 */
	public static ArgumentText of(SourceText source, int start, int end, ValueForm form) {
		Builder builder = new Builder(source, form);
		for (int i = start; i < end; i++) {
			builder.append(source.text().charAt(i), i, i + 1);
		}
		return builder.build();
	}

	/**
	 * {@return the value of an attribute, its references replaced as {@link XmlText} does}
	 *
	 * @param source the file
	 * @param attribute the attribute
	 */
	public static ArgumentText of(SourceText source, XmlAttribute attribute) {
		Builder builder = new Builder(source, JvmForm.ATTRIBUTE);
		String file = source.text();
		for (int i = attribute.valueStart(); i < attribute.valueEnd();) {
			int end = i + 1;
			String decoded = null;
			if (file.charAt(i) == '&') {
				int semicolon = file.indexOf(';', i);
				// The longest reference that is replaced is &#x0010FFFF;.
				if (semicolon > 0 && semicolon < Math.min(attribute.valueEnd(), i + 13)) {
					decoded = reference(file.substring(i, semicolon + 1));
					end = decoded == null ? end : semicolon + 1;
				}
			}
			if (decoded == null) {
				builder.append(file.charAt(i), i, end);
			} else {
				for (int each = 0; each < decoded.length(); each++) {
					builder.append(decoded.charAt(each), i, end);
				}
			}
			i = end;
		}
		return builder.build();
	}

	/** What a reference stands for; null where it is none that XML itself defines. */
	private static String reference(String reference) {
		// A letter on both sides keeps white space that a reference stands for.
		String value = XmlText.ofAttribute('x' + reference + 'x');
		return value.length() == reference.length() + 2 ? null : value.substring(1, value.length() - 1);
	}

	/** {@return the characters} */
	public String text() {
		return text;
	}

	/** {@return the file} */
	public SourceText source() {
		return source;
	}

	/** {@return how values in it are written} */
	public ValueForm form() {
		return form;
	}

	/** {@return the number of characters} */
	public int length() {
		return text.length();
	}

	/** {@return where a character begins in the file} @param index the character, from 0 */
	public int start(int index) {
		return starts[index];
	}

	/** {@return the offset behind a character in the file} @param index the character, from 0 */
	public int end(int index) {
		return ends[index];
	}

	/**
	 * {@return a part of the text}
	 *
	 * @param from the first character
	 * @param to behind the last one
	 */
	public ArgumentText part(int from, int to) {
		return new ArgumentText(source, form, text.substring(from, to), Arrays.copyOfRange(starts, from, to), Arrays.copyOfRange(ends, from, to));
	}

	/**
	 * {@return the range of the file that a part of the text stands in} Where a variable joins pieces from several places to
	 * one argument, it is the range of the first piece.
	 *
	 * @param from the first character
	 * @param to behind the last one; where both are the same, the range is empty
	 */
	public Origin origin(int from, int to) {
		if (from < to) {
			int last = from;
			while (last + 1 < to && starts[last + 1] >= starts[last]) {
				last++;
			}
			return source.origin(starts[from], ends[last] - starts[from]);
		}
		return source.origin(from < starts.length ? starts[from] : from > 0 ? ends[from - 1] : 0, 0);
	}

	@Override
	public String toString() {
		return text;
	}
}
