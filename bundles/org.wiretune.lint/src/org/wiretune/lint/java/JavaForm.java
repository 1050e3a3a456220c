/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.Optional;
import java.util.regex.Pattern;

import org.wiretune.core.RemarkForm;
import org.wiretune.core.ValueForm;

/**
 * Values in Java. What stands there must be the value itself: the value of a constant is not its name, and another name would
 * be wrong.
 */
public enum JavaForm implements ValueForm {

	/** A number, a truth or a name. */
	WORD {
		@Override
		public Optional<Writing> write(String text, int start, int end, String value) {
			return PLAIN.matcher(value).matches() ? Optional.of(new Writing(start, end, value)) : Optional.empty();
		}

		@Override
		public boolean mayReplace(String raw, String value) {
			return raw.equals(value);
		}
	},
	/** Between the quotes of a literal. */
	STRING {
		@Override
		public Optional<Writing> write(String text, int start, int end, String value) {
			return Optional.of(new Writing(start, end, escaped(value)));
		}

		@Override
		public boolean mayReplace(String raw, String value) {
			return raw.equals(value) || raw.equals(escaped(value));
		}
	};

	/** A name, or a number that is not octal. */
	private static final Pattern PLAIN = Pattern.compile("[A-Za-z_$][\\w$]*(\\.[A-Za-z_$][\\w$]*)*|-?(0|[1-9][0-9]*)(\\.[0-9]+)?");
	private static final Optional<RemarkForm> REMARK = Optional.of(new RemarkForm("//", "", RemarkForm.Place.STATEMENT));

	@Override
	public Optional<RemarkForm> remark() {
		return REMARK;
	}

	private static String escaped(String value) {
		StringBuilder text = new StringBuilder(value.length() + 8);
		for (int i = 0; i < value.length(); i++) {
			char c = value.charAt(i);
			switch (c) {
			case '"', '\\' -> text.append('\\').append(c);
			case '\n' -> text.append("\\n");
			case '\r' -> text.append("\\r");
			case '\t' -> text.append("\\t");
			default -> text.append(c < ' ' || Character.isSurrogate(c) ? "\\u%04x".formatted((int) c) : String.valueOf(c));
			}
		}
		return text.toString();
	}
}
