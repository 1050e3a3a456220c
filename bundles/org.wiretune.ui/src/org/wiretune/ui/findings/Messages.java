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
	/** Label, a question. */
	public static String NoFixResolution_label;
	/** Label; 0 the rule. */
	public static String RulePageResolution_label;
	/** Sentence. */
	public static String RulePageResolution_description;
	/** Label; 0 the rule. */
	public static String SeverityResolution_label;
	/** Sentence. */
	public static String SeverityResolution_description;
	/** Label. */
	public static String FixAndMeasureResolution_label;
	/** Sentences. */
	public static String FixAndMeasureResolution_description;
	/** Label; 0 what the fix does. */
	public static String PreviewResolution_label;
	/** Label. */
	public static String ProveResolution_label;
	/** Sentences. */
	public static String ProveResolution_description;
	/** Label of showing the gauge of a finding. */
	public static String ShowGaugeResolution_label;
	/** What showing it does. */
	public static String ShowGaugeResolution_description;
	/** Label; 0 the rule. */
	public static String SuppressResolution_label;
	/** Description; 0 the rule. */
	public static String SuppressResolution_description;
	/** Title of the message. */
	public static String NextFindingHandler_title;
	/** There is none. */
	public static String NextFindingHandler_none;
	/** Title of the message. */
	public static String ApplyFixHandler_title;
	/** Nothing is chosen that is a finding. */
	public static String ApplyFixHandler_none;
	/** Name of the job. */
	public static String NatureHandler_enabling;
	/** Name of the job. */
	public static String NatureHandler_disabling;
	/** The nature could not be added; 0 the project. */
	public static String WireTuneProjectConfigurator_failed;

	static {
		NLS.initializeMessages("org.wiretune.ui.findings.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
