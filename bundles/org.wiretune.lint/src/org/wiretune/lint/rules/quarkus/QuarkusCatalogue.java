/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import java.util.List;

import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.request.EventLoopFacts;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;

/** What the guides of Quarkus say of its settings and code. The texts stand in {@code texts/quarkus.properties}. */
public final class QuarkusCatalogue implements Technology {

	@Override
	public String id() {
		return "quarkus";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(
				ConnectionPool.validation(),
				ConnectionPool.switchedOff(),
				ConnectionPool.lifetime(),
				WorkersAndPool.workers(),
				WorkersAndPool.virtualThreads(),
				ReactivePool.besideJdbc(),
				ReactivePool.withoutCache(),
				EventLoop.rule(),
				DistributedTransactions.rule());
	}

	@Override
	public List<CodeFactFinder> finders() {
		return List.of(new EventLoopFacts());
	}
}
