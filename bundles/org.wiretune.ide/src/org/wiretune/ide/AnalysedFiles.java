/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.net.URI;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;

/**
 * Which files of a workspace are analysed: not what a build made (a copy of persistence.xml in the output folder would
 * be found twice), not hidden or team-private ones, and not folders that are open as projects of their own.
 */
public final class AnalysedFiles {

	private final Set<URI> projectLocations = new HashSet<>();

	/**
	 * Notes where projects lie.
	 *
	 * @param projects the open projects that are analysed
	 */
	public AnalysedFiles(Set<IProject> projects) {
		projects.stream().map(IProject::getLocationURI).filter(Objects::nonNull).forEach(projectLocations::add);
	}

	/**
	 * Walks the files that are analysed.
	 *
	 * @param container where to start
	 * @param visitor sees each file
	 * @throws CoreException where the container cannot be listed
	 */
	public void walk(IContainer container, Consumer<IFile> visitor) throws CoreException {
		if (!container.isAccessible() || !isAnalysed(container)) {
			return;
		}
		container.accept(proxy -> {
			if (proxy.isDerived() || proxy.isHidden() || proxy.isTeamPrivateMember()) {
				return false;
			}
			if (proxy.getType() == IResource.FILE) {
				visitor.accept((IFile) proxy.requestResource());
				return false;
			}
			return proxy.getType() != IResource.FOLDER || !isProjectOfItsOwn(proxy.requestResource());
		}, IResource.NONE);
	}

	/**
	 * Tells whether a resource is analysed.
	 *
	 * @param resource a file or folder
	 * @return false also where it does not exist
	 */
	public boolean isAnalysed(IResource resource) {
		if (!resource.exists() || resource.isDerived(IResource.CHECK_ANCESTORS) || resource.isHidden(IResource.CHECK_ANCESTORS)
				|| resource.isTeamPrivateMember(IResource.CHECK_ANCESTORS)) {
			return false;
		}
		for (IResource at = resource; at != null && at.getType() != IResource.PROJECT; at = at.getParent()) {
			if (at.getType() == IResource.FOLDER && isProjectOfItsOwn(at)) {
				return false;
			}
		}
		return true;
	}

	private boolean isProjectOfItsOwn(IResource folder) {
		URI location = folder.getLocationURI();
		return location != null && projectLocations.contains(location);
	}
}
