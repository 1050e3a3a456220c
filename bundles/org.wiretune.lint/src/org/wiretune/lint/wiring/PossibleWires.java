/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.Deployments;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/**
 * What may be wired to what in IBM's service modules, and inside composites of Oracle SOA Suite, in which ways, and why not. Asked for one reading, which nobody changes;
 * used by one thread.
 */
public final class PossibleWires {

	private final Reading reading;
	private Deployments deployments;
	/** What each export asks of an import; looked at once, since many starts and targets come to the same export. */
	private final Map<Export, ImportBindings> asked = new HashMap<>();
	private final Set<Reference> many = new HashSet<>();
	private final Set<Reference> single = new HashSet<>();

	/**
	 * Looks at what was read.
	 *
	 * @param reading what was read, linked
	 */
	public PossibleWires(Reading reading) {
		this.reading = reading;
	}

	/**
	 * {@return why no wire can begin at a place, a sentence; empty where one can}
	 *
	 * @param start the place
	 */
	public String refusal(WireStart start) {
		Module module = start.module();
		if (isComposite(module)) {
			return "";
		}
		if (!isScdl(module)) {
			return WiringTexts.text(module.getKind() == ModuleKind.LIBRARY ? "refusal.library" : "refusal.form", module.getName());
		}
		if (start.element() instanceof Component component && start.reference() == null && component.getReferences().isEmpty() && new Candidates(reading.texts(), start, this::isMany).isFixed()) {
			return WiringTexts.text("refusal.noReferences", component.getName());
		}
		return "";
	}

	/**
	 * Tells the ways from a start to a target.
	 *
	 * @param start where the wire begins
	 * @param target a component, import, export or module
	 * @return the ways, or why there is none
	 */
	public WiringOffer between(WireStart start, Element target) {
		String refusal = refusal(start);
		Module there = target instanceof Module module ? module : target.eContainer() instanceof Module module ? module : null;
		if (!refusal.isEmpty()) {
			return WiringOffer.refused(refusal);
		}
		if (target instanceof Reference) {
			return WiringOffer.refused(WiringTexts.text("refusal.reference", target.getName()));
		}
		if (isComposite(start.module()) && target != start.element() && target != start.module()) {
			return new CompositeWiring(reading.texts(), start).to(target);
		}
		if (there == null || !isScdl(there) && target != start.element() && target != start.module()) {
			return WiringOffer.refused(WiringTexts.text("refusal.form", there == null ? "" : there.getName()));
		}
		if (target == start.element() || target == start.module()) {
			return WiringOffer.refused(WiringTexts.text("refusal.self", target.getName()));
		}
		return there == start.module() ? inside(start, target) : outside(start, there, target);
	}

	/**
	 * Tells the bindings that an import may have instead of its own, to the export that it calls and those beside it.
	 *
	 * @param module the module of the import
	 * @param from the import
	 * @return the ways, or why there is none
	 */
	public WiringOffer bindings(Module module, Import from) {
		Element called = Wiring.resolved(from.getWire());
		return called == null ? WiringOffer.refused(WiringTexts.text("refusal.unknownTarget", from.getName())) : between(new WireStart(module, from, null), called);
	}

	/**
	 * Tells the exports that a component can be given.
	 *
	 * @param module the module of the component
	 * @param component the component
	 * @return the ways, or why there is none
	 */
	public WiringOffer exports(Module module, Component component) {
		if (!isScdl(module)) {
			return WiringOffer.refused(WiringTexts.text("refusal.form", module.getName()));
		}
		if (component.getName() == null || component.getInterfaces().isEmpty()) {
			return WiringOffer.refused(WiringTexts.text("refusal.noInterface", component.getName()));
		}
		WireStart start = new WireStart(module, component, null);
		WireWriter writer = new WireWriter(reading.texts(), start);
		List<WiringChoice> choices = new ArrayList<>();
		for (BindingKind kind : ExportBindings.kinds()) {
			InteractionStyle style = kind == BindingKind.JMS ? InteractionStyle.ASYNC : kind == BindingKind.SCA ? style(component.getInterfaces()) : InteractionStyle.SYNC;
			String name = writer.free(component.getName() + (kind == BindingKind.SCA ? "" : kind.title()) + "Export", "export");
			choices.add(new WiringChoice(Candidate.NONE, kind, style, name, label("choice.export", kind, style, name), false, List.of(), () -> writer.export(kind, name, style)));
		}
		return WiringOffer.of(choices);
	}

	/**
	 * {@return the edit that takes a wire inside a module away; nothing where it is gone}
	 *
	 * @param start where it begins: an export, or a reference
	 * @param end the name that it leads to
	 */
	public WiringEdit without(WireStart start, String end) {
		return isComposite(start.module()) ? new CompositeWiring(reading.texts(), start).without(end) : new WireWriter(reading.texts(), start).without(end);
	}

	private WiringOffer inside(WireStart start, Element target) {
		if (target instanceof Export || target.getName() == null) {
			return WiringOffer.refused(WiringTexts.text("refusal.ownExport", target.getName()));
		}
		if (start.element() instanceof Import || start.element() == null && start.reference() == null && start.module().getReferences().isEmpty()) {
			return WiringOffer.refused(WiringTexts.text("refusal.onlyOutside", target.getName()));
		}
		List<ServiceInterface> offered = interfaces(target);
		WireWriter writer = new WireWriter(reading.texts(), start);
		if (start.element() instanceof Export export) {
			if (Wiring.resolved(export.getWire()) == target) {
				return WiringOffer.refused(WiringTexts.text("refusal.already", export.getName(), target.getName()));
			}
			return WiredInterfaces.fit(export.getInterfaces(), offered, reading.texts())
					? WiringOffer.of(List.of(choiceInside(start, new Candidate(null, "", end(export)), target, () -> writer.inside(Candidate.NONE, target.getName(), offered))))
					: differ(export.getName(), WiredInterfaces.names(export.getInterfaces()), target, offered);
		}
		Candidates candidates = new Candidates(reading.texts(), start, this::isMany);
		List<Candidate> fitting = candidates.fitting(offered, target.getName());
		String already = candidates.leadingTo(target.getName());
		if (fitting.isEmpty()) {
			return already != null ? WiringOffer.refused(WiringTexts.text("refusal.already", already, target.getName())) : differ(name(start), candidates.needed(), target, offered);
		}
		return WiringOffer.of(fitting.stream().map(each -> choiceInside(start, each, target, () -> writer.inside(each, target.getName(), offered))).toList());
	}

	private static WiringChoice choiceInside(WireStart start, Candidate candidate, Element target, Supplier<WiringEdit> edit) {
		return new WiringChoice(candidate, BindingKind.NONE, InteractionStyle.UNSTATED, target.getName(), WiringTexts.text("choice.inside", target.getName()), false,
				List.of(), edit);
	}

	private WiringOffer outside(WireStart start, Module there, Element target) {
		if (target instanceof Import) {
			return WiringOffer.refused(WiringTexts.text("refusal.foreignImport", target.getName(), there.getName()));
		}
		List<Export> exports = exports(there, target);
		if (exports.isEmpty()) {
			return WiringOffer.refused(WiringTexts.text(target instanceof Module ? "refusal.noExports" : "refusal.noExport", target.getName(), there.getName()));
		}
		List<WiringChoice> choices = new ArrayList<>();
		Set<String> refusals = new LinkedHashSet<>();
		for (Export export : exports) {
			ways(start, there, export, choices, refusals);
		}
		return choices.isEmpty() ? WiringOffer.refused(refusals.iterator().next()) : WiringOffer.of(choices);
	}

	/** The ways by one export. */
	private void ways(WireStart start, Module there, Export export, List<WiringChoice> choices, Set<String> refusals) {
		List<Candidate> candidates = List.of(Candidate.NONE);
		List<ServiceInterface> needed = List.of();
		if (start.element() instanceof Import from) {
			needed = from.getInterfaces();
			candidates = List.of(new Candidate(null, "", end(from)));
		} else if (start.element() instanceof Export own) {
			needed = own.getInterfaces();
			candidates = List.of(new Candidate(null, "", end(own)));
		} else if (start.element() instanceof Component || start.reference() != null) {
			Candidates all = new Candidates(reading.texts(), start, this::isMany);
			candidates = all.fitting(export.getInterfaces(), "");
			if (candidates.isEmpty()) {
				refusals.add(differ(name(start), all.needed(), export, export.getInterfaces()).refusal());
				return;
			}
		}
		if (!WiredInterfaces.fit(needed, export.getInterfaces(), reading.texts())) {
			refusals.add(differ(name(start), WiredInterfaces.names(needed), export, export.getInterfaces()).refusal());
			return;
		}
		ImportBindings bindings = asked.computeIfAbsent(export, each -> {
			ImportBindings first = new ImportBindings(reading.texts(), there, export);
			first.write(start.module(), export.getName(), new Namespaces());
			return first;
		});
		if (!bindings.refusal().isEmpty()) {
			refusals.add(bindings.refusal());
			return;
		}
		WireWriter writer = new WireWriter(reading.texts(), start);
		boolean apart = areApart(start.module(), there);
		BindingKind kind = ImportBindings.kind(export);
		for (Candidate each : candidates) {
			for (InteractionStyle style : styles(kind, export)) {
				if (start.element() instanceof Import from && Wiring.resolved(from.getWire()) == export && Wiring.kind(from) == kind && style(from.getInterfaces()) == style) {
					refusals.add(WiringTexts.text("refusal.already", from.getName(), export.getName()));
					continue;
				}
				List<ServiceInterface> faces = each.reference() == null ? needed : each.reference().getInterfaces();
				if (leadsAlready(start, each, writer.usedAgain(export, style, faces))) {
					refusals.add(WiringTexts.text("refusal.already", each.name().isEmpty() ? name(start) : each.name(), export.getName()));
					continue;
				}
				choices.add(new WiringChoice(each, kind, style, there.getName() + '/' + export.getName(), label("choice.outside", kind, style, export.getName()), apart,
						bindings.remarks(), () -> start.element() instanceof Import ? writer.rebound(there, export, style)
								: writer.outside(start.element() instanceof Export ? Candidate.NONE : each, there, export, style, faces)));
			}
		}
	}

	/** Whether the start leads to an import of its module that would be used again. */
	private static boolean leadsAlready(WireStart start, Candidate candidate, String name) {
		if (name.isEmpty() || start.element() instanceof Import) {
			return false;
		}
		return candidate.instead().equals(name) || candidate.reference() != null
				&& candidate.reference().getWires().stream().anyMatch(wire -> wire.getTarget() != null && name.equals(wire.getTarget().getValue()));
	}

	/** The exports of another module that a target stands for: itself and those that lead to the same, or all. */
	private static List<Export> exports(Module there, Element target) {
		List<Export> named = there.getExports().stream().filter(export -> export.getName() != null).toList();
		if (target instanceof Module) {
			return named;
		}
		if (target instanceof Component) {
			return named.stream().filter(export -> Wiring.resolved(export.getWire()) == target).toList();
		}
		List<Export> same = new ArrayList<>();
		same.add((Export) target);
		Element behind = Wiring.resolved(((Export) target).getWire());
		named.stream().filter(export -> export != target && behind != null && Wiring.resolved(export.getWire()) == behind).forEach(same::add);
		return same;
	}

	/** The styles that a call by a binding can have; what the called side wants first. */
	private static List<InteractionStyle> styles(BindingKind kind, Export export) {
		if (kind == BindingKind.SCA) {
			return Wiring.needsAsynchronousCalls(export) ? List.of(InteractionStyle.ASYNC, InteractionStyle.SYNC) : List.of(InteractionStyle.SYNC, InteractionStyle.ASYNC);
		}
		return List.of(kind == BindingKind.JMS ? InteractionStyle.ASYNC : InteractionStyle.SYNC);
	}

	/** {@return the style that interfaces state} @param faces the interfaces */
	static InteractionStyle style(List<ServiceInterface> faces) {
		return faces.stream().map(ServiceInterface::interactionStyle).filter(each -> each != InteractionStyle.UNSTATED).findFirst().orElse(InteractionStyle.UNSTATED);
	}

	/** Whether a reference may have several wires, by its file. */
	private boolean isMany(Reference reference) {
		if (!many.contains(reference) && !single.contains(reference)) {
			(Candidates.isMany(reading.texts(), reference) ? many : single).add(reference);
		}
		return many.contains(reference);
	}

	private boolean areApart(Module one, Module other) {
		if (deployments == null) {
			deployments = Deployments.of(reading);
		}
		return deployments.areApart(one, other);
	}

	private static String end(Export export) {
		return export.getWire() == null || export.getWire().getTarget() == null || export.getWire().getTarget().getValue() == null ? "" : export.getWire().getTarget().getValue();
	}

	private static String end(Import from) {
		return from.getWire() == null || from.getWire().getTarget() == null || from.getWire().getTarget().getValue() == null ? "" : from.getWire().getTarget().getValue();
	}

	private static List<ServiceInterface> interfaces(Element target) {
		return target instanceof Component component ? component.getInterfaces() : ((Import) target).getInterfaces();
	}

	private static String name(WireStart start) {
		return start.reference() != null ? start.reference().getName() : start.element() != null ? start.element().getName() : start.module().getName();
	}

	private static WiringOffer differ(String name, String needed, Element target, List<ServiceInterface> offered) {
		return WiringOffer.refused(WiringTexts.text("refusal.interfaces", name, needed, target.getName(), WiredInterfaces.names(offered)));
	}

	private static String label(String key, BindingKind kind, InteractionStyle style, String end) {
		return style == InteractionStyle.UNSTATED ? WiringTexts.text(key + ".unstated", kind.title(), end) : WiringTexts.text(key, kind.title(), style.getLiteral(), end);
	}

	private static boolean isComposite(Module module) {
		return module.getOrigin() != null && module.getKind() == ModuleKind.SOA_COMPOSITE;
	}

	private static boolean isScdl(Module module) {
		return module.getOrigin() != null && (module.getKind() == ModuleKind.MODULE || module.getKind() == ModuleKind.MEDIATION_MODULE);
	}
}
