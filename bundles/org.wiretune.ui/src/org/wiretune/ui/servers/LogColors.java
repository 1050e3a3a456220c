/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import org.eclipse.swt.graphics.Color;
import org.wiretune.servers.logs.LogSeverity;
import org.wiretune.ui.theme.NamedColors;

/** The colours of log lines in the current theme. Tells when they change. UI thread only. */
final class LogColors {

	private static final String PREFIX = "org.wiretune.ui.servers."; //$NON-NLS-1$

	private final NamedColors colors;

	LogColors(Runnable listener) {
		colors = new NamedColors(PREFIX, listener);
	}

	Color of(LogSeverity severity) {
		return colors.get(switch (severity) {
		case ERROR -> "error"; //$NON-NLS-1$
		case WARNING -> "warning"; //$NON-NLS-1$
		case INFO, UNKNOWN -> "info"; //$NON-NLS-1$
		case DEBUG -> "debug"; //$NON-NLS-1$
		});
	}

	Color alarm() {
		return colors.get("alarm"); //$NON-NLS-1$
	}

	void dispose() {
		colors.dispose();
	}
}
