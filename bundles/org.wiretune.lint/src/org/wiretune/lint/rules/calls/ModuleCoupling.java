/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Operation;

/**
 * Rules {@code sca-module-chatter} and {@code library-copied-into-modules}: what modules share with each other, by calls and by
 * copies.
 */
final class ModuleCoupling {

	private static final RuleLimit OPERATIONS = new RuleLimit("sca-module-chatter", "operations", 5, 2, 200, "");
	private static final RuleLimit MODULES = new RuleLimit("library-copied-into-modules", "modules", 3, 2, 200, "");
	/** How the settings of a library begin that has one copy for all modules. */
	private static final String SHARED = "lobal";

	private ModuleCoupling() {
	}

	/**
	 * @param one a module that calls the other
	 * @param other the other, which calls it too
	 * @param imports the imports by which they call
	 * @param operations the operations that are called, both ways
	 */
	private record Pair(Module one, Module other, List<Import> imports, int operations) {
	}

	/**
	 * @param library the library
	 * @param modules the modules that are deployed with it
	 */
	private record Copies(Module library, List<Module> modules) {

		String names() {
			return modules.stream().map(Module::getName).limit(4).collect(Collectors.joining(", "));
		}
	}

	static Rule chatter() {
		return RuleForm.rule("sca-module-chatter", Subject.WIRING, Severity.INFO, ModuleCoupling::pairs)
				.optional()
				.limitedBy(OPERATIONS)
				.onSites(form -> form
						.when((pair, context) -> pair.operations() >= context.limit(OPERATIONS))
						.at(pair -> pair.imports().get(0).getOrigin())
						.measured(Pair::operations)
						.limit(OPERATIONS)
						.with("name", pair -> pair.one().getName())
						.with("other", pair -> pair.other().getName())
						.related(pair -> pair.imports().stream().skip(1).map(Import::getOrigin).toList()))
				.build();
	}

	static Rule copiedLibrary() {
		return RuleForm.rule("library-copied-into-modules", Subject.MEMORY, Severity.INFO, ModuleCoupling::copies)
				.optional()
				.limitedBy(MODULES)
				.onSites(form -> form
						.when((site, context) -> site.modules().size() >= context.limit(MODULES))
						.at(site -> site.library().getOrigin())
						.measured(site -> site.modules().size())
						.limit(MODULES)
						.with("name", site -> site.library().getName())
						.with("modules", Copies::names)
						.related(site -> site.modules().stream().map(Module::getOrigin).toList()))
				.build();
	}

	/** A module that others only call is there for that; here both call each other, and wait. */
	private static Stream<Pair> pairs(Reading reading) {
		Map<Module, Map<Module, List<Import>>> byCaller = new LinkedHashMap<>();
		ServiceCalls calls = ServiceCalls.of(reading);
		ServiceCalls.modules(reading).forEach(module -> module.getImports().stream().filter(from -> isWaitedFor(calls, from)).forEach(from -> {
			Export export = Wiring.target(from);
			if (export != null && export.eContainer() instanceof Module called && called != module) {
				byCaller.computeIfAbsent(module, key -> new LinkedHashMap<>()).computeIfAbsent(called, key -> new ArrayList<>()).add(from);
			}
		}));
		List<Pair> pairs = new ArrayList<>();
		List<Module> callers = List.copyOf(byCaller.keySet());
		byCaller.forEach((one, called) -> called.forEach((other, imports) -> {
			List<Import> back = byCaller.getOrDefault(other, Map.of()).get(one);
			if (back != null && callers.indexOf(one) < callers.indexOf(other)) {
				List<Import> both = Stream.concat(imports.stream(), back.stream()).toList();
				pairs.add(new Pair(one, other, both, both.stream().mapToInt(from -> operations(calls, from)).sum()));
			}
		}));
		return pairs.stream();
	}

	private static boolean isWaitedFor(ServiceCalls calls, Import from) {
		List<ServiceCall> here = calls.to(from);
		return !here.isEmpty() && here.stream().allMatch(call -> call.style().style() == InteractionStyle.SYNC);
	}

	/** The operations that callers are known to call; where that is not known, those that answer. */
	private static int operations(ServiceCalls calls, Import from) {
		Set<String> names = new LinkedHashSet<>();
		for (ServiceCall call : calls.to(from)) {
			if (call.operations().isEmpty()) {
				from.getInterfaces().stream().filter(face -> face.getDescribed() != null && Exchange.of(face).answers()).flatMap(face -> face.getDescribed().getOperations().stream())
						.filter(operation -> !operation.isOneWay()).map(Operation::getName).forEach(names::add);
			} else {
				names.addAll(call.operations());
			}
		}
		return names.size();
	}

	/** Libraries that modules are deployed with, unless one copy serves all of them. */
	private static Stream<Copies> copies(Reading reading) {
		List<Module> modules = ServiceCalls.modules(reading).toList();
		return modules.stream().filter(library -> library.getKind() == ModuleKind.LIBRARY && library.getOrigin() != null && !isShared(reading, library))
				.map(library -> new Copies(library, modules.stream().filter(module -> module.getKind() != ModuleKind.LIBRARY && module.getUses().contains(library)).toList()));
	}

	private static boolean isShared(Reading reading, Module library) {
		String text = reading.texts().text(library.getPath().isEmpty() ? "sca.library.attributes" : library.getPath() + "/sca.library.attributes");
		return text != null && text.contains(SHARED);
	}
}
