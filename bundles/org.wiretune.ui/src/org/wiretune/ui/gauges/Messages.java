/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.osgi.util.NLS;

/** Texts of the gauges view. */
final class Messages extends NLS {

	public static String Address_accept;
	public static String Address_address;
	public static String Address_anyProject;
	public static String Address_asking;
	public static String Address_browse;
	public static String Address_client;
	public static String Address_connect;
	public static String Address_example;
	public static String Address_job;
	public static String Address_keeping;
	public static String Address_locked;
	public static String Address_message;
	public static String Address_notKept;
	public static String Address_password;
	public static String Address_project;
	public static String Address_reading;
	public static String Address_shell;
	public static String Address_storePassword;
	public static String Address_stored;
	public static String Address_test;
	public static String Address_title;
	public static String Address_tls;
	public static String Address_trustStore;
	public static String Address_user;
	public static String Alarms_again;
	public static String Alarms_cannotOpen;
	public static String Alarms_message;
	/** A file that is empty yet; 0 the file. */
	public static String Alarms_notYet;
	/** A flight recording without an editor for it; 0 the file, 1 its size. */
	public static String Alarms_recording;
	public static String Alarms_folder;
	public static String Alarms_notThere;
	public static String Alarms_open;
	public static String Alarms_openOne;
	public static String Alarms_reset;
	public static String Alarms_resetAll;
	public static String Alarms_showInCharts;
	public static String Alarms_since;
	public static String Alarms_subject;
	public static String Chart_last;
	public static String Chart_now;
	public static String Chart_secondsAgo;
	public static String Connect_address;
	public static String Connect_disconnect;
	public static String Connect_follow;
	public static String Connect_listing;
	public static String Connect_process;
	public static String Connect_processSince;
	public static String Dump_failed;
	public static String Dump_findings;
	public static String Dump_heading;
	public static String Dump_job;
	public static String Dump_save;
	public static String Dump_saveTitle;
	public static String Dump_state;
	public static String Dump_thread;
	public static String Dump_title;
	public static String Dump_waitsFor;
	public static String Export_csvTitle;
	public static String Export_failed;
	public static String Export_pictureTitle;
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
	public static String Own_above;
	public static String Own_add;
	public static String Own_asking;
	public static String Own_below;
	public static String Own_change;
	public static String Own_changeTitle;
	public static String Own_failed;
	public static String Own_filter;
	public static String Own_for;
	public static String Own_job;
	public static String Own_limit;
	public static String Own_message;
	public static String Own_name;
	public static String Own_noLimit;
	public static String Own_number;
	public static String Own_offered;
	public static String Own_perSecond;
	public static String Own_seconds;
	public static String Own_then;
	public static String Own_thenDump;
	public static String Own_thenMark;
	public static String Own_thenRecord;
	public static String Own_title;
	public static String Own_unit;
	public static String Own_unitBytes;
	public static String Own_unitConnections;
	public static String Own_unitCount;
	public static String Own_unitKilobytes;
	public static String Own_unitMessages;
	public static String Own_unitMilliseconds;
	public static String Own_unitNanoseconds;
	public static String Own_unitPercent;
	public static String Own_unitSeconds;
	public static String Own_unitShare;
	public static String Own_unitTasks;
	public static String Own_unitThreads;
	public static String Own_value;
	public static String Pick_item;
	public static String Pick_label;
	public static String Pick_title;
	public static String Recording_openTitle;
	public static String Recording_opening;
	public static String Recording_saving;
	public static String Tab_none;
	public static String Tab_process;
	public static String Tab_recording;
	public static String Table_limit;
	public static String Table_maximum;
	public static String Table_metric;
	public static String Table_state;
	public static String Table_unit;
	public static String Table_value;
	public static String View_add;
	public static String View_addGauge;
	/** Title of why a finding has no gauge here. */
	public static String View_showGauge;
	public static String View_addGaugeTip;
	public static String View_addTip;
	public static String View_changeGauge;
	public static String View_charts;
	public static String View_chartsTip;
	public static String View_chooseLink;
	public static String View_columns;
	public static String View_columnsTip;
	public static String View_connect;
	public static String View_connectTip;
	public static String View_copy;
	public static String View_csv;
	public static String View_csvTip;
	public static String View_defaultLimit;
	public static String View_defaultLimits;
	public static String View_dump;
	public static String View_dumpTip;
	public static String View_fitting;
	public static String View_fittingTip;
	public static String View_freeze;
	public static String View_freezeTip;
	public static String View_group;
	public static String View_groupTip;
	public static String View_hide;
	public static String View_minutes;
	public static String View_now;
	public static String View_nowTip;
	public static String View_oneMinute;
	public static String View_openRecording;
	public static String View_openRecordingTip;
	public static String View_ownFile;
	public static String View_pick;
	public static String View_pickTip;
	public static String View_picture;
	public static String View_pictureTip;
	public static String View_remove;
	public static String View_removeGauge;
	public static String View_removeTip;
	public static String View_saveRecording;
	public static String View_saveRecordingTip;
	public static String View_setLimit;
	public static String View_showOther;
	public static String View_table;
	public static String View_tableTip;
	public static String View_time;
	public static String View_together;
	public static String View_togetherTip;
	public static String View_zoomIn;
	public static String View_zoomInTip;
	public static String View_zoomOut;
	public static String View_zoomOutTip;

	static {
		NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
