/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ModuleKind;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Setting;

/** Joins parts to modules by folder. */
final class Modules {

	private final Folders folders;
	private final TreeMap<String, Module> byFolder = new TreeMap<>();
	private final Set<Module> implied = new HashSet<>();
	private Map<String, List<Module>> byName;

	Modules(Folders folders) {
		this.folders = folders;
	}

	/** The module of a folder, made on first use with the folder's name. */
	Module module(String folder, boolean library) {
		Module module = byFolder.get(folder);
		if (module == null) {
			module = AssemblyFactory.INSTANCE.createModule();
			module.setName(Folders.name(folder));
			module.setPath(folder);
			module.setKind(library ? ModuleKind.LIBRARY : ModuleKind.MODULE);
			byFolder.put(folder, module);
		} else if (!library && module.getKind() == ModuleKind.LIBRARY && module.getOrigin() == null) {
			module.setKind(ModuleKind.MODULE);
		}
		return module;
	}

	/** The module around a file; where there is none, the project or top folder stands for it. */
	private Module around(String path) {
		String folder = folders.module(path);
		if (folder != null) {
			return module(folder, false);
		}
		String project = folders.project(path);
		boolean known = byFolder.containsKey(project);
		Module module = module(project, false);
		if (!known) {
			implied.add(module);
		}
		return module;
	}

	void add(String path, EObject part) {
		EObject copy = EcoreUtil.copy(part);
		switch (copy) {
		case Module stated -> state(module(Folders.of(path), stated.getKind() == ModuleKind.LIBRARY), stated);
		case Setting dependency -> byFolder.get(Folders.of(path)).getDependencies().add(dependency);
		case Component component -> around(path).getComponents().add(component);
		case Import imported -> around(path).getImports().add(imported);
		case Export export -> around(path).getExports().add(export);
		case Reference reference -> around(path).getReferences().add(reference);
		default -> throw new IllegalArgumentException(String.valueOf(part));
		}
	}

	private static void state(Module module, Module stated) {
		// A folder with both files is a module.
		if (module.getOrigin() == null || stated.getKind() != ModuleKind.LIBRARY) {
			module.setKind(stated.getKind());
			module.setOrigin(stated.getOrigin());
			if (stated.getName() != null && !stated.getName().isEmpty()) {
				module.setName(stated.getName());
			}
		}
	}

	Collection<Module> all() {
		return byFolder.values();
	}

	/** Whether no file says that the folder is a module, so that parts of it may not have been read. */
	boolean isImplied(Module module) {
		return implied.contains(module);
	}

	/** The module of a name; of several the one whose folder is nearest to that of the caller, then the first. */
	Module named(String name, Module caller) {
		if (byName == null) {
			byName = new HashMap<>();
			for (Module module : byFolder.values()) {
				byName.computeIfAbsent(module.getName(), key -> new ArrayList<>()).add(module);
			}
		}
		Module nearest = null;
		int most = -1;
		for (Module module : byName.getOrDefault(name, List.of())) {
			int shared = Folders.shared(module.getPath(), caller.getPath());
			if (shared > most) {
				nearest = module;
				most = shared;
			}
		}
		return nearest;
	}
}
