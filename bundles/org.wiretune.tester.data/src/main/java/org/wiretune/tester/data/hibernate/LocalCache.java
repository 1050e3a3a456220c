/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.hibernate.cache.spi.support.DomainDataStorageAccess;
import org.hibernate.engine.spi.SharedSessionContractImplementor;

/** A region of the second-level cache in the heap of this JVM. It holds all entities there are, so none is evicted. */
final class LocalCache implements DomainDataStorageAccess {

	private static final int MOST_ENTRIES = 100_000;

	private final Cache<Object, Object> entries = Caffeine.newBuilder().maximumSize(MOST_ENTRIES).build();

	@Override
	public Object getFromCache(Object key, SharedSessionContractImplementor session) {
		return entries.getIfPresent(key);
	}

	@Override
	public void putIntoCache(Object key, Object value, SharedSessionContractImplementor session) {
		entries.put(key, value);
	}

	@Override
	public boolean contains(Object key) {
		return entries.getIfPresent(key) != null;
	}

	@Override
	public void evictData() {
		entries.invalidateAll();
	}

	@Override
	public void evictData(Object key) {
		entries.invalidate(key);
	}

	@Override
	public void release() {
		entries.invalidateAll();
	}
}
