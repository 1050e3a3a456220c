/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;

/** How many requests an application of Spring Boot works on at the same time. */
final class RequestThreads {

	private static final long OWN = 200;
	private static final List<String> SERVERS = List.of("spring-boot.server.tomcat", "spring-boot.server.jetty", "spring-boot.server.undertow");
	private static final List<String> SIZES = List.of("threads.max", "max-threads (until 2.2)", "threads.worker");

	private RequestThreads() {
	}

	/** {@return the most threads of the web server that files state; 200 where they state none, which is what Tomcat and Jetty have} @param reading what was read @param application the application */
	static long of(Reading reading, Application application) {
		return SERVERS.stream().flatMap(kind -> ConfigurationIndex.groups(reading, application, kind)).filter(InOperation::is).flatMap(RequestThreads::sizes).filter(Objects::nonNull).reduce(Math::max).orElse(OWN);
	}

	private static Stream<Long> sizes(ConfiguredGroup group) {
		return SIZES.stream().map(group::setting).filter(Values::isSet).map(Values::number);
	}
}
