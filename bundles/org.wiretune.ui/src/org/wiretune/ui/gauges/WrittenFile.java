/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;

/** Opens a file that was written at an alarm with what the workbench or the desktop has for it, such as Mission Control for recordings. */
final class WrittenFile {

	private WrittenFile() {
	}

	/** Opens a file, or says why not. UI thread only. */
	static void open(IWorkbenchPartSite site, Path file) {
		if (!Files.isRegularFile(file)) {
			MessageDialog.openInformation(site.getShell(), site.getRegisteredName(), NLS.bind(Messages.Alarms_notThere, file));
			return;
		}
		try {
			IDE.openEditorOnFileStore(site.getPage(), EFS.getLocalFileSystem().getStore(file.toUri()));
		} catch (PartInitException failure) {
			MessageDialog.openError(site.getShell(), site.getRegisteredName(), NLS.bind(Messages.Alarms_cannotOpen, file, failure.getMessage()));
		}
	}
}
