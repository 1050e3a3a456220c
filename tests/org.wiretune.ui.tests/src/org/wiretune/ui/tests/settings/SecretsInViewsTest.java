/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.lint.settings.SettingNode;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** A project with 200 planted secrets: no view, marker, form or copy shows one, until somebody asks for it. */
@ExtendWith(WorkbenchCheck.class)
class SecretsInViewsTest {

	private static final String PLANTED = "tests/org.wiretune.cli.tests/src/test/resources/org/wiretune/cli/planted-secrets.txt";
	private static final String SETTINGS = "org.wiretune.ui.settings";
	private static final Pattern SECRET = Pattern.compile("Zq\\d{3}Kw");
	private static final Pattern OTHER = Pattern.compile("Oc\\d{3}Nt");

	private IProject project;

	@BeforeEach
	void plant() throws Exception {
		Sample.remove();
		project = Sample.root().getProject("Planted");
		project.create(null);
		project.open(null);
		int[] count = new int[2];
		String planted = Pattern.compile("[§¤]").matcher(Files.readString(WorkbenchCheck.repository().resolve(PLANTED)))
				.replaceAll(mark -> mark.group().equals("§") ? String.format("Zq%03dKw", ++count[0]) : String.format("Oc%03dNt", ++count[1]));
		for (String part : planted.split("(?m)^==== ")) {
			int line = part.indexOf('\n');
			if (line > 0) {
				IFile file = project.getFile(IPath.fromPortableString(part.substring(0, line)));
				folder(file.getParent());
				file.create(new ByteArrayInputStream(part.substring(line + 1).getBytes(StandardCharsets.UTF_8)), true, null);
			}
		}
		IProjectDescription description = project.getDescription();
		description.setNatureIds(new String[] { WireTuneNature.ID });
		project.setDescription(description, null);
		Sample.settle();
		Workbench.fillScreen();
	}

	private static void folder(IContainer container) throws Exception {
		if (container instanceof IFolder folder && !folder.exists()) {
			folder(folder.getParent());
			folder.create(true, true, null);
		}
	}

	@AfterEach
	void remove() throws Exception {
		Workbench.clear();
		Sample.remove();
	}

	@Test
	void markersAndViews() throws Exception {
		StringBuilder markers = new StringBuilder();
		for (IMarker marker : project.findMarkers(null, true, IResource.DEPTH_INFINITE)) {
			markers.append(marker.getAttributes()).append('\n');
		}
		assertTrue(markers.length() > 2000, "there are findings");
		hides("markers", markers.toString());
		for (String view : List.of("org.wiretune.ui.findingsView", "org.wiretune.ui.bindingMap", "org.wiretune.ui.servers", "org.wiretune.ui.gauges", "org.wiretune.ui.testCaseLog", "org.wiretune.ui.run",
				"org.eclipse.ui.views.ProblemView")) {
			// A view that another one covers is no part of the window.
			Workbench.open(view);
			hides(view, Ui.get(() -> texts(Workbench.window().getShell())));
		}
		Workbench.open(SETTINGS);
		Wait.until("the settings are listed", () -> settings().getTree().getItemCount() > 5);
		String shown = Ui.get(() -> {
			settings().expandAll();
			return texts(settings().getTree());
		});
		hides(SETTINGS, shown);
		assertTrue(found(OTHER, shown).size() >= 14, "what is no secret is shown: " + found(OTHER, shown));
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
		assertTrue(SECRET.matcher(Ui.get(() -> texts(settings().getTree()))).find());
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
		hides("clipboard", copied);
		Ui.run(show::run);
		hides("hidden again", Ui.get(() -> texts(settings().getTree())));
		Ui.run(() -> settings().setSelection(StructuredSelection.EMPTY));
		assertFalse(Ui.get(show::isEnabled));
	}

	@Test
	void aFormHidesTheSecretOfAnAddress() throws Exception {
		ModuleEditor editor = Ui.get(() -> {
			try {
				return (ModuleEditor) IDE.openEditor(Workbench.page(), project.getFile("SenderModule/Partner.import"));
			} catch (PartInitException unopened) {
				throw new IllegalStateException(unopened);
			}
		});
		Ui.run(editor::showSettings);
		Wait.until("the address is shown", () -> texts(editor.settings().control()).contains("http://u:***@localhost:9080/x?token=***"));
		hides("form", Ui.get(() -> texts(editor.settings().control())));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("form-secret-hidden"));
		Hyperlink show = Ui.get(() -> Widgets.first(editor.settings().control(), Hyperlink.class, each -> each.getText().equals("Show Secret")).orElseThrow());
		Ui.start(() -> {
			// By the keyboard.
			Event key = new Event();
			key.character = SWT.CR;
			show.notifyListeners(SWT.KeyDown, key);
		});
		Wait.until("it can be changed", () -> Widgets.first(editor.settings().control(), Text.class, each -> each.getEditable() && SECRET.matcher(each.getText()).find()).isPresent());
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

	private static String texts(Control parent) {
		StringBuilder text = new StringBuilder();
		for (Control control : Widgets.all(parent, Control.class, each -> true)) {
			text.append(control.getToolTipText()).append('\n');
			switch (control) {
			case Label label -> text.append(label.getText());
			case Text field -> text.append(field.getText());
			case StyledText styled -> text.append(styled.getText());
			case Combo combo -> text.append(combo.getText()).append(List.of(combo.getItems()));
			case Button button -> text.append(button.getText());
			case Hyperlink link -> text.append(link.getText());
			case Tree tree -> items(tree.getItems(), tree.getColumnCount(), text);
			case Table table -> {
				for (TableItem item : table.getItems()) {
					for (int i = 0; i < Math.max(1, table.getColumnCount()); i++) {
						text.append(item.getText(i)).append('\t');
					}
				}
			}
			default -> {
				// Other controls hold those above.
			}
			}
			text.append('\n');
		}
		return text.toString();
	}

	private static void items(TreeItem[] items, int columns, StringBuilder text) {
		for (TreeItem item : items) {
			for (int i = 0; i < Math.max(1, columns); i++) {
				text.append(item.getText(i)).append('\t');
			}
			text.append('\n');
			items(item.getItems(), columns, text);
		}
	}

	private static void hides(String name, String text) {
		assertEquals(new TreeSet<>(), found(SECRET, text), name);
	}

	private static TreeSet<String> found(Pattern pattern, String text) {
		TreeSet<String> found = new TreeSet<>();
		for (Matcher each = pattern.matcher(text); each.find();) {
			found.add(each.group());
		}
		return found;
	}
}
