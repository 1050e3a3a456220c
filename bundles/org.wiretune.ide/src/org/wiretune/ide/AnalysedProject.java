/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;

/** Tells at which projects WireTune looks. */
public final class AnalysedProject {

	/** Id of the nature that such projects have. */
	public static final String NATURE = "org.wiretune.ide.wiretuneNature";

	private AnalysedProject() {
	}

	/**
	 * Tells whether WireTune looks at a project.
	 *
	 * @param project a project
	 * @return true if it is open and has the nature
	 */
	public static boolean isOn(IProject project) {
		try {
			return project.isAccessible() && project.hasNature(NATURE);
		} catch (CoreException closedMeanwhile) {
			return false;
		}
	}
}
