/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/** Rule {@code db-instance-shared-by-servers}: several servers whose data sources have the same address. Off by default: sharing is the usual case. */
final class SharedDatabase {

	private SharedDatabase() {
	}

	/**
	 * @param address the address without parameters
	 * @param pools a pool of each server
	 */
	private record Site(String address, List<Pool> pools) {
	}

	static Rule rule() {
		return RuleForm.rule("db-instance-shared-by-servers", Subject.CONNECTIONS, Severity.INFO, SharedDatabase::sites)
				.optional()
				.onSites(form -> form
						.when(site -> site.pools().size() > 1)
						.at(site -> site.pools().get(1).place())
						.measured(site -> site.pools().size())
						.limit(site -> 1)
						.with("address", Site::address)
						.with("servers", site -> String.join(", ", site.pools().stream().map(Pool::owner).toList()))
						.related(site -> site.pools().stream().map(Pool::place).map(Origin.class::cast).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Map<String, List<Pool>> byAddress = new LinkedHashMap<>();
		Pool.all(reading).filter(pool -> pool.server() != null && !pool.isEmbedded() && !pool.isForDevelopment(reading))
				.filter(pool -> !pool.host().isEmpty() && !pool.host().equals("localhost") && !pool.address().contains("${")).forEach(pool -> {
					List<Pool> pools = byAddress.computeIfAbsent(pool.address().replaceFirst("[?;].*", ""), key -> new ArrayList<>());
					if (pools.stream().noneMatch(other -> other.server() == pool.server())) {
						pools.add(pool);
					}
				});
		return byAddress.entrySet().stream().map(each -> new Site(each.getKey(), each.getValue()));
	}
}
