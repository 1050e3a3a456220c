/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/**
 * Rules {@code bo-parsing-mode-mixed} and {@code bo-parsing-eager-large-xml}: a module calls another one that parses business objects
 * in the other mode, or parses all of each document.
 */
final class ParsingModes {

	private static final String EAGER = "emf";
	private static final String LAZY = "xci";
	private static final Set<Performer> PROCESSES = Set.of(Performer.LONG_RUNNING_PROCESS, Performer.MICROFLOW, Performer.PROCESS);

	private ParsingModes() {
	}

	/**
	 * @param from the first import that leads to the other module
	 * @param caller the module that calls
	 * @param called the module that is called
	 */
	private record Site(Import from, Module caller, Module called) {
	}

	static Rule rule() {
		return RuleForm.rule("bo-parsing-mode-mixed", Subject.WIRING, Severity.INFO, ParsingModes::sites)
				.at(site -> origin(site))
				.measured(site -> words(site.caller()))
				.limit(site -> words(site.called()))
				.with("name", site -> site.from().getName())
				.with("module", site -> site.caller().getName())
				.with("called", site -> site.called().getName())
				.related(site -> Stream.of(site.caller(), site.called()).map(Module::getBusinessObjects).filter(Objects::nonNull).map(mode -> mode.getOrigin()).toList())
				.build();
	}

	static Rule eagerDocuments() {
		return RuleForm.rule("bo-parsing-eager-large-xml", Subject.MEMORY, Severity.INFO, reading -> ServiceCalls.modules(reading).filter(ParsingModes::parsesDocuments))
				.optional()
				.at(module -> module.getBusinessObjects().getOrigin())
				.measured(ParsingModes::words)
				.limit(module -> TEXTS.get("lazy"))
				.with("name", Module::getName)
				.build();
	}

	/** Modules that state the eager mode and get XML for their processes; mediation flows do not support the lazy one. */
	private static boolean parsesDocuments(Module module) {
		return isKnown(module) && EAGER.equals(mode(module))
				&& module.getExports().stream().map(Export::getBinding).anyMatch(binding -> binding != null && (binding.getKind() == BindingKind.HTTP || binding.getKind().family() == BindingFamily.WEB_SERVICE))
				&& module.getComponents().stream().map(Performer::of).anyMatch(PROCESSES::contains) && module.getComponents().stream().map(Performer::of).noneMatch(performer -> performer == Performer.MEDIATION_FLOW);
	}

	private static Origin origin(Site site) {
		return site.from().getOrigin();
	}

	private static Stream<Site> sites(Reading reading) {
		return ServiceCalls.modules(reading).flatMap(module -> module.getImports().stream().map(from -> new Site(from, module, called(from)))
				.filter(site -> site.called() != null && site.called() != module && isKnown(site.called()) && isKnown(module) && !mode(module).equals(mode(site.called())))
				.collect(Collectors.toMap(Site::called, site -> site, (first, second) -> first, LinkedHashMap::new)).values().stream());
	}

	private static Module called(Import from) {
		Export export = Wiring.target(from);
		return export != null && export.eContainer() instanceof Module module ? module : null;
	}

	/** A module whose attributes were not read may be of either mode; one that states none was made before there was a choice, and is eager. */
	private static boolean isKnown(Module module) {
		return module.getBusinessObjects() != null && List.of(EAGER, LAZY).contains(mode(module));
	}

	private static String mode(Module module) {
		return module.getBusinessObjects().getValue();
	}

	private static String words(Module module) {
		return mode(module).equals(LAZY) ? TEXTS.get("lazy") : TEXTS.get("eager");
	}
}
