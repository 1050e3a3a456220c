/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Before each reason. */
	public static String Banner_mark;
	/** Further reasons; 0 how many. */
	public static String Banner_more;
	public static String Banner_less;
	/** The input is no file. */
	public static String Editor_noFile;
	/** Name of the job; 0 the file. */
	public static String Editor_reading;
	/** Name of the page. */
	public static String Page_overview;
	/** Name of the page. */
	public static String Page_charts;
	/** Name of the page. */
	public static String Page_settings;
	/** Name of the page. */
	public static String Page_log;
	/** Name of the page. */
	public static String Page_findings;
	/** Name of the table. */
	public static String Overview_table;
	/** Name of the text below the table. */
	public static String Overview_details;
	/** Nothing more to say; 0 the line. */
	public static String Overview_noDetails;
	/** There is no course. */
	public static String Charts_none;
	/** Column. */
	public static String Settings_setting;
	/** Column. */
	public static String Settings_value;
	/** Column. */
	public static String Settings_source;
	/** Name of the table. */
	public static String Findings_details;
	public static String Findings_table;
	/** Above the table. */
	public static String Findings_head;
	/** There is nothing to judge. */
	public static String Findings_none;
	/** Column. */
	public static String Findings_verdict;
	/** Column. */
	public static String Findings_cost;
	/** Column. */
	public static String Findings_finding;
	/** Column. */
	public static String Findings_place;
	/** Button. */
	public static String Findings_apply;
	/** Button. */
	public static String Findings_prove;
	/** Button. */
	public static String Findings_open;
	/** Name of the comparison; 0 and 1 the runs. */
	public static String Comparison_files;
	public static String Comparison_name;
	/** Name of the job. */
	public static String Comparison_reading;
	/** The input is no comparison. */
	public static String Comparison_noInput;
	/** A run file cannot be read; 0 why. */
	public static String Comparison_unreadable;
	/** Name of the table of lines. */
	public static String Comparison_table;
	/** Above the table of settings. */
	public static String Comparison_settings;
	/** Column. */
	public static String Comparison_setting;
	/** Column. */
	public static String Comparison_before;
	/** Column. */
	public static String Comparison_after;
	/** No value. */
	public static String Comparison_nothing;
	/** No run was started yet. */
	public static String Live_none;
	/** A run has begun and nothing is measured yet. */
	public static String Live_waiting;
	/** The line above the charts; 0 the run, 1 how far it is. */
	public static String Live_head;
	/** Command. */
	public static String Live_openResult;

	/** Link to the log of collections that a run kept; 0 the file. */
	public static String Overview_gcLog;

	/** Title of dialogs. */
	public static String FixAndRun_title;
	/** How often it is measured; 0 what a verdict needs. */
	public static String FixAndRun_starts;
	/** Button. */
	public static String FixAndRun_verdict;
	/** Why the fix is not shown; 0 the run, 1 how it ended. */
	public static String FixAndRun_brokenOff;
	/** Button. */
	public static String FixAndRun_noVerdict;
	public static String FixAndRun_again;
	public static String FixAndRun_without;
	public static String FixAndRun_once;
	/** That it has to be measured first; 0 the project, 1 what a verdict needs. */
	public static String FixAndRun_notMeasured;
	/** Nothing is chosen that is a finding. */
	public static String FixAndRun_none;
	/** No run tells what the fix comes to; 0 the project. */
	public static String FixAndRun_noRun;
	/** Name of the job. */
	public static String FixAndRun_keeping;

	static {
		NLS.initializeMessages("org.wiretune.ui.result.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
