/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.fix;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Title of the dialog that asks for the reason. */
	public static String SuppressDialog_title;
	/** What the dialog asks; 0 the rule, 1 how many findings. */
	public static String SuppressDialog_message;
	/** A fix failed; 0 what it does. */
	public static String FixDialogs_failed;
	/** Title of the preview. */
	public static String FixPreviewDialog_title;
	/** What the preview shows; 0 how many files. */
	public static String FixPreviewDialog_message;
	/** Label of the files. */
	public static String FixPreviewDialog_files;
	/** Label of the lines. */
	public static String FixPreviewDialog_lines;

	static {
		NLS.initializeMessages("org.wiretune.ui.fix.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
