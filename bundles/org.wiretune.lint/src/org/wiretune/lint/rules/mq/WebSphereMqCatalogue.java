/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.3 of the catalogue, in its order. Their texts stand in {@code texts/websphere-mq.properties}. */
public final class WebSphereMqCatalogue {

	private WebSphereMqCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				QueueManagerTransport.clientToThisMachine(),
				QueueManagerTransport.bindingsToOtherMachine(),
				QueueManagerTransport.bindingsNotice(),
				ExtendedTransactions.needless(),
				ExtendedTransactions.needlessForTopics(),
				ExtendedTransactions.missing(),
				ListenerPortSessions.serial(),
				ListenerPortSessions.nonPersistent(),
				ListenerPortSessions.persistent(),
				SessionPools.portAbovePool(),
				SessionPools.sumAbovePool(),
				SessionPools.fewKept(),
				ListenerPortSessions.messages(),
				EmbeddedProvider.used(),
				EmbeddedProvider.tunedByHand(),
				Declared.alarm("mq-qm-colocated-cpu-bound", Subject.MESSAGING),
				Declared.guide("mdb-container-cost", Subject.MESSAGING),
				PersistentDestination.rule(),
				QueueManagerFile.logBuffer(),
				QueueManagerFile.singleDisk(),
				QueueManagerFile.channels(),
				QueueManagerFile.queueBuffer(),
				QueueManagerFile.persistentQueueBuffer(),
				Declared.guide("mq-tuning-per-platform", Subject.MESSAGING),
				ContainerConcurrency.rule());
	}

	/** {@return the recommendations on WebSphere MQ that the source documents do not have} */
	public static List<Recommendation> additions() {
		return List.of(ChannelConversations.rule(), ContainerConcurrency.serial());
	}
}
