/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.safety.file.WholeFile;

/** Writes the matrix of a run to a file. */
final class MatrixExport {

	private MatrixExport() {
	}

	/** {@return the file that the user chooses, null where there is none} UI thread only. @param shell where it is asked @param run name of the run */
	static Path choose(Shell shell, String run) {
		FileDialog dialog = new FileDialog(shell, SWT.SAVE);
		dialog.setText(Messages.View_exportTitle);
		dialog.setFilterExtensions(new String[] { "*.csv" }); //$NON-NLS-1$
		dialog.setFileName(run.replaceAll("[^A-Za-z0-9]+", "-") + ".csv"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		dialog.setOverwrite(true);
		String file = dialog.open();
		return file == null ? null : Path.of(file);
	}

	/** Writes a file in the background. One that cannot be written is said in a dialog. @param file where to @param text what it holds */
	static void write(Path file, String text) {
		Job job = Job.create(Messages.View_exportJob, (IProgressMonitor monitor) -> {
			try {
				WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
			} catch (IOException failure) {
				IStatus status = Status.error(NLS.bind(Messages.View_exportFailed, file, failure.getMessage()), failure);
				StatusManager.getManager().handle(status, StatusManager.SHOW);
			}
			return (IStatus) Status.OK_STATUS;
		});
		job.setUser(true);
		job.schedule();
	}
}
