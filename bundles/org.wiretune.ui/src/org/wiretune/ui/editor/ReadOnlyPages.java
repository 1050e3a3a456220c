/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.part.MultiPageEditorPart;

/** An editor with pages that shows a file and never changes it. */
public abstract class ReadOnlyPages extends MultiPageEditorPart {

	@Override
	public final void doSave(IProgressMonitor monitor) {
		// What is shown is not edited.
	}

	@Override
	public final void doSaveAs() {
		// What is shown is not edited.
	}

	@Override
	public final boolean isSaveAsAllowed() {
		return false;
	}
}
