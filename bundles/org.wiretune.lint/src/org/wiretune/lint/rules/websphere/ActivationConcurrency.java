/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.platform.Application;
import org.wiretune.model.settings.Element;

/**
 * Rules on the concurrency of activation specifications: {@code sca-maxconcurrency-default}, {@code sca-maxconcurrency-1-serial},
 * {@code jms-maxconcurrency-default}, {@code jms-maxconcurrency-1-serial} and {@code jms-max-batch-size-1}. A fix never raises
 * the concurrency beyond the pool: the lab of the source did, and saw next to nothing.
 */
final class ActivationConcurrency {

	private static final RuleLimit CALLERS = new RuleLimit("sca-maxconcurrency-default", "callers", 2, 1, 1000, null);

	private ActivationConcurrency() {
	}

	static Rule scaDefault() {
		return form("sca-maxconcurrency-default", reading -> Activation.of(reading, MessagingAdapters.SCA))
				.limitedBy(CALLERS)
				.onSites(form -> form
						.when(ActivationConcurrency::isStandard)
						.when((site, context) -> callers(site) >= context.limit(CALLERS))
						.with("callers", ActivationConcurrency::callers)
						.with("module", site -> site.module() == null ? "" : site.module().getName())
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, ActivationConcurrency::raise))
				.build();
	}

	static Rule jmsDefault() {
		return form("jms-maxconcurrency-default", Activation::ofJms)
				.optional()
				.onSites(form -> form
						.when(ActivationConcurrency::isStandard)
						.when(site -> !OrderRequired.isRequired(site))
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, ActivationConcurrency::raise))
				.build();
	}

	static Rule scaSerial() {
		return serial("sca-maxconcurrency-1-serial", reading -> Activation.of(reading, MessagingAdapters.SCA));
	}

	static Rule jmsSerial() {
		return serial("jms-maxconcurrency-1-serial", reading -> Activation.ofJms(reading).filter(site -> !OrderRequired.isRequired(site)));
	}

	private static Rule serial(String id, Function<Reading, Stream<Activation>> sites) {
		return form(id, sites)
				.onSites(form -> form
						.when(site -> site.number() != null && site.number() == 1)
						.limit(Activation::standard)
						.message(site -> null)
						.fix("standard", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.concurrency(), Long.toString(site.standard()))))
				.build();
	}

	static Rule batchSize() {
		return RuleForm.rule("jms-max-batch-size-1", Subject.CONCURRENCY, Severity.INFO, Activation::ofJms)
				.optional()
				.onSites(form -> form
						.when(site -> Values.number(site.specification().getMaximumBatchSize()) != null && Values.number(site.specification().getMaximumBatchSize()) == 1)
						.at(site -> Values.origin(site.specification().getMaximumBatchSize(), site.specification()))
						.measured(site -> site.specification().getMaximumBatchSize().getValue())
						.with("name", site -> site.specification().getName()))
				.build();
	}

	private static RuleForm<Activation> form(String id, Function<Reading, Stream<Activation>> sites) {
		return RuleForm.rule(id, Subject.CONCURRENCY, Severity.INFO, sites)
				.at(site -> Values.origin(site.concurrency(), site.specification()))
				.measured(Activation::number)
				.limit(site -> site.advised() == null ? site.standard() : site.advised())
				.with("name", site -> site.specification().getName())
				.with("standard", Activation::standard)
				.with("advised", site -> String.valueOf(site.advised()))
				.with("pool", site -> site.pool() == null ? "" : site.pool().getName())
				.message(site -> site.advised() == null ? "no-threads" : null)
				.related(site -> Arrays.asList(Values.origin(site.pool())));
	}

	private static boolean isStandard(Activation site) {
		return site.number() != null && site.number() > 1 && site.number() <= site.standard();
	}

	private static void raise(Activation site, Edits edits) {
		if (site.advised() == null) {
			edits.impossible();
		} else {
			edits.set(site.concurrency(), site.advised().toString());
		}
	}

	/** What calls the module asynchronously: imports that prefer async or that code calls so, and each loop of such calls. */
	private static long callers(Activation site) {
		Module module = site.module();
		if (module == null) {
			return 0;
		}
		Set<Element> callers = new HashSet<>();
		List<Import> imports = site.reading().solution().getModules().stream().flatMap(each -> each.getImports().stream())
				.filter(from -> Wiring.target(from) != null && Wiring.target(from).eContainer() == module).toList();
		imports.stream().filter(from -> Wiring.asynchronous(from.getInterfaces()) != null).forEach(callers::add);
		for (Application application : site.reading().solution().getApplications()) {
			application.getAsynchronousCalls().forEach(call -> called(call.getTarget()).filter(imports::contains).forEach(callers::add));
			application.getAsynchronousCallLoops().stream().filter(loop -> called(loop.getTarget()).anyMatch(imports::contains)).forEach(callers::add);
		}
		return callers.size();
	}

	private static Stream<Import> called(Reference reference) {
		return reference == null ? Stream.empty() : reference.getWires().stream().map(Wiring::resolved).filter(Import.class::isInstance).map(Import.class::cast);
	}
}
