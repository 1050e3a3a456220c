/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.10 of the catalogue, in its order. Their texts stand in {@code texts/data-sources.properties}. */
public final class DataSourceCatalogue {

	private DataSourceCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				PoolSizes.minimumZero(),
				PoolsAndThreads.defaultMaximum(),
				PoolSizes.ratio(),
				PoolsAndThreads.belowThreads(),
				Declared.alarm("ds-max-equals-max-in-use", Subject.CONNECTIONS),
				Declared.alarm("ds-pool-waiters-thread-dump", Subject.CONNECTIONS),
				DatabaseBeans.nested(),
				DatabaseBeans.asynchronous(),
				PoolLibrary.rule(),
				DatabaseLimits.rule(),
				PoolSizes.minimumBelowSteadyThreads(),
				SharedDatabase.rule(),
				Declared.guide("db-shares-disk-with-server", Subject.CONNECTIONS),
				Declared.guide("mysql-before-55-async-io", Subject.CONNECTIONS));
	}

	/** {@return the recommendations on pools that the source documents do not have} */
	public static List<Recommendation> additions() {
		return List.of(PoolFarTooLarge.rule(), Unpooled.rule(), LookupPerCall.rule(), PoolChecks.rule(), CheckAtEachUse.rule());
	}
}
