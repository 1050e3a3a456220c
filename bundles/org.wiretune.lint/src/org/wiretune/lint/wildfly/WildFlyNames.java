/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.Locale;

/** Names in the namespaces and attributes of WildFly. */
final class WildFlyNames {

	private static final String PREFIX = "urn:jboss:domain:";

	private WildFlyNames() {
	}

	/** The subsystem of a namespace, {@code ejb3} of {@code urn:jboss:domain:ejb3:9.0}; empty where it is none. */
	static String subsystem(String namespace) {
		if (namespace == null || !namespace.startsWith(PREFIX)) {
			return "";
		}
		int end = namespace.indexOf(':', PREFIX.length());
		return end < 0 ? "" : namespace.substring(PREFIX.length(), end);
	}

	/** The word for a unit of time, {@code minutes} for {@code MINUTES}. */
	static String unit(String written, String standard) {
		return written == null || written.isEmpty() ? standard : written.strip().toLowerCase(Locale.ROOT);
	}
}
