/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.io.IOException;
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import javax.management.MBeanServerConnection;

import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.ManagementLink;

/** Takes thread dumps of running processes over JMX. */
public final class ThreadDumps {

	private static final Texts TEXTS = Texts.of(ThreadDumps.class, "messages"); //$NON-NLS-1$

	private ThreadDumps() {
	}

	/**
	 * Takes a dump over a connection of its own, which is closed again. Blocks, and answers to an interrupt.
	 *
	 * @param access
	 *            how to get at processes
	 * @param target
	 *            the process
	 * @return its threads
	 * @throws ConnectionFailedException
	 *             when no connection can be made, with the reason
	 * @throws IOException
	 *             when the connection breaks
	 * @throws InterruptedException
	 *             when interrupted while waiting
	 */
	public static ThreadDump take(JvmAccess access, JvmTarget target) throws ConnectionFailedException, IOException, InterruptedException {
		ManagementLink link = access.open(target);
		try {
			return take(link.server());
		} finally {
			link.close();
		}
	}

	/**
	 * Takes a dump. The process stops all its threads for the moment that takes, mostly some milliseconds.
	 *
	 * @param server
	 *            the MBeans of the process
	 * @return its threads
	 * @throws IOException
	 *             when the connection breaks, or the server does not let its user call operations
	 */
	public static ThreadDump take(MBeanServerConnection server) throws IOException {
		try {
			return all(server);
		} catch (SecurityException refused) {
			throw new IOException(TEXTS.get("take.refused"), refused); //$NON-NLS-1$
		}
	}

	private static ThreadDump all(MBeanServerConnection server) throws IOException {
		ThreadMXBean bean = ManagementFactory.newPlatformMXBeanProxy(server, ManagementFactory.THREAD_MXBEAN_NAME, ThreadMXBean.class);
		List<DumpedThread> threads = new ArrayList<>();
		for (ThreadInfo info : bean.dumpAllThreads(bean.isObjectMonitorUsageSupported(), bean.isSynchronizerUsageSupported())) {
			threads.add(thread(info));
		}
		return new ThreadDump(threads, true);
	}

	private static DumpedThread thread(ThreadInfo info) {
		List<String> stack = new ArrayList<>();
		for (StackTraceElement frame : info.getStackTrace()) {
			stack.add(frame.getClassName() + '.' + frame.getMethodName() + '('
					+ (frame.isNativeMethod() ? "Native Method" : frame.getFileName() + ':' + frame.getLineNumber()) + ')'); //$NON-NLS-1$
		}
		Set<String> holds = new HashSet<>();
		for (MonitorInfo monitor : info.getLockedMonitors()) {
			holds.add(identity(monitor));
		}
		for (LockInfo lock : info.getLockedSynchronizers()) {
			holds.add(identity(lock));
		}
		LockInfo wanted = info.getLockInfo();
		return new DumpedThread(info.getThreadName(), info.getThreadState(), stack, wanted == null ? "" : identity(wanted), //$NON-NLS-1$
				wanted == null ? "" : wanted.getClassName(), info.getLockOwnerName() == null ? "" : info.getLockOwnerName(), holds); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static String identity(LockInfo lock) {
		return lock.getClassName() + '@' + Integer.toHexString(lock.getIdentityHashCode());
	}
}
