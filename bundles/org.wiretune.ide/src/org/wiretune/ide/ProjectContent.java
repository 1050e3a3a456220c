/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.read.FileFormats;

/** Tells from the names of a project's files whether WireTune has anything to say about it. Nothing is read. */
public final class ProjectContent {

	private static final Set<String> MODULE_FILES = Set.of("sca.module", "sca.library");

	private ProjectContent() {
	}

	/**
	 * {@return whether a folder is a module or library}
	 *
	 * @param container a folder or project
	 */
	public static boolean isModule(IContainer container) {
		return MODULE_FILES.stream().anyMatch(name -> container.getFile(WorkspacePath.portable(name)).exists());
	}

	/**
	 * Tells whether a project holds wiring or settings that are read. Java files alone do not count, because every Java
	 * project has them.
	 *
	 * @param project an open project
	 * @param ignored folders, as full paths, that belong to other projects
	 * @return true if at least one file counts
	 */
	public static boolean isWorthEnabling(IProject project, Set<IPath> ignored) {
		AtomicBoolean found = new AtomicBoolean();
		try {
			project.accept(proxy -> {
				if (found.get() || proxy.isDerived() || ignored.contains(proxy.requestFullPath())) {
					return false;
				}
				if (proxy.getType() == IResource.FILE && !proxy.getName().endsWith(".java") && isRead(proxy.requestFullPath())) {
					found.set(true);
				}
				return !found.get();
			}, IResource.NONE);
		} catch (CoreException closed) {
			return false;
		}
		return found.get();
	}

	private static boolean isRead(IPath file) {
		String path = file.makeRelative().toString();
		for (FileFormat format : FileFormats.all()) {
			if (format.accepts(path)) {
				return true;
			}
		}
		return false;
	}
}
