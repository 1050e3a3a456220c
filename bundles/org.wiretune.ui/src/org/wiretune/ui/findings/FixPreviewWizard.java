/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.wiretune.ide.fix.FindingRefactoring;

/** The preview of a fix: the files it changes, each before and after, to be left out one by one or applied together. */
final class FixPreviewWizard extends RefactoringWizard {

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
}
