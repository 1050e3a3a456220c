/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.lint.product.ProductDefault;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Where a setting stands inside the element of its group: {@code @maxThreads}, {@code max-pool-size},
 * {@code pool/max-pool-size}, {@code property[@name=batch]/@value}, {@code .} for the text of the element itself. The steps
 * are those of {@link ElementPattern}. {@code @threadPool->@name} is an attribute that holds the {@code xmi:id} of other
 * elements of the file, with spaces between them; what stands in their attribute {@code name} is the resolved value. With
 * {@code @value?value} the text of a child {@code value} counts where the attribute is missing.
 */
public final class SettingPlace {

	private final String text;
	private final List<ElementStep> steps;
	private final String attribute;
	private final String instead;
	private final String referenced;

	/**
	 * Reads a place.
	 *
	 * @param text the place
	 * @throws IllegalArgumentException where it is none
	 */
	public SettingPlace(String text) {
		this.text = text;
		int arrow = text.indexOf("->@");
		referenced = arrow < 0 ? null : text.substring(arrow + 3);
		List<String> parts = ElementStep.split(arrow < 0 ? text : text.substring(0, arrow));
		if (parts.isEmpty()) {
			throw new IllegalArgumentException(text);
		}
		String last = parts.get(parts.size() - 1);
		int question = last.startsWith("@") ? last.indexOf('?') : -1;
		attribute = last.startsWith("@") ? last.substring(1, question < 0 ? last.length() : question) : null;
		instead = question < 0 ? null : last.substring(question + 1);
		List<String> elements = attribute != null || last.equals(".") ? parts.subList(0, parts.size() - 1) : parts;
		steps = elements.stream().map(ElementStep::new).toList();
	}

	/**
	 * Reads the setting.
	 *
	 * @param group the element of the group
	 * @param row what the table says of the setting
	 * @param standard the default of the version at hand, or null
	 * @param settings makes settings of the document
	 * @param predecessors names of elements that a new one follows
	 * @return the setting; with its place in the file where it is missing and at most one element around it is missing too
	 */
	public Setting read(XmlElement group, SettingRow row, ProductDefault standard, XmlSettings settings, List<String> predecessors) {
		XmlElement element = group;
		for (int i = 0; i < steps.size(); i++) {
			XmlElement child = steps.get(i).child(element);
			if (child == null) {
				return settings.missing(row.name(), insertion(element, i, settings, i == 0 ? predecessors : List.of()), row.unit(), standard);
			}
			element = child;
		}
		if (attribute == null) {
			return settings.content(row.name(), element, row.unit(), steps.isEmpty() ? standard : ofEmpty(row, standard));
		}
		XmlAttribute found = element.attribute(attribute);
		if (found != null) {
			if (row.valueType() != ValueType.TEXT && found.value().isEmpty()) {
				return settings.missing(row.name(), settings.style().instead(found), row.unit(), standard);
			}
			Setting setting = settings.value(row.name(), found, row.unit());
			if (referenced != null) {
				setting.setResolved(IdentifiedElements.resolve(found.value(), referenced, element.document()));
			}
			return setting;
		}
		XmlElement child = instead == null ? null : element.child(instead);
		return child != null ? settings.content(row.name(), child, row.unit(), standard) : settings.missing(row.name(), settings.style().attribute(element, attribute), row.unit(), standard);
	}

	/** What an element without text stands for: a number that is missing, but a truth may be told by the element alone. */
	private static ProductDefault ofEmpty(SettingRow row, ProductDefault standard) {
		for (VersionedDefault each : row.defaults()) {
			if (each.versions().isOfEmptyElement()) {
				return each.value();
			}
		}
		return row.valueType() == ValueType.TRUTH ? null : standard;
	}

	/** {@return the attribute at this place, or null where it is none or missing} @param group the element of the group */
	public XmlAttribute attribute(XmlElement group) {
		XmlElement element = holder(group);
		return element == null || attribute == null ? null : element.attribute(attribute);
	}

	private XmlElement holder(XmlElement group) {
		XmlElement element = group;
		for (ElementStep step : steps) {
			element = step.child(element);
			if (element == null) {
				return null;
			}
		}
		return element;
	}

	/** {@return the name of the element that the first step names, or null where the setting is an attribute or text of the group itself} */
	public String firstElement() {
		return steps.isEmpty() ? null : steps.get(0).name();
	}

	/** {@return the text at this place without making a setting, or null} @param group the element of the group */
	public String text(XmlElement group) {
		XmlElement element = group;
		for (ElementStep step : steps) {
			element = step.child(element);
			if (element == null) {
				return null;
			}
		}
		XmlElement child = instead == null || element.attribute(attribute) != null ? null : element.child(instead);
		return child != null ? child.text() : attribute == null ? element.text() : element.attributeValue(attribute);
	}

	/** The place of the missing elements from a step on, where tables tell enough to write them. */
	private Insertion insertion(XmlElement parent, int from, XmlSettings settings, List<String> predecessors) {
		StringBuilder before = new StringBuilder();
		StringBuilder after = new StringBuilder();
		for (int i = from; i < steps.size(); i++) {
			ElementStep step = steps.get(i);
			if (step.name().equals("*") || i - from > 1) {
				return null;
			}
			String tag = XmlSettings.qualified(parent, step.name());
			before.append('<').append(tag);
			StringBuilder children = new StringBuilder();
			for (ElementStep.Condition condition : step.conditions()) {
				if (condition.comparison() != ElementStep.Comparison.EQUAL) {
					return null;
				}
				if (condition.attribute()) {
					before.append(' ').append(condition.name()).append("=\"").append(condition.written()).append('"');
				} else {
					String child = XmlSettings.qualified(parent, condition.name());
					children.append('<').append(child).append('>').append(condition.written()).append("</").append(child).append('>');
				}
			}
			boolean last = i == steps.size() - 1;
			if (last && attribute != null) {
				if (!children.isEmpty()) {
					return null;
				}
				before.append(' ').append(attribute).append("=\"");
				after.insert(0, "\"/>");
			} else {
				before.append('>').append(children);
				after.insert(0, "</" + tag + '>');
			}
		}
		return settings.style().child(parent, predecessors.isEmpty() ? List.of(steps.get(from).name()) : predecessors, List.of(), before.toString(), after.toString());
	}

	@Override
	public String toString() {
		return text;
	}
}
