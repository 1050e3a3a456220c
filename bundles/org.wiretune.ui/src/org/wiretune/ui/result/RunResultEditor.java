/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.time.ZoneId;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.results.RunResult;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.perf.view.RunSeries;
import org.wiretune.perf.view.SettingRow;
import org.wiretune.ui.chart.RunChart;
import org.wiretune.ui.editor.ReadOnlyPages;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.theme.Restyled;
import org.wiretune.ui.update.NewestShown;

/**
 * A run: whether it may be used, its figures, its course, its settings, what to know about it, and the findings it judges.
 * Follows its file, and the findings as they come and go. Reading happens elsewhere; nothing can be edited. UI thread only.
 */
public final class RunResultEditor extends ReadOnlyPages {

	/** Id of the editor. */
	public static final String ID = "org.wiretune.ui.runResultEditor"; //$NON-NLS-1$

	/** Family of the jobs that read run files. */
	public static final Object FAMILY = new Object();

	private static final String HELP = "org.wiretune.ui.runResultEditor"; //$NON-NLS-1$

	private final NewestShown<RunResult> newest = new NewestShown<>(this::show);
	private final RunResultsListener changes = new RunResultsListener() {

		@Override
		public void resultsChanged(IProject project) {
			if (project.equals(file.getProject())) {
				read();
			}
		}
	};
	/** A finding that was fixed is judged no more. */
	private final AnalysisListener analysed = result -> read();
	private IFile file;
	private Job reading;
	private OverviewPage overview;
	private RunChart charts;
	private TextTable<SettingRow> settings;
	private StyledText log;
	private FindingsPage findings;
	private RunResult shown;

	@Override
	public void init(IEditorSite site, IEditorInput input) throws PartInitException {
		if (!(input instanceof IFileEditorInput chosen)) {
			throw new PartInitException(Messages.Editor_noFile);
		}
		super.init(site, input);
		file = chosen.getFile();
		setPartName(file.getName());
		reading = new ReadJob();
	}

	@Override
	protected void createPages() {
		Composite container = getContainer();
		Restyled.followWords(container);
		overview = new OverviewPage(container, this::openGcLog);
		charts = new RunChart(container);
		settings = new TextTable<>(container, SWT.SINGLE, Messages.Page_settings,
				List.of(new TextColumn<>(Messages.Settings_setting, false, 30, SettingRow::label),
						new TextColumn<>(Messages.Settings_value, false, 35, SettingRow::value),
						new TextColumn<>(Messages.Settings_source, false, 45, SettingRow::source)),
				row -> false);
		log = new StyledText(container, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		log.setMargins(8, 8, 8, 8);
		log.setAlwaysShowScrollBars(false);
		log.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Page_log));
		findings = new FindingsPage(container, getSite().getPage(), file);
		page(overview.control(), Messages.Page_overview);
		page(charts.control(), Messages.Page_charts);
		page(settings.control(), Messages.Page_settings);
		page(log, Messages.Page_log);
		page(findings.control(), Messages.Page_findings);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(container, HELP);
		RunResults.get().addListener(changes);
		WorkspaceAnalysis.get().addListener(analysed);
		read();
	}

	private void page(Control control, String title) {
		setPageText(addPage(control), title);
	}

	/** Any thread. Several requests that come together are one. */
	private void read() {
		reading.schedule();
	}

	/** Reads the run as often as it is scheduled. */
	private final class ReadJob extends Job {

		ReadJob() {
			super(NLS.bind(Messages.Editor_reading, file.getName()));
			setSystem(true);
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			IPath location = file.getLocation();
			if (location != null) {
				newest.offer(RunResult.read(location.toFile().toPath(), file.getProject(), ZoneId.systemDefault()));
			}
			return Status.OK_STATUS;
		}

		@Override
		public boolean belongsTo(Object family) {
			return family == FAMILY;
		}
	}

	private void show(RunResult result) {
		if (getContainer() == null || getContainer().isDisposed()) {
			return;
		}
		shown = result;
		setTitleToolTip(result.title());
		overview.show(result);
		charts.show(result.series(), result.series() == RunSeries.NONE || result.run().isEmpty() ? result.banner().title() : Messages.Charts_none);
		settings.show(result.settings());
		if (!log.getText().equals(result.log())) {
			log.setText(result.log());
		}
		findings.show(result);
	}

	private void openGcLog() {
		shown.gcLog().ifPresent(log -> RunFileOpening.openGcLog(getSite().getPage(), log));
	}

	/** {@return what is shown, null until the file is read} */
	public RunResult shown() {
		return shown;
	}

	/**
	 * Shows a page.
	 *
	 * @param index its index: overview, charts, settings, log, findings
	 */
	public void showPage(int index) {
		setActivePage(index);
	}

	/** {@return the charts} */
	public RunChart charts() {
		return charts;
	}

	@Override
	public void setFocus() {
		switch (getActivePage()) {
		case 1 -> charts.focus().setFocus();
		case 2 -> settings.table().setFocus();
		case 3 -> log.setFocus();
		case 4 -> findings.focus().setFocus();
		default -> overview.focus().setFocus();
		}
	}

	@Override
	public void dispose() {
		RunResults.get().removeListener(changes);
		WorkspaceAnalysis.get().removeListener(analysed);
		super.dispose();
	}
}
