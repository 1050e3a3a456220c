/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import org.hibernate.Session;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.wiretune.tester.data.base.DataClient;

/** A worker with at most one session and transaction. */
abstract class SessionWorker implements DataClient.Worker {

	private final SessionFactory factory;
	private final SessionEventListener counter;
	private Session session;

	SessionWorker(SessionFactory factory, SessionEventListener counter) {
		this.factory = factory;
		this.counter = counter;
	}

	/**
	 * Makes one call, of which the whole time counts.
	 *
	 * @param most most rows, orders, queries, pages or transactions
	 * @return those that were done
	 */
	abstract int call(int most);

	@Override
	public final int call(int most, DataClient.Times times) {
		long begun = System.nanoTime();
		int done = call(most);
		times.answered(System.nanoTime() - begun);
		return done;
	}

	/** The open session with its transaction; a new one where none is open. */
	final Session begun() {
		if (session == null) {
			session = factory.withOptions().eventListeners(counter).openSession();
			session.beginTransaction();
		}
		return session;
	}

	/** Commits and closes what is open. */
	final void commit() {
		if (session != null) {
			session.getTransaction().commit();
			session.close();
			session = null;
		}
	}

	@Override
	public void finish() {
		commit();
	}

	@Override
	public void recover() {
		Session broken = session;
		session = null;
		if (broken == null) {
			return;
		}
		try {
			if (broken.getTransaction().isActive()) {
				broken.getTransaction().rollback();
			}
		} catch (RuntimeException e) {
			System.getLogger(SessionWorker.class.getName()).log(System.Logger.Level.DEBUG, e.toString());
		} finally {
			try {
				broken.close();
			} catch (RuntimeException e) {
				System.getLogger(SessionWorker.class.getName()).log(System.Logger.Level.DEBUG, e.toString());
			}
		}
	}

	@Override
	public void close() {
		recover();
	}
}
