/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.SortedMap;

import org.wiretune.lint.format.FileParts;

/** Files that could not be read to their end, so that what is missing may be in them. */
final class BrokenFiles {

	private final SortedMap<String, FileParts> files;

	/** @param files what each file gave, by path */
	BrokenFiles(SortedMap<String, FileParts> files) {
		this.files = files;
	}

	/** {@return whether a file could not be read to its end} @param path the path */
	boolean isBroken(String path) {
		FileParts file = files.get(path);
		return file != null && isBroken(file);
	}

	/** {@return whether something was wrong with a file} @param file what it gave */
	static boolean isBroken(FileParts file) {
		return !file.problems().isEmpty();
	}

	/**
	 * {@return whether a file below the folder gave nothing but problems and has the name}
	 *
	 * @param folder the folder of a module
	 * @param name the name of a component, import or export, which also names its file
	 */
	boolean mayHold(String folder, String name) {
		SortedMap<String, FileParts> below = folder.isEmpty() ? files : files.subMap(folder + '/', folder + '0');
		for (FileParts file : below.values()) {
			if (isBroken(file) && file.elements().isEmpty()) {
				String path = file.path();
				int dot = path.lastIndexOf('.');
				String simple = name.substring(name.lastIndexOf('/') + 1);
				if (dot > 0 && path.substring(0, dot).endsWith(simple)) {
					return true;
				}
			}
		}
		return false;
	}
}
