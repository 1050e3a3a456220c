/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.host.HostServer;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * Builds the scene of a solution. Needs no display; the solution must not change meanwhile.
 */
public final class MapSceneBuilder {

	private final Reading reading;
	private final MapOverlay overlay;
	private final KeptModuleParts kept;
	private final SceneIds ids = new SceneIds();
	private final ElementPlaces places = new ElementPlaces();
	private final Set<String> moduleNames = new HashSet<>();
	private final Map<String, Integer> modulesOfName = new HashMap<>();
	private FindingAssignment findings;
	private SystemParts systems;
	private SceneWires wires;

	private MapSceneBuilder(Reading reading, MapOverlay overlay, KeptModuleParts kept) {
		this.reading = reading;
		this.overlay = overlay;
		this.kept = kept;
	}

	/**
	 * Builds the scene.
	 *
	 * @param reading what was read, linked
	 * @param overlay findings and measured times
	 * @param cancelled asked now and then
	 * @return the scene
	 * @throws java.util.concurrent.CancellationException as soon as cancelled says so
	 */
	public static MapScene build(Reading reading, MapOverlay overlay, BooleanSupplier cancelled) {
		return build(reading, overlay, new KeptModuleParts(), cancelled);
	}

	/**
	 * Builds the scene with what is left of an earlier one, which is the same scene sooner.
	 *
	 * @param reading what was read, linked
	 * @param overlay findings and measured times
	 * @param kept what is left of the scenes before, and takes what is left of this one
	 * @param cancelled asked now and then
	 * @return the scene
	 * @throws java.util.concurrent.CancellationException as soon as cancelled says so
	 */
	public static MapScene build(Reading reading, MapOverlay overlay, KeptModuleParts kept, BooleanSupplier cancelled) {
		return new MapSceneBuilder(Objects.requireNonNull(reading, "solution"), Objects.requireNonNull(overlay, "overlay"), kept)
				.build(cancelled);
	}

	private MapScene build(BooleanSupplier cancelled) {
		kept.begin();
		systems = new SystemParts(reading, ids::of);
		for (Module module : reading.solution().getModules()) {
			moduleNames.add(SceneWords.text(module.getName()));
			modulesOfName.merge(module.getName(), 1, Integer::sum);
			ids.give(module, kept, places);
		}
		findings = new FindingAssignment(overlay.findings(), places);
		wires = new SceneWires(reading, overlay, ids, systems, findings, moduleNames);
		for (Module module : reading.solution().getModules()) {
			Cancelled.check(cancelled);
			wires.add(module);
		}
		List<MapWire> all = new ArrayList<>(wires.wires());
		all.addAll(systems.deliveries());
		Map<String, List<String>> usedBy = usedBy();
		List<MapModule> modules = new ArrayList<>();
		for (Module module : reading.solution().getModules()) {
			Cancelled.check(cancelled);
			modules.add(module(module, usedBy.getOrDefault(SceneWords.text(module.getName()), List.of())));
		}
		modules.addAll(systems.brokers());
		List<MapEnd> ends = new ArrayList<>(wires.outside());
		ends.addAll(systems.databases(reading.solution().getModules()));
		kept.end();
		return new MapScene(modules, ends, all, places);
	}

	private Map<String, List<String>> usedBy() {
		Map<String, List<String>> result = new HashMap<>();
		for (Module module : reading.solution().getModules()) {
			for (Setting dependency : module.getDependencies()) {
				if (dependency.getValue() != null) {
					result.computeIfAbsent(dependency.getValue(), name -> new ArrayList<>()).add(SceneWords.text(module.getName()));
				}
			}
		}
		return result;
	}

	private MapModule module(Module module, List<String> usedBy) {
		String id = ids.of(module);
		List<MapNode> nodes = new ArrayList<>();
		for (Export export : module.getExports()) {
			nodes.add(bound(module, NodeRole.EXPORT, export, export.getBinding(), export.getInterfaces()));
		}
		if (!module.getReferences().isEmpty()) {
			nodes.add(standaloneReferences(module, module.getReferences()));
		}
		for (Component component : module.getComponents()) {
			nodes.add(component(module, component));
		}
		for (Import caller : module.getImports()) {
			nodes.add(bound(module, NodeRole.IMPORT, caller, caller.getBinding(), caller.getInterfaces()));
		}
		nodes.addAll(systems.dataSources(module, id));
		return new MapModule(id, SceneWords.text(module.getName()), module.getKind(), kind(module), nodes.isEmpty() ? note(module, usedBy) : "",
				module.getPath() == null ? "" : module.getPath(), module.getOrigin(), nodes, wires.inside(id), usedBy,
				findings.of(id), server(module), false);
	}

	private String server(Module module) {
		HostServer server = module.getKind() == ModuleKind.LIBRARY ? null : HostServer.of(reading, module);
		return server == null ? "" : SceneWords.text(server.name());
	}

	/** {@return the kind in words, with the folder where another module has the same name} */
	private String kind(Module module) {
		String kind = MapTexts.moduleKind(module.getKind());
		return alone(module) ? kind : MapTexts.text("module.kindAndPath", kind, SceneWords.text(module.getPath()));
	}

	private boolean alone(Module module) {
		return modulesOfName.get(module.getName()) == 1;
	}

	private static String note(Module module, List<String> usedBy) {
		return module.getKind() == ModuleKind.LIBRARY || !usedBy.isEmpty() ? MapTexts.count("module.usedBy", usedBy.size())
				: MapTexts.text("module.empty");
	}

	private MapNode component(Module module, Component component) {
		Implementation implementation = component.getImplementation();
		// Components of modules that others contribute say nothing of an implementation.
		boolean contributed = !module.getKind().label().isEmpty();
		Performer performer = Performer.of(component);
		String detail = performer == Performer.LONG_RUNNING_PROCESS || performer == Performer.MICROFLOW ? MapTexts.text("performer." + performer.name())
				: implementation != null && implementation.getType() != null ? SceneWords.text(MapTexts.implementation(implementation.getType()))
				: contributed ? "" : MapTexts.text("implementation.none");
		String id = ids.of(component);
		return new MapNode(id, ids.of(module), NodeRole.COMPONENT, SceneWords.text(component.getName()), detail, BindingKind.NONE, "",
				InteractionStyles.of(component.getInterfaces()), component.getOrigin(), kept.settings(module, component),
				findings.of(id));
	}

	private MapNode standaloneReferences(Module module, List<Reference> references) {
		Reference first = references.get(0);
		String id = ids.of(first);
		List<MapSetting> settings = references.stream().flatMap(reference -> kept.settings(module, reference).stream()).toList();
		return new MapNode(id, ids.of(module), NodeRole.STANDALONE_REFERENCES, MapTexts.role(NodeRole.STANDALONE_REFERENCES),
				MapTexts.count("references", references.size()), BindingKind.NONE, "", InteractionStyle.UNSTATED,
				first.getOrigin(), settings, findings.of(id));
	}

	private MapNode bound(Module module, NodeRole role, Element element, Binding binding, List<ServiceInterface> interfaces) {
		// An export that states no binding is called by the SCA binding of imports.
		BindingKind kind = role == NodeRole.EXPORT && SceneWords.kind(binding) == BindingKind.NONE ? BindingKind.SCA : SceneWords.kind(binding);
		String label = kind == BindingKind.SCA ? MapTexts.binding(kind) : SceneWords.label(binding);
		String detail = kind == BindingKind.NONE ? MapTexts.text("role." + role.name() + ".unbound")
				: MapTexts.text("role." + role.name() + ".bound", label);
		String id = ids.of(element);
		return new MapNode(id, ids.of(module), role, SceneWords.text(element.getName()), detail, kind, label, InteractionStyles.of(interfaces),
				element.getOrigin(), kept.settings(module, element), findings.of(id));
	}
}
