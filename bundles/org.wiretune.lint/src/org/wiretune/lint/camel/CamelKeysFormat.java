/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.format.ApplicationKeysFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/**
 * Reads the keys of Camel in the properties of an application, for Spring Boot, Quarkus and Camel Main: those of a component are a group
 * {@code camel.component} with its name, the others a group {@code camel.main}. Names are those of the options, without hyphens.
 */
public final class CamelKeysFormat extends ApplicationKeysFormat {

	private static final Pattern FILES = Pattern.compile("(?:^|/)(?:application|bootstrap)(?:-[\\w-]+)?\\.(?:properties|ya?ml)$");
	private static final Pattern KEY = Pattern.compile("(?:%(\\w+)\\.)?camel\\.(component\\.([\\w-]+)|main|springboot|context|rest|health)\\.([\\w.-]+)");

	/** Made by its world. */
	public CamelKeysFormat() {
		super("camel-keys", FILES);
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		if (!text.text().contains("camel")) {
			return;
		}
		ConfigurationFile file = RouteGroups.file(parts.path(), text.origin(0, 0));
		Map<String, ConfigurationGroup> groups = new HashMap<>();
		for (TextEntry entry : entries(text)) {
			Matcher key = KEY.matcher(entry.key().replace("\"", ""));
			if (key.matches() && !Secrets.isName(key.group(4)) && !isForTrial(key.group(1))) {
				boolean component = key.group(3) != null;
				ConfigurationGroup group = groups.computeIfAbsent(component ? key.group(3) : "", name -> RouteGroups.group(component ? "component" : "main", component ? name : null, text.origin(entry.keyStart(), entry.keyEnd() - entry.keyStart())));
				group.getSettings().add(setting(entry, key.group(4), text));
			}
		}
		if (!groups.isEmpty()) {
			file.getGroups().addAll(groups.values());
			parts.add(file);
		}
	}

	private static boolean isForTrial(String profile) {
		return profile != null && !profile.equals("prod");
	}

	private static Setting setting(TextEntry entry, String name, SourceText text) {
		return NewParts.stated(name.indexOf('-') < 0 ? name : camelCase(name), entry.value(), value(entry, text));
	}

	private static String camelCase(String name) {
		StringBuilder joined = new StringBuilder();
		for (String word : name.split("-")) {
			joined.append(joined.isEmpty() || word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
		}
		return joined.toString();
	}
}
