/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.wiretune.core.ModuleKind;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.InnerValues;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Setting;

/**
 * Reads the element {@code composite}, in which all kinds of SCA composites agree: components with services and
 * references, services and references of the composite with their bindings, and wires. A service with several bindings
 * becomes an export for each, a reference an import for each. Services and references of a component that have a binding
 * of their own leave the composite as well; they are named by their component, for example {@code Cart/Total}.
 */
final class CompositeReader {

	private static final String SCA_BINDING = "binding.sca";

	private final XmlSettings settings;
	private final FileParts parts;
	private final CompositeBindings bindings;
	private final CompositeQualifiers qualifiers;
	private final InnerValues values;
	private final Module module = AssemblyFactory.INSTANCE.createModule();

	CompositeReader(XmlSettings settings, FileParts parts, ModuleKind kind) {
		this.settings = settings;
		this.parts = parts;
		bindings = new CompositeBindings(settings, kind);
		qualifiers = new CompositeQualifiers(settings);
		values = new InnerValues(settings);
		module.setKind(kind);
	}

	/**
	 * Reads a composite.
	 *
	 * @param composite the element
	 * @return the module, whose wires lead to what the same file holds
	 */
	Module read(XmlElement composite) {
		settings.name(module, composite);
		qualifiers.read(composite, module.getQualifiers());
		for (XmlElement include : composite.children("include")) {
			XmlAttribute name = include.attribute("name");
			if (name != null) {
				module.getIncludes().add(settings.value("include", name, null));
			}
		}
		for (XmlElement component : composite.children("component")) {
			module.getComponents().add(component(component));
		}
		for (XmlElement reference : composite.children("reference")) {
			imports(reference, reference.attributeValue("name"), module.getImports());
		}
		for (XmlElement service : composite.children("service")) {
			service(service);
		}
		for (XmlElement component : composite.children("component")) {
			leaving(component);
		}
		for (XmlElement reference : composite.children("reference")) {
			promote(reference, composite);
		}
		CompositeWires wires = new CompositeWires(settings, module);
		for (XmlElement component : composite.children("component")) {
			wires.targets(component);
		}
		for (XmlElement wire : composite.children("wire")) {
			Setting source = wires.wire(wire);
			if (source != null && composite.isClosed() && module.getIncludes().isEmpty()) {
				unresolved("wireSource", source);
			}
		}
		if (module.getKind() == ModuleKind.SWITCHYARD) {
			wires.byName(composite);
		} else if (module.getKind() == ModuleKind.COMPOSITE) {
			wires.automatic(composite);
		}
		return module;
	}

	private Component component(XmlElement element) {
		Component component = AssemblyFactory.INSTANCE.createComponent();
		settings.name(component, element);
		qualifiers.read(element, component.getQualifiers());
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			String name = child.localName();
			if (name.equals("componentType")) {
				type(child, component);
			} else if (name.equals("service")) {
				component.getInterfaces().add(serviceInterface(child));
			} else if (name.equals("reference")) {
				reference(component, child);
			} else if (name.equals("property")) {
				property(child, component.getProperties());
			} else if (name.startsWith("implementation") && component.getImplementation() == null) {
				component.setImplementation(implementation(child));
			}
		}
		return component;
	}

	/**
	 * Reads services and references of a component type, which stands in a file of its own or inside a component.
	 *
	 * @param element the element
	 * @param component takes them
	 */
	void type(XmlElement element, Component component) {
		element.children("service").forEach(service -> component.getInterfaces().add(serviceInterface(service)));
		element.children("reference").forEach(reference -> reference(component, reference));
	}

	/** A property may be a document of its own: only a plain value is a setting. */
	private void property(XmlElement element, List<Setting> target) {
		if (element.attribute("name") != null && (element.hasText() || element.attribute("value") != null)) {
			values.inner(element, "", target);
		}
	}

	private void reference(Component component, XmlElement element) {
		Reference reference = AssemblyFactory.INSTANCE.createReference();
		settings.name(reference, element);
		ServiceInterface stated = serviceInterface(element);
		if (stated.getType() != null) {
			reference.getInterfaces().add(stated);
		}
		qualifiers.read(element, reference.getQualifiers());
		component.getReferences().add(reference);
	}

	private ServiceInterface serviceInterface(XmlElement element) {
		ServiceInterface result = AssemblyFactory.INSTANCE.createServiceInterface();
		result.setName(element.attributeValue("name"));
		qualifiers.read(element, result.getQualifiers());
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			if (child.localName().startsWith("interface") && result.getType() == null) {
				result.setType(child.localName());
				XmlAttribute type = child.attribute("interface");
				if (type != null) {
					result.setPortType(settings.value("interface", type, null));
				}
				qualifiers.read(child, result.getQualifiers());
			}
			if (child.localName().equals("operation") && child.attributeValue("name") != null) {
				result.getOperations().add(child.attributeValue("name"));
			}
		}
		return result;
	}

	private Implementation implementation(XmlElement element) {
		Implementation implementation = AssemblyFactory.INSTANCE.createImplementation();
		implementation.setType(element.localName());
		values.collect(element, "", Set.of("requires", "policySets"), child -> true, implementation.getProperties());
		if (!implementation.getProperties().isEmpty()) {
			// The class, file or composite comes first in all of them; where it does not, its name is one of a few.
			Setting artifact = implementation.getProperties().stream().filter(setting -> isArtifact(setting.getName())).findFirst()
					.orElse(implementation.getProperties().get(0));
			implementation.setArtifact(artifact);
			implementation.getProperties().remove(artifact);
		}
		qualifiers.read(element, implementation.getQualifiers());
		return implementation;
	}

	private static boolean isArtifact(String name) {
		return Set.of("class", "name", "src", "process", "processid", "location", "xml.path", "java.class", "bundlesymbolicname", "script", "beanname", "ejb-link")
				.contains(name.toLowerCase(Locale.ROOT));
	}

	private void imports(XmlElement element, String name, List<Import> target) {
		List<XmlElement> stated = bindings.of(element);
		for (int i = 0; i < Math.max(1, stated.size()); i++) {
			Import result = AssemblyFactory.INSTANCE.createImport();
			settings.name(result, element);
			result.setName(name);
			interfaces(element, result.getInterfaces());
			qualifiers.read(element, result.getQualifiers());
			result.setBinding(stated.isEmpty() ? bindings.none(element) : bindings.binding(stated.get(i), false));
			target.add(result);
		}
	}

	private void exports(XmlElement element, String name, Setting target, Component component) {
		List<XmlElement> stated = bindings.of(element);
		for (int i = 0; i < Math.max(1, stated.size()); i++) {
			Export result = AssemblyFactory.INSTANCE.createExport();
			settings.name(result, element);
			result.setName(name);
			interfaces(element, result.getInterfaces());
			qualifiers.read(element, result.getQualifiers());
			result.setBinding(stated.isEmpty() ? bindings.none(element) : bindings.binding(stated.get(i), true));
			if (target != null) {
				result.setWire(CompositeWires.wire(target, component));
			}
			module.getExports().add(result);
		}
	}

	private void interfaces(XmlElement element, List<ServiceInterface> target) {
		ServiceInterface stated = serviceInterface(element);
		if (stated.getType() != null) {
			target.add(stated);
		}
	}

	private void service(XmlElement element) {
		XmlAttribute promote = element.attribute("promote");
		Setting target = promote == null ? null : settings.value("promote", promote, null);
		exports(element, element.attributeValue("name"), target, target == null ? null : CompositeWires.component(module, target.getValue()));
	}

	/** What leaves the composite straight from a component. */
	private void leaving(XmlElement component) {
		String owner = component.attributeValue("name");
		Component around = CompositeWires.component(module, owner);
		for (XmlElement service : component.children("service")) {
			if (around != null && hasOutsideBinding(service)) {
				exports(service, owner + '/' + service.attributeValue("name"), settings.value("component", component.attribute("name"), null), around);
			}
		}
		for (XmlElement element : component.children("reference")) {
			if (around != null && hasOutsideBinding(element)) {
				int before = module.getImports().size();
				imports(element, owner + '/' + element.attributeValue("name"), module.getImports());
				Reference reference = CompositeWires.reference(around, element.attributeValue("name"));
				for (Import imported : module.getImports().subList(before, module.getImports().size())) {
					lead(reference, element, imported);
				}
			}
		}
	}

	private boolean hasOutsideBinding(XmlElement element) {
		return bindings.of(element).stream().anyMatch(binding -> !binding.localName().equals(SCA_BINDING));
	}

	/** The wire has the name of the outer reference as its target, which is what the file has there. */
	private void lead(Reference reference, XmlElement element, Import imported) {
		XmlAttribute name = element.attribute("name");
		if (reference != null && name != null) {
			reference.getWires().add(CompositeWires.wire(settings.value("target", name, null), imported));
		}
	}

	private void promote(XmlElement element, XmlElement composite) {
		XmlAttribute promote = element.attribute("promote");
		if (promote == null) {
			return;
		}
		for (Setting promoted : settings.words("promote", promote)) {
			Component component = CompositeWires.component(module, promoted.getValue());
			if (component == null) {
				if (composite.isClosed() && module.getIncludes().isEmpty()) {
					unresolved("promoted", promoted);
				}
				continue;
			}
			Reference reference = CompositeWires.promotedReference(component, promoted, element.attributeValue("name"));
			for (Import imported : module.getImports()) {
				if (imported.getOrigin().equals(settings.origin(element.attribute("name") == null ? promote : element.attribute("name")))) {
					lead(reference, element, imported);
				}
			}
		}
	}

	private void unresolved(String key, Setting name) {
		parts.problem(ReadProblem.Kind.UNRESOLVED, name.getOrigin(), TEXTS.get(key, name.getValue(), module.getName()));
	}
}
