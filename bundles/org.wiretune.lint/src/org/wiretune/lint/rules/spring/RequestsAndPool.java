/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code hikari-pool-below-request-threads}: somebody chose how many requests run at a time, more than the standard pool has
 * connections, and left that pool as it is. Silent where nobody chose either, and where somebody chose both: a pool that is smaller
 * than the number of threads is right where transactions are short. There is no fix: how many are needed is to be measured.
 */
final class RequestsAndPool {

	private static final List<String> SERVERS = List.of("spring-boot.server.tomcat", "spring-boot.server.jetty", "spring-boot.server.undertow");
	private static final List<String> SIZES = List.of("threads.max", "max-threads (until 2.2)", "threads.worker");
	/** As many requests for each connection are usual where transactions are short. */
	private static final long SHARE = 4;

	/**
	 * An application with more requests than connections.
	 *
	 * @param application the application
	 * @param threads where their number is said, or virtual threads are switched on
	 * @param number how many there are; null for virtual threads
	 * @param pool the pool
	 * @param method a method of a controller that asks the database
	 * @param reached what it asks it by
	 */
	private record Crowd(Application application, Setting threads, Long number, ConnectionPools.Pool pool, String method, Components.Reached reached) {
	}

	private RequestsAndPool() {
	}

	static Rule below() {
		return RuleForm.<Crowd>rule("hikari-pool-below-request-threads", Subject.CONNECTIONS, Severity.INFO, reading -> reading.solution().getApplications().stream().map(application -> crowd(reading, application)).filter(Objects::nonNull))
				.onSites(form -> form
						.when(site -> site.number() == null || site.number() >= SHARE * site.pool().maximum())
						.at(site -> site.threads().getOrigin())
						.measured(site -> site.pool().maximum())
						.limit(site -> site.number() == null ? "∞" : site.number())
						.with("name", site -> String.valueOf(site.application().getName()))
						.with("method", Crowd::method)
						.with("reached", site -> site.reached().type())
						.message(site -> site.number() == null ? "virtual" : null)
						.related(site -> List.<Origin>of(site.reached().call().getOrigin())))
				.build();
	}

	private static Crowd crowd(Reading reading, Application application) {
		Setting virtual = ConfigurationIndex.groups(reading, application, "spring-boot.threads").filter(InOperation::is).map(group -> group.setting("virtual.enabled")).filter(each -> Values.isSet(each) && Values.truth(each)).findFirst().orElse(null);
		Setting threads = virtual != null ? virtual : SERVERS.stream().flatMap(kind -> ConfigurationIndex.groups(reading, application, kind)).filter(InOperation::is)
				.flatMap(group -> SIZES.stream().map(group::setting)).filter(each -> Values.isSet(each) && Values.number(each) != null).findFirst().orElse(null);
		ConnectionPools.Pool pool = threads == null ? null : ConnectionPools.of(reading, application);
		if (pool == null || pool.setting() != null) {
			return null;
		}
		Components components = Components.of(reading, application);
		Long number = virtual != null ? null : Values.number(threads);
		return components.controllers().flatMap(controller -> Components.entries(controller).flatMap(method -> asked(components, controller, method).map(reached -> new Crowd(application, threads, number, pool, controller.getName() + '.' + method, reached)))).findFirst().orElse(null);
	}

	private static Stream<Components.Reached> asked(Components components, CodeFact controller, String method) {
		return components.reached(controller.getName(), method).stream().filter(each -> each.kind() == Components.Kind.DATABASE).limit(1);
	}
}
