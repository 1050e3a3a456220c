/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * An element with the ranges of its tags and its content. Where the file ends or breaks before the end tag, the element
 * is not {@link #isClosed() closed}: what it has is there, what it lacks may only not have been read.
 */
public final class XmlElement {

	final XmlDocument document;
	final XmlElement parent;
	final String prefix;
	final String localName;
	final int start;
	final int nameEnd;
	int startTagEnd;
	int endTagStart = -1;
	int end = -1;
	boolean closed;
	int firstAttribute;
	int attributeCount;
	int textStart = -1;
	int textEnd;
	XmlElement firstChild;
	XmlElement lastChild;
	XmlElement next;

	XmlElement(XmlDocument document, XmlElement parent, String prefix, String localName, int start, int nameEnd) {
		this.document = document;
		this.parent = parent;
		this.prefix = prefix;
		this.localName = localName;
		this.start = start;
		this.nameEnd = nameEnd;
	}

	/** {@return the document} */
	public XmlDocument document() {
		return document;
	}

	/** {@return the element around this one, or null} */
	public XmlElement parent() {
		return parent;
	}

	/** {@return the prefix, or null} */
	public String prefix() {
		return prefix;
	}

	/** {@return the name without its prefix} */
	public String localName() {
		return localName;
	}

	/** {@return the name with its prefix} */
	public String name() {
		return prefix == null ? localName : prefix + ':' + localName;
	}

	/** {@return the namespace, or null where there is none or the prefix is not declared} */
	public String namespace() {
		return namespace(prefix);
	}

	/**
	 * {@return the namespace that a prefix stands for here, or null}
	 *
	 * @param wanted the prefix; null for the default namespace
	 */
	public String namespace(String wanted) {
		for (XmlElement element = this; element != null; element = element.parent) {
			for (int i = 0; i < element.attributeCount; i++) {
				XmlAttribute attribute = document.attribute(element.firstAttribute + i);
				if (attribute.declaresNamespace()
						&& (wanted == null ? attribute.prefix() == null : attribute.prefix() != null && attribute.localName().equals(wanted))) {
					String namespace = attribute.value();
					return namespace.isEmpty() ? null : namespace;
				}
			}
		}
		return null;
	}

	/** {@return the first child element, or null} */
	public XmlElement firstChild() {
		return firstChild;
	}

	/** {@return the last child element, or null} */
	public XmlElement lastChild() {
		return lastChild;
	}

	/** {@return the next element in the same parent, or null} */
	public XmlElement next() {
		return next;
	}

	/**
	 * {@return the first child element of a name, or null}
	 *
	 * @param name the name without a prefix
	 */
	public XmlElement child(String name) {
		for (XmlElement child = firstChild; child != null; child = child.next) {
			if (child.localName.equals(name)) {
				return child;
			}
		}
		return null;
	}

	/** {@return the child elements in file order} */
	public List<XmlElement> children() {
		List<XmlElement> children = new ArrayList<>();
		for (XmlElement child = firstChild; child != null; child = child.next) {
			children.add(child);
		}
		return children;
	}

	/**
	 * {@return the child elements of a name in file order}
	 *
	 * @param name the name without a prefix
	 */
	public List<XmlElement> children(String name) {
		List<XmlElement> children = new ArrayList<>();
		for (XmlElement child = firstChild; child != null; child = child.next) {
			if (child.localName.equals(name)) {
				children.add(child);
			}
		}
		return children;
	}

	/** {@return the elements inside this one in file order, this one first} The walk needs no stack. */
	public Iterable<XmlElement> withDescendants() {
		return () -> new Iterator<>() {

			private XmlElement following = XmlElement.this;

			@Override
			public boolean hasNext() {
				return following != null;
			}

			@Override
			public XmlElement next() {
				if (following == null) {
					throw new NoSuchElementException();
				}
				XmlElement current = following;
				following = current.firstChild;
				for (XmlElement up = current; following == null && up != XmlElement.this; up = up.parent) {
					following = up.next;
				}
				return current;
			}
		};
	}

	/** {@return the attributes in file order, namespace declarations among them} */
	public List<XmlAttribute> attributes() {
		List<XmlAttribute> attributes = new ArrayList<>(attributeCount);
		for (int i = 0; i < attributeCount; i++) {
			attributes.add(document.attribute(firstAttribute + i));
		}
		return attributes;
	}

	/**
	 * {@return the attribute without a prefix of a name, or null}
	 *
	 * @param name the name
	 */
	public XmlAttribute attribute(String name) {
		for (int i = 0; i < attributeCount; i++) {
			if (document.isAttribute(firstAttribute + i, name, false)) {
				return document.attribute(firstAttribute + i);
			}
		}
		return null;
	}

	/**
	 * {@return the attribute of a name with any prefix but xmlns, or null} For example {@code xsi:type} or
	 * {@code xmi:type}.
	 *
	 * @param localName the name without its prefix
	 */
	public XmlAttribute prefixedAttribute(String localName) {
		for (int i = 0; i < attributeCount; i++) {
			if (document.isAttribute(firstAttribute + i, localName, true)) {
				return document.attribute(firstAttribute + i);
			}
		}
		return null;
	}

	/**
	 * {@return the value of the attribute without a prefix of a name, or null}
	 *
	 * @param name the name
	 */
	public String attributeValue(String name) {
		XmlAttribute attribute = attribute(name);
		return attribute == null ? null : attribute.value();
	}

	/**
	 * {@return the value of {@code xsi:type} or {@code xmi:type} without its prefix, or null}
	 */
	public String typeName() {
		XmlAttribute type = prefixedAttribute("type");
		if (type == null) {
			return null;
		}
		String value = type.value();
		return value.substring(value.lastIndexOf(':') + 1);
	}

	/** {@return the text of the element, decoded and without white space around it; null where there is none or where the element has child elements} */
	public String text() {
		return hasText() ? XmlText.ofContent(rawText()) : null;
	}

	/** {@return whether the element has text of its own and no child elements} */
	public boolean hasText() {
		return textStart >= 0 && firstChild == null;
	}

	/** {@return the text of the element as written, without white space around it} Only where there {@link #hasText() is text}. */
	public String rawText() {
		return document.text.substring(textStart, textEnd);
	}

	/** {@return the offset of the first character of the text that is no white space, or -1} */
	public int textStart() {
		return textStart;
	}

	/** {@return the offset behind the last character of the text that is no white space} */
	public int textEnd() {
		return textEnd;
	}

	/** {@return the offset of the start tag} */
	public int start() {
		return start;
	}

	/** {@return the offset behind the name in the start tag} */
	public int nameEnd() {
		return nameEnd;
	}

	/** {@return the offset behind the start tag, where the content starts} */
	public int startTagEnd() {
		return startTagEnd;
	}

	/** {@return the offset where the content ends and the end tag starts; that behind the tag where the element is an empty tag} */
	public int contentEnd() {
		return endTagStart;
	}

	/** {@return the offset behind the element, or where the file broke} */
	public int end() {
		return end;
	}

	/** {@return whether the element is written as an empty tag} */
	public boolean isEmptyTag() {
		return closed && endTagStart == end;
	}

	/** {@return whether the end tag was read} */
	public boolean isClosed() {
		return closed;
	}

	@Override
	public String toString() {
		return '<' + name() + "> line " + document.source().line(start);
	}
}
