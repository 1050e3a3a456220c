/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.thread;

import java.lang.reflect.InvocationTargetException;

/**
 * Threads that an interrupt ends while they wait for a socket: virtual ones, where this Java has them (21 and newer). An older Java gives
 * a daemon thread, which waits until the other side answers or closes.
 */
public final class InterruptibleThread {

	private InterruptibleThread() {
	}

	/**
	 * {@return a thread that was started and does not keep the virtual machine from its end}
	 *
	 * @param name what lists of threads show
	 * @param work what it does
	 */
	public static Thread start(String name, Runnable work) {
		try {
			Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
			Class<?> type = Class.forName("java.lang.Thread$Builder");
			type.getMethod("name", String.class).invoke(builder, name);
			return (Thread) type.getMethod("start", Runnable.class).invoke(builder, work);
		} catch (NoSuchMethodException | ClassNotFoundException older) {
			return DaemonThread.start(name, work);
		} catch (IllegalAccessException | InvocationTargetException impossible) {
			throw new IllegalStateException(impossible);
		}
	}
}
