/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.theme;

import java.util.function.Supplier;
import java.util.stream.Stream;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PlatformUI;

/**
 * Gives controls the colours of the theme again after a switch from dark to light or back. The style sheets are applied while
 * the platform still has the colours of the other theme; what they leave to the platform would stay as it was, light text on
 * a light ground. UI thread only.
 */
public final class Restyled {

	private static final String PLATFORM = Restyled.class.getName();
	private static final double LEAST_DIFFERENCE = 40;

	private final Supplier<Stream<Control>> controls;
	/** Whether the controls are ours. */
	private final boolean own;
	private final Display display;
	private final Listener colors = event -> later();
	private boolean waiting;
	private boolean gone;

	private Restyled(Control first, boolean own, Supplier<Stream<Control>> controls) {
		this.controls = controls;
		this.own = own;
		display = first.getDisplay();
		display.addListener(SWT.Settings, colors);
		first.addListener(SWT.Dispose, event -> {
			display.removeListener(SWT.Settings, colors);
			gone = true;
		});
	}

	/**
	 * Lets controls follow the theme until the first of them is disposed of.
	 *
	 * @param controls at least one; their texts and grounds are those of the theme, none was chosen for them
	 */
	public static void follow(Control... controls) {
		new Restyled(controls[0], true, () -> Stream.of(controls));
	}

	/**
	 * Lets all words below a control follow the theme until it is disposed of, those that are made later too.
	 *
	 * @param root what holds them; no colour was chosen for a label, link, table or tree below it
	 */
	public static void followWords(Composite root) {
		new Restyled(root, true, () -> words(root));
		followPlatform(root.getShell());
	}

	/** Views of the platform beside ours, such as its navigator and its outline, keep pale words on a pale ground; once for each window. */
	private static void followPlatform(Shell window) {
		if (window.getData(PLATFORM) == null) {
			window.setData(PLATFORM, Boolean.TRUE);
			new Restyled(window, false, () -> words(window).filter(control -> !(control.getClass() == Composite.class || control.getClass() == ScrolledComposite.class)).filter(Restyled::isUnreadable));
		}
	}

	/**
	 * Words of nearly the brightness of their ground: nobody has chosen that. A list tells the colour that it has by rights, also where it
	 * is drawn in that of the other theme.
	 */
	private static boolean isUnreadable(Control control) {
		return (control instanceof Tree || control instanceof Table) && control.getForeground().equals(control.getDisplay().getSystemColor(SWT.COLOR_LIST_FOREGROUND)) || Math.abs(brightness(control.getForeground()) - brightness(control.getBackground())) < LEAST_DIFFERENCE;
	}

	/** {@return 0 for black to 255 for white, as the eye weighs the colours} */
	private static double brightness(Color color) {
		return 0.299 * color.getRed() + 0.587 * color.getGreen() + 0.114 * color.getBlue();
	}

	private static Stream<Control> words(Control control) {
		if (control instanceof Label || control instanceof Link || control instanceof Table || control instanceof Tree) {
			return Stream.of(control);
		}
		return control instanceof Composite composite ? Stream.concat(handsDown(composite), Stream.of(composite.getChildren()).flatMap(Restyled::words)) : Stream.empty();
	}

	/** GTK hands the colour of what only holds others down to labels that are made in it later; other kinds may have one that was chosen. */
	private static Stream<Control> handsDown(Composite composite) {
		return composite.getClass() == Composite.class || composite.getClass() == ScrolledComposite.class ? Stream.of(composite) : Stream.empty();
	}

	private void later() {
		if (!waiting) {
			waiting = true;
			display.asyncExec(() -> {
				waiting = false;
				if (!gone) {
					controls.get().filter(control -> !control.isDisposed()).forEach(this::restyle);
				}
			});
		}
	}

	/** A ground that is not the platform's was chosen by those whose view it is, and stays. */
	private static boolean hasPlatformsGround(Control control) {
		Color ground = control.getBackground();
		return ground.equals(control.getDisplay().getSystemColor(SWT.COLOR_LIST_BACKGROUND)) || ground.equals(control.getDisplay().getSystemColor(SWT.COLOR_WIDGET_BACKGROUND));
	}

	private void restyle(Control control) {
		Color chosen = own || hasPlatformsGround(control) ? null : control.getBackground();
		// A control that believes it has the platform's colour already would keep that of the other theme.
		control.setForeground(control.getDisplay().getSystemColor(SWT.COLOR_WIDGET_FOREGROUND));
		control.setForeground(null);
		if (control instanceof Link link) {
			link.setLinkForeground(null);
		}
		if (chosen == null && (!(control instanceof Composite) || control instanceof Table || control instanceof Tree)) {
			restyleGround(control);
		}
		IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
		if (engine != null) {
			engine.applyStyles(control, false);
		}
		if (chosen != null && !chosen.equals(control.getBackground())) {
			control.setBackground(chosen);
		}
	}

	private static void restyleGround(Control control) {
		control.setBackground(control.getDisplay().getSystemColor(SWT.COLOR_WIDGET_BACKGROUND));
		control.setBackground(null);
	}
}
