/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.EnumMap;
import java.util.Map;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;
import org.wiretune.map.draw.MapColor;

/**
 * The colours of the map in the current theme. Tells when they change, because the user changed one or switched the
 * theme. UI thread only.
 */
final class MapColors {

	/** What the ids of the colour definitions start with. */
	static final String PREFIX = "org.wiretune.ui.map."; //$NON-NLS-1$

	private final IThemeManager manager = PlatformUI.getWorkbench().getThemeManager();
	private final Map<MapColor, Color> colors = new EnumMap<>(MapColor.class);
	private final IPropertyChangeListener changes;

	MapColors(Runnable changed) {
		changes = event -> {
			if (event.getProperty().startsWith(PREFIX) || event.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME)) {
				colors.clear();
				changed.run();
			}
		};
		manager.addPropertyChangeListener(changes);
	}

	/** {@return the colour; it needs no disposal} */
	Color get(MapColor color) {
		return colors.computeIfAbsent(color, MapColors::current);
	}

	private static Color current(MapColor color) {
		ColorRegistry registry = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
		RGB rgb = registry.getRGB(PREFIX + color.id());
		return rgb != null ? new Color(rgb) : new Color(color.light() >> 16 & 0xff, color.light() >> 8 & 0xff, color.light() & 0xff);
	}

	void dispose() {
		manager.removePropertyChangeListener(changes);
	}
}
