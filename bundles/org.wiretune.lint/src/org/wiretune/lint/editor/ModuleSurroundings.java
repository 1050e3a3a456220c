/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

/** Cuts out of a solution a module with what it calls and what calls it. The solution stays as it is. */
public final class ModuleSurroundings {

	private ModuleSurroundings() {
	}

	/**
	 * Copies a module and, of its neighbours, what is wired with it.
	 *
	 * @param module a module of a solution
	 * @param solution the solution
	 * @return a solution of its own that holds the module first in the order of the other
	 */
	public static Solution of(Module module, Solution solution) {
		Set<Module> kept = new LinkedHashSet<>();
		for (Module other : solution.getModules()) {
			if (other == module || other.getImports().stream().anyMatch(from -> leadsInto(from, module))
					|| module.getImports().stream().anyMatch(from -> leadsInto(from, other))) {
				kept.add(other);
			}
		}
		EcoreUtil.Copier copier = new EcoreUtil.Copier();
		Collection<Module> copies = copier.copyAll(kept);
		copier.copyReferences();
		Module own = (Module) copier.get(module);
		Set<EObject> called = new HashSet<>();
		own.getImports().forEach(from -> called.add(target(from)));
		for (Module copy : copies) {
			if (copy != own) {
				prune(copy, own, called);
			}
		}
		Solution result = SolutionFactory.INSTANCE.createSolution();
		result.getModules().addAll(copies);
		return result;
	}

	/** Leaves of a neighbour the exports that are called, the imports that call, and the components wired with them. */
	private static void prune(Module neighbour, Module own, Set<EObject> called) {
		neighbour.getImports().removeIf(from -> !leadsInto(from, own));
		neighbour.getExports().removeIf(export -> !called.contains(export));
		Set<Element> wired = new HashSet<>(neighbour.getImports());
		neighbour.getExports().stream().map(Export::getWire).filter(wire -> wire != null && wire.getResolved() != null).forEach(wire -> wired.add(wire.getResolved()));
		neighbour.getComponents().removeIf(component -> !wired.contains(component) && component.getReferences().stream().noneMatch(reference -> leadsTo(reference, neighbour)));
		neighbour.getReferences().removeIf(reference -> !leadsTo(reference, neighbour));
		for (Component component : neighbour.getComponents()) {
			component.getReferences().forEach(reference -> cut(reference, neighbour));
		}
		neighbour.getReferences().forEach(reference -> cut(reference, neighbour));
	}

	private static boolean leadsTo(Reference reference, Module module) {
		return reference.getWires().stream().map(Wire::getResolved).anyMatch(target -> target instanceof Import && target.eContainer() == module);
	}

	private static void cut(Reference reference, Module module) {
		reference.getWires().removeIf(wire -> wire.getResolved() == null || wire.getResolved().eContainer() != module);
	}

	private static boolean leadsInto(Import from, Module module) {
		Element target = target(from);
		return target != null && target.eContainer() == module;
	}

	private static Element target(Import from) {
		return from.getWire() == null ? null : from.getWire().getResolved();
	}
}
