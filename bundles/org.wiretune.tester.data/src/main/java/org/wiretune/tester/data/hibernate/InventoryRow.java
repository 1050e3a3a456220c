/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import jakarta.persistence.Column;
import jakarta.persistence.MappedSuperclass;

/** A row of the bulk insert: stock of a product in a distribution center (guide for EAP 5, 4.5.3). */
@MappedSuperclass
abstract class InventoryRow {

	@Column(name = "product_id")
	long productId;

	@Column(name = "center_id")
	long centerId;

	@Column(name = "quantity_on_hand")
	int quantityOnHand;

	@Column(name = "backorder_quantity")
	int backorderQuantity;

	@Column(name = "row_version")
	int version;
}
