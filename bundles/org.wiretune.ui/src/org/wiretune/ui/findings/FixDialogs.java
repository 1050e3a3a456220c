/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.RefactoringStatusEntry;
import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.fix.FindingRefactoring;
import org.wiretune.ide.fix.FixExecution;
import org.wiretune.ide.fix.SuppressRefactoring;

/** Applies fixes with the dialogs they need. All methods are to be called on the UI thread. */
final class FixDialogs {

	private FixDialogs() {
	}

	/**
	 * Applies a refactoring and tells the user what was left out.
	 *
	 * @param refactoring what to do
	 */
	static void apply(FindingRefactoring refactoring) {
		AtomicReference<RefactoringStatus> left = new AtomicReference<>();
		try {
			PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
				try {
					left.set(FixExecution.apply(refactoring, monitor));
				} catch (CoreException problem) {
					throw new InvocationTargetException(problem);
				}
			});
		} catch (InvocationTargetException failure) {
			tell(refactoring, failure.getCause());
			return;
		} catch (InterruptedException cancelled) {
			return;
		}
		if (left.get() != null && left.get().hasEntries()) {
			String sentences = Arrays.stream(left.get().getEntries()).map(RefactoringStatusEntry::getMessage).distinct().collect(Collectors.joining("\n")); //$NON-NLS-1$
			MessageDialog.openInformation(shell(), refactoring.getName(), sentences);
		}
	}

	/**
	 * Shows what a refactoring changes, and applies it if the user agrees.
	 *
	 * @param refactoring what to do
	 */
	static void preview(FindingRefactoring refactoring) {
		try {
			new RefactoringWizardOpenOperation(new FixPreviewWizard(refactoring)).run(shell(), refactoring.getName());
		} catch (InterruptedException cancelled) {
			Thread.currentThread().interrupt();
		}
	}

	/**
	 * Asks for a reason and suppresses findings.
	 *
	 * @param rule the rule
	 * @param markers findings of the rule
	 */
	static void suppress(String rule, List<IMarker> markers) {
		InputDialog dialog = new InputDialog(shell(), Messages.SuppressDialog_title, NLS.bind(Messages.SuppressDialog_message, rule, markers.size()), "", //$NON-NLS-1$
				SuppressRefactoring::problem);
		if (dialog.open() == Window.OK) {
			apply(new SuppressRefactoring(rule, dialog.getValue(), markers, EditorMarkerPlaces.INSTANCE));
		}
	}

	private static void tell(FindingRefactoring refactoring, Throwable problem) {
		if (problem instanceof CoreException expected && expected.getStatus().getException() == null) {
			MessageDialog.openInformation(shell(), refactoring.getName(), expected.getStatus().getMessage());
		} else {
			StatusManager.getManager().handle(Status.error(NLS.bind(Messages.FixDialogs_failed, refactoring.getName()), problem),
					StatusManager.SHOW | StatusManager.LOG);
		}
	}

	private static Shell shell() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return window == null ? null : window.getShell();
	}
}
