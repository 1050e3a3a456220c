/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import org.wiretune.tester.http.CallFailure;

/** What one user, or one call under way, has of a target: one connection. Used by one thread. */
public interface Session extends Opened {

	/**
	 * Makes a call and waits for its reply.
	 *
	 * @param request which request of the target's mix, counted from 0
	 * @throws CallFailure when it was not answered as it should have been
	 */
	void call(int request) throws CallFailure;
}
