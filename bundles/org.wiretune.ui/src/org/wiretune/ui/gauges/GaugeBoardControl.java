/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeReading;

/** The gauges side by side, wrapped to the width of the view, with the arrow keys moving between them. UI thread only. */
final class GaugeBoardControl {

	/** How much larger than the text of the view the gauges may be, where there is room; the last always fits by scrolling. */
	private static final double[] ZOOMS = { 2, 1.75, 1.5, 1.25, 1 };

	private static final int SPACING = 8;
	private static final int MARGIN = 6;

	private final ScrolledComposite scroller;
	private final Composite board;
	private final ResourceManager resources;
	private GaugeFonts fonts;
	private final ThemeColors colors;
	private final Map<GaugeKey, GaugeCanvas> canvases = new LinkedHashMap<>();
	private final Consumer<GaugeCanvas> created;
	private boolean grouped;

	/**
	 * An empty board.
	 *
	 * @param parent
	 *            where it goes
	 * @param created
	 *            told of each new gauge, for its context menu
	 */
	GaugeBoardControl(Composite parent, Consumer<GaugeCanvas> created) {
		this.created = created;
		scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
		scroller.setExpandHorizontal(true);
		scroller.setExpandVertical(true);
		board = new Composite(scroller, SWT.NONE);
		RowLayout layout = new RowLayout(SWT.HORIZONTAL);
		layout.wrap = true;
		layout.spacing = SPACING;
		layout.marginLeft = MARGIN;
		layout.marginRight = MARGIN;
		layout.marginTop = MARGIN;
		layout.marginBottom = MARGIN;
		board.setLayout(layout);
		scroller.setContent(board);
		scroller.addListener(SWT.Resize, event -> fit());
		resources = new LocalResourceManager(JFaceResources.getResources(), board);
		fonts = GaugeFonts.of(parent.getFont(), 1, resources);
		colors = new ThemeColors(() -> canvases.values().forEach(Control::redraw));
		board.addListener(SWT.Dispose, event -> colors.dispose());
	}

	Control control() {
		return scroller;
	}

	/** All gauges, also those that are scrolled out of sight. */
	Control content() {
		return board;
	}

	/** Shows readings: gauges that are new appear, gauges without a reading go, the others change in place. */
	void show(List<GaugeReading> readings, boolean inGroups) {
		Set<GaugeKey> wanted = new HashSet<>();
		readings.forEach(reading -> wanted.add(reading.key()));
		boolean changed = canvases.entrySet().removeIf(entry -> {
			boolean gone = !wanted.contains(entry.getKey());
			if (gone) {
				entry.getValue().dispose();
			}
			return gone;
		});
		if (inGroups != grouped) {
			grouped = inGroups;
			changed = true;
		}
		GaugeCanvas before = null;
		for (GaugeReading reading : readings) {
			GaugeCanvas canvas = canvases.get(reading.key());
			if (canvas == null) {
				canvas = new GaugeCanvas(board, reading, colors::get, fonts);
				canvas.addListener(SWT.KeyDown, this::move);
				canvas.addListener(SWT.FocusIn, event -> reveal((Control) event.widget));
				canvases.put(reading.key(), canvas);
				created.accept(canvas);
				changed = true;
				if (before == null) {
					canvas.moveAbove(null);
				} else {
					canvas.moveBelow(before);
				}
			} else {
				canvas.show(reading);
			}
			before = canvas;
		}
		if (changed) {
			heads(readings);
			fit();
		}
	}

	/** Puts a heading before the first gauge of each group, as wide as the view, so that it has a line of its own. */
	private void heads(List<GaugeReading> readings) {
		for (Control child : board.getChildren()) {
			if (child instanceof Label) {
				child.dispose();
			}
		}
		String group = ""; //$NON-NLS-1$
		for (GaugeReading reading : grouped ? readings : List.<GaugeReading>of()) {
			if (!reading.group().equals(group)) {
				group = reading.group();
				Label heading = new Label(board, SWT.NONE);
				heading.setText(GaugeDefinition.groupTitle(group));
				heading.setFont(fonts.title());
				heading.setLayoutData(new RowData());
				heading.moveAbove(canvases.get(reading.key()));
			}
		}
	}

	/** The gauges from left to right and top to bottom. */
	List<GaugeCanvas> gauges() {
		List<GaugeCanvas> list = new ArrayList<>();
		for (Control child : board.getChildren()) {
			if (child instanceof GaugeCanvas canvas) {
				list.add(canvas);
			}
		}
		return list;
	}

	/** The gauge that has the focus. */
	Optional<GaugeCanvas> focused() {
		return gauges().stream().filter(Control::isFocusControl).findFirst();
	}

	/** Puts the focus on a gauge, which scrolls it into sight. */
	void reveal(GaugeKey key) {
		GaugeCanvas gauge = canvases.get(key);
		if (gauge != null) {
			gauge.setFocus();
			reveal((Control) gauge);
		}
	}

	boolean setFocus() {
		List<GaugeCanvas> gauges = gauges();
		return focused().isPresent() || !gauges.isEmpty() && gauges.get(0).setFocus();
	}

	private void move(Event event) {
		List<GaugeCanvas> gauges = gauges();
		int at = gauges.indexOf(event.widget);
		int perRow = 0;
		for (GaugeCanvas gauge : gauges) {
			if (gauge.getLocation().y == gauges.get(0).getLocation().y) {
				perRow++;
			}
		}
		int to = switch (event.keyCode) {
		case SWT.ARROW_LEFT -> at - 1;
		case SWT.ARROW_RIGHT -> at + 1;
		case SWT.ARROW_UP -> at - perRow;
		case SWT.ARROW_DOWN -> at + perRow;
		case SWT.HOME -> 0;
		case SWT.END -> gauges.size() - 1;
		default -> -1;
		};
		if (to >= 0 && to < gauges.size()) {
			gauges.get(to).setFocus();
		}
	}

	private void fit() {
		Rectangle area = scroller.getClientArea();
		if (area.width <= 0 || canvases.isEmpty()) {
			return;
		}
		GaugeFonts best = bestFonts(area);
		if (!best.equals(fonts)) {
			fonts = best;
			canvases.values().forEach(canvas -> canvas.setFonts(best));
		}
		for (Control child : board.getChildren()) {
			if (child instanceof Label heading) {
				heading.setFont(fonts.title());
				((RowData) heading.getLayoutData()).width = area.width - 2 * MARGIN;
			}
		}
		board.layout(true);
		Point size = board.computeSize(area.width, SWT.DEFAULT);
		scroller.setMinSize(0, size.y);
		scroller.getVerticalBar().setIncrement(LineHeight.of(board, board.getFont()));
		scroller.getVerticalBar().setPageIncrement(scroller.getClientArea().height);
	}

	/** The largest fonts with which all gauges are in sight. */
	private GaugeFonts bestFonts(Rectangle area) {
		GaugeFonts candidate = fonts;
		for (double zoom : grouped ? new double[] { 1 } : ZOOMS) {
			candidate = GaugeFonts.of(scroller.getFont(), zoom, resources);
			int line = LineHeight.of(board, candidate.label());
			int perRow = (area.width - 2 * MARGIN + SPACING) / (GaugeLayout.width(line) + SPACING);
			if (perRow > 0) {
				int rows = (canvases.size() + perRow - 1) / perRow;
				if (rows * (GaugeLayout.height(line) + SPACING) - SPACING + 2 * MARGIN <= area.height) {
					return candidate;
				}
			}
		}
		return candidate;
	}

	private void reveal(Control gauge) {
		Rectangle bounds = gauge.getBounds();
		Point origin = scroller.getOrigin();
		Rectangle visible = scroller.getClientArea();
		if (bounds.y < origin.y) {
			scroller.setOrigin(origin.x, bounds.y);
		} else if (bounds.y + bounds.height > origin.y + visible.height) {
			scroller.setOrigin(origin.x, Math.max(0, bounds.y + bounds.height - visible.height));
		}
	}
}
