/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.lint.xml.XmlStyle;

/** Elements of a file that a fix changes, found again by a place in their start tags. */
public final class XmlPlaces {

	private XmlPlaces() {
	}

	/**
	 * {@return the element whose start tag holds a place; null where its file is not at hand}
	 *
	 * @param edits gives the texts of the files
	 * @param place the place; may be null
	 */
	public static XmlElement elementAt(Edits edits, Origin place) {
		String text = place == null ? null : edits.texts().text(place.path());
		XmlDocument document = text == null ? null : XmlDocument.parse(SourceText.of(place.path(), text), root -> true, problem -> {
		});
		if (document != null && document.root() != null) {
			for (XmlElement element : document.root().withDescendants()) {
				if (element.start() <= place.offset() && place.offset() < element.startTagEnd()) {
					return element;
				}
			}
		}
		return null;
	}

	/**
	 * Adds a child to an element, on a line of its own where its neighbours have one.
	 *
	 * @param edits takes the change
	 * @param owner a place in the start tag of the element
	 * @param predecessors names of children that the new one follows
	 * @param name the name of the child without a prefix; it gets that of the element
	 * @param rest what stands behind the name up to the end tag, for example {@code >5</} or {@code  name="a"/>}
	 * @param close what stands behind the name in the end tag; null where there is no end tag
	 */
	public static void insert(Edits edits, Origin owner, List<String> predecessors, String name, String rest, String close) {
		XmlElement element = elementAt(edits, owner);
		if (element == null) {
			edits.impossible();
			return;
		}
		insert(edits, element, predecessors, XmlSettings.qualified(element, name), rest, close);
	}

	/**
	 * Adds a child to an element, on a line of its own where its neighbours have one.
	 *
	 * @param edits takes the change
	 * @param element the element
	 * @param predecessors names of children that the new one follows
	 * @param tag the name of the child with its prefix
	 * @param rest what stands behind the name up to the end tag
	 * @param close what stands behind the name in the end tag; null where there is no end tag
	 */
	public static void insert(Edits edits, XmlElement element, List<String> predecessors, String tag, String rest, String close) {
		Insertion place = new XmlStyle(element.document()).child(element, predecessors, List.of(), '<' + tag + rest, close == null ? "" : tag + close);
		if (place == null) {
			edits.impossible();
		} else {
			edits.replace(place.path(), place.offset(), place.replaced(), place.prefix() + place.suffix());
		}
	}
}
