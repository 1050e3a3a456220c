/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Label of the table. */
	public static String RulesPreferencePage_rules;
	/** Column with the id. */
	public static String RulesPreferencePage_rule;
	/** Column with what it is about. */
	public static String RulesPreferencePage_title;
	/** Column with the choice. */
	public static String RulesPreferencePage_severity;
	/** The rule's own severity is warning. */
	public static String RulesPreferencePage_standardWarning;
	/** The rule's own severity is info. */
	public static String RulesPreferencePage_standardInfo;
	/** All findings are warnings. */
	public static String RulesPreferencePage_warning;
	/** All findings are information. */
	public static String RulesPreferencePage_info;
	/** The rule is off. */
	public static String RulesPreferencePage_off;
	/** The choices could not be written. */
	public static String RulesPreferencePage_notStored;

	static {
		NLS.initializeMessages("org.wiretune.ui.preferences.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
