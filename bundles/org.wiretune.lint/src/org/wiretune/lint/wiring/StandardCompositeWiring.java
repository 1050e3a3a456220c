/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/**
 * Wires inside a composite of the Service Component Architecture and of SwitchYard. A service of the composite promotes the service of a
 * component; the reference of a component states its target, or is promoted by a reference of the composite. SwitchYard leads a reference
 * to the service of its name, so there only what is promoted is written.
 */
final class StandardCompositeWiring implements CompositeWays {

	private static final String TARGET = "target";
	private static final String PROMOTE = "promote";

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
		XmlElement composite = composite(document());
		if (composite == null) {
			return refused("refusal.text", start.module().getName());
		}
		return start.element() instanceof Export service ? promoted(composite, service, target) : called(composite, (Component) start.element(), target);
	}

	/** The services of a component that a service of the composite may promote. */
	private WiringOffer promoted(XmlElement composite, Export service, Element target) {
		if (!(target instanceof Component component)) {
			return refused("refusal.compositePromotes", service.getName(), target.getName());
		}
		XmlElement element = named(composite, "service", service.getName());
		if (element == null) {
			return refused("refusal.compositeEnds", service.getName());
		}
		String before = Objects.toString(element.attributeValue(PROMOTE), "");
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

	private WiringOffer called(XmlElement composite, Component caller, Element target) {
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
					choices.add(choice(new Candidate(reference, reference.getName(), isMany(composite, caller, reference) ? "" : leadsNow(composite, caller, reference)), end.uri()));
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
	private boolean leadsAlready(XmlElement composite, Component caller, Reference reference, Element target, End end) {
		if (isSwitchYard() && target instanceof Import) {
			XmlElement outer = named(composite, "reference", target.getName());
			return outer != null && words(Objects.toString(outer.attributeValue(PROMOTE), "")).contains(caller.getName() + '/' + reference.getName());
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
				() -> lead(candidate.reference(), end));
	}

	private WiringEdit lead(Reference reference, String end) {
		Edits edits = new Edits(texts);
		ScdlFile file = file(edits);
		XmlElement composite = file == null ? null : composite(file.document());
		if (composite == null) {
			return WiringEdit.NONE;
		}
		if (reference == null) {
			file.attribute(named(composite, "service", start.element().getName()), PROMOTE, end);
		} else {
			Component caller = (Component) start.element();
			String source = caller.getName() + '/' + reference.getName();
			boolean many = isMany(composite, caller, reference);
			XmlElement outer = named(composite, "reference", end);
			if (outer != null) {
				file.attribute(outer, PROMOTE, with(outer.attributeValue(PROMOTE), source));
				if (!many) {
					withoutTarget(file, composite, caller, reference);
				}
			} else {
				target(file, composite, caller, reference, end, many);
				if (!many && !withoutPromotion(file, composite, source, null)) {
					return WiringEdit.NONE;
				}
			}
		}
		return edits.isPossible() ? new WiringEdit(edits.changes(), List.of()) : WiringEdit.NONE;
	}

	/** Writes the target where one is written already, else at the reference. */
	private static void target(ScdlFile file, XmlElement composite, Component caller, Reference reference, String end, boolean many) {
		XmlElement wire = wire(composite, caller.getName() + '/' + reference.getName(), null);
		XmlElement owner = named(composite, "component", caller.getName());
		XmlElement element = owner == null ? null : named(owner, "reference", reference.getName());
		if (wire != null && !many) {
			file.attribute(wire, TARGET, end);
		} else if (element != null) {
			file.attribute(element, TARGET, many ? with(element.attributeValue(TARGET), end) : end);
		} else if (owner != null) {
			String prefix = owner.prefix() == null ? "" : owner.prefix() + ':';
			file.child(owner, List.of(), new Markup(prefix + "reference").with("name", reference.getName()).with(TARGET, end));
		}
	}

	private static void withoutTarget(ScdlFile file, XmlElement composite, Component caller, Reference reference) {
		XmlElement wire = wire(composite, caller.getName() + '/' + reference.getName(), null);
		XmlElement owner = named(composite, "component", caller.getName());
		XmlElement element = owner == null ? null : named(owner, "reference", reference.getName());
		if (wire != null) {
			file.remove(wire);
		}
		if (element != null) {
			file.withoutAttribute(element, TARGET);
		}
	}

	/**
	 * Takes a reference of a component out of what the references of the composite promote.
	 *
	 * @param only the reference of the composite; null for all of them
	 * @return false where one of them would promote nothing any more, which is none
	 */
	private static boolean withoutPromotion(ScdlFile file, XmlElement composite, String source, String only) {
		for (XmlElement outer : composite.children("reference")) {
			String promoted = outer.attributeValue(PROMOTE);
			if (promoted == null || only != null && !only.equals(outer.attributeValue("name")) || !words(promoted).contains(source)) {
				continue;
			}
			List<String> left = words(promoted).stream().filter(each -> !each.equals(source)).toList();
			if (left.isEmpty()) {
				return false;
			}
			file.attribute(outer, PROMOTE, String.join(" ", left));
		}
		return true;
	}

	@Override
	public WiringEdit without(String end) {
		Edits edits = new Edits(texts);
		ScdlFile file = file(edits);
		XmlElement composite = file == null ? null : composite(file.document());
		// A service that promotes nothing is none.
		if (composite == null || !(start.element() instanceof Component caller)) {
			return WiringEdit.NONE;
		}
		XmlElement owner = named(composite, "component", caller.getName());
		for (Reference reference : start.reference() != null ? List.of(start.reference()) : caller.getReferences()) {
			String source = caller.getName() + '/' + reference.getName();
			XmlElement wire = wire(composite, source, end);
			XmlElement element = owner == null ? null : named(owner, "reference", Objects.toString(reference.getName(), ""));
			List<String> targets = element == null ? List.of() : words(Objects.toString(element.attributeValue(TARGET), ""));
			Optional<String> stated = targets.stream().filter(each -> each.equals(end) || each.startsWith(end + '/')).findFirst();
			if (wire != null) {
				file.remove(wire);
			} else if (stated.isPresent()) {
				List<String> left = targets.stream().filter(each -> !each.equals(stated.get())).toList();
				if (left.isEmpty()) {
					file.withoutAttribute(element, TARGET);
				} else {
					file.attribute(element, TARGET, String.join(" ", left));
				}
			} else if (!withoutPromotion(file, composite, source, end)) {
				return WiringEdit.NONE;
			}
			if (!edits.changes().isEmpty()) {
				break;
			}
		}
		return edits.isPossible() ? new WiringEdit(edits.changes(), List.of()) : WiringEdit.NONE;
	}

	/** What a reference leads to and no longer would; empty for nothing. */
	private static String leadsNow(XmlElement composite, Component caller, Reference reference) {
		XmlElement wire = wire(composite, caller.getName() + '/' + reference.getName(), null);
		XmlElement owner = named(composite, "component", caller.getName());
		XmlElement element = owner == null ? null : named(owner, "reference", reference.getName());
		String stated = wire != null ? wire.attributeValue(TARGET) : element == null ? null : element.attributeValue(TARGET);
		return Objects.toString(stated, "");
	}

	private static boolean isMany(XmlElement composite, Component caller, Reference reference) {
		XmlElement owner = named(composite, "component", caller.getName());
		XmlElement element = owner == null ? null : named(owner, "reference", Objects.toString(reference.getName(), ""));
		return element != null && Objects.toString(element.attributeValue("multiplicity"), "").endsWith("n");
	}

	private static String with(String list, String word) {
		return list == null || list.isBlank() ? word : words(list).contains(word) ? list : list.strip() + ' ' + word;
	}

	private static List<String> words(String list) {
		return Arrays.stream(list.strip().split("\\s+")).filter(each -> !each.isEmpty()).toList();
	}

	/** The wire from a source, to any end or to one of a name; null where there is none. */
	private static XmlElement wire(XmlElement composite, String from, String end) {
		return composite.children("wire").stream().filter(each -> from.equals(each.attributeValue("source"))).filter(each -> {
			String to = each.attributeValue(TARGET);
			return to != null && (end == null || to.equals(end) || to.startsWith(end + '/'));
		}).findFirst().orElse(null);
	}

	private static XmlElement named(XmlElement parent, String kind, String name) {
		return parent.children(kind).stream().filter(each -> name.equals(each.attributeValue("name"))).findFirst().orElse(null);
	}

	private boolean isSwitchYard() {
		return start.module().getKind() == ModuleKind.SWITCHYARD;
	}

	/** The composite itself, which SwitchYard has inside of its root. */
	private static XmlElement composite(XmlDocument document) {
		return document == null ? null : document.root().localName().equals("composite") ? document.root() : document.root().child("composite");
	}

	private XmlDocument document() {
		return ScdlFile.read(texts, start.module().getOrigin().path());
	}

	private ScdlFile file(Edits edits) {
		Module module = start.module();
		return ScdlFile.of(edits, module.getOrigin().path());
	}

	private static WiringOffer refused(String key, String... names) {
		return WiringOffer.refused(WiringTexts.text(key, names));
	}
}
