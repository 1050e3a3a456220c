/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.9 of the catalogue, in its order. Their texts stand in {@code texts/message-driven-beans.properties}. */
public final class MessageDrivenBeanCatalogue {

	private MessageDrivenBeanCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				BeanPoolBelowSessions.rule(),
				BeanPools.oversized(),
				Declared.alarm("mdb-sessions-oscillate-live", Subject.MESSAGING),
				Sessions.unset(),
				Sessions.noMinimum(),
				Sessions.minimumAboveMaximum(),
				Declared.alarm("mdb-throughput-shortfall", Subject.MESSAGING),
				BeanPools.wrongKind(),
				ConsumerBeans.outOfSync(),
				ConsumerBeans.notPortable(),
				ConsumerBeans.missingComma(),
				WorkManager.oneAbove(),
				WorkManager.sumAbove(),
				WorkManager.oversized(),
				Declared.alarm("workmanager-queue-nonzero", Subject.MESSAGING),
				WorkManager.shortQueue(),
				WorkManager.directUse(),
				ConsistentChain.rule());
	}
}
