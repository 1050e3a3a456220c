/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Memo;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.AsynchronousCall;
import org.wiretune.model.platform.AsynchronousCallLoop;
import org.wiretune.model.solution.Solution;

/**
 * Whether something was read beside modules, mediation modules and libraries: a server, a file of settings, something in code that a
 * rule speaks of, a container, a composite, a route. All but the chapters of wiring and calls begin at such things.
 */
final class BesideModules {

	private static final Set<ModuleKind> MODULES = Set.of(ModuleKind.MODULE, ModuleKind.MEDIATION_MODULE, ModuleKind.LIBRARY);
	private static final Memo<Boolean> FOUND = Reading.memoOf(BesideModules::found);

	private BesideModules() {
	}

	/** {@return whether there is anything} @param reading what was read */
	static boolean isThere(Reading reading) {
		return reading.memo(FOUND);
	}

	private static Boolean found(Reading reading) {
		Solution solution = reading.solution();
		if (!solution.getServers().isEmpty() || !solution.getConfiguration().isEmpty() || !reading.containerFiles().isEmpty()) {
			return true;
		}
		for (Application application : solution.getApplications()) {
			for (EObject part : application.eContents()) {
				// How Java calls what its module is wired to is a matter of wiring.
				if (!(part instanceof AsynchronousCall) && !(part instanceof AsynchronousCallLoop)) {
					return true;
				}
			}
		}
		for (Module module : solution.getModules()) {
			if (!MODULES.contains(module.getKind())) {
				return true;
			}
		}
		return false;
	}
}
