/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.wiretune.ide.servers.StoredGauges;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.recordings.GaugeRecording;

/** Keeps what gauges have read in a file, and opens such files. Files are read and written by jobs. UI thread only. */
public final class Recordings {

	private static final String ANY = "*" + GaugeRecording.END; //$NON-NLS-1$

	private Recordings() {
	}

	/**
	 * Asks for a file and keeps what was read.
	 *
	 * @param shell
	 *            parent of the dialog
	 * @param name
	 *            proposed for the file
	 * @param session
	 *            what was read
	 */
	static void save(Shell shell, String name, GaugeSession session) {
		FileDialog dialog = new FileDialog(shell, SWT.SAVE);
		dialog.setOverwrite(true);
		dialog.setFileName(name + GaugeRecording.END);
		dialog.setFilterExtensions(new String[] { ANY });
		String file = dialog.open();
		if (file != null) {
			write(session, Path.of(file)).schedule();
		}
	}

	/**
	 * {@return a job that keeps what was read, and says in the error log and a dialog where it could not}
	 *
	 * @param session
	 *            what was read
	 * @param file
	 *            where to
	 */
	public static Job write(GaugeSession session, Path file) {
		Job job = Job.create(NLS.bind(Messages.Recording_saving, file), (IProgressMonitor monitor) -> {
			var kept = session.kept();
			if (kept.isEmpty()) {
				return Status.CANCEL_STATUS;
			}
			try {
				WholeFile.write(file, out -> {
					Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
					new GaugeRecording(kept.get(), StoredGauges.of(session.target())).write(session.tables(), writer);
					writer.flush();
				});
				return Status.OK_STATUS;
			} catch (IOException failure) {
				return Status.error(NLS.bind(Messages.Export_failed, file, failure.getMessage()), failure);
			}
		});
		job.setUser(true);
		return job;
	}

	/**
	 * Asks for a file and opens it.
	 *
	 * @param shell
	 *            parent of the dialog
	 * @param tables
	 *            what figures are called and which gauges show them
	 * @param opened
	 *            takes the recording, on the UI thread
	 */
	static void open(Shell shell, ServerTables tables, Consumer<Opened> opened) {
		FileDialog dialog = new FileDialog(shell, SWT.OPEN);
		dialog.setFilterExtensions(new String[] { ANY, "*.csv" }); //$NON-NLS-1$
		String file = dialog.open();
		if (file != null) {
			read(shell, Path.of(file), tables, opened).schedule();
		}
	}

	/**
	 * {@return a job that reads a recording, or says in a dialog why it cannot be read}
	 *
	 * @param shell
	 *            parent of the dialog
	 * @param file
	 *            the recording
	 * @param tables
	 *            what figures are called and which gauges show them
	 * @param opened
	 *            takes the recording, on the UI thread
	 */
	static Job read(Shell shell, Path file, ServerTables tables, Consumer<Opened> opened) {
		Display display = shell.getDisplay();
		Job job = Job.create(NLS.bind(Messages.Recording_opening, file), (IProgressMonitor monitor) -> {
			Runnable next;
			try {
				GaugeRecording recording = GaugeRecording.read(file);
				Opened found = new Opened(recording, OwnTables.with(tables, recording.own()));
				next = () -> opened.accept(found);
			} catch (IOException failure) {
				next = () -> MessageDialog.openError(shell, Messages.Recording_openTitle, failure.getMessage());
			}
			if (!display.isDisposed()) {
				Runnable work = next;
				display.asyncExec(() -> {
					if (!shell.isDisposed()) {
						work.run();
					}
				});
			}
			return (IStatus) Status.OK_STATUS;
		});
		job.setUser(true);
		return job;
	}

	/**
	 * A recording that was read.
	 *
	 * @param recording
	 *            the recording
	 * @param tables
	 *            what its figures are called and which gauges show them
	 */
	record Opened(GaugeRecording recording, ServerTables tables) {
	}
}
