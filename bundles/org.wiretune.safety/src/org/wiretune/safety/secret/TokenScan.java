/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

/**
 * Finds tokens, access keys, hashes of passwords and encrypted values by how they begin. A run of characters that such a
 * thing may be made of is read once, however many beginnings it holds.
 */
final class TokenScan {

	private static final String ENCRYPTED = "ENC(";
	private static final String[] BEGINNINGS = { "AKIA", "ASIA", "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxa-", "xoxp-", "xoxr-", "xoxs-", "xapp-", "sk_live_", "sk_test_",
			"rk_live_", "squ_", "sqp_", "sqa_", "shpat_", "hf_", "sk-", "AIza", "ya29.", "npm_", "dop_v1_", "hvs.", "hvb.", "pypi-", "SG.", "AGE-SECRET-KEY-", "eyJ", "$2a$", "$2b$", "$2y$", "$6$", "$5$", "$1$",
			ENCRYPTED };

	private static final boolean[] BEGINS = new boolean[128];

	static {
		for (String beginning : BEGINNINGS) {
			BEGINS[beginning.charAt(0)] = true;
		}
	}

	private final SecretText secrets;
	private final String text;
	private final Run token = new Run("_-./+=");
	private final Run hash = new Run("_-./+=$");
	private final Run encrypted = new Run(null);

	TokenScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	/** Characters of one kind side by side: where they end, and where the last digit and the last dot among them stand. */
	private final class Run {

		private final String others;
		private int end = -1;
		private int lastDigit = -1;
		private int lastDot = -1;

		/** With the characters that belong to it besides letters and digits; null for all that may stand in parentheses. */
		Run(String others) {
			this.others = others;
		}

		/** Reads the run that an offset lies in, if it is another than before; what is asked for goes up only. */
		Run at(int from) {
			if (from < end) {
				return this;
			}
			int at = from;
			while (at < text.length() && holds(text.charAt(at))) {
				char c = text.charAt(at);
				lastDigit = c >= '0' && c <= '9' ? at : lastDigit;
				lastDot = c == '.' ? at : lastDot;
				at++;
			}
			end = at;
			return this;
		}

		private boolean holds(char c) {
			if (others == null) {
				return !Character.isWhitespace(c) && c != ')' && c != '"' && c != '<';
			}
			return c < 128 && Character.isLetterOrDigit(c) || others.indexOf(c) >= 0;
		}
	}

	/** Whether something may begin with this character. */
	static boolean mayBegin(char c) {
		return c < BEGINS.length && BEGINS[c];
	}

	/** Hides what begins here; the offset behind it, or that given where nothing does. */
	int token(int from) {
		if (from > 0 && (Character.isLetterOrDigit(text.charAt(from - 1)) || text.charAt(from - 1) == '_' || text.charAt(from - 1) == '-' && text.charAt(from) != 'e')) {
			return from;
		}
		for (String beginning : BEGINNINGS) {
			if (beginning.charAt(0) == text.charAt(from) && text.startsWith(beginning, from)) {
				return token(from, beginning);
			}
		}
		return from;
	}

	private int token(int from, String beginning) {
		int rest = from + beginning.length();
		Run run = (beginning.equals(ENCRYPTED) ? encrypted : beginning.charAt(0) == '$' ? hash : token).at(rest);
		int to = run.end;
		int length = to - from;
		boolean secret = switch (beginning) {
		case "eyJ" -> run.lastDot >= rest && length >= 20;
		case "AKIA", "ASIA" -> length == 20;
		case ENCRYPTED -> to > rest && secrets.at(to) == ')' && to < text.length();
		case "$1$", "$5$", "$6$", "$2a$", "$2b$", "$2y$" -> length >= 20;
		case "AIza" -> length >= 30;
		default -> length >= beginning.length() + 12 && run.lastDigit >= rest;
		};
		if (secret) {
			secrets.hide(beginning.equals(ENCRYPTED) ? rest : from, to);
			return to;
		}
		return from;
	}
}
