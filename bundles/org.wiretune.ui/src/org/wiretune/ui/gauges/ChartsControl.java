/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ChartReading;
import org.wiretune.servers.gauges.GaugeDefinition;

/** Charts below each other, in two columns where there is room, under the headings of their groups if wanted. UI thread only. */
final class ChartsControl {

	private static final int MARGIN = 6;
	/** Sentences wrap at any width. */
	private static final int LEAST_WORDS = 100;
	/** From this many lines of text on in width, charts stand in two columns. */
	private static final int TWO_COLUMNS = 64;

	private final ScrolledComposite scroller;
	private final Composite board;
	private final ThemeColors colors;
	private final GaugeFonts fonts;
	private final LongFunction<String> times;
	private final Consumer<ChartRange> chosen;
	private final Consumer<ChartCanvas> created;
	private final List<ChartCanvas> canvases = new ArrayList<>();
	private Label period;
	private List<String> shape = List.of();

	/**
	 * Without charts.
	 *
	 * @param parent
	 *            where it goes
	 * @param times
	 *            writes a time of day
	 * @param chosen
	 *            told of the time that a user has drawn
	 * @param created
	 *            told of each new chart, for its keys and context menu
	 */
	ChartsControl(Composite parent, LongFunction<String> times, Consumer<ChartRange> chosen, Consumer<ChartCanvas> created) {
		this.times = times;
		this.chosen = chosen;
		this.created = created;
		scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
		scroller.setExpandHorizontal(true);
		scroller.setExpandVertical(true);
		board = new Composite(scroller, SWT.NONE);
		scroller.setContent(board);
		scroller.addListener(SWT.Resize, event -> fit());
		board.addListener(SWT.Paint, event -> fitBesideBar());
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), board);
		fonts = GaugeFonts.of(parent.getFont(), 1, resources);
		colors = new ThemeColors(() -> canvases.forEach(Control::redraw));
		board.addListener(SWT.Dispose, event -> colors.dispose());
		GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(MARGIN, MARGIN).applyTo(board);
	}

	Control control() {
		return scroller;
	}

	/** All charts, also those that are scrolled out of sight. */
	Control content() {
		return board;
	}

	List<ChartCanvas> charts() {
		return List.copyOf(canvases);
	}

	boolean setFocus() {
		return !canvases.isEmpty() && canvases.get(0).setFocus();
	}

	/**
	 * Shows charts.
	 *
	 * @param readings
	 *            the charts
	 * @param grouped
	 *            whether under headings
	 * @param time
	 *            says which time they show
	 */
	void show(List<ChartReading> readings, boolean grouped, String time) {
		List<String> wanted = readings.stream().map(reading -> (grouped ? reading.gauge().group() : "") + ' ' + reading.gauge().key()).toList(); //$NON-NLS-1$
		if (!wanted.equals(shape)) {
			build(readings, grouped);
			period.setText(time);
			shape = wanted;
			fit();
			return;
		}
		if (period != null && !time.equals(period.getText())) {
			period.setText(time);
			if (period.computeSize(period.getSize().x, SWT.DEFAULT).y != period.getSize().y) {
				fit();
			}
		}
		for (int i = 0; i < readings.size(); i++) {
			canvases.get(i).show(readings.get(i));
		}
	}

	private void build(List<ChartReading> readings, boolean grouped) {
		for (Control child : board.getChildren()) {
			child.dispose();
		}
		canvases.clear();
		period = new Label(board, SWT.WRAP);
		String group = ""; //$NON-NLS-1$
		for (ChartReading reading : readings) {
			if (grouped && !reading.gauge().group().equals(group)) {
				group = reading.gauge().group();
				Label heading = new Label(board, SWT.WRAP);
				heading.setFont(fonts.title());
				heading.setText(GaugeDefinition.groupTitle(group));
			}
			ChartCanvas canvas = new ChartCanvas(board, reading, colors::get, fonts, times, chosen);
			canvas.addListener(SWT.FocusIn, this::reveal);
			GridDataFactory.fillDefaults().grab(true, false).applyTo(canvas);
			canvases.add(canvas);
			created.accept(canvas);
		}
	}

	private void fit() {
		int width = scroller.getClientArea().width;
		if (width <= 0) {
			return;
		}
		int columns = width >= TWO_COLUMNS * LineHeight.of(board, fonts.label()) && canvases.size() > 1 ? 2 : 1;
		((GridLayout) board.getLayout()).numColumns = columns;
		((GridLayout) board.getLayout()).makeColumnsEqualWidth = columns > 1;
		for (Control child : board.getChildren()) {
			if (child instanceof Label) {
				GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).hint(LEAST_WORDS, SWT.DEFAULT).applyTo(child);
			}
		}
		Point size = board.computeSize(width, SWT.DEFAULT);
		scroller.setMinSize(0, size.y);
		board.layout(true);
		scroller.getVerticalBar().setIncrement(LineHeight.of(board, fonts.label()));
		scroller.getVerticalBar().setPageIncrement(Math.max(1, scroller.getClientArea().height));
	}

	/** A bar that appears takes its room in the next frame of the toolkit, of which nothing else tells. */
	private void fitBesideBar() {
		if (board.getSize().x > scroller.getClientArea().width) {
			board.getDisplay().asyncExec(() -> {
				if (!board.isDisposed()) {
					scroller.layout(true);
					fit();
				}
			});
		}
	}

	private void reveal(Event event) {
		scroller.showControl((Control) event.widget);
	}
}
