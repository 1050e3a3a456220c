/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.Comparator;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * The threads that requests run on: the largest connector of JBoss EAP 5, worker of WildFly or executor of Liberty. Only one
 * counts, because the same requests seldom come in by two.
 *
 * @param setting the number
 * @param owner what has the threads
 */
record WebThreads(Setting setting, Element owner) {

	/** {@return the threads of a server, or null where their number is not known} @param reading what was read @param server the server; may be null */
	static WebThreads of(Reading reading, Server server) {
		if (server == null) {
			return null;
		}
		Stream<WebThreads> known = server.getProduct() == Product.JBOSS_EAP_5
				? ConfigurationIndex.groups(reading, server, "jboss-5.web.connector").map(connector -> ofConnector(reading, server, connector))
				: server.getThreadPools().stream().filter(pool -> server.getProduct() == Product.LIBERTY || pool.getName() != null
						&& (pool.getName().startsWith("io worker ") || pool.getName().startsWith("web connector "))).map(pool -> new WebThreads(pool.getMaximumSize(), pool));
		return known.filter(each -> Values.number(each.setting()) != null && each.number() > 0).max(Comparator.comparingLong(WebThreads::number)).orElse(null);
	}

	private static WebThreads ofConnector(Reading reading, Server server, ConfiguredGroup connector) {
		String executor = connector.value("executor");
		return ConfigurationIndex.groups(reading, server, "jboss-5.web.executor").filter(each -> each.name().equals(executor))
				.findFirst().map(each -> new WebThreads(each.setting("maxThreads"), each.group())).orElse(new WebThreads(connector.setting("maxThreads"), connector.group()));
	}

	/** {@return the number of threads} */
	long number() {
		return setting.asNumber();
	}

	/** {@return threads and ten percent, rounded up, for requests that hold two connections for a moment} */
	long advised() {
		return (number() * 11 + 9) / 10;
	}

	/** {@return where the number stands} */
	Origin place() {
		return Values.origin(setting, owner);
	}
}
