/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.OperationWords;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.servicebus.Transports;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** Rule {@code osb-lookup-not-cached}: business services that look up settings or catalogues for each message, whose results the bus does not keep. */
final class UncachedLookups {

	private static final String CACHING = "result-caching.isSupported";
	/** What seldom changes, as services name it. */
	private static final Set<String> CONSTANT = Set.of("properties", "property", "propiedades", "parameter", "parameters", "parametro", "parametros", "config", "configuration", "configuracion", "settings", "catalog",
			"catalogue", "catalogs", "catalogo", "catalogos", "country", "countries", "pais", "paises", "currency", "currencies", "moneda", "monedas", "lookup", "lookups", "holidays", "feriados", "dvm");

	private UncachedLookups() {
	}

	/**
	 * @param module the project
	 * @param services its business services that look something up, at least one
	 */
	private record Site(Module module, List<Import> services) {

		String names() {
			return services.stream().map(Import::getName).distinct().limit(4).collect(Collectors.joining(", "));
		}
	}

	static Rule rule() {
		return RuleForm.rule("osb-lookup-not-cached", Subject.CONCURRENCY, Severity.INFO, UncachedLookups::sites)
				.at(site -> site.services().getFirst().getOrigin())
				.measured(site -> site.services().size())
				.with("module", site -> site.module().getName())
				.with("names", Site::names)
				.message(site -> site.services().size() == 1 ? "one" : null)
				.related(site -> site.services().stream().skip(1).map(Import::getOrigin).toList())
				.build();
	}

	/** Only services that pipelines ask, and only where no operation that is called changes anything. */
	private static Stream<Site> sites(Reading reading) {
		Set<Object> asked = new HashSet<>();
		Set<Object> changed = new HashSet<>();
		BusPipeline.all(reading).forEach(pipeline -> pipeline.flow().getPrimitives().stream().filter(action -> action.getReference() != null && pipeline.isEveryday(action)).forEach(action -> {
			Object target = PipelineActions.target(pipeline, action);
			String operation = action.getOperation();
			if (target != null) {
				(operation != null && OperationWords.changes(operation) ? changed : asked).add(target);
			}
		}));
		return BusPipeline.projects(reading).map(module -> new Site(module, module.getImports().stream()
				.filter(service -> asked.contains(service) && !changed.contains(service) && isLookup(service) && !isCached(service) && !TrialModules.is(reading, service.getOrigin().path())).toList()))
				.filter(site -> !site.services().isEmpty());
	}

	private static boolean isLookup(Import service) {
		List<String> words = OperationWords.words(service.getName()).toList();
		boolean reads = words.stream().anyMatch(word -> word.equals("read") || word.equals("all")) || OperationWords.asks(service.getName()) || words.stream().anyMatch(word -> word.startsWith("consult"));
		BindingKind kind = service.getBinding().getKind();
		return reads && words.stream().anyMatch(CONSTANT::contains) && !OperationWords.changes(service.getName()) && (kind == BindingKind.EIS || kind == BindingKind.HTTP);
	}

	private static boolean isCached(Import service) {
		return Values.truth(Transports.property(service.getBinding(), CACHING));
	}
}
