/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.io.IOException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.EditorPart;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.RunResultsListener;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.Change;
import org.wiretune.perf.view.ComparedRow;
import org.wiretune.perf.view.ComparisonColumn;
import org.wiretune.perf.view.RunComparisonText;
import org.wiretune.ui.editor.BoundedHead;
import org.wiretune.ui.theme.Restyled;
import org.wiretune.ui.update.NewestShown;

/**
 * Two runs beside each other: what they come to, the lines with verdict and ratio, and the settings that differ. A run that comes later may be a
 * further start of one of them, so it is read again then. UI thread only.
 */
public final class RunComparisonEditor extends EditorPart {

	/** Id of the editor. */
	public static final String ID = "org.wiretune.ui.runComparisonEditor"; //$NON-NLS-1$

	private static final String HELP = "org.wiretune.ui.runComparisonEditor"; //$NON-NLS-1$

	/** What a sentence keeps where there is little room. */
	private static final int LEAST = 120;

	private final NewestShown<Loaded> newest = new NewestShown<>(this::show);
	private final RunResultsListener changes = new RunResultsListener() {

		@Override
		public void resultsChanged(IProject project) {
			if (project.equals(((RunComparisonInput) getEditorInput()).one().getProject())) {
				read();
			}
		}
	};
	private final Job reading = new Job(Messages.Comparison_reading) {

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			newest.offer(load((RunComparisonInput) getEditorInput()));
			return Status.OK_STATUS;
		}
	};
	private Composite area;
	private Label verdict;
	private Label title;
	private Label attribution;
	private BoundedHead head;
	private SashForm sash;
	private TextTable<ComparedRow> lines;
	private TextTable<SettingDifference> settings;
	private RunComparisonText shown;

	/** What came of reading: a comparison, or why there is none. */
	private record Loaded(RunComparisonText comparison, String problem) {
	}

	@Override
	public void init(IEditorSite site, IEditorInput input) throws PartInitException {
		if (!(input instanceof RunComparisonInput)) {
			throw new PartInitException(Messages.Comparison_noInput);
		}
		setSite(site);
		setInput(input);
		setPartName(input.getName());
	}

	@Override
	public void createPartControl(Composite parent) {
		area = new Composite(parent, SWT.NONE);
		Restyled.followWords(area);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
		head = new BoundedHead(area);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(head.body());
		verdict = label(head.body());
		verdict.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		title = label(head.body());
		attribution = label(head.body());
		sash = new SashForm(area, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).indent(0, 8).applyTo(sash);
		List<TextColumn<ComparedRow>> columns = new ArrayList<>();
		for (ComparisonColumn column : ComparisonColumn.all()) {
			columns.add(new TextColumn<>(column.title(), column.figure(), column.figure() ? 14 : columns.isEmpty() ? 44 : 20, column.text()));
		}
		lines = new TextTable<>(sash, SWT.MULTI, Messages.Comparison_table, columns,
				row -> row.change() == Change.FASTER || row.change() == Change.SLOWER);
		Composite below = new Composite(sash, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(below);
		label(below).setText(Messages.Comparison_settings);
		settings = new TextTable<>(below, SWT.MULTI, Messages.Comparison_settings,
				List.of(new TextColumn<>(Messages.Comparison_setting, false, 30, SettingDifference::name),
						new TextColumn<>(Messages.Comparison_before, false, 35, difference -> value(difference.before())),
						new TextColumn<>(Messages.Comparison_after, false, 35, difference -> value(difference.after()))),
				row -> false);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(settings.control());
		sash.setWeights(3, 2);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
		reading.setSystem(true);
		RunResults.get().addListener(changes);
		read();
	}

	private static Label label(Composite parent) {
		Label label = new Label(parent, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).indent(8, 8).hint(LEAST, SWT.DEFAULT).applyTo(label);
		return label;
	}

	private static String value(String text) {
		return text.isEmpty() ? Messages.Comparison_nothing : text;
	}

	/** Any thread. */
	private void read() {
		reading.schedule();
	}

	/** What came of reading; null where one of the runs has no place on the disk. Not on the UI thread. */
	private static Loaded load(RunComparisonInput input) {
		IPath one = input.one().getLocation();
		IPath other = input.other().getLocation();
		if (one == null || other == null) {
			return null;
		}
		try {
			RunFile first = RunFileFormat.read(one.toFile().toPath());
			RunFile second = RunFileFormat.read(other.toFile().toPath());
			List<RunFile> history = RunResults.get().runs(input.one().getProject());
			ZoneId zone = ZoneId.systemDefault();
			return new Loaded(input.tookTurns() ? RunComparisonText.ofSides(first, second, history, zone) : RunComparisonText.of(first, second, history, zone), ""); //$NON-NLS-1$
		} catch (IOException | CoreException unreadable) {
			return new Loaded(null, NLS.bind(Messages.Comparison_unreadable, unreadable.getMessage()));
		}
	}

	private void show(Loaded loaded) {
		if (area.isDisposed() || loaded == null) {
			return;
		}
		shown = loaded.comparison();
		if (shown != null) {
			setPartName(shown.name());
		}
		verdict.setText(shown == null ? "" : shown.verdict().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		((GridData) verdict.getLayoutData()).exclude = shown == null;
		title.setText((shown == null ? loaded.problem() : shown.title()).replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		attribution.setText(shown == null ? "" : shown.attribution().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		lines.show(shown == null ? List.of() : shown.rows());
		settings.show(shown == null ? List.of() : shown.settings());
		// The sentence above says that nothing differs.
		sash.setMaximizedControl(settings.rows().isEmpty() ? lines.control() : null);
		head.layout();
	}

	/** {@return what is shown, null until the runs are read} */
	public RunComparisonText shown() {
		return shown;
	}

	@Override
	public void setFocus() {
		lines.table().setFocus();
	}

	@Override
	public void dispose() {
		RunResults.get().removeListener(changes);
		super.dispose();
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		// A comparison is not edited.
	}

	@Override
	public void doSaveAs() {
		// A comparison is not edited.
	}

	@Override
	public boolean isDirty() {
		return false;
	}

	@Override
	public boolean isSaveAsAllowed() {
		return false;
	}
}
