/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

/**
 * Hides secrets in lines that come one by one, as those of a process do. A private key, or an element that holds a secret,
 * goes over several lines, of which the inner ones tell nothing by themselves; so each stream has one of these. Not
 * thread-safe.
 */
public final class LineSecrets {

	/**
	 * A beginning without an end hides no more than this; keys and their like are shorter.
	 * Who has read so many lines before a line knows whether that is inside of one.
	 */
	public static final int MOST_LINES = 200;

	private static final String BEGIN = "-----BEGIN ";
	private static final String END = "-----END";

	/** What ends the secret that was begun; null outside of one. */
	private String end;
	private int lines;

	/** Outside of any secret. */
	public LineSecrets() {
		// Nothing has begun.
	}

	/**
	 * Where another one is.
	 *
	 * @param other has read the lines before
	 */
	public LineSecrets(LineSecrets other) {
		end = other.end;
		lines = other.lines;
	}

	/** {@return whether the next line is inside of a secret that was begun} */
	public boolean isInside() {
		return end != null;
	}

	/**
	 * Takes a line that nobody wants to see, which costs next to nothing.
	 *
	 * @param line the next line of the stream
	 */
	public void pass(String line) {
		if (end == null) {
			begin(line);
		} else if (line.indexOf(end) >= 0) {
			String rest = line.substring(line.indexOf(end));
			end = null;
			begin(rest);
		} else if (++lines >= MOST_LINES) {
			end = null;
		}
	}

	/**
	 * {@return the line without its secrets}
	 *
	 * @param line the next line of the stream; null gives null
	 */
	public String hidden(String line) {
		if (line == null) {
			return null;
		}
		if (end == null) {
			begin(line);
			return Secrets.hidden(line);
		}
		int close = line.indexOf(end);
		if (close < 0) {
			if (++lines >= MOST_LINES) {
				end = null;
			}
			return masked(line);
		}
		String rest = line.substring(close);
		end = null;
		begin(rest);
		return masked(line.substring(0, close)) + Secrets.hidden(rest);
	}

	/** Whether the line begins a secret and does not end it. */
	private void begin(String line) {
		lines = 0;
		int key = line.lastIndexOf(BEGIN);
		if (key >= 0) {
			int head = line.indexOf("-----", key + BEGIN.length());
			if (head > 0 && line.substring(key, head).contains("PRIVATE KEY") && line.indexOf(END, head) < 0) {
				end = END;
			}
			return;
		}
		int close = line.lastIndexOf('>');
		int open = close < 0 ? -1 : line.lastIndexOf('<', close);
		if (open >= 0 && close > open + 1 && line.charAt(open + 1) != '/' && line.charAt(close - 1) != '/' && (open == 0 || !AssignmentScan.isOfName(line.charAt(open - 1)))) {
			int nameEnd = open + 1;
			while (nameEnd < close && (AssignmentScan.isOfName(line.charAt(nameEnd)) || line.charAt(nameEnd) == ':')) {
				nameEnd++;
			}
			String name = line.substring(open + 1, nameEnd);
			if (SecretNames.isSecret(name)) {
				end = "</" + name;
			}
		}
	}

	private static String masked(String text) {
		int from = 0;
		while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
			from++;
		}
		return from == text.length() ? text : text.substring(0, from) + Secrets.HIDDEN;
	}
}
