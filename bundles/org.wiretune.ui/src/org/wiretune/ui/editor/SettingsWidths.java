/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.swt.graphics.GC;
import org.wiretune.lint.editor.FormElement;
import org.wiretune.lint.editor.FormRow;

/**
 * How wide the columns of a part of the settings are: the labels of all its groups are one column, and so are the links. All in points.
 *
 * @param label of the longest label
 * @param field of a field that is long enough to type in, and of a number with its unit
 * @param link of the longest link
 */
record SettingsWidths(int label, int field, int link) {

	/** A label, its field and a link beside each other. */
	static final int COLUMNS = 3;
	/** A field that is shorter shows nothing of a name. */
	static final int LEAST_FIELD = 190;
	/** A label that is narrower takes a word a line. */
	static final int LEAST_LABEL = 90;
	/** Of a part without rows. */
	static final SettingsWidths NONE = new SettingsWidths(0, LEAST_FIELD, 0);

	/** Of a number, before its unit. */
	private static final int NUMBER = 116;
	/** Margins, spaces and the scroll bar. */
	private static final int BESIDE = 60;
	/** The same where labels and links alone stand beside each other. */
	private static final int BESIDE_LINK = 36;
	/** Room for a border or a mark of the focus around a measured text. */
	private static final int PADDING = 8;

	/** {@return the widths for a part} @param gc measures with the font of the part @param element the part */
	static SettingsWidths of(GC gc, FormElement element) {
		return new SettingsWidths(PADDING + element.rows().stream().mapToInt(row -> gc.textExtent(row.label() + ':').x).max().orElse(0),
				Math.max(LEAST_FIELD, NUMBER + element.rows().stream().mapToInt(row -> gc.textExtent(row.unit()).x).max().orElse(0)),
				PADDING + element.rows().stream().map(FormRow::place).filter(place -> place != null).mapToInt(place -> gc.textExtent(place.label()).x).max().orElse(0));
	}

	/** {@return how many fit beside each other of a label, a field that is long enough to type in, and a link} @param width the room that there is */
	int columns(int width) {
		return width >= label + field + link + BESIDE ? COLUMNS : width >= LEAST_LABEL + link + BESIDE_LINK ? COLUMNS - 1 : 1;
	}
}
