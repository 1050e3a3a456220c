/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.StringJoiner;

import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;

/** Finds the elements that references by {@code xmi:id} lead to. */
final class IdentifiedElements {

	/** A reference names a handful of channels; more is no reference. */
	private static final int MOST_REFERENCES = 64;

	private IdentifiedElements() {
	}

	/**
	 * {@return the values of an attribute of the elements that a reference leads to, with spaces between them; null where one
	 * of them is not there}
	 *
	 * @param reference identifiers with spaces between them
	 * @param attribute the attribute that is wanted
	 * @param document the file
	 */
	static String resolve(String reference, String attribute, XmlDocument document) {
		String[] identifiers = reference.strip().split("\\s+", MOST_REFERENCES + 1);
		if (identifiers.length > MOST_REFERENCES || identifiers[0].isEmpty()) {
			return null;
		}
		StringJoiner resolved = new StringJoiner(" ");
		for (String identifier : identifiers) {
			XmlElement element = document.identified(identifier);
			String value = element == null ? null : element.attributeValue(attribute);
			if (value == null) {
				return null;
			}
			resolved.add(value);
		}
		return resolved.toString();
	}
}
