/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.servers.known.LogPlace;

/** Finds the files of the workspace that lines of a log name. */
public final class LogPlaces {

	private static final String JAVA = ".java";

	private LogPlaces() {
	}

	/**
	 * The file of a place.
	 *
	 * @param place a place in a log
	 * @return a file of the workspace; of several the first in the order of their paths; empty where there is none
	 */
	public static Optional<IFile> file(LogPlace place) {
		if (place.path().endsWith(JAVA)) {
			Optional<IFile> source = source(place.path());
			if (source.isPresent()) {
				return source;
			}
		}
		if (place.path().startsWith("/")) {
			IFile exact = ResourcesPlugin.getWorkspace().getRoot().getFileForLocation(WorkspacePath.local(place.path()));
			if (exact != null && exact.exists()) {
				return Optional.of(exact);
			}
		}
		return byEnd(place.path());
	}

	private static Optional<IFile> source(String path) {
		String type = path.substring(0, path.length() - JAVA.length()).replace('/', '.');
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			try {
				if (project.isOpen() && project.hasNature(JavaCore.NATURE_ID)) {
					IJavaProject java = JavaCore.create(project);
					IType found = java.findType(type);
					if (found != null && found.getResource() instanceof IFile file) {
						return Optional.of(file);
					}
				}
			} catch (JavaModelException e) {
				// A project that cannot be read has no sources to show.
				continue;
			} catch (CoreException e) {
				continue;
			}
		}
		return Optional.empty();
	}

	/** The longest end of the path that a file of the workspace has; a name alone has to be the file's. */
	private static Optional<IFile> byEnd(String path) {
		IPath wanted = WorkspacePath.portable(path).makeRelative();
		List<IFile> named = new ArrayList<>();
		try {
			ResourcesPlugin.getWorkspace().getRoot().accept(proxy -> {
				if (proxy.getType() == IResource.FILE && proxy.getName().equals(wanted.lastSegment()) && !proxy.isDerived()) {
					named.add((IFile) proxy.requestResource());
				}
				return !proxy.isDerived();
			}, IResource.NONE);
		} catch (CoreException e) {
			return Optional.empty();
		}
		named.sort((one, other) -> {
			int longer = Integer.compare(common(other.getFullPath(), wanted), common(one.getFullPath(), wanted));
			return longer != 0 ? longer : one.getFullPath().toString().compareTo(other.getFullPath().toString());
		});
		// A frame of a library must not lead to a class of the same name in another package.
		return named.stream().filter(file -> !path.endsWith(JAVA) || common(file.getFullPath(), wanted) == wanted.segmentCount()).findFirst();
	}

	private static int common(IPath one, IPath other) {
		int count = 0;
		while (count < one.segmentCount() && count < other.segmentCount()
				&& one.segment(one.segmentCount() - 1 - count).equals(other.segment(other.segmentCount() - 1 - count))) {
			count++;
		}
		return count;
	}
}
