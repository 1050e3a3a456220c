/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Title of a page. */
	public static String Editor_bindings;
	/** Title of a page. */
	public static String Editor_settings;
	/** Title of a page. */
	public static String Editor_source;
	/** A file is not there; 0 its path. */
	public static String Editor_gone;
	/** In a hover, before links; 0 the links to further places. */
	public static String Hover_places;
	/** At the end of a hover; 0 where the rule comes from, 1 a link. */
	public static String Hover_source;
	/** Link. */
	public static String Hover_prove;
	/** Link. */
	public static String Hover_fixAndMeasure;
	/** Link to the page of a rule. */
	public static String Hover_why;
	/** For the log; 0 the quick-fix. */
	public static String Hover_fixGone;
	/** In place of a map without modules. */
	public static String Bindings_empty;
	/** Title until something was read. */
	public static String Settings_reading;
	/** Above the list of parts. */
	public static String Settings_parts;
	/** A part has no settings. */
	public static String Settings_nothing;
	/** Name of a step for Undo; 0 the setting. */
	public static String Settings_step;
	/** Tooltip of a link; 0 the file, 1 the line. */
	public static String Settings_openStated;
	/** Tooltip of a link to where a value would be written; 0 the file, 1 the line. */
	public static String Settings_openUnset;
	/** Link behind a quick-fix. */
	public static String Settings_showSecret;
	public static String Settings_hideSecret;
	public static String Settings_showSecretOf;
	public static String Settings_hideSecretOf;
	public static String Settings_preview;
	/** What screen readers say of that link; 0 the quick-fix. */
	public static String Settings_previewOf;
	/** Toggle of the outline. */
	public static String Outline_link;
	/** What screen readers call the outline. */
	public static String Outline_name;
	/** No proposal. */
	public static String Assist_nothing;

	static {
		NLS.initializeMessages("org.wiretune.ui.editor.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
