/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/** Writes wires, imports and exports into the files of a module. What cannot be written whole is not written. */
final class WireWriter {

	private final SourceTexts texts;
	private final WireStart start;

	WireWriter(SourceTexts texts, WireStart start) {
		this.texts = texts;
		this.start = start;
	}

	/** {@return a wire inside of the module} @param candidate the reference @param end the name of what it leads to @param offered what that offers */
	WiringEdit inside(Candidate candidate, String end, List<ServiceInterface> offered) {
		Edits edits = new Edits(texts);
		lead(edits, candidate, end, offered);
		return edit(edits, List.of());
	}

	/**
	 * {@return a wire to an export of another module, by an import that is there or added}
	 *
	 * @param candidate the reference; {@link Candidate#NONE} where the start is an export, or where there is only an import
	 * @param there the other module
	 * @param export the export
	 * @param style the style that the import states
	 * @param needed what the start needs; empty for what the export offers
	 */
	WiringEdit outside(Candidate candidate, Module there, Export export, InteractionStyle style, List<ServiceInterface> needed) {
		Edits edits = new Edits(texts);
		List<NewFile> files = new ArrayList<>();
		List<ServiceInterface> faces = needed.isEmpty() ? export.getInterfaces() : needed;
		// Whoever asks for an import alone gets one.
		Import same = candidate == Candidate.NONE && !(start.element() instanceof Export) ? null : same(export, style, faces);
		String name = same == null ? importName(there, export) : same.getName();
		if (same == null) {
			NewScdlFile file = new NewScdlFile("import", name);
			ImportBindings bindings = new ImportBindings(texts, there, export);
			Markup offered = InterfaceMarkup.all(faces, style, file.namespaces());
			Markup binding = bindings.write(start.module(), name, file.namespaces());
			String beside = beside();
			if (offered == null || binding == null || beside == null) {
				return WiringEdit.NONE;
			}
			files.add(file.write(start.module(), faces.isEmpty() ? List.of(binding) : List.of(offered, binding), beside));
			files.addAll(bindings.files());
		}
		if (candidate != Candidate.NONE || start.element() instanceof Export) {
			lead(edits, candidate, name, faces);
			if (!edits.isPossible()) {
				return WiringEdit.NONE;
			}
		}
		return new WiringEdit(edits.changes(), files);
	}

	/** {@return another binding of the import at the start, which then calls another export} @param there the module that it calls @param export the export @param style the style that the import states */
	WiringEdit rebound(Module there, Export export, InteractionStyle style) {
		Import from = (Import) start.element();
		Edits edits = new Edits(texts);
		ScdlFile file = file(edits, from.getOrigin());
		if (file == null) {
			return WiringEdit.NONE;
		}
		ImportBindings bindings = new ImportBindings(texts, there, export);
		XmlElement binding = file.root().child("esbBinding");
		if (binding != null && ImportBindings.kind(export) == BindingKind.SCA && Wiring.kind(from) == BindingKind.SCA) {
			file.attribute(binding, "module", there.getName());
			file.attribute(binding, "export", export.getName());
		} else {
			Markup written = bindings.write(start.module(), from.getName(), file.namespaces());
			if (written == null) {
				return WiringEdit.NONE;
			}
			if (binding == null) {
				file.child(file.root(), List.of("interfaces"), written);
			} else {
				file.replace(binding, written);
			}
			file.declare();
		}
		from.getInterfaces().forEach(face -> edits.set(face.getPreferredInteractionStyle(), style.getLiteral()));
		return edit(edits, bindings.files());
	}

	/** {@return a new export of the component at the start} @param kind the kind of its binding @param name its name @param style the style that it states */
	WiringEdit export(BindingKind kind, String name, InteractionStyle style) {
		Component component = (Component) start.element();
		NewScdlFile file = new NewScdlFile("export", name);
		file.target(component.getName());
		Markup faces = InterfaceMarkup.all(component.getInterfaces(), style, file.namespaces());
		String beside = beside();
		if (faces == null || beside == null) {
			return WiringEdit.NONE;
		}
		List<Markup> parts = new ArrayList<>(List.of(faces));
		parts.addAll(ExportBindings.write(kind, start.module(), name, component.getInterfaces(), file.namespaces()));
		return new WiringEdit(List.of(), List.of(file.write(start.module(), parts, beside)));
	}

	/** {@return the wire of the start to an end taken out} @param end the name of the end */
	WiringEdit without(String end) {
		Edits edits = new Edits(texts);
		if (start.element() instanceof Export export) {
			ScdlFile file = file(edits, export.getOrigin());
			if (file != null && end.equals(file.root().attributeValue("target"))) {
				file.withoutAttribute(file.root(), "target");
			}
		} else if (start.reference() != null) {
			ScdlFile file = file(edits, start.reference().getOrigin());
			XmlElement wire = file == null ? null : wire(file.reference(start.reference().getName()), end);
			if (wire != null) {
				file.remove(wire);
			}
		}
		return edit(edits, List.of());
	}

	/** {@return a name that nothing in the module has} @param wanted the name where it is free @param extension that of its file */
	String free(String wanted, String extension) {
		Module module = start.module();
		Set<String> taken = Stream.of(module.getComponents(), module.getImports(), module.getExports()).flatMap(List::stream).map(each -> ((Element) each).getName())
				.filter(each -> each != null).map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
		String free = wanted;
		for (int i = 1; taken.contains(free.toLowerCase(Locale.ROOT)) || texts.text(NewScdlFile.path(module, free + '.' + extension)) != null; i++) {
			free = wanted + i;
		}
		return free;
	}

	/** Leads the start to an end of its module. */
	private void lead(Edits edits, Candidate candidate, String end, List<ServiceInterface> offered) {
		Origin origin = candidate.reference() != null ? candidate.reference().getOrigin() : start.element() == null ? null : start.element().getOrigin();
		ScdlFile file = file(edits, origin);
		if (file == null) {
			return;
		}
		if (start.element() instanceof Export) {
			file.attribute(file.root(), "target", end);
			return;
		}
		if (candidate.isNew()) {
			Markup reference = newReference(candidate.name(), end, offered, file.namespaces());
			if (reference == null) {
				edits.impossible();
				return;
			}
			XmlElement holder = file.root().child("references");
			if (holder == null) {
				file.child(file.root(), List.of("interfaces"), new Markup("references").add(reference));
			} else {
				file.child(holder, List.of(), reference);
			}
			file.declare();
			return;
		}
		XmlElement reference = file.reference(candidate.name());
		XmlElement before = wire(reference, candidate.instead());
		if (reference == null || !candidate.instead().isEmpty() && before == null) {
			edits.impossible();
		} else if (before != null) {
			file.attribute(before, "target", end);
		} else if (wire(reference, end) == null) {
			file.child(reference, List.of(), new Markup("wire").with("target", end));
		}
	}

	/** With the qualifiers that Integration Designer gives each new reference. */
	private static Markup newReference(String name, String end, List<ServiceInterface> offered, Namespaces namespaces) {
		Markup face = InterfaceMarkup.one(offered.get(0), InteractionStyle.UNSTATED, namespaces);
		if (face == null) {
			return null;
		}
		String type = namespaces.prefix("xsi", Namespaces.INSTANCE) + ":type";
		String scdl = namespaces.prefix("scdl", Namespaces.SCDL);
		return new Markup("reference").with("name", name).add(face)
				.add(new Markup(scdl + ":referenceQualifier").with(type, scdl + ":SuspendTransaction").with("value", "false"))
				.add(new Markup(scdl + ":referenceQualifier").with(type, scdl + ":Reliability"))
				.add(new Markup(scdl + ":referenceQualifier").with(type, scdl + ":DeliverAsyncAt").with("value", "commit"))
				.add(new Markup("wire").with("target", end));
	}

	private static XmlElement wire(XmlElement reference, String end) {
		return reference == null ? null : reference.children("wire").stream().filter(each -> end.equals(each.attributeValue("target"))).findFirst().orElse(null);
	}

	/**
	 * {@return the name of an import that calls an export already, in the same way, and so is used again; empty where there is none}
	 *
	 * @param export the export
	 * @param style the style that the import states
	 * @param needed what the start needs; empty for what the export offers
	 */
	String usedAgain(Export export, InteractionStyle style, List<ServiceInterface> needed) {
		Import same = same(export, style, needed.isEmpty() ? export.getInterfaces() : needed);
		return same == null ? "" : same.getName();
	}

	/** An import that calls the export already, in the same way. */
	private Import same(Export export, InteractionStyle style, List<ServiceInterface> faces) {
		return start.module().getImports().stream().filter(each -> each.getName() != null && Wiring.resolved(each.getWire()) == export && Wiring.kind(each) == ImportBindings.kind(export)
				&& WiringNames.style(each.getInterfaces()) == style && WiredInterfaces.fit(faces, each.getInterfaces(), texts)).findFirst().orElse(null);
	}

	/** After the export, whose own word for what it is gives way. */
	private String importName(Module there, Export export) {
		String stem = export.getName().replaceFirst("(?i)_?exp(ort)?$", "");
		return free(stem.isEmpty() ? there.getName() + "Import" : stem + (export.getName().indexOf('_') < 0 ? "Import" : "_Import"), "import");
	}

	/** The text of a file of the module, which new ones follow in form; null where none is at hand. */
	private String beside() {
		Origin origin = start.element() != null && start.element().getOrigin() != null ? start.element().getOrigin() : start.module().getOrigin();
		return origin == null ? null : texts.text(origin.path());
	}

	private static ScdlFile file(Edits edits, Origin origin) {
		ScdlFile file = origin == null ? null : ScdlFile.of(edits, origin.path());
		if (file == null) {
			edits.impossible();
		}
		return file;
	}

	private static WiringEdit edit(Edits edits, List<NewFile> files) {
		return edits.isPossible() ? new WiringEdit(edits.changes(), files) : WiringEdit.NONE;
	}
}
