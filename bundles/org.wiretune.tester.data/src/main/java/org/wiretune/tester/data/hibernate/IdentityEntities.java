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

/** The entities with keys that the database gives when it inserts. */
final class IdentityEntities {

	static final EntitySet SET = new EntitySet(List.of(Stock.class, PlacedOrder.class, Line.class), Stock::new,
			PlacedOrder::new, Line::new);

	private IdentityEntities() {
	}

	/** A row of the bulk insert. */
	@Entity(name = "IdentityStock")
	@Table(name = "inventory")
	static class Stock extends InventoryRow {
		@Id
		@GeneratedValue(strategy = GenerationType.IDENTITY)
		Long id;
	}

	/** An order. */
	@Entity(name = "IdentityOrder")
	@Table(name = "placed_order")
	static class PlacedOrder extends OrderData {
		@Id
		@GeneratedValue(strategy = GenerationType.IDENTITY)
		Long id;
	}

	/** A line of an order. */
	@Entity(name = "IdentityLine")
	@Table(name = "order_line")
	static class Line extends LineData {
		@Id
		@GeneratedValue(strategy = GenerationType.IDENTITY)
		Long id;

		@ManyToOne(fetch = FetchType.LAZY)
		@JoinColumn(name = "order_id")
		PlacedOrder order;

		@Override
		void belongsTo(OrderData newOrder) {
			order = (PlacedOrder) newOrder;
		}
	}
}
