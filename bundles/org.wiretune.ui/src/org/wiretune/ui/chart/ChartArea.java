/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.wiretune.chart.AxisScale;
import org.wiretune.ui.editor.LeastHeight;
import org.wiretune.ui.paint.Clip;
import org.wiretune.ui.parts.AccessibleName;

/**
 * The place of charts that stand one below the other: it scrolls where they would touch, has the colours of the theme, takes the
 * focus and shows it, and says to a screen reader what it shows. UI thread only.
 */
final class ChartArea {

	/** What is charted. */
	interface Content {

		/** {@return the scale of each chart, none where there is nothing to draw} */
		List<AxisScale> scales();

		/**
		 * {@return how many lines of text there are}
		 *
		 * @param gc measures
		 * @param width of the charts
		 */
		default ChartRows rows(GC gc, int width) {
			return ChartRows.single(scales().size());
		}

		/**
		 * Paints the charts. Not called where there are none; then {@link #spoken()} is written in their place.
		 *
		 * @param gc paints
		 * @param frame where the charts stand
		 * @param bounds the whole area
		 */
		void paint(GC gc, ChartFrame frame, Rectangle bounds);

		/** {@return what is shown, in words} */
		String spoken();
	}

	private final Content content;
	private final ScrolledComposite scrolled;
	private final Canvas canvas;
	private final ChartColors colors;
	private Runnable colorsChanged = () -> { };

	/**
	 * Makes the area.
	 *
	 * @param parent where it goes
	 * @param content what it shows; asked from the first painting on
	 */
	ChartArea(Composite parent, Content content) {
		this.content = content;
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		canvas = new Canvas(scrolled, SWT.DOUBLE_BUFFERED | SWT.NO_REDRAW_RESIZE);
		scrolled.setContent(canvas);
		scrolled.addListener(SWT.Resize, event -> LeastHeight.settle(scrolled));
		colors = new ChartColors(() -> {
			redraw();
			colorsChanged.run();
		});
		canvas.addListener(SWT.Paint, this::paint);
		canvas.addListener(SWT.Resize, event -> refresh());
		canvas.addListener(SWT.FocusIn, event -> redraw());
		canvas.addListener(SWT.FocusOut, event -> redraw());
		canvas.addListener(SWT.MouseDown, event -> canvas.setFocus());
		canvas.addListener(SWT.Dispose, event -> colors.dispose());
		// Escape stays a key of the charts: in a view outside the window it would close that.
		canvas.addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
		canvas.getAccessible().addAccessibleListener(AccessibleName.of(content::spoken));
		canvas.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {

			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = ACC.ROLE_GRAPHIC;
			}
		});
	}

	/** {@return the control to lay out} */
	Control control() {
		return scrolled;
	}

	/** {@return the control that is painted and takes mouse, keys and focus} */
	Canvas canvas() {
		return canvas;
	}

	/** {@return the colours of the theme now} */
	ChartColors colors() {
		return colors;
	}

	/**
	 * Says what happens when the colours change, besides painting.
	 *
	 * @param action what to do
	 */
	void whenColorsChange(Runnable action) {
		colorsChanged = action;
	}

	/** Paints in the next moment; where there are more or fewer charts, {@link #refresh} is to be called. */
	void redraw() {
		if (!canvas.isDisposed()) {
			canvas.redraw();
		}
	}

	/** Makes room for the charts that there are now, and paints. */
	void refresh() {
		List<AxisScale> scales = content.scales();
		GC gc = new GC(canvas);
		int least = scales.isEmpty() ? 0 : ChartFrame.leastHeight(ChartFrame.rows(gc, scales, canvas.getClientArea(), width -> content.rows(gc, width)), gc.getFontMetrics().getHeight());
		gc.dispose();
		if (scrolled.getMinHeight() != least) {
			scrolled.setMinHeight(least);
			LeastHeight.settle(scrolled);
		}
		redraw();
	}

	/** {@return where the charts stand now} */
	ChartFrame frame() {
		GC gc = new GC(canvas);
		try {
			return frame(gc);
		} finally {
			gc.dispose();
		}
	}

	private ChartFrame frame(GC gc) {
		return ChartFrame.of(gc, content.scales(), canvas.getClientArea(), width -> content.rows(gc, width));
	}

	private void paint(Event event) {
		Rectangle bounds = canvas.getClientArea();
		Clip.begin(event);
		event.gc.setBackground(colors.background());
		event.gc.fillRectangle(bounds);
		if (content.scales().isEmpty()) {
			ChartText.message(event.gc, colors, bounds, content.spoken());
		} else {
			content.paint(event.gc, frame(event.gc), bounds);
		}
		if (canvas.isFocusControl()) {
			event.gc.drawFocus(1, 1, bounds.width - 2, bounds.height - 2);
		}
	}

	/** Lets a screen reader say what is shown now. */
	void speak() {
		canvas.getAccessible().setFocus(ACC.CHILDID_SELF);
	}
}
