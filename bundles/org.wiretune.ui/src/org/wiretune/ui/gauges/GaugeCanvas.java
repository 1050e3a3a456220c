/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleValueAdapter;
import org.eclipse.swt.accessibility.AccessibleValueEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.wiretune.servers.gauges.GaugeReading;

/**
 * One gauge on the board. Takes the focus, says what it shows to a screen reader, and is painted only when its reading has
 * changed. UI thread only.
 */
public final class GaugeCanvas extends Canvas {

	private final Supplier<GaugeColors> colors;
	private GaugeFonts fonts;
	private GaugeReading reading;

	GaugeCanvas(Composite parent, GaugeReading reading, Supplier<GaugeColors> colors, GaugeFonts fonts) {
		super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
		this.reading = reading;
		this.colors = colors;
		this.fonts = fonts;
		setFont(fonts.label());
		addListener(SWT.Paint, this::paint);
		addListener(SWT.FocusIn, event -> redraw());
		addListener(SWT.FocusOut, event -> redraw());
		addListener(SWT.MouseDown, event -> setFocus());
		// Once on entering: a tool tip that changes every second could not be read.
		addListener(SWT.MouseEnter, event -> setToolTipText(this.reading.sentence()));
		addListener(SWT.Traverse, event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
				|| event.detail == SWT.TRAVERSE_TAB_PREVIOUS || event.detail == SWT.TRAVERSE_PAGE_NEXT
				|| event.detail == SWT.TRAVERSE_PAGE_PREVIOUS || event.detail == SWT.TRAVERSE_ESCAPE);
		// A canvas takes part in keyboard traversal only when somebody listens for its keys.
		addListener(SWT.KeyDown, event -> {
		});
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

	private void paint(Event event) {
		GaugeColors current = reading.stale() ? colors.get().stale() : colors.get();
		event.gc.setFont(getFont());
		GaugeLayout layout = GaugeLayout.of(event.gc.getFontMetrics().getHeight());
		new GaugePainter(event.gc, current, fonts, layout).paint(reading, getClientArea(), isFocusControl());
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		int line = LineHeight.of(this, getFont());
		return new Point(GaugeLayout.width(line), GaugeLayout.height(line));
	}

	private void makeAccessible() {
		Accessible accessible = getAccessible();
		accessible.addAccessibleListener(new AccessibleAdapter() {

			@Override
			public void getName(AccessibleEvent event) {
				event.result = reading.title();
			}

			@Override
			public void getDescription(AccessibleEvent event) {
				event.result = reading.sentence();
			}

			@Override
			public void getHelp(AccessibleEvent event) {
				event.result = reading.sentence();
			}
		});
		accessible.addAccessibleControlListener(new AccessibleControlAdapter() {

			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = ACC.ROLE_PROGRESSBAR;
			}

			@Override
			public void getValue(AccessibleControlEvent event) {
				event.result = reading.sentence();
			}

			@Override
			public void getState(AccessibleControlEvent event) {
				event.detail = ACC.STATE_READONLY | ACC.STATE_FOCUSABLE | (isFocusControl() ? ACC.STATE_FOCUSED : 0);
			}
		});
		accessible.addAccessibleValueListener(new AccessibleValueAdapter() {

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
				event.value = reading.scale().end();
			}
		});
	}
}
