/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Nothing to propose. */
	public static String Assist_nothing;
	/** Name of the job that updates markers; 0 the file. */
	public static String Editor_marking;
	/** Title of the wizard. */
	public static String Wizard_title;
	/** Label of the name. */
	public static String KindPage_name;
	/** Label of the kinds. */
	public static String KindPage_kinds;
	/** There is no name. */
	public static String KindPage_noName;
	/** What to do on the page of the file. */
	public static String FilePage_description;

	static {
		NLS.initializeMessages("org.wiretune.ui.workload.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
