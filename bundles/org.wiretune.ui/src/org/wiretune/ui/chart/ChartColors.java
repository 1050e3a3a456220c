/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;
import org.wiretune.ide.results.ChartLine;

/** The colours of charts in the current theme. Tells when they change. UI thread only. */
final class ChartColors {

	private static final String PREFIX = "org.wiretune.ui.chart."; //$NON-NLS-1$

	private final IThemeManager manager = PlatformUI.getWorkbench().getThemeManager();
	private final IPropertyChangeListener changes;

	ChartColors(Runnable changed) {
		changes = event -> {
			if (event.getProperty().startsWith(PREFIX) || event.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME)) {
				changed.run();
			}
		};
		manager.addPropertyChangeListener(changes);
	}

	Color background() {
		return get("background"); //$NON-NLS-1$
	}

	Color text() {
		return get("text"); //$NON-NLS-1$
	}

	/** Labels of scales: still 4.5 to 1 against the background in both themes. */
	Color quiet() {
		return get("quiet"); //$NON-NLS-1$
	}

	Color grid() {
		return get("grid"); //$NON-NLS-1$
	}

	Color warmUp() {
		return get("warmUp"); //$NON-NLS-1$
	}

	Color collection() {
		return get("collection"); //$NON-NLS-1$
	}

	Color line(ChartLine.Hue hue) {
		return get(switch (hue) {
		case FIRST -> "first"; //$NON-NLS-1$
		case SECOND -> "second"; //$NON-NLS-1$
		case THIRD -> "third"; //$NON-NLS-1$
		case FOURTH -> "fourth"; //$NON-NLS-1$
		case FIFTH -> "fifth"; //$NON-NLS-1$
		case SIXTH -> "sixth"; //$NON-NLS-1$
		case BAD -> "bad"; //$NON-NLS-1$
		});
	}

	/** The registry disposes of its colours when the theme changes, so a copy is given. */
	private Color get(String name) {
		ColorRegistry registry = manager.getCurrentTheme().getColorRegistry();
		RGB rgb = registry.getRGB(PREFIX + name);
		return new Color(rgb == null ? new RGB(128, 128, 128) : rgb);
	}

	void dispose() {
		manager.removePropertyChangeListener(changes);
	}
}
