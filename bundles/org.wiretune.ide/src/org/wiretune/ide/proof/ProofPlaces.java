/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.wiretune.perf.proof.ProofFile;

/** Where the proofs of a project are kept and how they name its files: as the command line does that is called with its folder. */
final class ProofPlaces {

	private ProofPlaces() {
	}

	/** {@return the folder, which need not exist; empty where the project is not on a local disk} @param project the project */
	static Optional<Path> folder(IProject project) {
		return Optional.ofNullable(project.getLocation()).map(location -> location.toFile().toPath().resolve(ProofFile.FOLDER_NAME));
	}

	/** {@return the project of an analysed file; empty where the path names none} @param path its path, the project first */
	static Optional<IProject> project(String path) {
		int slash = path.indexOf('/');
		return slash <= 0 ? Optional.empty() : Optional.of(ResourcesPlugin.getWorkspace().getRoot().getProject(path.substring(0, slash)));
	}

	/** {@return whether a file is one of a project} @param path its path, the project first @param project the project */
	static boolean isIn(String path, IProject project) {
		return path.startsWith(project.getName() + '/');
	}

	/** {@return the path within the project} @param path a path, the project first */
	static String within(String path) {
		return path.substring(path.indexOf('/') + 1);
	}
}
