/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.2 of the catalogue, in its order. Their texts stand in {@code texts/websphere.properties}. */
public final class WebSphereCatalogue {

	private WebSphereCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				AdapterPools.scaOnDefault(),
				AdapterPools.jmsOnSharedPool(),
				SharedMessagingPool.rule(),
				AdapterPools.scopeGap(),
				AdapterPools.aliasUndefined(),
				MessagingPools.sizing(),
				MessagingPools.growable(),
				RequestBrokerPool.growable(),
				RequestBrokerPool.shared(),
				RequestBrokerPool.inactivity(),
				WebContainerPool.small(),
				WebContainerPool.minimumBelowMaximum(),
				WebContainerPool.growable(),
				WebContainerExports.rule(),
				ActivationConcurrency.scaDefault(),
				ActivationConcurrency.scaSerial(),
				OrderRequired.rule(),
				ActivationConcurrency.jmsDefault(),
				ActivationConcurrency.jmsSerial(),
				ActivationConcurrency.batchSize(),
				ConcurrencyAbovePool.rule(),
				SumOfConcurrency.rule(),
				Declared.alarm("activation-change-needs-app-restart", Subject.CONCURRENCY),
				Declared.alarm("ra-or-pool-change-needs-server-restart", Subject.CONCURRENCY),
				Declared.tester("parallel-clients-needed-for-concurrency-test", Subject.CONCURRENCY),
				ServerMachine.collectionsNotLogged(),
				ServerMachine.heapNotStated(),
				KeepAlive.rule(),
				ConnectionsBelowWebContainer.rule(),
				DataSourceSettings.minimumBelowMaximum(),
				DataSourceSettings.holdability(),
				DummyKeyStore.rule(),
				ServerMachine.java6(),
				Declared.guide("was-single-instance-per-large-socket", Subject.SERVER_PROFILE),
				ClusterMember.rule());
	}
}
