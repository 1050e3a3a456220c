/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.math.BigDecimal;
import java.util.List;

/** The reference data that orders look up and that the query searches. */
final class Reference {

	static final List<Class<?>> CLASSES = List.of(DistributionCenter.class, PricingMethod.class, Customer.class,
			Product.class);

	private Reference() {
	}

	/** Where goods come from. */
	@Entity(name = "DistributionCenter")
	@Table(name = "distribution_center")
	static class DistributionCenter {
		@Id
		long id;

		@Column(name = "center_name", length = 40)
		String name;
	}

	/** How prices are made. */
	@Entity(name = "PricingMethod")
	@Table(name = "pricing_method")
	static class PricingMethod {
		@Id
		long id;

		@Column(name = "discount", precision = 4, scale = 2)
		BigDecimal discount;

		@ManyToOne(fetch = FetchType.LAZY)
		@JoinColumn(name = "center_id")
		DistributionCenter center;
	}

	/** Who orders. */
	@Entity(name = "Customer")
	@Table(name = "customer")
	static class Customer {
		@Id
		long id;

		@Column(name = "customer_name", length = 60)
		String name;

		@Column(name = "address", length = 80)
		String address;

		@ManyToOne(fetch = FetchType.LAZY)
		@JoinColumn(name = "pricing_id")
		PricingMethod pricing;
	}

	/** What is ordered, in no cache. */
	@Entity(name = "Product")
	@Table(name = ProductData.TABLE)
	static class Product extends ProductData {
	}
}
