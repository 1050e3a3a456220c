/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;
import org.wiretune.servers.logs.LogSeverity;

/** The colours of log lines in the current theme. Tells when they change. UI thread only. */
final class LogColors {

	private static final String PREFIX = "org.wiretune.ui.servers."; //$NON-NLS-1$

	private final IThemeManager manager = PlatformUI.getWorkbench().getThemeManager();
	private final IPropertyChangeListener changes;

	LogColors(Runnable listener) {
		changes = event -> {
			if (event.getProperty().startsWith(PREFIX) || event.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME)) {
				listener.run();
			}
		};
		manager.addPropertyChangeListener(changes);
	}

	Color of(LogSeverity severity) {
		return color(switch (severity) {
		case ERROR -> "error"; //$NON-NLS-1$
		case WARNING -> "warning"; //$NON-NLS-1$
		case INFO, UNKNOWN -> "info"; //$NON-NLS-1$
		case DEBUG -> "debug"; //$NON-NLS-1$
		});
	}

	Color alarm() {
		return color("alarm"); //$NON-NLS-1$
	}

	/** The registry disposes of its colours when the theme changes, possibly before the next painting. */
	private Color color(String name) {
		ColorRegistry registry = manager.getCurrentTheme().getColorRegistry();
		RGB rgb = registry.getRGB(PREFIX + name);
		return new Color(rgb == null ? new RGB(128, 128, 128) : rgb);
	}

	void dispose() {
		manager.removePropertyChangeListener(changes);
	}
}
