/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import com.arjuna.ats.arjuna.common.CoreEnvironmentBeanException;
import com.arjuna.ats.arjuna.common.ObjectStoreEnvironmentBean;
import com.arjuna.ats.arjuna.common.arjPropertyManager;
import com.arjuna.common.internal.util.propertyservice.BeanPopulator;
import jakarta.transaction.TransactionManager;
import java.nio.file.Path;
import java.util.List;

/**
 * The transaction manager of the server: Narayana, with its log in files that are forced to the disk (its default,
 * ShadowNoFileLockStore, also WildFly's). No recovery runs and no port is opened: the data goes with the run.
 */
final class Transactions {

	private static final int TIMEOUT_SECONDS = 60;
	/** Narayana keeps its folders for the whole life of a JVM. */
	private static TransactionManager manager;

	private Transactions() {
	}

	/**
	 * The transaction manager of this JVM.
	 *
	 * @param folder where it logs; the first call counts
	 * @return the transaction manager
	 */
	static synchronized TransactionManager manager(Path folder) {
		if (manager == null) {
			try {
				arjPropertyManager.getCoreEnvironmentBean().setNodeIdentifier("WireTune");
			} catch (CoreEnvironmentBeanException e) {
				throw new IllegalStateException(e);
			}
			arjPropertyManager.getCoordinatorEnvironmentBean().setTransactionStatusManagerEnable(false);
			arjPropertyManager.getCoordinatorEnvironmentBean().setDefaultTimeout(TIMEOUT_SECONDS);
			arjPropertyManager.getObjectStoreEnvironmentBean().setObjectStoreDir(folder.toString());
			for (String name : List.of("communicationStore", "stateStore")) {
				BeanPopulator.getNamedInstance(ObjectStoreEnvironmentBean.class, name).setObjectStoreDir(folder.toString());
			}
			manager = com.arjuna.ats.jta.TransactionManager.transactionManager();
		}
		return manager;
	}
}
