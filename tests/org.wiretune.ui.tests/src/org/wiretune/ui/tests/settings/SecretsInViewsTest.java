/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.lint.settings.SettingNode;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** A project with 200 planted secrets: no view, marker, form or copy shows one, until somebody asks for it. */
@ExtendWith({ WorkbenchCheck.class, PlantedProject.class })
class SecretsInViewsTest {

	private static final String SETTINGS = "org.wiretune.ui.settings";

	@Test
	void markersAndViews() throws Exception {
		StringBuilder markers = new StringBuilder();
		for (IMarker marker : PlantedProject.project().findMarkers(null, true, IResource.DEPTH_INFINITE)) {
			markers.append(marker.getAttributes()).append('\n');
		}
		assertTrue(markers.length() > 2000, "there are findings");
		PlantedProject.hides("markers", markers.toString());
		for (String view : List.of("org.wiretune.ui.findingsView", "org.wiretune.ui.bindingMap", "org.wiretune.ui.servers", "org.wiretune.ui.gauges", "org.wiretune.ui.testCaseLog", "org.wiretune.ui.run",
				"org.eclipse.ui.views.ProblemView")) {
			// A view that another one covers is no part of the window.
			Workbench.open(view);
			PlantedProject.hides(view, Ui.get(() -> ShownTexts.of(Workbench.window().getShell())));
		}
		Workbench.open(SETTINGS);
		Wait.until("the settings are listed", () -> settings().getTree().getItemCount() > 5);
		String shown = Ui.get(() -> {
			settings().expandAll();
			return ShownTexts.of(settings().getTree());
		});
		PlantedProject.hides(SETTINGS, shown);
		assertTrue(PlantedProject.found(PlantedProject.OTHER, shown).size() >= 14, "what is no secret is shown: " + PlantedProject.found(PlantedProject.OTHER, shown));
	}

	@Test
	void aSecretIsShownToWhoAsksAndIsNeverCopied() {
		IViewPart view = Workbench.open(SETTINGS);
		Wait.until("the settings are listed", () -> settings().getTree().getItemCount() > 5);
		SettingNode node = Ui.get(() -> {
			settings().expandAll();
			return nodes(settings().getTree().getItems()).stream().filter(SettingNode::isSecret).filter(each -> each.openValue().contains("-Xmn32m")).findFirst().orElseThrow();
		});
		IAction show = Ui.get(() -> action(view, "&Show Secret"));
		Ui.run(() -> settings().setSelection(new StructuredSelection(node), true));
		assertTrue(Ui.get(show::isEnabled));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("secret-hidden"));
		Ui.run(show::run);
		assertTrue(PlantedProject.SECRET.matcher(Ui.get(() -> ShownTexts.of(settings().getTree()))).find());
		assertEquals("Hide &Secret", Ui.get(show::getText));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("secret-shown"));
		Ui.run(() -> view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.COPY.getId()).run());
		String copied = Ui.get(() -> {
			Clipboard clipboard = new Clipboard(Ui.display());
			try {
				return (String) clipboard.getContents(TextTransfer.getInstance());
			} finally {
				clipboard.dispose();
			}
		});
		assertTrue(copied.contains("-Xmn32m"), copied);
		PlantedProject.hides("clipboard", copied);
		Ui.run(show::run);
		PlantedProject.hides("hidden again", Ui.get(() -> ShownTexts.of(settings().getTree())));
		Ui.run(() -> settings().setSelection(StructuredSelection.EMPTY));
		assertFalse(Ui.get(show::isEnabled));
	}

	@Test
	void aFormHidesTheSecretOfAnAddress() throws Exception {
		ModuleEditor editor = Ui.get(() -> {
			try {
				return (ModuleEditor) IDE.openEditor(Workbench.page(), PlantedProject.file("SenderModule/Partner.import"));
			} catch (PartInitException unopened) {
				throw new IllegalStateException(unopened);
			}
		});
		Ui.run(editor::showSettings);
		Wait.until("the address is shown", () -> ShownTexts.of(editor.settings().control()).contains("http://u:***@localhost:9080/x?token=***"));
		PlantedProject.hides("form", Ui.get(() -> ShownTexts.of(editor.settings().control())));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("form-secret-hidden"));
		Hyperlink show = Ui.get(() -> Widgets.first(editor.settings().control(), Hyperlink.class, each -> each.getText().equals("Show Secret")).orElseThrow());
		Ui.start(() -> {
			// By the keyboard.
			Event key = new Event();
			key.character = SWT.CR;
			show.notifyListeners(SWT.KeyDown, key);
		});
		Wait.until("it can be changed", () -> Widgets.first(editor.settings().control(), Text.class, each -> each.getEditable() && PlantedProject.SECRET.matcher(each.getText()).find()).isPresent());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("form-secret-shown"));
		Workbench.theme(Workbench.DARK);
		try {
			Screenshot.ofScreen(WorkbenchCheck.screenshot("form-secret-shown-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
		assertFalse(Ui.get(editor::isDirty));
	}

	private static TreeViewer settings() {
		return (TreeViewer) Workbench.page().findView(SETTINGS).getSite().getSelectionProvider();
	}

	private static List<SettingNode> nodes(TreeItem[] items) {
		List<SettingNode> nodes = new ArrayList<>();
		for (TreeItem item : items) {
			if (item.getData() instanceof SettingNode node) {
				nodes.add(node);
			}
			nodes.addAll(nodes(item.getItems()));
		}
		return nodes;
	}

	private static IAction action(IViewPart view, String text) {
		for (var item : view.getViewSite().getActionBars().getMenuManager().getItems()) {
			if (item instanceof org.eclipse.jface.action.ActionContributionItem contribution && contribution.getAction().getText().equals(text)) {
				return contribution.getAction();
			}
		}
		throw new AssertionError(text + " is not in the menu of the view.");
	}
}
