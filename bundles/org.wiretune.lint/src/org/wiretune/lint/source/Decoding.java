/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import org.wiretune.core.Origin;
import org.wiretune.lint.finding.ReadProblem;

/** Whoever wants the {@linkplain SourceText text} of a file: knows what the file is and takes what is wrong with it. */
public interface Decoding {

	/** {@return the file, with forward slashes} */
	String path();

	/**
	 * {@return whether the file is properties or settings that are no XML} Where such a file states no encoding and is no
	 * UTF-8 it is ISO-8859-1.
	 */
	boolean isPlainText();

	/**
	 * Takes a problem.
	 *
	 * @param kind the kind
	 * @param origin where
	 * @param message sentences for the user
	 */
	void problem(ReadProblem.Kind kind, Origin origin, String message);
}
