/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.TestCaseLog;
import org.wiretune.ide.results.TestCaseLogSnapshot;
import org.wiretune.perf.result.MatrixCsv;
import org.wiretune.perf.view.CaseMatrix;
import org.wiretune.perf.view.ResultColumn;
import org.wiretune.perf.view.ResultRow;
import org.wiretune.perf.view.RunChoice;
import org.wiretune.perf.view.RunHistoryRow;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.ui.editor.BoundedHead;
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
	private Combo projects;
	private Combo runs;
	private BoundedHead head;
	private Label sign;
	private Label message;
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
	private IAction copyText;
	private IAction copyCsv;
	private IAction export;
	private IAction showSettings;
	private IAction showHistory;
	private IAction openRun;
	private IAction compareRuns;
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
		memento.putBoolean(SETTINGS, showSettings.isChecked());
		memento.putBoolean(HISTORY, showHistory.isChecked());
	}

	@Override
	public void createPartControl(Composite parent) {
		display = parent.getDisplay();
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		Restyled.followWords(parent);
		head = new BoundedHead(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(head.body());
		createSelectors(head.body());
		createMessage(head.body());
		outer = new SashForm(parent, SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(outer);
		makeActions();
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
		menu(matrix.table(), openRun, copyText, copyCsv, export);
		menu(history.table(), openRun, compareRuns);
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
			menu(lines.table(), openRun, copyText);
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
		compareRuns.setEnabled(selected.size() == 2 && selected.stream().allMatch(row -> row.file().isPresent()));
		openRun.setEnabled(shown != null && shown.chosen() >= 0 && shown.runs().get(shown.chosen()).file().isPresent());
	}

	private void createSelectors(Composite parent) {
		Composite line = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		GridLayoutFactory.fillDefaults().numColumns(4).margins(8, 5).applyTo(line);
		new Label(line, SWT.NONE).setText(Messages.View_project);
		projects = new Combo(line, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).hint(90, SWT.DEFAULT).applyTo(projects);
		name(projects, Messages.View_project);
		projects.addListener(SWT.Selection, event -> {
			int index = projects.getSelectionIndex();
			if (index >= 0 && index < shown.projects().size()) {
				log.choose(shown.projects().get(index));
			}
		});
		new Label(line, SWT.NONE).setText(Messages.View_run);
		runs = new Combo(line, SWT.READ_ONLY);
		runs.setVisibleItemCount(15);
		name(runs, Messages.View_run);
		GridDataFactory.fillDefaults().grab(true, false).hint(110, SWT.DEFAULT).applyTo(runs);
		// Beside each other neither the name of the project nor the time of the run could be read.
		head.whenSized(width -> ((GridLayout) line.getLayout()).numColumns = BoundedHead.isNarrow(width) ? 2 : 4);
		runs.addListener(SWT.Selection, event -> {
			history.select(-1);
			choose(runs.getSelectionIndex());
		});
	}

	/** Not every platform takes the label before a control for its name. */
	private static void name(Control control, String label) {
		String name = label.replace("&", "").replace(":", ""); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		control.getAccessible().addAccessibleListener(new AccessibleAdapter() {

			@Override
			public void getName(AccessibleEvent event) {
				event.result = name;
			}
		});
	}

	private void createMessage(Composite parent) {
		Composite line = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 2).spacing(6, 0).extendedMargins(0, 0, 0, 4).applyTo(line);
		sign = new Label(line, SWT.NONE);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
		message = new Label(line, SWT.WRAP);
		GridDataFactory.create(GridData.FILL_HORIZONTAL).hint(200, SWT.DEFAULT).applyTo(message);
	}

	private void makeActions() {
		copyText = action(Messages.View_copyText, () -> copy(CaseMatrix::toText));
		copyText.setToolTipText(Messages.View_copyTextTip);
		copyText.setImageDescriptor(
				PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_TOOL_COPY));
		copyCsv = action(Messages.View_copyCsv, () -> csv().ifPresent(text -> ClipboardText.put(display, text)));
		export = action(Messages.View_export, this::export);
		export.setToolTipText(Messages.View_exportTip);
		export.setImageDescriptor(ResultIcons.descriptor("export_csv")); //$NON-NLS-1$
		showSettings = new Action(Messages.View_settings, IAction.AS_CHECK_BOX) {

			@Override
			public void run() {
				layoutSash();
			}
		};
		showSettings.setToolTipText(Messages.View_settingsTip);
		showSettings.setImageDescriptor(ResultIcons.descriptor("settings")); //$NON-NLS-1$
		showSettings.setChecked(startWithSettings);
		showHistory = new Action(Messages.View_showHistory, IAction.AS_CHECK_BOX) {

			@Override
			public void run() {
				layoutSash();
			}
		};
		showHistory.setToolTipText(Messages.View_showHistoryTip);
		showHistory.setImageDescriptor(ResultIcons.descriptor("history")); //$NON-NLS-1$
		showHistory.setChecked(startWithHistory);
		openRun = action(Messages.View_openRun, this::openShown);
		openRun.setToolTipText(Messages.View_openRunTip);
		openRun.setImageDescriptor(ResultIcons.descriptor("result")); //$NON-NLS-1$
		compareRuns = action(Messages.View_compare, this::compare);
		compareRuns.setToolTipText(Messages.View_compareTip);
		compareRuns.setImageDescriptor(ResultIcons.descriptor("compare")); //$NON-NLS-1$
		openRun.setEnabled(false);
		compareRuns.setEnabled(false);
		IAction refresh = action(Messages.View_refresh, () -> log.refresh());
		var bars = getViewSite().getActionBars();
		bars.getToolBarManager().add(openRun);
		bars.getToolBarManager().add(compareRuns);
		bars.getToolBarManager().add(new Separator());
		bars.getToolBarManager().add(copyText);
		bars.getToolBarManager().add(export);
		bars.getToolBarManager().add(showHistory);
		bars.getToolBarManager().add(showSettings);
		bars.getMenuManager().add(openRun);
		bars.getMenuManager().add(compareRuns);
		bars.getMenuManager().add(new Separator());
		bars.getMenuManager().add(copyText);
		bars.getMenuManager().add(copyCsv);
		bars.getMenuManager().add(export);
		bars.getMenuManager().add(new Separator());
		bars.getMenuManager().add(showHistory);
		bars.getMenuManager().add(showSettings);
		bars.getMenuManager().add(refresh);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copyText);
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), refresh);
	}

	private static void menu(Control control, IAction... actions) {
		MenuManager context = new MenuManager();
		for (IAction action : actions) {
			context.add(action);
		}
		control.setMenu(context.createContextMenu(control));
		control.addListener(SWT.Dispose, event -> context.dispose());
	}

	private static IAction action(String text, Runnable code) {
		return new Action(text) {

			@Override
			public void run() {
				code.run();
			}
		};
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
		if (showSettings.isChecked() && settings == null) {
			settings = new SettingsTable(sash, getSite().getPage());
			sash.setWeights(3, 2);
			showValues();
		}
		sash.setMaximizedControl(showSettings.isChecked() ? null : figures);
		outer.setMaximizedControl(showHistory.isChecked() ? null : sash);
	}

	private void copy(Function<CaseMatrix, String> form) {
		Optional<String> text = shown.rows().isEmpty() ? shown.matrix().map(form) : Optional.of(ResultColumn.toText(shown.rows()));
		text.ifPresent(figuresAsText -> ClipboardText.put(display, shown.message() + "\n\n" + figuresAsText)); //$NON-NLS-1$
	}

	private Optional<String> csv() {
		return shown.run().map(run -> MatrixCsv.toText(run, shown.before()));
	}

	private void export() {
		FileDialog dialog = new FileDialog(getSite().getShell(), SWT.SAVE);
		dialog.setText(Messages.View_exportTitle);
		dialog.setFilterExtensions(new String[] { "*.csv" }); //$NON-NLS-1$
		dialog.setFileName(shown.run().map(run -> run.name().replaceAll("[^A-Za-z0-9]+", "-")).orElse("run") + ".csv"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		dialog.setOverwrite(true);
		String file = dialog.open();
		if (file != null) {
			exportTo(Path.of(file));
		}
	}

	/**
	 * Writes the matrix as CSV, in the background. A file that cannot be written is said in a dialog.
	 *
	 * @param file
	 *            where to; UI thread only
	 */
	public void exportTo(Path file) {
		Optional<String> text = csv();
		if (text.isEmpty()) {
			return;
		}
		Job job = Job.create(Messages.View_exportJob, (IProgressMonitor monitor) -> {
			try {
				WholeFile.write(file, text.get().getBytes(StandardCharsets.UTF_8));
			} catch (IOException failure) {
				IStatus status = Status.error(NLS.bind(Messages.View_exportFailed, file, failure.getMessage()), failure);
				StatusManager.getManager().handle(status, StatusManager.SHOW);
			}
			return (IStatus) Status.OK_STATUS;
		});
		job.setUser(true);
		job.schedule();
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
		fill(projects, shown.projects().stream().map(IProject::getName).toList(),
				shown.project().map(shown.projects()::indexOf).orElse(-1));
		fill(runs, shown.runs().stream().map(RunChoice::label).toList(), shown.chosen());
		Image image = ResultIcons.of(shown);
		if (sign.getImage() != image) {
			sign.setImage(image);
		}
		String text = shown.message().replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
		if (!text.equals(message.getText())) {
			message.setText(text);
			head.layout();
		}
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
		boolean something = shown.matrix().isPresent();
		copyText.setEnabled(something || !shown.rows().isEmpty());
		copyCsv.setEnabled(something);
		export.setEnabled(something);
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

	/** Changes a list only when it differs, so that an open one does not close under the mouse. */
	private static void fill(Combo combo, List<String> items, int selected) {
		if (!List.of(combo.getItems()).equals(items)) {
			combo.setItems(items.toArray(String[]::new));
		}
		if (combo.getSelectionIndex() != selected) {
			if (selected < 0) {
				combo.deselectAll();
			} else {
				combo.select(selected);
			}
		}
		combo.setEnabled(!items.isEmpty());
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
