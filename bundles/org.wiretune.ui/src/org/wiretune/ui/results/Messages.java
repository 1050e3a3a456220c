/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import org.eclipse.osgi.util.NLS;

/** Texts of the test case log. */
final class Messages extends NLS {

	public static String Settings_before;
	public static String Settings_changedMark;
	public static String Settings_place;
	public static String Settings_setting;
	public static String Settings_source;
	public static String Settings_value;
	public static String View_copyCsv;
	public static String View_copyText;
	public static String View_copyTextTip;
	public static String View_export;
	public static String View_exportFailed;
	public static String View_exportJob;
	public static String View_exportTip;
	public static String View_exportTitle;
	public static String View_project;
	public static String View_refresh;
	public static String View_run;
	public static String View_settings;
	public static String View_settingsTip;

	/** Name of the list of all runs. */
	public static String View_history;
	/** Name of the table of lines. */
	public static String View_lines;
	/** Command. */
	public static String View_showHistory;
	/** What the command does. */
	public static String View_showHistoryTip;
	/** Command. */
	public static String View_openRun;
	/** What the command does. */
	public static String View_openRunTip;
	/** Command. */
	public static String View_compare;
	/** What the command does. */
	public static String View_compareTip;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
