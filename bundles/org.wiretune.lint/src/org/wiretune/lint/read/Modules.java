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
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.format.Folders;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.PortType;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Setting;

/** Joins parts to modules by folder. A composite is a module by itself, whatever else lies in its folder. */
final class Modules {

	private final Folders folders;
	private final KeptModules kept;
	private final TreeMap<String, Module> byFolder = new TreeMap<>();
	private final TreeMap<String, Module> composites = new TreeMap<>();
	private final TreeMap<String, Module> byPath = new TreeMap<>();
	private final Set<Module> implied = new HashSet<>();
	private Map<String, List<Module>> byName;
	/** The first composite of each folder; made when all composites are there. */
	private Map<String, Module> compositesByFolder;

	/**
	 * Starts with the modules of an earlier link that stay as they are.
	 *
	 * @param folders which file is in which module
	 * @param kept those modules
	 */
	Modules(Folders folders, KeptModules kept) {
		this.folders = folders;
		this.kept = kept;
		byFolder.putAll(kept.byFolder());
		composites.putAll(kept.composites());
		byFolder.values().stream().filter(module -> kept.earlier().implied().contains(module)).forEach(implied::add);
	}

	/** The module of a folder, made on first use with the folder's name. */
	Module module(String folder, boolean library) {
		Module module = byFolder.get(folder);
		if (module == null) {
			module = AssemblyFactory.INSTANCE.createModule();
			module.setName(Folders.name(folder));
			module.setPath(folder);
			module.setKind(library ? ModuleKind.LIBRARY : folders.isServiceBus(folder) ? ModuleKind.SERVICE_BUS : ModuleKind.MODULE);
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

	/** Tells what the module around a file is, where no file makes it one: its parts came from files of another kind. */
	void imply(String path, ModuleKind kind) {
		String folder = folders.module(path);
		Module module = byFolder.get(folder == null ? folders.project(path) : folder);
		if (module != null && implied.contains(module)) {
			module.setKind(kind);
		}
	}

	/** Puts a copy of a part to the module that it belongs to, unless that one is kept and so has it. {@link KeptModules} follows it. */
	void add(String path, EObject part) {
		if (part instanceof Module composite && isComposite(composite)) {
			if (!kept.contains(composites.get(path))) {
				composites.put(path, PartCopy.of(composite));
			}
		} else if (part instanceof Module stated) {
			give(module(Folders.of(path), stated.getKind() == ModuleKind.LIBRARY), stated, Modules::state);
		} else if (part instanceof Setting mode && mode.getName().equals(ScdlDependenciesFormat.BUSINESS_OBJECTS)) {
			give(byFolder.get(Folders.of(path)), mode, Module::setBusinessObjects);
		} else if (part instanceof Setting dependency) {
			give(byFolder.get(Folders.of(path)), dependency, (module, copy) -> module.getDependencies().add(copy));
		} else if (part instanceof Component component) {
			give(around(path), component, (module, copy) -> module.getComponents().add(copy));
		} else if (part instanceof Import imported) {
			give(around(path), imported, (module, copy) -> module.getImports().add(copy));
		} else if (part instanceof Export export) {
			give(around(path), export, (module, copy) -> module.getExports().add(copy));
		} else if (part instanceof Reference reference) {
			give(around(path), reference, (module, copy) -> module.getReferences().add(copy));
		} else if (part instanceof BusinessProcess process) {
			keep(path, process, (module, copy) -> module.getProcesses().add(copy));
		} else if (part instanceof PortType portType) {
			keep(path, portType, (module, copy) -> module.getPortTypes().add(copy));
		} else if (part instanceof MediationFlow flow) {
			keep(path, flow, (module, copy) -> module.getFlows().add(copy));
		} else {
			throw new IllegalArgumentException(String.valueOf(part));
		}
	}

	private <T extends EObject> void give(Module module, T part, BiConsumer<Module, T> taking) {
		if (!kept.contains(module)) {
			taking.accept(module, PartCopy.of(part));
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

	/**
	 * What a file holds belongs to the module around it, or to the composite in the nearest folder; to none where there is none. A
	 * repository may have the composites in a folder of which something else makes it a project of a service bus.
	 */
	private <T extends EObject> void keep(String path, T part, BiConsumer<Module, T> taking) {
		Module around = containing(path);
		boolean bus = around != null && folders.isServiceBus(around.getPath());
		Module composite = around == null || bus ? composite(path, bus ? around.getPath() : "") : null;
		Module module = composite == null ? around : composite;
		if (module != null) {
			give(module, part, taking);
		}
	}

	/** The composite in the nearest folder around a file, up to a folder; null where there is none. */
	private Module composite(String path, String top) {
		if (compositesByFolder == null) {
			compositesByFolder = new HashMap<>();
			composites.values().forEach(composite -> compositesByFolder.putIfAbsent(folder(composite), composite));
		}
		for (String folder = Folders.of(path);; folder = Folders.of(folder)) {
			Module composite = compositesByFolder.get(folder);
			if (composite != null || folder.isEmpty() || folder.equals(top)) {
				return composite;
			}
		}
	}

	/** The module whose folder holds a file, or null. */
	Module containing(String path) {
		String folder = folders.module(path);
		return folder == null ? null : byFolder.get(folder);
	}

	/** {@return whether a module is a file of its own; one of a kind that was only implied has no file} */
	static boolean isComposite(Module module) {
		ModuleKind kind = module.getKind();
		return module.getOrigin() != null && kind != ModuleKind.MODULE && kind != ModuleKind.MEDIATION_MODULE && kind != ModuleKind.LIBRARY && kind != ModuleKind.SERVICE_BUS;
	}

	/** {@return the folder of a module, also where its path is the file of a composite} */
	static String folder(Module module) {
		return isComposite(module) ? Folders.of(module.getOrigin().path()) : module.getPath();
	}

	/** The composites in path order. */
	Collection<Module> composites() {
		return composites.values();
	}

	/** To be called when all parts are there: gives composites their paths and leads dependencies to modules. */
	void complete() {
		Map<String, Integer> shared = new HashMap<>();
		byFolder.keySet().forEach(folder -> shared.merge(folder, 1, Integer::sum));
		composites.keySet().forEach(path -> shared.merge(Folders.of(path), 1, Integer::sum));
		composites.forEach((path, composite) -> {
			if (isFresh(composite)) {
				composite.setPath(shared.get(Folders.of(path)) == 1 ? Folders.of(path) : path);
			}
		});
		byPath.putAll(byFolder);
		composites.values().forEach(composite -> byPath.put(composite.getPath(), composite));
		for (Module module : fresh(byFolder.values())) {
			for (Setting dependency : module.getDependencies()) {
				Module used = dependency.isSet() ? named(dependency.getValue(), module) : null;
				if (used != null && used != module && !module.getUses().contains(used)) {
					module.getUses().add(used);
				}
			}
		}
	}

	/** All modules in path order; {@link #complete} must have been called. */
	Collection<Module> all() {
		return byPath.values();
	}

	/** Those modules that were made in this link and may be changed, in path order. */
	Collection<Module> fresh() {
		return fresh(all());
	}

	private Collection<Module> fresh(Collection<Module> modules) {
		return modules.stream().filter(this::isFresh).toList();
	}

	/** Whether a module was made in this link; others are held by earlier results and not to be changed. */
	boolean isFresh(Module module) {
		return !kept.contains(module);
	}

	/** The modules that are folders, by these. */
	SortedMap<String, Module> byFolder() {
		return byFolder;
	}

	/** The modules that are files, by these. */
	SortedMap<String, Module> byFile() {
		return composites;
	}

	/** Those that no file states. */
	Set<Module> implied() {
		return implied;
	}

	/** Whether no file says that the folder is a module, so that parts of it may not have been read. */
	boolean isImplied(Module module) {
		return implied.contains(module);
	}

	/** The module of a name; of several the one whose folder is nearest to that of the caller, then the first. */
	Module named(String name, Module caller) {
		List<Module> nearest = nearest(name, caller);
		return nearest.isEmpty() ? null : nearest.get(0);
	}

	/** The modules of a name whose folders are nearest to that of the caller, in path order; of these only the caller itself, where it has the name. */
	List<Module> nearest(String name, Module caller) {
		if (byName == null) {
			byName = new HashMap<>();
			for (Module module : byFolder.values()) {
				byName.computeIfAbsent(module.getName(), key -> new ArrayList<>()).add(module);
			}
		}
		List<Module> nearest = new ArrayList<>(1);
		int most = -1;
		for (Module module : byName.getOrDefault(name, List.of())) {
			if (module == caller) {
				return List.of(caller);
			}
			int shared = Folders.shared(module.getPath(), caller.getPath());
			if (shared > most) {
				nearest.clear();
				most = shared;
			}
			if (shared == most) {
				nearest.add(module);
			}
		}
		return nearest;
	}
}
