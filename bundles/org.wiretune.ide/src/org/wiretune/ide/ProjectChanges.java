/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;

/**
 * What is to be looked at again.
 *
 * @param project the project, or null where all projects are to be compared with what was read
 * @param files files that came, went or changed
 * @param folders folders below which every file is to be read again, because their encoding or derived mark changed
 * @param all whether all files are to be compared with what was read
 */
public record ProjectChanges(IProject project, Set<IFile> files, Set<IContainer> folders, boolean all) {

	/** Flags that say that a file reads differently now. Markers and synchronisation bytes do not. */
	private static final int MATTERS = IResourceDelta.CONTENT | IResourceDelta.ENCODING | IResourceDelta.REPLACED
			| IResourceDelta.TYPE | IResourceDelta.LOCAL_CHANGED;
	private static final int MATTERS_BELOW = IResourceDelta.ENCODING | IResourceDelta.DERIVED_CHANGED
			| IResourceDelta.LOCAL_CHANGED | IResourceDelta.TYPE;

	/** Copies the sets. */
	public ProjectChanges {
		files = Set.copyOf(files);
		folders = Set.copyOf(folders);
	}

	/**
	 * {@return the changes of a full build: every file is compared}
	 *
	 * @param project the project
	 */
	public static ProjectChanges everything(IProject project) {
		return new ProjectChanges(project, Set.of(), Set.of(), true);
	}

	/** {@return the changes where nobody told any: every file of every project is compared} */
	public static ProjectChanges anywhere() {
		return new ProjectChanges(null, Set.of(), Set.of(), true);
	}

	/**
	 * {@return whether all files of a project are to be compared}
	 *
	 * @param other a project
	 */
	public boolean covers(IProject other) {
		return all && (project == null || project.equals(other));
	}

	/**
	 * Reads a project's delta.
	 *
	 * @param delta the delta whose resource is the project
	 * @return what matters in it
	 * @throws CoreException where the delta cannot be walked
	 */
	public static ProjectChanges of(IResourceDelta delta) throws CoreException {
		Set<IFile> files = new LinkedHashSet<>();
		Set<IContainer> folders = new LinkedHashSet<>();
		delta.accept(part -> visit(part, files, folders), IContainer.INCLUDE_TEAM_PRIVATE_MEMBERS);
		return new ProjectChanges(delta.getResource().getProject(), files, folders, false);
	}

	private static boolean visit(IResourceDelta part, Set<IFile> files, Set<IContainer> folders) {
		IResource resource = part.getResource();
		boolean changed = part.getKind() == IResourceDelta.CHANGED;
		if (resource instanceof IFile file) {
			if (!changed || (part.getFlags() & (MATTERS | IResourceDelta.DERIVED_CHANGED)) != 0) {
				files.add(file);
			}
			return false;
		}
		if (resource instanceof IContainer folder && changed && (part.getFlags() & MATTERS_BELOW) != 0) {
			folders.add(folder);
			return false;
		}
		return true;
	}
}
