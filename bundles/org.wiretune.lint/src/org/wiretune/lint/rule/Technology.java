/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.model.assembly.Module;

/**
 * One world of applications, such as Spring Integration or Apache Camel: the files that it has, what is observed in its Java, how
 * its parts are led to one another, and what is advised. It stands in a package of its own, is named in
 * {@code META-INF/services/org.wiretune.lint.rule.Technology} and has its texts in {@code texts/ID.properties}; nothing else
 * knows of it. Without state; any thread may ask.
 */
public interface Technology {

	/** {@return its id, which also is the name of the resource with the texts of its recommendations: lower case with hyphens} */
	String id();

	/** {@return the recommendations, in the order in which they are listed} */
	List<Recommendation> recommendations();

	/** {@return the readers of its files} */
	default List<FileFormat> formats() {
		return List.of();
	}

	/** {@return what observes its use in Java source} */
	default List<CodeFactFinder> finders() {
		return List.of();
	}

	/** {@return what makes parts of modules from Java source} */
	default List<CodePartReader> partReaders() {
		return List.of();
	}

	/**
	 * Leads the wires of its modules, after the parts of all files have been joined.
	 *
	 * @param modules all modules
	 * @param fresh whether a module may be changed; others are only looked at
	 */
	default void link(Collection<Module> modules, Predicate<Module> fresh) {
	}
}
