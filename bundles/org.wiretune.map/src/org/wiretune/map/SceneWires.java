/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.call.CompositeCall;
import org.wiretune.lint.call.CompositeCalls;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.flow.SendingStyle;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.systems.Destinations;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** The wires of a scene, with open ends where one leads to nothing that was read. */
final class SceneWires {

	private final Reading reading;
	private final MapOverlay overlay;
	private final SceneIds ids;
	private final SystemParts systems;
	private final FindingAssignment findings;
	private final Set<String> moduleNames;
	private final Map<String, List<MapEnd>> endsInModule = new HashMap<>();
	private final Map<String, MapEnd> endsOutside = new LinkedHashMap<>();
	private final List<MapWire> wires = new ArrayList<>();

	/**
	 * No wires yet.
	 *
	 * @param reading what was read, linked
	 * @param overlay measured times
	 * @param ids the ids of all elements
	 * @param systems brokers and databases
	 * @param findings the findings of the elements
	 * @param moduleNames the names of all modules that were read
	 */
	SceneWires(Reading reading, MapOverlay overlay, SceneIds ids, SystemParts systems, FindingAssignment findings, Set<String> moduleNames) {
		this.reading = reading;
		this.overlay = overlay;
		this.ids = ids;
		this.systems = systems;
		this.findings = findings;
		this.moduleNames = moduleNames;
	}

	/** {@return the wires added so far} */
	List<MapWire> wires() {
		return wires;
	}

	/** {@return the open ends inside a module} @param moduleId the id of the module */
	List<MapEnd> inside(String moduleId) {
		return endsInModule.getOrDefault(moduleId, List.of());
	}

	/** {@return the open ends outside of modules} */
	Collection<MapEnd> outside() {
		return endsOutside.values();
	}

	/** Adds the wires that begin in a module. @param module the module */
	void add(Module module) {
		for (Export export : module.getExports()) {
			if (export.getWire() != null) {
				inside(module, WireKind.EXPORT_TARGET, ids.of(export), "", export.getWire(), export.getInterfaces());
			}
		}
		for (Reference reference : module.getReferences()) {
			references(module, reference);
		}
		for (Component component : module.getComponents()) {
			for (Reference reference : component.getReferences()) {
				ids.same(reference, component);
				references(module, reference);
			}
		}
		for (Import caller : module.getImports()) {
			call(module, caller);
		}
		wires.addAll(systems.uses(module, ids.of(module)));
	}

	private void references(Module module, Reference reference) {
		for (Wire wire : reference.getWires()) {
			inside(module, WireKind.REFERENCE, ids.of(reference), SceneWords.text(reference.getName()), wire, reference.getInterfaces());
		}
	}

	private void inside(Module module, WireKind kind, String sourceId, String name, Wire wire, List<ServiceInterface> own) {
		Setting target = wire.getTarget();
		String written = SceneWords.value(target);
		Origin origin = target == null ? null : target.getOrigin();
		String targetId = wire.getResolved() == null ? null : ids.of(wire.getResolved());
		TargetState state = targetId == null ? TargetState.NOT_FOUND : TargetState.FOUND;
		InteractionStyle style = targetId == null ? InteractionStyle.UNSTATED : styleOf(wire.getResolved());
		// In a flow the channel says whether a part waits for the next one; what leaves the flow says the rest itself.
		boolean channel = kind == WireKind.REFERENCE && !module.getKind().label().isEmpty() && InteractionStyles.of(own) != InteractionStyle.UNSTATED;
		if (style == InteractionStyle.UNSTATED || channel) {
			style = InteractionStyles.of(own);
		}
		if (targetId == null) {
			targetId = endInside(ids.of(module), written, origin);
		}
		Optional<ServiceCall> call = wire.getResolved() == null || kind != WireKind.REFERENCE ? Optional.empty()
				: ServiceCalls.of(reading).to(wire.getResolved()).stream().filter(each -> each.reference().getWires().contains(wire)).findFirst();
		Optional<CompositeCall> composite = kind == WireKind.REFERENCE ? CompositeCalls.of(reading).along(wire) : Optional.empty();
		InteractionStyle running = call.map(each -> each.style().style()).or(() -> composite.map(CompositeCall::style)).orElse(InteractionStyle.ANY);
		if (running != InteractionStyle.ANY) {
			style = running;
		}
		boolean queued = style == InteractionStyle.ASYNC;
		wires.add(new MapWire(ids.unique("wire", sourceId, name + '>' + written), kind, name, sourceId, targetId, state,
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
		MapEnd end = new MapEnd(ids.unique("end", moduleId, written), moduleId, TargetState.NOT_FOUND, written,
				MapTexts.text("end.notInModule"), origin);
		ends.add(end);
		return end.id();
	}

	private void call(Module module, Import caller) {
		Binding binding = caller.getBinding();
		Wire wire = caller.getWire();
		if (SceneWords.kind(binding) == BindingKind.NONE && wire == null) {
			return;
		}
		List<String> destinations = systems.targets(caller);
		boolean sender = Destinations.isSender(caller);
		String targetId = !destinations.isEmpty() ? destinations.get(0) : sender || wire == null || wire.getResolved() == null ? null : ids.of(wire.getResolved());
		TargetState state = destinations.isEmpty() ? TargetState.FOUND : systems.state(caller);
		Setting target = wire == null ? address(binding) : wire.getTarget();
		if (targetId == null) {
			state = SceneWords.kind(binding) != BindingKind.SCA ? TargetState.OUTSIDE
					: moduleNames.contains(SceneWords.value(binding.getTargetModule())) || SceneWords.value(binding.getTargetExport()).isEmpty()
							? TargetState.NOT_FOUND : TargetState.NOT_READ;
			targetId = endOutside(ids.of(module), state, written(binding, target), binding, target);
		}
		InteractionStyle style = InteractionStyles.of(caller.getInterfaces());
		boolean queued = style == InteractionStyle.ASYNC || SceneWords.kind(binding).family() == BindingFamily.MESSAGING;
		Optional<SendingStyle> sending = SendingStyle.of(caller);
		String reason = sending.map(each -> MapTexts.reason(caller, each)).orElse("");
		// At a database nobody asks for the style.
		String label = state == TargetState.DATABASE ? "" : MapTexts.text("label", SceneWords.label(binding), sending.isPresent() && queued && style == InteractionStyle.SYNC ? MapTexts.text("style.waiting") : MapTexts.style(style));
		String id = ids.of(caller);
		Origin origin = target != null && target.getOrigin() != null ? target.getOrigin()
				: binding != null && binding.getOrigin() != null ? binding.getOrigin() : caller.getOrigin();
		wires.add(new MapWire(ids.unique("wire", id, ""), WireKind.CALL, "", id, targetId, state, SceneWords.kind(binding), SceneWords.label(binding), style,
				queued, reason, label,
				overlay.lastMeasured(module, caller).orElse(null), origin, findings.of(id)));
		// What was found and measured stands on one of the wires.
		for (String further : destinations.stream().skip(1).toList()) {
			wires.add(new MapWire(ids.unique("wire", id, further), WireKind.CALL, "", id, further, state, SceneWords.kind(binding), SceneWords.label(binding), style,
					queued, reason, label, null, origin, List.of()));
		}
	}

	/** {@return module and export for an SCA binding, else the address; empty where none is stated} */
	private static String written(Binding binding, Setting target) {
		if (SceneWords.kind(binding) != BindingKind.SCA) {
			return SceneWords.value(target);
		}
		String module = SceneWords.value(binding.getTargetModule());
		String export = SceneWords.value(binding.getTargetExport());
		return module.isEmpty() || export.isEmpty() ? module + export : module + '/' + export;
	}

	/** Each module has open ends of its own, so that one address does not tie together modules that share nothing else. */
	private String endOutside(String moduleId, TargetState state, String written, Binding binding, Setting target) {
		String name = !written.isEmpty() ? written : MapTexts.text(state == TargetState.OUTSIDE ? "end.noAddress" : "end.noTarget");
		String detail = MapTexts.text("end." + state.name(), SceneWords.label(binding));
		return endsOutside.computeIfAbsent(moduleId + '#' + state + '#' + name + '#' + detail,
				key -> new MapEnd(ids.unique("end", moduleId, name), null, state, name, detail, target == null ? null : target.getOrigin())).id();
	}

	/** {@return the setting that names the address, destination or JNDI name a binding calls, or null} */
	private static Setting address(Binding binding) {
		if (SceneWords.kind(binding) == BindingKind.SCA) {
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
}
