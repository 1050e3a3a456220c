/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

/** The document type of a file, which is skipped. Its declarations are looked at only to tell that an entity of another file is not fetched. */
final class XmlDocumentType {

	private final String text;
	private int end = -1;
	private int externalEntity = -1;

	/** Skips the document type at an offset. @param text the file @param tag where it starts */
	XmlDocumentType(String text, int tag) {
		this.text = text;
		skip(tag + 9);
	}

	/** {@return where it ends, or -1 where it does not} */
	int end() {
		return end;
	}

	/** {@return where the first entity of another file is declared, or -1} */
	int externalEntity() {
		return externalEntity;
	}

	private void skip(int from) {
		int i = from;
		boolean subset = false;
		while (i >= 0 && i < text.length()) {
			char c = text.charAt(i);
			if (c == '"' || c == '\'') {
				i = after(String.valueOf(c), i + 1);
			} else if (c == '[' && !subset) {
				subset = true;
				i++;
			} else if (subset && c == ']') {
				subset = false;
				i++;
			} else if (subset && text.startsWith("<!--", i)) {
				i = after("-->", i + 4);
			} else if (subset && text.startsWith("<?", i)) {
				i = after("?>", i + 2);
			} else if (subset && c == '<') {
				i = declaration(i);
			} else if (c == '>' && !subset) {
				end = i + 1;
				return;
			} else {
				i++;
			}
		}
	}

	private int after(String closing, int from) {
		int found = text.indexOf(closing, from);
		return found < 0 ? -1 : found + closing.length();
	}

	private int declaration(int start) {
		boolean entity = text.startsWith("<!ENTITY", start);
		for (int i = start + 1; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '"' || c == '\'') {
				i = text.indexOf(c, i + 1);
				if (i < 0) {
					return -1;
				}
			} else if (c == '>') {
				return i + 1;
			} else if (entity && externalEntity < 0 && (c == 'S' && text.startsWith("SYSTEM", i) || c == 'P' && text.startsWith("PUBLIC", i))
					&& text.charAt(i - 1) <= ' ') {
				externalEntity = start;
			}
		}
		return -1;
	}
}
