/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.List;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.format.JavaSourceFormat;
import org.wiretune.lint.rule.Technologies;
import org.wiretune.lint.source.SourceText;

/** Reads Java source for tests. */
public final class JavaFacts {

	private JavaFacts() {
	}

	/** {@return what a file gave} @param text its text */
	public static FileParts read(String text) {
		FileParts parts = new FileParts("App/src/Test.java");
		new JavaSourceFormat(Technologies.finders(), Technologies.partReaders()).read(SourceText.of(parts.path(), text), parts);
		return parts;
	}

	/** {@return the facts of a kind that a file gave} @param text its text @param kind the kind */
	public static <F> List<F> read(String text, Class<F> kind) {
		return read(text).elements().stream().filter(kind::isInstance).map(kind::cast).toList();
	}
}
