/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.wiretune.model.platform.CodeFact;

/** Observes one kind of thing in Java source, see {@link org.wiretune.lint.java.format.CodeFactFinders}. It has no state. */
public interface CodeFactFinder {

	/** {@return words one of which stands in every file that has something to observe; a file without any is not even parsed} */
	List<String> words();

	/** {@return words one of which must stand in such a file too, as that of a loop; none asks for nothing more} */
	default List<String> beside() {
		return List.of();
	}

	/**
	 * {@return a visitor of one file}
	 *
	 * @param file the file
	 * @param constants the values of its constants
	 * @param facts takes each observation
	 */
	ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts);
}
