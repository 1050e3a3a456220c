/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

/** Which files of a module there are. */
final class ModuleFiles {

	private ModuleFiles() {
	}

	/** {@return whether a file states a whole module, not one part of it} @param name the name of the file */
	static boolean isModule(String name) {
		return !name.endsWith(".import") && !name.endsWith(".export") && !name.endsWith(".component"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
	}
}
