/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.theme;

import java.util.Optional;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;

/**
 * Colours of the current theme whose names begin alike. Tells when they change, because the user changed one or switched the
 * theme. UI thread only.
 */
public final class NamedColors {

	private static final RGB UNKNOWN = new RGB(128, 128, 128);

	private final String prefix;
	private final IThemeManager manager = PlatformUI.getWorkbench().getThemeManager();
	private final IPropertyChangeListener changes;

	/**
	 * Listens to the theme.
	 *
	 * @param prefix what the ids of the colours begin with, for example {@code org.wiretune.ui.chart.}
	 * @param changed told when one of them is another
	 */
	public NamedColors(String prefix, Runnable changed) {
		this.prefix = prefix;
		changes = event -> {
			if (event.getProperty().startsWith(prefix) || event.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME)) {
				changed.run();
			}
		};
		manager.addPropertyChangeListener(changes);
	}

	/**
	 * {@return a colour now; it needs no disposal} The registry disposes of its own when the theme changes, possibly before the
	 * next painting, so this is a copy.
	 *
	 * @param name the rest of its id; grey where the theme has none of that name
	 */
	public Color get(String name) {
		return find(name).orElseGet(() -> new Color(UNKNOWN));
	}

	/**
	 * {@return a colour now; it needs no disposal}
	 *
	 * @param name the rest of its id; empty where the theme has none of that name
	 */
	public Optional<Color> find(String name) {
		ColorRegistry registry = manager.getCurrentTheme().getColorRegistry();
		return Optional.ofNullable(registry.getRGB(prefix + name)).map(Color::new);
	}

	/** Stops listening. */
	public void dispose() {
		manager.removePropertyChangeListener(changes);
	}
}
