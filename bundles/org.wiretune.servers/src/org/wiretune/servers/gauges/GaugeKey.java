/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.Objects;

/**
 * Names one gauge on the board.
 *
 * @param definition
 *            id of its {@link GaugeDefinition}
 * @param instance
 *            name of the pool or queue; empty for a gauge that exists once
 */
public record GaugeKey(String definition, String instance) {

	/** Checks the values. */
	public GaugeKey {
		Objects.requireNonNull(definition);
		Objects.requireNonNull(instance);
	}

	/** One word for use as a key in a store: {@code pool/SCA}. */
	@Override
	public String toString() {
		return instance.isEmpty() ? definition : definition + '/' + instance;
	}
}
