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

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapRow;
import org.wiretune.map.MapTable;
import org.wiretune.map.MapWire;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The binding map of the sample solution. */
@ExtendWith({ SampleProjects.class, WorkbenchCheck.class })
class BindingMapViewTest {

	private BindingMapView view;

	@BeforeEach
	void openView() {
		Workbench.fillScreen();
		view = MapFixture.open("the sample is on the map", MapFixture::isSample);
		Ui.run(() -> view.setLinked(false));
	}

	@AfterEach
	void closeView() {
		Ui.run(() -> {
			view.setTableMode(false);
			view.setLinked(true);
		});
		MapFixture.close();
	}

	@Test
	void modulesWiresAndFindingsOfTheSampleAreShown() {
		var scene = Ui.get(view::scene);
		assertEquals(List.of("PerformanceLibrary", "ReceiverModule", "SenderModule"), scene.modules().stream().map(MapElement::name).sorted().toList());
		MapWire async = MapFixture.call(scene, "ReceiverSCAAsync");
		assertEquals("SCA \u00b7 async", async.label());
		assertTrue(async.hasWarning(), "the asynchronous SCA import is marked on its wire");
		assertEquals("SCA \u00b7 sync", MapFixture.call(scene, "ReceiverSCASync").label());
		assertEquals("JMS \u00b7 async", MapFixture.call(scene, "ReceiverJMS").label());
		assertEquals("HTTP \u00b7 sync", MapFixture.call(scene, "ReceiverHTTP").label());
		assertEquals("JAX-WS \u00b7 sync", MapFixture.call(scene, "ReceiverWebService").label());
		assertTrue(scene.wires().stream().noneMatch(MapWire::isBroken));
		assertTrue(Ui.get(() -> Widgets.labels(view.getSite().getShell())).stream().anyMatch(text -> text.startsWith("3 modules; 5 calls leave their module")));
	}

	@Test
	void lightAndDarkThemeAreDrawnInTheirColours() {
		MapFixture.fillWindow(view);
		Ui.run(() -> view.select(MapFixture.call(view.scene(), "ReceiverSCAAsync")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-light"));
		assertTrue(brightness() > 200, "light");
		Workbench.theme(Workbench.DARK);
		try {
			Wait.until("the canvas is dark", () -> MapFixture.canvas(view).getBackground().getRed() < 100);
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-dark"));
			assertTrue(brightness() < 100, "dark");
		} finally {
			Workbench.theme(Workbench.LIGHT);
			Workbench.restore(view);
		}
		Wait.until("the canvas is light again", () -> MapFixture.canvas(view).getBackground().getRed() > 200);
		Wait.until("the words above it are dark again", () -> Widgets.all(MapFixture.canvas(view).getShell(), Link.class, Link::isVisible).stream()
				.allMatch(link -> link.getForeground().getRed() < link.getBackground().getRed() - 100));
	}

	private double brightness() {
		var background = Ui.get(() -> MapFixture.canvas(view).getBackground().getRGB());
		return (background.red + background.green + background.blue) / 3.0;
	}

	@Test
	void aClickSelectsAndADoubleClickOpensTheFileAtItsPlace() {
		MapNode node = Ui.get(() -> MapFixture.node(view.scene(), "ReceiverJMS"));
		Box box = Ui.get(() -> view.shown().boxOf(node).orElseThrow());
		MapFixture.click(view, box.x() + 20, box.centerY());
		assertEquals(node, Ui.get(view::selected));
		assertEquals("", MapFixture.editedFile(), "without the link a selection opens nothing");
		MapFixture.mouse(view, SWT.MouseDoubleClick, 1, box.x() + 20, box.centerY());
		Wait.until("the import is open", () -> Workbench.page().getActiveEditor() != null);
		assertEquals("ReceiverJMS.import", MapFixture.editedFile());
		ITextSelection selection = Ui.get(this::textSelection);
		assertEquals("ReceiverJMS", selection.getText());
	}

	@Test
	void theLinkGoesFromTheMapToTheFileAndBack() throws Exception {
		Ui.run(() -> view.setLinked(true));
		MapWire wire = Ui.get(() -> MapFixture.call(view.scene(), "ReceiverSCAAsync"));
		Box label = Ui.get(() -> view.shown().wires().stream().filter(placed -> placed.wire().equals(wire)).findFirst().orElseThrow().label().box());
		MapFixture.click(view, label.centerX(), label.centerY());
		Wait.until("the import is open", () -> Workbench.page().getActiveEditor() != null);
		assertEquals("ReceiverSCAAsync.import", MapFixture.editedFile());
		assertEquals("SCA_Export", Ui.get(this::textSelection).getText());
		assertEquals(wire, Ui.get(view::selected), "what the map led to does not lead the map elsewhere");
		Ui.run(() -> {
			try {
				IDE.openEditor(Workbench.page(), MapFixture.file("ReceiverModule/WS_Export.export"));
			} catch (Exception problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the export is selected", () -> view.selected() != null && view.selected().name().equals("WS_Export"));
		ITextEditor component = Ui.get(() -> {
			try {
				return Adapters.adapt(IDE.openEditor(Workbench.page(), MapFixture.file("SenderModule/SenderComponent.component")), ITextEditor.class);
			} catch (Exception problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the component is selected", () -> view.selected() != null && view.selected().name().equals("SenderComponent"));
		assertNotNull(component);
	}

	@Test
	void arrowsFollowWiresAndEnterOpensTheFile() {
		Ui.run(() -> view.select(MapFixture.node(view.scene(), "ReceiverHTTP")));
		MapFixture.key(view, SWT.ARROW_RIGHT, 0);
		assertEquals(Ui.get(() -> MapFixture.call(view.scene(), "ReceiverHTTP")), Ui.get(view::selected));
		MapFixture.key(view, SWT.ARROW_RIGHT, 0);
		assertEquals("HTTP_Export", Ui.get(view::selected).name());
		MapFixture.key(view, SWT.ARROW_DOWN, 0);
		assertEquals("JMS_Export", Ui.get(view::selected).name());
		MapFixture.key(view, SWT.CR, 0);
		Wait.until("the export is open", () -> Workbench.page().getActiveEditor() != null);
		assertEquals("JMS_Export.export", MapFixture.editedFile());
		MapFixture.key(view, SWT.ESC, 0);
		assertNull(Ui.get(view::selected));
	}

	@Test
	void tabComesToEveryElementAndThenLeaves() {
		List<MapElement> seen = new ArrayList<>();
		boolean stays = true;
		while (stays && seen.size() < 1000) {
			stays = Ui.get(() -> {
				Event event = new Event();
				event.detail = SWT.TRAVERSE_TAB_NEXT;
				event.doit = true;
				MapFixture.canvas(view).notifyListeners(SWT.Traverse, event);
				return !event.doit;
			});
			if (stays) {
				seen.add(Ui.get(view::selected));
			}
		}
		assertEquals(Ui.get(() -> MapTable.rows(view.scene())).stream().map(MapRow::element).toList(), seen);
	}

	@Test
	void theWheelWithCtrlZoomsAtTheMouseAndFitShowsAll() {
		double before = Ui.get(view::zoom);
		Ui.run(() -> {
			Event event = new Event();
			event.count = 1;
			event.stateMask = SWT.MOD1;
			event.x = 50;
			event.y = 60;
			MapFixture.canvas(view).notifyListeners(SWT.MouseVerticalWheel, event);
		});
		assertEquals(before * 1.25, Ui.get(view::zoom), 0.001);
		MapFixture.key(view, '-', SWT.MOD1);
		assertEquals(before, Ui.get(view::zoom), 0.001);
		MapFixture.key(view, '0', SWT.MOD1);
		assertEquals(1, Ui.get(view::zoom));
	}

	@Test
	void draggingMovesTheMapAndSelectsNothing() {
		for (int i = 0; i < 4; i++) {
			MapFixture.key(view, '+', SWT.MOD1);
		}
		// An editor that was open when the view was may have selected its element.
		Ui.run(() -> view.select(null));
		var before = Ui.get(() -> view.onCanvas(0, 0));
		Ui.run(() -> {
			send(SWT.MouseDown, 300, 200);
			send(SWT.MouseMove, 280, 190);
			send(SWT.MouseMove, 250, 180);
			send(SWT.MouseUp, 250, 180);
		});
		var after = Ui.get(() -> view.onCanvas(0, 0));
		assertTrue(after.x < before.x || after.y < before.y, before + " to " + after);
		assertNull(Ui.get(view::selected));
	}

	private void send(int type, int x, int y) {
		Event event = new Event();
		event.x = x;
		event.y = y;
		event.button = 1;
		MapFixture.canvas(view).notifyListeners(type, event);
	}

	@Test
	void theTableSaysTheSameAndKeepsTheSelection() {
		MapWire wire = Ui.get(() -> MapFixture.call(view.scene(), "ReceiverSCAAsync"));
		Ui.run(() -> {
			view.select(wire);
			view.setTableMode(true);
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-table"));
		List<MapRow> rows = Ui.get(() -> MapTable.rows(view.scene()));
		Ui.run(() -> {
			Table table = (Table) view.top();
			assertEquals(rows.size(), table.getItemCount());
			assertEquals(List.of("Kind", "From", "To", "Binding", "Interaction Style", "Findings", "Last Measured"),
					java.util.Arrays.stream(table.getColumns()).map(org.eclipse.swt.widgets.TableColumn::getText).toList());
			for (int i = 0; i < rows.size(); i++) {
				MapRow row = rows.get(i);
				TableItem item = table.getItem(i);
				assertEquals(List.of(row.kind(), row.from(), row.to(), row.binding(), row.style(), row.findings(), row.lastMeasured()),
						List.of(item.getText(0), item.getText(1), item.getText(2), item.getText(3), item.getText(4), item.getText(5), item.getText(6)));
			}
			assertEquals(wire, rows.get(table.getSelectionIndex()).element());
			table.setFocus();
			table.setSelection(0);
			Widgets.send(table, SWT.Selection);
		});
		assertEquals(rows.get(0).element(), Ui.get(view::selected));
		Ui.run(() -> Widgets.send(view.top(), SWT.DefaultSelection));
		assertEquals(rows.get(0).element().origin() != null, !MapFixture.editedFile().isEmpty());
	}

	@Test
	void theExportIsAPictureOfItsOwn(@TempDir Path folder) throws Exception {
		Path file = folder.resolve("map.svg");
		Job job = Ui.get(() -> view.export(file));
		job.join();
		assertTrue(job.getResult().isOK(), job.getResult().toString());
		var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(Files.newInputStream(file));
		assertEquals("svg", document.getDocumentElement().getNodeName());
		assertTrue(Files.readString(file).contains("ReceiverSCAAsync"));
	}

	@Test
	void anExportThatCannotBeWrittenIsSaid(@TempDir Path folder) throws Exception {
		// A folder of that name stands in the way.
		Path file = Files.createDirectory(folder.resolve("map.svg"));
		// Checks what the job tells; the dialog itself did not open in the test harness.
		Job job = Ui.get(() -> view.export(file));
		job.join();
		assertTrue(job.getResult().getMessage().contains(file.toString()), job.getResult().toString());
	}

	@Test
	void aWireThatIsBrokenAndMendedIsShownSo() throws Exception {
		MapNode before = Ui.get(() -> MapFixture.node(view.scene(), "ReceiverHTTP"));
		Ui.run(() -> view.select(before));
		MapFixture.replace("SenderModule/ReceiverSCASync.import", "export=\"SCA_Export\"", "export=\"Gone_Export\"");
		try {
			MapFixture.await(view, "the wire is broken", scene -> MapFixture.call(scene, "ReceiverSCASync").isBroken());
			assertEquals("ReceiverModule/Gone_Export", Ui.get(() -> view.scene().element(MapFixture.call(view.scene(), "ReceiverSCASync").targetId()).orElseThrow().name()));
			assertEquals(before.id(), Ui.get(view::selected).id(), "the selection stays");
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-broken-wire"));
		} finally {
			MapFixture.replace("SenderModule/ReceiverSCASync.import", "export=\"Gone_Export\"", "export=\"SCA_Export\"");
		}
		MapFixture.await(view, "the wire is mended", scene -> !MapFixture.call(scene, "ReceiverSCASync").isBroken());
	}

	@Test
	void everyToolHasAnIconAndAName() {
		var missing = org.eclipse.jface.resource.ImageDescriptor.getMissingImageDescriptor();
		int tools = 0;
		for (var item : Ui.get(() -> view.getViewSite().getActionBars().getToolBarManager().getItems())) {
			if (item instanceof org.eclipse.jface.action.ActionContributionItem tool) {
				tools++;
				var icon = tool.getAction().getImageDescriptor();
				assertTrue(icon != null && !icon.equals(missing) && icon.getImageData(100) != null, tool.getAction().getText());
				assertFalse(tool.getAction().getToolTipText().isBlank());
			}
		}
		assertEquals(8, tools);
	}

	@Test
	void zoomAndModeAreRemembered() {
		MapFixture.key(view, '0', SWT.MOD1);
		Ui.run(() -> {
			XMLMemento memento = XMLMemento.createWriteRoot("view");
			view.setTableMode(true);
			view.saveState(memento);
			assertEquals(Boolean.TRUE, memento.getBoolean("table"));
			assertEquals(Boolean.FALSE, memento.getBoolean("link"));
			assertEquals(1f, memento.getFloat("zoom"));
		});
	}

	@Test
	void withoutModulesTheNextStepIsNamed() throws Exception {
		MapFixture.deleteProjects();
		try {
			MapFixture.await(view, "the map is empty", scene -> scene.isEmpty());
			Wait.until("a message is on top", () -> !Widgets.all(view.top(), Link.class, link -> link.getText().contains("No module was found")).isEmpty());
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-empty"));
		} finally {
			MapFixture.createSample();
		}
		MapFixture.await(view, "the sample is back", MapFixture::isSample);
		assertFalse(Ui.get(() -> view.top() instanceof Table));
	}

	private ITextSelection textSelection() {
		ITextEditor editor = Adapters.adapt(Workbench.page().getActiveEditor(), ITextEditor.class);
		return (ITextSelection) editor.getSelectionProvider().getSelection();
	}
}
