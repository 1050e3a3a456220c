/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.8 of the catalogue, in its order. Their texts stand in {@code texts/persistence.properties}. */
public final class PersistenceCatalogue {

	private PersistenceCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				StatementCaches.missing(),
				StatementCaches.notShared(),
				StatementCaches.misspelled(),
				StatementCaches.tooSmall(),
				StatementCaches.inDriver(),
				IdentityKeys.rule(),
				EntityKeys.notPortable(),
				EntityKeys.withoutHashCode(),
				BatchSize.rule(),
				BatchSizes.singleRows(),
				BatchSizes.outOfRange(),
				BatchSizes.belowTransaction(),
				StatementOrder.insertsMissing(),
				StatementOrder.insertsWithoutJoining(),
				StatementOrder.updatesWithoutJoining(),
				RewriteBatchedStatements.rule(),
				BatchSizes.joinsWithoutBatchSize(),
				PacketSizes.tooSmall(),
				PacketSizes.largeObjects(),
				BatchSizes.generatedKeysOff(),
				FlushLoops.notMultiple(),
				Declared.guide("manual-flush-redundant", Subject.PERSISTENCE),
				FlushLoops.perRow(),
				BatchLoopWithoutClear.rule(),
				FlushLoops.hardCoded(),
				FlushLoops.standardTimeout(),
				FetchSizes.standard(),
				FetchSizes.abovePage(),
				FetchSizes.unlikeLimit(),
				UnitsAndUsers.oneForBoth(),
				UnitsAndUsers.sameEntityInTwo(),
				BatchSizes.versionedData(),
				FetchSizes.oneByOne(),
				UnitsAndUsers.isolation(),
				Declared.guide("oltp-batch-gain-small", Subject.PERSISTENCE),
				BatchSizes.driverCannotJoin());
	}

	/** {@return the recommendations on persistence that the source documents do not have} */
	public static List<Recommendation> additions() {
		return List.of(FlushLoops.perRowOfFew(), UnitSwitches.statistics(), UnitSwitches.lazyLoading(), FactoriesMadeOften.rule(), BuiltInPool.rule(), Weaving.rule(), SharedCache.rule(), KeyBlocks.rule());
	}
}
