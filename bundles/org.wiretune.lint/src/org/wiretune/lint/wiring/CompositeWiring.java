/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

import org.wiretune.core.BindingKind;
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
 * Wires inside a composite of Oracle SOA Suite, which are elements of its one file: from a service or the reference of a component to the
 * service of a component or to a reference of the composite.
 */
final class CompositeWiring implements CompositeWays {

	private final SourceTexts texts;
	private final WireStart start;

	CompositeWiring(SourceTexts texts, WireStart start) {
		this.texts = texts;
		this.start = start;
	}

	@Override
	public WiringOffer to(Element target) {
		Module composite = start.module();
		if (target.eContainer() != composite) {
			return refused("refusal.composite", composite.getName());
		}
		if (target instanceof Export || start.element() instanceof Import || start.element() == null) {
			return refused("refusal.compositeEnds", target.getName());
		}
		List<WiringChoice> choices = new ArrayList<>();
		boolean already = false;
		for (Source source : sources()) {
			for (End end : ends(target)) {
				XmlElement before = wire(document(), source.uri(), null);
				boolean fits = end.face() == null || WiredInterfaces.fit(source.needed(), List.of(end.face()), texts);
				if (fits && before != null && end.uri().equals(content(before, "target"))) {
					already = true;
				} else if (fits) {
					String instead = before == null ? "" : Objects.toString(content(before, "target"), "");
					Candidate candidate = new Candidate(source.reference(), source.reference() == null ? "" : source.reference().getName(), instead);
					choices.add(choice(candidate, end.uri(), () -> lead(source.uri(), end.uri())));
				}
			}
		}
		if (!choices.isEmpty()) {
			return WiringOffer.of(choices);
		}
		String name = start.reference() == null ? start.element().getName() : start.reference().getName();
		if (already) {
			return refused("refusal.already", name, target.getName());
		}
		if (sources().isEmpty()) {
			return refused("refusal.noReferences.composite", start.element().getName());
		}
		return ends(target).isEmpty() ? refused("refusal.noService", target.getName())
				: refused("refusal.interfaces", name, WiredInterfaces.names(sources().stream().flatMap(each -> each.needed().stream()).toList()), target.getName(),
						WiredInterfaces.names(ends(target).stream().map(End::face).filter(Objects::nonNull).toList()));
	}

	@Override
	public WiringEdit without(String end) {
		Edits edits = new Edits(texts);
		ScdlFile file = file(edits);
		for (Source source : sources()) {
			XmlElement wire = file == null ? null : wire(file.document(), source.uri(), end);
			if (wire != null) {
				file.remove(wire);
				break;
			}
		}
		return edits.isPossible() ? new WiringEdit(edits.changes(), List.of()) : WiringEdit.NONE;
	}

	/** Where a wire begins. @param uri as it is written @param reference the reference; null for a service @param needed what is needed */
	private record Source(String uri, Reference reference, List<ServiceInterface> needed) {
	}

	/** Where a wire ends. @param uri as it is written @param face what is offered; null where the composite does not say */
	private record End(String uri, ServiceInterface face) {
	}

	private List<Source> sources() {
		if (start.element() instanceof Export service) {
			return List.of(new Source(service.getName(), null, service.getInterfaces()));
		}
		List<Reference> references = start.reference() != null ? List.of(start.reference()) : start.element() instanceof Component component ? component.getReferences() : List.of();
		return references.stream().filter(each -> each.getName() != null).map(each -> new Source(start.element().getName() + '/' + each.getName(), each, each.getInterfaces())).toList();
	}

	private static List<End> ends(Element target) {
		if (target instanceof Component component) {
			return component.getInterfaces().stream().filter(each -> each.getName() != null).map(each -> new End(component.getName() + '/' + each.getName(), stated(each))).toList();
		}
		return List.of(new End(target.getName(), target instanceof Import from && !from.getInterfaces().isEmpty() ? stated(from.getInterfaces().get(0)) : null));
	}

	private static ServiceInterface stated(ServiceInterface face) {
		return WiredInterfaces.name(face).isEmpty() ? null : face;
	}

	private static WiringChoice choice(Candidate candidate, String end, Supplier<WiringEdit> edit) {
		return new WiringChoice(candidate, BindingKind.NONE, InteractionStyle.UNSTATED, end, WiringTexts.text("choice.inside.composite", end), false, List.of(), edit);
	}

	private WiringEdit lead(String from, String to) {
		Edits edits = new Edits(texts);
		ScdlFile file = file(edits);
		if (file == null) {
			return WiringEdit.NONE;
		}
		XmlElement before = wire(file.document(), from, null);
		if (before != null) {
			file.text(before.child("target.uri"), to);
		} else {
			String prefix = file.root().prefix() == null ? "" : file.root().prefix() + ':';
			boolean wired = file.root().child("wire") != null;
			file.child(file.root(), wired ? List.of("wire") : List.of(),
					new Markup(prefix + "wire").add(new Markup(prefix + "source.uri").text(from)).add(new Markup(prefix + "target.uri").text(to)));
		}
		return edits.isPossible() ? new WiringEdit(edits.changes(), List.of()) : WiringEdit.NONE;
	}

	/** The wire from a source, to any end or to one of a name; null where there is none. */
	private static XmlElement wire(XmlDocument document, String from, String end) {
		return document == null ? null : document.root().children("wire").stream().filter(each -> from.equals(content(each, "source"))).filter(each -> {
			String to = content(each, "target");
			return to != null && (end == null || to.equals(end) || to.startsWith(end + '/'));
		}).findFirst().orElse(null);
	}

	private static String content(XmlElement wire, String name) {
		XmlElement child = wire.child(name + ".uri");
		return child == null || !child.hasText() ? null : child.text();
	}

	private XmlDocument document() {
		return start.module().getOrigin() == null ? null : ScdlFile.read(texts, start.module().getOrigin().path());
	}

	private ScdlFile file(Edits edits) {
		return start.module().getOrigin() == null ? null : ScdlFile.of(edits, start.module().getOrigin().path());
	}

	private static WiringOffer refused(String key, String... names) {
		return WiringOffer.refused(WiringTexts.text(key, names));
	}
}
