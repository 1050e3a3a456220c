/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.YamlTree;
import org.wiretune.model.platform.ConfigurationFile;

/** Reads routes of Camel in YAML: a list of routes, in a file that is called so or lies where routes are looked for. */
public final class CamelYamlFormat implements FileFormat {

	private static final Pattern FILES = Pattern.compile("(?i)\\.camel\\.ya?ml$|(?:^|/)(?:camel|routes?|integrations?|kamelets?)[\\w-]*/[^/]+\\.ya?ml$|(?:^|/)[^/]*(?:route|camel|integration)[^/]*\\.ya?ml$");
	private static final Pattern BEGINNING = Pattern.compile("(?m)^\\s*-?\\s*[\"']?(?:from|rest)[\"']?\\s*:");

	@Override
	public String id() {
		return "camel-yaml";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("yaml", "yml");
	}

	@Override
	public boolean accepts(String path) {
		return FILES.matcher(path).find();
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		if (!BEGINNING.matcher(text.text()).find()) {
			return;
		}
		List<YamlTree> documents = YamlTree.documents(text.text());
		ConfigurationFile file = RouteGroups.file(parts.path(), text.origin(0, 0));
		RouteYaml routes = new RouteYaml(text);
		documents.forEach(document -> document.items().forEach(item -> routes.read(item, file.getGroups())));
		if (!file.getGroups().isEmpty()) {
			parts.add(file);
			new RouteParts(parts).read(file);
		}
	}
}
