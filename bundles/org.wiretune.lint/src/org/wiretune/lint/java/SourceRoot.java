/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import org.eclipse.jdt.core.dom.CompilationUnit;
import org.wiretune.lint.format.Folders;

/**
 * The folder at which the packages of a source file begin.
 *
 * @param folder the folder; the file's own where its path does not end in its package
 */
public record SourceRoot(String folder) {

	/** {@return the root of a file} @param path the file @param unit what it holds */
	public static SourceRoot of(String path, CompilationUnit unit) {
		String folder = Folders.of(path);
		String packages = unit.getPackage() == null ? "" : unit.getPackage().getName().getFullyQualifiedName().replace('.', '/');
		if (packages.isEmpty()) {
			return new SourceRoot(folder);
		}
		if (folder.equals(packages)) {
			return new SourceRoot("");
		}
		return new SourceRoot(folder.endsWith('/' + packages) ? folder.substring(0, folder.length() - packages.length() - 1) : folder);
	}
}
