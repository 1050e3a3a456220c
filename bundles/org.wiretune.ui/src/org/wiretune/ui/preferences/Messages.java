/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import org.eclipse.osgi.util.NLS;

/** The texts of the preferences. */
final class Messages extends NLS {

	public static String GaugesPreferencePage_about;
	public static String GaugesPreferencePage_file;
	public static String GaugesPreferencePage_noFile;
	public static String RulesPreferencePage_rules;
	public static String RulesPreferencePage_filter;
	public static String RulesPreferencePage_choose;
	public static String RulesPreferencePage_rule;
	public static String RulesPreferencePage_title;
	public static String RulesPreferencePage_severity;
	public static String RulesPreferencePage_severityOf;
	public static String RulesPreferencePage_number;
	public static String RulesPreferencePage_numberUnit;
	public static String RulesPreferencePage_evidence;
	public static String RulesPreferencePage_caveat;
	public static String RulesPreferencePage_products;
	public static String RulesPreferencePage_standardWarning;
	public static String RulesPreferencePage_standardInfo;
	public static String RulesPreferencePage_standardOff;
	public static String RulesPreferencePage_warning;
	public static String RulesPreferencePage_info;
	public static String RulesPreferencePage_off;
	public static String RulesPreferencePage_notStored;
	public static String EditorsPreferencePage_about;
	public static String EditorsPreferencePage_beside;
	public static String EditorsPreferencePage_all;
	public static String EditorsPreferencePage_measured;
	public static String EditorsPreferencePage_none;
	public static String EditorsPreferencePage_typed;
	/** Check box. */
	public static String EditorsPreferencePage_tell;

	/** Label of the box. */
	public static String ProjectRulesPage_enabled;
	/** Sentences above the rules. */
	public static String ProjectRulesPage_rules;
	/** Heading. */
	public static String ProjectRulesPage_here;
	/** Nothing is wanted of a rule. */
	public static String ProjectRulesPage_asPreferences;
	/** The rule as it comes. */
	public static String ProjectRulesPage_standard;
	/** Name of jobs. */
	public static String ProjectRulesPage_applying;

	static {
		NLS.initializeMessages("org.wiretune.ui.preferences.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
