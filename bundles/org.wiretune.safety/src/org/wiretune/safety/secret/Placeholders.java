/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Locale;
import java.util.Set;

/** Values that stand where a secret would and are none: nothing, a variable, a switch, a secret that is hidden already. */
final class Placeholders {

	private static final Set<String> WORDS = Set.of("true", "false", "yes", "no", "on", "off", "null", "nil", "none", "undefined", "default", "required", "optional", "basic", "digest", "bearer",
			"enabled", "disabled", "|", ">", "|-", ">-", "|+", ">+");

	private Placeholders() {
	}

	/** Whether the value as a whole is no secret. */
	static boolean isPlain(String value) {
		String text = value.strip();
		if (text.isEmpty() || WORDS.contains(text.toLowerCase(Locale.ROOT))) {
			return true;
		}
		char first = text.charAt(0);
		char last = text.charAt(text.length() - 1);
		if (isMask(text)) {
			return true;
		}
		if (text.length() > 2) {
			String inner = text.substring(1, text.length() - 1);
			if (first == last && (first == '@' || first == '%' || first == '!') && isName(inner)) {
				return true;
			}
			if (first == '<' && last == '>' && isName(inner)) {
				return true;
			}
		}
		if (text.startsWith("{{") && text.endsWith("}}") && text.indexOf("}}") == text.length() - 2) {
			return true;
		}
		return first == '$' && text.length() > 1 && (isVariable(text.substring(1)) || text.startsWith("$(") && last == ')' && text.indexOf(')') == text.length() - 1 && text.indexOf(' ') < 0);
	}

	/** Nothing but characters that stand for hidden ones. */
	private static boolean isMask(String text) {
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c != '*' && c != '•' && c != '…' && c != '.') {
				return false;
			}
		}
		return true;
	}

	/** A variable without braces. */
	private static boolean isVariable(String text) {
		return !Character.isDigit(text.charAt(0)) && isName(text) && text.indexOf('.') < 0 && text.indexOf('-') < 0;
	}

	private static boolean isName(String text) {
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (!Character.isLetterOrDigit(c) && c != '_' && c != '.' && c != '-' && c != ':' && c != ' ') {
				return false;
			}
		}
		return !text.isEmpty() && text.length() <= 100;
	}
}
