/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.function.Function;

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
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.plot.ChartDrawing;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.chart.plot.ChartOverlay;
import org.wiretune.chart.plot.Room;
import org.wiretune.ui.editor.LeastHeight;
import org.wiretune.ui.paint.Clip;
import org.wiretune.ui.paint.GcFonts;
import org.wiretune.ui.paint.GcSurface;
import org.wiretune.ui.parts.AccessibleName;

/**
 * The place of charts that stand one below the other: it scrolls where they would touch, has the colours of the theme, takes the
 * focus and shows it, and says to a screen reader what it shows. UI thread only.
 */
final class ChartArea {

	private static final int MARGIN = 10;
	private static final int OPAQUE = 255;

	/** What is charted. */
	interface Content {

		/**
		 * {@return the chart; without panels where there is nothing to draw}
		 *
		 * @param columns
		 *            how wide its panels are in pixels; 0 where only the places of its parts are asked for, which must not depend on it
		 */
		Chart chart(int columns);

		/**
		 * Draws what is above the chart, such as a cursor.
		 *
		 * @param overlay takes it
		 * @param frame where the chart's parts stand
		 */
		void overlay(ChartOverlay overlay, ChartFrame frame);

		/** {@return what is shown, in words; also written where there is nothing to draw} */
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
		Chart chart = content.chart(0);
		int least = chart.panels().isEmpty() ? 0 : measured(fonts -> (int) Math.ceil(ChartFrame.leastHeight(chart, room(), fonts)));
		if (scrolled.getMinHeight() != least) {
			scrolled.setMinHeight(least);
			LeastHeight.settle(scrolled);
		}
		redraw();
	}

	/** {@return where the charts stand now} */
	ChartFrame frame() {
		return measured(fonts -> ChartFrame.of(content.chart(0), room(), fonts));
	}

	private <T> T measured(Function<GcFonts, T> question) {
		GC gc = new GC(canvas);
		try {
			return question.apply(fonts(gc));
		} finally {
			gc.dispose();
		}
	}

	private GcFonts fonts(GC gc) {
		return new GcFonts(gc, role -> canvas.getFont());
	}

	private Room room() {
		Rectangle area = canvas.getClientArea();
		return new Room(new Box(area.x, area.y, area.width, area.height), MARGIN, 0, true, 1, 1);
	}

	private void paint(Event event) {
		Rectangle bounds = canvas.getClientArea();
		GC gc = event.gc;
		Clip.begin(event);
		gc.setBackground(colors.get(ChartInk.BACKGROUND));
		gc.fillRectangle(bounds);
		Chart places = content.chart(0);
		if (places.panels().isEmpty()) {
			ChartMessage.paint(gc, colors.get(ChartInk.QUIET), bounds, content.spoken());
		} else {
			GcFonts fonts = fonts(gc);
			int columns = (int) ChartFrame.of(places, room(), fonts).strip().width();
			Chart chart = content.chart(columns);
			ChartFrame frame = ChartFrame.of(chart, room(), fonts);
			GcSurface surface = new GcSurface(gc, colors::get, fonts);
			ChartDrawing.draw(chart, frame, fonts, surface);
			content.overlay(new ChartOverlay(frame, fonts, surface), frame);
		}
		if (canvas.isFocusControl()) {
			gc.setAlpha(OPAQUE);
			gc.drawFocus(1, 1, bounds.width - 2, bounds.height - 2);
		}
	}

	/** Lets a screen reader say what is shown now. */
	void speak() {
		canvas.getAccessible().setFocus(ACC.CHILDID_SELF);
	}
}
