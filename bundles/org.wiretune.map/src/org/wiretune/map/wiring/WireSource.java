/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.wiring;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.PossibleWires;
import org.wiretune.lint.wiring.WireStart;
import org.wiretune.lint.wiring.WiringEdit;
import org.wiretune.lint.wiring.WiringOffer;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;
import org.wiretune.map.WireKind;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Element;
import org.wiretune.safety.text.Texts;

/**
 * Names where a wire begins so that it is found again after files were read anew.
 *
 * @param element a component, export, import, the stand-alone references or the module itself
 * @param reference the reference of the component; empty for any that fits
 * @param leadsTo the name that it leads to now; empty where it is no wire, or one that leaves its module
 */
public record WireSource(GovernedElement element, String reference, String leadsTo) {

	private static final Set<ModuleKind> COMPOSITES = Set.of(ModuleKind.COMPOSITE, ModuleKind.SOA_COMPOSITE, ModuleKind.SWITCHYARD);
	private static final Texts TEXTS = Texts.of(WireSource.class, "messages");

	/** Checks that nothing is missing. */
	public WireSource {
		Objects.requireNonNull(element, "element");
		Objects.requireNonNull(reference, "reference");
		Objects.requireNonNull(leadsTo, "leadsTo");
	}

	/**
	 * Names where a wire from an element of the map begins. A wire that is there begins where it begins.
	 *
	 * @param scene the scene
	 * @param selected an element of it
	 * @return the name, or empty where no wire can begin
	 */
	public static Optional<WireSource> of(MapScene scene, MapElement selected) {
		if (selected instanceof MapWire wire) {
			if (wire.kind() == WireKind.DELIVERY) {
				return Optional.empty();
			}
			String end = wire.kind().leavesModule() ? "" : scene.element(wire.targetId()).map(MapElement::name).orElse("");
			return scene.element(wire.sourceId()).filter(source -> isWired(scene, source)).flatMap(source -> GovernedElement.of(scene, source))
					.map(name -> new WireSource(name, wire.kind() == WireKind.REFERENCE ? wire.name() : "", end));
		}
		return isWired(scene, selected) ? GovernedElement.of(scene, selected).map(name -> new WireSource(name, "", "")) : Optional.empty();
	}

	/**
	 * {@return whether an element belongs to a module whose files can be wired}
	 *
	 * @param scene the scene
	 * @param element an element of it
	 */
	public static boolean isWired(MapScene scene, MapElement element) {
		MapModule module = element instanceof MapModule itself ? itself : scene.moduleOf(element.id()).orElse(null);
		return module != null && (isOfIbm(module) || COMPOSITES.contains(module.kind())) && module.origin() != null
				&& (element instanceof MapModule || element instanceof MapNode node && node.role() != NodeRole.DESTINATION);
	}

	/**
	 * {@return whether imports and exports of the module of an element are files of their own, which can be added}
	 *
	 * @param scene the scene
	 * @param element an element of it
	 */
	public static boolean addsFiles(MapScene scene, MapElement element) {
		MapModule module = element instanceof MapModule itself ? itself : scene.moduleOf(element instanceof MapWire wire ? wire.sourceId() : element.id()).orElse(null);
		return module != null && isOfIbm(module);
	}

	private static boolean isOfIbm(MapModule module) {
		return module.kind() == ModuleKind.MODULE || module.kind() == ModuleKind.MEDIATION_MODULE;
	}

	/** {@return the project whose files are changed} */
	public String project() {
		int slash = element.modulePath().indexOf('/');
		return slash < 0 ? element.modulePath() : element.modulePath().substring(0, slash);
	}

	/** {@return what it is called: the reference, else the element} */
	public String name() {
		return reference.isEmpty() ? element.name() : reference;
	}

	/**
	 * Tells the ways to a target.
	 *
	 * @param reading what was read
	 * @param target the target
	 * @return the ways, or why there is none
	 */
	public WiringOffer to(Reading reading, GovernedElement target) {
		return to(reading, new PossibleWires(reading), target);
	}

	/** The same for one of many targets. @param possible of the reading; remembers what targets have in common */
	WiringOffer to(Reading reading, PossibleWires possible, GovernedElement target) {
		WireStart start = start(reading);
		Element end = target.find(reading.solution());
		return start == null || end == null ? gone(start == null ? element : target) : possible.between(start, end);
	}

	/** {@return the ways in which the import may call its target otherwise, or why there is none} @param reading what was read */
	public WiringOffer bindings(Reading reading) {
		return element.find(reading.solution()) instanceof Import from ? new PossibleWires(reading).bindings(element.module(reading.solution()), from) : gone(element);
	}

	/** {@return the exports that the component may be given, or why there is none} @param reading what was read */
	public WiringOffer exports(Reading reading) {
		return element.find(reading.solution()) instanceof Component component ? new PossibleWires(reading).exports(element.module(reading.solution()), component) : gone(element);
	}

	/** {@return the edit that takes the wire away; nothing where it is gone} @param reading what was read */
	public WiringEdit without(Reading reading) {
		WireStart start = start(reading);
		return start == null || leadsTo.isEmpty() ? WiringEdit.NONE : new PossibleWires(reading).without(start, leadsTo);
	}

	private WireStart start(Reading reading) {
		Module module = element.module(reading.solution());
		Element found = element.find(reading.solution());
		if (module == null || found == null) {
			return null;
		}
		if (element.role() == null) {
			return new WireStart(module, null, null);
		}
		if (element.role() == NodeRole.STANDALONE_REFERENCES) {
			return new WireStart(module, null, reference.isEmpty() ? (Reference) found : named(module.getReferences()));
		}
		Reference only = reference.isEmpty() || !(found instanceof Component component) ? null : named(component.getReferences());
		return reference.isEmpty() || only != null ? new WireStart(module, found, only) : null;
	}

	private Reference named(List<Reference> references) {
		return references.stream().filter(each -> reference.equals(each.getName())).findFirst().orElse(null);
	}

	private static WiringOffer gone(GovernedElement element) {
		return new WiringOffer(List.of(), TEXTS.get("gone", element.name()));
	}
}
