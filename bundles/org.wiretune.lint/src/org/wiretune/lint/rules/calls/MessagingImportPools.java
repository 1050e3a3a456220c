/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code jms-import-pool-below-threads}: the connections of a messaging import are fewer than the web threads that call it. Only
 * modules that serve web requests are looked at, since nobody knows how many threads call in others.
 */
final class MessagingImportPools {

	private static final String[] FACTORIES = {"websphere.j2cConnectionFactory", "websphere.embeddedQueueConnectionFactory", "websphere.mqQueueConnectionFactory", "websphere.mqConnectionFactory",
			"websphere.jmsConnectionFactory"};
	private static final String MAXIMUM = "maxConnections";

	private MessagingImportPools() {
	}

	/**
	 * @param from the import
	 * @param factory the connection factory of its server
	 * @param maximum the most connections
	 * @param web the pool of the web threads of the same server
	 */
	private record Site(Import from, ConfiguredGroup factory, Setting maximum, ThreadPool web) {

		Long threads() {
			return Values.number(web.getMaximumSize());
		}
	}

	static Rule rule() {
		return RuleForm.rule("jms-import-pool-below-threads", Subject.CONNECTIONS, Severity.INFO, MessagingImportPools::sites)
				.onSites(form -> form
						.when(site -> site.maximum().asNumber() != null && site.maximum().asNumber() > 0 && site.threads() != null && site.maximum().asNumber() < site.threads())
						.at(site -> Values.origin(site.maximum(), site.factory().group()))
						.measured(site -> site.maximum().asNumber())
						.limit(Site::threads)
						.with("name", site -> site.from().getName())
						.with("factory", site -> site.factory().name())
						.with("server", site -> Hosting.serverName(site.factory().server()))
						.related(site -> List.of(site.from().getOrigin(), Values.origin(site.web().getMaximumSize(), site.web())))
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.maximum(), Long.toString(site.threads()))))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Import> imports = ServiceCalls.modules(reading).filter(MessagingImportPools::servesRequests).flatMap(module -> module.getImports().stream())
				.filter(from -> Wiring.kind(from).family() == BindingFamily.MESSAGING && !ServiceCalls.of(reading).to(from).isEmpty()).toList();
		return imports.isEmpty() ? Stream.empty() : ConfigurationIndex.groups(reading, FACTORIES).filter(factory -> factory.server() != null).flatMap(factory -> {
			ThreadPool web = ThreadPools.named(factory.server(), ThreadPools.WEB_CONTAINER);
			return web == null ? Stream.empty() : imports.stream().filter(from -> names(from).contains(String.valueOf(factory.value("jndiName"))))
					.flatMap(from -> factory.groups("websphere.connectionPool").stream().map(pool -> pool.setting(MAXIMUM)).map(maximum -> new Site(from, factory, maximum, web)));
		});
	}

	/** The names of the factory: those that the binding states, or the one that the runtime makes. */
	private static Set<String> names(Import from) {
		Set<String> stated = new HashSet<>();
		from.getBinding().getConnectionFactories().forEach(factory -> stated.add(factory.getValue()));
		return stated.isEmpty() ? Set.of(((Module) from.eContainer()).getName() + '/' + from.getName() + "_CF") : stated;
	}

	private static boolean servesRequests(Module module) {
		return module.getExports().stream().map(Export::getBinding).anyMatch(binding -> binding != null && (binding.getKind() == BindingKind.HTTP || binding.getKind().family() == BindingFamily.WEB_SERVICE));
	}
}
