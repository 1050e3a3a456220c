/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.util.Random;
import org.hibernate.ScrollMode;
import org.hibernate.ScrollableResults;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.ReferenceData;

/** Asks for up to 500 rows and looks at the first 20 only, as users of the guide's application do (4.5.4). */
final class QueryWorker extends SessionWorker {

	private static final String QUERY = "from Product p where p.category = :category order by p.name";

	private final int mostRows;
	private final int pageSize;
	private final Random random;

	QueryWorker(SessionFactory factory, SessionEventListener counter, DataSettings settings, int number) {
		super(factory, counter);
		this.mostRows = settings.value(DataKeys.QUERY_ROWS);
		this.pageSize = settings.value(DataKeys.PAGE_SIZE);
		this.random = new Random(number);
	}

	@Override
	int call(int most) {
		try (ScrollableResults<Reference.Product> products = begun().createSelectionQuery(QUERY, Reference.Product.class)
				.setParameter("category", random.nextInt(ReferenceData.CATEGORIES)).setMaxResults(mostRows).setReadOnly(true)
				.scroll(ScrollMode.FORWARD_ONLY)) {
			int shown = 0;
			while (shown < pageSize && products.next()) {
				products.get();
				shown++;
			}
		}
		commit();
		return 1;
	}
}
