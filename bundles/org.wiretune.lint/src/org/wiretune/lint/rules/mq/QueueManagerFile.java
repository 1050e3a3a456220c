/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.Locale;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.quantity.Bytes;

/**
 * The settings of {@code qm.ini} that section 5 of the report names: rules {@code mq-log-settings-not-max},
 * {@code mq-single-disk}, {@code mq-channel-not-fastpath}, {@code mq-default-q-buffer} and {@code mq-default-pq-buffer}. The
 * queue managers of the embedded provider are left alone, because the server itself manages them.
 */
final class QueueManagerFile {

	/** The largest buffer that the documents allow, in pages of 4 kilobytes; IBM MQ, Log stanza of the qm.ini file. */
	private static final RuleLimit BUFFER = new RuleLimit("mq-log-settings-not-max", "pages", 4096, 18, 4096, "pages");
	/** One megabyte, section 5. */
	private static final long MEGABYTE = Bytes.IN_MEGABYTE;

	private static final String LOG = "mq.log";

	private QueueManagerFile() {
	}

	/** The size of the log files cannot change once the queue manager exists, so only the buffer is written. */
	static Rule logBuffer() {
		return form("mq-log-settings-not-max", "LogBufferPages", LOG)
				.limitedBy(BUFFER)
				.onSites(form -> form
						.when((site, context) -> !site.isStated() || site.number() != null && site.number() < pages(site, context))
						.limit(QueueManagerFile::pages)
						.message(site -> site.isStated() && site.number() != null && site.number() > 0 ? null : "chosen")
						.fix("buffer", FixEffect.DEPENDS_ON_UNSEEN, (site, context, edits) -> edits.set(site.setting(), Long.toString(pages(site, context)))))
				.build();
	}

	/** Log and queue files below the same folder of the installation; which disks they are on no file tells. */
	static Rule singleDisk() {
		return form("mq-single-disk", "LogPath", LOG)
				.optional()
				.onSites(form -> form
						.when(site -> site.isStated() && isDefaultPath(site.value()))
						.limit(site -> "LogPath"))
				.build();
	}

	/** Optional, because a channel that runs as part of the queue manager can damage it, which few accept for the gain. */
	static Rule channels() {
		return form("mq-channel-not-fastpath", "MQIBindType", "mq.channels")
				.optional()
				.onSites(form -> form
						.when(site -> !site.isStated() || !"FASTPATH".equalsIgnoreCase(site.value().strip()))
						.limit(site -> "FASTPATH")
						.fix("fastpath", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), "FASTPATH")))
				.build();
	}

	static Rule queueBuffer() {
		return buffer("mq-default-q-buffer", "DefaultQBufferSize");
	}

	static Rule persistentQueueBuffer() {
		return buffer("mq-default-pq-buffer", "DefaultPQBufferSize");
	}

	private static Rule buffer(String id, String name) {
		return form(id, name, "mq.tuning")
				.onSites(form -> form
						.when(site -> !site.isStated() || site.number() != null && site.number() < MEGABYTE)
						.limit(site -> MEGABYTE)
						.fix("megabyte", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), Long.toString(MEGABYTE))))
				.build();
	}

	private static RuleForm<Site> form(String id, String name, String kind) {
		return SettingRules.rule(id, Subject.MESSAGING, Severity.INFO, name, kind)
				.when(site -> !EmbeddedProvider.isEmbedded(site.in()) && !site.in().isForDevelopment() && (site.isStated() || isWhole(site.in())))
				.with("name", site -> EmbeddedProvider.queueManager(site.in()));
	}

	/** A queue manager's own file tells of its log. Pieces that are added to it later say nothing by what they leave out. */
	private static boolean isWhole(ConfiguredGroup in) {
		return in.file().getGroups().stream().filter(group -> LOG.equals(group.getKind())).flatMap(group -> group.getSettings().stream()).anyMatch(Setting::isSet);
	}

	private static long pages(Site site, RuleContext context) {
		return context.limit(BUFFER);
	}

	private static boolean isDefaultPath(String path) {
		String normal = path.strip().replace('\\', '/').toLowerCase(Locale.ROOT);
		return normal.startsWith("/var/mqm/log/") || normal.matches("[a-z]:/(program files( \\(x86\\))?|programdata)/ibm/(websphere )?mq/log/.*");
	}
}
