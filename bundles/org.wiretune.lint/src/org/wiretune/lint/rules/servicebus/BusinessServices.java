/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.lint.servicebus.Transports;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/** Rules on business services over HTTP. */
final class BusinessServices {

	private static final String READ = "outbound-properties.timeout";
	private static final String CONNECT = "outbound-properties.connection-timeout";
	private static final String NONE = "0";
	private static final Pattern SECURITY = Pattern.compile("^ws-policy\\.policies");
	/** Seconds that the fix writes; the user's own figure is better. */
	private static final String READ_SECONDS = "60";
	private static final String CONNECT_SECONDS = "10";

	private BusinessServices() {
	}

	/**
	 * @param module the project
	 * @param services its business services without a limit for the answer, at least one
	 */
	private record Endless(Module module, List<Import> services) {

		String names() {
			return services.stream().map(Import::getName).distinct().limit(4).collect(Collectors.joining(", "));
		}
	}

	static Rule timeout() {
		return RuleForm.rule("osb-http-no-timeout", Subject.CONCURRENCY, Severity.INFO, BusinessServices::endless)
				.onSites(form -> form
						.at(site -> Transports.property(site.services().get(0).getBinding(), READ).getOrigin())
						.measured(site -> site.services().size())
						.limit(site -> READ_SECONDS)
						.with("connect", site -> CONNECT_SECONDS)
						.with("module", site -> site.module().getName())
						.with("names", Endless::names)
						.message(site -> site.services().size() == 1 ? "one" : null)
						.related(site -> site.services().stream().skip(1).map(service -> Transports.property(service.getBinding(), READ).getOrigin()).toList())
						.fix("limit", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.services().forEach(service -> limit(service, edits))))
				.build();
	}

	private static Stream<Endless> endless(Reading reading) {
		return BusPipeline.projects(reading)
				.map(module -> new Endless(module, module.getImports().stream().filter(service -> service.getBinding().getKind() == BindingKind.HTTP && isNone(Transports.property(service.getBinding(), READ))).toList()))
				.filter(site -> !site.services().isEmpty());
	}

	private static boolean isNone(Setting timeout) {
		return timeout != null && timeout.isSet() && timeout.getOrigin() != null && NONE.equals(timeout.getValue().strip());
	}

	private static void limit(Import service, Edits edits) {
		edits.set(Transports.property(service.getBinding(), READ), READ_SECONDS);
		Setting connect = Transports.property(service.getBinding(), CONNECT);
		if (isNone(connect)) {
			edits.set(connect, CONNECT_SECONDS);
		}
	}

	/**
	 * @param service the business service
	 * @param target the proxy service that its address leads to
	 */
	private record Round(Import service, Export target) {

		String address() {
			return service.getBinding().getEndpoint().getValue();
		}

		boolean isNear() {
			return LocalAddress.of(address()) != null;
		}
	}

	static Rule ownProxy() {
		return RuleForm.rule("osb-own-proxy-over-http", Subject.WIRING, Severity.INFO, BusinessServices::rounds)
				.onSites(form -> form
						.at(round -> round.service().getBinding().getEndpoint().getOrigin())
						.measured(Round::address)
						.with("name", round -> round.service().getName())
						.with("service", round -> round.target().getName())
						.with("module", round -> ((Module) round.target().eContainer()).getName())
						.assuming(round -> new Assumption(round.isNear() ? null : "host"))
						.related(round -> List.of(round.target().getOrigin())))
				.build();
	}

	private static Stream<Round> rounds(Reading reading) {
		return BusPipeline.projects(reading).flatMap(module -> module.getImports().stream()).filter(service -> service.getBinding().getKind() == BindingKind.HTTP)
				.flatMap(service -> Wiring.resolved(service.getWire()) instanceof Export export && export.eContainer() instanceof Module owner && owner.getKind() == ModuleKind.SERVICE_BUS
						? Stream.of(new Round(service, export))
						: Stream.empty())
				.filter(round -> !isSecured(round.service()) && !TrialModules.is(reading, round.target().getOrigin().path()));
	}

	/** What a policy adds on the way out would be missing in a call by name. */
	private static boolean isSecured(Import service) {
		return service.getBinding().getProperties().stream().anyMatch(property -> SECURITY.matcher(property.getName()).find());
	}
}
