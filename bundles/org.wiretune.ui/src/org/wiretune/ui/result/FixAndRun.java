/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ide.results.RunBeforeFix;
import org.wiretune.ide.results.RunResults;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.StartsForVerdict;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.validity.BusyNow;
import org.wiretune.ui.fix.EditorMarkerPlaces;
import org.wiretune.ui.fix.FixDialogs;
import org.wiretune.ui.launch.RunAgain;

/**
 * Fixes a finding, runs again, compares the same call before and after, and keeps what it came to with the finding. Where no run
 * measured it yet, it is measured before the fix. UI thread only.
 */
public final class FixAndRun {

	private static final int FOR_A_VERDICT = 0;
	private static final int ONCE = 1;
	/** The answers where the runs before the fix allow no verdict. */
	private static final int AGAIN = 0;
	private static final int WITHOUT = 1;

	private FixAndRun() {
	}

	/**
	 * Begins with the first fix of a finding.
	 *
	 * @param marker the marker of a finding with a fix
	 */
	public static void start(IMarker marker) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		if (window == null || window.getActivePage() == null || MarkerFix.of(marker).isEmpty() || !FixDialogs.isRead(Messages.FixAndRun_title)) {
			return;
		}
		AtomicReference<Optional<RunHistory.Entry>> found = new AtomicReference<>(Optional.empty());
		try {
			PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
				try {
					found.set(RunBeforeFix.of(marker, RunResults.get()));
				} catch (CoreException unreadable) {
					throw new InvocationTargetException(unreadable);
				}
			});
		} catch (InvocationTargetException unreadable) {
			StatusManager.getManager().handle(((CoreException) unreadable.getCause()).getStatus(), StatusManager.SHOW | StatusManager.LOG);
			return;
		} catch (InterruptedException cancelled) {
			return;
		}
		Optional<IFile> before = found.get().map(RunHistory.Entry::file).flatMap(RunFileOpening::file);
		start(window.getActivePage(), marker, before.isEmpty() ? null : found.get().flatMap(RunHistory.Entry::run).orElseThrow(), before.orElse(null));
	}

	/**
	 * Asks how often it is to be measured, and begins.
	 *
	 * @param page where the comparison opens
	 * @param marker the marker of a finding with a fix
	 * @param run the run before the fix; null where none measured it yet
	 * @param before its file, null with it
	 */
	static void start(IWorkbenchPage page, IMarker marker, RunFile run, IFile before) {
		Shell shell = page.getWorkbenchWindow().getShell();
		IProject project = marker.getResource().getProject();
		StartsForVerdict starts = run == null ? StartsForVerdict.ofNone() : StartsForVerdict.of(run, runs(project));
		// Who is told after the runs that they allow no verdict has waited for nothing.
		String needed = (starts.sentence() + ' ' + BusyNow.warning()).strip();
		int chosen = ask(shell, run == null ? NLS.bind(Messages.FixAndRun_notMeasured, project.getName(), needed) : NLS.bind(Messages.FixAndRun_starts, needed));
		if (chosen == FOR_A_VERDICT || chosen == ONCE) {
			int first = chosen == FOR_A_VERDICT ? starts.missing() : run == null ? 1 : 0;
			int after = chosen == FOR_A_VERDICT ? starts.after() : 1;
			boolean verdict = chosen == FOR_A_VERDICT;
			Measured fix = (name, newest, judged) -> show(page, marker, newest, name, judged ? after : 1, verdict && judged);
			if (first == 0) {
				fix.accept(run.name(), before, true);
			} else {
				measure(shell, project, run == null ? "" : run.name(), 0, first, verdict, fix); //$NON-NLS-1$
			}
		}
	}

	/** They were read a moment ago. */
	private static List<RunFile> runs(IProject project) {
		try {
			return RunResults.get().runs(project);
		} catch (CoreException gone) {
			return List.of();
		}
	}

	private static int ask(Shell shell, String question) {
		return new MessageDialog(shell, Messages.FixAndRun_title, null, question, MessageDialog.QUESTION, FOR_A_VERDICT, Messages.FixAndRun_verdict, Messages.FixAndRun_once, IDialogConstants.CANCEL_LABEL).open();
	}

	/** Goes on after the runs before the fix. */
	private interface Measured {

		/** @param name of the runs @param newest the file of the newest @param judged whether they allow a verdict, or none is wanted */
		void accept(String name, IFile newest, boolean judged);
	}

	/** Makes runs before the fix, one after the other; one that did not come to its end ends it. */
	private static void measure(Shell shell, IProject project, String name, int made, int wanted, boolean verdict, Measured then) {
		RunAgain.launch(project, name, NextRun.await(project, (run, file) -> {
			if (run.state() == RunState.FAILED && !shell.isDisposed()) {
				MessageDialog.openInformation(shell, Messages.FixAndRun_title, NLS.bind(Messages.FixAndRun_brokenOff, run.name(), run.reason()));
			} else if (run.state() == RunState.COMPLETED && StartsForVerdict.isAnotherNeeded(made + 1, wanted, verdict, run, runs(project))) {
				measure(shell, project, run.name(), made + 1, wanted, verdict, then);
			} else if (run.state() == RunState.COMPLETED) {
				RunFileOpening.file(file).ifPresent(newest -> measured(shell, project, run, newest, verdict, then));
			}
		}));
	}

	/** Who waits for a verdict that these runs cannot give is asked before the fix, and not told after it. */
	private static void measured(Shell shell, IProject project, RunFile run, IFile newest, boolean verdict, Measured then) {
		List<String> reasons = RunComparison.unusable(run);
		if (!verdict || shell.isDisposed() || reasons.isEmpty() || StartsForVerdict.of(run, runs(project)).missing() == 0) {
			then.accept(run.name(), newest, true);
			return;
		}
		int chosen = new MessageDialog(shell, Messages.FixAndRun_title, null, NLS.bind(Messages.FixAndRun_noVerdict, reasons.get(0)), MessageDialog.WARNING, AGAIN, Messages.FixAndRun_again,
				Messages.FixAndRun_without, IDialogConstants.CANCEL_LABEL).open();
		if (chosen == AGAIN) {
			measure(shell, project, run.name(), 0, StartsForVerdict.of(run, runs(project)).missing(), true, then);
		} else if (chosen == WITHOUT) {
			then.accept(run.name(), newest, false);
		}
	}

	/** The fix, unless the finding went while it was measured. */
	private static void show(IWorkbenchPage page, IMarker marker, IFile newest, String name, int after, boolean verdict) {
		List<MarkerFix> fixes = MarkerFix.of(marker);
		if (!fixes.isEmpty() && page.getWorkbenchWindow() != null && page.getWorkbenchWindow().getShell() != null) {
			start(page, marker, fixes.get(0), newest, name, after, verdict);
		}
	}

	/**
	 * Shows what a fix changes, and when the user agrees makes the run again and opens the comparison at its end.
	 *
	 * @param page where the comparison opens
	 * @param marker the marker of the finding
	 * @param fix one of its fixes
	 * @param before the run file before it
	 * @param runName name of that run
	 * @param count how often the run is made
	 * @param verdict whether a verdict is wanted, so that a few more are made where some must not be used
	 */
	private static void start(IWorkbenchPage page, IMarker marker, MarkerFix fix, IFile before, String runName, int count, boolean verdict) {
		FixRefactoring refactoring = new FixRefactoring(fix.label(), fix.id(), List.of(marker), EditorMarkerPlaces.INSTANCE);
		ComparisonAfterRun comparison = new ComparisonAfterRun(page, before, RunBeforeFix.kept(marker, fix, before.getName()));
		if (FixDialogs.preview(refactoring)) {
			repeat(before.getProject(), runName, 0, count, verdict, comparison);
		}
	}

	private static void repeat(IProject project, String name, int made, int wanted, boolean verdict, BiConsumer<RunFile, Path> then) {
		RunAgain.launch(project, name, NextRun.await(project, (run, file) -> {
			if (run.state() == RunState.COMPLETED && StartsForVerdict.isAnotherNeeded(made + 1, wanted, verdict, run, runs(project))) {
				repeat(project, name, made + 1, wanted, verdict, then);
			} else {
				then.accept(run, file);
			}
		}));
	}
}
