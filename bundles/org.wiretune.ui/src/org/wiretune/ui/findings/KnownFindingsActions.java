/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.baseline.KnownFindings;
import org.wiretune.lint.LintResult;

/** Takes all findings as known, so that only new ones are shown, and forgets what is known. UI thread only. */
final class KnownFindingsActions {

	private final WorkspaceAnalysis analysis = WorkspaceAnalysis.get();
	private final Action take = action(ViewMessages.View_take, ViewMessages.View_takeTip, this::take);
	private final Action forget = action(ViewMessages.View_forget, ViewMessages.View_forgetTip, this::forget);

	void fill(IMenuManager menu) {
		menu.add(take);
		menu.add(forget);
		menu.addMenuListener(shown -> {
			take.setEnabled(!analysis.findings().isEmpty());
			forget.setEnabled(KnownFindings.any(analysis.analysedProjects()));
		});
	}

	private void take() {
		LintResult result = analysis.result();
		if (result == null) {
			return;
		}
		Set<IProject> projects = analysis.analysedProjects();
		if (MessageDialog.openConfirm(shell(), ViewMessages.View_takeTitle, NLS.bind(ViewMessages.View_takeQuestion, result.findings().size(), KnownFindings.FILE))) {
			run(ViewMessages.View_taking, monitor -> KnownFindings.take(result, projects, monitor));
		}
	}

	private void forget() {
		Set<IProject> projects = analysis.analysedProjects();
		if (MessageDialog.openConfirm(shell(), ViewMessages.View_forgetTitle, NLS.bind(ViewMessages.View_forgetQuestion, KnownFindings.FILE))) {
			run(ViewMessages.View_forgetting, monitor -> KnownFindings.forget(projects, monitor));
		}
	}

	private static void run(String name, ICoreRunnable work) {
		Job job = Job.create(name, work);
		job.setUser(true);
		job.schedule();
	}

	private static Shell shell() {
		return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
	}

	private static Action action(String text, String tip, Runnable work) {
		Action action = new Action(text) {
			@Override
			public void run() {
				work.run();
			}
		};
		action.setToolTipText(tip);
		return action;
	}
}
