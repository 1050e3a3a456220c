/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.settings.Element;

/**
 * The folder that was named to be looked at, where all that was read lies in one. Its name tells nothing of what is in it: who has a
 * folder called test or demo looked at means what is in it.
 */
final class RootFolder {

	private static final Memo<String> ROOT = Reading.memoOf(RootFolder::root);

	private RootFolder() {
	}

	/** {@return a path without the folder that all paths begin with} @param reading what was read @param path the path; may be null */
	static String below(Reading reading, String path) {
		String root = reading.memo(ROOT);
		return path == null || root.isEmpty() || !path.startsWith(root) ? path : path.length() == root.length() ? "" : path.charAt(root.length()) == '/' ? path.substring(root.length() + 1) : path;
	}

	private static String root(Reading reading) {
		Stream<String> modules = reading.solution().getModules().stream().map(module -> module.getPath());
		Stream<ConfigurationFile> files = Stream.concat(reading.solution().getServers().stream().flatMap(server -> server.getConfiguration().stream()),
				reading.solution().getApplications().stream().flatMap(application -> application.getConfiguration().stream()));
		Stream<String> facts = reading.solution().getApplications().stream().flatMap(application -> application.getCodeFacts().stream()).map(Element::getOrigin).filter(origin -> origin != null).map(origin -> origin.path());
		List<String> first = Stream.of(modules, files.map(ConfigurationFile::getPath), facts).flatMap(each -> each).filter(path -> path != null).map(path -> path.indexOf('/') < 0 ? path : path.substring(0, path.indexOf('/'))).distinct().limit(2).toList();
		return first.size() == 1 ? first.get(0) : "";
	}
}
