/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.lint.source.SourceText;

/**
 * Finds where something new goes in a file and how it is written there: on a line of its own with the indentation and
 * the line ends of its neighbours where these stand on lines of their own, on the same line where they do not.
 */
public final class XmlStyle {

	private static final String UNKNOWN_UNIT = "  ";

	private final SourceText source;
	private final String text;
	private final String delimiter;
	private final XmlElement root;
	private String unit;

	/**
	 * Takes a document.
	 *
	 * @param document the document
	 */
	public XmlStyle(XmlDocument document) {
		source = document.source();
		text = source.text();
		delimiter = source.lineDelimiter();
		root = document.root();
	}

	/**
	 * Finds the place of a new attribute: behind the last one, on a line of its own if that one stands on its own line.
	 *
	 * @param element the element
	 * @param name the name of the attribute
	 * @return the place
	 */
	public Insertion attribute(XmlElement element, String name) {
		List<XmlAttribute> attributes = element.attributes();
		if (attributes.isEmpty()) {
			return insertion(element.nameEnd(), " " + name + "=\"", "\"");
		}
		XmlAttribute last = attributes.get(attributes.size() - 1);
		char quote = text.charAt(last.valueEnd());
		int offset = last.valueEnd() + 1;
		String indentation = indentation(last.nameStart());
		String space = indentation == null ? " " : delimiter + indentation;
		return insertion(offset, space + name + "=" + quote, String.valueOf(quote));
	}

	/**
	 * Finds the place of an attribute that is missing, before another one, as the tools of a product order them.
	 *
	 * @param name the attribute
	 * @param next the attribute that comes behind it
	 * @return the place
	 */
	public Insertion attribute(String name, XmlAttribute next) {
		char quote = text.charAt(next.valueEnd());
		String indentation = indentation(next.nameStart());
		return insertion(next.nameStart(), name + "=" + quote, quote + (indentation == null ? " " : delimiter + indentation));
	}

	/**
	 * Finds the place of the text of an element that has none.
	 *
	 * @param element an element without text and child elements
	 * @return the place
	 */
	public Insertion content(XmlElement element) {
		if (element.isEmptyTag()) {
			return new Insertion(source.path(), element.end() - 2, source.line(element.end() - 2), ">", "</" + element.name() + ">", "/>", XmlForm.TEXT);
		}
		return insertion(element.startTagEnd(), "", "");
	}

	/**
	 * Finds the place of a value that gives way to another.
	 *
	 * @param attribute the attribute
	 * @return the place, with the value that is replaced
	 */
	public Insertion instead(XmlAttribute attribute) {
		return new Insertion(source.path(), attribute.valueStart(), source.line(attribute.valueStart()), "", "",
				text.substring(attribute.valueStart(), attribute.valueEnd()), XmlForm.quoted(text.charAt(attribute.valueEnd())));
	}

	/**
	 * Finds the place of a new child element.
	 *
	 * @param parent the element it goes into
	 * @param predecessors names of children that the new one follows, in any order; the last of them in the file counts.
	 *        Empty if it goes behind all children
	 * @param wrappers names of elements around the new one that are written too, the outer first; mostly empty
	 * @param before what stands before the value, for example {@code <min-pool-size>}
	 * @param after what stands behind the value, for example {@code </min-pool-size>}
	 * @return the place; null where the parent's end was not read, because it may have such a child
	 */
	public Insertion child(XmlElement parent, List<String> predecessors, List<String> wrappers, String before, String after) {
		if (!parent.isClosed()) {
			return null;
		}
		XmlElement sibling = lastOf(parent, predecessors);
		if (sibling != null) {
			String indentation = indentation(sibling.start());
			if (indentation == null) {
				return insertion(sibling.end(), open(null, wrappers) + before, after + close(null, wrappers));
			}
			return insertion(behindComment(sibling.end()), delimiter + indentation + open(indentation, wrappers) + before,
					after + close(indentation, wrappers));
		}
		XmlElement first = parent.firstChild();
		String indentation = first != null ? indentation(first.start()) : childIndentation(parent);
		if (indentation == null) {
			return withinTag(parent, open(null, wrappers) + before, after + close(null, wrappers), "");
		}
		String prefix = delimiter + indentation + open(indentation, wrappers) + before;
		String suffix = after + close(indentation, wrappers);
		boolean lineFollows = first != null || !parent.isEmptyTag() && startsLine(parent.contentEnd());
		String own = indentation(parent.start());
		return withinTag(parent, prefix, suffix, lineFollows ? "" : delimiter + (own == null ? "" : own));
	}

	private Insertion withinTag(XmlElement parent, String prefix, String suffix, String beforeEndTag) {
		if (parent.isEmptyTag()) {
			int slash = parent.end() - 2;
			// White space before the slash would stay in front of the bracket: <a /> becomes <a>, not <a >.
			int start = slash;
			while (start > parent.nameEnd() && text.charAt(start - 1) <= ' ') {
				start--;
			}
			return new Insertion(source.path(), start, source.line(start), ">" + prefix, suffix + beforeEndTag + "</" + parent.name() + ">",
					text.substring(start, slash + 2), XmlForm.behind(prefix));
		}
		return insertion(parent.startTagEnd(), prefix, suffix + beforeEndTag);
	}

	private String open(String indentation, List<String> wrappers) {
		StringBuilder opened = new StringBuilder();
		String inner = indentation;
		for (String wrapper : wrappers) {
			opened.append('<').append(wrapper).append('>');
			if (inner != null) {
				inner += unit();
				opened.append(delimiter).append(inner);
			}
		}
		return opened.toString();
	}

	private String close(String indentation, List<String> wrappers) {
		StringBuilder closed = new StringBuilder();
		for (int i = wrappers.size() - 1; i >= 0; i--) {
			if (indentation != null) {
				closed.append(delimiter).append(indentation).append(unit().repeat(i));
			}
			closed.append("</").append(wrappers.get(i)).append('>');
		}
		return closed.toString();
	}

	private static XmlElement lastOf(XmlElement parent, List<String> names) {
		if (names.isEmpty()) {
			return parent.lastChild();
		}
		XmlElement last = null;
		for (XmlElement child = parent.firstChild(); child != null; child = child.next()) {
			if (names.contains(child.localName())) {
				last = child;
			}
		}
		return last;
	}

	/** Indentation of a child of an element that has none yet; null if the file does not use lines here. */
	private String childIndentation(XmlElement parent) {
		String own = indentation(parent.start());
		return own == null ? null : own + unit();
	}

	/** White space between the line's start and the offset; null if something else stands there. */
	private String indentation(int offset) {
		int start = offset;
		while (start > 0 && (text.charAt(start - 1) == ' ' || text.charAt(start - 1) == '\t')) {
			start--;
		}
		return start == 0 || text.charAt(start - 1) == '\n' || text.charAt(start - 1) == '\r' ? text.substring(start, offset) : null;
	}

	private boolean startsLine(int offset) {
		return indentation(offset) != null;
	}

	/** A comment at the end of the line belongs to the element before it, so the new line goes behind it. */
	private int behindComment(int offset) {
		int end = offset;
		int i = offset;
		while (i < text.length()) {
			char c = text.charAt(i);
			if (c == ' ' || c == '\t') {
				i++;
			} else if (text.startsWith("<!--", i)) {
				int close = text.indexOf("-->", i);
				if (close < 0 || source.line(close) != source.line(offset)) {
					return end;
				}
				i = close + 3;
				end = i;
			} else {
				return c == '\n' || c == '\r' ? end : offset;
			}
		}
		return end;
	}

	/** What one level of indentation is in this file: the difference between a parent and its child. */
	private String unit() {
		if (unit == null) {
			unit = UNKNOWN_UNIT;
			for (XmlElement element = root; element != null && element.firstChild() != null; element = element.firstChild()) {
				String outer = indentation(element.start());
				String inner = indentation(element.firstChild().start());
				if (outer != null && inner != null && inner.length() > outer.length() && inner.startsWith(outer)) {
					unit = inner.substring(outer.length());
					break;
				}
			}
		}
		return unit;
	}

	private Insertion insertion(int offset, String prefix, String suffix) {
		return new Insertion(source.path(), offset, source.line(offset), prefix, suffix, XmlForm.behind(prefix));
	}
}
