/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import static org.wiretune.lint.wiring.StandardComposite.PROMOTE;
import static org.wiretune.lint.wiring.StandardComposite.TARGET;
import static org.wiretune.lint.wiring.StandardComposite.with;
import static org.wiretune.lint.wiring.StandardComposite.words;

import java.util.List;
import java.util.Optional;

import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Reference;

/** One change of the wires of a composite of the Service Component Architecture or of SwitchYard. Used once, by one thread. */
final class StandardCompositeWriter {

	private final WireStart start;
	private final Edits edits;
	private final ScdlFile file;
	private final StandardComposite composite;

	/** @param texts the texts of the files @param start where the wire begins */
	StandardCompositeWriter(SourceTexts texts, WireStart start) {
		this.start = start;
		edits = new Edits(texts);
		file = ScdlFile.of(edits, start.module().getOrigin().path());
		composite = file == null ? null : StandardComposite.of(file.document());
	}

	/**
	 * {@return the wire led to an end; nothing where the file does not allow it}
	 *
	 * @param reference the reference of the component that the wire begins at; null where a service of the composite promotes the end
	 * @param end the end as it is written
	 */
	WiringEdit lead(Reference reference, String end) {
		if (composite == null) {
			return WiringEdit.NONE;
		}
		if (reference == null) {
			file.attribute(composite.service(start.element().getName()), PROMOTE, end);
			return written();
		}
		Component caller = (Component) start.element();
		String source = StandardComposite.source(caller, reference);
		boolean many = composite.isMany(caller, reference);
		XmlElement outer = composite.reference(end);
		if (outer != null) {
			file.attribute(outer, PROMOTE, with(outer.attributeValue(PROMOTE), source));
			if (!many) {
				withoutTargets(caller, reference);
			}
		} else {
			target(caller, reference, end, many);
			if (!many && !withoutPromotion(source, null)) {
				return WiringEdit.NONE;
			}
		}
		return written();
	}

	/** {@return the first wire to an end taken out; nothing where it is gone or must not go} @param end the name of a component or reference */
	WiringEdit without(String end) {
		// A service that promotes nothing is none.
		if (composite == null || !(start.element() instanceof Component caller)) {
			return WiringEdit.NONE;
		}
		for (Reference reference : start.reference() != null ? List.of(start.reference()) : caller.getReferences()) {
			if (!withoutTarget(caller, reference, end) && !withoutPromotion(StandardComposite.source(caller, reference), end)) {
				return WiringEdit.NONE;
			}
			if (!edits.changes().isEmpty()) {
				break;
			}
		}
		return written();
	}

	private WiringEdit written() {
		return edits.isPossible() ? new WiringEdit(edits.changes(), List.of()) : WiringEdit.NONE;
	}

	/** Writes the target where one is written already, else at the reference. */
	private void target(Component caller, Reference reference, String end, boolean many) {
		XmlElement wire = composite.wire(StandardComposite.source(caller, reference), null);
		XmlElement owner = composite.component(caller.getName());
		XmlElement element = composite.reference(caller, reference);
		if (wire != null && !many) {
			file.attribute(wire, TARGET, end);
		} else if (element != null) {
			file.attribute(element, TARGET, many ? with(element.attributeValue(TARGET), end) : end);
		} else if (owner != null) {
			String prefix = owner.prefix() == null ? "" : owner.prefix() + ':';
			file.child(owner, List.of(), new Markup(prefix + "reference").with("name", reference.getName()).with(TARGET, end));
		}
	}

	/** Takes out all that a reference leads to. */
	private void withoutTargets(Component caller, Reference reference) {
		XmlElement wire = composite.wire(StandardComposite.source(caller, reference), null);
		XmlElement element = composite.reference(caller, reference);
		if (wire != null) {
			file.remove(wire);
		}
		if (element != null) {
			file.withoutAttribute(element, TARGET);
		}
	}

	/** {@return whether a wire or the reference itself states an end, which was taken out} */
	private boolean withoutTarget(Component caller, Reference reference, String end) {
		XmlElement wire = composite.wire(StandardComposite.source(caller, reference), end);
		if (wire != null) {
			file.remove(wire);
			return true;
		}
		XmlElement element = composite.reference(caller, reference);
		List<String> targets = element == null ? List.of() : words(element.attributeValue(TARGET));
		Optional<String> stated = targets.stream().filter(each -> each.equals(end) || each.startsWith(end + '/')).findFirst();
		if (stated.isEmpty()) {
			return false;
		}
		List<String> left = targets.stream().filter(each -> !each.equals(stated.get())).toList();
		if (left.isEmpty()) {
			file.withoutAttribute(element, TARGET);
		} else {
			file.attribute(element, TARGET, String.join(" ", left));
		}
		return true;
	}

	/**
	 * Takes a reference of a component out of what the references of the composite promote.
	 *
	 * @param only the reference of the composite; null for all of them
	 * @return false where one of them would promote nothing any more, which is none
	 */
	private boolean withoutPromotion(String source, String only) {
		for (XmlElement outer : composite.references()) {
			List<String> promoted = words(outer.attributeValue(PROMOTE));
			if (only != null && !only.equals(outer.attributeValue("name")) || !promoted.contains(source)) {
				continue;
			}
			List<String> left = promoted.stream().filter(each -> !each.equals(source)).toList();
			if (left.isEmpty()) {
				return false;
			}
			file.attribute(outer, PROMOTE, String.join(" ", left));
		}
		return true;
	}
}
