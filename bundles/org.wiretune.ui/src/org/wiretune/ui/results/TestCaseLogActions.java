/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.wiretune.ide.results.TestCaseLogSnapshot;

/** What one can do in the test case log, in its tool bar and its menus. UI thread only. */
final class TestCaseLogActions {

	private final IAction copyText;
	private final IAction copyCsv;
	private final IAction export;
	private final IAction showSettings;
	private final IAction showHistory;
	private final IAction openRun;
	private final IAction compareRuns;

	/** Does what the user asks for. */
	interface Deeds {

		/** Copies the figures as text. */
		void copyText();

		/** Copies the figures as CSV. */
		void copyCsv();

		/** Writes the figures to a file that the user chooses. */
		void export();

		/** Settings or history are to be shown, or no more. */
		void layout();

		/** Opens the run that is shown. */
		void open();

		/** Compares the two runs that are selected. */
		void compare();

		/** Reads the runs again. */
		void refresh();
	}

	/**
	 * Puts the actions into the bars of the view.
	 *
	 * @param bars the bars
	 * @param deeds does it
	 * @param settings whether settings are shown at the start
	 * @param history whether the history is shown at the start
	 */
	TestCaseLogActions(IActionBars bars, Deeds deeds, boolean settings, boolean history) {
		copyText = with(action(Messages.View_copyText, deeds::copyText), Messages.View_copyTextTip,
				PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_TOOL_COPY));
		copyCsv = action(Messages.View_copyCsv, deeds::copyCsv);
		export = with(action(Messages.View_export, deeds::export), Messages.View_exportTip, ResultIcons.descriptor("export_csv")); //$NON-NLS-1$
		showSettings = with(action(Messages.View_settings, IAction.AS_CHECK_BOX, deeds::layout), Messages.View_settingsTip, ResultIcons.descriptor("settings")); //$NON-NLS-1$
		showSettings.setChecked(settings);
		showHistory = with(action(Messages.View_showHistory, IAction.AS_CHECK_BOX, deeds::layout), Messages.View_showHistoryTip, ResultIcons.descriptor("history")); //$NON-NLS-1$
		showHistory.setChecked(history);
		openRun = with(action(Messages.View_openRun, deeds::open), Messages.View_openRunTip, ResultIcons.descriptor("result")); //$NON-NLS-1$
		compareRuns = with(action(Messages.View_compare, deeds::compare), Messages.View_compareTip, ResultIcons.descriptor("compare")); //$NON-NLS-1$
		openRun.setEnabled(false);
		compareRuns.setEnabled(false);
		IAction refresh = action(Messages.View_refresh, deeds::refresh);
		bars.getToolBarManager().add(openRun);
		bars.getToolBarManager().add(compareRuns);
		bars.getToolBarManager().add(new Separator());
		bars.getToolBarManager().add(copyText);
		bars.getToolBarManager().add(export);
		bars.getToolBarManager().add(showHistory);
		bars.getToolBarManager().add(showSettings);
		bars.getMenuManager().add(openRun);
		bars.getMenuManager().add(compareRuns);
		bars.getMenuManager().add(new Separator());
		bars.getMenuManager().add(copyText);
		bars.getMenuManager().add(copyCsv);
		bars.getMenuManager().add(export);
		bars.getMenuManager().add(new Separator());
		bars.getMenuManager().add(showHistory);
		bars.getMenuManager().add(showSettings);
		bars.getMenuManager().add(refresh);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copyText);
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), refresh);
	}

	private static IAction action(String text, Runnable code) {
		return action(text, IAction.AS_PUSH_BUTTON, code);
	}

	private static IAction action(String text, int style, Runnable code) {
		return new Action(text, style) {

			@Override
			public void run() {
				code.run();
			}
		};
	}

	private static IAction with(IAction action, String tip, ImageDescriptor image) {
		action.setToolTipText(tip);
		action.setImageDescriptor(image);
		return action;
	}

	/** {@return whether settings are to be shown} */
	boolean isSettings() {
		return showSettings.isChecked();
	}

	/** {@return whether the history is to be shown} */
	boolean isHistory() {
		return showHistory.isChecked();
	}

	/** What is shown has figures, or has none. */
	void enable(TestCaseLogSnapshot shown) {
		boolean something = shown.matrix().isPresent();
		copyText.setEnabled(something || !shown.rows().isEmpty());
		copyCsv.setEnabled(something);
		export.setEnabled(something);
	}

	/** Other runs are selected. @param opens whether the one that is shown has a file @param compares whether two with files are selected */
	void enable(boolean opens, boolean compares) {
		openRun.setEnabled(opens);
		compareRuns.setEnabled(compares);
	}

	/** Gives the matrix its menu. */
	void ofMatrix(Control control) {
		menu(control, openRun, copyText, copyCsv, export);
	}

	/** Gives the table of lines its menu. */
	void ofLines(Control control) {
		menu(control, openRun, copyText);
	}

	/** Gives the list of runs its menu. */
	void ofHistory(Control control) {
		menu(control, openRun, compareRuns);
	}

	private static void menu(Control control, IAction... actions) {
		MenuManager context = new MenuManager();
		for (IAction action : actions) {
			context.add(action);
		}
		control.setMenu(context.createContextMenu(control));
		control.addListener(SWT.Dispose, event -> context.dispose());
	}
}
