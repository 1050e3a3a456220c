/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** Rule {@code osb-composite-over-http}: a business service that calls a composite of Oracle SOA Suite by SOAP, although the bus has a way of its own to it. */
final class CompositeDetours {

	/** The address of a composite: partition, composite with or without its revision, service. */
	private static final Pattern COMPOSITE = Pattern.compile("(?i)https?://[^/?#\\s]+/soa-infra/services/[^/?#\\s]+/([^/?#!\\s]+)(?:[!/?#].*)?", Pattern.DOTALL);
	private static final String DIRECT = "soa-direct";

	private CompositeDetours() {
	}

	/**
	 * @param service the business service
	 * @param address where it calls
	 * @param composite the composite that the address names
	 */
	private record Detour(Import service, String address, String composite) {
	}

	/** Told only where the composite is near: its address is the own machine's, or it was read. Others may lie behind a border that RMI does not cross. */
	static Rule rule() {
		return RuleForm.rule("osb-composite-over-http", Subject.WIRING, Severity.INFO, CompositeDetours::detours)
				.at(detour -> detour.service().getBinding().getEndpoint().getOrigin())
				.measured(Detour::address)
				.limit(detour -> DIRECT)
				.with("name", detour -> detour.service().getName())
				.with("composite", Detour::composite)
				.build();
	}

	private static Stream<Detour> detours(Reading reading) {
		Set<String> read = reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SOA_COMPOSITE).map(Module::getName).filter(Objects::nonNull).collect(Collectors.toSet());
		return BusPipeline.projects(reading).flatMap(module -> module.getImports().stream()).filter(service -> !TrialModules.is(reading, service.getOrigin().path()))
				.map(CompositeDetours::detour).filter(Objects::nonNull).filter(detour -> LocalAddress.of(detour.address()) != null || read.contains(detour.composite()));
	}

	private static Detour detour(Import service) {
		Binding binding = service.getBinding();
		String address = binding.getKind() == BindingKind.HTTP && binding.getEndpoint() != null ? binding.getEndpoint().getValue() : null;
		Matcher composite = address == null ? null : COMPOSITE.matcher(address.strip());
		return composite != null && composite.matches() ? new Detour(service, address.strip(), composite.group(1)) : null;
	}
}
