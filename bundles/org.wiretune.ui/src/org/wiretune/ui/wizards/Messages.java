/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.wizards;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Title of the wizard. */
	public static String SampleWizard_title;
	/** What the wizard does. */
	public static String SamplePage_description;
	/** Label of the table. */
	public static String SamplePage_projects;
	/** Column with the name. */
	public static String SamplePage_project;
	/** Column with the purpose. */
	public static String SamplePage_purpose;
	/** Purpose of the library. */
	public static String SamplePage_library;
	/** Purpose of the sender. */
	public static String SamplePage_sender;
	/** Purpose of the receiver. */
	public static String SamplePage_receiver;
	/** Purpose of the server. */
	public static String SamplePage_server;
	/** Purpose of the application. */
	public static String SamplePage_orders;

	static {
		NLS.initializeMessages("org.wiretune.ui.wizards.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
