/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.ITheme;
import org.eclipse.ui.themes.IThemeManager;

/**
 * The colours of the gauges in the current theme. Tells when they change, because the user changed one or switched the
 * theme. UI thread only.
 */
final class ThemeColors {

	private static final String PREFIX = "org.wiretune.ui.gauges."; //$NON-NLS-1$

	/** Share of the background in quiet text: still 4.5 to 1 against it in both themes. */
	private static final double QUIET = 0.35;

	private final IThemeManager manager = PlatformUI.getWorkbench().getThemeManager();
	private final Runnable listener;
	private final IPropertyChangeListener changes;
	private GaugeColors colors;

	ThemeColors(Runnable listener) {
		this.listener = listener;
		changes = event -> {
			String property = event.getProperty();
			if (property.startsWith(PREFIX) || property.equals(IThemeManager.CHANGE_CURRENT_THEME)) {
				colors = null;
				this.listener.run();
			}
		};
		manager.addPropertyChangeListener(changes);
	}

	GaugeColors get() {
		if (colors == null) {
			ITheme theme = manager.getCurrentTheme();
			ColorRegistry registry = theme.getColorRegistry();
			Color background = copy(registry, "background"); //$NON-NLS-1$
			Color text = copy(registry, "text"); //$NON-NLS-1$
			colors = new GaugeColors(background, text, GaugeColors.between(text, background, QUIET), copy(registry, "track"), //$NON-NLS-1$
					copy(registry, "value"), copy(registry, "inner"), copy(registry, "warning"), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
					copy(registry, "warningText")); //$NON-NLS-1$
		}
		return colors;
	}

	/** The registry disposes of its colours when the theme changes, possibly before the next painting. */
	private static Color copy(ColorRegistry registry, String name) {
		RGB rgb = registry.getRGB(PREFIX + name);
		return new Color(rgb == null ? new RGB(128, 128, 128) : rgb);
	}

	void dispose() {
		manager.removePropertyChangeListener(changes);
	}
}
