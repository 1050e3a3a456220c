/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;
import java.util.function.Predicate;

import org.wiretune.lint.rules.JdbcSource;

/**
 * Data sources that an installer takes one of: files of one name in folders beside each other, one for each database, that state the same
 * data source.
 */
final class SourceVariants {

	private SourceVariants() {
	}

	/** {@return a data source with those that may take its place, in the order in which they were read} @param source the data source @param wanted which of them count */
	static List<JdbcSource> of(JdbcSource source, Predicate<JdbcSource> wanted) {
		String beside = beside(source);
		return beside == null ? List.of(source) : JdbcSource.ofJBoss(source.in().reading()).filter(other -> other.equals(source) || beside.equals(beside(other)) && !folder(other).equals(folder(source)) && wanted.test(other)).toList();
	}

	/** The folder around the folder of the file, with the names of file and data source; null where there is none. */
	private static String beside(JdbcSource source) {
		String folder = folder(source);
		int slash = folder.lastIndexOf('/');
		return slash < 0 ? null : folder.substring(0, slash) + ' ' + source.in().fileName() + ' ' + source.jndiName();
	}

	private static String folder(JdbcSource source) {
		String path = source.in().path();
		return path.substring(0, Math.max(0, path.lastIndexOf('/')));
	}
}
