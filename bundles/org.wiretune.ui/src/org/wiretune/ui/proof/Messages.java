/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.proof;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Title of the dialog's window. */
	public static String Dialog_title;
	/** Title within it. */
	public static String Dialog_head;
	/** Label of the measurements, where there are several. */
	public static String Dialog_choice;
	/** Label of the time. */
	public static String Dialog_minutes;
	/** Label of the difference. */
	public static String Dialog_difference;
	/** Button. */
	public static String Dialog_start;
	/** Button, where some pairs are kept. */
	public static String Dialog_goOn;
	/** Button, where all pairs are kept. */
	public static String Dialog_again;
	/** Button. */
	public static String Dialog_report;
	/** Nothing is chosen that is a finding. */
	public static String Handler_none;
	/** Title of the report; 0 the project. */
	public static String Report_title;

	static {
		NLS.initializeMessages("org.wiretune.ui.proof.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
