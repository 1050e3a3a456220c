/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.wiring;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.wiretune.core.BindingKind;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.solution.Solution;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.base.BindingUnderTest;

/** Which bindings of the performance test stand for the imports and exports of a module. */
public final class ModuleBindings {

	private ModuleBindings() {
	}

	/**
	 * {@return the module that lies in a folder, the first in path order where there are several}
	 *
	 * @param solution what was read
	 * @param folder path of the folder, as the paths of the solution begin; such as the name of a project
	 */
	public static Optional<Module> in(Solution solution, String folder) {
		return solution.getModules().stream()
				.filter(module -> folder.equals(module.getPath()) || module.getPath() != null && module.getPath().startsWith(folder + '/'))
				.findFirst();
	}

	/**
	 * {@return the bindings by which a module calls others, in the order of the lab's table; where it calls none, those by
	 * which it is called}
	 *
	 * @param module the module
	 */
	public static List<BindingUnderTest> of(Module module) {
		Set<BindingUnderTest> bindings = EnumSet.noneOf(BindingUnderTest.class);
		module.getImports().forEach(call -> of(call).ifPresent(bindings::add));
		if (bindings.isEmpty()) {
			module.getExports().forEach(service -> of(service).ifPresent(bindings::add));
		}
		return List.copyOf(bindings);
	}

	/**
	 * {@return the imports of a module that a run can stand for}
	 *
	 * @param module the module
	 */
	public static List<ImportUnderTest> imports(Module module) {
		return module.getImports().stream().filter(call -> call.getName() != null)
				.flatMap(call -> of(call).map(binding -> new ImportUnderTest(String.valueOf(module.getName()), call.getName(), binding)).stream()).toList();
	}

	/**
	 * {@return the names of the modules whose side receives the calls: those that a module calls by SCA; where it calls none,
	 * its own}
	 *
	 * @param module the module
	 */
	public static List<String> receivers(Module module) {
		List<String> called = module.getImports().stream().map(Import::getBinding)
				.filter(binding -> binding != null && binding.getTargetModule() != null && binding.getTargetModule().getValue() != null)
				.map(binding -> binding.getTargetModule().getValue()).distinct().toList();
		return called.isEmpty() ? List.of(module.getName()) : called;
	}

	/**
	 * {@return the binding that measures an import; empty where the test has none for its kind}
	 *
	 * @param call the import
	 */
	public static Optional<BindingUnderTest> of(Import call) {
		return of(call.getBinding(), call.getInterfaces());
	}

	/**
	 * {@return the binding that measures an export; empty where the test has none for its kind}
	 *
	 * @param service the export
	 */
	public static Optional<BindingUnderTest> of(Export service) {
		return of(service.getBinding(), service.getInterfaces());
	}

	private static Optional<BindingUnderTest> of(Binding binding, List<ServiceInterface> interfaces) {
		if (binding == null) {
			return Optional.empty();
		}
		return of(binding.getKind(), isAsynchronous(interfaces));
	}

	/**
	 * {@return the binding that measures a call; empty where the test has none for its kind}
	 *
	 * @param kind how the call leaves its module
	 * @param asynchronous whether it states that it is asynchronous
	 */
	public static Optional<BindingUnderTest> of(BindingKind kind, boolean asynchronous) {
		if (kind == BindingKind.SCA) {
			return Optional.of(asynchronous ? BindingUnderTest.SCA_ASYNC : BindingUnderTest.SCA_SYNC);
		}
		// What has no counterpart in the tester is left out.
		return switch (kind.family()) {
		case MESSAGING -> Optional.of(BindingUnderTest.JMS_ASYNC);
		case HTTP -> Optional.of(BindingUnderTest.HTTP_SYNC);
		case WEB_SERVICE -> Optional.of(BindingUnderTest.WS_SYNC);
		case SCA, OTHER -> Optional.empty();
		};
	}

	private static boolean isAsynchronous(List<ServiceInterface> interfaces) {
		return interfaces.stream().anyMatch(each -> each.interactionStyle() == InteractionStyle.ASYNC);
	}
}
