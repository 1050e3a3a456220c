/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.mq.MqscFormat;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;

/** Rule {@code mq-channel-shares-conversations}: a channel for clients whose conversations take turns on one connection. */
final class ChannelConversations {

	private static final String CLIENTS = "SVRCONN";
	/** Objects of the product, which tools for administration use, not applications. */
	private static final String OF_PRODUCT = "SYSTEM.";

	private ChannelConversations() {
	}

	static Rule rule() {
		return SettingRules.rule("mq-channel-shares-conversations", Subject.MESSAGING, Severity.INFO, MqscFormat.CONVERSATIONS, MqscFormat.CHANNEL)
				.onSites(form -> form
						.when(site -> isForApplications(site.in()) && site.number() != null && site.number() > 1)
						.measured(site -> site.number())
						.limit(site -> 1)
						.message(site -> site.isStated() ? null : "default")
						.fix("one", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "1")))
				.build();
	}

	private static boolean isForApplications(ConfiguredGroup channel) {
		String type = Values.value(channel.setting(MqscFormat.CHANNEL_TYPE));
		return CLIENTS.equalsIgnoreCase(type) && !channel.name().startsWith(OF_PRODUCT) && !channel.isForDevelopment();
	}
}
