/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.wiretune.perf.proof.ProofFile;

/** Tells when a proof of the workspace came, went or changed, from its first pair on. */
public final class ProofChanges implements IResourceChangeListener, AutoCloseable {

	private final Runnable changed;

	/** Listens until it is closed. @param changed told on the thread that changed something; returns at once */
	public ProofChanges(Runnable changed) {
		this.changed = changed;
		ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		for (IResourceDelta project : event.getDelta().getAffectedChildren()) {
			for (IResourceDelta child : project.getAffectedChildren()) {
				if (child.getResource().getType() == IResource.FOLDER && child.getResource().getName().equals(ProofFile.FOLDER_NAME)) {
					changed.run();
					return;
				}
			}
		}
	}

	@Override
	public void close() {
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
	}
}
