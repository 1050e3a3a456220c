/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import org.wiretune.tester.service.ReceiverModule;

/** The one receiver module of this application, behind every binding. */
final class Receiver {

	private static final ReceiverModule MODULE = new ReceiverModule();

	private Receiver() {
	}

	/** {@return the receiver; may be called by any thread} */
	static ReceiverModule module() {
		return MODULE;
	}
}
