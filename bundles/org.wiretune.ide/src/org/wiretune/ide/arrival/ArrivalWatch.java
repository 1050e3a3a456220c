/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.arrival;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;

/**
 * Hears of projects that are added or opened while the IDE runs, by whichever wizard, and of nothing else. A service of the workspace,
 * declared in OSGI-INF, so that this class is all that is loaded before a project comes.
 */
public final class ArrivalWatch implements IResourceChangeListener {

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		if (event.getDelta() == null) {
			return;
		}
		for (IResourceDelta delta : event.getDelta().getAffectedChildren(IResourceDelta.ADDED | IResourceDelta.CHANGED)) {
			boolean came = delta.getKind() == IResourceDelta.ADDED || (delta.getFlags() & IResourceDelta.OPEN) != 0;
			if (came && delta.getResource() instanceof IProject project && project.isOpen()) {
				ArrivalJob.look();
				return;
			}
		}
	}
}
