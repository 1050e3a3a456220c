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
import java.util.function.Consumer;

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
import org.wiretune.perf.judged.StartsForVerdict;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.safety.quantity.Quantity;
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

	private FixAndRun() {
	}

	/**
	 * Begins with the first fix of a finding.
	 *
	 * @param marker the marker of a finding with a fix
	 */
	public static void start(IMarker marker) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		List<MarkerFix> fixes = MarkerFix.of(marker);
		if (window == null || window.getActivePage() == null || fixes.isEmpty() || !FixDialogs.isRead(Messages.FixAndRun_title)) {
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
		if (before.isPresent()) {
			RunFile run = found.get().flatMap(RunHistory.Entry::run).orElseThrow();
			StartsForVerdict starts = StartsForVerdict.of(run, runs(marker.getResource().getProject()));
			int chosen = ask(window.getShell(), starts);
			if (chosen == FOR_A_VERDICT) {
				measure(marker.getResource().getProject(), run.name(), starts.missing(), before.get(),
						newest -> start(window.getActivePage(), marker, fixes.get(0), newest, run.name(), starts.after()));
			} else if (chosen == ONCE) {
				start(window.getActivePage(), marker, fixes.get(0), before.get(), run.name(), 1);
			}
		} else if (agreed(window.getShell(), marker)) {
			measureFirst(window.getActivePage(), marker);
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

	private static int ask(Shell shell, StartsForVerdict starts) {
		return new MessageDialog(shell, Messages.FixAndRun_title, null, NLS.bind(Messages.FixAndRun_starts,
				new Object[] { starts.kept(), starts.missing(), starts.after(), Quantity.seconds(starts.seconds() * starts.runs()), Quantity.seconds(starts.seconds()) }), MessageDialog.QUESTION, FOR_A_VERDICT,
				Messages.FixAndRun_verdict, Messages.FixAndRun_once, IDialogConstants.CANCEL_LABEL).open();
	}

	/** Makes runs before the fix, one after the other; one that did not come to its end ends it. */
	private static void measure(IProject project, String name, int count, IFile newest, Consumer<IFile> then) {
		if (count == 0) {
			then.accept(newest);
			return;
		}
		RunAgain.launch(project, name, NextRun.await(project, (run, file) -> {
			if (run.state() == RunState.COMPLETED) {
				RunFileOpening.file(file).ifPresent(next -> measure(project, name, count - 1, next, then));
			}
		}));
	}

	private static boolean agreed(Shell shell, IMarker marker) {
		return new MessageDialog(shell, Messages.FixAndRun_title, null, NLS.bind(Messages.FixAndRun_notMeasured, marker.getResource().getProject().getName()), MessageDialog.QUESTION, 0,
				Messages.FixAndRun_measure, IDialogConstants.CANCEL_LABEL).open() == 0;
	}

	private static void measureFirst(IWorkbenchPage page, IMarker marker) {
		IProject project = marker.getResource().getProject();
		RunAgain.launch(project, "", NextRun.await(project, (run, file) -> { //$NON-NLS-1$
			List<MarkerFix> fixes = MarkerFix.of(marker);
			Optional<IFile> before = RunFileOpening.file(file);
			if (before.isPresent() && !fixes.isEmpty() && page.getWorkbenchWindow() != null && page.getWorkbenchWindow().getShell() != null) {
				start(page, marker, fixes.get(0), before.get(), run.name(), 1);
			}
		}));
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
	 */
	static void start(IWorkbenchPage page, IMarker marker, MarkerFix fix, IFile before, String runName, int count) {
		FixRefactoring refactoring = new FixRefactoring(fix.label(), fix.id(), List.of(marker), EditorMarkerPlaces.INSTANCE);
		ComparisonAfterRun comparison = new ComparisonAfterRun(page, before, RunBeforeFix.kept(marker, fix, before.getName()));
		if (FixDialogs.preview(refactoring)) {
			repeat(before.getProject(), runName, count, comparison);
		}
	}

	private static void repeat(IProject project, String name, int count, BiConsumer<RunFile, Path> then) {
		RunAgain.launch(project, name, NextRun.await(project, (run, file) -> {
			if (count > 1 && run.state() == RunState.COMPLETED) {
				repeat(project, name, count - 1, then);
			} else {
				then.accept(run, file);
			}
		}));
	}
}
