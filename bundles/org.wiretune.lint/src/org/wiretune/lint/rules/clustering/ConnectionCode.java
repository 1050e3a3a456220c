/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.Product;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;

/**
 * What the code of the applications on JBoss AS 4 to 6 and EAP 4 and 5 tells about the cached connection manager. It is
 * needed where a connection is taken before a transaction begins, and it helps where connections are not closed.
 */
final class ConnectionCode {

	static final String BEFORE_BEGIN = "java.connection.before-begin";
	static final String LEAK = "java.connection.leak";

	private ConnectionCode() {
	}

	/** {@return the observations of kinds in applications that run on the product} @param solution what was read @param kinds the kinds */
	static Stream<CodeFact> facts(Solution solution, String... kinds) {
		List<Application> hosted = applications(solution).toList();
		return ConfigurationIndex.facts(solution, kinds).filter(fact -> hosted.contains(fact.eContainer()));
	}

	/**
	 * {@return whether the code shows that nothing needs the manager} Some code that works with a database must be there, and
	 * none that manages transactions itself or leaves a connection open. Without code nothing is said.
	 *
	 * @param solution what was read
	 */
	static boolean needsNoManager(Solution solution) {
		boolean known = facts(solution, "java.connection.use").findAny().isPresent()
				|| applications(solution).anyMatch(application -> !application.getEntities().isEmpty() || !application.getPersistenceUnits().isEmpty());
		return known && facts(solution, "java.transaction.bean-managed", BEFORE_BEGIN, LEAK).findAny().isEmpty();
	}

	/** {@return whether a server is of the product whose manager is meant} @param server the server */
	static boolean isJBoss(Server server) {
		return server.getProduct() == Product.JBOSS_EAP_5;
	}

	private static Stream<Application> applications(Solution solution) {
		return solution.getApplications().stream().filter(application -> application.getPath() != null && Hosting.runsOn(solution, application.getPath(), ConnectionCode::isJBoss));
	}
}
