/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springbeans;

import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.lint.format.XmlFormat;

/**
 * A reader of what one technology says in contexts of Spring and Blueprint. Contexts have any name, but lie where an application is
 * packed from or are called what they are; builds and descriptors are none. Several readers read one file, which is parsed once.
 */
public abstract class ContextFormat extends XmlFormat {

	private static final Pattern PLACES = Pattern.compile("(?i)src/main/(?:resources|webapp|java)/|META-INF/|WEB-INF/|OSGI-INF/|spring|context|integration|flow|camel|route|blueprint|jms|batch|job|beans|config");
	private static final Pattern OTHERS = Pattern.compile("(?i)(?:^|/)(?:(?:pom|build|ivy|web|web-fragment|persistence|orm|faces-config|ejb-jar|application|plugin|checkstyle|server|standalone|composite|features)\\.xml|(?:logback|log4j)[^/]*\\.xml|[^/]*(?:\\.hbm|-ds|-orm|checkstyle|changelog)\\.xml)$|(?:^|/)(?:target|build|node_modules|i18n)/");

	@Override
	public final Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public final boolean accepts(String path) {
		return path.endsWith(".xml") && !OTHERS.matcher(path).find() && PLACES.matcher(path).find();
	}

	@Override
	protected final boolean ownsName() {
		return false;
	}
}
