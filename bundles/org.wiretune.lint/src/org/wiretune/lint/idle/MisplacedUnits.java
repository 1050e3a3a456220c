/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.idle;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Units of persistence in the folder of a web application's own files, beside those that are compiled into its classes: a web archive
 * has its units below WEB-INF, so that nobody reads the former.
 */
final class MisplacedUnits {

	private static final Pattern PLACE = Pattern.compile("(.*/)?(?:src/main/webapp|WebContent|WebRoot|web)/META-INF/persistence\\.xml");
	private static final List<String> SOURCES = List.of("src/main/resources/", "src/main/java/", "src/java/", "src/");

	private final Set<String> all;

	/** @param paths the files that were read */
	MisplacedUnits(Collection<String> paths) {
		all = new HashSet<>(paths);
	}

	/** {@return whether nobody reads a file} @param path the path */
	boolean isIdle(String path) {
		if (!path.endsWith("/persistence.xml")) {
			return false;
		}
		Matcher place = PLACE.matcher(path);
		return place.matches() && SOURCES.stream().anyMatch(source -> all.contains((place.group(1) == null ? "" : place.group(1)) + source + "META-INF/persistence.xml"));
	}
}
