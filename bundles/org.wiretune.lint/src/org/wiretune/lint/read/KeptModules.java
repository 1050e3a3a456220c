/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.composite.ComponentTypeFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Folders;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.PortType;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Setting;

/**
 * Modules of an earlier link that a later one keeps as they are. Not kept are those that a changed file is part of, and all
 * that lead to one of these, since they would lead to what is no more. Composites look for one another by walking over all of
 * them, so they are kept together or not at all. Whether the changed modules still look the same to the kept ones can only be
 * told when they are linked ({@link ModuleFace}).
 */
final class KeptModules {

	/** Nothing is kept: the first link, or one after which other files belong to other modules. */
	static final KeptModules NONE = new KeptModules(null);

	private final LinkedModules earlier;
	private final Set<Module> gone = new HashSet<>();
	private final Set<Module> kept = new HashSet<>();
	private boolean compositesGone;
	private boolean further;

	private KeptModules(LinkedModules earlier) {
		this.earlier = earlier;
	}

	/**
	 * Finds them.
	 *
	 * @param earlier what the earlier link gave
	 * @param folders which file is in which module, the same as in the earlier link
	 * @param before what the changed files gave at the earlier link, by path; null for those that are new
	 * @param now what all files give now
	 * @return the modules; {@link #NONE} where the change may reach any
	 */
	static KeptModules of(LinkedModules earlier, Folders folders, Map<String, FileParts> before, Map<String, FileParts> now) {
		KeptModules found = new KeptModules(earlier);
		before.forEach((path, parts) -> found.change(path, parts, now.get(path), folders));
		if (found.further) {
			return NONE;
		}
		found.leading();
		return found;
	}

	private void change(String path, FileParts before, FileParts now, Folders folders) {
		// What was missing may have been in a file that could not be read.
		further |= isBroken(before) != isBroken(now);
		for (FileParts each : new FileParts[] { before, now }) {
			if (each != null) {
				each.elements().forEach(element -> change(path, element, folders));
			}
		}
	}

	private static boolean isBroken(FileParts file) {
		return file != null && BrokenFiles.isBroken(file);
	}

	/** As {@link Modules#add}, which puts the elements to the modules. */
	private void change(String path, EObject element, Folders folders) {
		if (element instanceof Module composite && Modules.isComposite(composite) || element instanceof Component && path.endsWith(ComponentTypeFormat.END) || element instanceof Binding) {
			compositesGone = true;
		} else if (element instanceof Module || element instanceof Setting) {
			change(Folders.of(path));
		} else if (element instanceof Component || element instanceof Import || element instanceof Export || element instanceof Reference) {
			change(around(path, folders));
		} else if (element instanceof BusinessProcess || element instanceof PortType || element instanceof MediationFlow) {
			held(folders.module(path), folders);
		}
		// Of a server or an application.
	}

	private static String around(String path, Folders folders) {
		String folder = folders.module(path);
		return folder == null ? folders.project(path) : folder;
	}

	private void held(String folder, Folders folders) {
		// A composite may lie in the folder of a service bus, and then has what it holds.
		compositesGone |= folder == null || folders.isServiceBus(folder);
		if (folder != null) {
			change(folder);
		}
	}

	private void change(String folder) {
		Module module = earlier.byFolder().get(folder);
		if (module == null) {
			further = true;
		} else {
			gone.add(module);
		}
	}

	/** Adds all that lead to those that are gone. */
	private void leading() {
		Map<Module, Set<Module>> callers = new HashMap<>();
		for (Collection<Module> modules : List.of(earlier.byFolder().values(), earlier.composites().values())) {
			for (Module module : modules) {
				earlier.references(module).forEach(called -> callers.computeIfAbsent(called, key -> new HashSet<>()).add(module));
			}
		}
		Set<Module> composites = new HashSet<>(earlier.composites().values());
		Deque<Module> open = new ArrayDeque<>(gone);
		if (compositesGone) {
			open.addAll(composites);
		}
		gone.addAll(open);
		while (!open.isEmpty()) {
			for (Module caller : callers.getOrDefault(open.remove(), Set.of())) {
				for (Module each : composites.contains(caller) ? composites : Set.of(caller)) {
					if (gone.add(each)) {
						open.add(each);
					}
				}
			}
		}
		compositesGone |= composites.stream().anyMatch(gone::contains);
		kept.addAll(earlier.byFolder().values());
		kept.addAll(composites);
		kept.removeAll(gone);
	}

	/** {@return whether the module is kept} @param module a module, or null */
	boolean contains(Module module) {
		return kept.contains(module);
	}

	/** {@return whether the composites are kept} */
	boolean holdsComposites() {
		return earlier != null && !compositesGone;
	}

	/** {@return the kept modules that are folders, by these} */
	Map<String, Module> byFolder() {
		return kept(earlier == null ? Map.of() : earlier.byFolder());
	}

	/** {@return the kept modules that are files, by these} */
	Map<String, Module> composites() {
		return kept(earlier == null ? Map.of() : earlier.composites());
	}

	private Map<String, Module> kept(Map<String, Module> modules) {
		return modules.entrySet().stream().filter(each -> kept.contains(each.getValue())).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
	}

	/** {@return the earlier link; null for {@link #NONE}} */
	LinkedModules earlier() {
		return earlier;
	}
}
