/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Title of a chart; 0 what it shows, 1 its unit. */
	public static String Chart_title;
	/** A line in a legend; 0 its name, 1 its figure. */
	public static String Chart_legend;
	/** What is hatched. */
	public static String Chart_notValid;
	/** What is shaded. */
	public static String Chart_warmUp;
	/** What the small marks are. */
	public static String Chart_collection;

	/** A place on an axis without times; 0 the number of the row. */
	public static String Zoom_row;
	/** The begin of a virtual machine; 0 its number. */
	public static String Zoom_jvm;
	/** What marks are. */
	public static String Zoom_exhausted;
	/** What marks are. */
	public static String Zoom_evacuation;
	/** What marks are. */
	public static String Zoom_explicit;

	/** What is shaded. */
	public static String Zoom_excessive;

	static {
		NLS.initializeMessages("org.wiretune.ui.chart.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
