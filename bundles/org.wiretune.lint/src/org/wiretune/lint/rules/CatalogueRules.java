/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.List;

import org.wiretune.lint.rule.Rule;

/** The rules of the catalogue that files can show, in the order of the catalogue. */
public final class CatalogueRules {

	private CatalogueRules() {
	}

	/** {@return the rules} */
	public static List<Rule> all() {
		return List.of(
				AsynchronousScaBinding.rule(),
				WebServiceOnSameServer.rule(),
				AsynchronousFlood.rule(),
				SharedMessagingPool.rule(),
				ConcurrencyAbovePool.rule(),
				ConnectionsBelowWebContainer.rule(),
				IdentityKeys.rule(),
				BatchSize.rule(),
				RewriteBatchedStatements.rule(),
				BatchLoopWithoutClear.rule(),
				BeanPoolBelowSessions.rule(),
				UnguardedLogMessage.rule());
	}
}
