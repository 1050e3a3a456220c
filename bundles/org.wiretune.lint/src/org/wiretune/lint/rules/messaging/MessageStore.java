/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messaging;

import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * The journal of HornetQ and Artemis and the folders beside it: rules {@code hornetq-aio-missing},
 * {@code hornetq-journal-default-dir}, {@code hornetq-large-messages-default-dir}, {@code hornetq-paging-default-dir},
 * {@code tx-journal-on-slow-disk} and {@code hornetq-journal-min-files}. Which disk a folder is on no file tells, so that
 * those on folders are off unless they are wanted.
 */
final class MessageStore {

	private static final String[] BROKERS = {"jboss-5.hornetq.server", "wildfly.messaging.server", "wildfly.messaging-activemq.server"};
	private static final String DATA = "jboss.server.data.dir";
	private static final RuleLimit FILES = new RuleLimit("hornetq-journal-min-files", "files", 10, 2, 1000, "files");

	private MessageStore() {
	}

	/** The journal in a database needs no files. */
	static Rule journalType() {
		return brokers("hornetq-aio-missing", "journal-type")
				.optional()
				.onSites(form -> form
						.when(site -> site.isStated() && "NIO".equalsIgnoreCase(site.setting().effective().strip()))
						.when(site -> !site.in().isForDevelopment())
						.limit(site -> "ASYNCIO")
						.fix("asyncio", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), "ASYNCIO")))
				.build();
	}

	static Rule journalFiles() {
		return brokers("hornetq-journal-min-files", "journal-min-files")
				.limitedBy(FILES)
				.optional()
				.onSites(form -> form
						.when((site, context) -> site.number() != null && site.number() < files(site, context))
						.limit(MessageStore::files)
						.fix("files", FixEffect.DEPENDS_ON_UNSEEN, (site, context, edits) -> edits.set(site.setting(), Long.toString(files(site, context)))))
				.build();
	}

	/** {@return the rule on one of the folders} @param id the rule @param name the setting */
	static Rule folder(String id, String name) {
		return SettingRules.form(RuleForm.rule(id, Subject.MESSAGING, Severity.INFO, reading -> folders(reading, name)))
				.optional()
				.onSites(form -> form
						.when(site -> isBelowData(site.setting(), site.in().setting(name + " relative to")))
						.limit(site -> DATA))
				.build();
	}

	static Rule transactionJournal() {
		return SettingRules.form(RuleForm.rule("tx-journal-on-slow-disk", Subject.MESSAGING, Severity.INFO, MessageStore::objectStores))
				.optional()
				.onSites(form -> form
						.when(site -> isBelowData(site.setting(), site.in().setting("relative-to")))
						.limit(site -> DATA))
				.build();
	}

	/** WildFly has the folder in an attribute beside the path; without any the product takes the folder of the server's data. */
	private static boolean isBelowData(Setting path, Setting relative) {
		if (relative == null) {
			return !Values.isSet(path) || path.getValue().contains("${" + DATA);
		}
		String base = Values.value(relative);
		return base == null ? !Values.isSet(path) || !isAbsolute(path.effective()) : base.equals(DATA) && !(Values.isSet(path) && isAbsolute(path.effective()));
	}

	private static boolean isAbsolute(String path) {
		return path.startsWith("/") || path.startsWith("\\") || path.matches("[A-Za-z]:.*") || path.startsWith("${");
	}

	private static Stream<Site> folders(Reading reading, String name) {
		return ConfigurationIndex.groups(reading, BROKERS).filter(group -> !isInDatabase(group)).flatMap(group -> site(group, name));
	}

	private static Stream<Site> objectStores(Reading reading) {
		return Stream.concat(ConfigurationIndex.groups(reading, "jboss-5.transaction").flatMap(group -> site(group, "objectStoreDir")),
				ConfigurationIndex.groups(reading, "wildfly.transactions.object-store").flatMap(group -> site(group, "path")));
	}

	private static RuleForm<Site> brokers(String id, String name) {
		return SettingRules.form(RuleForm.rule(id, Subject.MESSAGING, Severity.INFO,
				reading -> ConfigurationIndex.groups(reading, BROKERS).filter(group -> !isInDatabase(group)).flatMap(group -> site(group, name))));
	}

	private static Stream<Site> site(ConfiguredGroup group, String name) {
		return group.setting(name) == null ? Stream.empty() : Stream.of(new Site(group, group.setting(name)));
	}

	private static boolean isInDatabase(ConfiguredGroup group) {
		return group.states("journal-datasource");
	}

	private static long files(Site site, RuleContext context) {
		return context.limit(FILES);
	}
}
