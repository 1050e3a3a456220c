/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import jakarta.persistence.Column;
import jakarta.persistence.MappedSuperclass;
import java.math.BigDecimal;
import java.time.LocalDateTime;

/** An order without its key (guide for EAP 5, 4.5.3). */
@MappedSuperclass
abstract class OrderData {

	@Column(name = "customer_id")
	long customerId;

	@Column(name = "center_id")
	long centerId;

	@Column(name = "shipping_address", length = 80)
	String shippingAddress;

	@Column(name = "shipping_city", length = 40)
	String shippingCity;

	@Column(name = "shipping_zip", length = 10)
	String shippingZip;

	@Column(name = "total_amount", precision = 12, scale = 2)
	BigDecimal total;

	@Column(name = "order_date")
	LocalDateTime orderDate;
}
