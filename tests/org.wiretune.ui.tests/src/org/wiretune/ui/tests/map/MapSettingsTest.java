/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertySheet;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.chart.draw.Box;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The settings that govern an element: in the hover, in the Properties view, and changed from there. */
@ExtendWith(WorkbenchCheck.class)
class MapSettingsTest {

	private static final String IMPORT = "SenderModule/ReceiverSCAAsync.import";
	private static final String SERVER = "LocalServer/config/cells/localCell/nodes/localNode/servers/server1/server.xml";
	private static final String POOL = "maximumSize=\"20\" name=\"Default\"";

	private BindingMapView view;

	@BeforeAll
	static void createSample() throws Exception {
		MapFixture.deleteProjects();
	}

	@AfterAll
	static void deleteSample() throws Exception {
		MapFixture.deleteProjects();
	}

	@BeforeEach
	void openView() throws Exception {
		MapFixture.createSample();
		Workbench.fillScreen();
		view = MapFixture.open("the sample is on the map", MapFixture::isSample);
		Ui.run(() -> {
			view.setLinked(false);
			view.fit();
		});
	}

	@AfterEach
	void closeView() throws Exception {
		Workbench.close(IPageLayout.ID_PROP_SHEET);
		Ui.run(() -> view.setLinked(true));
		MapFixture.close();
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		MapFixture.deleteProjects();
	}

	private static String text(String path) throws CoreException, IOException {
		return new String(MapFixture.file(path).getContents(true).readAllBytes(), StandardCharsets.UTF_8);
	}

	private static boolean holds(String path, String words) {
		try {
			return text(path).contains(words);
		} catch (CoreException | IOException problem) {
			throw new IllegalStateException(problem);
		}
	}

	@Test
	void theHoverTellsWhatGovernsAWireAndLeadsToItsLine() {
		Box label = Ui.get(() -> view.shown().wires().stream().filter(placed -> placed.wire().equals(MapFixture.call(view.scene(), "ReceiverSCAAsync"))).findFirst().orElseThrow().label().box());
		MapFixture.mouse(view, SWT.MouseMove, 0, label.centerX(), label.centerY());
		MapFixture.mouse(view, SWT.MouseHover, 0, label.centerX(), label.centerY());
		Wait.until("the hover is shown", () -> view.hover() != null);
		List<Link> links = Ui.get(() -> Widgets.all(view.hover(), Link.class, link -> true));
		String all = Ui.get(() -> links.stream().map(Link::getText).reduce("", (one, other) -> one + '\n' + other));
		assertTrue(all.contains("Preferred interaction style = async   <a>ReceiverSCAAsync.import:"), all);
		assertTrue(all.contains("Thread pool alias = Default   <a>resources.xml:"), all);
		assertTrue(all.contains("Maximum concurrency = 100"), all);
		assertTrue(all.contains("Maximum size = 20"), all);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-hover"));
		Ui.run(() -> {
			Link pool = links.stream().filter(link -> link.getText().startsWith("Maximum size")).findFirst().orElseThrow();
			pool.notifyListeners(SWT.Selection, new Event());
		});
		Wait.until("the server's file is open", () -> Workbench.page().getActiveEditor() != null);
		assertEquals("server.xml", MapFixture.editedFile());
		Ui.run(() -> {
			ITextEditor editor = (ITextEditor) Workbench.page().getActiveEditor();
			assertEquals("20", ((org.eclipse.jface.text.ITextSelection) editor.getSelectionProvider().getSelection()).getText());
		});
	}

	@Test
	void f2ShowsTheHoverOfTheSelectionForTheKeyboard() {
		Ui.run(() -> view.select(MapFixture.call(view.scene(), "ReceiverJMS")));
		MapFixture.key(view, SWT.F2, 0);
		Wait.until("the hover is shown", () -> view.hover() != null);
		assertTrue(Ui.get(() -> Widgets.all(view.hover(), Link.class, link -> link.getText().contains("SIB JMS Resource Adapter")).size()) > 0);
	}

	@Test
	void thePropertiesOfAWireHaveCategories() {
		PropertySheetPage page = properties("ReceiverSCAAsync");
		List<String> rows = Ui.get(() -> rows(page));
		assertEquals(List.of("Element", "Findings", "Call", "Server", "Resource adapter", "Activation specification", "Thread pool", "Remarks"),
				rows.stream().filter(row -> !row.startsWith(" ")).toList());
		assertTrue(rows.stream().anyMatch(row -> row.startsWith("  Maximum size = 20 threads   (server.xml:")), rows.toString());
		assertTrue(rows.stream().anyMatch(row -> row.startsWith("  Thread pool alias = Default   (resources.xml:")), rows.toString());
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-properties"));
		Workbench.theme(Workbench.DARK);
		try {
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-properties-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}

	@Test
	void aPoolSizeIsChangedFromThePropertiesAndTakenBackByOneUndo() throws Exception {
		String before = text(SERVER);
		assertTrue(before.contains(POOL));
		PropertySheetPage page = properties("ReceiverSCAAsync");
		Ui.start(() -> source(page).setPropertyValue("pool.maximumSize", "35"));
		Wait.until("the file has the size and is saved", () -> holds(SERVER, POOL.replace("20", "35")));
		assertEquals(before.replace(POOL, POOL.replace("20", "35")), text(SERVER), "nothing else changed");
		Wait.until("the properties follow", () -> rows(page).stream().anyMatch(row -> row.startsWith("  Maximum size = 35")));
		Ui.start(() -> {
			try {
				RefactoringCore.getUndoManager().performUndo(null, new NullProgressMonitor());
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("one undo takes it back", () -> holds(SERVER, POOL));
		assertEquals(before, text(SERVER));
	}

	@Test
	void aValueThatMakesNoSenseChangesNothing() throws Exception {
		String before = text(SERVER);
		PropertySheetPage page = properties("ReceiverSCAAsync");
		Ui.run(() -> source(page).setPropertyValue("pool.maximumSize", "many"));
		assertEquals(before, text(SERVER));
	}

	@Test
	void theStyleIsChangedAfterAPreviewAndAnUnsavedEditorStaysUnsaved() throws Exception {
		String saved = text(IMPORT);
		ITextEditor editor = Ui.get(() -> {
			try {
				return Adapters.adapt(IDE.openEditor(Workbench.page(), MapFixture.file(IMPORT)), ITextEditor.class);
			} catch (Exception problem) {
				throw new IllegalStateException(problem);
			}
		});
		String typed = Ui.get(() -> {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			try {
				document.replace(saved.indexOf('\n') + 1, 0, "<!-- typed, not saved -->\n");
			} catch (org.eclipse.jface.text.BadLocationException problem) {
				throw new IllegalStateException(problem);
			}
			return document.get();
		});
		Ui.run(() -> {
			Workbench.page().activate(view);
			view.select(MapFixture.call(view.scene(), "ReceiverSCAAsync"));
		});
		Ui.start(() -> choose("Change with Preview", "Call: Preferred interaction style", "sync"));
		Shell shell = Wait.value("the preview is open", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "OK").isPresent()).orElse(null));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-change-preview"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "OK").orElseThrow()));
		Wait.until("the change is in the editor", () -> document(editor).equals(typed.replace("preferredInteractionStyle=\"async\"", "preferredInteractionStyle=\"sync\"")));
		assertTrue(Ui.get(editor::isDirty), "an unsaved editor stays unsaved");
		assertEquals(saved, text(IMPORT));
		Ui.run(() -> editor.getAction("undo").run());
		Wait.until("one undo takes it back, the typing stays", () -> document(editor).equals(typed));
	}

	@Test
	void thePoolOfTheAdapterIsChosenFromTheMenuOfTheMap() throws Exception {
		Ui.run(() -> view.select(MapFixture.call(view.scene(), "ReceiverSCAAsync")));
		Ui.start(() -> choose("Change", "Resource adapter: Thread pool alias", "SIBJMSRAThreadPool"));
		String file = SERVER.replace("server.xml", "resources.xml");
		Wait.until("the alias is in the file", () -> holds(file, "threadPoolAlias=\"SIBJMSRAThreadPool\""));
		assertFalse(holds(file, "threadPoolAlias=\"Default\">\n    <classpath>${WAS_INSTALL_ROOT}/installedConnectors/sib.ra.rar"));
	}

	/** Runs the item of the context menu with this path of labels. UI thread. */
	private void choose(String... path) {
		Menu menu = MapFixture.canvas(view).getMenu();
		for (int i = 0; i < path.length; i++) {
			menu.notifyListeners(SWT.Show, new Event());
			MenuItem item = null;
			List<String> labels = new ArrayList<>();
			for (MenuItem each : menu.getItems()) {
				String label = each.getText().replaceAll("&(?!&)", "");
				labels.add(label);
				if (label.equals(path[i])) {
					item = each;
				}
			}
			assertNotNull(item, path[i] + " among " + labels);
			if (i == path.length - 1) {
				for (MenuItem each : menu.getItems()) {
					each.setSelection(each == item);
				}
				item.notifyListeners(SWT.Selection, new Event());
			} else {
				menu = item.getMenu();
			}
		}
	}

	private String document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput()).get();
	}

	private PropertySheetPage properties(String importName) {
		IViewPart sheet = Workbench.open(IPageLayout.ID_PROP_SHEET);
		Ui.run(() -> {
			// Where both stand in one folder, one would hide the other.
			sheet.getSite().getService(EModelService.class).detach(sheet.getSite().getService(MPart.class).getCurSharedRef(), 60, 40, 900, 620);
			Workbench.page().activate(view);
			view.select(MapFixture.call(view.scene(), importName));
		});
		Wait.until("the properties are shown", () -> ((PropertySheet) sheet).getCurrentPage() instanceof PropertySheetPage page && rows(page).size() > 10);
		return (PropertySheetPage) Ui.get(() -> ((PropertySheet) sheet).getCurrentPage());
	}

	private static List<String> rows(PropertySheetPage page) {
		List<String> rows = new ArrayList<>();
		if (page.getControl() instanceof Tree tree) {
			for (TreeItem category : tree.getItems()) {
				rows.add(category.getText(0));
				category.setExpanded(true);
				for (TreeItem item : category.getItems()) {
					rows.add("  " + item.getText(0) + " = " + item.getText(1));
				}
			}
		}
		return rows;
	}

	private IPropertySource source(PropertySheetPage page) {
		return view.propertySource(((IStructuredSelection) view.getSite().getSelectionProvider().getSelection()).getFirstElement());
	}
}
