/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
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
		return Widgets.first(tree.getParent().getParent().getParent().getParent(), Text.class, each -> true).orElseThrow();
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
	void allOfTheSelectedFindingStandsBesideTheListWithLinks() throws Exception {
		Tree tree = tree();
		filter(tree, "");
		Ui.run(() -> select(tree, "ReceiverSCAAsync.import:"));
		Composite pane = Wait.value("the pane is open", Wait.USUAL, () -> Widgets.first(Workbench.window().getShell(), ScrolledComposite.class, each -> each.isVisible() && "findingDetails".equals(each.getData("wiretune"))).orElse(null));
		List<String> links = Ui.get(() -> Widgets.all(pane, Link.class, each -> true).stream().map(Link::getText).toList());
		assertTrue(links.stream().anyMatch(text -> text.startsWith("Place: <a>SenderModule/ReceiverSCAAsync.import, line ")), links.toString());
		assertTrue(links.contains("Quick-fix: <a>Call synchronously (preferredInteractionStyle=\"sync\")</a>"), links.toString());
		assertTrue(links.containsAll(List.of("<a>Fix and Measure Again\u2026</a>", "<a>Prove it here\u2026</a>", "<a>Show its gauge</a>", "<a>The page of the rule sca-async-binding</a>")), links.toString());
		assertTrue(Ui.get(() -> Widgets.labels(pane)).containsAll(List.of("Why", "Evidence")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("findings-details"));
		Ui.run(() -> {
			Workbench.page().closeAllEditors(false);
			Widgets.first(pane, Link.class, each -> each.getText().startsWith("Place: ")).orElseThrow().notifyListeners(SWT.Selection, new Event());
		});
		Wait.until("the place is open", () -> Adapters.adapt(Workbench.page().getActiveEditor(), ITextEditor.class) != null);
		Ui.run(() -> select(tree, null));
		Wait.until("a group leaves all of the room to the list", () -> !pane.getVisible());
	}

	private static void select(Tree tree, String file) {
		tree.setSelection(file == null ? tree.getItem(0) : findings(tree).stream().filter(item -> item.getText(1).startsWith(file)).findFirst().orElseThrow());
		Widgets.send(tree, SWT.Selection);
	}

	/** A list that is narrowed by a word has no place for what the fix came to. */
	@Test
	void whereTheLineOfAFixedFindingWentIsSaid() throws Exception {
		Tree tree = tree();
		filter(tree, "ReceiverHTTP");
		Wait.until("the list is narrow", () -> findings(tree).size() == 1);
		IMarker marker = Sample.finding("http-binding-same-server", "/SenderModule/ReceiverHTTP.import");
		IMarkerResolution fix = Arrays.stream(Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker))).findFirst().orElseThrow();
		Ui.run(() -> fix.run(marker));
		Wait.until("it is said", () -> Widgets.first(Workbench.window().getShell(), Label.class,
				each -> "gone".equals(each.getData("wiretune")) && each.getText().startsWith("Found no more: HTTP from ReceiverHTTP to module ReceiverModule on the same machine (SenderModule/ReceiverHTTP.import). ")).isPresent());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("findings-gone"));
		Sample.file("/SenderModule/ReceiverHTTP.import").touch(null);
		filter(tree, "");
		Wait.until("the next list says no more of it", () -> Widgets.first(Workbench.window().getShell(), Label.class, each -> "gone".equals(each.getData("wiretune"))).isEmpty());
	}

	@Test
	void isNarrowedToARuleByTheMenuAndBack() {
		Tree tree = tree();
		filter(tree, "");
		int all = Ui.get(() -> findings(tree).size());
		Ui.run(() -> select(tree, "ReceiverSCAAsync.import:"));
		only(tree, "Of the &Rule sca-async-binding");
		assertEquals("rule:sca-async-binding", Ui.get(() -> field(tree).getText()));
		Wait.until("those of the rule are listed", () -> findings(tree).size() == 2);
		Ui.run(() -> select(tree, "ReceiverSCAAsync.import:"));
		only(tree, "Of the &Rule sca-async-binding");
		Wait.until("all are listed", () -> findings(tree).size() == all);
	}

	private static void only(Tree tree, String entry) {
		Menu menu = Ui.get(tree::getMenu);
		Ui.run(() -> Widgets.send(menu, SWT.Show));
		MenuItem only = Ui.get(() -> List.of(menu.getItems()).stream().filter(item -> item.getText().equals("Show O&nly")).findFirst().orElseThrow());
		Ui.run(() -> Widgets.send(only.getMenu(), SWT.Show));
		Ui.run(() -> Widgets.send(List.of(only.getMenu().getItems()).stream().filter(item -> item.getText().equals(entry)).findFirst().orElseThrow(), SWT.Selection));
		Ui.run(() -> Widgets.send(menu, SWT.Hide));
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
