/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/**
 * Puts the properties of an application's domain in for variables like {@code ${port}} and {@code ${port:8080}}. What is
 * set on the server alone is not known here; then the default behind the colon holds, or the value stays open.
 */
final class SwitchYardVariables {

	private static final Pattern VARIABLE = Pattern.compile("\\$\\{([^}:]{1,200})(?::([^}]{0,1000}))?\\}");
	/** Properties may name each other; more steps than these are a circle. */
	private static final int STEPS = 5;
	private static final int LONGEST = 10_000;

	private final Map<String, String> properties = new HashMap<>();

	SwitchYardVariables(XmlElement root) {
		for (XmlElement domain : root.children("domain")) {
			for (XmlElement group : domain.children("properties")) {
				for (XmlElement property : group.children("property")) {
					String name = property.attributeValue("name");
					String value = property.attributeValue("value");
					if (name != null && value != null) {
						properties.putIfAbsent(name, value);
					}
				}
			}
		}
	}

	void resolve(Module module) {
		module.eAllContents().forEachRemaining(object -> {
			if (object instanceof Setting setting && setting.getValue() != null && setting.getValue().contains("${")) {
				setting.setResolved(resolved(setting.getValue()));
			}
		});
	}

	private String resolved(String value) {
		String text = value;
		for (int step = 0; step < STEPS && text != null && text.contains("${"); step++) {
			text = replaced(text);
		}
		return text == null || text.contains("${") ? null : text;
	}

	/** The text with each variable replaced once; null where one of them is not known or the text grows beyond all use. */
	private String replaced(String text) {
		Matcher variable = VARIABLE.matcher(text);
		StringBuilder result = new StringBuilder();
		boolean found = false;
		while (variable.find()) {
			String value = properties.getOrDefault(variable.group(1), variable.group(2));
			if (value == null || result.length() + value.length() > LONGEST) {
				return null;
			}
			variable.appendReplacement(result, Matcher.quoteReplacement(value));
			found = true;
		}
		return found ? variable.appendTail(result).toString() : null;
	}
}
