/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.model.platform.Server;

/** Rule {@code was-cluster-not-needed}: asks of each cluster whether its members are needed. Off unless switched on. */
final class ClusterMember {

	private ClusterMember() {
	}

	/**
	 * @param name the name of the cluster
	 * @param members its members that were read
	 */
	private record Site(String name, List<Server> members) {
	}

	static Rule rule() {
		return RuleForm.rule("was-cluster-not-needed", Subject.SERVER_PROFILE, Severity.INFO, ClusterMember::sites)
				.optional()
				.onSites(form -> form
						.at(site -> site.members().get(0).getOrigin())
						.measured(site -> site.members().size())
						.with("cluster", Site::name)
						.with("server", site -> Hosting.serverName(site.members().get(0)))
						.message(site -> site.members().size() == 1 ? "one" : null)
						.related(site -> site.members().stream().map(Server::getOrigin).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Map<String, List<Server>> clusters = reading.solution().getServers().stream()
				.filter(server -> server.getProduct() == Product.WEBSPHERE && server.getCluster() != null && !server.getCluster().isEmpty())
				.sorted(Comparator.comparing(Server::getPath)).collect(Collectors.groupingBy(Server::getCluster, TreeMap::new, Collectors.toList()));
		return clusters.entrySet().stream().map(entry -> new Site(entry.getKey(), entry.getValue()));
	}
}
