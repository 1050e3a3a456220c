/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleValueAdapter;
import org.eclipse.swt.accessibility.AccessibleValueEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.wiretune.servers.gauges.GaugeReading;

/**
 * One gauge on the board. Takes the focus, says what it shows to a screen reader, and is painted only when its reading has
 * changed. UI thread only.
 */
public final class GaugeCanvas extends PaintedCanvas {

	private final Supplier<GaugeColors> colors;
	private GaugeFonts fonts;
	private GaugeReading reading;

	GaugeCanvas(Composite parent, GaugeReading reading, Supplier<GaugeColors> colors, GaugeFonts fonts) {
		super(parent, fonts.label(), ACC.ROLE_PROGRESSBAR);
		this.reading = reading;
		this.colors = colors;
		this.fonts = fonts;
		// Once on entering: a tool tip that changes every second could not be read.
		addListener(SWT.MouseEnter, event -> setToolTipText(this.reading.sentence()));
		makeAccessible();
		show(reading);
	}

	/**
	 * What is shown.
	 *
	 * @return the reading
	 */
	public GaugeReading reading() {
		return reading;
	}

	/** Changes the size of everything, because all is measured by the fonts. */
	void setFonts(GaugeFonts next) {
		fonts = next;
		setFont(next.label());
		redraw();
	}

	void show(GaugeReading next) {
		boolean stateChanged = next.state() != reading.state();
		boolean changed = next != reading;
		reading = next;
		if (changed) {
			redraw();
			if (isFocusControl() || stateChanged) {
				getAccessible().sendEvent(ACC.EVENT_VALUE_CHANGED, null);
			}
		}
	}

	@Override
	void paint(GC gc) {
		GaugeColors current = reading.stale() ? colors.get().stale() : colors.get();
		gc.setFont(getFont());
		GaugeLayout layout = GaugeLayout.of(gc.getFontMetrics().getHeight());
		new GaugePainter(gc, current, fonts, layout).paint(reading, getClientArea(), isFocusControl());
	}

	@Override
	String title() {
		return reading.title();
	}

	@Override
	String sentence() {
		return reading.sentence();
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		int line = LineHeight.of(this, getFont());
		return new Point(GaugeLayout.width(line), GaugeLayout.height(line));
	}

	/** A gauge is a value between two bounds besides. */
	private void makeAccessible() {
		getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {

			@Override
			public void getState(AccessibleControlEvent event) {
				event.detail = ACC.STATE_READONLY | ACC.STATE_FOCUSABLE | (isFocusControl() ? ACC.STATE_FOCUSED : 0);
			}
		});
		getAccessible().addAccessibleValueListener(new AccessibleValueAdapter() {

			@Override
			public void getCurrentValue(AccessibleValueEvent event) {
				event.value = reading.value().isPresent() ? reading.value().value() : 0;
			}

			@Override
			public void getMinimumValue(AccessibleValueEvent event) {
				event.value = 0;
			}

			@Override
			public void getMaximumValue(AccessibleValueEvent event) {
				event.value = reading.scale().to();
			}
		});
	}
}
