/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which product a configuration schema belongs to: the ones that the distributions of AS 7.1.1 and WildFly 8.2.1, 10.1.0,
 * 14.0.1, 20.0.1 and 26.1.3 have in their {@code standalone.xml}. Other schemas stand for more than one release, or no
 * document at hand tells theirs; they keep their own version.
 */
final class WildFlyVersions {

	private static final Pattern SCHEMA = Pattern.compile("urn:jboss:domain:(?:[a-z]+:)?(\\d{1,4}(?:\\.\\d{1,4}){0,2})");
	private static final Map<String, String> PRODUCTS = Map.of("1.2", "7.1", "2.2", "8.2", "4.2", "10.1", "8.0", "14", "13.0", "20", "19.0", "26");

	private WildFlyVersions() {
	}

	/**
	 * {@return the version of the product, or that of the schema with the word {@code schema} before it; null where the
	 * namespace has none}
	 */
	static String of(String namespace) {
		Matcher matcher = namespace == null ? null : SCHEMA.matcher(namespace);
		if (matcher == null || !matcher.matches()) {
			return null;
		}
		String schema = matcher.group(1);
		String product = PRODUCTS.get(schema);
		return product == null ? "schema " + schema : product;
	}
}
