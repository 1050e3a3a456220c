/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.format.Variables;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * The variables of a Liberty server, from the weakest to the strongest: the {@code defaultValue} of a declaration, the
 * environment of {@code server.env}, {@code bootstrap.properties}, system properties of {@code jvm.options}, the
 * {@code value} of a declaration (Open Liberty, documentation: Variable substitution precedence). A variable is found in
 * the environment by its name, with each other character than a letter or a digit as an underscore, and then in upper case.
 */
final class LibertyVariables {

	private final Map<String, String> declared = new HashMap<>();
	private final Map<String, String> defaults = new HashMap<>();
	private final Map<String, String> properties = new HashMap<>();
	private final Map<String, String> environment = new HashMap<>();

	LibertyVariables(MergedConfiguration configuration, List<ConfigurationFile> files) {
		for (List<ConfigurationGroup> variable : configuration.elements("liberty.variable")) {
			String name = variable.get(variable.size() - 1).getName();
			put(name, MergedConfiguration.setting(variable, "value"), declared);
			put(name, MergedConfiguration.setting(variable, "defaultValue"), defaults);
		}
		for (String kind : List.of(LibertyPropertiesFormat.BOOTSTRAP, LibertyJvmOptionsFormat.KIND, LibertyPropertiesFormat.ENVIRONMENT)) {
			for (ConfigurationFile file : files) {
				if (file.getKind().equals(kind)) {
					read(file);
				}
			}
		}
	}

	private void read(ConfigurationFile file) {
		for (Setting setting : file.getSettings()) {
			put(setting.getName(), setting, file.getKind().equals(LibertyPropertiesFormat.ENVIRONMENT) ? environment : properties);
		}
		for (ConfigurationGroup options : file.getGroups()) {
			for (Setting option : options.getSettings()) {
				if (option.getName().startsWith("-D")) {
					put(option.getName().substring(2), option, properties);
				}
			}
		}
	}

	private static void put(String name, Setting value, Map<String, String> variables) {
		if (name != null && value != null && value.isSet()) {
			variables.put(name, value.getValue());
		}
	}

	/** Resolves the settings of files. */
	void resolve(List<ConfigurationFile> files) {
		for (ConfigurationFile file : files) {
			for (Iterator<EObject> contents = file.eAllContents(); contents.hasNext();) {
				if (contents.next() instanceof Setting setting && setting.isSet() && setting.getValue().contains("${")) {
					setting.setResolved(Variables.resolve(setting.getValue(), this::value));
				}
			}
		}
	}

	private String value(String name) {
		for (Map<String, String> variables : List.of(declared, properties)) {
			if (variables.containsKey(name)) {
				return variables.get(name);
			}
		}
		String plain = name.replaceAll("[^A-Za-z0-9]", "_");
		for (String each : new String[] { name.startsWith("env.") ? name.substring(4) : name, plain, plain.toUpperCase(Locale.ROOT) }) {
			if (environment.containsKey(each)) {
				return environment.get(each);
			}
		}
		return defaults.get(name);
	}
}
