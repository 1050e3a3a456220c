/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Label. */
	public static String AlarmResolution_reset;
	/** Sentence. */
	public static String AlarmResolution_resetDescription;
	/** Label; 0 what the fix does. */
	public static String PreviewResolution_label;
	/** Label; 0 the rule. */
	public static String SuppressResolution_label;
	/** Description; 0 the rule. */
	public static String SuppressResolution_description;
	/** Title of the dialog that asks for the reason. */
	public static String SuppressDialog_title;
	/** What the dialog asks; 0 the rule, 1 how many findings. */
	public static String SuppressDialog_message;
	/** A fix failed; 0 what it does. */
	public static String FixDialogs_failed;
	/** Name of the job. */
	public static String NatureHandler_enabling;
	/** Name of the job. */
	public static String NatureHandler_disabling;
	/** The nature could not be added; 0 the project. */
	public static String WireTuneProjectConfigurator_failed;
	/** Title of the preview. */
	public static String FixPreviewDialog_title;
	/** What the preview shows; 0 how many files. */
	public static String FixPreviewDialog_message;
	/** Label of the files. */
	public static String FixPreviewDialog_files;
	/** Label of the lines. */
	public static String FixPreviewDialog_lines;

	static {
		NLS.initializeMessages("org.wiretune.ui.findings.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
