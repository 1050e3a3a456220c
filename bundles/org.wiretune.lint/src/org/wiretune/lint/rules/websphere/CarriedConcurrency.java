/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** Which concurrency may be advised: none that {@code maxconcurrency-above-pool} would find as soon as it is written. */
public final class CarriedConcurrency {

	private CarriedConcurrency() {
	}

	/**
	 * {@return whether the pool or the endpoints behind an activation specification carry a concurrency; true where they are
	 * not known}
	 *
	 * @param reading what was read
	 * @param concurrency the setting of the specification, as it is stated
	 * @param value the concurrency
	 */
	public static boolean isCarried(Reading reading, Setting concurrency, long value) {
		return ConcurrencyAbovePool.sites(reading).filter(site -> concurrency.getOrigin() != null && concurrency.getOrigin().equals(Values.origin(site.concurrency())))
				.allMatch(site -> site.threads() == null || value <= site.threads());
	}
}
