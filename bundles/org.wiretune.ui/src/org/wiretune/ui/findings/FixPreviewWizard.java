/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.wiretune.ide.fix.FindingRefactoring;

/** The preview of a fix: the files it changes, each with its difference, to be left out one by one or applied together. */
final class FixPreviewWizard extends RefactoringWizard {

	/** Room for a line of 120 characters and some context, in pixels at 100 %. */
	private static final Point ROOMY = new Point(1000, 640);

	/**
	 * Makes a wizard without input pages.
	 *
	 * @param refactoring what is previewed
	 */
	FixPreviewWizard(FindingRefactoring refactoring) {
		super(refactoring, DIALOG_BASED_USER_INTERFACE | PREVIEW_EXPAND_FIRST_NODE | NO_BACK_BUTTON_ON_STATUS_DIALOG);
		setDefaultPageTitle(refactoring.getName());
		setForcePreviewReview(true);
	}

	@Override
	protected void addUserInputPages() {
		// A fix asks nothing; the wizard opens with the preview.
	}

	@Override
	public void createPageControls(Composite pageContainer) {
		super.createPageControls(pageContainer);
		// The dialog sizes itself when it opens; this comes after.
		pageContainer.getDisplay().asyncExec(() -> {
			if (!pageContainer.isDisposed()) {
				enlarge(pageContainer.getShell());
			}
		});
	}

	private static void enlarge(Shell shell) {
		Rectangle screen = shell.getMonitor().getClientArea();
		Rectangle now = shell.getBounds();
		int width = Math.min(screen.width, Math.max(now.width, ROOMY.x));
		int height = Math.min(screen.height, Math.max(now.height, ROOMY.y));
		int x = Math.clamp(now.x - (width - now.width) / 2, screen.x, screen.x + screen.width - width);
		int y = Math.clamp(now.y - (height - now.height) / 2, screen.y, screen.y + screen.height - height);
		shell.setBounds(x, y, width, height);
	}
}
