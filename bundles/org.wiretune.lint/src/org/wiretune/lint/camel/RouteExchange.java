/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.Set;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Whether a step of a route waits for what it sends to. To a queue it does where the exchange is InOut: the step or its address says
 * so, else what the route begins with does. A topic of Kafka is never waited for.
 */
final class RouteExchange {

	private static final String PATTERN = "exchangePattern";
	/** Beginnings that always want an answer. */
	private static final Set<String> ASKING = Set.of("rest", "platform-http", "jetty", "netty-http", "undertow", "servlet", "cxf", "cxfrs", "spring-ws", "restlet", "vertx-http");
	/** Beginnings that never want one. */
	private static final Set<String> TELLING = Set.of("timer", "quartz", "quartz2", "scheduler", "cron", "file", "ftp", "ftps", "sftp", "kafka", "sql", "jpa", "mongodb", "aws-s3", "aws2-s3", "aws-sqs", "aws2-sqs", "paho", "paho-mqtt5", "mqtt",
			"imap", "imaps", "pop3", "stream", "file-watch", "debezium-postgres", "debezium-mysql");

	private RouteExchange() {
	}

	/**
	 * {@return the style in which a step sends}
	 *
	 * @param step the step
	 * @param endpoint its address
	 * @param source the address that the route begins with, or null
	 */
	static InteractionStyle style(ConfigurationGroup step, ConfigurationGroup endpoint, ConfigurationGroup source) {
		BindingKind kind = RouteParts.kind(endpoint.getLabel());
		if (kind.family() != BindingFamily.MESSAGING) {
			return InteractionStyle.SYNC;
		}
		if (endpoint.getLabel().equals("kafka") || step.getLabel().equals("wireTap") || step.getLabel().equals("inOnly")) {
			return InteractionStyle.ASYNC;
		}
		if (step.getLabel().equals("inOut") || step.getLabel().equals("enrich")) {
			return InteractionStyle.SYNC;
		}
		String stated = value(endpoint) != null ? value(endpoint) : value(step);
		if (stated != null) {
			return stated.equalsIgnoreCase("InOnly") ? InteractionStyle.ASYNC : stated.equalsIgnoreCase("InOut") ? InteractionStyle.SYNC : InteractionStyle.ANY;
		}
		String begins = source == null ? "" : source.getLabel();
		return ASKING.contains(begins) ? InteractionStyle.SYNC : TELLING.contains(begins) ? InteractionStyle.ASYNC : InteractionStyle.ANY;
	}

	private static String value(ConfigurationGroup group) {
		return group.getSettings().stream().filter(setting -> (PATTERN.equals(setting.getName()) || "pattern".equals(setting.getName())) && setting.isSet()).map(setting -> setting.effective()).findFirst().orElse(null);
	}
}
