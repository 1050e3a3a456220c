/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.apache.log4j;

/** A logger. The methods are native because only their signatures count here. Compile-time declaration: the server supplies the type. */
public class Logger {

	public static native Logger getLogger(Class<?> type);

	public native boolean isDebugEnabled();

	public native boolean isTraceEnabled();

	public native void debug(Object message);

	public native void trace(Object message);

	public native void error(Object message, Throwable cause);
}
