/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of all rules that users state, from {@code ownrule.properties}. */
final class OwnRuleTexts {

	private OwnRuleTexts() {
	}

	/**
	 * {@return a text}
	 *
	 * @param key the key in the resource
	 * @param values what is filled in
	 */
	static String text(String key, Object... values) {
		String pattern = ResourceBundle.getBundle(OwnRuleTexts.class.getPackageName() + ".ownrule", Locale.getDefault(), OwnRuleTexts.class.getClassLoader()).getString(key);
		return values.length == 0 ? pattern : MessageFormat.format(pattern, values);
	}
}
