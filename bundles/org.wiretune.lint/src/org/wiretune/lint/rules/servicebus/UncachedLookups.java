/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.DatabaseLookups;
import org.wiretune.lint.rules.OperationWords;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.servicebus.Transports;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/** Rule {@code osb-lookup-not-cached}: business services that look up settings or catalogues for each message, whose results the bus does not keep. */
final class UncachedLookups {

	private static final String CACHING = "result-caching.isSupported";
	/** Settings, which are the first word of what is asked for, or the last one where no key follows: those of one order are no settings of the whole. */
	private static final Set<String> SETTINGS = Set.of("properties", "property", "propiedades", "parameter", "parameters", "parametro", "parametros", "config", "configuration", "configuracion", "settings", "catalog",
			"catalogue", "catalogs", "catalogues", "catalogo", "catalogos", "lookup", "lookups", "dvm");
	/** Those that tell of a catalogue wherever they stand in the name of a service, if its operations only ask. */
	private static final Set<String> CATALOGUES = Set.of("catalog", "catalogue", "catalogs", "catalogues", "catalogo", "catalogos");
	/** First words of tables that tell kinds from one another. */
	private static final Set<String> TYPES = Set.of("tipo", "tipos", "subtipo", "types", "kinds");
	/** Lists that seldom change, which are the first word: further behind they tell of which country or in which currency something is. */
	private static final Set<String> LISTS = Set.of("country", "countries", "pais", "paises", "currency", "currencies", "moneda", "monedas", "holidays", "feriados",
			"branches", "sucursales", "municipios", "municipalities", "provincias", "provinces", "languages", "idiomas");
	/** How services are called for what they are, and not for what they do. */
	private static final Set<String> KINDS = Set.of("bs", "jca", "db", "biz", "service", "svc", "adapter", "sub");
	private static final String KEY = "by";

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
				.onSites(form -> form
						.at(site -> site.services().get(0).getOrigin())
						.measured(site -> site.services().size())
						.with("module", site -> site.module().getName())
						.with("names", Site::names)
						.message(site -> site.services().size() == 1 ? "one" : null)
						.related(site -> site.services().stream().skip(1).map(Import::getOrigin).toList()))
				.build();
	}

	/** Only services that pipelines ask, and only where no operation that is called changes anything. */
	private static Stream<Site> sites(Reading reading) {
		Set<Object> asked = new HashSet<>();
		Set<Object> changed = new HashSet<>();
		Map<Object, Set<String>> operations = new HashMap<>();
		BusPipeline.all(reading).forEach(pipeline -> pipeline.flow().getPrimitives().stream().filter(action -> action.getReference() != null && pipeline.isEveryday(action)).forEach(action -> {
			Object target = PipelineActions.target(pipeline, action);
			String operation = action.getOperation();
			if (target != null) {
				(operation != null && OperationWords.changes(operation) ? changed : asked).add(target);
				operations.computeIfAbsent(target, key -> new HashSet<>()).add(String.valueOf(operation));
			}
		}));
		return BusPipeline.projects(reading).map(module -> new Site(module, module.getImports().stream()
				.filter(service -> asked.contains(service) && !changed.contains(service) && isCallable(service) && (isLookup(service.getName()) || operations.get(service).stream().allMatch(UncachedLookups::isLookup) || isCatalogue(service, operations.get(service)) || isTable(service)) && !isCached(service) && !TrialModules.is(reading, service.getOrigin().path())).toList()))
				.filter(site -> !site.services().isEmpty());
	}

	private static boolean isCallable(Import service) {
		BindingKind kind = service.getBinding().getKind();
		return (kind == BindingKind.EIS || kind == BindingKind.HTTP) && !OperationWords.changes(service.getName());
	}

	private static boolean isTable(Import service) {
		return !DatabaseLookups.namesPeople(service.getName()) && DatabaseLookups.isOfWholeTable(service.getBinding());
	}

	private static boolean isLookup(String name) {
		List<String> all = OperationWords.words(name).filter(word -> !KINDS.contains(word)).toList();
		List<String> words = all.stream().takeWhile(word -> !word.equals(KEY)).toList();
		int last = -1;
		for (int i = 0; i < words.size(); i++) {
			last = isAsking(words.get(i)) ? i : last;
		}
		List<String> asked = words.subList(last + 1, words.size());
		return last >= 0 && !asked.isEmpty() && !OperationWords.isBeside(asked.toArray(String[]::new))
				&& (SETTINGS.contains(asked.get(0)) || SETTINGS.contains(asked.get(asked.size() - 1)) && words.size() == all.size() || LISTS.contains(asked.get(0)));
	}

	/** Whether a service is called after a catalogue and every operation that is called asks, or is called after one, too. */
	private static boolean isCatalogue(Import service, Set<String> operations) {
		List<String> words = OperationWords.words(service.getName()).filter(word -> !KINDS.contains(word)).toList();
		return (words.stream().anyMatch(CATALOGUES::contains) || !words.isEmpty() && TYPES.contains(words.get(0))) && !DatabaseLookups.namesPeople(service.getName())
				&& operations.stream().allMatch(operation -> OperationWords.asks(operation) || OperationWords.words(operation).findFirst().filter(UncachedLookups::isAsking).isPresent() || OperationWords.words(operation).anyMatch(CATALOGUES::contains));
	}

	private static boolean isAsking(String word) {
		return word.equals("all") || word.startsWith("consult") || OperationWords.asks(word);
	}

	private static boolean isCached(Import service) {
		return Values.truth(Transports.property(service.getBinding(), CACHING));
	}
}
