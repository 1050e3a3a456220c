/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.thread;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicLong;

/** Threads with a name, which do not keep the virtual machine from its end. */
public final class DaemonThread {

	private DaemonThread() {
	}

	/**
	 * {@return a thread that was started}
	 *
	 * @param name what lists of threads show
	 * @param work what it does
	 */
	public static Thread start(String name, Runnable work) {
		Thread thread = of(name, work);
		thread.start();
		return thread;
	}

	/** {@return what makes threads that are numbered from 1} @param prefix what the number follows */
	public static ThreadFactory factory(String prefix) {
		AtomicLong next = new AtomicLong(1);
		return work -> of(prefix + next.getAndIncrement(), work);
	}

	private static Thread of(String name, Runnable work) {
		Thread thread = new Thread(work, name);
		thread.setDaemon(true);
		return thread;
	}
}
