/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
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
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
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
import org.wiretune.ide.results.CaseMatrix;
import org.wiretune.ide.results.RunChoice;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.results.TestCaseLog;
import org.wiretune.ide.results.TestCaseLogSnapshot;
import org.wiretune.perf.result.MatrixCsv;

/**
 * The test case log: time per call of each binding with each object size, with the run before beside it and the settings of
 * the run. Fills while a run goes on. Reading happens elsewhere; this class only shows snapshots.
 */
public final class TestCaseLogView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.testCaseLog"; //$NON-NLS-1$

	/** A run reports many times a second; the eye needs fewer. */
	private static final int REFRESH_MILLIS = 200;

	private static final String PROJECT = "project"; //$NON-NLS-1$
	private static final String SETTINGS = "settings"; //$NON-NLS-1$
	private static final String HELP = "org.wiretune.ui.testCaseLog"; //$NON-NLS-1$

	private final AtomicBoolean refreshPending = new AtomicBoolean();
	private Display display;
	private TestCaseLog log;
	private TestCaseLogSnapshot shown;
	private Combo projects;
	private Combo runs;
	private Label sign;
	private Label message;
	private SashForm sash;
	private MatrixTable matrix;
	private SettingsTable settings;
	private IAction copyText;
	private IAction copyCsv;
	private IAction export;
	private IAction showSettings;
	private Optional<String> startProject = Optional.empty();
	private boolean startWithSettings;

	@Override
	public void init(IViewSite site, IMemento memento) throws PartInitException {
		super.init(site, memento);
		if (memento != null) {
			startProject = Optional.ofNullable(memento.getString(PROJECT));
			startWithSettings = Boolean.TRUE.equals(memento.getBoolean(SETTINGS));
		}
	}

	@Override
	public void saveState(IMemento memento) {
		shown.project().ifPresent(project -> memento.putString(PROJECT, project.getName()));
		memento.putBoolean(SETTINGS, showSettings.isChecked());
	}

	@Override
	public void createPartControl(Composite parent) {
		display = parent.getDisplay();
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		createSelectors(parent);
		createMessage(parent);
		sash = new SashForm(parent, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		matrix = new MatrixTable(sash);
		settings = new SettingsTable(sash, getSite().getPage());
		sash.setWeights(3, 2);
		sash.addListener(SWT.Resize, event -> turnSash());
		makeActions();
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
		log = new TestCaseLog(RunResults.get(), Locale.getDefault(Locale.Category.FORMAT), ZoneId.systemDefault(),
				this::refreshLater);
		startProject.map(ResourcesPlugin.getWorkspace().getRoot()::getProject).filter(IProject::isAccessible)
				.ifPresent(log::choose);
		refresh();
	}

	private void createSelectors(Composite parent) {
		Composite line = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
		GridLayoutFactory.fillDefaults().numColumns(4).margins(8, 5).applyTo(line);
		new Label(line, SWT.NONE).setText(Messages.View_project);
		projects = new Combo(line, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().hint(180, SWT.DEFAULT).applyTo(projects);
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
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(runs);
		runs.addListener(SWT.Selection, event -> {
			int index = runs.getSelectionIndex();
			if (index >= 0 && index < shown.runs().size()) {
				// The newest is followed, so that the next run shows by itself.
				log.choose(index == 0 ? Optional.empty() : shown.runs().get(index).file());
			}
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
		copyCsv = action(Messages.View_copyCsv, () -> csv().ifPresent(this::toClipboard));
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
		layoutSash();
		IAction refresh = action(Messages.View_refresh, () -> log.refresh());
		var bars = getViewSite().getActionBars();
		bars.getToolBarManager().add(copyText);
		bars.getToolBarManager().add(export);
		bars.getToolBarManager().add(showSettings);
		bars.getMenuManager().add(copyText);
		bars.getMenuManager().add(copyCsv);
		bars.getMenuManager().add(export);
		bars.getMenuManager().add(new Separator());
		bars.getMenuManager().add(showSettings);
		bars.getMenuManager().add(refresh);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copyText);
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), refresh);
		bars.updateActionBars();
		MenuManager context = new MenuManager();
		context.add(copyText);
		context.add(copyCsv);
		context.add(export);
		matrix.table().setMenu(context.createContextMenu(matrix.table()));
		matrix.table().addListener(SWT.Dispose, event -> context.dispose());
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
		sash.setMaximizedControl(showSettings.isChecked() ? null : matrix.control());
	}

	private void copy(Function<CaseMatrix, String> form) {
		shown.matrix().map(form).ifPresent(text -> toClipboard(shown.message() + "\n\n" + text)); //$NON-NLS-1$
	}

	private Optional<String> csv() {
		return shown.run().map(run -> MatrixCsv.toText(run, shown.before()));
	}

	private void toClipboard(String text) {
		Clipboard clipboard = new Clipboard(display);
		clipboard.setContents(new Object[] { text }, new Transfer[] { TextTransfer.getInstance() });
		clipboard.dispose();
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
				Files.writeString(file, text.get(), StandardCharsets.UTF_8);
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
			message.getParent().getParent().layout(true, true);
		}
		matrix.show(shown.matrix());
		settings.show(shown.settings());
		boolean something = shown.matrix().isPresent();
		copyText.setEnabled(something);
		copyCsv.setEnabled(something);
		export.setEnabled(something);
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
		matrix.table().setFocus();
	}

	@Override
	public void dispose() {
		if (log != null) {
			log.close();
		}
		super.dispose();
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
