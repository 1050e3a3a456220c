/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;

/**
 * Rules {@code bo-parsing-mode-mixed} and {@code bo-parsing-eager-large-xml}: a module calls another one that parses business objects
 * in the other mode, or parses all of each document.
 */
final class ParsingModes {

	private static final String EAGER = "emf";
	private static final String LAZY = "xci";
	private static final Set<Performer> PROCESSES = Set.of(Performer.LONG_RUNNING_PROCESS, Performer.MICROFLOW, Performer.PROCESS);

	/** How many modules a message names. */
	private static final int NAMED = 5;

	private ParsingModes() {
	}

	/**
	 * A border between two modules of different modes.
	 *
	 * @param from the first import that leads to the other module
	 * @param caller the module that calls
	 * @param called the module that is called
	 */
	private record Border(Import from, Module caller, Module called) {

		boolean has(Module module) {
			return caller == module || called == module;
		}
	}

	/**
	 * One cause: a module whose mode differs from that of others.
	 *
	 * @param module the module
	 * @param borders its borders to the others, at least one
	 */
	private record Site(Module module, List<Border> borders) {

		Border first() {
			return borders.get(0);
		}

		/** Whether it is two modules that meet; they may do so in both directions. */
		boolean isOne() {
			return partners() == 1;
		}

		long partners() {
			return others().count();
		}

		Stream<Module> others() {
			return borders.stream().map(border -> border.caller() == module ? border.called() : border.caller()).distinct();
		}
	}

	static Rule rule() {
		return RuleForm.rule("bo-parsing-mode-mixed", Subject.WIRING, Severity.INFO, ParsingModes::sites)
				.onSites(form -> form
						.at(site -> site.isOne() ? site.first().from().getOrigin() : site.module().getBusinessObjects().getOrigin())
						.measured(site -> words(site.module()))
						.limit(site -> words(site.others().findFirst().orElseThrow()))
						.with("name", site -> site.first().from().getName())
						.with("module", site -> site.module().getName())
						.with("called", site -> site.first().called().getName())
						.with("count", Site::partners)
						.with("names", site -> site.others().map(Module::getName).limit(NAMED).collect(Collectors.joining(", ")))
						.message(site -> site.isOne() ? null : "several")
						.related(ParsingModes::related))
				.build();
	}

	private static List<Origin> related(Site site) {
		Stream<Module> modules = site.isOne() ? Stream.of(site.first().caller(), site.first().called()) : site.others();
		Stream<Origin> modes = modules.map(module -> module.getBusinessObjects().getOrigin());
		return Stream.concat(site.borders().stream().skip(site.isOne() ? 1 : 0).map(border -> border.from().getOrigin()), modes).toList();
	}

	static Rule eagerDocuments() {
		return RuleForm.ofModules("bo-parsing-eager-large-xml", Subject.MEMORY, Severity.INFO, module -> Stream.of(module).filter(each -> ServiceCalls.isServiceModule(each) && parsesDocuments(each)))
				.optional()
				.onSites(form -> form
						.at(module -> module.getBusinessObjects().getOrigin())
						.measured(ParsingModes::words)
						.limit(module -> TEXTS.get("lazy"))
						.with("name", Module::getName))
				.build();
	}

	/** Modules that state the eager mode and get XML for their processes; mediation flows do not support the lazy one. */
	private static boolean parsesDocuments(Module module) {
		return isKnown(module) && EAGER.equals(mode(module))
				&& module.getExports().stream().map(Export::getBinding).anyMatch(binding -> binding != null && (binding.getKind() == BindingKind.HTTP || binding.getKind().family() == BindingFamily.WEB_SERVICE))
				&& module.getComponents().stream().map(Performer::of).anyMatch(PROCESSES::contains) && module.getComponents().stream().map(Performer::of).noneMatch(performer -> performer == Performer.MEDIATION_FLOW);
	}

	/** The module with most borders is told with all of them, then the one with most of what is left: changing it is the smallest change. */
	private static Stream<Site> sites(Reading reading) {
		List<Border> left = new ArrayList<>(borders(reading).toList());
		List<Site> sites = new ArrayList<>();
		while (!left.isEmpty()) {
			Map<Module, List<Border>> byModule = new LinkedHashMap<>();
			for (Border border : left) {
				byModule.computeIfAbsent(border.caller(), module -> new ArrayList<>()).add(border);
				byModule.computeIfAbsent(border.called(), module -> new ArrayList<>()).add(border);
			}
			Site most = byModule.entrySet().stream().map(entry -> new Site(entry.getKey(), List.copyOf(entry.getValue()))).reduce((one, other) -> other.partners() > one.partners() ? other : one).orElseThrow();
			sites.add(most);
			left.removeIf(border -> border.has(most.module()));
		}
		return sites.stream();
	}

	private static Stream<Border> borders(Reading reading) {
		ServiceCalls calls = ServiceCalls.of(reading);
		return ServiceCalls.modules(reading).flatMap(module -> module.getImports().stream().filter(from -> isCalledEveryday(calls, from)).map(from -> new Border(from, module, called(from)))
				.filter(border -> border.called() != null && border.called() != module && isKnown(border.called()) && isKnown(module) && !mode(module).equals(mode(border.called())))
				.collect(Collectors.toMap(Border::called, border -> border, (first, second) -> first, LinkedHashMap::new)).values().stream());
	}

	/** Modules that meet only where something failed meet seldom, and a wire by which no flow calls is no call. */
	private static boolean isCalledEveryday(ServiceCalls calls, Import from) {
		List<ServiceCall> made = calls.to(from);
		return made.isEmpty() ? !calls.isNeverCalled(from) : made.stream().anyMatch(ParsingModes::isEveryday);
	}

	private static boolean isEveryday(ServiceCall call) {
		MediationFlow flow = call.caller().getImplementation() == null ? null : call.caller().getImplementation().getFlow();
		if (flow == null) {
			return true;
		}
		List<Primitive> primitives = flow.getPrimitives();
		List<Integer> calling = IntStream.range(0, primitives.size()).filter(number -> call.reference().getName() != null && call.reference().getName().equals(primitives.get(number).getReference())).boxed().toList();
		return calling.isEmpty() || calling.stream().anyMatch(MediationPrimitives.everyday(flow)::contains);
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
