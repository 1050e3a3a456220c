/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

@ExtendWith({ WorkbenchCheck.class, Sample.class })
class FindingsViewTest {

	private static final String ID = "org.wiretune.ui.findingsView";

	private static Tree tree() {
		Workbench.fillScreen();
		Workbench.open(ID);
		return Wait.value("the findings are listed", Wait.USUAL,
				() -> Widgets.first(Workbench.window().getShell(), Tree.class, each -> each.getColumnCount() == 4 && each.isVisible() && each.getItemCount() > 0 && !each.getItem(0).getText(0).isEmpty())
						.filter(each -> each.getColumn(0).getText().equals("Finding")).orElse(null));
	}

	private static List<TreeItem> findings(Tree tree) {
		List<TreeItem> items = new ArrayList<>();
		for (TreeItem item : tree.getItems()) {
			if (item.getItemCount() == 0) {
				items.add(item);
			}
			items.addAll(List.of(item.getItems()));
		}
		return items;
	}

	private static void filter(Tree tree, String words) {
		Text field = Ui.get(() -> field(tree));
		Ui.run(() -> field.setText(words));
	}

	private static Text field(Tree tree) {
		return Widgets.first(tree.getParent().getParent().getParent(), Text.class, each -> true).orElseThrow();
	}

	@Test
	void listsEveryFindingBySubjectAndGoesToItsPlace() throws Exception {
		Tree tree = tree();
		filter(tree, "");
		int all = Sample.findings(Sample.root()).size();
		Wait.until("all findings are listed", () -> findings(tree).size() == all);
		assertTrue(Ui.get(() -> List.of(tree.getItems()).stream().anyMatch(item -> item.getText(0).startsWith("Wiring ("))));
		// Found and opened in one step: the tree may be filled anew meanwhile.
		Ui.run(() -> {
			tree.setSelection(findings(tree).stream().filter(item -> item.getText(1).startsWith("ReceiverSCAAsync.import:")).findFirst().orElseThrow());
			Widgets.send(tree, SWT.DefaultSelection);
		});
		Wait.until("the editor is open", () -> Adapters.adapt(Workbench.page().getActiveEditor(), ITextEditor.class) != null);
	}

	@Test
	void saysWhyNothingIsListed() {
		Tree tree = tree();
		filter(tree, "no such word");
		Wait.until("it says why", () -> Widgets.first(Workbench.window().getShell(), Label.class, each -> each.isVisible() && each.getText().startsWith("The filter hides")).isPresent());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("findings-nothing"));
		filter(tree, "");
		Wait.until("the findings are back", () -> tree.isVisible() && tree.getItemCount() > 0);
	}

	@Test
	void offersTheFixForAllOfAKind() {
		Tree tree = tree();
		filter(tree, "identity");
		TreeItem line = Wait.value("the findings of the rule", Wait.USUAL, () -> findings(tree).size() == 2 ? findings(tree).get(0) : null);
		Ui.run(() -> tree.setSelection(line));
		Menu menu = Ui.get(tree::getMenu);
		Ui.run(() -> Widgets.send(menu, SWT.Show));
		List<String> entries = Ui.get(() -> texts(menu));
		assertTrue(entries.contains("Fix &All of This Kind"), entries.toString());
		MenuItem all = Ui.get(() -> List.of(menu.getItems()).stream().filter(item -> item.getText().equals("Fix &All of This Kind")).findFirst().orElseThrow());
		Ui.run(() -> Widgets.send(all.getMenu(), SWT.Show));
		List<String> scopes = Ui.get(() -> texts(all.getMenu()));
		assertTrue(scopes.stream().anyMatch(text -> text.startsWith("In the Workspace (2 findings)")) || scopes.size() > 1, scopes.toString());
		Ui.run(() -> Widgets.send(menu, SWT.Hide));
		filter(tree, "");
		assertEquals(true, Ui.get(() -> !menu.isDisposed()));
	}

	private static List<String> texts(Menu menu) {
		return List.of(menu.getItems()).stream().map(MenuItem::getText).toList();
	}

	@Test
	void looksGoodInBothThemes() throws Exception {
		Tree tree = tree();
		filter(tree, "");
		int all = Sample.findings(Sample.root()).size();
		Wait.until("all findings are listed", () -> findings(tree).size() == all);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("findings-light"));
		Workbench.theme(Workbench.DARK);
		try {
			Screenshot.ofScreen(WorkbenchCheck.screenshot("findings-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}
}
