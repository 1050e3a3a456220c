/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.mq;

import java.util.Optional;
import java.util.regex.Pattern;

import org.wiretune.core.ValueForm;

/** The value of a word in a script for {@code runmqsc}: numbers and words of the product, which need no quotation marks. */
enum MqscForm implements ValueForm {

	/** What stands between the brackets of a word. */
	VALUE;

	private static final Pattern PLAIN = Pattern.compile("[A-Z0-9_.%/]+");

	@Override
	public Optional<Writing> write(String text, int start, int end, String value) {
		return PLAIN.matcher(value).matches() ? Optional.of(new Writing(start, end, value)) : Optional.empty();
	}

	/** A value may be joined from two lines. */
	@Override
	public boolean mayReplace(String raw, String value) {
		return raw.equals(value);
	}
}
