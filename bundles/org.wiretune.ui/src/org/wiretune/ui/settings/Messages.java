/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.settings;

import org.eclipse.osgi.util.NLS;

/** The texts of the settings view. */
final class Messages extends NLS {

	public static String View_setting;
	public static String View_value;
	public static String View_source;
	public static String View_notSet;
	public static String View_default;
	public static String View_place;
	public static String View_onlySet;
	public static String View_onlySetTip;
	public static String View_collapse;
	public static String View_collapseTip;
	public static String View_open;
	public static String View_copy;
	public static String View_showSecret;
	public static String View_hideSecret;
	public static String View_showSecretTip;
	public static String View_filter;
	public static String View_empty;
	public static String View_reading;

	static {
		NLS.initializeMessages("org.wiretune.ui.settings.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
