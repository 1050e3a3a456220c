/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import java.io.IOException;
import java.util.function.Predicate;

/** The files below a folder, of a project or of a whole workspace. */
public interface SourceTree {

	/** {@return a name for messages: the folder or the workspace} */
	String name();

	/**
	 * Walks the files in path order. Files and folders that cannot be read are reported to the visitor, and the walk
	 * goes on.
	 *
	 * @param wanted tells from the path whether a file is worth a visit
	 * @param visitor sees each wanted file
	 * @throws IOException where the tree itself cannot be read
	 */
	void walk(Predicate<String> wanted, Visitor visitor) throws IOException;

	/** Sees the files of a tree. */
	interface Visitor {

		/**
		 * Sees a file.
		 *
		 * @param file the file
		 * @return false to end the walk, for example because the user cancelled
		 */
		boolean file(SourceFile file);

		/**
		 * Learns that something could not be read.
		 *
		 * @param path the path relative to the tree
		 * @param reason why, from the operating system
		 */
		void unreadable(String path, IOException reason);

		/**
		 * Learns that something was left out because it is a link: to a folder, or to a file that is wanted.
		 *
		 * @param path the path relative to the tree
		 */
		default void notFollowed(String path) {
		}
	}
}
