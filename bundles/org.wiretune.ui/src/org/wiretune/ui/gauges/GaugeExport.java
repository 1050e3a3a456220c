/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.wiretune.servers.gauges.HistoryCsv;
import org.wiretune.servers.metrics.MetricHistory;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.servers.metrics.MetricTable;

/** Writes what gauges have read as comma separated values, and what is shown as a picture. UI thread only. */
public final class GaugeExport {

	private GaugeExport() {
	}

	/**
	 * Asks for a file and writes what was read.
	 *
	 * @param shell
	 *            parent of the dialog
	 * @param name
	 *            proposed for the file
	 * @param history
	 *            what was read
	 * @param table
	 *            what the figures are called
	 */
	static void csv(Shell shell, String name, MetricHistory history, MetricTable table) {
		String file = ask(shell, name + ".csv", "*.csv"); //$NON-NLS-1$ //$NON-NLS-2$
		if (file != null) {
			try {
				writeCsv(history, table, Path.of(file));
			} catch (IOException problem) {
				MessageDialog.openError(shell, Messages.Export_csvTitle, NLS.bind(Messages.Export_failed, file, problem.getMessage()));
			}
		}
	}

	/**
	 * Writes what was read.
	 *
	 * @param history
	 *            what was read; an hour of 150 figures makes some 4 MB
	 * @param table
	 *            what the figures are called
	 * @param file
	 *            where to
	 * @throws IOException
	 *             when it cannot be written
	 */
	public static void writeCsv(MetricHistory history, MetricTable table, Path file) throws IOException {
		WholeFile.write(file, out -> {
			Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
			HistoryCsv.write(history, table, Long.MIN_VALUE, Long.MAX_VALUE, writer);
			writer.flush();
		});
	}

	/**
	 * Asks for a file and writes a picture.
	 *
	 * @param shell
	 *            parent of the dialog
	 * @param name
	 *            proposed for the file
	 * @param control
	 *            what is to be seen
	 */
	static void picture(Shell shell, String name, Control control) {
		// The picture is taken before the dialog can lie over the control.
		ImageData data = data(control);
		String file = ask(shell, name + ".png", "*.png"); //$NON-NLS-1$ //$NON-NLS-2$
		if (file != null) {
			try {
				write(data, Path.of(file));
			} catch (IOException | SWTException problem) {
				MessageDialog.openError(shell, Messages.Export_pictureTitle, NLS.bind(Messages.Export_failed, file, problem.getMessage()));
			}
		}
	}

	/**
	 * Writes a control as a PNG file.
	 *
	 * @param control
	 *            what is to be seen
	 * @param file
	 *            where to
	 * @throws IOException
	 *             when it cannot be written
	 */
	public static void writePicture(Control control, Path file) throws IOException {
		write(data(control), file);
	}

	private static ImageData data(Control control) {
		Image image = new Image(control.getDisplay(), Math.max(1, control.getSize().x), Math.max(1, control.getSize().y));
		GC gc = new GC(image);
		try {
			control.print(gc);
			return image.getImageData();
		} finally {
			gc.dispose();
			image.dispose();
		}
	}

	private static void write(ImageData data, Path file) throws IOException {
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { data };
		ByteArrayOutputStream picture = new ByteArrayOutputStream();
		loader.save(picture, SWT.IMAGE_PNG);
		WholeFile.write(file, picture.toByteArray());
	}

	private static String ask(Shell shell, String name, String pattern) {
		FileDialog dialog = new FileDialog(shell, SWT.SAVE);
		dialog.setOverwrite(true);
		dialog.setFileName(name);
		dialog.setFilterExtensions(new String[] { pattern });
		return dialog.open();
	}
}
