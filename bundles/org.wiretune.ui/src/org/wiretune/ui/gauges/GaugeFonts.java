/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;

/**
 * The fonts of a gauge, made from the font of the view so that they follow the user's size.
 *
 * @param title
 *            bold
 * @param figure
 *            large, for the value
 * @param label
 *            plain
 * @param small
 *            for marks
 */
record GaugeFonts(Font title, Font figure, Font label, Font small) {

	/**
	 * Makes the fonts.
	 *
	 * @param base
	 *            font of the view
	 * @param zoom
	 *            1 for the size of the view's own text
	 * @param resources
	 *            keeps the fonts
	 */
	static GaugeFonts of(Font base, double zoom, ResourceManager resources) {
		FontDescriptor descriptor = FontDescriptor.createFrom(base);
		double height = base.getFontData()[0].getHeight() * zoom;
		return new GaugeFonts(resources.create(descriptor.setStyle(SWT.BOLD).setHeight((int) Math.round(height))),
				resources.create(descriptor.setStyle(SWT.BOLD).setHeight((int) Math.round(height * 2.1))),
				resources.create(descriptor.setHeight((int) Math.round(height))),
				resources.create(descriptor.setHeight(Math.max(6, (int) Math.round(height * 0.82)))));
	}
}
