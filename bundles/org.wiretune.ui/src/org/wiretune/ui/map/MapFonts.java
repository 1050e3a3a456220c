/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.EnumMap;
import java.util.HashMap;
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
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.ui.paint.SizedFont;
import org.wiretune.ui.paint.SurfaceFonts;

/**
 * The fonts of the map, made from the font of a control, and their measures. UI thread only.
 *
 * <p>
 * For each zoom there are fonts of their own in whole points. Pango puts the letters of a font on whole pixels at the size
 * of the font; drawn through a scaling transformation, those rounded distances grow with the letters and look uneven.
 * The next smaller whole size is never wider than its room, because a text is drawn no larger than it was measured.
 */
final class MapFonts implements SurfaceFonts {

	private static final int LEAST_HEIGHT = 6;
	private static final int LEAST_ZOOMED = 3;
	private static final int MOST_ZOOMED = 60;

	private final Map<TextRole, FontDescriptor> descriptors = new EnumMap<>(TextRole.class);
	private final Map<TextRole, Integer> heights = new EnumMap<>(TextRole.class);
	private final Map<FontDescriptor, SizedFont> sized = new HashMap<>();
	private final ResourceManager resources;
	private final Control control;
	private final TextMeasure measure;

	MapFonts(Control control) {
		this.control = control;
		FontData usual = control.getFont().getFontData()[0];
		FontDescriptor base = FontDescriptor.createFrom(control.getFont());
		// Disposes of what it made together with the control, and of nothing else.
		resources = new LocalResourceManager(JFaceResources.getResources(), control);
		Map<TextRole, Font> fonts = new EnumMap<>(TextRole.class);
		for (TextRole role : TextRole.values()) {
			int height = switch (role) {
			case TITLE -> usual.getHeight() + 1;
			case NAME -> usual.getHeight();
			case DETAIL, LABEL -> Math.max(LEAST_HEIGHT, usual.getHeight() - 1);
			};
			heights.put(role, height);
			descriptors.put(role, role == TextRole.TITLE ? base.setStyle(SWT.BOLD) : base);
			fonts.put(role, get(role, 1).font());
		}
		GC gc = new GC(control);
		try {
			measure = FontMeasure.of(gc, fonts);
		} finally {
			gc.dispose();
		}
	}

	@Override
	public SizedFont get(TextRole role, double zoom) {
		int points = Math.max(LEAST_ZOOMED, Math.min(MOST_ZOOMED, (int) Math.floor(heights.get(role) * zoom + 0.05)));
		return sized.computeIfAbsent(descriptors.get(role).setHeight(points), this::create);
	}

	private SizedFont create(FontDescriptor descriptor) {
		Font font = resources.create(descriptor);
		GC gc = new GC(control);
		try {
			gc.setFont(font);
			return new SizedFont(font, gc.getFontMetrics().getHeight());
		} finally {
			gc.dispose();
		}
	}

	/** {@return the measures; free to be used by any thread} */
	@Override
	public TextMeasure measure() {
		return measure;
	}
}
