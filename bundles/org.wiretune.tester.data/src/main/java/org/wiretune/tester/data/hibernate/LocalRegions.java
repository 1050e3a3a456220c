/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.io.Serial;
import java.util.Map;
import org.hibernate.boot.spi.SessionFactoryOptions;
import org.hibernate.cache.cfg.spi.DomainDataRegionBuildingContext;
import org.hibernate.cache.cfg.spi.DomainDataRegionConfig;
import org.hibernate.cache.internal.DefaultCacheKeysFactory;
import org.hibernate.cache.spi.CacheKeysFactory;
import org.hibernate.cache.spi.support.DomainDataStorageAccess;
import org.hibernate.cache.spi.support.RegionFactoryTemplate;
import org.hibernate.cache.spi.support.StorageAccess;
import org.hibernate.engine.spi.SessionFactoryImplementor;

/**
 * A second-level cache within this JVM. Reading, locking and evicting by {@code READ_ONLY}, {@code NONSTRICT_READ_WRITE} and
 * {@code READ_WRITE} are Hibernate's own; {@code TRANSACTIONAL} needs a cache that takes part in transactions.
 */
final class LocalRegions extends RegionFactoryTemplate {

	@Serial
	private static final long serialVersionUID = 1L;

	@Override
	protected void prepareForUse(SessionFactoryOptions settings, Map<String, Object> configuration) {
		// Each region is made when it is asked for.
	}

	@Override
	protected void releaseFromUse() {
		// Regions are released by themselves.
	}

	@Override
	protected CacheKeysFactory getImplicitCacheKeysFactory() {
		return DefaultCacheKeysFactory.INSTANCE;
	}

	@Override
	protected DomainDataStorageAccess createDomainDataStorageAccess(DomainDataRegionConfig region,
			DomainDataRegionBuildingContext context) {
		return new LocalCache();
	}

	@Override
	protected StorageAccess createQueryResultsRegionStorageAccess(String region, SessionFactoryImplementor factory) {
		return new LocalCache();
	}

	@Override
	protected StorageAccess createTimestampsRegionStorageAccess(String region, SessionFactoryImplementor factory) {
		return new LocalCache();
	}
}
