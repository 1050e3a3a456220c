/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.1 of the catalogue, in its order. Their texts stand in {@code texts/wiring.properties}. */
public final class WiringCatalogue {

	private WiringCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				AsynchronousScaBinding.rule(),
				AsynchronousCost.rule(),
				BindingOnSameServer.jms(),
				BindingOnSameServer.webService(),
				BindingOnSameServer.http(),
				SoapBetweenModules.rule(),
				CallBetweenServers.rule(),
				Declared.unwatched("sca-sync-thread-switch-live", Subject.WIRING,
						"It needs the threads of caller and receiver of one call, which no MBean, log or dump of the servers that are read tells; the tester keeps the receiver's thread of each cell in the run file."),
				AsynchronousFlood.rule(),
				LargeObjectOnSmallHeap.rule(),
				Declared.alarm("async-oom-replays-on-restart", Subject.MEMORY),
				Declared.alarm("oom-jvm-unstable-restart", Subject.MEMORY),
				Declared.alarm("sender-throughput-collapse", Subject.MEMORY),
				Declared.alarm("oom-artifacts-present", Subject.MEMORY),
				Declared.alarm("thread-name-default-live", Subject.CONCURRENCY));
	}
}
