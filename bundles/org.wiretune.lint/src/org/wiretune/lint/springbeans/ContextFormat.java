/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springbeans;

import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.wiretune.lint.format.XmlFormat;

/**
 * A reader of what one technology says in contexts of Spring and Blueprint. Contexts have any name, but lie where an application is
 * packed from or are called what they are; builds and descriptors are none. Several readers read one file, which is parsed once.
 */
public abstract class ContextFormat extends XmlFormat {

	private static final List<String> PLACES = List.of("src/main/resources/", "src/main/webapp/", "src/main/java/", "meta-inf/", "web-inf/", "osgi-inf/", "spring", "context", "integration", "flow",
			"camel", "route", "blueprint", "jms", "batch", "job", "beans", "config");
	private static final Set<String> OTHER_NAMES = Set.of("pom.xml", "build.xml", "ivy.xml", "web.xml", "web-fragment.xml", "persistence.xml", "orm.xml", "faces-config.xml", "ejb-jar.xml", "application.xml",
			"plugin.xml", "checkstyle.xml", "server.xml", "standalone.xml", "composite.xml", "features.xml");
	private static final List<String> OTHER_BEGINNINGS = List.of("logback", "log4j");
	private static final List<String> OTHER_ENDS = List.of(".hbm.xml", "-ds.xml", "-orm.xml", "checkstyle.xml", "changelog.xml");
	private static final List<String> OTHER_FOLDERS = List.of("target/", "build/", "node_modules/", "i18n/");

	@Override
	public final Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public final boolean accepts(String path) {
		if (!path.endsWith(".xml")) {
			return false;
		}
		String lower = path.toLowerCase(Locale.ROOT);
		return PLACES.stream().anyMatch(lower::contains) && !isOther(lower.substring(lower.lastIndexOf('/') + 1))
				&& OTHER_FOLDERS.stream().noneMatch(folder -> lower.startsWith(folder) || lower.contains('/' + folder));
	}

	private static boolean isOther(String name) {
		return OTHER_NAMES.contains(name) || OTHER_BEGINNINGS.stream().anyMatch(name::startsWith) || OTHER_ENDS.stream().anyMatch(name::endsWith);
	}

	@Override
	protected final boolean ownsName() {
		return false;
	}
}
