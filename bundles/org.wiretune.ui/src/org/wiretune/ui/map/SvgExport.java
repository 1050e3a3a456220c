/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.map.MapScene;
import org.wiretune.map.layout.MapLayout;
import org.wiretune.map.svg.MapSvg;
import org.wiretune.safety.file.WholeFile;

/** Writes the map to a file, laid out for the fonts of a browser and not for those of this screen. */
final class SvgExport extends Job {

	private final MapScene scene;
	private final Path file;

	SvgExport(MapScene scene, Path file) {
		super(Messages.Export_job);
		this.scene = scene;
		this.file = file;
		setUser(true);
	}

	/** {@return the file that the user wants the map in, or null where none} @param parent the shell above the dialog */
	static Path chooseFile(Shell parent) {
		FileDialog dialog = new FileDialog(parent, SWT.SAVE);
		dialog.setText(Messages.Export_title);
		dialog.setFilterExtensions("*.svg"); //$NON-NLS-1$
		dialog.setFilterNames(Messages.Export_filter);
		dialog.setFileName("binding-map.svg"); //$NON-NLS-1$
		dialog.setOverwrite(true);
		String file = dialog.open();
		return file == null ? null : Path.of(file);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.Export_job, IProgressMonitor.UNKNOWN);
		try {
			SansSerifMeasure measure = new SansSerifMeasure();
			String svg = MapSvg.write(new MapLayout(measure).layout(scene, progress::isCanceled), measure, Messages.Export_of);
			WholeFile.write(file, svg.getBytes(StandardCharsets.UTF_8));
			return Status.OK_STATUS;
		} catch (CancellationException cancelled) {
			return Status.CANCEL_STATUS;
		} catch (IOException problem) {
			IStatus status = Status.warning(NLS.bind(Messages.Export_failed, file, problem.getMessage()), problem);
			// The progress service shows errors only, and this is none of ours.
			StatusManager.getManager().handle(status, StatusManager.SHOW);
			return status;
		}
	}
}
