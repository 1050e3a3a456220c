/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.TestCaseLog;
import org.wiretune.ide.results.TestCaseLogSnapshot;
import org.wiretune.perf.result.MatrixCsv;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.view.CaseMatrix;
import org.wiretune.perf.view.ResultColumn;
import org.wiretune.perf.view.ResultRow;
import org.wiretune.perf.view.RunHistoryRow;
import org.wiretune.ui.editor.LeastHeight;
import org.wiretune.ui.parts.ClipboardText;
import org.wiretune.ui.parts.LaterContent;
import org.wiretune.ui.parts.Letters;
import org.wiretune.ui.result.ResultColumns;
import org.wiretune.ui.result.ResultImages;
import org.wiretune.ui.result.RunFileOpening;
import org.wiretune.ui.result.TextColumn;
import org.wiretune.ui.result.TextTable;
import org.wiretune.ui.theme.Restyled;

/**
 * The test case log: time per call of each binding with each object size, with the run before beside it and the settings of
 * the run. Fills while a run goes on. Reading happens elsewhere; this class only shows snapshots.
 */
public final class TestCaseLogView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.testCaseLog"; //$NON-NLS-1$

	/** A run reports many times a second; the eye needs fewer. */
	private static final int REFRESH_MILLIS = 200;

	/** What the list of runs takes of a narrow and low view to show the time of day, in letters of the usual size; in percent. */
	private static final int TIME_SHARE = 42;

	/** Shares of the columns of the history. */
	private static final int[] HISTORY_WEIGHTS = { 27, 23, 15, 15, 8, 17 };

	private static final String PROJECT = "project"; //$NON-NLS-1$
	private static final String SETTINGS = "settings"; //$NON-NLS-1$
	private static final String HISTORY = "history"; //$NON-NLS-1$
	private static final String HELP = "org.wiretune.ui.testCaseLog"; //$NON-NLS-1$

	private final AtomicBoolean refreshPending = new AtomicBoolean();
	private Display display;
	private TestCaseLog log;
	private TestCaseLogSnapshot shown;
	/** What is below the head. */
	private LaterContent content;
	private TestCaseLogHead head;
	private SashForm sash;
	private SashForm outer;
	private TextTable<RunHistoryRow> history;
	private Composite figures;
	private StackLayout figuresLayout;
	private MatrixTable matrix;
	/** Null until there are lines to be shown. */
	private TextTable<ResultRow> lines;
	/** Null until somebody asks for the settings. */
	private SettingsTable settings;
	private TestCaseLogActions actions;
	private Optional<String> startProject = Optional.empty();
	private boolean startWithSettings;
	private boolean startWithHistory = true;

	@Override
	public void init(IViewSite site, IMemento memento) throws PartInitException {
		super.init(site, memento);
		if (memento != null) {
			startProject = Optional.ofNullable(memento.getString(PROJECT));
			startWithHistory = !Boolean.FALSE.equals(memento.getBoolean(HISTORY));
			startWithSettings = Boolean.TRUE.equals(memento.getBoolean(SETTINGS));
		}
	}

	@Override
	public void saveState(IMemento memento) {
		shown.project().ifPresent(project -> memento.putString(PROJECT, project.getName()));
		memento.putBoolean(SETTINGS, actions.isSettings());
		memento.putBoolean(HISTORY, actions.isHistory());
	}

	@Override
	public void createPartControl(Composite parent) {
		display = parent.getDisplay();
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		Restyled.followWords(parent);
		head = new TestCaseLogHead(parent, this::chooseProject, index -> {
			history.select(-1);
			choose(index);
		});
		outer = new SashForm(parent, SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(outer);
		actions = new TestCaseLogActions(getViewSite().getActionBars(), new Deeds(), startWithSettings, startWithHistory);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
		log = new TestCaseLog(RunResults.get(), ZoneId.systemDefault(),
				this::refreshLater);
		startProject.map(ResourcesPlugin.getWorkspace().getRoot()::getProject).filter(IProject::isAccessible)
				.ifPresent(log::choose);
		shown = log.snapshot();
		content = new LaterContent(outer, this::makeContent, this::focus);
	}

	private void makeContent() {
		createHistory(outer);
		sash = new SashForm(outer, SWT.VERTICAL);
		outer.setWeights(38, 62);
		// A list of runs that shows no time of day is of no use.
		int time = Letters.room(TIME_SHARE);
		LeastHeight.turn(outer, new int[] { 38, 62 }, new int[] { time, 100 - time }, new int[] { 30, 70 }, 260);
		figures = new Composite(sash, SWT.NONE);
		figuresLayout = new StackLayout();
		figures.setLayout(figuresLayout);
		matrix = new MatrixTable(figures);
		matrix.table().addListener(SWT.DefaultSelection, event -> openShown());
		figuresLayout.topControl = matrix.control();
		sash.addListener(SWT.Resize, event -> turnSash());
		actions.ofMatrix(matrix.table());
		actions.ofHistory(history.table());
		layoutSash();
		enableRuns();
		// Filled in one more event.
		display.asyncExec(this::refresh);
	}

	/** The table of runs that no matrix tells. Each column costs the view time when it opens, so it is made for the first of them. */
	private TextTable<ResultRow> lines() {
		if (lines == null) {
			lines = new TextTable<>(figures, SWT.MULTI, Messages.View_lines, ResultColumns.all(), row -> false);
			lines.withQuiet(row -> !row.valid());
			lines.withImages(row -> row.valid() ? null : ResultImages.sign(true));
			lines.whenOpened(row -> openShown());
			actions.ofLines(lines.table());
		}
		return lines;
	}

	private void createHistory(Composite parent) {
		List<TextColumn<RunHistoryRow>> columns = new ArrayList<>();
		for (int i = 0; i < RunHistoryRow.titles().size(); i++) {
			int index = i;
			columns.add(new TextColumn<>(RunHistoryRow.titles().get(i), false, HISTORY_WEIGHTS[i], row -> row.texts().get(index)));
		}
		history = new TextTable<>(parent, SWT.MULTI, Messages.View_history, columns, row -> false);
		history.withImages(row -> row.file().isEmpty() ? null : ResultImages.sign(row.problem()));
		history.table().addListener(SWT.Selection, event -> {
			enableRuns();
			List<RunHistoryRow> selected = history.selected();
			if (selected.size() == 1) {
				choose(history.rows().indexOf(selected.get(0)));
			}
		});
		history.whenOpened(row -> row.file().ifPresent(file -> RunFileOpening.open(getSite().getPage(), file)));
	}

	private void chooseProject(int index) {
		if (index >= 0 && index < shown.projects().size()) {
			log.choose(shown.projects().get(index));
		}
	}

	/** The newest is followed, so that the next run shows by itself. */
	private void choose(int index) {
		if (index >= 0 && index < shown.runs().size() && index != shown.chosen()) {
			log.choose(index == 0 ? Optional.empty() : shown.runs().get(index).file());
		}
	}

	private void openShown() {
		if (shown.chosen() >= 0) {
			shown.runs().get(shown.chosen()).file().ifPresent(file -> RunFileOpening.open(getSite().getPage(), file));
		}
	}

	private void compare() {
		List<Path> files = history.selected().stream().flatMap(row -> row.file().stream()).toList();
		if (files.size() == 2) {
			RunFileOpening.compare(getSite().getPage(), files.get(0), files.get(1));
		}
	}

	private void enableRuns() {
		List<RunHistoryRow> selected = history.selected();
		actions.enable(shown != null && shown.chosen() >= 0 && shown.runs().get(shown.chosen()).file().isPresent(),
				selected.size() == 2 && selected.stream().allMatch(row -> row.file().isPresent()));
	}

	/** What the user asks for by an action. */
	private final class Deeds implements TestCaseLogActions.Deeds {

		@Override
		public void copyText() {
			Optional<String> text = shown.rows().isEmpty() ? shown.matrix().map(CaseMatrix::toText) : Optional.of(ResultColumn.toText(shown.rows()));
			text.ifPresent(figuresAsText -> ClipboardText.put(display, shown.message() + "\n\n" + figuresAsText)); //$NON-NLS-1$
		}

		@Override
		public void copyCsv() {
			csv().ifPresent(text -> ClipboardText.put(display, text));
		}

		@Override
		public void export() {
			Path file = MatrixExport.choose(getSite().getShell(), shown.run().map(RunFile::name).orElse("run")); //$NON-NLS-1$
			if (file != null) {
				exportTo(file);
			}
		}

		@Override
		public void layout() {
			layoutSash();
		}

		@Override
		public void open() {
			openShown();
		}

		@Override
		public void compare() {
			TestCaseLogView.this.compare();
		}

		@Override
		public void refresh() {
			log.refresh();
		}
	}

	/** Below the matrix there is room for the settings in a tall view, beside it in a wide one. */
	private void turnSash() {
		Point size = sash.getSize();
		int orientation = size.x > 2 * size.y ? SWT.HORIZONTAL : SWT.VERTICAL;
		if (sash.getOrientation() != orientation) {
			sash.setOrientation(orientation);
		}
	}

	private void layoutSash() {
		content.now();
		if (actions.isSettings() && settings == null) {
			settings = new SettingsTable(sash, getSite().getPage());
			sash.setWeights(3, 2);
			showValues();
		}
		sash.setMaximizedControl(actions.isSettings() ? null : figures);
		outer.setMaximizedControl(actions.isHistory() ? null : sash);
	}

	private Optional<String> csv() {
		return shown.run().map(run -> MatrixCsv.toText(run, shown.before()));
	}

	/**
	 * Writes the matrix as CSV, in the background. A file that cannot be written is said in a dialog.
	 *
	 * @param file
	 *            where to; UI thread only
	 */
	public void exportTo(Path file) {
		csv().ifPresent(text -> MatrixExport.write(file, text));
	}

	/** Called on background threads, during a run many times a second. */
	private void refreshLater() {
		if (refreshPending.compareAndSet(false, true) && !display.isDisposed()) {
			display.asyncExec(() -> display.timerExec(REFRESH_MILLIS, () -> {
				refreshPending.set(false);
				refresh();
			}));
		}
	}

	private void refresh() {
		if (sash == null || sash.isDisposed()) {
			return;
		}
		shown = log.snapshot();
		head.show(shown);
		matrix.show(shown.matrix());
		if (lines != null || !shown.rows().isEmpty()) {
			lines().show(shown.rows());
		}
		Control top = shown.rows().isEmpty() ? matrix.control() : lines.control();
		if (figuresLayout.topControl != top) {
			figuresLayout.topControl = top;
			figures.layout(true);
		}
		showHistory();
		showValues();
		actions.enable(shown);
	}

	private void showValues() {
		if (settings != null && shown != null) {
			settings.show(shown.settings());
		}
	}

	/** The chosen run is selected, unless the user is selecting two to compare. */
	private void showHistory() {
		List<RunHistoryRow> before = history.selected();
		history.show(shown.history());
		if (before.size() < 2 && history.table().getSelectionIndex() != shown.chosen()) {
			history.select(shown.chosen());
		}
		enableRuns();
	}

	@Override
	public void setFocus() {
		content.setFocus();
	}

	private void focus() {
		if (shown.rows().isEmpty()) {
			matrix.table().setFocus();
		} else {
			lines.table().setFocus();
		}
	}

	@Override
	public void dispose() {
		if (log != null) {
			log.close();
		}
		super.dispose();
	}

	/**
	 * The list of all runs, for whoever drives it without a mouse.
	 *
	 * @return the table of the history
	 */
	public TextTable<RunHistoryRow> history() {
		content.now();
		return history;
	}

	/**
	 * The log behind the view, for whoever drives it without a mouse.
	 *
	 * @return the log; closed with the view
	 */
	public TestCaseLog log() {
		return log;
	}

	/**
	 * What is shown now.
	 *
	 * @return the snapshot that was shown last; UI thread only
	 */
	public TestCaseLogSnapshot shown() {
		return shown;
	}
}
