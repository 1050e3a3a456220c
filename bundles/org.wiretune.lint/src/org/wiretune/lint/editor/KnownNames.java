/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.lint.settings.ShownValue;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;
import org.wiretune.safety.secret.Secrets;

/**
 * Names that a value of a module file may refer to. A name that holds a secret is left out: it would be shown in another file,
 * and a mark in its place would be written there. Immutable.
 *
 * @param modules names of the modules that export something, in order
 * @param exportsByModule names of the exports by the name of their module
 * @param targets names of components and imports of the module, which wires lead to
 * @param destinations names of messaging destinations that some binding or activation specification states
 */
public record KnownNames(List<String> modules, Map<String, List<String>> exportsByModule, List<String> targets, List<String> destinations) {

	/** Nothing is known. */
	public static final KnownNames NONE = new KnownNames(List.of(), Map.of(), List.of(), List.of());

	/** Copies the lists. */
	public KnownNames {
		modules = List.copyOf(modules);
		exportsByModule = Map.copyOf(exportsByModule);
		targets = List.copyOf(targets);
		destinations = List.copyOf(destinations);
	}

	/** The kinds of modules whose exports an import with an SCA binding names. */
	private static final Set<ModuleKind> OF_SERVICES = Set.of(ModuleKind.MODULE, ModuleKind.MEDIATION_MODULE);

	/**
	 * Collects the names that matter for a file.
	 *
	 * @param solution what was read
	 * @param path the file
	 * @return the names
	 */
	public static KnownNames of(Solution solution, String path) {
		Map<String, List<String>> exports = new LinkedHashMap<>();
		TreeSet<String> destinations = new TreeSet<>();
		for (Module module : solution.getModules()) {
			if (OF_SERVICES.contains(module.getKind()) && module.getName() != null && !Secrets.isHidden(null, module.getName()) && !module.getExports().isEmpty()) {
				List<String> names = exports.computeIfAbsent(module.getName(), name -> new ArrayList<>());
				names(module.getExports()).filter(name -> !names.contains(name)).forEach(names::add);
			}
			Stream.concat(module.getImports().stream().map(from -> from.getBinding()), module.getExports().stream().map(Export::getBinding))
					.filter(binding -> binding != null).map(Binding::getDestinations).flatMap(List::stream).filter(setting -> !ShownValue.isHidden(setting)).map(Setting::getValue)
					.filter(name -> name != null && !name.isEmpty()).forEach(destinations::add);
		}
		Module own = ModuleForm.module(solution, path);
		List<String> targets = own == null ? List.of() : Stream.concat(names(own.getComponents()), names(own.getImports())).distinct().sorted().toList();
		return new KnownNames(exports.keySet().stream().sorted().toList(), exports, targets, List.copyOf(destinations));
	}

	/** {@return the names of the exports of a module; none where it is not known} @param module its name, or null */
	public List<String> exports(String module) {
		return module == null ? List.of() : exportsByModule.getOrDefault(module, List.of());
	}

	private static Stream<String> names(List<? extends Element> elements) {
		return elements.stream().map(Element::getName).filter(name -> name != null && !name.isEmpty() && !Secrets.isHidden(null, name));
	}
}
