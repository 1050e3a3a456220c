/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import org.wiretune.tester.http.CallFailure;

/** What one user, or one call under way, has of a target: one connection. Used by one thread. */
public interface Session extends AutoCloseable {

	/**
	 * Makes a call and waits for its reply.
	 *
	 * @param request which request of the target's mix, counted from 0
	 * @throws CallFailure when it was not answered as it should have been
	 */
	void call(int request) throws CallFailure;

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
