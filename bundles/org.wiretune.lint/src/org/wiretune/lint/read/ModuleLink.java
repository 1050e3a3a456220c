/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.composite.ComponentTypeFormat;
import org.wiretune.lint.composite.CompositeLinks;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Folders;
import org.wiretune.lint.reading.KeptMemos;
import org.wiretune.lint.rule.Technologies;
import org.wiretune.lint.servicebus.ServiceBusLinks;
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

/** Joins the parts of modules and leads what they name to one another; kept modules take part and are not changed. */
final class ModuleLink {

	private static final Set<String> LIBRARY_FILES = Set.of(SolutionAssembler.LIBRARY, SolutionAssembler.LIBRARY_ATTRIBUTES);

	private final KeptModules kept;
	private final Modules modules;
	private final Map<Module, List<ReadProblem>> problems = new LinkedHashMap<>();
	private final List<ReadProblem> compositeProblems = new ArrayList<>();
	private final boolean reaching;

	/**
	 * Links them.
	 *
	 * @param markers the files that tell by their names which folders are modules
	 * @param files what each file gave, by path
	 * @param folders which file is in which module
	 * @param kept modules of an earlier link that no changed file reaches
	 */
	ModuleLink(Set<String> markers, SortedMap<String, FileParts> files, Folders folders, KeptModules kept) {
		this.kept = kept;
		modules = new Modules(folders, kept);
		for (String path : markers) {
			if (SolutionAssembler.MODULE_FILES.contains(Folders.name(path))) {
				modules.module(Folders.of(path), LIBRARY_FILES.contains(Folders.name(path)));
			}
		}
		Map<String, Binding> adapters = new HashMap<>();
		Map<String, Component> types = new HashMap<>();
		join(files, adapters, types);
		modules.complete();
		BrokenFiles broken = new BrokenFiles(files);
		if (kept.holdsComposites()) {
			compositeProblems.addAll(kept.earlier().compositeProblems());
		} else {
			new CompositeLinks(modules.composites(), broken::isBroken, compositeProblems::add).link(adapters, types);
		}
		Wires wires = new Wires(modules, broken);
		modules.all().forEach(wires::index);
		modules.all().forEach(module -> wires(module, wires));
		new ServiceBusLinks(modules.all(), modules::isFresh, folder -> broken.mayHold(folder, "")).resolve((module, problem) -> problems.get(module).add(problem));
		Technologies.all().forEach(technology -> technology.link(modules.all(), modules::isFresh));
		reaching = new Processes(modules).resolve();
		new MediationFlows(modules).resolve();
		new PortTypes(modules).resolve();
	}

	private void join(SortedMap<String, FileParts> files, Map<String, Binding> adapters, Map<String, Component> types) {
		List<Map.Entry<String, EObject>> held = new ArrayList<>();
		files.forEach((path, file) -> {
			for (EObject element : file.elements()) {
				if (element instanceof Component type && path.endsWith(ComponentTypeFormat.END)) {
					types.put(path, type);
				} else if (element instanceof BusinessProcess process) {
					held.add(Map.entry(path, process));
				} else if (element instanceof PortType portType) {
					held.add(Map.entry(path, portType));
				} else if (element instanceof MediationFlow flow) {
					held.add(Map.entry(path, flow));
				} else if (element instanceof Binding adapter) {
					adapters.put(path, adapter);
				} else {
					if (isOfModule(element)) {
						modules.add(path, element);
					}
				}
			}
			ModuleKind kind = file.other(ModuleKind.class);
			if (kind != null) {
				modules.imply(path, kind);
			}
		});
		// A process belongs to a module that another file may state later.
		held.forEach(part -> modules.add(part.getKey(), part.getValue()));
	}

	/** {@return whether an element that a file gave belongs to a module, and not to a server or an application} @param element the element */
	static boolean isOfModule(EObject element) {
		return element instanceof Module || element instanceof Setting || element instanceof Component || element instanceof Import || element instanceof Export || element instanceof Reference
				|| element instanceof BusinessProcess || element instanceof PortType || element instanceof MediationFlow || element instanceof Binding;
	}

	private void wires(Module module, Wires wires) {
		if (modules.isFresh(module)) {
			List<ReadProblem> found = new ArrayList<>();
			wires.resolve(module, found::add);
			problems.put(module, found);
		} else {
			problems.put(module, kept.earlier().problems().get(module));
		}
	}

	/** {@return whether the kept modules would be the same if all were linked anew} */
	boolean isSound() {
		LinkedModules earlier = kept.earlier();
		return earlier == null || !reaching && isSame(earlier.byFolder(), modules.byFolder()) && isSame(earlier.composites(), modules.byFile());
	}

	/** Whether there are the same modules, and those that were made anew look to others as before. */
	private boolean isSame(Map<String, Module> before, Map<String, Module> now) {
		return before.keySet().equals(now.keySet()) && now.entrySet().stream().filter(each -> modules.isFresh(each.getValue())).allMatch(each -> {
			Module earlier = before.get(each.getKey());
			return ModuleFace.of(earlier, kept.earlier().implied().contains(earlier)).equals(ModuleFace.of(each.getValue(), modules.isImplied(each.getValue())));
		});
	}

	/** {@return the linked modules} */
	Modules modules() {
		return modules;
	}

	/**
	 * {@return what a later link can keep}
	 *
	 * @param roots the folders that hold an application although no file says so
	 */
	LinkedModules linked(Set<String> roots) {
		ConcurrentHashMap<Module, Set<Module>> references = new ConcurrentHashMap<>();
		if (kept.earlier() != null) {
			kept.earlier().references().forEach((module, found) -> {
				if (!modules.isFresh(module)) {
					references.put(module, found);
				}
			});
		}
		KeptMemos memos = kept.earlier() == null ? new KeptMemos() : kept.earlier().memos().of(kept::contains);
		return new LinkedModules(roots, modules.byFolder(), modules.byFile(), modules.implied(), problems, compositeProblems, references, memos);
	}
}
