/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.theme;

import java.util.List;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.PlatformUI;

/**
 * Gives controls the colours of the theme again after a switch from dark to light or back. The style sheets are applied while
 * the platform still has the colours of the other theme; what they leave to the platform would stay as it was, light text on
 * a light ground. UI thread only.
 */
public final class Restyled {

	private final List<Control> controls;
	private final Display display;
	private final Listener colors = event -> later();
	private boolean waiting;

	private Restyled(List<Control> controls) {
		this.controls = controls;
		display = controls.getFirst().getDisplay();
		display.addListener(SWT.Settings, colors);
		controls.getFirst().addListener(SWT.Dispose, event -> display.removeListener(SWT.Settings, colors));
	}

	/**
	 * Lets controls follow the theme until the first of them is disposed of.
	 *
	 * @param controls at least one; their texts and grounds are those of the theme, none was chosen for them
	 */
	public static void follow(Control... controls) {
		new Restyled(List.of(controls));
	}

	private void later() {
		if (!waiting) {
			waiting = true;
			display.asyncExec(() -> {
				waiting = false;
				controls.stream().filter(control -> !control.isDisposed()).forEach(Restyled::restyle);
			});
		}
	}

	private static void restyle(Control control) {
		// A control that believes it has the platform's colour already would keep that of the other theme.
		control.setForeground(control.getDisplay().getSystemColor(SWT.COLOR_WIDGET_FOREGROUND));
		control.setForeground(null);
		control.setBackground(control.getDisplay().getSystemColor(SWT.COLOR_WIDGET_BACKGROUND));
		control.setBackground(null);
		IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
		if (engine != null) {
			engine.applyStyles(control, false);
		}
	}
}
