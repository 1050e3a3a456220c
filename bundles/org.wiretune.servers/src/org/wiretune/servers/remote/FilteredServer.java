/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.InvalidClassException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

import javax.management.MBeanServerConnection;

/** Asks MBeans behind the {@link ReplyFilter}. An answer that it refuses costs the value that was asked for, not the connection. */
final class FilteredServer {

	private FilteredServer() {
	}

	/** {@return the same MBeans} @param server those of a server elsewhere @param loader the classes that the thread is to see meanwhile */
	static MBeanServerConnection of(MBeanServerConnection server, ClassLoader loader) {
		return (MBeanServerConnection) Proxy.newProxyInstance(FilteredServer.class.getClassLoader(), new Class<?>[] { MBeanServerConnection.class }, (proxy, method, arguments) -> {
			try {
				return ReplyFilter.during(() -> ForeignClasses.during(loader, () -> method.invoke(server, arguments)));
			} catch (InvocationTargetException failure) {
				Throwable cause = failure.getCause();
				throw isRefused(cause) ? new IllegalStateException(cause.getMessage(), cause) : cause;
			}
		});
	}

	/** {@return whether a failure is that an answer was refused} */
	static boolean isRefused(Throwable failure) {
		for (Throwable each = failure; each != null && each.getCause() != each; each = each.getCause()) {
			if (each instanceof InvalidClassException && String.valueOf(each.getMessage()).contains("filter status")) { //$NON-NLS-1$
				return true;
			}
		}
		return false;
	}
}
