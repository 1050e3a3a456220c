/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

/** An attribute of a start tag with the ranges of its name and its value. */
public final class XmlAttribute {

	private final String text;
	private final int nameStart;
	private final int localStart;
	private final int nameEnd;
	private final int valueStart;
	private final int valueEnd;

	XmlAttribute(String text, int nameStart, int localStart, int nameEnd, int valueStart, int valueEnd) {
		this.text = text;
		this.nameStart = nameStart;
		this.localStart = localStart;
		this.nameEnd = nameEnd;
		this.valueStart = valueStart;
		this.valueEnd = valueEnd;
	}

	/** {@return the prefix, or null} */
	public String prefix() {
		return localStart == nameStart ? null : text.substring(nameStart, localStart - 1);
	}

	/** {@return the name without its prefix} */
	public String localName() {
		return text.substring(localStart, nameEnd);
	}

	/** {@return the name with its prefix} */
	public String name() {
		return text.substring(nameStart, nameEnd);
	}

	/** {@return whether the attribute declares a namespace} */
	public boolean declaresNamespace() {
		return nameEnd - nameStart == 5 && text.startsWith("xmlns", nameStart)
				|| localStart - nameStart == 6 && text.startsWith("xmlns:", nameStart);
	}

	/** {@return the value with its references replaced and without white space around it} */
	public String value() {
		return XmlText.ofAttribute(text.substring(valueStart, valueEnd));
	}

	/** {@return the offset of the first character of the name} */
	public int nameStart() {
		return nameStart;
	}

	/** {@return the offset behind the name} */
	public int nameEnd() {
		return nameEnd;
	}

	/** {@return the offset behind the opening quote} */
	public int valueStart() {
		return valueStart;
	}

	/** {@return the offset of the closing quote} */
	public int valueEnd() {
		return valueEnd;
	}
}
