/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.EnumMap;
import java.util.Map;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Control;
import org.wiretune.map.layout.TextMeasure;
import org.wiretune.map.layout.TextRole;

/** The fonts of the map, made from the font of a control, and their measures. UI thread only. */
final class MapFonts {

	private static final int LEAST_HEIGHT = 6;

	private final Map<TextRole, Font> fonts = new EnumMap<>(TextRole.class);
	private final TextMeasure measure;

	MapFonts(Control control) {
		FontData usual = control.getFont().getFontData()[0];
		FontDescriptor base = FontDescriptor.createFrom(control.getFont());
		FontDescriptor small = base.setHeight(Math.max(LEAST_HEIGHT, usual.getHeight() - 1));
		FontDescriptor title = base.setHeight(usual.getHeight() + 1).setStyle(SWT.BOLD);
		// Disposes of what it made together with the control, and of nothing else.
		ResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), control);
		for (TextRole role : TextRole.values()) {
			fonts.put(role, resources.create(switch (role) {
			case TITLE -> title;
			case NAME -> base;
			case DETAIL, LABEL -> small;
			}));
		}
		GC gc = new GC(control);
		try {
			measure = FontMeasure.of(gc, fonts);
		} finally {
			gc.dispose();
		}
	}

	Font get(TextRole role) {
		return fonts.get(role);
	}

	/** {@return the measures; free to be used by any thread} */
	TextMeasure measure() {
		return measure;
	}
}
