/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/** The parameters of a template of OpenShift with the values that they have unless an installation gives others. */
final class TemplateParameters {

	private static final Pattern PARAMETER = Pattern.compile("\\$\\{\\{?([A-Za-z_][A-Za-z0-9_]{0,99})\\}?\\}");

	private final Map<String, String> values = new HashMap<>();

	private TemplateParameters() {
	}

	static TemplateParameters of(YamlPart template) {
		TemplateParameters parameters = new TemplateParameters();
		template.items("parameters").stream().filter(parameter -> parameter.entry("value") != null).forEach(parameter -> parameters.values.put(parameter.value("name"), parameter.value("value")));
		return parameters;
	}

	/** Resolves what settings say by parameters alone; what the file states stays as it is. @param groups the groups of its objects */
	void fill(List<ConfigurationGroup> groups) {
		for (ConfigurationGroup group : groups) {
			group.getSettings().forEach(this::fill);
			fill(group.getGroups());
		}
	}

	private void fill(Setting setting) {
		String value = setting.getValue();
		if (value != null && value.indexOf('$') >= 0) {
			String filled = PARAMETER.matcher(value).replaceAll(parameter -> Matcher.quoteReplacement(values.getOrDefault(parameter.group(1), parameter.group())));
			if (filled.indexOf('$') < 0) {
				setting.setResolved(filled);
			}
		}
	}
}
