/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.internal;

import org.eclipse.osgi.util.NLS;

/** Texts of this bundle that users see. */
public final class Messages extends NLS {

	/** Name of the analysis in the Progress view. */
	public static String WorkspaceAnalysis_analysing;
	/** A file is read; 0 the file. */
	public static String WorkspaceAnalysis_reading;
	/** The rules are applied. */
	public static String WorkspaceAnalysis_rules;
	/** The markers are brought up to date. */
	public static String WorkspaceAnalysis_markers;
	/** Where a marker stands; 0 the line. */
	public static String FindingAttributes_line;

	static {
		NLS.initializeMessages("org.wiretune.ide.internal.messages", Messages.class);
	}

	private Messages() {
	}
}
