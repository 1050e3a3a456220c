/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.CompositeCall;
import org.wiretune.lint.call.CompositeCalls;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.flow.SendingStyle;
import org.wiretune.lint.host.HostServer;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.settings.ShownValue;
import org.wiretune.lint.systems.Destinations;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/**
 * Builds the scene of a solution. Needs no display; the solution must not change meanwhile.
 */
public final class MapSceneBuilder {

	private final Reading reading;
	private final MapOverlay overlay;
	private final KeptModuleParts kept;
	private final Set<String> usedIds = new HashSet<>();
	private final Map<Element, String> idOf = new IdentityHashMap<>();
	private final ElementPlaces places = new ElementPlaces();
	private final Map<String, List<MapEnd>> endsInModule = new HashMap<>();
	private final Map<String, MapEnd> endsOutside = new LinkedHashMap<>();
	private final List<MapWire> wires = new ArrayList<>();
	private final Set<String> moduleNames = new HashSet<>();
	private final Map<String, Integer> modulesOfName = new HashMap<>();
	private FindingAssignment findings;
	private SystemParts systems;

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
		systems = new SystemParts(reading, idOf::get);
		for (Module module : reading.solution().getModules()) {
			moduleNames.add(text(module.getName()));
			modulesOfName.merge(module.getName(), 1, Integer::sum);
			giveIds(module);
		}
		findings = new FindingAssignment(overlay.findings(), places);
		for (Module module : reading.solution().getModules()) {
			Cancelled.check(cancelled);
			wire(module);
		}
		wires.addAll(systems.deliveries());
		Map<String, List<String>> usedBy = usedBy();
		List<MapModule> modules = new ArrayList<>();
		for (Module module : reading.solution().getModules()) {
			Cancelled.check(cancelled);
			modules.add(module(module, usedBy.getOrDefault(text(module.getName()), List.of())));
		}
		modules.addAll(systems.brokers());
		List<MapEnd> ends = new ArrayList<>(endsOutside.values());
		ends.addAll(systems.databases(reading.solution().getModules()));
		kept.end();
		return new MapScene(modules, ends, wires, places);
	}

	private void giveIds(Module module) {
		List<String> ids = new ArrayList<>();
		String moduleId = unique("module", text(module.getPath()), text(module.getName()));
		give(module, moduleId, ids);
		String path = text(module.getPath());
		for (Export export : module.getExports()) {
			give(export, unique("export", path, text(export.getName())), ids);
		}
		for (Component component : module.getComponents()) {
			give(component, unique("component", path, text(component.getName())), ids);
		}
		if (!module.getReferences().isEmpty()) {
			String id = unique("references", path, text(module.getName()));
			module.getReferences().forEach(reference -> give(reference, id, ids));
		}
		for (Import caller : module.getImports()) {
			give(caller, unique("import", path, text(caller.getName())), ids);
		}
		places.addAll(kept.places(module, ids, () -> places(module, moduleId)));
	}

	private void give(Element element, String id, List<String> ids) {
		idOf.put(element, id);
		ids.add(id);
	}

	private ElementPlaces places(Module module, String moduleId) {
		ElementPlaces found = new ElementPlaces();
		module.getExports().forEach(export -> found.addAll(export, idOf.get(export)));
		module.getComponents().forEach(component -> found.addAll(component, idOf.get(component)));
		module.getReferences().forEach(reference -> found.addAll(reference, idOf.get(reference)));
		module.getImports().forEach(caller -> found.addAll(caller, idOf.get(caller)));
		found.add(module.getOrigin(), moduleId);
		module.getDependencies().forEach(dependency -> found.add(dependency.getOrigin(), moduleId));
		return found;
	}

	private String unique(String kind, String path, String name) {
		String id = kind + ':' + path + '#' + name;
		String candidate = id;
		for (int again = 2; !usedIds.add(candidate); again++) {
			candidate = id + '~' + again;
		}
		return candidate;
	}

	private Map<String, List<String>> usedBy() {
		Map<String, List<String>> result = new HashMap<>();
		for (Module module : reading.solution().getModules()) {
			for (Setting dependency : module.getDependencies()) {
				if (dependency.getValue() != null) {
					result.computeIfAbsent(dependency.getValue(), name -> new ArrayList<>()).add(text(module.getName()));
				}
			}
		}
		return result;
	}

	private MapModule module(Module module, List<String> usedBy) {
		String id = idOf.get(module);
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
		return new MapModule(id, text(module.getName()), module.getKind(), kind(module), nodes.isEmpty() ? note(module, usedBy) : "",
				module.getPath() == null ? "" : module.getPath(), module.getOrigin(), nodes, endsInModule.getOrDefault(id, List.of()), usedBy,
				findings.of(id), server(module), false);
	}

	private String server(Module module) {
		HostServer server = module.getKind() == ModuleKind.LIBRARY ? null : HostServer.of(reading, module);
		return server == null ? "" : text(server.name());
	}

	/** {@return the kind in words, with the folder where another module has the same name} */
	private String kind(Module module) {
		String kind = MapTexts.moduleKind(module.getKind());
		return alone(module) ? kind : MapTexts.text("module.kindAndPath", kind, text(module.getPath()));
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
				: implementation != null && implementation.getType() != null ? text(MapTexts.implementation(implementation.getType()))
				: contributed ? "" : MapTexts.text("implementation.none");
		String id = idOf.get(component);
		return new MapNode(id, idOf.get(module), NodeRole.COMPONENT, text(component.getName()), detail, BindingKind.NONE, "",
				InteractionStyles.of(component.getInterfaces()), component.getOrigin(), kept.settings(module, component),
				findings.of(id));
	}

	private MapNode standaloneReferences(Module module, List<Reference> references) {
		Reference first = references.get(0);
		String id = idOf.get(first);
		List<MapSetting> settings = references.stream().flatMap(reference -> kept.settings(module, reference).stream()).toList();
		return new MapNode(id, idOf.get(module), NodeRole.STANDALONE_REFERENCES, MapTexts.role(NodeRole.STANDALONE_REFERENCES),
				MapTexts.count("references", references.size()), BindingKind.NONE, "", InteractionStyle.UNSTATED,
				first.getOrigin(), settings, findings.of(id));
	}

	private MapNode bound(Module module, NodeRole role, Element element, Binding binding, List<ServiceInterface> interfaces) {
		// An export that states no binding is called by the SCA binding of imports.
		BindingKind kind = role == NodeRole.EXPORT && kind(binding) == BindingKind.NONE ? BindingKind.SCA : kind(binding);
		String label = kind == BindingKind.SCA ? MapTexts.binding(kind) : label(binding);
		String detail = kind == BindingKind.NONE ? MapTexts.text("role." + role.name() + ".unbound")
				: MapTexts.text("role." + role.name() + ".bound", label);
		String id = idOf.get(element);
		return new MapNode(id, idOf.get(module), role, text(element.getName()), detail, kind, label, InteractionStyles.of(interfaces),
				element.getOrigin(), kept.settings(module, element), findings.of(id));
	}

	private void wire(Module module) {
		for (Export export : module.getExports()) {
			if (export.getWire() != null) {
				inside(module, WireKind.EXPORT_TARGET, idOf.get(export), "", export.getWire(), export.getInterfaces());
			}
		}
		for (Reference reference : module.getReferences()) {
			references(module, reference);
		}
		for (Component component : module.getComponents()) {
			for (Reference reference : component.getReferences()) {
				String id = idOf.get(component);
				idOf.put(reference, id);
				references(module, reference);
			}
		}
		for (Import caller : module.getImports()) {
			call(module, caller);
		}
		wires.addAll(systems.uses(module, idOf.get(module)));
	}

	private void references(Module module, Reference reference) {
		for (Wire wire : reference.getWires()) {
			inside(module, WireKind.REFERENCE, idOf.get(reference), text(reference.getName()), wire, reference.getInterfaces());
		}
	}

	private void inside(Module module, WireKind kind, String sourceId, String name, Wire wire, List<ServiceInterface> own) {
		Setting target = wire.getTarget();
		String written = value(target);
		Origin origin = target == null ? null : target.getOrigin();
		String targetId = wire.getResolved() == null ? null : idOf.get(wire.getResolved());
		TargetState state = targetId == null ? TargetState.NOT_FOUND : TargetState.FOUND;
		InteractionStyle style = targetId == null ? InteractionStyle.UNSTATED : styleOf(wire.getResolved());
		// In a flow the channel says whether a part waits for the next one; what leaves the flow says the rest itself.
		boolean channel = kind == WireKind.REFERENCE && !module.getKind().label().isEmpty() && InteractionStyles.of(own) != InteractionStyle.UNSTATED;
		if (style == InteractionStyle.UNSTATED || channel) {
			style = InteractionStyles.of(own);
		}
		if (targetId == null) {
			targetId = endInside(idOf.get(module), written, origin);
		}
		Optional<ServiceCall> call = wire.getResolved() == null || kind != WireKind.REFERENCE ? Optional.empty()
				: ServiceCalls.of(reading).to(wire.getResolved()).stream().filter(each -> each.reference().getWires().contains(wire)).findFirst();
		Optional<CompositeCall> composite = kind == WireKind.REFERENCE ? CompositeCalls.of(reading).along(wire) : Optional.empty();
		InteractionStyle running = call.map(each -> each.style().style()).or(() -> composite.map(CompositeCall::style)).orElse(InteractionStyle.ANY);
		if (running != InteractionStyle.ANY) {
			style = running;
		}
		boolean queued = style == InteractionStyle.ASYNC;
		wires.add(new MapWire(unique("wire", sourceId, name + '>' + written), kind, name, sourceId, targetId, state,
				BindingKind.NONE, "", style, queued, call.map(MapTexts::reason).or(() -> composite.map(MapTexts::reason)).orElse(""), queued ? MapTexts.style(style) : "", null, origin, List.of()));
	}

	private static InteractionStyle styleOf(Element target) {
		if (target instanceof Component component) {
			return InteractionStyles.of(component.getInterfaces());
		}
		if (target instanceof Import caller) {
			return InteractionStyles.of(caller.getInterfaces());
		}
		if (target instanceof Export export) {
			return InteractionStyles.of(export.getInterfaces());
		}
		return InteractionStyle.UNSTATED;
	}

	private String endInside(String moduleId, String written, Origin origin) {
		List<MapEnd> ends = endsInModule.computeIfAbsent(moduleId, id -> new ArrayList<>());
		for (MapEnd end : ends) {
			if (end.name().equals(written)) {
				return end.id();
			}
		}
		MapEnd end = new MapEnd(unique("end", moduleId, written), moduleId, TargetState.NOT_FOUND, written,
				MapTexts.text("end.notInModule"), origin);
		ends.add(end);
		return end.id();
	}

	private void call(Module module, Import caller) {
		Binding binding = caller.getBinding();
		Wire wire = caller.getWire();
		if (kind(binding) == BindingKind.NONE && wire == null) {
			return;
		}
		List<String> destinations = systems.targets(caller);
		boolean sender = Destinations.isSender(caller);
		String targetId = !destinations.isEmpty() ? destinations.get(0) : sender || wire == null || wire.getResolved() == null ? null : idOf.get(wire.getResolved());
		TargetState state = destinations.isEmpty() ? TargetState.FOUND : systems.state(caller);
		Setting target = wire == null ? address(binding) : wire.getTarget();
		if (targetId == null) {
			state = kind(binding) != BindingKind.SCA ? TargetState.OUTSIDE
					: moduleNames.contains(value(binding.getTargetModule())) || value(binding.getTargetExport()).isEmpty()
							? TargetState.NOT_FOUND : TargetState.NOT_READ;
			targetId = endOutside(idOf.get(module), state, written(binding, target), binding, target);
		}
		InteractionStyle style = InteractionStyles.of(caller.getInterfaces());
		boolean queued = style == InteractionStyle.ASYNC || kind(binding).family() == BindingFamily.MESSAGING;
		Optional<SendingStyle> sending = SendingStyle.of(caller);
		String reason = sending.map(each -> MapTexts.reason(caller, each)).orElse("");
		// At a database nobody asks for the style.
		String label = state == TargetState.DATABASE ? "" : MapTexts.text("label", label(binding), sending.isPresent() && queued && style == InteractionStyle.SYNC ? MapTexts.text("style.waiting") : MapTexts.style(style));
		String id = idOf.get(caller);
		Origin origin = target != null && target.getOrigin() != null ? target.getOrigin()
				: binding != null && binding.getOrigin() != null ? binding.getOrigin() : caller.getOrigin();
		wires.add(new MapWire(unique("wire", id, ""), WireKind.CALL, "", id, targetId, state, kind(binding), label(binding), style,
				queued, reason, label,
				overlay.lastMeasured(module, caller).orElse(null), origin, findings.of(id)));
		// What was found and measured stands on one of the wires.
		for (String further : destinations.stream().skip(1).toList()) {
			wires.add(new MapWire(unique("wire", id, further), WireKind.CALL, "", id, further, state, kind(binding), label(binding), style,
					queued, reason, label, null, origin, List.of()));
		}
	}

	/** {@return module and export for an SCA binding, else the address; empty where none is stated} */
	private static String written(Binding binding, Setting target) {
		if (kind(binding) != BindingKind.SCA) {
			return value(target);
		}
		String module = value(binding.getTargetModule());
		String export = value(binding.getTargetExport());
		return module.isEmpty() || export.isEmpty() ? module + export : module + '/' + export;
	}

	/** Each module has open ends of its own, so that one address does not tie together modules that share nothing else. */
	private String endOutside(String moduleId, TargetState state, String written, Binding binding, Setting target) {
		String name = !written.isEmpty() ? written : MapTexts.text(state == TargetState.OUTSIDE ? "end.noAddress" : "end.noTarget");
		String detail = MapTexts.text("end." + state.name(), label(binding));
		return endsOutside.computeIfAbsent(moduleId + '#' + state + '#' + name + '#' + detail,
				key -> new MapEnd(unique("end", moduleId, name), null, state, name, detail, target == null ? null : target.getOrigin())).id();
	}

	/** {@return the setting that names the address, destination or JNDI name a binding calls, or null} */
	private static Setting address(Binding binding) {
		if (kind(binding) == BindingKind.SCA) {
			return binding.getTargetExport();
		}
		if (binding.getEndpoint() != null && binding.getEndpoint().getValue() != null) {
			return binding.getEndpoint();
		}
		if (!binding.getDestinations().isEmpty()) {
			return binding.getDestinations().get(0);
		}
		return binding.getProperties().stream().filter(property -> "jndiName".equals(property.getName())).findFirst().orElse(null);
	}

	private static BindingKind kind(Binding binding) {
		return binding == null ? BindingKind.NONE : binding.getKind();
	}

	private static String label(Binding binding) {
		if (kind(binding) == BindingKind.GENERIC_JMS && binding.eContainer() != null && binding.eContainer().eContainer() instanceof Module module && !module.getKind().label().isEmpty()) {
			// Only IBM tells its own JMS from that of others.
			return MapTexts.binding(BindingKind.JMS);
		}
		if (kind(binding) == BindingKind.UNKNOWN && binding.getType() != null && binding.getType().getValue() != null) {
			String type = binding.getType().getValue();
			return text(type.substring(type.indexOf(':') + 1));
		}
		return MapTexts.binding(kind(binding));
	}

	private static String value(Setting setting) {
		return text(ShownValue.of(setting));
	}

	/** A name as it is shown: without secrets. */
	private static String text(String value) {
		return value == null ? "" : Secrets.hidden(value);
	}
}
