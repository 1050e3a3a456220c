/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.wizards;

import java.lang.reflect.InvocationTargetException;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.wiretune.ide.sample.SampleSolution;

/** New, Example, WireTune Sample Solution: copies the sample's projects into the workspace. */
public final class SampleWizard extends Wizard implements INewWizard {

	private static final String SHOWN = "SenderModule"; //$NON-NLS-1$

	private SamplePage page;
	private IWorkbench workbench;

	/** Makes the wizard. */
	public SampleWizard() {
		setWindowTitle(Messages.SampleWizard_title);
		setNeedsProgressMonitor(true);
	}

	@Override
	public void init(IWorkbench startedFrom, IStructuredSelection selection) {
		workbench = startedFrom;
	}

	@Override
	public void addPages() {
		page = new SamplePage();
		addPage(page);
	}

	@Override
	public boolean performFinish() {
		try {
			getContainer().run(true, true, monitor -> {
				try {
					SampleSolution.create(monitor);
				} catch (CoreException problem) {
					throw new InvocationTargetException(problem);
				} catch (OperationCanceledException cancelled) {
					throw new InterruptedException();
				}
			});
			BasicNewResourceWizard.selectAndReveal(ResourcesPlugin.getWorkspace().getRoot().getProject(SHOWN), workbench.getActiveWorkbenchWindow());
			return true;
		} catch (InterruptedException cancelled) {
			page.check();
			return false;
		} catch (InvocationTargetException failure) {
			if (failure.getCause() instanceof CoreException problem) {
				ErrorDialog.openError(getShell(), Messages.SampleWizard_title, null, problem.getStatus());
				page.check();
				return false;
			}
			throw new IllegalStateException(failure.getCause());
		}
	}
}
