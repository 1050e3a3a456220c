/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.chart.draw.Box;
import org.wiretune.core.BindingKind;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapFilter;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapScope;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** Levels of the map, closed modules, find and filter. */
@ExtendWith({ SampleProjects.class, WorkbenchCheck.class })
class MapLevelsTest {

	private BindingMapView view;

	@BeforeEach
	void openView() {
		Workbench.fillScreen();
		view = MapFixture.open("the sample is on the map", MapFixture::isSample);
		Ui.run(() -> {
			view.setLinked(false);
			Workbench.page().toggleZoom(Workbench.page().getReference(view));
			view.fit();
		});
	}

	@AfterEach
	void closeView() {
		Ui.run(() -> {
			view.setLinked(true);
			Workbench.page().zoomOut();
		});
		MapFixture.close();
	}

	private static MapModule module(MapScene scene, String name) {
		return scene.modules().stream().filter(module -> module.name().equals(name)).findFirst().orElseThrow();
	}

	private static boolean isClosed(MapScene scene, String name) {
		return scene.modules().stream().anyMatch(module -> module.name().equals(name) && module.collapsed());
	}

	@Test
	void theSignAndTheSpaceBarCloseAModuleAndADoubleClickOpensIt() {
		Box fold = Ui.get(() -> view.shown().modules().stream().filter(each -> each.module().name().equals("SenderModule")).findFirst().orElseThrow().fold());
		MapFixture.click(view, fold.centerX(), fold.centerY());
		MapFixture.await(view, "the module is closed", scene -> isClosed(scene, "SenderModule"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-closed-module"));
		Box box = Ui.get(() -> view.shown().boxOf(module(view.scene(), "SenderModule")).orElseThrow());
		MapFixture.mouse(view, SWT.MouseDoubleClick, 1, box.centerX(), box.centerY());
		MapFixture.await(view, "the module is open", scene -> !isClosed(scene, "SenderModule"));
		assertEquals("", MapFixture.editedFile(), "opening a module opens no file");
		Ui.run(() -> view.select(module(view.scene(), "ReceiverModule")));
		MapFixture.key(view, SWT.SPACE, 0);
		MapFixture.await(view, "the module is closed by the keyboard", scene -> isClosed(scene, "ReceiverModule"));
		MapFixture.key(view, SWT.CR, 0);
		MapFixture.await(view, "the module is opened by the keyboard", scene -> !isClosed(scene, "ReceiverModule"));
		assertEquals(MapChoice.ALL.scope(), Ui.get(view::choice).scope());
	}

	@Test
	void oneModuleAloneAndBackUpByTheBreadcrumb() {
		MapModule receiver = Ui.get(() -> module(view.full(), "ReceiverModule"));
		Ui.run(() -> view.show(MapChoice.ALL.with(MapScope.module(receiver))));
		MapFixture.await(view, "the others are boxes", scene -> isClosed(scene, "SenderModule") && scene.modules().size() == 2);
		String way = Ui.get(() -> view.crumbs().get(0).getText());
		assertEquals("<a href=\"0\">Workspace</a>  \u25b8  <a href=\"1\">ReceiverModule</a>  \u25b8  ReceiverModule", way);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-one-module"));
		Ui.run(() -> {
			Event event = new Event();
			event.text = "0";
			view.crumbs().get(0).notifyListeners(SWT.Selection, event);
		});
		MapFixture.await(view, "the workspace is shown", scene -> scene.modules().size() == 3 && !isClosed(scene, "SenderModule"));
		Ui.run(() -> view.show(MapChoice.ALL.with(MapScope.module(receiver))));
		MapFixture.await(view, "one module", scene -> scene.modules().size() == 2);
		MapFixture.key(view, SWT.BS, 0);
		Wait.until("one level up", () -> view.choice().scope().equals(MapScope.project(receiver)));
		MapFixture.key(view, SWT.BS, 0);
		MapFixture.await(view, "two levels up", scene -> scene.modules().size() == 3);
	}

	@Test
	void findJumpsAmongMatchesAndOpensWhatIsClosed() {
		Ui.run(() -> view.show(MapChoice.ALL.withAllCollapsed(view.full(), true)));
		MapFixture.await(view, "all is closed", scene -> isClosed(scene, "SenderModule") && isClosed(scene, "ReceiverModule"));
		Ui.run(() -> {
			IAction find = view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.FIND.getId());
			find.run();
			Widgets.type(view.findText(), "component java");
		});
		assertTrue(Ui.get(view::findSummary).endsWith(" matches"), Ui.get(view::findSummary));
		type(SWT.CR, 0);
		Wait.until("the first match is shown", () -> view.selected() != null && view.scene().element(view.selected().id()).isPresent()
				&& view.shown().boxOf(view.selected()).isPresent() && view.selected().name().equals("ReceiverComponent"));
		assertTrue(Ui.get(view::findSummary).startsWith("1 of "), Ui.get(view::findSummary));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-find"));
		type(SWT.CR, 0);
		Wait.until("the next match is shown", () -> view.selected() != null && view.selected().name().equals("SenderComponent"));
		type(SWT.CR, SWT.SHIFT);
		Wait.until("back again", () -> view.selected().name().equals("ReceiverComponent"));
		Ui.run(() -> Widgets.type(view.findText(), "no such thing"));
		assertEquals("nothing found", Ui.get(view::findSummary));
		type(SWT.ESC, 0);
		assertNull(Ui.get(view::findText));
	}

	private void type(int key, int modifiers) {
		Ui.run(() -> {
			Event event = new Event();
			event.keyCode = key;
			event.stateMask = modifiers;
			view.findText().notifyListeners(SWT.KeyDown, event);
		});
	}

	@Test
	void aFilterShowsWhatFitsAndSaysSo() {
		Ui.run(() -> view.show(MapChoice.ALL.with(MapFilter.ALL.with(BindingKind.JMS, true))));
		MapFixture.await(view, "one call is left", scene -> scene.wires().stream().filter(wire -> wire.kind().leavesModule()).count() == 1);
		assertEquals("Filter: JMS \u00b7 2 of 3 modules \u00b7 <a>Clear</a>", Ui.get(() -> view.crumbs().get(1).getText()));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-filter"));
		Ui.run(() -> view.crumbs().get(1).notifyListeners(SWT.Selection, new Event()));
		MapFixture.await(view, "all is back", MapFixture::isSample);
		Ui.run(() -> view.show(MapChoice.ALL.with(MapFilter.ALL.with(MapFilter.Findings.WARNINGS))));
		MapFixture.await(view, "what has warnings is left", scene -> scene.wires().stream().filter(wire -> wire.kind().leavesModule()).count() < 5);
		assertTrue(Ui.get(view::scene).findingCount() > 0);
		Ui.run(() -> view.show(MapChoice.ALL.with(MapFilter.ALL.with(BindingKind.EJB, true))));
		Wait.until("it is said that nothing fits", () -> !Widgets.all(view.top(), org.eclipse.swt.widgets.Link.class, link -> link.getText().contains("No element fits")).isEmpty());
		Ui.run(() -> view.crumbs().get(1).notifyListeners(SWT.Selection, new Event()));
		MapFixture.await(view, "all is back again", MapFixture::isSample);
	}

	@Test
	void theServerOfTheSampleCanBeChosen() {
		String server = Ui.get(() -> module(view.full(), "ReceiverModule").server());
		assertFalse(server.isEmpty());
		Ui.run(() -> view.show(MapChoice.ALL.with(MapFilter.ALL.onServer(server))));
		Wait.until("the filter names the server", () -> view.crumbs().get(1).getText().contains("on " + server));
		assertEquals(List.of("ReceiverModule", "SenderModule"), Ui.get(view::scene).modules().stream().filter(module -> !module.server().isEmpty()).map(MapModule::name).sorted().toList());
	}

	@Test
	void textIsEvenAtEveryZoom() {
		for (double zoom : new double[] { 1, 1.5, 2 }) {
			MapFixture.key(view, '0', SWT.MOD1);
			Ui.run(() -> {
				view.zoomTo(zoom);
				view.select(MapFixture.node(view.scene(), "ReceiverSCAAsync"));
			});
			Screenshot.ofScreen(WorkbenchCheck.screenshot("binding-map-zoom-" + Math.round(100 * zoom)));
			assertEquals(zoom, Ui.get(view::zoom), 0.001);
		}
	}
}
