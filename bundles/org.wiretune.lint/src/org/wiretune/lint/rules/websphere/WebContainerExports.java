/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;

/** Rule {@code http-or-ws-export-uses-webcontainer}: leads from an HTTP or Web Service export to the pool that serves it. */
final class WebContainerExports {

	private static final Set<BindingKind> WEB = Set.of(BindingKind.HTTP, BindingKind.JAX_WS, BindingKind.JAX_RPC);

	private WebContainerExports() {
	}

	/**
	 * @param export an export that the web container serves
	 * @param hosting the server it runs on
	 * @param exports how many such exports the server has
	 */
	private record Site(Export export, Hosting hosting, long exports) {

		ThreadPool pool() {
			return ThreadPools.named(hosting.server(), ThreadPools.WEB_CONTAINER);
		}
	}

	static Rule rule() {
		return RuleForm.rule("http-or-ws-export-uses-webcontainer", Subject.CONCURRENCY, Severity.INFO, WebContainerExports::sites)
				.optional()
				.onSites(form -> form
						.at(site -> site.export().getOrigin())
						.measured(site -> Values.shown(site.pool().getMaximumSize()))
						.with("name", site -> site.export().getName())
						.with("exports", Site::exports)
						.with("server", site -> site.hosting().serverName())
						.message(site -> site.exports() == 1 ? "single" : null)
						.assuming(site -> site.hosting().assumption())
						.related(site -> Arrays.asList(Values.origin(site.pool().getMaximumSize(), site.pool()))))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Predicate<Server> suitable = server -> server.getProduct() == Product.WEBSPHERE && ThreadPools.named(server, ThreadPools.WEB_CONTAINER) != null;
		List<Site> sites = new ArrayList<>();
		for (Module module : reading.solution().getModules()) {
			Hosting hosting = module.getKind() == ModuleKind.MODULE || module.getKind() == ModuleKind.MEDIATION_MODULE ? Hosting.of(reading, module.getPath(), suitable) : null;
			if (hosting != null) {
				module.getExports().stream().filter(export -> export.getBinding() != null && WEB.contains(export.getBinding().getKind()))
						.forEach(export -> sites.add(new Site(export, hosting, 0)));
			}
		}
		Map<Server, Long> exports = sites.stream().collect(Collectors.groupingBy(site -> site.hosting().server(), Collectors.counting()));
		return sites.stream().map(site -> new Site(site.export(), site.hosting(), exports.get(site.hosting().server())));
	}
}
