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
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;

/**
 * Rule {@code jms-session-cache-one}: requests send messages through a factory that keeps one session, so that all but one of those
 * that send at a time open and close a session of their own. There is no fix: the setter, or the key of Spring Boot, is to be added.
 */
final class SessionCaches {

	private static final String CACHING = "CachingConnectionFactory";
	private static final String SIZE = "setSessionCacheSize";
	private static final String WANTED = "10";

	/**
	 * A factory and who sends through it.
	 *
	 * @param name the code that makes it
	 * @param place where the size is said, or the factory made
	 * @param method a method of a controller that sends
	 * @param sent where it sends
	 */
	private record Kept(String name, Origin place, String method, Components.Reached sent) {
	}

	private SessionCaches() {
	}

	static Rule one() {
		return RuleForm.<Kept>rule("jms-session-cache-one", Subject.MESSAGING, Severity.INFO, reading -> reading.solution().getApplications().stream().map(application -> kept(reading, application)).filter(Objects::nonNull))
				.onSites(form -> form
						.at(Kept::place)
						.measured(site -> 1)
						.limit(site -> WANTED)
						.with("name", Kept::name)
						.with("method", Kept::method)
						.related(site -> List.<Origin>of(site.sent().call().getOrigin())))
				.build();
	}

	private static Kept kept(Reading reading, Application application) {
		List<SpringObjects.Made> factories = SpringObjects.of(reading, application, CACHING, "JmsPoolConnectionFactory", "PooledConnectionFactory");
		SpringObjects.Made made = factories.size() == 1 && factories.get(0).fact().getName().equals(CACHING) ? factories.get(0) : null;
		if (made == null || !made.isClosed() || made.sets(SIZE) && !Long.valueOf(1).equals(Values.number(made.setting(SIZE)))
				|| ConfigurationIndex.groups(reading, application, "spring-boot.jms.cache").anyMatch(cache -> cache.states("session-cache-size"))) {
			return null;
		}
		Origin place = made.sets(SIZE) ? made.setting(SIZE).getOrigin() : made.fact().getOrigin();
		Components components = Components.of(reading, application);
		return components.controllers().flatMap(controller -> Components.entries(controller).flatMap(method -> sent(components, controller.getName(), method).map(sent -> new Kept(made.sets(ConfiguredObjects.METHOD) ? made.place() : made.fact().getName(), place, controller.getName() + '.' + method, sent)))).findFirst().orElse(null);
	}

	private static Stream<Components.Reached> sent(Components components, String type, String method) {
		return components.reached(type, method).stream().filter(each -> each.kind() == Components.Kind.MESSAGE).limit(1);
	}
}
