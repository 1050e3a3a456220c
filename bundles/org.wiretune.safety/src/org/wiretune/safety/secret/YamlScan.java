/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds secrets in lines with indentation, as YAML has them: name and value of an item on two lines, values that stand on
 * the lines below their name.
 */
final class YamlScan {

	private static final int DEPTH = 64;
	private static final Pattern SECRET = Pattern.compile("(?m)^[ -]{0,20}kind: {0,20}[\"']?Secret[\"']?[ \\r]{0,20}$");

	private final SecretText secrets;
	private final String text;
	private final List<Block> blocks = new ArrayList<>();
	/** The indentation of a name whose value stands on the lines below; -1 for none. */
	private int above = -1;
	private boolean isText;
	private int lineStart;
	/** The indentation of a name whose items or entries are secrets; -1 for none. */
	private int holding = -1;
	/** The indentation of these entries, when the first was met. */
	private int held = -1;
	private boolean holdsAll;
	/** The indentation of an item that is an option of a program; the next item is its value. */
	private int option = -1;
	/** Up to where the document is known, and whether it is a secret of Kubernetes. */
	private int documentEnd;
	private boolean isSecretDocument;
	private boolean mayBeSecret;

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
		mayBeSecret = text.contains("Secret");
		for (int start = 0; start < text.length();) {
			if (start >= documentEnd) {
				document(start);
			}
			int end = text.indexOf('\n', start);
			end = end < 0 ? text.length() : end;
			line(start, end > start && text.charAt(end - 1) == '\r' ? end - 1 : end);
			start = end + 1;
		}
	}

	/** Looks at a document as a whole: its kind may stand behind its data. */
	private void document(int start) {
		int end = text.indexOf("\n---", start);
		documentEnd = end < 0 ? text.length() : end + 1;
		isSecretDocument = mayBeSecret && SECRET.matcher(text).region(start, documentEnd).find();
		holding = -1;
		option = -1;
	}

	/** Hides what stands in a list or an object whose name says that it holds secrets; whether the line was such an entry. */
	private boolean held(int start, int at, int end) {
		int column = at - start;
		boolean item = text.charAt(at) == '-' && secrets.at(at + 1) == ' ';
		if (column < holding || column == holding && !item) {
			holding = -1;
			return false;
		}
		held = held < 0 ? column : held;
		if (column != held) {
			return false;
		}
		int from = at;
		if (item) {
			from = blanks(at + 1, end);
		}
		int key = from;
		char quote = secrets.at(key);
		int nameStart = quote == '"' || quote == '\'' ? key + 1 : key;
		int nameEnd = nameStart;
		while (nameEnd < end && AssignmentScan.isOfName(text.charAt(nameEnd))) {
			nameEnd++;
		}
		int colon = nameStart > key && secrets.at(nameEnd) == quote ? nameEnd + 1 : nameEnd;
		boolean entry = nameEnd > nameStart && colon < end && text.charAt(colon) == ':' && (colon + 1 == end || text.charAt(colon + 1) == ' ');
		if (!entry) {
			if (item) {
				secrets.value(from, end);
			}
			return item;
		}
		String name = text.substring(nameStart, nameEnd);
		int value = blanks(colon + 1, end);
		if (holdsAll ? name.toLowerCase(java.util.Locale.ROOT).startsWith("user") : SecretNames.isAbout(name)) {
			return false;
		}
		if (value < end && (secrets.at(value) == '|' || secrets.at(value) == '>')) {
			above = column;
			isText = true;
		} else if (value < end && secrets.at(value) != '{' && secrets.at(value) != '[' && secrets.at(value) != '&' && secrets.at(value) != '#') {
			secrets.value(value, end);
		}
		return true;
	}

	private int blanks(int from, int end) {
		int at = from;
		while (at < end && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
			at++;
		}
		return at;
	}

	/** An item that is an option of a program, or the value of the one before; whether it was the value. */
	private boolean isValueOfOption(int start, int at, int end) {
		if (text.charAt(at) != '-' || secrets.at(at + 1) != ' ') {
			option = -1;
			return false;
		}
		int from = blanks(at + 1, end);
		if (option == at - start && secrets.at(from) != '-') {
			option = -1;
			secrets.value(from, end);
			return true;
		}
		option = end - from <= 62 && SecretNames.isOption(unquoted(from, end)) ? at - start : -1;
		return false;
	}

	private void line(int start, int end) {
		int at = start;
		lineStart = start;
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
		if (isValueOfOption(start, at, end) || holding >= 0 && held(start, at, end)) {
			return;
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
		boolean data = name.equals("stringData") || isSecretDocument && name.equals("data");
		if (from == to && (data || SecretNames.holdsSecrets(name) && !isListOfNames(name))) {
			holding = column;
			held = -1;
			holdsAll = data;
		}
		if (secretAbove) {
			boolean text = from < to && (secrets.at(from) == '|' || secrets.at(from) == '>');
			if (text || from == to || secrets.at(from) == '&' || secrets.at(from) == '!') {
				above = column;
				isText = text;
			}
		}
	}

	/** Compose and Kubernetes list secrets by their names. */
	private boolean isListOfNames(String name) {
		int feed = text.indexOf('\n', lineStart);
		int at = feed < 0 ? text.length() : blanks(feed + 1, text.length());
		return name.endsWith("ecrets") && secrets.at(at) == '-';
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
