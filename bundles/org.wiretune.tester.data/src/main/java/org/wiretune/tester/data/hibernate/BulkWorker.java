/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.util.Random;
import org.hibernate.Session;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.ReferenceData;

/** Inserts rows as the guide's data load does: persist, after some rows flush and clear, after many commit. */
final class BulkWorker extends SessionWorker {

	private final EntitySet entities;
	private final int flushEvery;
	private final int perTransaction;
	private final Random random;
	private int inTransaction;
	private long next;

	BulkWorker(SessionFactory factory, SessionEventListener counter, EntitySet entities, DataSettings settings,
			int number) {
		super(factory, counter);
		this.entities = entities;
		this.flushEvery = settings.one(DataKeys.FLUSH_EVERY);
		this.perTransaction = settings.value(DataKeys.ROWS_PER_TRANSACTION);
		this.random = new Random(number);
	}

	@Override
	int call(int most) {
		int rows = Math.min(Math.min(most, flushEvery), perTransaction - inTransaction);
		Session session = begun();
		for (int i = 0; i < rows; i++) {
			InventoryRow row = entities.row().get();
			row.productId = next / ReferenceData.CENTERS;
			row.centerId = next % ReferenceData.CENTERS;
			row.quantityOnHand = random.nextInt(25_000);
			row.version = 1;
			next++;
			session.persist(row);
		}
		session.flush();
		session.clear();
		inTransaction += rows;
		if (inTransaction == perTransaction) {
			finish();
		}
		return rows;
	}

	@Override
	public void finish() {
		commit();
		inTransaction = 0;
	}

	@Override
	public void recover() {
		super.recover();
		inTransaction = 0;
	}
}
