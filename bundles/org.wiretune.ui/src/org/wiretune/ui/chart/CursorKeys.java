/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.OptionalInt;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;

/** The keys that move the reading cursor of every chart: arrows by one value, page keys by ten, Home and End to the ends. */
public final class CursorKeys {

	private static final int PAGE = 10;
	/** More values than any chart has, and far from an overflow. */
	private static final int FAR = Integer.MAX_VALUE / 2;

	private CursorKeys() {
	}

	/**
	 * {@return by how many values a key moves the cursor, less than 0 to earlier ones; empty for another key}
	 *
	 * @param event the key
	 */
	public static OptionalInt steps(Event event) {
		return switch (event.keyCode) {
		case SWT.ARROW_LEFT -> OptionalInt.of(-1);
		case SWT.ARROW_RIGHT -> OptionalInt.of(1);
		case SWT.PAGE_UP -> OptionalInt.of(-PAGE);
		case SWT.PAGE_DOWN -> OptionalInt.of(PAGE);
		case SWT.HOME -> OptionalInt.of(-FAR);
		case SWT.END -> OptionalInt.of(FAR);
		default -> OptionalInt.empty();
		};
	}

	/**
	 * {@return where the cursor is then, within the values}
	 *
	 * @param cursor the index of the value where it is, -1 for none, which counts as the last
	 * @param steps by how many values it moves
	 * @param size how many values there are, 1 at least
	 */
	public static int moved(int cursor, int steps, int size) {
		return Math.max(0, Math.min(size - 1, (cursor < 0 ? size - 1 : cursor) + steps));
	}
}
