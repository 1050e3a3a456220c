/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.ProblemsView;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

@ExtendWith({ WorkbenchCheck.class, Sample.class })
class ProblemsViewTest {

	private static final String QUICK_FIX = "org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals";
	private static final String RULE = "identity-defeats-batching";

	@Test
	void fixesSeveralFindingsOfOneRuleAtOnce() throws Exception {
		List<IMarker> identity = Sample.findings(Sample.root()).stream().filter(marker -> FindingMarkers.ruleId(marker).equals(RULE)).toList();
		assertEquals(2, identity.size());
		Workbench.fillScreen();
		Tree tree = ProblemsView.open();
		ProblemsView.select(tree, identity.get(0).getAttribute(IMarker.MESSAGE, ""));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("problems"));
		// The view takes its markers anew some time after it was opened, and drops what is selected.
		Wait.until("the finding is selected and quick fixes are offered", () -> {
			if (tree.getSelectionCount() == 0) {
				ProblemsView.find(tree, identity.get(0).getAttribute(IMarker.MESSAGE, "")).ifPresent(item -> ProblemsView.select(tree, item));
			}
			return tree.getSelectionCount() == 1 && Workbench.window().getService(ICommandService.class).getCommand(QUICK_FIX).isEnabled();
		});
		Ui.start(() -> Workbench.execute(QUICK_FIX));
		Shell shell = Wait.value("the Quick Fix dialog is open", Wait.USUAL, () -> Widgets.shell("Quick Fix").orElse(null));
		String label = MarkerFix.of(identity.get(0)).get(0).label();
		Table fixes = Wait.value("the fixes are listed", Wait.USUAL, () -> Widgets.first(shell, Table.class, table -> texts(table).contains(label)).orElse(null));
		assertEquals(label, Ui.get(() -> texts(fixes).get(0)));
		assertTrue(Ui.get(() -> texts(fixes).get(texts(fixes).size() - 1)).contains("suppress"));
		Ui.run(() -> {
			fixes.setSelection(0);
			Widgets.send(fixes, SWT.Selection);
		});
		Button all = Wait.value("all can be selected", Wait.USUAL, () -> Widgets.button(shell, "Select All").filter(Button::isEnabled).orElse(null));
		Ui.run(() -> Widgets.press(all));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("quick-fix-dialog"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Finish").orElseThrow()));
		// Keys from another place change behaviour, so several such fixes are looked at before they are made.
		Shell preview = Wait.value("the preview is open", Wait.USUAL, () -> Widgets.shell("Preview of Changes").orElse(null));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("quick-fix-effect"));
		Ui.start(() -> Widgets.press(Widgets.button(preview, "OK").orElseThrow()));
		Wait.until("the Quick Fix dialog is closed", shell::isDisposed);
		// What was seen is made once the preview is closed.
		Wait.until("both findings are gone", () -> identity.stream().noneMatch(IMarker::exists));
		Sample.settle();
		RefactoringCore.getUndoManager().performUndo(null, null);
		Sample.settle();
		assertEquals(2, Sample.findings(Sample.root()).stream().filter(marker -> FindingMarkers.ruleId(marker).equals(RULE)).count());
	}

	@Test
	void looksGoodInTheDark() throws Exception {
		Workbench.theme(Workbench.DARK);
		try {
			Workbench.fillScreen();
			ProblemsView.select(ProblemsView.open(), Sample.findings(Sample.root()).get(0).getAttribute(IMarker.MESSAGE, ""));
			Screenshot.ofScreen(WorkbenchCheck.screenshot("problems-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}

	private static List<String> texts(Table table) {
		return Arrays.stream(table.getItems()).map(item -> item.getText()).toList();
	}
}
