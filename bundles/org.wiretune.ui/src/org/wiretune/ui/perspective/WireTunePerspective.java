/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.perspective;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/** The perspective for wiring: projects, editor, outline, properties, binding map, findings, and what the last performance run told. */
public final class WireTunePerspective implements IPerspectiveFactory {

	/** Id of the perspective. */
	public static final String ID = "org.wiretune.ui.perspective"; //$NON-NLS-1$

	private static final String PROJECTS = "org.eclipse.ui.navigator.ProjectExplorer"; //$NON-NLS-1$
	private static final String BINDING_MAP = "org.wiretune.ui.bindingMap"; //$NON-NLS-1$
	private static final String GAUGES = "org.wiretune.ui.gauges"; //$NON-NLS-1$
	private static final String TEST_CASE_LOG = "org.wiretune.ui.testCaseLog"; //$NON-NLS-1$
	private static final String SERVERS = "org.wiretune.ui.servers"; //$NON-NLS-1$
	private static final String RUN = "org.wiretune.ui.run"; //$NON-NLS-1$
	private static final String FINDINGS = "org.wiretune.ui.findingsView"; //$NON-NLS-1$
	private static final String SETTINGS = "org.wiretune.ui.settings"; //$NON-NLS-1$
	private static final String RUN_ACTIONS = "org.eclipse.debug.ui.launchActionSet"; //$NON-NLS-1$
	private static final String CONSOLE = "org.eclipse.ui.console.ConsoleView"; //$NON-NLS-1$

	@Override
	public void createInitialLayout(IPageLayout layout) {
		String editors = layout.getEditorArea();
		layout.addView(PROJECTS, IPageLayout.LEFT, 0.2f, editors);
		layout.addView(IPageLayout.ID_OUTLINE, IPageLayout.BOTTOM, 0.6f, PROJECTS);
		IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, 0.6f, editors); //$NON-NLS-1$
		below.addView(FINDINGS);
		below.addView(IPageLayout.ID_PROBLEM_VIEW);
		below.addView(IPageLayout.ID_PROP_SHEET);
		below.addView(CONSOLE);
		below.addView(TEST_CASE_LOG);
		below.addView(SETTINGS);
		below.addView(SERVERS);
		below.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);
		IFolderLayout right = layout.createFolder("right", IPageLayout.RIGHT, 0.45f, editors); //$NON-NLS-1$
		right.addView(BINDING_MAP);
		right.addView(GAUGES);
		right.addView(RUN);
		layout.addActionSet(RUN_ACTIONS);
		layout.addNewWizardShortcut("org.wiretune.ui.sampleWizard"); //$NON-NLS-1$
		layout.addShowViewShortcut(BINDING_MAP);
		layout.addNewWizardShortcut("org.wiretune.ui.workloadWizard"); //$NON-NLS-1$
		layout.addShowViewShortcut(GAUGES);
		layout.addShowViewShortcut(RUN);
		layout.addShowViewShortcut(SERVERS);
		layout.addShowViewShortcut(TEST_CASE_LOG);
		layout.addShowViewShortcut(SETTINGS);
		layout.addShowViewShortcut(FINDINGS);
		layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
		layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
		layout.addShowViewShortcut(IPageLayout.ID_PROP_SHEET);
	}
}
