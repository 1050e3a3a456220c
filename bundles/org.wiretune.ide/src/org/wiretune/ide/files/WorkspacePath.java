/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.files;

import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Path;

/**
 * Paths of the platform, made from texts: the methods of {@link IPath} itself came after the oldest Eclipse that is supported, and its
 * class {@code Path} has the name of that of the JDK.
 */
public final class WorkspacePath {

	private WorkspacePath() {
	}

	/**
	 * {@return the path that a text means}
	 *
	 * @param path with slashes, as in a file that is shared
	 */
	public static IPath portable(String path) {
		return Path.fromPortableString(path);
	}

	/**
	 * {@return the path that a text means}
	 *
	 * @param path as the system of this machine writes it
	 */
	public static IPath local(String path) {
		return Path.fromOSString(path);
	}
}
