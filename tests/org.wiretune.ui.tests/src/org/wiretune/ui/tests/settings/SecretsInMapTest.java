/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;

import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertySheet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapNode;
import org.wiretune.map.NodeRole;
import org.wiretune.map.govern.Governance;
import org.wiretune.map.govern.HoverText;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Workbench;

/** The binding map of modules with planted secrets: drawing, table, hovers and properties show none. */
@ExtendWith({ WorkbenchCheck.class, PlantedProject.class })
class SecretsInMapTest {

	private BindingMapView view;

	@BeforeEach
	void openView() {
		view = (BindingMapView) Workbench.open(BindingMapView.ID);
		Wait.until("the modules are on the map", Duration.ofSeconds(120), () -> view.scene().modules().size() >= 7);
		Ui.run(() -> {
			view.setLinked(false);
			view.fit();
		});
	}

	@AfterEach
	void closeView() {
		Workbench.close(IPageLayout.ID_PROP_SHEET);
		Ui.run(() -> {
			view.setTableMode(false);
			view.setLinked(true);
		});
		Workbench.close(BindingMapView.ID);
	}

	@Test
	void drawingTableAndHovers() {
		String painted = Ui.get(() -> PaintedTexts.of(view.shown(), 1) + PaintedTexts.of(view.shown(), 0.2));
		assertTrue(painted.contains("CallerModule") && painted.contains("***"), painted);
		PlantedProject.hides("drawing", painted);
		// The canvas tells a screen reader of each element.
		String told = Ui.get(() -> ShownTexts.of(view.top()));
		assertTrue(told.contains("CallerModule") && told.contains("***"), told);
		PlantedProject.hides("drawing as it is told", told);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("map-names-hidden"));
		StringBuilder hovers = new StringBuilder();
		for (MapElement element : Ui.get(() -> view.scene().elements())) {
			Governance governance = Governance.of(WorkspaceAnalysis.get().reading(), Ui.get(view::scene), element);
			hovers.append(HoverText.of(Ui.get(view::scene), element, governance)).append(governance.lines()).append('\n');
		}
		PlantedProject.hides("hovers", hovers.toString());
		MapElement lost = Ui.get(() -> view.scene().elements().stream().filter(each -> each.name().equals("Lost")).findFirst().orElseThrow());
		Ui.run(() -> {
			view.select(lost);
			Event key = new Event();
			key.keyCode = SWT.F2;
			key.doit = true;
			view.top().notifyListeners(SWT.KeyDown, key);
		});
		Control hover = Wait.value("the hover is shown", Wait.USUAL, view::hover);
		PlantedProject.hides("hover", Ui.get(() -> ShownTexts.of(hover.getShell())));
		Ui.run(() -> view.setTableMode(true));
		String table = Ui.get(() -> ShownTexts.of(view.top()));
		assertTrue(table.contains("CallerModule") && table.contains("***"), table);
		PlantedProject.hides("table", table);
	}

	@Test
	void propertiesOfImportsAndExports() {
		IViewPart sheet = Workbench.open(IPageLayout.ID_PROP_SHEET);
		// Where both stand in one folder, one would hide the other.
		Ui.run(() -> sheet.getSite().getService(EModelService.class).detach(sheet.getSite().getService(MPart.class).getCurSharedRef(), 60, 40, 900, 620));
		for (MapElement element : Ui.get(() -> view.scene().elements())) {
			Ui.run(() -> {
				Workbench.page().activate(view);
				view.select(element);
			});
			IPropertySource source = Ui.get(() -> view.propertySource(((IStructuredSelection) view.getSite().getSelectionProvider().getSelection()).getFirstElement()));
			StringBuilder properties = new StringBuilder();
			Ui.run(() -> {
				for (IPropertyDescriptor each : source.getPropertyDescriptors()) {
					properties.append(each.getCategory()).append(each.getDisplayName()).append(each.getDescription())
							.append(each.getLabelProvider().getText(source.getPropertyValue(each.getId()))).append(source.getPropertyValue(each.getId())).append('\n');
				}
			});
			PlantedProject.hides("properties of " + element.id(), properties.toString());
			if (element instanceof MapNode node && List.of(NodeRole.IMPORT, NodeRole.EXPORT).contains(node.role())) {
				String shown = Wait.value("the properties of " + node.name() + " are shown", Wait.USUAL, () -> shown(sheet, node.name()));
				PlantedProject.hides("Properties view of " + node.id(), shown);
			}
		}
		Screenshot.ofScreen(WorkbenchCheck.screenshot("properties-names-hidden"));
	}

	/** What the Properties view shows, as soon as it is that of a name. UI thread. */
	private static String shown(IViewPart sheet, String name) {
		if (((PropertySheet) sheet).getCurrentPage().getControl() instanceof Tree tree && !tree.isDisposed()) {
			ShownTexts.expand(tree);
			String shown = ShownTexts.of(tree);
			return shown.lines().anyMatch(name::equals) ? shown : null;
		}
		return null;
	}
}
