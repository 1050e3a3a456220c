/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import jakarta.jms.JMSException;
import jakarta.jms.Session;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionManager;
import java.util.List;
import javax.transaction.xa.XAResource;

/** What goes around the receipt of each message of one session: nothing, a transaction of the session, or one of XA. */
interface UnitOfWork {

	/** Before the message is acknowledged, on the thread that works. */
	void begin() throws Exception;

	/** After the work, on the thread that works. */
	void commit() throws Exception;

	/** The work failed, or there was none; on the thread that works. */
	void abandon() throws Exception;

	/** After {@link #abandon()} of a failed work, on the thread that delivers for the session. */
	void restore() throws Exception;

	/** {@return whether a message whose work failed is delivered again} */
	boolean redelivers();

	/** {@return no transaction: a message is acknowledged as it is taken} */
	static UnitOfWork none() {
		return new UnitOfWork() {
			@Override
			public void begin() {
				// Nothing to begin.
			}

			@Override
			public void commit() {
				// Nothing to commit.
			}

			@Override
			public void abandon() {
				// Nothing to take back.
			}

			@Override
			public void restore() {
				// Nothing to take back.
			}

			@Override
			public boolean redelivers() {
				return false;
			}
		};
	}

	/** {@return a transaction of a session} */
	static UnitOfWork local(Session session) {
		return new UnitOfWork() {
			@Override
			public void begin() {
				// A transacted session is always in a transaction.
			}

			@Override
			public void commit() throws JMSException {
				session.commit();
			}

			@Override
			public void abandon() {
				// The library waits for the thread that delivers when another one rolls back; see restore.
			}

			@Override
			public void restore() throws JMSException {
				session.rollback();
			}

			@Override
			public boolean redelivers() {
				return true;
			}
		};
	}

	/** {@return a transaction of a transaction manager in which resources take part} */
	static UnitOfWork xa(TransactionManager manager, List<XAResource> resources) {
		return new UnitOfWork() {
			@Override
			public void begin() throws Exception {
				manager.begin();
				for (XAResource resource : resources) {
					manager.getTransaction().enlistResource(resource);
				}
			}

			@Override
			public void commit() throws Exception {
				manager.commit();
			}

			@Override
			public void abandon() throws SystemException {
				if (manager.getTransaction() != null) {
					manager.rollback();
				}
			}

			@Override
			public void restore() {
				// Rolled back already.
			}

			@Override
			public boolean redelivers() {
				return true;
			}
		};
	}
}
