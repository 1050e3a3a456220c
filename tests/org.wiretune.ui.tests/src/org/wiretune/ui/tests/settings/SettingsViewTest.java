/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The view of all settings, on the sample solution. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class SettingsViewTest {

	private static final String ID = "org.wiretune.ui.settings";

	private Tree tree() {
		Workbench.fillScreen();
		Workbench.open(ID);
		return Wait.value("the settings are listed", Wait.USUAL,
				() -> Widgets.first(Workbench.window().getShell(), Tree.class, each -> each.getColumnCount() == 3 && each.isVisible() && each.getItemCount() > 0
						&& each.getItem(0).getText(0).length() > 0).filter(each -> each.getColumn(0).getText().equals("Setting")).orElse(null));
	}

	private static void filter(Tree tree, String words) {
		Text field = Ui.get(() -> Widgets.first(tree.getParent().getParent(), Text.class, each -> true).orElseThrow());
		Ui.run(() -> field.setText(words));
		// What is found is opened.
		Wait.until("the tree is filtered by " + words, () -> all(tree).stream().anyMatch(item -> item.getItemCount() == 0 && item.getParentItem() != null
				&& item.getParentItem().getExpanded() && texts(item).contains(words.toLowerCase(Locale.ROOT))));
	}

	/** The texts of a line and of those above it. */
	private static String texts(TreeItem item) {
		StringBuilder text = new StringBuilder();
		for (TreeItem each = item; each != null; each = each.getParentItem()) {
			text.append(each.getText(0)).append(' ').append(each.getText(1)).append(' ').append(each.getText(2)).append(' ');
		}
		return text.toString().toLowerCase(Locale.ROOT);
	}

	private static List<TreeItem> all(Tree tree) {
		List<TreeItem> items = new ArrayList<>();
		for (TreeItem item : tree.getItems()) {
			collect(item, items);
		}
		return items;
	}

	private static List<TreeItem> opened(Tree tree) {
		((TreeViewer) Workbench.page().findView(ID).getSite().getSelectionProvider()).expandAll();
		return all(tree);
	}

	private static void collect(TreeItem item, List<TreeItem> items) {
		items.add(item);
		for (TreeItem child : item.getItems()) {
			collect(child, items);
		}
	}

	@Test
	void findsAValueAndGoesToItsLine() {
		Tree tree = tree();
		filter(tree, "384");
		// Found and read in one step: the tree may be filled anew meanwhile.
		String place = Wait.value("the heap is found", Wait.USUAL, () -> all(tree).stream().filter(each -> each.getText(1).startsWith("384")).findFirst().map(each -> each.getText(2)).orElse(null));
		assertTrue(place.startsWith("server.xml:"), place);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("settings-found"));
		// Found and opened in one step: the tree may be filled anew meanwhile.
		Wait.until("the heap is opened", () -> Ui.get(() -> all(tree).stream().filter(each -> each.getText(1).startsWith("384")).findFirst().map(found -> {
			tree.setSelection(found);
			Widgets.send(tree, SWT.DefaultSelection);
			return found;
		}).isPresent()));
		Wait.until("the editor shows the value", () -> {
			ITextEditor editor = Adapters.adapt(Workbench.page().getActiveEditor(), ITextEditor.class);
			return editor != null && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection && selection.getText().equals("384");
		});
	}

	@Test
	void leavesOutDefaultsWhenAsked() {
		Tree tree = tree();
		filter(tree, "server.xml");
		// The platform opens what is found for a fifth of a second at most, which a busy machine needs for the first few.
		Wait.until("defaults are listed", () -> opened(tree).stream().anyMatch(each -> each.getText(2).startsWith("Default: ")));
		IViewPart view = Ui.get(() -> Workbench.page().findView(ID));
		Ui.run(() -> view.getViewSite().getActionBars().getToolBarManager().getItems());
		ToolItem toggle = Ui.get(() -> Widgets.all(Workbench.window().getShell(), ToolBar.class, ToolBar::isVisible).stream().flatMap(bar -> List.of(bar.getItems()).stream())
				.filter(each -> "Show only settings that a file states, without defaults".equals(each.getToolTipText())).findFirst().orElseThrow());
		Ui.run(() -> {
			toggle.setSelection(true);
			Widgets.send(toggle, SWT.Selection);
		});
		Wait.until("defaults are left out", () -> all(tree).stream().noneMatch(each -> each.getText(2).startsWith("Default: ")));
		assertEquals(true, Ui.get(() -> all(tree).stream().anyMatch(each -> each.getText(2).startsWith("server.xml:"))));
	}

	@Test
	void looksGoodInBothThemes() throws Exception {
		Tree tree = tree();
		filter(tree, "pool");
		Wait.until("pools are found", () -> all(tree).size() > 5);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("settings-light"));
		Workbench.theme(Workbench.DARK);
		try {
			Screenshot.ofScreen(WorkbenchCheck.screenshot("settings-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}
}
