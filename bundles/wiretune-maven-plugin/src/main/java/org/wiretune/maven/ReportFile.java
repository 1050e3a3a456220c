/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.apache.maven.plugin.MojoExecutionException;

/** The names of the reports that a build writes, by their forms. */
final class ReportFile {

	private static final Map<String, String> NAMES = new LinkedHashMap<>();

	static {
		NAMES.put("text", "wiretune.txt");
		NAMES.put("json", "wiretune.json");
		NAMES.put("sarif", "wiretune.sarif");
		NAMES.put("html", "wiretune.html");
		NAMES.put("junit", "TEST-wiretune.xml");
		NAMES.put("sonar", "wiretune-sonar.json");
		NAMES.put("gitlab", "wiretune-gitlab.json");
	}

	private ReportFile() {
	}

	/**
	 * {@return the files of the forms that were asked for}
	 *
	 * @param formats words behind {@code --format}
	 * @param folder where reports go
	 * @throws MojoExecutionException where there is no such form
	 */
	static Map<String, Path> of(List<String> formats, File folder) throws MojoExecutionException {
		Map<String, Path> files = new LinkedHashMap<>();
		for (String format : formats) {
			String name = NAMES.get(format.strip());
			if (name == null) {
				throw new MojoExecutionException(PluginTexts.TEXTS.get("unknownFormat", format, String.join(", ", new ArrayList<>(NAMES.keySet()))));
			}
			files.put(format.strip(), folder.toPath().resolve(name));
		}
		return files;
	}
}
