/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.util.List;
import java.util.UUID;

/** The entities with keys that the program makes. */
final class UuidEntities {

	static final EntitySet SET = new EntitySet(List.of(Stock.class, PlacedOrder.class, Line.class), Stock::new,
			PlacedOrder::new, Line::new);

	private UuidEntities() {
	}

	/** A row of the bulk insert. */
	@Entity(name = "UuidStock")
	@Table(name = "inventory")
	static class Stock extends InventoryRow {
		@Id
		@GeneratedValue(strategy = GenerationType.UUID)
		UUID id;
	}

	/** An order. */
	@Entity(name = "UuidOrder")
	@Table(name = "placed_order")
	static class PlacedOrder extends OrderData {
		@Id
		@GeneratedValue(strategy = GenerationType.UUID)
		UUID id;
	}

	/** A line of an order. */
	@Entity(name = "UuidLine")
	@Table(name = "order_line")
	static class Line extends LineData {
		@Id
		@GeneratedValue(strategy = GenerationType.UUID)
		UUID id;

		@ManyToOne(fetch = FetchType.LAZY)
		@JoinColumn(name = "order_id")
		PlacedOrder order;

		@Override
		void belongsTo(OrderData newOrder) {
			order = (PlacedOrder) newOrder;
		}
	}
}
