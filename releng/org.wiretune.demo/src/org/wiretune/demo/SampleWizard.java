/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.time.Duration;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** File, New, Example, WireTune: creates the sample solution. */
final class SampleWizard {

	private static final String ID = "org.wiretune.ui.sampleWizard";

	private SampleWizard() {
	}

	static void create(Runnable whenOpen) {
		Ui.start(() -> {
			try {
				IWorkbenchWizard wizard = PlatformUI.getWorkbench().getNewWizardRegistry().findWizard(ID).createWizard();
				wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
				WizardDialog dialog = new WizardDialog(Workbench.window().getShell(), wizard);
				dialog.create();
				dialog.open();
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Button finish = Wait.value("the wizard offers Finish", Wait.USUAL, SampleWizard::finish);
		whenOpen.run();
		Ui.start(() -> Widgets.press(finish));
		Wait.until("the sample solution is there", Duration.ofMinutes(2),
				() -> ResourcesPlugin.getWorkspace().getRoot().getProject("SenderModule").isOpen() && finish() == null);
		Workbench.joinBuild();
	}

	private static Button finish() {
		for (Shell shell : Widgets.shells()) {
			if (shell.getData() instanceof WizardDialog) {
				return Widgets.button(shell, "Finish").filter(Button::isEnabled).orElse(null);
			}
		}
		return null;
	}
}
