/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.paint;

import java.util.function.Consumer;

import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Control;
import org.wiretune.chart.draw.Box;

/**
 * A part of a canvas that is painted beforehand, as fine as the screen. On some window systems a plain image has a pixel for
 * each point, and is enlarged and blurred where the screen has several. UI thread only.
 */
public final class FinePicture {

	private static final int PROBE = 8;
	private static final int PERCENT = 100;

	private final Image image;
	private final int width;
	private final int height;
	private final int fineness;

	/**
	 * Paints a picture.
	 *
	 * @param device the device
	 * @param width width in points
	 * @param height height in points
	 * @param fineness what {@link #fineness} tells of the control that shows it
	 * @param painter paints it from 0, 0 on, in points
	 */
	public FinePicture(Device device, int width, int height, int fineness, Consumer<GC> painter) {
		this.width = width;
		this.height = height;
		this.fineness = fineness;
		image = new Image(device, width * fineness, height * fineness);
		GC gc = new GC(image);
		Transform larger = fineness == 1 ? null : new Transform(device);
		try {
			if (larger != null) {
				larger.scale(fineness, fineness);
				gc.setTransform(larger);
			}
			painter.accept(gc);
		} finally {
			gc.dispose();
			if (larger != null) {
				larger.dispose();
			}
		}
	}

	/**
	 * {@return how many pixels of a plain image go to a point of the screen that shows a control, in one direction}
	 *
	 * @param control the control
	 */
	public static int fineness(Control control) {
		int zoom = control.getMonitor().getZoom();
		if (zoom < 2 * PERCENT) {
			return 1;
		}
		Image plain = new Image(control.getDisplay(), PROBE, PROBE);
		try {
			int pixels = plain.getImageDataAtCurrentZoom().width;
			return Math.max(1, zoom * PROBE / (pixels * PERCENT));
		} finally {
			plain.dispose();
		}
	}

	/**
	 * Shows it.
	 *
	 * @param gc paints the control
	 * @param x left
	 * @param y top
	 */
	public void show(GC gc, int x, int y) {
		if (fineness == 1) {
			gc.drawImage(image, x, y);
		} else {
			gc.drawImage(image, 0, 0, width * fineness, height * fineness, x, y, width, height);
		}
	}

	/**
	 * Shows a part of it larger or smaller than it is.
	 *
	 * @param gc paints the control
	 * @param from the part, in points of the picture
	 * @param to where it goes, in points of the control
	 */
	public void stretch(GC gc, Box from, Box to) {
		int left = (int) Math.floor(from.x() * fineness);
		int top = (int) Math.floor(from.y() * fineness);
		int right = Math.min(width * fineness, (int) Math.ceil(from.right() * fineness));
		int bottom = Math.min(height * fineness, (int) Math.ceil(from.bottom() * fineness));
		int x = (int) Math.round(to.x());
		int y = (int) Math.round(to.y());
		int across = (int) Math.round(to.right()) - x;
		int down = (int) Math.round(to.bottom()) - y;
		if (right > left && bottom > top && across > 0 && down > 0) {
			gc.drawImage(image, left, top, right - left, bottom - top, x, y, across, down);
		}
	}

	/** It is not needed any more. */
	public void dispose() {
		image.dispose();
	}
}
