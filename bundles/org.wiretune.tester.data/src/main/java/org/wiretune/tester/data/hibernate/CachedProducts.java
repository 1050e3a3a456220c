/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.wiretune.perf.workload.DataKeys;

/** Products that the second-level cache keeps, by what it lets happen to them: the annotation belongs to the class. */
final class CachedProducts {

	private static final String REGION = "products";

	private CachedProducts() {
	}

	/** The class of products that a cache is measured with. */
	static Class<? extends ProductData> of(DataKeys.SecondLevelCache cache) {
		return switch (cache) {
			case OFF -> Reference.Product.class;
			case READ_ONLY -> ReadOnly.class;
			case NONSTRICT_READ_WRITE -> NonstrictReadWrite.class;
			case READ_WRITE -> ReadWrite.class;
		};
	}

	/** Never changed. */
	@Entity(name = "ReadOnlyProduct")
	@Table(name = ProductData.TABLE)
	@Cacheable
	@Cache(usage = CacheConcurrencyStrategy.READ_ONLY, region = REGION)
	static class ReadOnly extends ProductData {
	}

	/** Leaves the cache after a change. */
	@Entity(name = "NonstrictReadWriteProduct")
	@Table(name = ProductData.TABLE)
	@Cacheable
	@Cache(usage = CacheConcurrencyStrategy.NONSTRICT_READ_WRITE, region = REGION)
	static class NonstrictReadWrite extends ProductData {
	}

	/** Locked in the cache while it is changed. */
	@Entity(name = "ReadWriteProduct")
	@Table(name = ProductData.TABLE)
	@Cacheable
	@Cache(usage = CacheConcurrencyStrategy.READ_WRITE, region = REGION)
	static class ReadWrite extends ProductData {
	}
}
