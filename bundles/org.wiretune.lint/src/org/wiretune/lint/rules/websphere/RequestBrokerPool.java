/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Deployments;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.wiring.CallBetweenServers;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Rules on the pool of the object request broker, which serves calls from other servers: {@code orb-pool-growable},
 * {@code orb-pool-default-shared} and {@code orb-inactivity-timeout-low}.
 */
final class RequestBrokerPool {

	private static final long DEFAULT_SIZE = 50;
	private static final long DEFAULT_TIMEOUT = 3500;

	private RequestBrokerPool() {
	}

	/**
	 * @param server the server
	 * @param pool the pool of its object request broker
	 */
	private record Site(Server server, ThreadPool pool) {
	}

	static Rule growable() {
		return form("orb-pool-growable", Severity.INFO)
				.onSites(form -> form
						.when(site -> Values.truth(site.pool().getGrowable()))
						.at(site -> Values.origin(site.pool().getGrowable(), site.pool()))
						.measured(site -> site.pool().getGrowable().getValue())
						.limit(site -> "false")
						.fix("limit", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.pool().getGrowable(), "false")))
				.build();
	}

	/**
	 * @param site a server whose pool has its default size
	 * @param called the modules on it that are called from elsewhere
	 */
	private record Shared(Site site, List<String> called) {
	}

	static Rule shared() {
		return RuleForm.rule("orb-pool-default-shared", Subject.CONCURRENCY, Severity.INFO, RequestBrokerPool::withCalledModules)
				.optional()
				.onSites(form -> form
						.when(shared -> shared.called().size() > 1)
						.at(shared -> at(shared.site(), shared.site().pool().getMaximumSize()))
						.measured(shared -> shared.site().pool().getMaximumSize().getValue())
						.with("server", shared -> Hosting.serverName(shared.site().server()))
						.with("count", shared -> shared.called().size())
						.with("modules", shared -> String.join(", ", shared.called())))
				.build();
	}

	private static Stream<Shared> withCalledModules(Reading reading) {
		Deployments deployments = Deployments.of(reading);
		List<Module> bySca = CallBetweenServers.calls(reading).map(CallBetweenServers.Call::module).distinct().toList();
		return sites(reading).filter(site -> Values.number(site.pool().getMaximumSize()) != null && Values.number(site.pool().getMaximumSize()) <= DEFAULT_SIZE)
				.map(site -> new Shared(site, called(reading, deployments, bySca, site.server())));
	}

	static Rule inactivity() {
		return form("orb-inactivity-timeout-low", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(site -> Values.number(site.pool().getInactivityTimeout()) != null && Values.number(site.pool().getInactivityTimeout()) <= DEFAULT_TIMEOUT)
						.at(site -> at(site, site.pool().getInactivityTimeout()))
						.measured(site -> site.pool().getInactivityTimeout().getValue()))
				.build();
	}

	private static Origin at(Site site, Setting setting) {
		return Values.origin(setting, site.pool());
	}

	private static RuleForm<Site> form(String id, Severity severity) {
		return RuleForm.rule(id, Subject.CONCURRENCY, severity, RequestBrokerPool::sites)
				.with("server", site -> Hosting.serverName(site.server()))
				.with("size", site -> Values.shown(site.pool().getMaximumSize()));
	}

	private static Stream<Site> sites(Reading reading) {
		return ScriptedServers.withServers(reading).filter(server -> server.getProduct() == Product.WEBSPHERE)
				.map(server -> new Site(server, ThreadPools.ofRequestBroker(reading, server))).filter(site -> site.pool() != null);
	}

	/** The modules of a server that other servers call by SCA or clients by an EJB export. */
	private static List<String> called(Reading reading, Deployments deployments, List<Module> bySca, Server server) {
		Stream<Module> asBean = reading.solution().getModules().stream()
				.filter(module -> module.getExports().stream().anyMatch(export -> export.getBinding() != null && export.getBinding().getKind() == BindingKind.EJB))
				.filter(module -> runsOn(reading, deployments, module, server));
		return Stream.concat(bySca.stream().filter(module -> deployments.servers(module).contains(server)), asBean).map(Module::getName).distinct().sorted().toList();
	}

	private static boolean runsOn(Reading reading, Deployments deployments, Module module, Server server) {
		if (!deployments.servers(module).isEmpty()) {
			return deployments.servers(module).contains(server);
		}
		Hosting hosting = Hosting.of(reading, module.getPath(), each -> each.getProduct() == Product.WEBSPHERE);
		return hosting != null && hosting.server() == server;
	}
}
