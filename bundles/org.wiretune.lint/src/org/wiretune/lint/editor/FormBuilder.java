/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.host.HostServer;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/** Makes the form of one file of a module. Used once. */
final class FormBuilder {

	private static final Texts TEXTS = Texts.of(FormBuilder.class, "editor");

	private final LintResult result;
	private final Module module;
	private final String path;
	private final KnownNames names;
	private final HostServer host;
	private final List<FormElement> elements = new ArrayList<>();

	FormBuilder(LintResult result, Module module, String path) {
		this.result = result;
		this.module = module;
		this.path = path;
		names = KnownNames.of(result.solution(), path);
		host = HostServer.of(result.reading(), module);
	}

	ModuleForm build() {
		boolean whole = module.getOrigin() != null && module.getOrigin().path().equals(path);
		module.getExports().stream().filter(export -> whole || isHere(export)).forEach(this::export);
		module.getReferences().stream().filter(reference -> whole || isHere(reference)).forEach(this::standaloneReference);
		module.getComponents().stream().filter(component -> whole || isHere(component)).forEach(this::component);
		module.getImports().stream().filter(from -> whole || isHere(from)).forEach(this::importing);
		List<FormElement> all = withFindings();
		String title = !whole && all.size() == 1 ? TEXTS.get("form.element", all.get(0).role().word(), all.get(0).name())
				: TEXTS.get("form.module", Secrets.hidden(module.getName()), module.getKind().title());
		return new ModuleForm(path, title, description(all.isEmpty()), all);
	}

	private boolean isHere(Element element) {
		return element.getOrigin() != null && element.getOrigin().path().equals(path);
	}

	private String description(boolean empty) {
		if (empty) {
			return TEXTS.get("form.empty");
		}
		if (host == null) {
			return TEXTS.get("form.noServer");
		}
		return TEXTS.get(host.sameProject() ? "form.serverNear" : "form.serverOnly", Secrets.hidden(host.name()), host.server().getProduct().title());
	}

	private void export(Export export) {
		Rows rows = new Rows(id(ElementRole.EXPORT, export));
		binding(rows, export.getBinding(), false);
		if (export.getWire() != null) {
			rows.text("target", export.getWire().getTarget(), names.targets());
		}
		rows.close("group.binding", "");
		interfaces(rows, export.getInterfaces());
		GoverningSettings.of(rows, host, export.getBinding(), module.getName(), true);
		BindingKind kind = kind(export.getBinding());
		add(rows, ElementRole.EXPORT, export, kind == BindingKind.NONE ? TEXTS.get("binding.scaExport") : bindingWord(export.getBinding()));
	}

	private void importing(Import from) {
		Rows rows = new Rows(id(ElementRole.IMPORT, from));
		binding(rows, from.getBinding(), true);
		rows.close("group.binding", "");
		interfaces(rows, from.getInterfaces());
		Setting target = from.getBinding() == null ? null : from.getBinding().getTargetModule();
		GoverningSettings.of(rows, host, from.getBinding(), target == null ? null : target.getValue(), false);
		add(rows, ElementRole.IMPORT, from, bindingWord(from.getBinding()));
	}

	private void component(Component component) {
		Rows rows = new Rows(id(ElementRole.COMPONENT, component));
		Implementation implementation = component.getImplementation();
		if (implementation != null) {
			rows.fixed("artifact", implementation.getArtifact());
			rows.qualifiers("", implementation.getQualifiers());
			rows.close("group.implementation", implementation.getType() == null ? "" : TEXTS.get("implementation.type", implementation.getType()));
		}
		interfaces(rows, component.getInterfaces());
		component.getReferences().forEach(reference -> reference(rows, reference));
		add(rows, ElementRole.COMPONENT, component, implementation == null || implementation.getType() == null ? "" : implementation.getType());
	}

	private void standaloneReference(Reference reference) {
		Rows rows = new Rows(id(ElementRole.REFERENCE, reference));
		reference(rows, reference);
		add(rows, ElementRole.REFERENCE, reference, TEXTS.get("reference.standalone"));
	}

	private void reference(Rows rows, Reference reference) {
		String name = text(reference.getName());
		for (Wire wire : reference.getWires()) {
			rows.text(name + "/wire", "wire", wire.getTarget(), names.targets());
		}
		for (ServiceInterface face : reference.getInterfaces()) {
			rows.choice(name + "/style", "preferredInteractionStyle", face.getPreferredInteractionStyle(), ModuleVocabulary.INTERACTION_STYLES);
			rows.qualifiers(name, face.getQualifiers());
		}
		rows.qualifiers(name, reference.getQualifiers());
		rows.closeNamed(TEXTS.get("group.reference", name), "");
	}

	private void interfaces(Rows rows, List<ServiceInterface> interfaces) {
		for (ServiceInterface face : interfaces) {
			rows.choice("style", "preferredInteractionStyle", face.getPreferredInteractionStyle(), ModuleVocabulary.INTERACTION_STYLES);
			rows.fixed("portType", face.getPortType());
			rows.qualifiers("", face.getQualifiers());
			rows.close("group.interface", "");
		}
	}

	private void binding(Rows rows, Binding binding, boolean calling) {
		if (binding == null) {
			return;
		}
		rows.fixed("bindingType", binding.getType());
		if (calling) {
			rows.text("targetModule", binding.getTargetModule(), names.modules());
			rows.text("targetExport", binding.getTargetExport(),
					binding.getTargetModule() == null ? List.of() : names.exports(binding.getTargetModule().getValue()));
		}
		rows.text("endpoint", binding.getEndpoint(), List.of());
		for (Setting destination : binding.getDestinations()) {
			rows.text("destination." + destination.getName(), "destination", destination, names.destinations());
		}
		// Whatever else the reader found in the binding, in the order of the model.
		List<Setting> shown = new ArrayList<>(binding.getDestinations());
		shown.addAll(Stream.of(binding.getType(), binding.getTargetModule(), binding.getTargetExport(), binding.getEndpoint()).filter(setting -> setting != null).toList());
		for (EObject part : binding.eContents()) {
			// An attribute that is written empty says nothing; the text editor has it.
			if (part instanceof Setting setting && !shown.contains(setting) && setting.getValue() != null && !setting.getValue().isEmpty()) {
				rows.text("property." + setting.getName(), setting.getName(), setting, List.of());
			}
		}
	}

	private void add(Rows rows, ElementRole role, Element element, String summary) {
		elements.add(new FormElement(rows.owner(), role, text(element.getName()), summary, element.getOrigin(), rows.groups(), List.of()));
	}

	private String id(ElementRole role, Element element) {
		String id = role + ":" + text(element.getName());
		String unique = id;
		for (int again = 2; isTaken(unique); again++) {
			unique = id + '~' + again;
		}
		return unique;
	}

	private boolean isTaken(String id) {
		return elements.stream().anyMatch(element -> element.id().equals(id));
	}

	/** Gives each finding to the values it stands at, else to the element of its file. */
	private List<FormElement> withFindings() {
		List<FormElement> all = new ArrayList<>();
		Map<String, List<Finding>> rest = rest();
		for (FormElement element : elements) {
			List<FormGroup> groups = element.groups().stream().map(group -> new FormGroup(group.title(), group.description(), group.rows().stream()
					.map(row -> new FormRow(row.id(), row.label(), row.kind(), row.setting(), row.choices(), row.minimum(), at(row))).toList())).toList();
			all.add(new FormElement(element.id(), element.role(), element.name(), element.summary(), element.origin(), groups,
					rest.getOrDefault(element.id(), List.of())));
		}
		return all;
	}

	private List<Finding> at(FormRow row) {
		Origin origin = row.setting().getOrigin();
		return origin == null ? List.of() : result.findings().stream().filter(finding -> touches(finding.origin(), origin)).toList();
	}

	private Map<String, List<Finding>> rest() {
		Map<String, List<Finding>> rest = new LinkedHashMap<>();
		for (Finding finding : result.findings()) {
			boolean shown = elements.stream().flatMap(element -> element.rows().stream()).map(row -> row.setting().getOrigin())
					.anyMatch(origin -> origin != null && touches(finding.origin(), origin));
			if (!shown) {
				owner(finding.origin()).ifPresent(owner -> rest.computeIfAbsent(owner.id(), id -> new ArrayList<>()).add(finding));
			}
		}
		return rest;
	}

	private Optional<FormElement> owner(Origin place) {
		List<FormElement> here = elements.stream().filter(element -> element.origin() != null && element.origin().path().equals(place.path())).toList();
		return here.stream().filter(element -> element.origin().offset() <= place.offset()).max(Comparator.comparingInt(element -> element.origin().offset()))
				.or(() -> here.stream().findFirst());
	}

	private static boolean touches(Origin finding, Origin value) {
		return finding.path().equals(value.path()) && finding.offset() < value.end() && value.offset() < finding.end();
	}

	private static BindingKind kind(Binding binding) {
		return binding == null ? BindingKind.NONE : binding.getKind();
	}

	private static String bindingWord(Binding binding) {
		BindingKind kind = kind(binding);
		if (kind == BindingKind.NONE) {
			return TEXTS.get("binding.none");
		}
		if (kind == BindingKind.UNKNOWN) {
			return binding.getName() == null ? TEXTS.get("binding.unknown") : binding.getName();
		}
		return TEXTS.get("binding.kind", kind.title());
	}

	private static String text(String value) {
		return value == null ? "" : value;
	}
}
