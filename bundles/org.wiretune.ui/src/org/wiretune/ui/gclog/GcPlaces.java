/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

/** Leads from page to page of the analyser: to a row of the log, and to its line in the file. UI thread only. */
interface GcPlaces {

	/** Selects a row in all pages. @param row the row, -1 for none */
	void select(int row);

	/** Selects a row and shows it in the table. @param row the row */
	void showInTable(int row);

	/** Selects a row and shows it in the charts. @param row the row */
	void showInCharts(int row);

	/** Shows a line of the file: in the text editor, or in the page of collections where the file is too large or packed. @param line the line, counted from 1 */
	void showLine(long line);
}
