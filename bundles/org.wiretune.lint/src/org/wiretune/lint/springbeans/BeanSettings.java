/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springbeans;

import java.util.List;

import org.wiretune.core.ValueForm;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/**
 * What a bean of a context is given: properties as elements and as attributes, and arguments of its constructor, each under its own
 * name. Secrets are left out.
 */
public final class BeanSettings {

	/** The name of what a constructor is given. */
	public static final String ARGUMENT = "constructor-arg";

	private BeanSettings() {
	}

	/**
	 * Reads them.
	 *
	 * @param bean the element of the bean
	 * @param settings makes settings
	 * @param target takes the settings: a value, the name of a bean, or of a bean inside its class; empty where it is something else, or a literal argument
	 */
	public static void read(XmlElement bean, XmlSettings settings, List<Setting> target) {
		for (XmlElement inner : bean.children()) {
			if (inner.localName().equals("property") && inner.attribute("name") != null && !Secrets.isName(inner.attributeValue("name"))) {
				target.add(given(inner.attributeValue("name"), inner, settings));
			} else if (inner.localName().equals(ARGUMENT)) {
				target.add(argument(inner, settings));
			}
		}
		for (XmlAttribute attribute : bean.attributes()) {
			// The namespace p writes properties as attributes.
			if ("p".equals(attribute.prefix()) && !Secrets.isName(attribute.localName())) {
				target.add(settings.value(attribute.localName().replaceFirst("-ref$", ""), attribute, null));
			}
		}
	}

	/** An argument has no name that tells a password, so only what refers to beans is told. */
	private static Setting argument(XmlElement argument, XmlSettings settings) {
		boolean literal = argument.attribute("value") != null || argument.child("value") != null;
		return literal ? settings.set(ARGUMENT, "", settings.origin(argument), null, ValueForm.NONE) : given(ARGUMENT, argument, settings);
	}

	private static Setting given(String name, XmlElement property, XmlSettings settings) {
		XmlAttribute value = property.attribute("value") != null ? property.attribute("value") : property.attribute("ref");
		XmlElement content = property.child("value");
		XmlElement made = property.child("bean");
		XmlElement other = property.child("ref");
		return value != null ? settings.value(name, value, null) : content != null && content.hasText() ? settings.content(name, content, null, null)
				: made != null && made.attribute("class") != null ? settings.value(name, made.attribute("class"), null)
				: other != null && other.attribute("bean") != null ? settings.value(name, other.attribute("bean"), null) : settings.set(name, "", settings.origin(property), null, ValueForm.NONE);
	}
}
