/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import jakarta.persistence.Column;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.math.BigDecimal;

/** What is ordered. */
@MappedSuperclass
abstract class ProductData {

	/** The table that all kinds of products share. */
	static final String TABLE = "product";

	@Id
	long id;

	@Column(name = "product_name", length = 60)
	String name;

	@Column(name = "category")
	int category;

	@Column(name = "description", length = 200)
	String description;

	@Column(name = "price", precision = 10, scale = 2)
	BigDecimal price;
}
