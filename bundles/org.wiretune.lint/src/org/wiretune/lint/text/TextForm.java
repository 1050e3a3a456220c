/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.Optional;

import org.wiretune.core.RemarkForm;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.source.SourceText;

/**
 * Values of files that are no XML: with the quotes and escapes of the syntax, in the style that stands there where that can
 * hold the value. What is written is read again before it is handed out, so a value that a syntax cannot hold is refused and
 * not damaged.
 */
final class TextForm implements ValueForm {

	private static final String KEY = "a.b";

	private final TextSyntax syntax;
	private final Quoting quoting;
	private final boolean isText;
	private final Optional<RemarkForm> remark;

	/**
	 * @param syntax how the file is written
	 * @param quoting what stands around the value
	 * @param isText whether the value is text for its product also where it looks like a number or a truth
	 * @param remark how remarks are written
	 */
	TextForm(TextSyntax syntax, Quoting quoting, boolean isText, Optional<RemarkForm> remark) {
		this.syntax = syntax;
		this.quoting = quoting;
		this.isText = isText;
		this.remark = remark;
	}

	@Override
	public Optional<Writing> write(String text, int start, int end, String value) {
		return written(quoting, text, start, end, value);
	}

	@Override
	public boolean canHold(String value) {
		String prefix = syntax.sample(KEY);
		return written(Quoting.NONE, prefix, prefix.length(), prefix.length(), value).isPresent();
	}

	@Override
	public Optional<RemarkForm> remark() {
		return remark;
	}

	private Optional<Writing> written(Quoting around, String text, int start, int end, String value) {
		// Readers leave white space around a value out.
		if (!value.strip().equals(value)) {
			return Optional.empty();
		}
		return syntax.writings(text, start, end, value, around, isText).stream()
				.filter(each -> each.start() >= 0 && each.end() <= text.length() && syntax.readsBack(text, each, value)).findFirst();
	}

	/** Whether the lines of an entry, with a value written into them, are read as that value and nothing else. */
	static boolean readsBack(TextSyntax syntax, String text, int from, int to, Writing written, String value) {
		String lines = text.substring(from, written.start()) + written.text() + text.substring(written.end(), to);
		TextDocument document = syntax.read(SourceText.of("", lines));
		return document.brokenAt() < 0 && !document.entries().isEmpty() && document.entries().stream().allMatch(entry -> entry.value().equals(value));
	}

	@Override
	public String toString() {
		return syntax.getClass().getSimpleName() + ' ' + quoting + (isText ? " text" : "");
	}
}
