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
	public static String Connect_disconnect;
	public static String Connect_follow;
	public static String Connect_listing;
	public static String Connect_process;
	public static String Connect_processSince;
	public static String Gauge_limit;
	public static String Gauge_twoParts;
	public static String Gauge_unitOfMaximum;
	public static String Limit_default;
	public static String Limit_describeNone;
	public static String Limit_describeShare;
	public static String Limit_never;
	public static String Limit_noMaximum;
	public static String Limit_share;
	public static String Limit_shareUnit;
	public static String Limit_shell;
	public static String Limit_title;
	public static String Limit_value;
	public static String Limit_wrongShare;
	public static String Limit_wrongValue;
	public static String Table_limit;
	public static String Table_maximum;
	public static String Table_metric;
	public static String Table_state;
	public static String Table_unit;
	public static String Table_value;
	public static String View_chooseLink;
	public static String View_connect;
	public static String View_connectTip;
	public static String View_copy;
	public static String View_defaultLimit;
	public static String View_defaultLimits;
	public static String View_freeze;
	public static String View_freezeTip;
	public static String View_setLimit;
	public static String View_table;
	public static String View_tableTip;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
