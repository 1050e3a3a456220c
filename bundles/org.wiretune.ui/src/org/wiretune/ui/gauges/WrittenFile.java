/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.wiretune.safety.quantity.Quantity;

/** Opens a file that was written at an alarm with what the workbench or the desktop has for it, such as Mission Control for recordings. */
final class WrittenFile {

	private static final String RECORDING = ".jfr"; //$NON-NLS-1$
	private static final double MEGABYTE = 1 << 20;

	private WrittenFile() {
	}

	/** Opens a file, or says why not. UI thread only. */
	static void open(IWorkbenchPartSite site, Path file) {
		if (!Files.isRegularFile(file)) {
			MessageDialog.openInformation(site.getShell(), site.getRegisteredName(), NLS.bind(Messages.Alarms_notThere, file));
			return;
		}
		if (file.toFile().length() == 0) {
			// The flight recorder makes its file at the start and fills it at the end.
			MessageDialog.openInformation(site.getShell(), site.getRegisteredName(), NLS.bind(Messages.Alarms_notYet, file));
			return;
		}
		if (file.toString().endsWith(RECORDING) && PlatformUI.getWorkbench().getEditorRegistry().getDefaultEditor(file.getFileName().toString()) == null) {
			showFolder(site, file);
			return;
		}
		try {
			IDE.openEditorOnFileStore(site.getPage(), EFS.getLocalFileSystem().getStore(file.toUri()));
		} catch (PartInitException failure) {
			MessageDialog.openError(site.getShell(), site.getRegisteredName(), NLS.bind(Messages.Alarms_cannotOpen, file, failure.getMessage()));
		}
	}

	/** A recording would be a page of signs in a text editor. */
	private static void showFolder(IWorkbenchPartSite site, Path file) {
		String told = NLS.bind(Messages.Alarms_recording, file, Quantity.megabytes(file.toFile().length() / MEGABYTE).text());
		int chosen = new MessageDialog(site.getShell(), site.getRegisteredName(), null, told, MessageDialog.INFORMATION, 0, IDialogConstants.OK_LABEL, Messages.Alarms_folder).open();
		if (chosen == 1) {
			Program.launch(file.getParent().toString());
		}
	}
}
