/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;

/**
 * Notices that a project was opened, closed, deleted, renamed or imported, or that its natures changed. A builder does
 * not hear of most of these.
 */
public final class ProjectLifecycle implements IResourceChangeListener {

	private final Runnable changed;

	/**
	 * Makes a listener.
	 *
	 * @param changed called while the workspace is locked, so it only schedules work
	 */
	public ProjectLifecycle(Runnable changed) {
		this.changed = changed;
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		if (event.getDelta() == null) {
			return;
		}
		for (IResourceDelta delta : event.getDelta().getAffectedChildren(IResourceDelta.ADDED | IResourceDelta.REMOVED | IResourceDelta.CHANGED)) {
			boolean other = delta.getKind() != IResourceDelta.CHANGED
					|| (delta.getFlags() & (IResourceDelta.OPEN | IResourceDelta.DESCRIPTION | IResourceDelta.REPLACED)) != 0;
			if (other && delta.getResource() instanceof IProject) {
				changed.run();
				return;
			}
		}
	}
}
