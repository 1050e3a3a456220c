/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.SourceText;

/**
 * A light tree of an XML file in which everything knows its place. The text is scanned once, without recursion. A
 * document type is skipped: no entity is expanded and nothing is fetched. Where the file breaks, the problem is told
 * once and what stands before it is there.
 * <p>
 * Not safe for use by several threads while it is made; unchanging afterwards.
 */
public final class XmlDocument {

	/** Most elements inside one another. Configuration files have fewer than thirty. */
	public static final int MAXIMUM_DEPTH = 1_000;
	/** Most elements and attributes together; bounds the memory of one file to some 100 MB. */
	public static final int MAXIMUM_NODES = 1_000_000;

	private static final int FIELDS = 5;

	final String text;
	private final SourceText source;
	private int[] attributes = new int[FIELDS * 32];
	private int attributeCount;
	private final List<XmlComment> comments = new ArrayList<>(0);
	XmlElement root;
	private volatile Map<String, XmlElement> identified;

	XmlDocument(SourceText source) {
		this.source = source;
		this.text = source.text();
	}

	/**
	 * Scans a file.
	 *
	 * @param source the text
	 * @param accepted asked with the root element, whose start tag has been read, whether the rest shall be read
	 * @param problems takes what is wrong: at most one syntax, one entity and one size problem
	 * @return the document, whose root is null where no element was found; null where the root was not accepted
	 */
	public static XmlDocument parse(SourceText source, Predicate<XmlElement> accepted, Consumer<ReadProblem> problems) {
		return new XmlScanner(source, accepted, problems).scan();
	}

	/** {@return the text that was scanned} */
	public SourceText source() {
		return source;
	}

	/** {@return the root element, or null} */
	public XmlElement root() {
		return root;
	}

	/**
	 * {@return the first element whose attribute {@code id} with a prefix, as {@code xmi:id}, has the value, or null} The
	 * index is made at the first call.
	 *
	 * @param identifier the value
	 */
	public XmlElement identified(String identifier) {
		Map<String, XmlElement> index = identified;
		if (index == null) {
			index = new HashMap<>();
			if (root != null) {
				for (XmlElement element : root.withDescendants()) {
					XmlAttribute id = element.prefixedAttribute("id");
					if (id != null) {
						index.putIfAbsent(id.value(), element);
					}
				}
			}
			identified = index;
		}
		return index.get(identifier);
	}

	/** {@return the comments that speak to WireTune, in file order} */
	public List<XmlComment> comments() {
		return comments;
	}

	void add(XmlComment comment) {
		comments.add(comment);
	}

	int addAttribute(int nameStart, int localStart, int nameEnd, int valueStart, int valueEnd) {
		int at = attributeCount * FIELDS;
		if (at == attributes.length) {
			attributes = Arrays.copyOf(attributes, at * 2);
		}
		attributes[at] = nameStart;
		attributes[at + 1] = localStart;
		attributes[at + 2] = nameEnd;
		attributes[at + 3] = valueStart;
		attributes[at + 4] = valueEnd;
		return attributeCount++;
	}

	int attributeCount() {
		return attributeCount;
	}

	XmlAttribute attribute(int index) {
		int at = index * FIELDS;
		return new XmlAttribute(text, attributes[at], attributes[at + 1], attributes[at + 2], attributes[at + 3], attributes[at + 4]);
	}

	/** Whether an attribute has the local name, and a prefix other than xmlns or none at all. */
	boolean isAttribute(int index, String localName, boolean prefixed) {
		int at = index * FIELDS;
		int nameStart = attributes[at];
		int localStart = attributes[at + 1];
		return attributes[at + 2] - localStart == localName.length() && localStart > nameStart == prefixed
				&& text.startsWith(localName, localStart) && !(prefixed && text.startsWith("xmlns:", nameStart));
	}

	/** Whether an attribute has a prefix. */
	boolean isPrefixed(int index) {
		return attributes[index * FIELDS + 1] > attributes[index * FIELDS];
	}

	/** Whether an attribute declares a prefix. */
	boolean declares(int index) {
		int at = index * FIELDS;
		return attributes[at + 1] - attributes[at] == 6 && text.startsWith("xmlns:", attributes[at]);
	}

	/** The prefix of an attribute that has one. */
	String prefix(int index, NameTable names) {
		return names.name(text, attributes[index * FIELDS], attributes[index * FIELDS + 1] - 1);
	}

	/** Whether two attributes have the same name as written. */
	boolean sameName(int one, int other) {
		int first = one * FIELDS;
		int second = other * FIELDS;
		int length = attributes[first + 2] - attributes[first];
		return length == attributes[second + 2] - attributes[second]
				&& text.regionMatches(attributes[first], text, attributes[second], length);
	}
}
