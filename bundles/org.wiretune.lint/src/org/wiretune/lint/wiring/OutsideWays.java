/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import org.wiretune.core.BindingKind;
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

/** The ways from a service module of IBM to the exports of another. Asked for one reading, used by one thread. */
final class OutsideWays {

	private final Reading reading;
	private final Predicate<Reference> many;
	private Deployments deployments;
	/** What each export asks of an import; looked at once, since many starts and targets come to the same export. */
	private final Map<Export, ImportBindings> asked = new HashMap<>();

	/** @param reading what was read, linked @param many whether a reference may have several wires */
	OutsideWays(Reading reading, Predicate<Reference> many) {
		this.reading = reading;
		this.many = many;
	}

	/** {@return the ways to another module, or why there is none} @param start where the wire begins @param there the module @param target it, or an element of it */
	WiringOffer to(WireStart start, Module there, Element target) {
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
			candidates = List.of(new Candidate(null, "", WiringNames.end(from)));
		} else if (start.element() instanceof Export own) {
			needed = own.getInterfaces();
			candidates = List.of(new Candidate(null, "", WiringNames.end(own)));
		} else if (start.element() instanceof Component || start.reference() != null) {
			Candidates all = new Candidates(reading.texts(), start, many);
			candidates = all.fitting(export.getInterfaces(), "");
			if (candidates.isEmpty()) {
				refusals.add(WiringNames.differ(WiringNames.name(start), all.needed(), export, export.getInterfaces()).refusal());
				return;
			}
		}
		if (!WiredInterfaces.fit(needed, export.getInterfaces(), reading.texts())) {
			refusals.add(WiringNames.differ(WiringNames.name(start), WiredInterfaces.names(needed), export, export.getInterfaces()).refusal());
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
				if (start.element() instanceof Import from && Wiring.resolved(from.getWire()) == export && Wiring.kind(from) == kind && WiringNames.style(from.getInterfaces()) == style) {
					refusals.add(WiringTexts.text("refusal.already", from.getName(), export.getName()));
					continue;
				}
				List<ServiceInterface> faces = each.reference() == null ? needed : each.reference().getInterfaces();
				if (leadsAlready(start, each, writer.usedAgain(export, style, faces))) {
					refusals.add(WiringTexts.text("refusal.already", each.name().isEmpty() ? WiringNames.name(start) : each.name(), export.getName()));
					continue;
				}
				choices.add(new WiringChoice(each, kind, style, there.getName() + '/' + export.getName(), WiringNames.label("choice.outside", kind, style, export.getName()), apart,
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

	private boolean areApart(Module one, Module other) {
		if (deployments == null) {
			deployments = Deployments.of(reading);
		}
		return deployments.areApart(one, other);
	}
}
