/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.size;

import org.eclipse.osgi.util.NLS;

/** The texts of the sizing wizard. */
final class Messages extends NLS {

	public static String Wizard_title;
	public static String Wizard_step;
	public static String Wizard_nothing;
	public static String Load_title;
	public static String Load_description;
	/** Name of the job. */
	public static String Load_looking;
	public static String Load_source;
	/** The source of numbers that come from nowhere else. */
	public static String Load_typed;
	public static String Load_web;
	public static String Load_requests;
	public static String Load_requestRate;
	public static String Load_requestTime;
	public static String Load_queue;
	public static String Load_messages;
	public static String Load_messageRate;
	public static String Load_messageTime;
	public static String Load_more;
	public static String Load_remoteCalls;
	public static String Load_connections;
	public static String Sizes_title;
	public static String Sizes_description;
	public static String Sizes_server;
	public static String Sizes_all;
	public static String Sizes_serverColumn;
	public static String Sizes_pool;
	public static String Sizes_setting;
	public static String Sizes_now;
	public static String Sizes_new;
	public static String Sizes_working;
	public static String Sizes_notes;
	public static String Sizes_notSet;
	public static String Sizes_fits;
	public static String Sizes_cannotRead;
	public static String Sizes_none;
	public static String Sizes_unwritable;

	static {
		NLS.initializeMessages("org.wiretune.ui.size.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
