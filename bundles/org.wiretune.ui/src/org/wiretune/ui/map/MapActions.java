/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.wiretune.ui.parts.KeyName;

/** What the tool bar and the menu of the binding map offer, and the keys of the workbench for it. UI thread only. */
final class MapActions {

	private final BindingMapView view;
	private final MapPages pages;
	private final IAction table;
	private final IAction linking;
	private final IAction open;
	private final IAction export;

	MapActions(BindingMapView view, MapPages pages, MapMemento start) {
		this.view = view;
		this.pages = pages;
		export = MapAction.push(Messages.View_export, Messages.View_exportTip, MapIcons.descriptor("map/export"), view::chooseExport); //$NON-NLS-1$
		open = MapAction.push(Messages.View_open, null, null, () -> view.open(view.selected().origin()));
		open.setEnabled(false);
		table = MapAction.toggle(Messages.View_table, Messages.View_tableTip, MapIcons.descriptor("gauges/table"), start.table(), //$NON-NLS-1$
				() -> view.setTableMode(isTable()));
		linking = MapAction.toggle(Messages.View_link, Messages.View_linkTip, MapIcons.shared(ISharedImages.IMG_ELCL_SYNCED), start.linked(), () -> {
			if (isLinked()) {
				view.visitActiveEditor();
			}
		});
	}

	/** {@return opens the file of what is selected} */
	IAction open() {
		return open;
	}

	/** {@return writes the map to a file} */
	IAction export() {
		return export;
	}

	/** {@return switches between drawing and table} */
	IAction table() {
		return table;
	}

	/** {@return whether the table is wanted} */
	boolean isTable() {
		return table.isChecked();
	}

	/** {@return whether selections go to files and back} */
	boolean isLinked() {
		return linking.isChecked();
	}

	void setLinked(boolean on) {
		linking.setChecked(on);
	}

	/** Adds all to the bars of the view. */
	void fill(IActionBars bars) {
		IToolBarManager tools = bars.getToolBarManager();
		IMenuManager menu = bars.getMenuManager();
		MapCanvas canvas = pages.canvas();
		both(bars, MapAction.push(Messages.View_zoomIn, KeyName.in(Messages.View_zoomInTip, '+'), MapIcons.descriptor("map/zoom_in"), canvas::zoomIn)); //$NON-NLS-1$
		both(bars, MapAction.push(Messages.View_zoomOut, KeyName.in(Messages.View_zoomOutTip, '-'), MapIcons.descriptor("map/zoom_out"), canvas::zoomOut)); //$NON-NLS-1$
		both(bars, MapAction.push(Messages.View_fit, Messages.View_fitTip, MapIcons.descriptor("map/fit"), canvas::fit)); //$NON-NLS-1$
		menu.add(MapAction.push(Messages.View_zoomActual, null, null, () -> canvas.zoomTo(1)));
		tools.add(new Separator());
		menu.add(new Separator());
		IAction find = MapAction.push(Messages.View_find, KeyName.in(Messages.View_findTip, 'F'), null, view::find);
		IAction closeAll = MapAction.push(Messages.View_closeAll, Messages.View_closeAllTip, MapIcons.shared(ISharedImages.IMG_ELCL_COLLAPSEALL),
				() -> view.show(view.choice().withAllCollapsed(view.full(), true)));
		IAction openAll = MapAction.push(Messages.View_openAll, null, null, () -> view.show(view.choice().withAllCollapsed(view.full(), false)));
		tools.add(closeAll);
		tools.add(new Separator());
		menu.add(find);
		menu.add(closeAll);
		menu.add(openAll);
		menu.add(new MapFilterMenu(view::full, () -> view.choice().filter(), wanted -> view.show(view.choice().with(wanted))).menu());
		menu.add(new Separator());
		IAction refresh = MapAction.push(Messages.View_refresh, Messages.View_refreshTip, MapIcons.descriptor("map/refresh"), view::refresh); //$NON-NLS-1$
		for (IAction each : new IAction[] { table, linking, export, refresh }) {
			both(bars, each);
		}
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), refresh);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), MapAction.push(Messages.View_copy, null, null, pages.table()::copy));
		bars.setGlobalActionHandler(ActionFactory.FIND.getId(), find);
		new UndoRedoActionGroup(view.getSite(), ResourcesPlugin.getWorkspace().getAdapter(IUndoContext.class), true).fillActionBars(bars);
	}

	private static void both(IActionBars bars, IAction action) {
		bars.getToolBarManager().add(action);
		bars.getMenuManager().add(action);
	}
}
