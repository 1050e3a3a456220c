/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.settings.Setting;

/**
 * Reads what an element and the elements inside it state, where a format leaves open what may stand there: attributes,
 * texts and elements that are a property with a name. A value inside is named by its way, for example
 * {@code response.destination.name}. Passwords are left out, so that they reach neither a report nor a view.
 */
public final class InnerValues {

	private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
	private static final Set<String> NAMED = Set.of("property", "parameter");
	private static final Pattern SECRET = Pattern.compile("(?i).*(password|passphrase|secret|credential).*");

	private final XmlSettings settings;

	/**
	 * Takes what makes settings.
	 *
	 * @param settings of the document that is read
	 */
	public InnerValues(XmlSettings settings) {
		this.settings = settings;
	}

	/**
	 * Adds the attributes of an element and all that the elements inside it state.
	 *
	 * @param element the element
	 * @param way the start of the names; empty for none
	 * @param skipped attributes of the element that are left out
	 * @param wanted which child elements are read
	 * @param target takes the settings in file order
	 */
	public void collect(XmlElement element, String way, Set<String> skipped, Predicate<XmlElement> wanted, List<Setting> target) {
		for (XmlAttribute attribute : element.attributes()) {
			if (!skipped.contains(attribute.localName()) && isValue(element, attribute)) {
				add(settings.value(join(way, attribute.localName()), attribute, null), target);
			}
		}
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			if (wanted.test(child)) {
				inner(child, way, target);
			}
		}
	}

	/**
	 * Adds what an element inside another states.
	 *
	 * @param element the element
	 * @param way the way of the element around it; empty for none
	 * @param target takes the settings in file order
	 */
	public void inner(XmlElement element, String way, List<Setting> target) {
		XmlAttribute name = NAMED.contains(element.localName()) ? element.attribute("name") : null;
		if (name != null) {
			String named = join(way, name.value());
			XmlAttribute value = element.attribute("value");
			if (value != null) {
				add(settings.value(named, value, null), target);
			} else if (element.hasText()) {
				add(settings.content(named, element, null, null), target);
			} else {
				// Its further attributes say what a value may be; the value itself is missing or has parts.
				for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
					inner(child, named, target);
				}
			}
			return;
		}
		String own = join(way, element.localName());
		if (element.hasText()) {
			add(settings.content(own, element, null, null), target);
		}
		collect(element, own, Set.of(), child -> true, target);
	}

	private static boolean isValue(XmlElement element, XmlAttribute attribute) {
		return !attribute.declaresNamespace() && (attribute.prefix() == null || !attribute.prefix().equals("xsi") && !attribute.prefix().equals("xml")
				&& !SCHEMA_INSTANCE.equals(element.namespace(attribute.prefix())));
	}

	private static void add(Setting setting, List<Setting> target) {
		if (!SECRET.matcher(setting.getName()).matches()) {
			target.add(setting);
		}
	}

	private static String join(String way, String name) {
		return way.isEmpty() ? name : way + '.' + name;
	}
}
