/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.util.List;
import java.util.Random;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.hibernate.query.SelectionQuery;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.ReferenceData;

/**
 * Looks products up and sees one page after the other, down and up again (guide for EAP 5, 4.2). Stateless services ask for
 * each page anew, from a row number on; stateful ones ask once and page through what they keep. A call is a page.
 */
final class PagingWorker extends SessionWorker {

	private static final String QUERY = "from Product p where p.category = :category order by p.name";

	private final boolean stateful;
	private final int mostRows;
	private final int pageSize;
	private final int lastPage;
	private final Random random;
	private List<Reference.Product> kept = List.of();
	private int category;
	private int seen;

	PagingWorker(SessionFactory factory, SessionEventListener counter, DataSettings settings, int number) {
		super(factory, counter);
		stateful = settings.one(DataKeys.PAGING) == DataKeys.Paging.STATEFUL;
		mostRows = settings.value(DataKeys.QUERY_ROWS);
		pageSize = Math.min(settings.value(DataKeys.PAGE_SIZE), mostRows);
		int pages = Math.ceilDiv(Math.min(mostRows, ReferenceData.PRODUCTS / ReferenceData.CATEGORIES), pageSize);
		lastPage = Math.min(settings.value(DataKeys.PAGES), pages) - 1;
		random = new Random(number);
	}

	@Override
	int call(int most) {
		if (seen == 0) {
			category = random.nextInt(ReferenceData.CATEGORIES);
		}
		int from = pageSize * (seen <= lastPage ? seen : 2 * lastPage - seen);
		List<Reference.Product> page = stateful ? keptPage(from) : rows(from, Math.min(pageSize, mostRows - from));
		if (page.isEmpty()) {
			throw new IllegalStateException("The page from row " + from + " is empty.");
		}
		seen = seen == 2 * lastPage ? 0 : seen + 1;
		return 1;
	}

	private List<Reference.Product> keptPage(int from) {
		if (seen == 0) {
			kept = rows(0, mostRows);
		}
		return kept.subList(from, Math.min(from + pageSize, kept.size()));
	}

	private List<Reference.Product> rows(int from, int most) {
		SelectionQuery<Reference.Product> query = begun().createSelectionQuery(QUERY, Reference.Product.class)
				.setParameter("category", category).setFirstResult(from).setMaxResults(most).setReadOnly(true);
		List<Reference.Product> rows = query.getResultList();
		commit();
		return rows;
	}

	@Override
	public void recover() {
		super.recover();
		seen = 0;
	}
}
