/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

/** What a measurement has opened and closes at its end. */
public interface Opened extends AutoCloseable {

	/** Ends the call under way if that can be done, from any thread; nothing is called afterwards. */
	void abort();

	/** {@return how often a connection was opened, -1 when that is not known} */
	default long opened() {
		return -1;
	}

	/** {@return calls that were sent a second time, because the connection had been closed between calls} */
	default long sentAgain() {
		return 0;
	}

	@Override
	void close();
}
