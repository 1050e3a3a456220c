/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.util.concurrent.Callable;

/** Runs with the classes of another program as those that the thread sees, because its libraries look for their parts there. */
final class ForeignClasses {

	private ForeignClasses() {
	}

	/**
	 * {@return what some work gives}
	 *
	 * @param loader
	 *            the other classes
	 * @param work
	 *            done on this thread
	 * @throws Exception
	 *             that of the work
	 */
	static <T> T during(ClassLoader loader, Callable<T> work) throws Exception {
		Thread thread = Thread.currentThread();
		ClassLoader before = thread.getContextClassLoader();
		thread.setContextClassLoader(loader);
		try {
			return work.call();
		} finally {
			thread.setContextClassLoader(before);
		}
	}
}
