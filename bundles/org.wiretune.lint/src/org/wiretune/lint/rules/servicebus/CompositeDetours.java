/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** Rule {@code osb-composite-over-http}: a business service that calls a composite of Oracle SOA Suite by SOAP, although the bus has a way of its own to it. */
final class CompositeDetours {

	/** The address of a composite: partition, composite with or without its revision, service. */
	private static final Pattern COMPOSITE = Pattern.compile("(?i)https?://[^/?#\\s]+/soa-?infra/services/[^/?#\\s]+/([^/?#!\\s]+)(?:[!/?#].*)?", Pattern.DOTALL);
	/** Hosts that only the own house reaches: private addresses, numbers with the port of an application server, names without a domain, and domains of no public net. */
	private static final Pattern PRIVATE = Pattern.compile("(?i)https?://(?:[\\d.]+(?=:(?!443/|8443/|80/)\\d{2,5}/)|10\\.[\\d.]+|192\\.168\\.[\\d.]+|172\\.(?:1[6-9]|2\\d|3[01])\\.[\\d.]+|[\\w-]+|[\\w.-]+\\.(?:local|internal|intranet|lan|corp|oraclevcn\\.com))(?::\\d+)?/.*", Pattern.DOTALL);
	private static final String DIRECT = "soa-direct";
	private static final int NAMES = 4;

	private CompositeDetours() {
	}

	/**
	 * @param service the business service
	 * @param address where it calls
	 * @param composite the composite that the address names
	 * @param isNear whether the composite is known to be of the same house: its address is the own machine's, or it was read
	 */
	private record Detour(Import service, String address, String composite, boolean isNear) {
	}

	/**
	 * @param module the project
	 * @param detours its business services that take the detour, at least one
	 */
	private record Site(Module module, List<Detour> detours) {

		Detour first() {
			return detours.get(0);
		}

		long composites() {
			return detours.stream().map(Detour::composite).distinct().count();
		}

		String names() {
			return detours.stream().map(Detour::composite).distinct().limit(NAMES).collect(Collectors.joining(", "));
		}
	}

	/**
	 * How a project calls composites is one habit, so one finding for each. Told only where the composite is near: its address is the own
	 * machine's or a private one, or it was read. Others may lie behind a border that RMI does not cross.
	 */
	static Rule rule() {
		return RuleForm.rule("osb-composite-over-http", Subject.WIRING, Severity.INFO, CompositeDetours::sites)
				.onSites(form -> form
						.at(site -> place(site.first()))
						.measured(site -> site.detours().size() == 1 ? site.first().address() : site.detours().size())
						.limit(site -> DIRECT)
						.with("name", site -> site.first().service().getName())
						.with("composite", site -> site.first().composite())
						.with("module", site -> site.module().getName())
						.with("composites", Site::composites)
						.with("names", Site::names)
						.message(site -> site.detours().size() == 1 ? "one" : null)
						.assuming(site -> site.detours().stream().allMatch(Detour::isNear) ? null : new Assumption(null))
						.related(site -> site.detours().stream().skip(1).map(CompositeDetours::place).toList()))
				.build();
	}

	private static Origin place(Detour detour) {
		return detour.service().getBinding().getEndpoint().getOrigin();
	}

	private static Stream<Site> sites(Reading reading) {
		Set<String> read = reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SOA_COMPOSITE).map(Module::getName).filter(Objects::nonNull).collect(Collectors.toSet());
		return BusPipeline.projects(reading).map(module -> new Site(module, module.getImports().stream().filter(service -> !TrialModules.is(reading, service.getOrigin().path()))
				.map(service -> detour(service, read)).filter(Objects::nonNull).filter(detour -> detour.isNear() || PRIVATE.matcher(detour.address()).matches()).toList()))
				.filter(site -> !site.detours().isEmpty());
	}

	private static Detour detour(Import service, Set<String> read) {
		Binding binding = service.getBinding();
		String address = binding.getKind() == BindingKind.HTTP && binding.getEndpoint() != null ? binding.getEndpoint().getValue() : null;
		Matcher composite = address == null ? null : COMPOSITE.matcher(address.strip());
		return composite != null && composite.matches() ? new Detour(service, address.strip(), composite.group(1), LocalAddress.of(address) != null || read.contains(composite.group(1))) : null;
	}
}
