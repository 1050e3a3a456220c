/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.wiretune.lint.call.Performer;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Setting;

/** Which references of a start fit to what something offers. */
final class Candidates {

	private static final Set<String> MANY = Set.of("0..n", "1..n");

	private final SourceTexts texts;
	private final WireStart start;
	private final Predicate<Reference> many;

	/** Looks at a start. @param texts the texts of the files @param start the start @param many tells whether a reference may have several wires */
	Candidates(SourceTexts texts, WireStart start, Predicate<Reference> many) {
		this.texts = texts;
		this.start = start;
		this.many = many;
	}

	/** {@return those that fit, those that lead nowhere yet first, then a new one where it can be added; none where none fits} @param offered what is offered @param end the name of what would be wired */
	List<Candidate> fitting(List<ServiceInterface> offered, String end) {
		List<Candidate> free = new ArrayList<>();
		List<Candidate> wired = new ArrayList<>();
		for (Reference each : references()) {
			if (each.getName() != null && WiredInterfaces.fit(each.getInterfaces(), offered, texts)) {
				List<String> ends = ends(each);
				if (ends.isEmpty() || many.test(each)) {
					if (!ends.contains(end)) {
						free.add(new Candidate(each, each.getName(), ""));
					}
				} else if (!ends.get(0).equals(end)) {
					wired.add(new Candidate(each, each.getName(), ends.get(0)));
				}
			}
		}
		List<Candidate> all = new ArrayList<>(free);
		// Who draws a wire adds one; to give up another is a further thought.
		if (free.isEmpty() && mayAdd() && !offered.isEmpty()) {
			all.add(new Candidate(null, newName(offered), ""));
		}
		all.addAll(wired);
		return all;
	}

	/** {@return the name of a reference that leads to an end already; null where none does} @param end the name of the end */
	String leadingTo(String end) {
		return references().stream().filter(each -> ends(each).contains(end)).map(Reference::getName).findFirst().orElse(null);
	}

	/** {@return what the references need, for a sentence} */
	String needed() {
		return WiredInterfaces.names(references().stream().flatMap(each -> each.getInterfaces().stream()).toList());
	}

	/** {@return whether no reference can be added} */
	boolean isFixed() {
		return !mayAdd();
	}

	private List<Reference> references() {
		if (start.reference() != null) {
			return List.of(start.reference());
		}
		return start.element() instanceof Component component ? component.getReferences() : start.module().getReferences();
	}

	/** A class says what it needs in its own file; a process, a flow or a map in another one. */
	private boolean mayAdd() {
		return start.reference() == null && start.element() instanceof Component component && Performer.of(component) == Performer.JAVA;
	}

	/** As Integration Designer names it. */
	private String newName(List<ServiceInterface> offered) {
		String face = WiredInterfaces.names(offered.subList(0, 1));
		String wanted = face.substring(face.lastIndexOf('.') + 1) + "Partner";
		Set<String> taken = references().stream().map(Reference::getName).collect(Collectors.toSet());
		String free = wanted;
		for (int i = 1; taken.contains(free); i++) {
			free = wanted + i;
		}
		return free;
	}

	private static List<String> ends(Reference reference) {
		return reference.getWires().stream().map(wire -> wire.getTarget()).filter(target -> target != null && target.isSet()).map(Setting::getValue).toList();
	}

	/** {@return whether a reference may have several wires} @param texts the texts of the files @param reference the reference */
	static boolean isMany(SourceTexts texts, Reference reference) {
		XmlDocument document = reference.getOrigin() == null ? null : ScdlFile.read(texts, reference.getOrigin().path());
		XmlElement element = document == null ? null : ScdlFile.reference(document.root(), reference.getName());
		return element != null && element.attributeValue("multiplicity") != null && MANY.contains(element.attributeValue("multiplicity"));
	}
}
