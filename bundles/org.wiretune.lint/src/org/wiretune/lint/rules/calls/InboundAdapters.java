/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code adapter-ordered-delivery}, {@code adapter-assured-once} and {@code adapter-poll-rate-cap}: how an adapter brings
 * events into a module. Their properties are those of the activation specification, which an export states by the names of its Java
 * properties.
 */
final class InboundAdapters {

	private static final RuleLimit EVENTS = new RuleLimit("adapter-poll-rate-cap", "events", 10, 1, 100_000, "events/s");
	private static final double MILLISECONDS = 1000;

	private InboundAdapters() {
	}

	/**
	 * @param export the export
	 * @param property the property
	 */
	private record Site(Export export, Setting property) {
	}

	/**
	 * @param export the export
	 * @param quantity how many events a poll brings
	 * @param period milliseconds between polls
	 */
	private record Polling(Export export, Setting quantity, Setting period) {

		/** Events in a second at most. */
		double rate() {
			return quantity.asNumber() * MILLISECONDS / period.asNumber();
		}
	}

	static Rule ordered() {
		return stated("adapter-ordered-delivery", "deliveryType", "ORDERED").build();
	}

	static Rule assuredOnce() {
		return stated("adapter-assured-once", "assuredOnceDelivery", "true").optional()
				.onSites(form -> form.limit(site -> "false")
						.fix("false", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.property(), "false")))
				.build();
	}

	private static RuleForm<Site> stated(String id, String name, String value) {
		return RuleForm.rule(id, Subject.CONCURRENCY, Severity.INFO, reading -> adapters(reading).flatMap(export -> property(export, name).map(property -> new Site(export, property))))
				.when(site -> value.equalsIgnoreCase(String.valueOf(site.property().getValue()).strip()))
				.at(site -> site.property().getOrigin())
				.measured(site -> site.property().getValue().strip())
				.with("name", site -> site.export().getName());
	}

	static Rule pollRate() {
		return RuleForm.rule("adapter-poll-rate-cap", Subject.CONCURRENCY, Severity.INFO, InboundAdapters::pollings)
				.limitedBy(EVENTS)
				.onSites(form -> form
						.when((site, context) -> site.rate() < context.limit(EVENTS))
						.at(site -> site.period().getOrigin())
						.measured(Polling::rate)
						.limit(EVENTS)
						.with("name", site -> site.export().getName())
						.with("quantity", site -> site.quantity().asNumber())
						.with("period", site -> site.period().asNumber())
						.related(site -> List.of(site.quantity().getOrigin())))
				.build();
	}

	private static Stream<Polling> pollings(Reading reading) {
		return adapters(reading).flatMap(export -> property(export, "pollQuantity").flatMap(quantity -> property(export, "pollPeriod").map(period -> new Polling(export, quantity, period))))
				.filter(polling -> isPositive(polling.quantity()) && isPositive(polling.period()));
	}

	private static boolean isPositive(Setting setting) {
		return setting.asNumber() != null && setting.asNumber() > 0;
	}

	private static Stream<Export> adapters(Reading reading) {
		return ServiceCalls.modules(reading).flatMap(module -> module.getExports().stream()).filter(export -> export.getBinding() != null && export.getBinding().getKind() == BindingKind.EIS);
	}

	/** A property of the activation specification; its name stands behind those of the elements around it. */
	private static Stream<Setting> property(Export export, String name) {
		return export.getBinding().getProperties().stream().filter(property -> property.getName() != null && property.getOrigin() != null
				&& property.getName().substring(property.getName().lastIndexOf('.') + 1).equalsIgnoreCase(name)).limit(1);
	}
}
