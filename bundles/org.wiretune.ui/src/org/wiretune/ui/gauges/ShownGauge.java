/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;

/** From a finding to the gauge that shows what it costs. UI thread only. */
public final class ShownGauge {

	private ShownGauge() {
	}

	/**
	 * Opens the gauges with the one that shows what a finding costs; where there is none, says which would, and what to start.
	 *
	 * @param rule
	 *            id of the rule of the finding
	 */
	public static void show(String rule) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		if (page == null) {
			return;
		}
		try {
			GaugesView view = (GaugesView) page.showView(GaugesView.ID);
			view.showGauge(rule, sentence -> MessageDialog.openInformation(window.getShell(), Messages.View_showGauge, sentence));
		} catch (PartInitException problem) {
			StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
		}
	}
}
