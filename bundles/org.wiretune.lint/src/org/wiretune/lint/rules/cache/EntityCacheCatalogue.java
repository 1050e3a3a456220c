/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.7 of the catalogue, in its order. Their texts stand in {@code texts/entity-cache.properties}. */
public final class EntityCacheCatalogue {

	private EntityCacheCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				CacheStrategies.disabled(),
				CacheStrategies.noEntityMarked(),
				CacheStrategies.irrelevant(),
				CacheStrategies.readOnlyWritten(),
				CacheStrategies.transactionalNeverWritten(),
				CacheStrategies.hotUpdate(),
				UnitCacheSettings.queryCacheOn(),
				UnitCacheSettings.minimalPutsOff(),
				UnitCacheSettings.regionPrefixMissing(),
				MisspelledKeys.rule(),
				UnitCacheSettings.entityCacheMissing(),
				EntityCacheRegions.isolationUnlikeSource(),
				EntityCacheRegions.isolationTooStrong(),
				EntityCacheRegions.replication(),
				EntityCacheRegions.asynchronousInvalidation(),
				EntityCacheRegions.shippedNodes(),
				EntityCacheRegions.nodesAndHeap(),
				EntityCacheRegions.shippedLife(),
				EntityCacheRegions.lifeBelowTransaction(),
				EntityCacheRegions.lifeBelowAnnotatedTimeout(),
				UnitCacheSettings.onInBatchUnit(),
				UnitCacheSettings.profileWithoutCache(),
				StrayBracket.rule());
	}
}
