/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetSorter;
import org.wiretune.core.Origin;
import org.wiretune.map.govern.ElementProperties;
import org.wiretune.map.govern.ElementProperty;

/** The page of the map in the Properties view, with a tool that leads to the line of a setting. UI thread only. */
final class MapPropertyPage extends PropertySheetPage {

	private final Action goToLine;
	private MapPropertySource source;
	private Origin place;

	MapPropertyPage(Consumer<Origin> go) {
		goToLine = new Action(Messages.Properties_goToLine, PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_TOOL_FORWARD)) {
			@Override
			public void run() {
				if (place != null) {
					go.accept(place);
				}
			}
		};
		goToLine.setToolTipText(Messages.Properties_goToLineTip);
		goToLine.setEnabled(false);
		setPropertySourceProvider(object -> {
			source = object instanceof MapSelection selection ? new MapPropertySource(selection) : null;
			return source;
		});
		setSorter(new InOrder());
	}

	@Override
	public void makeContributions(IMenuManager menu, IToolBarManager tools, IStatusLineManager status) {
		super.makeContributions(menu, tools, status);
		tools.add(goToLine);
		menu.add(goToLine);
	}

	@Override
	public void handleEntrySelection(ISelection selection) {
		super.handleEntrySelection(selection);
		place = null;
		if (source != null && selection instanceof IStructuredSelection entries && entries.getFirstElement() instanceof IPropertySheetEntry entry) {
			ElementProperty property = source.property(entry.getCategory(), entry.getDisplayName());
			place = property == null ? null : property.origin();
		}
		goToLine.setEnabled(place != null);
	}

	/** The order of the model, and not that of the alphabet. */
	private static final class InOrder extends PropertySheetSorter {

		@Override
		public int compare(IPropertySheetEntry one, IPropertySheetEntry other) {
			return 0;
		}

		@Override
		public int compareCategories(String one, String other) {
			List<String> order = ElementProperties.categories();
			return Integer.compare(order.indexOf(one), order.indexOf(other));
		}
	}
}
