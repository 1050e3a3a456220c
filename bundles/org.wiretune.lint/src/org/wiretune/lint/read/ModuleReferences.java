/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.model.assembly.Module;

/** Which modules a linked module leads to, by whatever it holds: wires, port types, processes, dependencies. */
final class ModuleReferences {

	private ModuleReferences() {
	}

	/** {@return the modules that something in the module leads to, without itself} @param module a linked module */
	static Set<Module> of(Module module) {
		Set<Module> found = new HashSet<>();
		add(module, found);
		for (Iterator<EObject> contents = module.eAllContents(); contents.hasNext();) {
			add(contents.next(), found);
		}
		found.remove(module);
		return found;
	}

	private static void add(EObject from, Set<Module> found) {
		for (EObject target : from.eCrossReferences()) {
			EObject holder = target;
			while (holder != null && !(holder instanceof Module)) {
				holder = holder.eContainer();
			}
			if (holder != null) {
				found.add((Module) holder);
			}
		}
	}
}
