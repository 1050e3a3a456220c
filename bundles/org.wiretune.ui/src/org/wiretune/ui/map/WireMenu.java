/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.osgi.util.NLS;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.map.NodeRole;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.wiring.WireSource;
import org.wiretune.map.wiring.WireTarget;

/** What can be wired at the selected element, for those who do not draw with the mouse. UI thread only. */
final class WireMenu {

	private WireMenu() {
	}

	/**
	 * Adds what can be done; nothing where the element is in no module that can be wired.
	 *
	 * @param menu where to
	 * @param view the map
	 */
	static void fill(IMenuManager menu, BindingMapView view) {
		MapElement selected = view.selected();
		WireSource source = selected == null || view.reading() == null ? null : WireSource.of(view.scene(), selected).orElse(null);
		if (source == null) {
			return;
		}
		NodeRole role = source.element().role();
		if (!(selected instanceof MapModule)) {
			menu.add(MapAction.push(Messages.Wire_to, null, null, () -> wireTo(view)));
		}
		boolean adds = WireSource.addsFiles(view.scene(), selected);
		if (adds) {
			menu.add(MapAction.push(Messages.Wire_addImport, null, null, () -> addImport(view, source)));
		}
		if (adds && role == NodeRole.COMPONENT && source.reference().isEmpty()) {
			menu.add(MapAction.push(Messages.Wire_addExport, null, null, () -> new WireDialog(view.getSite().getShell(), source,
					new WireDialog.Words(NLS.bind(Messages.Wire_exportTitle, source.element().name()), Messages.Wire_exportMessage), source::exports).open()));
		}
		if (adds && role == NodeRole.IMPORT) {
			menu.add(MapAction.push(Messages.Wire_binding, null, null, () -> new WireDialog(view.getSite().getShell(), source,
					new WireDialog.Words(NLS.bind(Messages.Wire_bindingTitle, source.element().name()), Messages.Wire_bindingMessage), source::bindings).open()));
		}
		if (!source.leadsTo().isEmpty()) {
			menu.add(MapAction.push(NLS.bind(Messages.Wire_remove, source.leadsTo().replace("&", "&&")), null, null, () -> WireEdit.remove(source))); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	/** Wires what is selected, by a list; says why where that cannot be. */
	static void wireTo(BindingMapView view) {
		WireSource source = view.selected() == null || view.reading() == null || view.selected() instanceof MapModule ? null : WireSource.of(view.scene(), view.selected()).orElse(null);
		if (source == null) {
			view.getViewSite().getActionBars().getStatusLineManager().setErrorMessage(Messages.Wire_nowhere);
			return;
		}
		view.getViewSite().getActionBars().getStatusLineManager().setErrorMessage(null);
		open(view, source, new WireDialog.Words(NLS.bind(Messages.Wire_toTitle, source.name()), Messages.Wire_toMessage));
	}

	private static void addImport(BindingMapView view, WireSource source) {
		view.full().modules().stream().filter(module -> module.path().equals(source.element().modulePath())).findFirst().ifPresent(module -> open(view,
				new WireSource(new GovernedElement(module.path(), null, module.name()), "", ""), //$NON-NLS-1$ //$NON-NLS-2$
				new WireDialog.Words(NLS.bind(Messages.Wire_importTitle, module.name()), Messages.Wire_importMessage)));
	}

	private static void open(BindingMapView view, WireSource source, WireDialog.Words words) {
		Reading reading = view.reading();
		MapScene scene = view.full();
		new WireDialog(view.getSite().getShell(), source, words, () -> WireTarget.of(reading, scene, source)).open();
	}
}
