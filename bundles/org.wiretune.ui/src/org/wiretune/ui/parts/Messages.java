/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** For the log; 0 the path. */
	public static String Place_cannotOpen;

	static {
		NLS.initializeMessages("org.wiretune.ui.parts.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
