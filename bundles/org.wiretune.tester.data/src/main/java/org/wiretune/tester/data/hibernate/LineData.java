/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import jakarta.persistence.Column;
import jakarta.persistence.MappedSuperclass;
import java.math.BigDecimal;

/**
 * A line of an order without its key and its order (guide for EAP 5, 4.5.3). It has a key of its own by the strategy that
 * is measured, where the guide's has the order's key and a line number.
 */
@MappedSuperclass
abstract class LineData {

	@Column(name = "line_number")
	int number;

	@Column(name = "product_id")
	long productId;

	@Column(name = "quantity")
	int quantity;

	@Column(name = "price", precision = 10, scale = 2)
	BigDecimal price;

	@Column(name = "extended_price", precision = 12, scale = 2)
	BigDecimal extendedPrice;

	/** Sets the order of the line. */
	abstract void belongsTo(OrderData order);
}
