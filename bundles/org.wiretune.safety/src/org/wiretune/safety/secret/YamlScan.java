/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds secrets in lines with indentation, as YAML has them: name and value of an item on two lines, values that stand on
 * the lines below their name.
 */
final class YamlScan {

	private static final int DEPTH = 64;

	private final SecretText secrets;
	private final String text;
	private final List<Block> blocks = new ArrayList<>();
	/** The indentation of a name whose value stands on the lines below; -1 for none. */
	private int above = -1;
	private boolean isText;

	YamlScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	/** Keys of one indentation that belong together. */
	private static final class Block {

		private final int column;
		private boolean named;
		private int from = -1;
		private int to;

		Block(int column) {
			this.column = column;
		}
	}

	void run() {
		if (text.indexOf('\n') < 0 || text.indexOf(':') < 0) {
			return;
		}
		for (int start = 0; start < text.length();) {
			int end = text.indexOf('\n', start);
			end = end < 0 ? text.length() : end;
			line(start, end > start && text.charAt(end - 1) == '\r' ? end - 1 : end);
			start = end + 1;
		}
	}

	private void line(int start, int end) {
		int at = start;
		while (at < end && text.charAt(at) == ' ') {
			at++;
		}
		if (at == end) {
			return;
		}
		if (above >= 0) {
			if (at - start > above && (isText || isScalar(at, end))) {
				secrets.value(at, end);
				return;
			}
			above = -1;
		}
		boolean item = false;
		while (at + 1 < end && text.charAt(at) == '-' && text.charAt(at + 1) == ' ') {
			item = true;
			at += 2;
			while (at < end && text.charAt(at) == ' ') {
				at++;
			}
		}
		int column = at - start;
		while (!blocks.isEmpty() && (blocks.get(blocks.size() - 1).column > column || item && blocks.get(blocks.size() - 1).column == column)) {
			blocks.remove(blocks.size() - 1);
		}
		int key = at;
		char quote = secrets.at(at);
		boolean quoted = at < end && (quote == '"' || quote == '\'');
		at += quoted ? 1 : 0;
		int keyStart = at;
		while (at < end && AssignmentScan.isOfName(text.charAt(at))) {
			at++;
		}
		int keyEnd = at;
		at += quoted && secrets.at(at) == quote ? 1 : 0;
		if (keyEnd == keyStart || at >= end || text.charAt(at) != ':' || at + 1 < end && text.charAt(at + 1) != ' ' && text.charAt(at + 1) != '\t') {
			return;
		}
		String name = text.substring(keyStart, keyEnd);
		int from = at + 1;
		while (from < end && (text.charAt(from) == ' ' || text.charAt(from) == '\t')) {
			from++;
		}
		pair(name, key - start, from, end);
	}

	private void pair(String name, int column, int from, int to) {
		boolean secretAbove = SecretNames.isSecret(name);
		boolean naming = MarkupScan.isNaming(name);
		boolean value = MarkupScan.isValue(name);
		Block block = blocks.isEmpty() ? null : blocks.get(blocks.size() - 1);
		if (block == null || block.column != column) {
			if (blocks.size() == DEPTH) {
				blocks.remove(0);
			}
			block = new Block(column);
			blocks.add(block);
		}
		if (naming) {
			block.named = to - from <= 400 && SecretNames.isSecret(unquoted(from, to));
		}
		if (value) {
			block.from = from;
			block.to = to;
			secretAbove |= block.named;
		}
		if (block.named && block.from >= 0) {
			secrets.value(block.from, block.to);
			block.from = -1;
		}
		if (secretAbove) {
			boolean text = from < to && (secrets.at(from) == '|' || secrets.at(from) == '>');
			if (text || from == to || secrets.at(from) == '&' || secrets.at(from) == '!') {
				above = column;
				isText = text;
			}
		}
	}

	/** Whether a line is a value and not a key or an item of its own. */
	private boolean isScalar(int from, int to) {
		if (text.charAt(from) == '-' || text.charAt(from) == '#') {
			return false;
		}
		int at = from;
		while (at < to && AssignmentScan.isOfName(text.charAt(at))) {
			at++;
		}
		return !(at < to && text.charAt(at) == ':' && (at + 1 == to || text.charAt(at + 1) == ' '));
	}

	private String unquoted(int from, int to) {
		String value = text.substring(from, to).strip();
		int comment = value.indexOf(" #");
		value = comment > 0 ? value.substring(0, comment).strip() : value;
		return value.length() > 1 && (value.charAt(0) == '"' || value.charAt(0) == '\'') ? value.substring(1, value.length() - 1) : value;
	}
}
