/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

/** Nothing became free in a pool in time. The message is a sentence. */
public final class PoolTimeoutException extends Exception {

	private static final long serialVersionUID = 1L;

	/**
	 * An exception.
	 *
	 * @param sentence what was waited for, and how long
	 */
	public PoolTimeoutException(String sentence) {
		super(sentence);
	}
}
