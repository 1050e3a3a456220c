/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;

/**
 * Hears of a run while it goes on. All methods are called on the thread that started the run, in an order that is the
 * same for the same files.
 */
public interface LintListener {

	/** Hears nothing. */
	LintListener NONE = new LintListener() {
	};

	/**
	 * A file was read.
	 *
	 * @param path the file
	 * @param filesRead how many have been read, this one included
	 */
	default void fileRead(String path, int filesRead) {
	}

	/**
	 * Learns what became of a file. Those that readers take come in path order as soon as they are read, all others as the tree is
	 * walked; what the tree leaves out, such as folders of build results, does not come.
	 *
	 * @param fate what became of it
	 */
	default void file(FileFate fate) {
	}

	/**
	 * Something could not be read or leads nowhere. Problems of files come in path order as soon as the file was read,
	 * those of names when all files were read.
	 *
	 * @param problem the problem
	 */
	default void problem(ReadProblem problem) {
	}

	/**
	 * Something was left out because it is a link: to a folder, or to a file that would have been read.
	 *
	 * @param path the link
	 */
	default void notFollowed(String path) {
	}

	/**
	 * A finding that is not suppressed, once all files were read, in path and offset order.
	 *
	 * @param finding the finding
	 */
	default void finding(Finding finding) {
	}
}
