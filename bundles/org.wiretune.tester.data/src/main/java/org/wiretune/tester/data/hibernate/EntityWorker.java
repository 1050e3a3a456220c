/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.math.BigDecimal;
import java.util.Random;
import org.hibernate.Session;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.ReferenceData;

/** Looks entities up by their keys in each transaction, and changes one of them in some (guide for EAP 5, 4.5.1). */
final class EntityWorker extends SessionWorker {

	private static final int PERCENT = 100;

	private final Class<? extends ProductData> type;
	private final int entities;
	private final int updates;
	private final Random random;

	EntityWorker(SessionFactory factory, SessionEventListener counter, DataSettings settings, int number) {
		super(factory, counter);
		type = CachedProducts.of(settings.one(DataKeys.SECOND_LEVEL_CACHE));
		entities = settings.value(DataKeys.ENTITIES);
		updates = settings.one(DataKeys.UPDATES);
		random = new Random(number);
	}

	@Override
	int call(int most) {
		Session session = begun();
		ProductData changed = null;
		int stride = ReferenceData.PRODUCTS / entities;
		int chosen = random.nextInt(PERCENT) < updates ? random.nextInt(entities) : -1;
		for (int i = 0; i < entities; i++) {
			// Different ones, so that none comes from the session's own cache.
			ProductData product = session.find(type, (long) random.nextInt(stride) + (long) i * stride);
			if (i == chosen) {
				changed = product;
			}
		}
		if (changed != null) {
			changed.price = changed.price.compareTo(BigDecimal.TEN) > 0 ? BigDecimal.ONE : changed.price.add(BigDecimal.ONE);
		}
		commit();
		return 1;
	}
}
