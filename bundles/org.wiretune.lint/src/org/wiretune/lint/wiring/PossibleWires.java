/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Element;

/**
 * What may be wired to what in IBM's service modules, and inside composites of SCA, Oracle SOA Suite and SwitchYard, in which ways, and why
 * not. Asked for one reading, which nobody changes; used by one thread.
 */
public final class PossibleWires {

	private final Reading reading;
	private final ManyWires many;
	private final InsideWays inside;
	private final OutsideWays outside;

	/**
	 * Looks at what was read.
	 *
	 * @param reading what was read, linked
	 */
	public PossibleWires(Reading reading) {
		this.reading = reading;
		many = new ManyWires(reading.texts());
		inside = new InsideWays(reading.texts(), many);
		outside = new OutsideWays(reading, many);
	}

	/**
	 * {@return why no wire can begin at a place, a sentence; empty where one can}
	 *
	 * @param start the place
	 */
	public String refusal(WireStart start) {
		Module module = start.module();
		if (composite(start) != null) {
			return "";
		}
		if (!isScdl(module)) {
			return WiringTexts.text(module.getKind() == ModuleKind.LIBRARY ? "refusal.library" : "refusal.form", module.getName());
		}
		if (start.element() instanceof Component component && start.reference() == null && component.getReferences().isEmpty() && new Candidates(reading.texts(), start, many).isFixed()) {
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
		CompositeWays composite = composite(start);
		if (composite != null && target != start.element() && target != start.module()) {
			return composite.to(target);
		}
		if (there == null || !isScdl(there) && target != start.element() && target != start.module()) {
			return WiringOffer.refused(WiringTexts.text("refusal.form", there == null ? "" : there.getName()));
		}
		if (target == start.element() || target == start.module()) {
			return WiringOffer.refused(WiringTexts.text("refusal.self", target.getName()));
		}
		return there == start.module() ? inside.to(start, target) : outside.to(start, there, target);
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
			InteractionStyle style = kind == BindingKind.JMS ? InteractionStyle.ASYNC : kind == BindingKind.SCA ? WiringNames.style(component.getInterfaces()) : InteractionStyle.SYNC;
			String name = writer.free(component.getName() + (kind == BindingKind.SCA ? "" : kind.title()) + "Export", "export");
			choices.add(new WiringChoice(Candidate.NONE, kind, style, name, WiringNames.label("choice.export", kind, style, name), false, List.of(), () -> writer.export(kind, name, style)));
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
		CompositeWays composite = composite(start);
		return composite != null ? composite.without(end) : new WireWriter(reading.texts(), start).without(end);
	}

	/** Who wires the composite of a start; null where it is in none. */
	private CompositeWays composite(WireStart start) {
		Module module = start.module();
		if (module.getOrigin() == null) {
			return null;
		}
		if (module.getKind() == ModuleKind.SOA_COMPOSITE) {
			return new CompositeWiring(reading.texts(), start);
		}
		return module.getKind() == ModuleKind.COMPOSITE || module.getKind() == ModuleKind.SWITCHYARD ? new StandardCompositeWiring(reading.texts(), start) : null;
	}

	private static boolean isScdl(Module module) {
		return module.getOrigin() != null && (module.getKind() == ModuleKind.MODULE || module.getKind() == ModuleKind.MEDIATION_MODULE);
	}
}
