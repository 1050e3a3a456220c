/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.List;


/** The tables that ship with WireTune, and the formats that read by them. */
public final class SettingTables {

	/** Names of the tables, in the order in which their formats are tried. */
	private static final List<String> TABLES = List.of("jboss-5.settings", "wildfly.settings", "websphere.settings", "liberty.settings",
			"application.settings", "enterprise-beans.settings", "logging.settings", "spring-boot.settings", "quarkus.settings", "messaging.settings",
			"operating-system.settings", "database.settings");

	private static final List<FileKind> KINDS = TABLES.stream().flatMap(table -> TableReader.read(table).stream()).toList();

	private SettingTables() {
	}

	/** {@return all kinds of files that the tables describe} */
	public static List<FileKind> kinds() {
		return KINDS;
	}

	/** {@return a kind of file} @param id its id @throws java.util.NoSuchElementException where no table describes it */
	public static FileKind kind(String id) {
		return KINDS.stream().filter(kind -> kind.id().equals(id)).findFirst().orElseThrow();
	}

	/** {@return whether a file of this path is read by a table as text that is no XML} @param path the path with forward slashes */
	public static boolean isText(String path) {
		return KINDS.stream().anyMatch(kind -> kind.syntax() != null && kind.accepts(path));
	}
}
