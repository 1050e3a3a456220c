/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

/**
 * By which methods of the client interface Java code calls a service. They decide on the style, whatever the target prefers
 * (developerWorks 0811_chacko, WebSphere Process Server invocation styles).
 */
public enum JavaInvocation {

	/** By {@code invoke} only: the caller waits on its thread. */
	SYNCHRONOUS,
	/** By {@code invokeAsync} or {@code invokeAsyncWithCallback} only: the call takes a queue. */
	ASYNCHRONOUS,
	/** By both. */
	BOTH,
	/** No such call was read, or the caller is no Java code. */
	UNKNOWN;

	/** {@return what the calls are} @param synchronous whether one waits @param asynchronous whether one takes a queue */
	static JavaInvocation of(boolean synchronous, boolean asynchronous) {
		return synchronous ? asynchronous ? BOTH : SYNCHRONOUS : asynchronous ? ASYNCHRONOUS : UNKNOWN;
	}
}
