/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.wiretune.core.Origin;
import org.wiretune.ide.files.WorkspaceFile;

/** Opens a place of the model in the editor of its file. UI thread only. */
public final class PlaceOpener {

	private PlaceOpener() {
	}

	/**
	 * Opens a place and selects it. Where the file is gone, nothing happens; where it does not open, that is logged.
	 *
	 * @param page where the editor goes
	 * @param place the place
	 */
	public static void open(IWorkbenchPage page, Origin place) {
		IFile file = WorkspaceFile.file(place.path());
		if (file == null) {
			return;
		}
		try {
			ITextEditor editor = Adapters.adapt(IDE.openEditor(page, file, true), ITextEditor.class);
			if (editor != null) {
				editor.selectAndReveal(place.offset(), place.length());
			}
		} catch (PartInitException problem) {
			Platform.getLog(PlaceOpener.class).warn(NLS.bind(Messages.Place_cannotOpen, file.getFullPath()), problem);
		}
	}
}
