/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.size;

import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.fix.ComputedRefactoring;
import org.wiretune.ide.results.LoadSource;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.size.SizingPlan;
import org.wiretune.lint.size.Workload;
import org.wiretune.ui.fix.FixDialogs;

import java.util.List;

/**
 * Asks for the load, shows the sizes with their working, and writes them with a preview and one undo. UI thread only.
 */
public final class SizeWizard extends Wizard {

	private final LoadPage load;
	private final SizesPage sizes = new SizesPage();

	/**
	 * Makes the wizard.
	 *
	 * @param gauges what gauges that are shown have seen of the load, the chosen ones first
	 */
	public SizeWizard(List<LoadSource> gauges) {
		load = new LoadPage(gauges);
		setWindowTitle(Messages.Wizard_title);
		setNeedsProgressMonitor(true);
	}

	@Override
	public void addPages() {
		addPage(load);
		addPage(sizes);
	}

	@Override
	public IWizardPage getNextPage(IWizardPage page) {
		IWizardPage next = super.getNextPage(page);
		if (page == load && load.workload() != null) {
			sizes.compute(load.workload());
		}
		return next;
	}

	@Override
	public boolean canFinish() {
		return getContainer().getCurrentPage() == sizes && sizes.isPageComplete();
	}

	@Override
	public boolean performFinish() {
		Workload workload = load.workload();
		List<String> servers = sizes.servers();
		FixDialogs.preview(new ComputedRefactoring(NLS.bind(Messages.Wizard_step, sizes.changes()), Messages.Wizard_nothing, result -> SizingPlan
				.of(result.reading(), workload, server -> servers.contains(SizesPage.name(server))).fix(result.texts()).map(Fix::changes).orElse(List.of())));
		return true;
	}
}
