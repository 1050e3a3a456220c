/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.base;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of servers that a run can be on. */
public enum ServerType {

	/** WireTune's own server. */
	EMBEDDED("embedded", ""),
	/** WildFly or JBoss EAP. */
	WILDFLY("wildfly", "WildFly"),
	/** Open Liberty or WebSphere Liberty. */
	LIBERTY("liberty", "Liberty");

	private final String id;
	private final String label;

	ServerType(String id, String label) {
		this.id = id;
		this.label = label;
	}

	/** {@return the word for it on the command line and in run files} */
	public String id() {
		return id;
	}

	/** {@return its name, as it begins a sentence; those of products are not translated} */
	public String label() {
		return this == EMBEDDED ? TEXTS.get("serverKind.embedded") : label;
	}

	/**
	 * Finds a kind.
	 *
	 * @param id the word for it
	 * @return the kind, empty when none is called so
	 */
	public static Optional<ServerType> find(String id) {
		return Arrays.stream(values()).filter(type -> type.id.equalsIgnoreCase(id.strip())).findFirst();
	}

	/**
	 * The kind of a server that is known by its name only, as in run files before schema 4.
	 *
	 * @param name name and version, such as {@code WildFly 39.0.1.Final}; empty for the embedded server
	 * @return the kind; the embedded server for a name that says nothing
	 */
	public static ServerType named(String name) {
		String lower = name.toLowerCase(Locale.ROOT);
		if (lower.contains("liberty")) {
			return LIBERTY;
		}
		return lower.contains("wildfly") || lower.contains("jboss") ? WILDFLY : EMBEDDED;
	}

	/** {@return the words for all kinds} */
	public static List<String> ids() {
		return Arrays.stream(values()).map(ServerType::id).toList();
	}
}
