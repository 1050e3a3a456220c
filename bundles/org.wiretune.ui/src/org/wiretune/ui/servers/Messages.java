/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Name of the table for screen readers. */
	public static String View_name;
	/** Heading. */
	public static String View_server;
	/** Heading. */
	public static String View_state;
	/** Heading. */
	public static String View_port;
	/** Heading. */
	public static String View_heap;
	/** Heading. */
	public static String View_differences;
	/** Heading. */
	public static String View_alarms;
	/** Heading. */
	public static String View_origin;
	/** Shown before the first look. */
	public static String View_looking;
	/** Name of the text for screen readers. */
	public static String View_details;
	/** Shown while nothing is selected. */
	public static String View_choose;
	/** Action. */
	public static String Action_start;
	/** Action. */
	public static String Action_stop;
	/** Action. */
	public static String Action_log;
	/** Action. */
	public static String Action_logFile;
	/** Action. */
	public static String Action_configuration;
	/** Action. */
	public static String Action_reset;
	/** Action. */
	public static String Action_install;
	/** Action. */
	public static String Action_remove;
	/** Action. */
	public static String Action_add;
	/** Action. */
	public static String Action_refresh;
	/** Action. */
	public static String Action_copy;
	/** Title of a question. */
	public static String Remove_title;
	/** Question; 0 the server, 1 its folder. */
	public static String Remove_cache;
	/** Question; 0 the server, 1 its folder. */
	public static String Remove_folder;
	/** Title of a question. */
	public static String Reset_title;
	/** Question; 0 the server. */
	public static String Reset_text;
	/** Title of a dialog. */
	public static String Add_title;
	/** What to choose. */
	public static String Add_choose;
	/** Name of a console; 0 the server. */
	public static String Console_name;
	/** Name of the choice. */
	public static String Console_filter;
	/** Tooltip; 0 the filter. */
	public static String Console_filterTip;
	/** A line that tells an alarm; 0 its message. */
	public static String Console_alarm;
	/** A line that tells a finding; 0 its message, 1 the file, 2 the line. */
	public static String Console_place;

	static {
		NLS.initializeMessages("org.wiretune.ui.servers.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
