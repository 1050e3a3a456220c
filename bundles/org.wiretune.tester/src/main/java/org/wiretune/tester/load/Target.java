/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.util.List;
import java.util.Map;
import org.wiretune.tester.http.CallFailure;

/** What is called. */
public interface Target extends AutoCloseable {

	/**
	 * Opens a session; the connection itself may be opened with the first call.
	 *
	 * @param number number of the user or connection, from 0
	 * @return the session
	 * @throws CallFailure when the target cannot be reached
	 */
	Session open(int number) throws CallFailure;

	/** {@return names of the requests of the mix, at least one} */
	List<String> requests();

	/** {@return share of each request in percent} */
	List<Double> shares();

	/** {@return what tells measurements of this target from others, such as binding and size} */
	Map<String, String> parameters();

	/** {@return what a reader of the figures has to know of the target, sentences} */
	List<String> remarks();

	/** {@return whether it is the HTTP server of the embedded server, which times requests itself} */
	boolean isEmbedded();

	@Override
	void close();
}
