/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.List;

import org.wiretune.lint.format.ArtemisProfileFormat;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.messaging.BrokerAddressFacts;
import org.wiretune.lint.java.messaging.JmsSessionFacts;
import org.wiretune.lint.java.messaging.PlainMessagingFacts;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;

/** What the documentation of ActiveMQ says of clients and brokers. The texts stand in {@code texts/broker.properties}. */
public final class BrokerCatalogue implements Technology {

	@Override
	public String id() {
		return "broker";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(
				PlainMessaging.temporaryQueues(),
				PlainMessaging.connections(),
				PlainMessaging.sessions(),
				PlainMessaging.producers(),
				PlainMessaging.selectors(),
				PlainMessaging.sends(),
				AddressOptions.alwaysSynchronous(),
				AddressOptions.blocking(),
				GlobalMaximum.rule(),
				JournalType.rule(),
				MessageStore.database(),
				MemoryLimits.rule(),
				ConsumerWindows.unbounded(),
				ConsumerWindows.none());
	}

	@Override
	public List<FileFormat> formats() {
		return List.of(new ArtemisProfileFormat());
	}

	@Override
	public List<CodeFactFinder> finders() {
		return List.of(new PlainMessagingFacts(), new JmsSessionFacts(), new BrokerAddressFacts());
	}
}
