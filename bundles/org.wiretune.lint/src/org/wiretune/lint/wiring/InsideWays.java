/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

import org.wiretune.core.BindingKind;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/** The ways inside a service module of IBM: from a reference or an export to a component or import beside it. Used by one thread. */
final class InsideWays {

	private final SourceTexts texts;
	private final Predicate<Reference> many;

	/** @param texts the texts of the files @param many whether a reference may have several wires */
	InsideWays(SourceTexts texts, Predicate<Reference> many) {
		this.texts = texts;
		this.many = many;
	}

	/** {@return the ways to a target of the same module, or why there is none} @param start where the wire begins @param target the target */
	WiringOffer to(WireStart start, Element target) {
		if (target instanceof Export || target.getName() == null) {
			return WiringOffer.refused(WiringTexts.text("refusal.ownExport", target.getName()));
		}
		if (start.element() instanceof Import || start.element() == null && start.reference() == null && start.module().getReferences().isEmpty()) {
			return WiringOffer.refused(WiringTexts.text("refusal.onlyOutside", target.getName()));
		}
		List<ServiceInterface> offered = interfaces(target);
		WireWriter writer = new WireWriter(texts, start);
		if (start.element() instanceof Export export) {
			if (Wiring.resolved(export.getWire()) == target) {
				return WiringOffer.refused(WiringTexts.text("refusal.already", export.getName(), target.getName()));
			}
			return WiredInterfaces.fit(export.getInterfaces(), offered, texts)
					? WiringOffer.of(List.of(choiceInside(start, new Candidate(null, "", WiringNames.end(export)), target, () -> writer.inside(Candidate.NONE, target.getName(), offered))))
					: WiringNames.differ(export.getName(), WiredInterfaces.names(export.getInterfaces()), target, offered);
		}
		Candidates candidates = new Candidates(texts, start, many);
		List<Candidate> fitting = candidates.fitting(offered, target.getName());
		String already = candidates.leadingTo(target.getName());
		if (fitting.isEmpty()) {
			return already != null ? WiringOffer.refused(WiringTexts.text("refusal.already", already, target.getName())) : WiringNames.differ(WiringNames.name(start), candidates.needed(), target, offered);
		}
		return WiringOffer.of(fitting.stream().map(each -> choiceInside(start, each, target, () -> writer.inside(each, target.getName(), offered))).toList());
	}

	private static WiringChoice choiceInside(WireStart start, Candidate candidate, Element target, Supplier<WiringEdit> edit) {
		return new WiringChoice(candidate, BindingKind.NONE, InteractionStyle.UNSTATED, target.getName(), WiringTexts.text("choice.inside", target.getName()), false,
				List.of(), edit);
	}

	private static List<ServiceInterface> interfaces(Element target) {
		return target instanceof Component component ? component.getInterfaces() : ((Import) target).getInterfaces();
	}
}
