/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.List;

import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.call.ClassCalls;
import org.wiretune.lint.java.call.CountedCalls;
import org.wiretune.lint.java.call.HeldTables;
import org.wiretune.lint.java.call.PartsOfCalls;
import org.wiretune.lint.java.persistence.ComparedEntities;
import org.wiretune.lint.java.persistence.EagerCollections;
import org.wiretune.lint.java.persistence.EmptiedCaches;
import org.wiretune.lint.java.persistence.FetchedAttributes;
import org.wiretune.lint.java.persistence.InverseLinks;
import org.wiretune.lint.java.persistence.PagedFetches;
import org.wiretune.lint.java.persistence.RepeatedQueries;
import org.wiretune.lint.java.rows.BeanCallsPerRow;
import org.wiretune.lint.java.rows.CountedRows;
import org.wiretune.lint.java.rows.LazyWalks;
import org.wiretune.lint.java.rows.LeadingWildcards;
import org.wiretune.lint.java.rows.PanacheFacts;
import org.wiretune.lint.java.rows.PartsOfTables;
import org.wiretune.lint.java.rows.RefreshedRows;
import org.wiretune.lint.java.rows.DerivedDeletes;
import org.wiretune.lint.java.rows.RemovedRows;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.lint.java.rows.ValuesInStatements;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;

/** Work that applications in Java send to a database row by row. The texts stand in {@code texts/row-by-row.properties}. */
public final class RowsCatalogue implements Technology {

	@Override
	public String id() {
		return "row-by-row";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(
				LoopsThatAsk.rule(), RowByRow.queries(), RowByRow.queriesOfFew(),
				RowByRow.statements(), RowByRow.statementsOfMethods(),
				RowByRow.transactions(), RowByRow.beanTransactions(),
				RowByRow.outside(),
				RowByRow.requests(),
				InverseLink.rule(),
				RefreshedRow.rule(),
				EagerCollection.rule(),
				LazyCollection.rule(),
				RowByRow.counts(),
				RepeatedQuery.rule(),
				ReadForPart.wholeTable(),
				ReadForPart.pagesInMemory(),
				RemovedByTurns.rows(),
				RemovedByTurns.caches(),
				StatementValues.texts(),
				StatementValues.searches(),
				AskingFilter.rule(),
				ComparedEntity.rule(),
				HeldTable.rule());
	}

	@Override
	public List<CodeFactFinder> finders() {
		return List.of(new RowByRowFacts(), new BeanCallsPerRow(), new ClassCalls(), new InverseLinks(), new RefreshedRows(), new RemovedRows(), new DerivedDeletes(), new EmptiedCaches(), new PanacheFacts(), new EagerCollections(), new CountedRows(), new RepeatedQueries(), new PartsOfTables(), new PartsOfCalls(), new PagedFetches(), new FetchedAttributes(), new LazyWalks(), new LeadingWildcards(), new ValuesInStatements(), new CountedCalls(), new HeldTables(), new ComparedEntities());
	}
}
