/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.Server;

/**
 * What the code of the applications on JBoss AS 4 to 6 and EAP 4 and 5 tells about the cached connection manager. It is
 * needed where a connection is taken before a transaction begins, and it helps where connections are not closed.
 */
final class ConnectionCode {

	private static final Memo<ConnectionCode> CODE = Reading.memoOf(ConnectionCode::new);

	static final String BEFORE_BEGIN = "java.connection.before-begin";
	static final String LEAK = "java.connection.leak";

	private final Reading reading;
	private final Set<Application> hosted;
	private final boolean needsNoManager;

	private ConnectionCode(Reading reading) {
		this.reading = reading;
		hosted = reading.solution().getApplications().stream()
				.filter(application -> application.getPath() != null && Hosting.runsOn(reading, application.getPath(), ConnectionCode::isJBoss))
				.collect(Collectors.toSet());
		boolean known = facts("java.connection.use").findAny().isPresent()
				|| hosted.stream().anyMatch(application -> !application.getEntities().isEmpty() || !application.getPersistenceUnits().isEmpty());
		needsNoManager = known && facts("java.transaction.bean-managed", BEFORE_BEGIN, LEAK).findAny().isEmpty();
	}

	private static ConnectionCode of(Reading reading) {
		return reading.memo(CODE);
	}

	private Stream<CodeFact> facts(String... kinds) {
		return ConfigurationIndex.facts(reading, kinds).filter(fact -> hosted.contains(fact.eContainer()));
	}

	/** {@return the observations of kinds in applications that run on the product} @param reading what was read @param kinds the kinds */
	static Stream<CodeFact> facts(Reading reading, String... kinds) {
		return of(reading).facts(kinds);
	}

	/**
	 * {@return whether the code shows that nothing needs the manager} Some code that works with a database must be there, and
	 * none that manages transactions itself or leaves a connection open. Without code nothing is said.
	 *
	 * @param reading what was read
	 */
	static boolean needsNoManager(Reading reading) {
		return of(reading).needsNoManager;
	}

	/** {@return whether a server is of the product whose manager is meant} @param server the server */
	static boolean isJBoss(Server server) {
		return server.getProduct() == Product.JBOSS_EAP_5;
	}
}
