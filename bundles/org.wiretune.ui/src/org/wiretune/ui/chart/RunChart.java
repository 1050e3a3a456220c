/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.wiretune.ide.results.AxisScale;
import org.wiretune.ide.results.ChartPanel;
import org.wiretune.ide.results.ChartReading;
import org.wiretune.ide.results.RunSeries;

/**
 * The charts of a run on one time axis. The mouse or the arrow keys move a cursor whose figures stand in the legends; a
 * screen reader hears them. UI thread only.
 */
public final class RunChart {

	private static final int PAGE = 10;

	private final ScrolledComposite scrolled;
	private final Canvas canvas;
	private final ChartColors colors;
	private RunSeries series = RunSeries.NONE;
	private List<ChartPanel> panels = List.of();
	private String empty = ""; //$NON-NLS-1$
	private int cursor = -1;

	/**
	 * Makes the charts.
	 *
	 * @param parent where they go
	 */
	public RunChart(Composite parent) {
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		canvas = new Canvas(scrolled, SWT.DOUBLE_BUFFERED | SWT.NO_REDRAW_RESIZE);
		scrolled.setContent(canvas);
		colors = new ChartColors(this::redraw);
		canvas.addPaintListener(this::paint);
		canvas.addListener(SWT.Resize, event -> redraw());
		canvas.addListener(SWT.MouseMove, event -> moveTo(event.x));
		canvas.addListener(SWT.MouseExit, event -> setCursor(-1));
		canvas.addListener(SWT.MouseDown, event -> canvas.setFocus());
		canvas.addListener(SWT.FocusIn, event -> redraw());
		canvas.addListener(SWT.FocusOut, event -> redraw());
		canvas.addListener(SWT.Dispose, event -> colors.dispose());
		canvas.addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
				|| event.detail == SWT.TRAVERSE_TAB_PREVIOUS || event.detail == SWT.TRAVERSE_ESCAPE);
		canvas.addKeyListener(KeyListener.keyPressedAdapter(this::key));
		canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {

			@Override
			public void getName(AccessibleEvent event) {
				event.result = spoken();
			}
		});
		canvas.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {

			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = ACC.ROLE_GRAPHIC;
			}
		});
	}

	/** {@return the control to lay out} */
	public Control control() {
		return scrolled;
	}

	/** {@return the control that takes the focus} */
	public Control focus() {
		return canvas;
	}

	/** {@return what a screen reader hears: the moment at the cursor, or all in short} */
	public String spoken() {
		if (series.isEmpty()) {
			return empty;
		}
		return cursor >= 0 ? String.join(". ", ChartReading.at(series, panels, cursor)) : ChartReading.summary(series, panels); //$NON-NLS-1$
	}

	/** {@return the charts that are shown} */
	public List<ChartPanel> panels() {
		return panels;
	}

	/**
	 * Shows the course of a run.
	 *
	 * @param next the course
	 * @param whenEmpty what to say when there is nothing to draw, a sentence
	 */
	public void show(RunSeries next, String whenEmpty) {
		series = next;
		empty = whenEmpty;
		panels = ChartPanel.of(next);
		if (cursor >= series.points().size()) {
			cursor = -1;
		}
		GC gc = new GC(canvas);
		int least = ChartFrame.leastHeight(panels.size(), gc.getFontMetrics().getHeight());
		gc.dispose();
		if (scrolled.getMinHeight() != least) {
			scrolled.setMinHeight(panels.isEmpty() ? 0 : least);
		}
		redraw();
	}

	private void redraw() {
		if (!canvas.isDisposed()) {
			canvas.redraw();
		}
	}

	private void paint(PaintEvent event) {
		Rectangle area = canvas.getClientArea();
		event.gc.setBackground(colors.background());
		event.gc.fillRectangle(area);
		if (series.isEmpty()) {
			ChartText.message(event.gc, colors, area, empty);
		} else {
			new ChartPainter(event.gc, colors, series, panels, frame(event.gc, area)).paint(cursor);
		}
		if (canvas.isFocusControl()) {
			event.gc.drawFocus(1, 1, area.width - 2, area.height - 2);
		}
	}

	private ChartFrame frame(GC gc, Rectangle area) {
		return ChartFrame.of(gc, panels.stream().map(ChartPanel::scale).toList(), area);
	}

	private void moveTo(int x) {
		if (series.isEmpty()) {
			return;
		}
		GC gc = new GC(canvas);
		ChartFrame frame = frame(gc, canvas.getClientArea());
		gc.dispose();
		setCursor(ChartReading.nearest(series, frame.fraction(x) * AxisScale.time(series.end(), 1).to()));
	}

	private void setCursor(int index) {
		if (index != cursor) {
			cursor = index;
			redraw();
		}
	}

	private void key(KeyEvent event) {
		int last = series.points().size() - 1;
		if (last < 0) {
			return;
		}
		int from = cursor < 0 ? last : cursor;
		int to = switch (event.keyCode) {
		case SWT.ARROW_LEFT -> from - 1;
		case SWT.ARROW_RIGHT -> from + 1;
		case SWT.PAGE_UP -> from - PAGE;
		case SWT.PAGE_DOWN -> from + PAGE;
		case SWT.HOME -> 0;
		case SWT.END -> last;
		case SWT.ESC -> -1;
		default -> Integer.MIN_VALUE;
		};
		if (to == Integer.MIN_VALUE) {
			return;
		}
		setCursor(event.keyCode == SWT.ESC ? -1 : Math.max(0, Math.min(last, to)));
		canvas.getAccessible().setFocus(ACC.CHILDID_SELF);
	}
}
