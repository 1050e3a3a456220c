/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/**
 * Wires inside a composite of the Service Component Architecture and of SwitchYard. A service of the composite promotes the service of a
 * component; the reference of a component states its target, or is promoted by a reference of the composite. SwitchYard leads a reference
 * to the service of its name, so there only what is promoted is written.
 */
final class StandardCompositeWiring implements CompositeWays {

	private final SourceTexts texts;
	private final WireStart start;

	StandardCompositeWiring(SourceTexts texts, WireStart start) {
		this.texts = texts;
		this.start = start;
	}

	@Override
	public WiringOffer to(Element target) {
		if (target.eContainer() != start.module()) {
			return refused("refusal.composite", start.module().getName());
		}
		if (target instanceof Export || start.element() instanceof Import || start.element() == null || target.getName() == null || target.getName().indexOf('/') >= 0) {
			return refused("refusal.compositeEnds", target.getName());
		}
		StandardComposite composite = StandardComposite.of(ScdlFile.read(texts, start.module().getOrigin().path()));
		if (composite == null) {
			return refused("refusal.text", start.module().getName());
		}
		return start.element() instanceof Export service ? promoted(composite, service, target) : called(composite, (Component) start.element(), target);
	}

	/** The services of a component that a service of the composite may promote. */
	private WiringOffer promoted(StandardComposite composite, Export service, Element target) {
		if (!(target instanceof Component component)) {
			return refused("refusal.compositePromotes", service.getName(), target.getName());
		}
		XmlElement element = composite.service(service.getName());
		if (element == null) {
			return refused("refusal.compositeEnds", service.getName());
		}
		String before = Objects.toString(element.attributeValue(StandardComposite.PROMOTE), "");
		List<WiringChoice> choices = new ArrayList<>();
		boolean already = false;
		for (End end : ends(component)) {
			if (fits(service.getInterfaces(), end.face()) && leadsTo(before, end)) {
				already = true;
			} else if (fits(service.getInterfaces(), end.face())) {
				choices.add(choice(new Candidate(null, "", before), end.uri()));
			}
		}
		return offer(choices, already, service.getName(), service.getInterfaces(), component);
	}

	private WiringOffer called(StandardComposite composite, Component caller, Element target) {
		List<Reference> references = start.reference() != null ? List.of(start.reference()) : caller.getReferences();
		if (references.isEmpty()) {
			return refused("refusal.noReferences.composite", caller.getName());
		}
		List<WiringChoice> choices = new ArrayList<>();
		boolean already = false;
		for (Reference reference : references) {
			for (End end : target instanceof Component component ? ends(component) : List.of(new End(target.getName(), ((Import) target).getInterfaces().stream().findFirst().orElse(null)))) {
				if (reference.getName() == null || !fits(reference.getInterfaces(), end.face()) || isSwitchYard() && !end.uri().substring(end.uri().indexOf('/') + 1).equals(reference.getName())) {
					continue;
				}
				if (leadsAlready(composite, caller, reference, target, end)) {
					already = true;
				} else if (!isSwitchYard() || target instanceof Import) {
					choices.add(choice(new Candidate(reference, reference.getName(), composite.isMany(caller, reference) ? "" : composite.leadsNow(caller, reference)), end.uri()));
				}
			}
		}
		if (isSwitchYard() && choices.isEmpty() && !already) {
			String names = String.join(", ", references.stream().map(Reference::getName).filter(Objects::nonNull).toList());
			return refused("refusal.switchYard", caller.getName(), names, target.getName());
		}
		String name = start.reference() == null ? caller.getName() : start.reference().getName();
		return offer(choices, already, name, references.stream().flatMap(each -> each.getInterfaces().stream()).toList(), target);
	}

	/** SwitchYard finds what is outside by the name too, but calls it only where it is promoted. */
	private boolean leadsAlready(StandardComposite composite, Component caller, Reference reference, Element target, End end) {
		if (isSwitchYard() && target instanceof Import) {
			XmlElement outer = composite.reference(target.getName());
			return outer != null && StandardComposite.words(outer.attributeValue(StandardComposite.PROMOTE)).contains(StandardComposite.source(caller, reference));
		}
		return reference.getWires().stream()
				.anyMatch(wire -> wire.getResolved() == target && (target instanceof Import || wire.getTarget() == null || leadsTo(wire.getTarget().getValue(), end)));
	}

	private WiringOffer offer(List<WiringChoice> choices, boolean already, String name, List<ServiceInterface> needed, Element target) {
		if (!choices.isEmpty()) {
			return WiringOffer.of(choices);
		}
		if (already) {
			return refused("refusal.already", name, target.getName());
		}
		List<ServiceInterface> offered = target instanceof Component component ? component.getInterfaces() : ((Import) target).getInterfaces();
		return refused("refusal.interfaces", name, WiredInterfaces.names(needed), target.getName(), WiredInterfaces.names(offered));
	}

	/** Where a wire ends. @param uri as it is written @param face what is offered; null where the composite does not say */
	private record End(String uri, ServiceInterface face) {
	}

	/** The services of a component; where none is read it has one, which its name alone means. */
	private static List<End> ends(Component component) {
		List<End> named = component.getInterfaces().stream().filter(each -> each.getName() != null).map(each -> new End(component.getName() + '/' + each.getName(), each)).toList();
		return named.isEmpty() ? List.of(new End(component.getName(), null)) : named;
	}

	/** A name without a service means the only one, and a third part is the binding. */
	private static boolean leadsTo(String written, End end) {
		return Arrays.stream(written.split("\\s+")).anyMatch(each -> each.equals(end.uri()) || each.startsWith(end.uri() + '/') || end.uri().startsWith(each + '/'));
	}

	/** What the implementation alone states is not known here, and what is not known may fit. */
	private static boolean fits(List<ServiceInterface> needed, ServiceInterface offered) {
		if (offered == null || WiredInterfaces.name(offered).isEmpty()) {
			return true;
		}
		return needed.stream().map(WiredInterfaces::name).filter(each -> !each.isEmpty()).allMatch(WiredInterfaces.name(offered)::equals);
	}

	private WiringChoice choice(Candidate candidate, String end) {
		return new WiringChoice(candidate, BindingKind.NONE, InteractionStyle.UNSTATED, end, WiringTexts.text("choice.inside.composite", end), false, List.of(),
				() -> new StandardCompositeWriter(texts, start).lead(candidate.reference(), end));
	}

	@Override
	public WiringEdit without(String end) {
		return new StandardCompositeWriter(texts, start).without(end);
	}

	private boolean isSwitchYard() {
		return start.module().getKind() == ModuleKind.SWITCHYARD;
	}

	private static WiringOffer refused(String key, String... names) {
		return WiringOffer.refused(WiringTexts.text(key, names));
	}
}
