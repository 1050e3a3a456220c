/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;

/**
 * Makes settings from attributes and elements of a document. A value that is set has the range of its own text as its
 * origin: without quotes and without white space around it; a CDATA section is part of the range, because a new value
 * takes its place. A value that is not set has the place where it would be written, except where the file broke before
 * the element's end: then it has none, because the value may only not have been read.
 */
public final class XmlSettings {

	private final SourceText source;
	private final String text;
	private final XmlStyle style;

	/**
	 * Takes a document.
	 *
	 * @param document the document
	 */
	public XmlSettings(XmlDocument document) {
		source = document.source();
		text = source.text();
		style = new XmlStyle(document);
	}

	/** {@return the style of the document, for places that no method here finds} */
	public XmlStyle style() {
		return style;
	}

	/**
	 * {@return the setting that an attribute without a prefix states, or its place}
	 *
	 * @param element the element
	 * @param name the attribute, which also names the setting
	 * @param unit the unit of a number, or null
	 * @param standard what the product takes where the attribute is missing, or null
	 */
	public Setting attribute(XmlElement element, String name, String unit, ProductDefault standard) {
		XmlAttribute attribute = element.attribute(name);
		return attribute != null ? value(name, attribute, unit) : missing(name, style.attribute(element, name), unit, standard);
	}

	/**
	 * {@return the setting that an attribute without a prefix states, or its place before another one}
	 *
	 * @param element the element
	 * @param name the attribute, which also names the setting
	 * @param next the attribute that the tools of the product write behind it
	 */
	public Setting attribute(XmlElement element, String name, String next) {
		return element.attribute(name) != null || element.attribute(next) == null ? attribute(element, name) : missing(name, style.attribute(name, element.attribute(next)), null, null);
	}

	/** {@return the setting that an attribute without a prefix states, or its place} @param element the element @param name the attribute */
	public Setting attribute(XmlElement element, String name) {
		return attribute(element, name, null, null);
	}

	/**
	 * {@return the setting that an attribute states}
	 *
	 * @param name the name of the setting
	 * @param attribute the attribute
	 * @param unit the unit of a number, or null
	 */
	public Setting value(String name, XmlAttribute attribute, String unit) {
		return set(name, attribute.value(), origin(attribute), unit, XmlForm.quoted(text.charAt(attribute.valueEnd())));
	}

	/**
	 * {@return a setting for each word of an attribute that is a list, each with the range of its word}
	 *
	 * @param name the name of the settings
	 * @param attribute the attribute
	 */
	public List<Setting> words(String name, XmlAttribute attribute) {
		List<Setting> words = new ArrayList<>(1);
		int end = attribute.valueEnd();
		for (int start = attribute.valueStart(); start < end; start++) {
			if (!Character.isWhitespace(text.charAt(start))) {
				int stop = start;
				while (stop < end && !Character.isWhitespace(text.charAt(stop))) {
					stop++;
				}
				words.add(set(name, XmlText.ofAttribute(text.substring(start, stop)), source.origin(start, stop - start), null, XmlForm.LISTED));
				start = stop;
			}
		}
		return words;
	}

	/**
	 * {@return the setting that a part of an attribute states} Null where the attribute holds references like
	 * {@code &amp;}, so that the part has no range of its own.
	 *
	 * @param name the name of the setting
	 * @param attribute the attribute
	 * @param from the first character of the part in the value
	 * @param to the character behind the part
	 */
	public Setting part(String name, XmlAttribute attribute, int from, int to) {
		Origin whole = origin(attribute);
		String value = attribute.value();
		return text.substring(whole.offset(), whole.end()).equals(value) ? set(name, value.substring(from, to), source.origin(whole.offset() + from, to - from), null, XmlForm.PART) : null;
	}

	/** {@return the value of an attribute as the file writes it, with its references} @param attribute the attribute */
	public String raw(XmlAttribute attribute) {
		return text.substring(attribute.valueStart(), attribute.valueEnd());
	}

	/**
	 * {@return the setting that a part of an attribute states, by its place in what the file writes}
	 *
	 * @param name the name of the setting
	 * @param attribute the attribute
	 * @param from the first character of the part in {@link #raw}
	 * @param to the character behind the part
	 */
	public Setting rawPart(String name, XmlAttribute attribute, int from, int to) {
		int start = attribute.valueStart() + from;
		return set(name, XmlText.ofAttribute(text.substring(start, attribute.valueStart() + to)), source.origin(start, to - from), null, XmlForm.PART);
	}

	/**
	 * {@return the setting that the text of an element states, or its place where the element is empty}
	 *
	 * @param name the name of the setting
	 * @param element the element
	 * @param unit the unit of a number, or null
	 * @param standard what the product takes where there is no text, or null
	 */
	public Setting content(String name, XmlElement element, String unit, ProductDefault standard) {
		if (element.hasText()) {
			return set(name, element.text(), source.origin(element.textStart(), element.textEnd() - element.textStart()), unit, XmlForm.ofContent(element.rawText()));
		}
		boolean empty = element.isClosed() && element.firstChild() == null;
		return missing(name, empty ? style.content(element) : null, unit, standard);
	}

	/**
	 * {@return the setting that the text of a child element states, or its place} A new child takes the prefix of its
	 * parent.
	 *
	 * @param parent the element around it
	 * @param name the child element, which also names the setting
	 * @param unit the unit of a number, or null
	 * @param standard what the product takes where the child is missing, or null
	 * @param predecessors names of children that a new one follows; empty if it goes behind all
	 */
	public Setting child(XmlElement parent, String name, String unit, ProductDefault standard, List<String> predecessors) {
		XmlElement child = parent.child(name);
		if (child != null) {
			return content(name, child, unit, standard);
		}
		String tag = qualified(parent, name);
		return missing(name, style.child(parent, predecessors, List.of(), "<" + tag + ">", "</" + tag + ">"), unit, standard);
	}

	/**
	 * {@return a setting that the file does not state}
	 *
	 * @param name the name of the setting
	 * @param insertion where it would be written, or null
	 * @param unit the unit of a number, or null
	 * @param standard what the product takes instead, or null
	 */
	public Setting missing(String name, Insertion insertion, String unit, ProductDefault standard) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName(name);
		setting.setUnit(unit);
		setting.setInsertion(insertion);
		if (standard == null) {
			setting.setState(SettingState.ABSENT);
		} else {
			setting.setState(SettingState.DEFAULTED);
			setting.setValue(standard.value());
			setting.setDefaultSource(standard.source());
		}
		return setting;
	}

	/**
	 * {@return a setting that the file states}
	 *
	 * @param name the name of the setting
	 * @param value the decoded value
	 * @param origin the range of its text
	 * @param unit the unit of a number, or null
	 * @param form how another value is written there
	 */
	public Setting set(String name, String value, Origin origin, String unit, ValueForm form) {
		Setting setting = NewParts.stated(name, value, origin, form);
		setting.setUnit(unit);
		return setting;
	}

	/**
	 * Gives an element of the model the name that its attribute {@code name} states, and the origin of that name; the name
	 * in the start tag where there is no such attribute.
	 *
	 * @param target the element of the model
	 * @param element the element of the file
	 */
	public void name(Element target, XmlElement element) {
		XmlAttribute name = element.attribute("name");
		if (name == null) {
			target.setOrigin(origin(element));
		} else {
			target.setName(name.value());
			target.setOrigin(origin(name));
		}
	}

	/** {@return the range of the name in an element's start tag} @param element the element */
	public Origin origin(XmlElement element) {
		return source.origin(element.start() + 1, element.nameEnd() - element.start() - 1);
	}

	/** {@return the range of an attribute's value, without quotes and white space around it} @param attribute the attribute */
	public Origin origin(XmlAttribute attribute) {
		int start = attribute.valueStart();
		int end = attribute.valueEnd();
		while (start < end && Character.isWhitespace(text.charAt(start))) {
			start++;
		}
		while (start < end && Character.isWhitespace(text.charAt(end - 1))) {
			end--;
		}
		return source.origin(start, end - start);
	}

	/** {@return the name of a new child with the prefix of its parent} @param parent the parent @param name the name */
	public static String qualified(XmlElement parent, String name) {
		return parent.prefix() == null ? name : parent.prefix() + ':' + name;
	}
}
