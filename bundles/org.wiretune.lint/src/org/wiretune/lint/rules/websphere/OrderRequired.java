/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code order-required-but-concurrent}: a component demands event sequencing, and the JMS export in front of it takes
 * several messages at once, so that they reach the component out of order. Asynchronous SCA calls are left out: the
 * documentation asks for a concurrency of 1 at exports only. An export that says itself that order is required is left to the server.
 */
final class OrderRequired {

	private static final String SEQUENCING = "sequenc";

	private OrderRequired() {
	}

	/**
	 * @param activation the specification
	 * @param export the JMS export that it serves
	 * @param component the component that demands order
	 */
	private record Site(Activation activation, Export export, Component component) {
	}

	static Rule rule() {
		return RuleForm.rule("order-required-but-concurrent", Subject.CONCURRENCY, Severity.WARNING, (Reading reading) -> Activation.of(reading, MessagingAdapters.JMS)
				.filter(activation -> activation.number() != null && activation.number() > 1).flatMap(OrderRequired::site))
				.onSites(form -> form
						.at(site -> Values.origin(site.activation().concurrency(), site.activation().specification()))
						.measured(site -> site.activation().number())
						.limit(site -> 1)
						.with("name", site -> site.activation().specification().getName())
						.with("export", site -> site.export().getName())
						.with("component", site -> site.component().getName())
						.related(site -> List.of(site.export().getOrigin(), site.component().getOrigin()))
						.fix("serial", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.activation().concurrency(), "1")))
				.build();
	}

	/** {@return whether the component behind an activation specification demands order} */
	static boolean isRequired(Activation activation) {
		return site(activation).findAny().isPresent();
	}

	private static Stream<Site> site(Activation activation) {
		Module module = activation.module();
		String name = activation.specification().getName();
		return module == null ? Stream.empty() : module.getExports().stream()
				.filter(export -> export.getBinding() != null && export.getBinding().getKind() == BindingKind.JMS && export.getOrigin() != null)
				.filter(export -> name.equals(module.getName() + '.' + export.getName() + "_AS")
						|| export.getBinding().getActivationSpecification() != null && jndiName(activation) != null
								&& jndiName(activation).equals(export.getBinding().getActivationSpecification().getValue()))
				.filter(export -> export.getBinding().getProperties().stream().noneMatch(OrderRequired::demandsOrder))
				.flatMap(export -> Wiring.resolved(export.getWire()) instanceof Component component && component.getOrigin() != null && demandsOrder(component)
						? Stream.of(new Site(activation, export, component)) : Stream.empty());
	}

	private static String jndiName(Activation activation) {
		return Values.value(activation.specification().getJndiName());
	}

	private static boolean demandsOrder(Setting property) {
		return property.getName() != null && property.getName().toLowerCase(Locale.ROOT).contains(SEQUENCING) && property.asTruth();
	}

	private static boolean demandsOrder(Component component) {
		Stream<Qualifier> ofInterfaces = component.getInterfaces().stream().flatMap(face -> face.getQualifiers().stream());
		return Stream.concat(component.getQualifiers().stream(), ofInterfaces).map(Qualifier::getType).filter(type -> type != null)
				.anyMatch(type -> type.toLowerCase(Locale.ROOT).contains(SEQUENCING));
	}
}
