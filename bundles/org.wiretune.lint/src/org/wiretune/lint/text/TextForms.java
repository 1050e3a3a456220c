/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.Optional;

import org.wiretune.core.RemarkForm;
import org.wiretune.core.ValueForm;
import org.wiretune.model.settings.ValueType;

/** The forms of values of one syntax, made once. */
final class TextForms {

	private final ValueForm[] texts = new ValueForm[Quoting.values().length];
	private final ValueForm[] others = new ValueForm[Quoting.values().length];

	/**
	 * @param syntax the syntax
	 * @param sign what begins a remark
	 */
	TextForms(TextSyntax syntax, String sign) {
		Optional<RemarkForm> remark = Optional.of(new RemarkForm(sign, "", RemarkForm.Place.LINE));
		for (Quoting quoting : Quoting.values()) {
			texts[quoting.ordinal()] = new TextForm(syntax, quoting, true, remark);
			others[quoting.ordinal()] = new TextForm(syntax, quoting, false, remark);
		}
	}

	/** {@return a form} @param quoting what stands around the value @param type what the value is; null where that is not known */
	ValueForm of(Quoting quoting, ValueType type) {
		return (type == null || type == ValueType.TEXT ? texts : others)[quoting.ordinal()];
	}
}
