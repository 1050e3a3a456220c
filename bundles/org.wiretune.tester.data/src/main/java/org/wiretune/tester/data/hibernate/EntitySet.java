/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.util.List;
import java.util.function.Supplier;
import org.wiretune.perf.workload.DataKeys;

/**
 * The entities that are written, with keys of one strategy.
 *
 * @param classes the entity classes
 * @param row makes a row of the bulk insert
 * @param order makes an order
 * @param line makes a line
 */
record EntitySet(List<Class<?>> classes, Supplier<InventoryRow> row, Supplier<OrderData> order,
		Supplier<LineData> line) {

	static EntitySet of(DataKeys.IdStrategy strategy) {
		return switch (strategy) {
			case IDENTITY -> IdentityEntities.SET;
			case SEQUENCE -> SequenceEntities.SET;
			case UUID -> UuidEntities.SET;
		};
	}
}
