/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

/** Finds tags and elements in the text of an XML file. */
public final class XmlMarkup {

	private XmlMarkup() {
	}

	/**
	 * Finds the end of a tag, minding quoted attribute values.
	 *
	 * @param text the file
	 * @param start offset of the opening angle bracket
	 * @return the offset behind the closing angle bracket, or -1 where the tag does not end
	 */
	public static int endOfTag(String text, int start) {
		char quote = 0;
		for (int i = start; i < text.length(); i++) {
			char character = text.charAt(i);
			if (quote != 0) {
				if (character == quote) {
					quote = 0;
				}
			} else if (character == '"' || character == '\'') {
				quote = character;
			} else if (character == '>') {
				return i + 1;
			}
		}
		return -1;
	}

	/**
	 * Finds the start tag that holds an offset: the offset of its opening angle bracket.
	 *
	 * @param text the file
	 * @param offset an offset in the tag, for example of an attribute's value
	 * @return the offset of the angle bracket, or -1
	 */
	public static int startOfTag(String text, int offset) {
		// An angle bracket may not stand unescaped in an attribute value, so the last one before opens the tag.
		int start = text.lastIndexOf('<', Math.min(offset, text.length() - 1));
		if (start < 0) {
			return -1;
		}
		int end = endOfTag(text, start);
		return end > offset || end < 0 ? start : -1;
	}

	/**
	 * Finds the start tag of the element whose content holds an offset.
	 *
	 * @param text the file
	 * @param offset an offset in the text of an element without child elements
	 * @return the offset of the angle bracket, or -1
	 */
	public static int startOfParent(String text, int offset) {
		int start = text.lastIndexOf('<', Math.min(offset, text.length() - 1));
		while (start > 0 && text.startsWith("<![CDATA[", start)) {
			start = text.lastIndexOf('<', start - 1);
		}
		boolean startTag = start >= 0 && start + 1 < text.length() && (Character.isLetter(text.charAt(start + 1)) || text.charAt(start + 1) == '_');
		return startTag ? start : -1;
	}

	/**
	 * Finds the end of the element whose start tag is given.
	 *
	 * @param text the file
	 * @param start offset of the opening angle bracket of the start tag
	 * @return the offset behind the element, or -1 where it does not end
	 */
	public static int endOfElement(String text, int start) {
		int depth = 0;
		int i = start;
		while (i >= 0 && i < text.length()) {
			if (text.startsWith("<!--", i)) {
				i = behind(text, "-->", i + 4);
			} else if (text.startsWith("<![CDATA[", i)) {
				i = behind(text, "]]>", i + 9);
			} else if (text.startsWith("<?", i)) {
				i = behind(text, "?>", i + 2);
			} else {
				int end = endOfTag(text, i);
				if (end < 0) {
					return -1;
				}
				if (text.startsWith("</", i)) {
					depth--;
				} else if (text.charAt(end - 2) != '/') {
					depth++;
				}
				if (depth <= 0) {
					return end;
				}
				i = end;
			}
			i = i < 0 ? -1 : text.indexOf('<', i);
		}
		return -1;
	}

	/**
	 * Finds the prefix that a namespace has at the root element of a file.
	 *
	 * @param text the file
	 * @param namespace the namespace name
	 * @return the prefix; null where the root does not declare the namespace with a prefix
	 */
	public static String prefixOf(String text, String namespace) {
		int root = startOfRoot(text);
		int end = root < 0 ? -1 : endOfTag(text, root);
		if (end < 0) {
			return null;
		}
		String tag = text.substring(root, end);
		int name = Math.max(tag.indexOf('"' + namespace + '"'), tag.indexOf('\'' + namespace + '\''));
		int declaration = name < 0 ? -1 : tag.lastIndexOf("xmlns:", name);
		if (declaration < 0) {
			return null;
		}
		String prefix = tag.substring(declaration + 6, name).strip();
		return prefix.endsWith("=") && prefix.indexOf('"') < 0 && prefix.indexOf('\'') < 0 ? prefix.substring(0, prefix.length() - 1).strip() : null;
	}

	/**
	 * Finds the namespace that a prefix stands for at the root element of a file.
	 *
	 * @param text the file
	 * @param prefix the prefix
	 * @return the namespace name as written, or null
	 */
	public static String namespaceOf(String text, String prefix) {
		int root = startOfRoot(text);
		int end = root < 0 ? -1 : endOfTag(text, root);
		if (end < 0) {
			return null;
		}
		String tag = text.substring(root, end);
		for (int at = tag.indexOf("xmlns:" + prefix); at >= 0; at = tag.indexOf("xmlns:" + prefix, at + 1)) {
			int i = skipSpace(tag, at + 6 + prefix.length());
			if (i < tag.length() && tag.charAt(i) == '=') {
				i = skipSpace(tag, i + 1);
				int close = i < tag.length() ? tag.indexOf(tag.charAt(i), i + 1) : -1;
				return close < 0 ? null : tag.substring(i + 1, close);
			}
		}
		return null;
	}

	/** {@return the offset of the root element's start tag, or -1} @param text the file */
	public static int startOfRoot(String text) {
		int i = text.indexOf('<');
		while (i >= 0) {
			if (text.startsWith("<!--", i)) {
				i = behind(text, "-->", i + 4);
			} else if (text.startsWith("<?", i)) {
				i = behind(text, "?>", i + 2);
			} else if (text.startsWith("<!", i)) {
				i = endOfTag(text, i);
			} else {
				return i;
			}
			i = i < 0 ? -1 : text.indexOf('<', i);
		}
		return -1;
	}

	private static int skipSpace(String text, int from) {
		int i = from;
		while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
			i++;
		}
		return i;
	}

	private static int behind(String text, String end, int from) {
		int at = text.indexOf(end, from);
		return at < 0 ? -1 : at + end.length();
	}
}
