/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	public static String Editor_noFile;
	/** Name of a job; 0 the file. */
	public static String Editor_reading;
	public static String Editor_preparing;
	public static String Page_summary;
	public static String Page_charts;
	public static String Page_collections;
	public static String Page_diagnosis;
	public static String Page_compare;
	public static String Open_title;
	public static String Head_starts;
	public static String Head_again;
	public static String Head_changed;
	public static String Head_follow;
	public static String Head_followTip;
	public static String Head_notFollowed;
	public static String Follow_job;
	public static String Head_details;
	public static String Head_detailsWarning;
	public static String Head_detailsWarnings;
	public static String Head_reading;
	/** How far reading is; 0 percent. */
	public static String Head_percent;
	public static String Head_stop;
	/** One warning; 1 its title. */
	public static String Head_warning;
	/** Warnings; 0 how many, 1 their titles. */
	public static String Head_warnings;
	public static String Summary_missing;
	public static String Summary_remarks;
	/** A line; 0 its number, 1 its text. */
	public static String Summary_skippedLine;
	/** A value with its line; 0 the value, 1 the line. */
	public static String Summary_link;
	public static String Summary_copy;
	public static String Layers_tree;
	public static String Charts_logarithmic;
	public static String Charts_range;
	public static String Charts_preparing;
	public static String Charts_noEvents;
	public static String Charts_noLayer;
	public static String Charts_hint;
	public static String Charts_showRow;
	public static String Charts_showLine;
	public static String Zoom_bar;
	public static String Zoom_in;
	public static String Zoom_out;
	public static String Zoom_fit;
	public static String Collections_kind;
	public static String Collections_from;
	public static String Collections_to;
	public static String Collections_fromName;
	public static String Collections_toName;
	public static String Collections_ofCharts;
	public static String Collections_all;
	public static String Collections_table;
	public static String Collections_raw;
	public static String Collections_filtering;
	public static String Collections_reading;
	/** Not a number; 0 what was typed. */
	public static String Collections_noNumber;
	public static String Collections_none;
	public static String Collections_earlier;
	public static String Collections_later;
	/** What is in the table; 0 first row, 1 last row, 2 of how many. */
	public static String Collections_part;
	public static String Collections_showInCharts;
	public static String Diagnosis_searching;
	public static String Diagnosis_none;
	public static String Diagnosis_noEvents;
	/** A heap; 0 the option, 1 why. */
	public static String Diagnosis_proposal;
	public static String Diagnosis_warning;
	public static String Diagnosis_info;
	/** Where a finding can be seen; 0 links. */
	public static String Diagnosis_evidence;
	public static String Diagnosis_setting;
	public static String Diagnosis_copy;
	public static String Diagnosis_apply;
	/** A place in the workspace; 0 a sentence, 1 the file, 2 the line. */
	public static String Diagnosis_place;
	public static String Compare_logs;
	public static String Compare_addWorkspace;
	public static String Compare_addFile;
	public static String Compare_remove;
	/** The first log; 0 its name. */
	public static String Compare_before;
	public static String Compare_dialog;
	public static String Compare_table;
	public static String Compare_figure;
	public static String Compare_change;

	static {
		NLS.initializeMessages("org.wiretune.ui.gclog.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
