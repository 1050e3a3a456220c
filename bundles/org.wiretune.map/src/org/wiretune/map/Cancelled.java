/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Ends work that nobody wants any more. */
public final class Cancelled {

	private Cancelled() {
	}

	/**
	 * Ends the work if nobody wants it any more.
	 *
	 * @param cancelled tells whether it is so
	 * @throws CancellationException if it is so
	 */
	public static void check(BooleanSupplier cancelled) {
		if (cancelled.getAsBoolean()) {
			throw new CancellationException();
		}
	}
}
