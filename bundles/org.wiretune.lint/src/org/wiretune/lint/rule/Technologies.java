/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodePartReader;

/** All worlds of applications, in the order of their registration. */
public final class Technologies {

	private static final List<Technology> ALL = ServiceLoader.load(Technology.class, Technologies.class.getClassLoader()).stream().map(ServiceLoader.Provider::get).toList();

	private Technologies() {
	}

	/** {@return all of them} */
	public static List<Technology> all() {
		return ALL;
	}

	/** {@return the readers of their files} */
	public static List<FileFormat> formats() {
		return each(Technology::formats);
	}

	/** {@return what observes their use in Java source} */
	public static List<CodeFactFinder> finders() {
		return each(Technology::finders);
	}

	/** {@return what makes parts of modules from Java source} */
	public static List<CodePartReader> partReaders() {
		return each(Technology::partReaders);
	}

	private static <T> List<T> each(Function<Technology, List<T>> what) {
		return ALL.stream().flatMap(technology -> what.apply(technology).stream()).toList();
	}
}
