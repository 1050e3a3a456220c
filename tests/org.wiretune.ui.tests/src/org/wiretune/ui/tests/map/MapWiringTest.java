/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.chart.draw.Box;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** Wires that are drawn on the map with the mouse, and made by the list. */
@ExtendWith({ SampleProjects.class, WorkbenchCheck.class })
class MapWiringTest {

	private static final String EXPORT = "ReceiverModule/SCA_Export.export";
	private static final String COMPONENT = "SenderModule/SenderComponent.component";

	private BindingMapView view;

	@BeforeEach
	void openView() {
		Workbench.fillScreen();
		view = MapFixture.open("the sample is on the map", MapFixture::isSample);
		Ui.run(() -> view.setLinked(false));
		MapFixture.fillWindow(view);
	}

	@AfterEach
	void closeView() {
		Workbench.restore(view);
		Ui.run(() -> view.setLinked(true));
		MapFixture.close();
	}

	private static String text(String path) {
		try {
			return new String(MapFixture.file(path).getContents(true).readAllBytes(), StandardCharsets.UTF_8);
		} catch (CoreException | IOException problem) {
			throw new IllegalStateException(problem);
		}
	}

	/** What can be undone is there a moment after the file is written. */
	private static void undo() {
		AtomicBoolean undone = new AtomicBoolean();
		Wait.until("the change is undone", () -> {
			try {
				if (!undone.get()) {
					RefactoringCore.getUndoManager().performUndo(null, new NullProgressMonitor());
					undone.set(true);
				}
			} catch (CoreException notYet) {
				return false;
			}
			return undone.get();
		});
	}

	private Box box(String name) {
		return Ui.get(() -> view.shown().boxOf(MapFixture.node(view.scene(), name)).orElseThrow());
	}

	/** Takes the handle of a node and moves to a place of another element. */
	private void drag(String from, Box to) {
		Box box = box(from);
		MapFixture.mouse(view, SWT.MouseMove, 0, box.centerX(), box.centerY());
		Box handle = Ui.get(() -> view.wireHandle().orElseThrow());
		send(SWT.MouseMove, 0, (int) handle.centerX(), (int) handle.centerY());
		assertTrue(Ui.get(() -> view.wireHandle().isPresent()), "the handle stays while the pointer is at it");
		send(SWT.MouseDown, 1, (int) handle.centerX(), (int) handle.centerY());
		MapFixture.mouse(view, SWT.MouseMove, 0, (box.centerX() + to.centerX()) / 2, (box.centerY() + to.centerY()) / 2);
		MapFixture.mouse(view, SWT.MouseMove, 0, to.centerX(), to.centerY());
	}

	private void send(int type, int button, int x, int y) {
		Ui.run(() -> {
			Event event = new Event();
			event.x = x;
			event.y = y;
			event.button = button;
			MapFixture.canvas(view).notifyListeners(type, event);
		});
	}

	private void awaitLabel(String what, String words) {
		Wait.until(what, () -> view.wireLabel().stream().anyMatch(line -> line.contains(words)));
	}

	@Test
	void aWireIsDrawnAndOneUndoTakesItBack() throws Exception {
		String wired = text(EXPORT);
		MapFixture.replace(EXPORT, " target=\"ReceiverComponent\"", "");
		String without = text(EXPORT);
		MapFixture.await(view, "the export leads nowhere", scene -> scene.wiresFrom(MapFixture.node(scene, "SCA_Export").id()).isEmpty());
		Box component = box("ReceiverComponent");
		drag("SCA_Export", component);
		assertEquals("inside the module, to ReceiverComponent", Ui.get(view::wireLabel).getFirst());
		Ui.start(() -> {
			Event event = new Event();
			event.x = view.onCanvas(component.centerX(), component.centerY()).x;
			event.y = view.onCanvas(component.centerX(), component.centerY()).y;
			event.button = 1;
			MapFixture.canvas(view).notifyListeners(SWT.MouseUp, event);
		});
		Wait.until("the wire is in the file", () -> text(EXPORT).equals(wired));
		MapFixture.await(view, "the wire is on the map", scene -> !scene.wiresFrom(MapFixture.node(scene, "SCA_Export").id()).isEmpty());
		undo();
		Wait.until("one undo takes it back", () -> text(EXPORT).equals(without));
		MapFixture.replace(EXPORT, "name=\"SCA_Export\"", "name=\"SCA_Export\" target=\"ReceiverComponent\"");
		MapFixture.await(view, "the sample is whole again", MapFixture::isSample);
	}

	@Test
	void thePriceAndWhatTheRulesSayStandAtThePointer() {
		String before = text(COMPONENT);
		Box export = box("JMS_Export");
		drag("SenderComponent", export);
		awaitLabel("the price is told", "JMS \u00b7 async to JMS_Export \u00b7 70 ms in the source (100 KB)");
		Wait.until("the rules have answered", () -> view.wireLabel().stream().noneMatch(line -> line.contains("being asked")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-wire-light"));
		Workbench.theme(Workbench.DARK);
		try {
			Wait.until("the canvas is dark", () -> MapFixture.canvas(view).getBackground().getRed() < 100);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-wire-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
		MapFixture.mouse(view, SWT.MouseUp, 1, export.centerX(), export.centerY());
		Menu menu = Wait.value("the ways are offered", Wait.USUAL, view::wireMenu);
		assertEquals(List.of("JMS \u00b7 async to JMS_Export \u00b7 70 ms in the source (100 KB)", "HTTP \u00b7 sync to HTTP_Export \u00b7 27 ms in the source (100 KB)",
				"SCA \u00b7 sync to SCA_Export \u00b7 1.4 ms in the source (100 KB)", "SCA \u00b7 async to SCA_Export \u00b7 1,400 ms in the source (100 KB)",
				"JAX-WS \u00b7 sync to WS_Export \u00b7 77 ms in the source (100 KB)", "", "With Preview"), labels(menu));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-wire-menu"));
		List<String> references = labels(Ui.get(() -> menu.getItem(0).getMenu()));
		assertEquals(5, references.size(), "ReceiverJMSPartner leads there already: " + references);
		assertTrue(references.getFirst().startsWith("a new reference PerformanceInterfacePartner"), references.toString());
		Ui.start(() -> {
			MenuItem way = menu.getItem(0).getMenu().getItem(0);
			menu.setVisible(false);
			way.notifyListeners(SWT.Selection, new Event());
		});
		Wait.until("the class has a reference", () -> text(COMPONENT).contains("<reference name=\"PerformanceInterfacePartner\">") && text(COMPONENT).contains("<wire target=\"ReceiverJMS\"/>"));
		undo();
		Wait.until("one undo takes it back", () -> text(COMPONENT).equals(before));
		Wait.until("the line is gone", () -> view.wireLabel().isEmpty());
	}

	private static List<String> labels(Menu menu) {
		return Ui.get(() -> {
			menu.notifyListeners(SWT.Show, new Event());
			List<String> labels = new ArrayList<>();
			for (MenuItem each : menu.getItems()) {
				labels.add(each.getText().replaceAll("&(?!&)", ""));
			}
			return labels;
		});
	}

	@Test
	void whatCannotBeWiredIsSaidAndEscapeGivesUp() {
		String before = text(COMPONENT);
		Box library = Ui.get(() -> view.shown().modules().stream().filter(each -> each.module().name().equals("PerformanceLibrary")).findFirst().orElseThrow().header());
		drag("SenderComponent", library);
		assertTrue(String.join(" ", Ui.get(view::wireLabel)).startsWith("PerformanceLibrary is no module of IBM Integration Designer"));
		MapFixture.mouse(view, SWT.MouseUp, 1, library.centerX(), library.centerY());
		assertEquals(List.of(), Ui.get(view::wireLabel));
		Box sender = box("SenderComponent");
		MapFixture.mouse(view, SWT.MouseMove, 0, sender.centerX(), sender.centerY());
		Box handle = Ui.get(() -> view.wireHandle().orElseThrow());
		MapFixture.press(view, (int) handle.centerX(), (int) handle.centerY());
		assertEquals("SenderComponent", Ui.get(view::selected).name(), "who clicks at the handle selects");
		drag("SenderComponent", box("HTTP_Export"));
		assertFalse(Ui.get(view::wireLabel).isEmpty());
		MapFixture.key(view, SWT.ESC, 0);
		assertEquals(List.of(), Ui.get(view::wireLabel));
		Box export = box("HTTP_Export");
		MapFixture.mouse(view, SWT.MouseUp, 1, export.centerX(), export.centerY());
		assertNull(Ui.get(view::wireMenu));
		assertEquals(before, text(COMPONENT));
	}

	@Test
	void theListDoesTheSameWithoutAMouse() {
		Ui.run(() -> {
			Workbench.page().activate(view);
			view.select(MapFixture.node(view.scene(), "SenderComponent"));
		});
		Ui.start(() -> choose("Add Import..."));
		Shell shell = Wait.value("the list is open", Wait.USUAL, () -> Widgets.shell("Add an Import to SenderModule").orElse(null));
		Ui.run(() -> Widgets.type(Widgets.first(shell, Text.class, each -> (each.getStyle() & SWT.SEARCH) != 0).orElseThrow(), "http_ex"));
		List<Table> tables = Ui.get(() -> Widgets.all(shell, Table.class, each -> true));
		Wait.until("what has the word is listed", () -> List.of("ReceiverModule \u25b8 HTTP_Export").equals(Arrays.stream(tables.get(0).getItems()).map(item -> item.getText(0)).toList()));
		Wait.until("the ways have prices", () -> tables.get(1).getItemCount() == 5 && tables.get(1).getItem(0).getText(2).equals("27 ms in the source (100 KB)"));
		StyledText explanation = Ui.get(() -> Widgets.first(shell, StyledText.class, each -> true).orElseThrow());
		Wait.until("it is said what it means", () -> explanation.getText().contains("The address is supposed to be http://localhost:9080/ReceiverModuleWeb/HTTP_Export"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-wire-list"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Wire").orElseThrow()));
		String added = "SenderModule/HTTP_Import.import";
		Wait.until("the import is there", () -> WorkspaceFile.file(added) != null);
		MapFixture.await(view, "and on the map", scene -> scene.elements().stream().anyMatch(each -> each.name().equals("HTTP_Import")));
		undo();
		Wait.until("one undo takes it away", () -> WorkspaceFile.file(added) == null);
	}

	@Test
	void theKeyOpensTheListOfWhatIsSelected() {
		Ui.run(() -> {
			Workbench.page().activate(view);
			view.select(MapFixture.call(view.scene(), "ReceiverSCAAsync"));
		});
		Ui.start(() -> {
			try {
				view.getSite().getService(IHandlerService.class).executeCommand("org.wiretune.ui.wireTo", null);
			} catch (Exception problem) {
				throw new IllegalStateException(problem);
			}
		});
		Shell shell = Wait.value("the list is open", Wait.USUAL, () -> Widgets.shell("Wire ReceiverSCAAsync").orElse(null));
		Wait.until("the other exports are listed", () -> Widgets.all(shell, Table.class, each -> true).get(0).getItemCount() == 4);
		Ui.run(() -> Widgets.press(Widgets.button(shell, "Cancel").orElseThrow()));
		assertTrue(Ui.get(shell::isDisposed));
	}

	/** Runs the item of the context menu with this label. UI thread. */
	private void choose(String label) {
		Menu menu = MapFixture.canvas(view).getMenu();
		menu.notifyListeners(SWT.Show, new Event());
		MenuItem item = null;
		for (MenuItem each : menu.getItems()) {
			item = each.getText().replaceAll("&(?!&)", "").equals(label) ? each : item;
		}
		assertNotNull(item, label);
		item.notifyListeners(SWT.Selection, new Event());
	}
}
