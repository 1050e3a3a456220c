/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Locale;
import java.util.Set;

/** Values that stand where a secret would and are none: nothing, a variable, a switch, a secret that is hidden already. */
final class Placeholders {

	private static final Set<String> WORDS = Set.of("true", "false", "yes", "no", "on", "off", "null", "nil", "none", "undefined", "default", "required", "basic", "digest", "bearer",
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
		if (isMask(text) || text.equals("?") || text.equals("null;") || text.startsWith("!vault")) {
			return true;
		}
		if (first == ':' && text.length() > 1 && isVariable(text.substring(1)) || isEnclosed(text, "<%", "%>") || isEnclosed(text, "#{", "}") && text.chars().anyMatch(c -> ".[('_:".indexOf(c) >= 0)) {
			return true;
		}
		if (text.length() > 2) {
			String inner = text.substring(1, text.length() - 1);
			if (first == last && (first == '@' || first == '%' || first == '!') && isName(inner) && isOfVariable(inner, first)) {
				return true;
			}
			if (first == '<' && last == '>' && isName(inner)) {
				return true;
			}
		}
		if (isEnclosed(text, "{{", "}}")) {
			return true;
		}
		return first == '$' && text.length() > 1 && (isShellVariable(text.substring(1)) || isEnclosed(text, "$(", ")"));
	}

	/** Whether one pair of marks stands around it, as around an expression or a command. */
	private static boolean isEnclosed(String text, String open, String close) {
		return text.startsWith(open) && text.endsWith(close) && text.length() > open.length() + close.length() && text.indexOf(close) == text.length() - close.length();
	}

	/** A name as variables of shells have it: of one case, or of words without digits; {@code $Secret1} is none. */
	private static boolean isShellVariable(String text) {
		if (!isVariable(text)) {
			return false;
		}
		boolean upper = text.chars().anyMatch(Character::isUpperCase);
		boolean lower = text.chars().anyMatch(Character::isLowerCase);
		return !upper || !lower || text.chars().allMatch(Character::isLetter) && (Character.isLowerCase(text.charAt(0)) || SecretNames.isSecret(text));
	}

	/** A variable between signs: its name has words, is of capital letters or names a secret; {@code %abc12%} is none. */
	private static boolean isOfVariable(String inner, char sign) {
		boolean words = inner.indexOf('_') > 0 || inner.indexOf('.') > 0 || inner.indexOf('-') > 0 || SecretNames.isSecret(inner);
		boolean capitals = inner.chars().allMatch(c -> Character.isUpperCase(c) || Character.isDigit(c) || c == '_');
		return words || capitals || sign == '%' && inner.chars().allMatch(Character::isLetter);
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
