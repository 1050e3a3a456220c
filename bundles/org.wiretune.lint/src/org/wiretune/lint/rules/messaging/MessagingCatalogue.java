/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messaging;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageDrivenServers;

/** The recommendations of group A.11 of the catalogue, in its order. Their texts stand in {@code texts/messaging.properties}. */
public final class MessagingCatalogue {

	private MessagingCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				provider(),
				MessageStore.journalType(),
				Declared.guide("hornetq-aio-zip-only", Subject.MESSAGING),
				MessageStore.folder("hornetq-journal-default-dir", "journal-directory"),
				MessageStore.folder("hornetq-large-messages-default-dir", "large-messages-directory"),
				MessageStore.folder("hornetq-paging-default-dir", "paging-directory"),
				MessageStore.transactionJournal(),
				MessagesAndDatabase.journal(),
				MessagesAndDatabase.separateStore(),
				MessageStore.journalFiles(),
				Declared.guide("mdb-count-depends-on-provider", Subject.MESSAGING));
	}

	/** {@return the recommendations on messaging that the source documents do not have} */
	public static List<Recommendation> additions() {
		return List.of(ConnectionPerCall.rule());
	}

	/**
	 * @param broker the server of JBoss Messaging
	 * @param bean a bean that runs on its server
	 */
	private record Site(ConfiguredGroup broker, Pooled bean) {
	}

	/** Rule {@code jms-provider-jboss-messaging}: only where something listens, because every profile ships with this provider. */
	private static Rule provider() {
		return RuleForm.rule("jms-provider-jboss-messaging", Subject.MESSAGING, Severity.INFO, MessagingCatalogue::sites)
				.onSites(form -> form
						.at(site -> site.broker().group().getOrigin())
						.measured(site -> "JBoss Messaging")
						.limit(site -> "HornetQ")
						.with("server", site -> site.broker().owner())
						.with("name", site -> site.bean().listener().name())
						.assuming(site -> {
							Hosting hosting = MessageDrivenServers.hosting(site.bean().listener());
							return hosting == null ? null : hosting.assumption();
						})
						.related(site -> List.of(site.bean().listener().origin())))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return ConfigurationIndex.groups(reading, "jboss-5.messaging.server").filter(broker -> broker.server() != null)
				.filter(broker -> ConfigurationIndex.groups(reading, broker.server(), "jboss-5.hornetq.server").findAny().isEmpty())
				.flatMap(broker -> MessageDrivenServers.on(reading, broker.server()).stream().limit(1).map(bean -> new Site(broker, bean)));
	}
}
