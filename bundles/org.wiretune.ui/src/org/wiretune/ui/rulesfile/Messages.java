/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.rulesfile;

import org.eclipse.osgi.util.NLS;

/** Texts of the editor of rules files. */
final class Messages extends NLS {

	/** There is no proposal. */
	public static String Assist_nothing;

	static {
		NLS.initializeMessages("org.wiretune.ui.rulesfile.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
