/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.osgi.util.NLS;

/** Texts of the gauges view. */
final class Messages extends NLS {

	public static String Chart_last;
	public static String Chart_now;
	public static String Chart_secondsAgo;
	public static String Gauge_detail;
	public static String Gauge_limit;
	public static String Gauge_twoParts;
	public static String Gauge_unitOfMaximum;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
