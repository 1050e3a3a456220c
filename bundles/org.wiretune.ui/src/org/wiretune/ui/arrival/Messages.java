/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.arrival;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Sentence with two links; 2 the project. */
	public static String EnableBar_one;
	/** Sentence with two links; 0 how many projects, 1 of how many. */
	public static String EnableBar_several;
	/** Name of the job. */
	public static String EnableBar_enabling;
	/** The choice could not be kept. */
	public static String EnableBar_notKept;

	/** Title of the notification. */
	public static String ArrivalNotice_title;
	/** Of the notification; 0 the sentence with its two links. */
	public static String ArrivalNotice_text;

	static {
		NLS.initializeMessages("org.wiretune.ui.arrival.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
