/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.wiretune.ide.files.WorkspacePath;

/** A file that a launch configuration names: by its path in the workspace, or by that in the file system. */
final class LocalFile {

	private LocalFile() {
	}

	/**
	 * {@return the place of a file on the disk, which need not be there; empty where nothing is named or the name is no path}
	 *
	 * @param named what the user typed or chose
	 */
	static Optional<Path> of(String named) {
		if (named.isEmpty()) {
			return Optional.empty();
		}
		try {
			IPath path = WorkspacePath.local(named);
			if (path.isAbsolute() && path.segmentCount() > 1) {
				IResource inWorkspace = ResourcesPlugin.getWorkspace().getRoot().findMember(path);
				if (inWorkspace instanceof IFile file && file.getLocation() != null) {
					return Optional.of(file.getLocation().toFile().toPath());
				}
			}
			return Optional.of(Path.of(named));
		} catch (InvalidPathException e) {
			return Optional.empty();
		}
	}
}
