/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** New, Workload: a documented workload file of the chosen kind. */
public final class WorkloadWizard extends Wizard implements INewWizard {

	/** Id of the wizard. */
	public static final String ID = "org.wiretune.ui.workloadWizard"; //$NON-NLS-1$

	private IWorkbench workbench;
	private IStructuredSelection selected = StructuredSelection.EMPTY;
	private KindPage kind;
	private WorkloadFilePage file;

	/** Makes the wizard. */
	public WorkloadWizard() {
		setWindowTitle(Messages.Wizard_title);
		setNeedsProgressMonitor(true);
	}

	@Override
	public void init(IWorkbench startedFrom, IStructuredSelection selection) {
		workbench = startedFrom;
		selected = selection == null ? StructuredSelection.EMPTY : selection;
	}

	@Override
	public void addPages() {
		kind = new KindPage();
		file = new WorkloadFilePage(selected, kind);
		addPage(kind);
		addPage(file);
	}

	@Override
	public IWizardPage getNextPage(IWizardPage page) {
		if (page == kind) {
			file.propose();
		}
		return super.getNextPage(page);
	}

	@Override
	public boolean performFinish() {
		IFile made = file.createNewFile();
		if (made == null) {
			return false;
		}
		BasicNewResourceWizard.selectAndReveal(made, workbench.getActiveWorkbenchWindow());
		try {
			IWorkbenchPage page = workbench.getActiveWorkbenchWindow().getActivePage();
			IDE.openEditor(page, made, true);
		} catch (PartInitException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
		return true;
	}
}
