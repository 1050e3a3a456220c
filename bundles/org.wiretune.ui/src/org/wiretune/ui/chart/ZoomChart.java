/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

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
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.wiretune.ide.gclog.GcBand;
import org.wiretune.ide.gclog.GcChartPanel;
import org.wiretune.ide.gclog.GcLayer;
import org.wiretune.ide.gclog.GcLogChart;
import org.wiretune.ide.gclog.GcPlot;
import org.wiretune.ide.gclog.GcReading;
import org.wiretune.ide.gclog.GcSampling;
import org.wiretune.ide.gclog.GcSeries;
import org.wiretune.ide.gclog.GcView;

/**
 * Charts of one collection log, or of several over each other, on one time axis. Dragging chooses the part that is shown, with
 * Shift it moves; the wheel zooms at the mouse, with Shift it moves. With the keyboard: arrows go from point to point and from
 * layer to layer, plus and minus zoom, Ctrl with arrows moves, C centres, 0 shows all, Enter opens the point. UI thread only.
 */
public final class ZoomChart {

	private static final double STEP = 0.7;
	private static final double PAN = 0.15;
	private static final int CLICK = 4;
	private static final int NEAR = 12;
	private static final int PAGE = 10;
	private static final int SWATCH_WIDTH = 26;
	private static final int SWATCH_HEIGHT = 16;

	private final ScrolledComposite scrolled;
	private final Canvas canvas;
	private final ChartColors colors;
	private List<GcLogChart> logs = List.of();
	private Set<GcLayer> layers = Set.of();
	private List<GcChartPanel> panels = List.of();
	private List<GcBand> bands = List.of();
	private GcView view = GcView.all(1);
	private boolean logarithmic;
	private String empty = ""; //$NON-NLS-1$
	private Map<GcPlot, GcSampling> samples;
	private Rectangle sampled = new Rectangle(0, 0, 0, 0);
	private Spot hovered;
	private Spot selected;
	private GcLogChart selectedLog;
	private int selectedRow = -1;
	private Point pressed;
	private Point dragged;
	private boolean moving;
	private GcView before;
	private Consumer<GcView> viewChanged = next -> { };
	private Consumer<Spot> whenSelected = spot -> { };
	private Consumer<Spot> whenOpened = spot -> { };
	private Runnable themeChanged = () -> { };

	/**
	 * A point of the charts.
	 *
	 * @param plot its layer
	 * @param position its position in the layer
	 */
	public record Spot(GcPlot plot, int position) {

		/** {@return its row} */
		public int row() {
			return plot.series().row(position);
		}
	}

	/**
	 * Makes the charts.
	 *
	 * @param parent where they go
	 */
	public ZoomChart(Composite parent) {
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		canvas = new Canvas(scrolled, SWT.DOUBLE_BUFFERED | SWT.NO_REDRAW_RESIZE);
		scrolled.setContent(canvas);
		colors = new ChartColors(() -> {
			redraw();
			themeChanged.run();
		});
		canvas.addPaintListener(this::paint);
		canvas.addListener(SWT.Resize, event -> redraw());
		canvas.addListener(SWT.MouseDown, this::press);
		canvas.addListener(SWT.MouseMove, this::move);
		canvas.addListener(SWT.MouseUp, this::release);
		canvas.addListener(SWT.MouseDoubleClick, event -> open(find(event.x, event.y)));
		canvas.addListener(SWT.MouseExit, event -> hover(null));
		canvas.addListener(SWT.MouseVerticalWheel, this::wheel);
		canvas.addListener(SWT.MouseHorizontalWheel, event -> setView(view.pan(-Math.signum(event.count) * PAN)));
		canvas.addListener(SWT.FocusIn, event -> redraw());
		canvas.addListener(SWT.FocusOut, event -> redraw());
		canvas.addListener(SWT.Dispose, event -> colors.dispose());
		canvas.addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
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

	/**
	 * Says what happens when another part of the axis is shown.
	 *
	 * @param action takes the part
	 */
	public void whenViewChanges(Consumer<GcView> action) {
		viewChanged = action;
	}

	/**
	 * Says what a click on a point does.
	 *
	 * @param action takes the point, null when there is none
	 */
	public void whenSelected(Consumer<Spot> action) {
		whenSelected = action;
	}

	/**
	 * Says what a double click or the Enter key does on a point.
	 *
	 * @param action takes the point
	 */
	public void whenOpened(Consumer<Spot> action) {
		whenOpened = action;
	}

	/**
	 * Says what happens when the colours change, for legends outside.
	 *
	 * @param action what to do
	 */
	public void whenColorsChange(Runnable action) {
		themeChanged = action;
	}

	/**
	 * Paints the sign of a layer, for a legend outside. The caller disposes of it.
	 *
	 * @param layer the layer
	 * @param index the place of the log among several, -1 for one log
	 * @return the sign
	 */
	public Image swatch(GcLayer layer, int index) {
		ImageGcDrawer drawer = new ImageGcDrawer() {

			@Override
			public void drawOn(GC gc, int width, int height) {
				gc.setAntialias(SWT.ON);
				ZoomPainter.swatch(gc, colors.line(index < 0 ? layer.hue() : GcChartPanel.hue(index)), index < 0 ? layer.stroke() : GcLayer.Stroke.LINE, 2,
						height / 2, width - 4);
			}

			@Override
			public int getGcStyle() {
				return SWT.TRANSPARENT;
			}
		};
		return new Image(canvas.getDisplay(), drawer, SWATCH_WIDTH, SWATCH_HEIGHT);
	}

	/**
	 * Shows logs. What is shown of the time axis stays where the axis is the same.
	 *
	 * @param next the logs, prepared for the layers
	 * @param wanted the layers
	 * @param whenEmpty what to say when there is nothing to draw, a sentence
	 */
	public void show(List<GcLogChart> next, Set<GcLayer> wanted, String whenEmpty) {
		boolean same = next.equals(logs);
		logs = List.copyOf(next);
		layers = wanted;
		empty = whenEmpty;
		hovered = null;
		if (!same) {
			selected = null;
			selectedRow = -1;
			view = GcView.all(logs.stream().mapToDouble(log -> log.timeline().end()).max().orElse(1));
		}
		build();
	}

	/**
	 * Shows the same logs after they have grown. What is selected stays; what is shown of the time axis, too, except that its end is
	 * followed where it was shown.
	 *
	 * @param next the logs, prepared for the layers, in the same order
	 * @param row the row of the first log that is selected now, -1 for none
	 */
	public void grow(List<GcLogChart> next, int row) {
		GcLayer layer = selected == null ? null : selected.plot().layer();
		logs = List.copyOf(next);
		hovered = null;
		selected = null;
		selectedRow = row;
		selectedLog = row < 0 ? null : logs.get(0);
		view = view.grown(logs.stream().mapToDouble(log -> log.timeline().end()).max().orElse(1));
		build();
		GcSeries series = layer == null || row < 0 ? null : logs.get(0).series(layer);
		if (series != null && series.size() > 0) {
			int position = series.nearest(logs.get(0).timeline().at(row));
			panels.stream().flatMap(panel -> panel.plots().stream()).filter(plot -> plot.series() == series && series.row(position) == row).findFirst()
					.ifPresent(plot -> selected = new Spot(plot, position));
		}
	}

	/**
	 * Shades parts of the axis.
	 *
	 * @param next the parts, in which collection was excessive
	 */
	public void setBands(List<GcBand> next) {
		bands = List.copyOf(next);
		redraw();
	}

	/**
	 * Chooses the scale of times.
	 *
	 * @param on whether it is logarithmic
	 */
	public void setLogarithmic(boolean on) {
		logarithmic = on;
		build();
	}

	private void build() {
		int shown = panels.size();
		panels = GcChartPanel.of(logs, layers, view, logarithmic);
		if (shown != panels.size()) {
			GC gc = new GC(canvas);
			scrolled.setMinHeight(panels.isEmpty() ? 0 : ChartFrame.leastHeight(panels.size(), gc.getFontMetrics().getHeight()));
			gc.dispose();
		}
		if (selected != null && panels.stream().noneMatch(panel -> panel.plots().stream().anyMatch(plot -> plot.series() == selected.plot().series()))) {
			selected = null;
		}
		samples = null;
		redraw();
	}

	/** {@return the part of the axis that is shown} */
	public GcView view() {
		return view;
	}

	/**
	 * Shows a part of the axis.
	 *
	 * @param next the part
	 */
	public void setView(GcView next) {
		if (!next.equals(view)) {
			view = next;
			hovered = null;
			build();
			viewChanged.accept(view);
		}
	}

	/** Shows less of the axis, around the point that is selected or the middle. */
	public void zoomIn() {
		setView(view.zoom(STEP, middle()));
	}

	/** Shows more of the axis. */
	public void zoomOut() {
		setView(view.zoom(1 / STEP, middle()));
	}

	private double middle() {
		double at = selectedRow < 0 ? Double.NaN : selectedLog.timeline().at(selectedRow);
		return view.contains(at) ? at : (view.from() + view.to()) / 2;
	}

	/**
	 * Marks a row in all charts, and moves to it where it is not shown.
	 *
	 * @param log the log that it is of
	 * @param row the row, -1 for none
	 */
	public void select(GcLogChart log, int row) {
		selectedLog = log;
		selectedRow = row;
		if (selected != null && (selected.row() != row || selected.plot().chart() != log)) {
			selected = null;
		}
		double at = row < 0 ? Double.NaN : log.timeline().at(row);
		if (Double.isFinite(at) && !view.contains(at)) {
			setView(view.center(at));
		}
		redraw();
	}

	/** {@return the charts that are shown} */
	public List<GcChartPanel> panels() {
		return panels;
	}

	/** {@return the point that is selected, null for none} */
	public Spot selected() {
		return selected;
	}

	/** {@return what a screen reader hears: the point that is selected, or all in short} */
	public String spoken() {
		if (panels.isEmpty()) {
			return empty;
		}
		return selected != null ? String.join(". ", GcReading.at(selected.plot(), selected.position())) //$NON-NLS-1$
				: GcReading.summary(panels, view, logs.get(0).timeline().isTimed());
	}

	private void redraw() {
		if (!canvas.isDisposed()) {
			canvas.redraw();
		}
	}

	private ChartFrame frame(GC gc) {
		return ChartFrame.of(gc, panels.stream().map(GcChartPanel::scale).toList(), canvas.getClientArea());
	}

	private ChartFrame frame() {
		GC gc = new GC(canvas);
		try {
			return frame(gc);
		} finally {
			gc.dispose();
		}
	}

	private void paint(PaintEvent event) {
		Rectangle area = canvas.getClientArea();
		event.gc.setBackground(colors.background());
		event.gc.fillRectangle(area);
		if (panels.isEmpty()) {
			ChartText.message(event.gc, colors, area, empty);
		} else {
			ChartFrame frame = frame(event.gc);
			if (samples == null || !sampled.equals(frame.strip())) {
				samples = ZoomPainter.samples(panels, frame, view);
				sampled = frame.strip();
			}
			ZoomPainter painter = new ZoomPainter(event.gc, colors, frame, panels, view, logs.get(0).timeline().isTimed());
			painter.paint(samples, logs, bands);
			if (selectedRow >= 0) {
				painter.selection(selectedLog.timeline().at(selectedRow), selected == null ? List.of() : points(frame, selected));
			}
			if (pressed != null && dragged != null && !moving) {
				painter.band(pressed.x, dragged.x);
			} else if (hovered != null) {
				points(frame, hovered).forEach(point -> {
					painter.ring(point);
					painter.tip(area, point, GcReading.at(hovered.plot(), hovered.position()));
				});
			}
		}
		if (canvas.isFocusControl()) {
			event.gc.drawFocus(1, 1, area.width - 2, area.height - 2);
		}
	}

	/** Where a point is painted; nowhere where it is not shown. */
	private List<Point> points(ChartFrame frame, Spot spot) {
		double at = spot.plot().series().time(spot.position());
		for (int i = 0; i < panels.size() && view.contains(at); i++) {
			GcChartPanel panel = panels.get(i);
			if (panel.plots().stream().anyMatch(plot -> plot.series() == spot.plot().series())) {
				return List.of(new Point(frame.x((at - view.from()) / view.span()),
						ChartText.y(panel.scale(), frame.plots().get(i), spot.plot().series().value(spot.position()) / panel.factor())));
			}
		}
		return List.of();
	}

	/** The point near the mouse: the nearest of those that the columns around it show. */
	private Spot find(int x, int y) {
		if (panels.isEmpty()) {
			return null;
		}
		ChartFrame frame = frame();
		Spot best = null;
		long distance = Long.MAX_VALUE;
		for (int i = 0; i < panels.size(); i++) {
			Rectangle plot = frame.plots().get(i);
			if (y < plot.y - NEAR || y > plot.y + plot.height + NEAR / 2 || x < plot.x - NEAR || x > plot.x + plot.width + NEAR) {
				continue;
			}
			for (GcPlot each : panels.get(i).plots()) {
				for (int position : candidates(frame, each, x)) {
					Point point = points(frame, new Spot(each, position)).stream().findFirst().orElse(null);
					if (point == null) {
						continue;
					}
					// A needle is hit anywhere along its length.
					int dy = each.layer().stroke() == GcLayer.Stroke.NEEDLES && y > point.y ? Math.min(NEAR, (y - point.y) / 8) : Math.abs(point.y - y);
					long far = (long) (point.x - x) * (point.x - x) + (long) dy * dy / 4;
					// Of several at one place the one that is painted last.
					if (far <= distance && Math.abs(point.x - x) <= NEAR) {
						distance = far;
						best = new Spot(each, position);
					}
				}
			}
		}
		return best;
	}

	private List<Integer> candidates(ChartFrame frame, GcPlot plot, int x) {
		List<Integer> found = new ArrayList<>();
		for (int column = x - NEAR; column <= x + NEAR; column++) {
			int from = plot.series().from(at(frame, column - 0.5));
			int to = plot.series().from(at(frame, column + 0.5));
			if (from < to) {
				found.add(plot.series().greatest(from, to));
				found.add(plot.series().least(from, to));
			}
		}
		return found;
	}

	private double at(ChartFrame frame, double x) {
		return view.from() + (x - frame.strip().x) / Math.max(1, frame.strip().width - 1) * view.span();
	}

	private void press(Event event) {
		canvas.setFocus();
		if (event.button == 1 || event.button == 2) {
			pressed = new Point(event.x, event.y);
			dragged = null;
			moving = event.button == 2 || (event.stateMask & SWT.SHIFT) != 0;
			before = view;
		}
	}

	private void move(Event event) {
		if (pressed == null) {
			hover(find(event.x, event.y));
			return;
		}
		if (dragged == null && Math.abs(event.x - pressed.x) < CLICK) {
			return;
		}
		dragged = new Point(event.x, event.y);
		hovered = null;
		if (moving && !panels.isEmpty()) {
			setView(before.pan((pressed.x - event.x) / (double) Math.max(1, frame().strip().width)));
		}
		redraw();
	}

	private void release(Event event) {
		Point from = pressed;
		boolean drag = dragged != null;
		pressed = null;
		dragged = null;
		if (from == null || panels.isEmpty()) {
			return;
		}
		if (!drag) {
			if (event.button == 1) {
				choose(find(event.x, event.y));
			}
		} else if (!moving) {
			ChartFrame frame = frame();
			setView(view.between(at(frame, from.x), at(frame, event.x)));
		}
		redraw();
	}

	private void wheel(Event event) {
		if (panels.isEmpty()) {
			return;
		}
		event.doit = false;
		if ((event.stateMask & SWT.SHIFT) != 0) {
			setView(view.pan(-Math.signum(event.count) * PAN));
		} else {
			setView(view.zoom(event.count > 0 ? STEP : 1 / STEP, at(frame(), event.x)));
		}
	}

	private void hover(Spot spot) {
		if (spot == null ? hovered != null : !spot.equals(hovered)) {
			hovered = spot;
			redraw();
		}
	}

	private void choose(Spot spot) {
		selected = spot;
		selectedRow = spot == null ? -1 : spot.row();
		selectedLog = spot == null ? null : spot.plot().chart();
		redraw();
		whenSelected.accept(spot);
		canvas.getAccessible().setFocus(ACC.CHILDID_SELF);
	}

	private void open(Spot spot) {
		if (spot != null) {
			choose(spot);
			whenOpened.accept(spot);
		}
	}

	private void key(KeyEvent event) {
		if (panels.isEmpty()) {
			return;
		}
		boolean control = (event.stateMask & SWT.MOD1) != 0;
		switch (event.keyCode) {
		case SWT.ARROW_LEFT -> arrow(control, -1);
		case SWT.ARROW_RIGHT -> arrow(control, 1);
		case SWT.ARROW_UP -> layer(-1);
		case SWT.ARROW_DOWN -> layer(1);
		case SWT.PAGE_UP -> step(-PAGE);
		case SWT.PAGE_DOWN -> step(PAGE);
		case SWT.HOME -> step(Integer.MIN_VALUE / 2);
		case SWT.END -> step(Integer.MAX_VALUE / 2);
		case SWT.CR, SWT.KEYPAD_CR -> open(selected);
		case SWT.ESC -> choose(null);
		default -> {
			switch (event.character) {
			case '+', '=' -> zoomIn();
			case '-' -> zoomOut();
			case '0' -> setView(view.fit());
			case 'c' -> setView(view.center(middle()));
			default -> {
				return;
			}
			}
		}
		}
		event.doit = false;
	}

	private void arrow(boolean control, int direction) {
		if (control) {
			setView(view.pan(direction * PAN));
		} else {
			step(direction);
		}
	}

	/** Goes along the layer; without a selection it begins at the first point that is shown. */
	private void step(int by) {
		GcPlot plot = selected == null ? panels.get(0).plots().get(0) : selected.plot();
		int last = plot.series().size() - 1;
		int from = selected == null ? plot.series().from(view.from()) - Integer.signum(by) : selected.position();
		go(plot, (int) Math.max(0, Math.min(last, (long) from + by)));
	}

	private void layer(int direction) {
		List<GcPlot> plots = panels.stream().flatMap(panel -> panel.plots().stream()).toList();
		int index = -1;
		for (int i = 0; selected != null && i < plots.size(); i++) {
			index = plots.get(i).series() == selected.plot().series() ? i : index;
		}
		GcPlot next = plots.get(Math.max(0, Math.min(plots.size() - 1, index + direction)));
		double at = selected == null ? view.from() : selected.plot().series().time(selected.position());
		go(next, next.series().nearest(at));
	}

	private void go(GcPlot plot, int position) {
		double at = plot.series().time(position);
		if (!view.contains(at)) {
			setView(view.center(at));
		}
		choose(new Spot(plot, position));
	}

	/**
	 * {@return the place of a point on the control, for tests; null where it is not shown}
	 *
	 * @param spot the point
	 */
	public Point place(Spot spot) {
		return panels.isEmpty() ? null : points(frame(), spot).stream().findFirst().orElse(null);
	}
}
