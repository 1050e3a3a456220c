/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

import org.wiretune.lint.camel.CamelFormat;
import org.wiretune.lint.camel.CamelKeysFormat;
import org.wiretune.lint.camel.CamelYamlFormat;
import org.wiretune.lint.camel.JavaRoutes;
import org.wiretune.lint.camel.RouteLinks;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;
import org.wiretune.model.assembly.Module;

/** Apache Camel: routes in XML, YAML and Java, and what its manual says of slow choices in them. The texts stand in {@code texts/camel.properties}. */
public final class CamelCatalogue implements Technology {

	@Override
	public String id() {
		return "camel";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(
				Queues.synchronousCall(),
				Queues.thenThreads(),
				Queues.oneConsumer(),
				Queues.large(),
				Queues.throwsWhenFull(),
				Transactions.threadChange(),
				Transactions.consumerWithoutCache(),
				Replies.shared(),
				Replies.oneListener(),
				UnpooledFactories.rule(),
				DynamicAddresses.rule(),
				Bodies.splitWhole(),
				ParallelSteps.rule(),
				Bodies.toText(),
				Bodies.remoteFile(),
				Bodies.cachedStream(),
				Tracing.rule(),
				FileLocks.rule(),
				HttpConnections.rule(),
				PollingSteps.withoutTimeout(),
				RowSteps.perPart());
	}

	@Override
	public List<FileFormat> formats() {
		return List.of(new CamelFormat(), new CamelYamlFormat(), new CamelKeysFormat());
	}

	@Override
	public List<CodePartReader> partReaders() {
		return List.of(new JavaRoutes());
	}

	@Override
	public void link(Collection<Module> modules, Predicate<Module> fresh) {
		RouteLinks.resolve(modules, fresh);
	}
}
