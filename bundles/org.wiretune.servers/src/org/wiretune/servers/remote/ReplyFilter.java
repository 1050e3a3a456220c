/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.ObjectInputFilter;
import java.util.concurrent.Callable;

/**
 * What objects a server may send. JMX over RMI sends Java objects, which read themselves; a program at the other end that is not what it
 * says could send such as do harm. The JDK has no filter for the client of one connection, so this is the filter of the whole virtual machine,
 * which decides nothing but on threads that wait for an answer of a server: those read the types of JMX and of the JDK's values alone, and not
 * without end. Where the virtual machine was started with a filter of its own ({@code jdk.serialFilter}), that one counts.
 */
final class ReplyFilter {

	/**
	 * Values, collections, open types and what RMI needs. A remote object is no value of an MBean; its stub is.
	 */
	private static final ObjectInputFilter VALUES = ObjectInputFilter.Config.createFilter(String.join(";", //$NON-NLS-1$
			"maxdepth=60", "maxrefs=3000000", "maxarray=1000000", "maxbytes=200000000", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			"!java.rmi.server.UnicastRemoteObject", "!java.lang.invoke.*", "!java.util.PriorityQueue", "!javax.management.BadAttributeValueExpException", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
			"!javax.management.loading.*", "java.lang.*", "java.lang.reflect.Proxy", "java.math.*", "java.util.*", "java.util.concurrent.atomic.*", "java.time.*", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$
			"java.io.IOException", "java.io.EOFException", "java.io.FileNotFoundException", "java.io.ObjectStreamException", "java.io.InvalidClassException", "java.io.NotSerializableException", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
			"java.net.SocketException", "java.net.ConnectException", "java.net.UnknownHostException", "java.net.SocketTimeoutException", "java.security.GeneralSecurityException", //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
			"java.rmi.**", "sun.rmi.**", "javax.rmi.ssl.SslRMIClientSocketFactory", "javax.management.*", "javax.management.openmbean.*", "javax.management.modelmbean.*", "javax.management.remote.**", //$NON-NLS-1$ //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$
			"javax.security.auth.login.*", "javax.security.sasl.*", "!*")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$

	private static final ThreadLocal<Boolean> READING = ThreadLocal.withInitial(() -> Boolean.FALSE);

	static {
		try {
			ObjectInputFilter.Config.setSerialFilter(info -> READING.get() ? check(info) : ObjectInputFilter.Status.UNDECIDED);
		} catch (IllegalStateException another) {
			System.getLogger(ReplyFilter.class.getName()).log(System.Logger.Level.INFO, "The filter of this virtual machine for objects stays (jdk.serialFilter).", another); //$NON-NLS-1$
		}
	}

	private ReplyFilter() {
	}

	/** {@return whether a server may send an object} @param info what a stream is about to read */
	static ObjectInputFilter.Status check(ObjectInputFilter.FilterInfo info) {
		return VALUES.checkInput(info);
	}

	/**
	 * {@return what some work gives}
	 *
	 * @param work
	 *            asks a server, on this thread
	 * @throws Exception
	 *             that of the work
	 */
	static <T> T during(Callable<T> work) throws Exception {
		boolean before = READING.get();
		READING.set(Boolean.TRUE);
		try {
			return work.call();
		} finally {
			READING.set(before);
		}
	}
}
