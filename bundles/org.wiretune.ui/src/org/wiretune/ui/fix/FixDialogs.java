/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.fix;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.fix.PreparedFix;
import org.wiretune.ide.fix.SuppressRefactoring;
import org.wiretune.ide.fix.TextChangesRefactoring;

/** Applies fixes with the dialogs they need. All methods are to be called on the UI thread. */
public final class FixDialogs {

	private FixDialogs() {
	}

	/**
	 * Applies a refactoring and tells the user what was left out.
	 *
	 * @param refactoring what to do
	 */
	public static void apply(TextChangesRefactoring refactoring) {
		AtomicReference<PreparedFix> done = new AtomicReference<>();
		boolean applied = work(refactoring.getName(), monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, 100);
			PreparedFix fix = PreparedFix.of(refactoring, progress.split(70));
			fix.apply(progress.split(30));
			done.set(fix);
		});
		if (applied && !done.get().remarks().isEmpty()) {
			MessageDialog.openInformation(shell(), refactoring.getName(), String.join("\n", done.get().remarks())); //$NON-NLS-1$
		}
	}

	/**
	 * Shows what a refactoring changes, and applies it if the user agrees.
	 *
	 * @param refactoring what to do
	 * @return whether it was applied
	 */
	public static boolean preview(TextChangesRefactoring refactoring) {
		AtomicReference<PreparedFix> prepared = new AtomicReference<>();
		if (!work(refactoring.getName(), monitor -> prepared.set(PreparedFix.of(refactoring, monitor)))) {
			return false;
		}
		if (new FixPreviewDialog(shell(), prepared.get()).open() == Window.OK) {
			return work(refactoring.getName(), prepared.get()::apply);
		}
		prepared.get().drop();
		return false;
	}

	/**
	 * Asks for a reason and suppresses findings.
	 *
	 * @param rule the rule
	 * @param markers findings of the rule
	 */
	public static void suppress(String rule, List<IMarker> markers) {
		InputDialog dialog = new InputDialog(shell(), Messages.SuppressDialog_title, NLS.bind(Messages.SuppressDialog_message, rule, markers.size()), "", //$NON-NLS-1$
				SuppressRefactoring::problem);
		if (dialog.open() == Window.OK) {
			apply(new SuppressRefactoring(rule, dialog.getValue(), markers, EditorMarkerPlaces.INSTANCE));
		}
	}

	/**
	 * Reads the workspace where nothing was read since the workbench began: markers are older than it, and who asks for more than they
	 * say has to wait for that.
	 *
	 * @param name what is read for, in messages
	 * @return whether there is an analysis now; where not, the user was told why, or cancelled
	 */
	public static boolean isRead(String name) {
		return WorkspaceAnalysis.get().result() != null || work(name, WorkspaceAnalysis.get()::bringUpToDate);
	}

	/** Works off the UI thread with a busy cursor, later with a progress dialog; false where it failed or was cancelled. */
	private static boolean work(String name, Work work) {
		try {
			PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
				try {
					work.run(monitor);
				} catch (CoreException problem) {
					throw new InvocationTargetException(problem);
				} catch (OperationCanceledException cancelled) {
					throw new InterruptedException();
				}
			});
			return true;
		} catch (InvocationTargetException failure) {
			tell(name, failure.getCause());
			return false;
		} catch (InterruptedException cancelled) {
			return false;
		}
	}

	private static void tell(String name, Throwable problem) {
		if (problem instanceof CoreException expected && expected.getStatus().getException() == null) {
			MessageDialog.openInformation(shell(), name, expected.getStatus().getMessage());
		} else {
			StatusManager.getManager().handle(Status.error(NLS.bind(Messages.FixDialogs_failed, name), problem), StatusManager.SHOW | StatusManager.LOG);
		}
	}

	private static Shell shell() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return window == null ? null : window.getShell();
	}

	@FunctionalInterface
	private interface Work {
		void run(IProgressMonitor monitor) throws CoreException;
	}
}
