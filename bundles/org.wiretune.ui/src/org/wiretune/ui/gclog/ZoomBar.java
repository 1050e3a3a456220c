/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.wiretune.ui.chart.ZoomChart;
import org.wiretune.ui.parts.AccessibleName;

/** Buttons that zoom charts. UI thread only. */
final class ZoomBar {

	private ZoomBar() {
	}

	/** Adds the buttons. */
	static ToolBar add(Composite parent, ZoomChart chart) {
		ToolBar bar = new ToolBar(parent, SWT.FLAT);
		bar.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Zoom_bar));
		item(bar, "map/zoom_in", Messages.Zoom_in, chart::zoomIn); //$NON-NLS-1$
		item(bar, "map/zoom_out", Messages.Zoom_out, chart::zoomOut); //$NON-NLS-1$
		item(bar, "map/fit", Messages.Zoom_fit, () -> chart.setView(chart.view().fit())); //$NON-NLS-1$
		return bar;
	}

	private static void item(ToolBar bar, String icon, String tip, Runnable action) {
		ToolItem item = new ToolItem(bar, SWT.PUSH);
		item.setImage(GcLogIcons.image(icon));
		item.setToolTipText(tip);
		item.addListener(SWT.Selection, event -> action.run());
	}
}
