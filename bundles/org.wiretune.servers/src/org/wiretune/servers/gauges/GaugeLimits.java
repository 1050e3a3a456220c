/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.Optional;

/** The limits that a user has set instead of the default ones. */
@FunctionalInterface
public interface GaugeLimits {

	/** Nobody has set anything. */
	GaugeLimits DEFAULTS = key -> Optional.empty();

	/**
	 * The limit set for a gauge.
	 *
	 * @param key
	 *            the gauge
	 * @return empty for the default limit
	 */
	Optional<GaugeLimit> of(GaugeKey key);
}
