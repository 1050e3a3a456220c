/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import java.util.List;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Wires inside one composite: stated at references, by wire elements, by names alone or by matching interfaces. */
final class CompositeWires {

	private final XmlSettings settings;
	private final Module module;

	CompositeWires(XmlSettings settings, Module module) {
		this.settings = settings;
		this.module = module;
	}

	static Wire wire(Setting target, Element resolved) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(EcoreUtil.copy(target));
		wire.setResolved(resolved);
		return wire;
	}

	/** The component that a path like {@code Component/Service} leads to, or null. */
	static Component component(Module module, String path) {
		String name = first(path);
		for (Component component : module.getComponents()) {
			if (name != null && name.equals(component.getName())) {
				return component;
			}
		}
		return null;
	}

	private static String first(String path) {
		int slash = path == null ? -1 : path.indexOf('/');
		return slash < 0 ? path : path.substring(0, slash);
	}

	/** The part of a path behind the component, without a binding; null where there is none. */
	private static String second(String path) {
		int slash = path.indexOf('/');
		return slash < 0 ? null : first(path.substring(slash + 1));
	}

	/** The reference of a component, or null. */
	static Reference reference(Component component, String name) {
		for (Reference reference : component.getReferences()) {
			if (name != null && name.equals(reference.getName())) {
				return reference;
			}
		}
		return null;
	}

	/**
	 * The reference that a path means; made where the component does not list it, because its implementation may. A path
	 * without a reference means the only one, or that of the given name.
	 */
	static Reference promotedReference(Component component, Setting path, String name) {
		String wanted = second(path.getValue());
		if (wanted == null && component.getReferences().size() == 1) {
			return component.getReferences().get(0);
		}
		String known = wanted == null ? name : wanted;
		Reference reference = reference(component, known);
		if (reference == null) {
			reference = AssemblyFactory.INSTANCE.createReference();
			reference.setName(known);
			reference.setOrigin(path.getOrigin());
			component.getReferences().add(reference);
		}
		return reference;
	}

	/** Wires that the references of a component state by the attribute target, or by the address of an SCA binding. */
	void targets(XmlElement element) {
		Component owner = component(module, element.attributeValue("name"));
		for (XmlElement child : element.children("reference")) {
			Reference reference = owner == null ? null : reference(owner, child.attributeValue("name"));
			if (reference == null) {
				continue;
			}
			stated(reference, child.attribute("target"));
			for (XmlElement binding : child.children("binding.sca")) {
				stated(reference, binding.attribute("uri"));
			}
		}
	}

	private void stated(Reference reference, XmlAttribute target) {
		if (target != null) {
			for (Setting word : settings.words("target", target)) {
				reference.getWires().add(wire(word, component(module, word.getValue())));
			}
		}
	}

	/**
	 * Reads a wire element: {@code source} and {@code target} as attributes, or, in Oracle's form, as elements.
	 *
	 * @return the source, where it is no component, service or reference of the composite; null otherwise
	 */
	Setting wire(XmlElement element) {
		Setting source = end(element, "source");
		Setting target = end(element, "target");
		if (source == null || target == null || !source.isSet() || !target.isSet()) {
			return null;
		}
		String from = source.getValue();
		Component component = component(module, from);
		if (from.indexOf('/') < 0) {
			boolean found = false;
			for (Export export : module.getExports()) {
				if (from.equals(export.getName())) {
					export.setWire(wire(target, target(target.getValue())));
					found = true;
				}
			}
			if (found) {
				return null;
			}
		}
		if (component == null) {
			return source;
		}
		promotedReference(component, source, from).getWires().add(wire(target, target(target.getValue())));
		return null;
	}

	private Setting end(XmlElement wire, String name) {
		XmlAttribute attribute = wire.attribute(name);
		if (attribute != null) {
			return settings.value(name, attribute, null);
		}
		XmlElement child = wire.child(name + ".uri");
		return child == null || !child.hasText() ? null : settings.content(name, child, null, null);
	}

	/** A path with a slash leads to a component, a plain name first to a reference of the composite. */
	private Element target(String path) {
		if (path.indexOf('/') < 0) {
			for (Import imported : module.getImports()) {
				if (path.equals(imported.getName())) {
					return imported;
				}
			}
		}
		return component(module, path);
	}

	/** SwitchYard: a reference that is not promoted is served by the service of its name. */
	void byName(XmlElement composite) {
		for (XmlElement element : composite.children("component")) {
			Component owner = component(module, element.attributeValue("name"));
			for (XmlElement child : element.children("reference")) {
				XmlAttribute name = child.attribute("name");
				Reference reference = owner == null || name == null ? null : reference(owner, name.value());
				if (reference != null && reference.getWires().isEmpty()) {
					reference.getWires().add(wire(settings.value("target", name, null), serving(name.value())));
				}
			}
		}
	}

	private Element serving(String service) {
		for (Component component : module.getComponents()) {
			for (ServiceInterface offered : component.getInterfaces()) {
				if (service.equals(offered.getName())) {
					return component;
				}
			}
		}
		for (Import imported : module.getImports()) {
			if (service.equals(imported.getName())) {
				return imported;
			}
		}
		return null;
	}

	/** Autowiring: a reference without a wire is served by every component that offers its interface. */
	void automatic(XmlElement composite) {
		for (XmlElement element : composite.children("component")) {
			Component owner = component(module, element.attributeValue("name"));
			for (XmlElement child : element.children("reference")) {
				Reference reference = owner == null ? null : reference(owner, child.attributeValue("name"));
				if (reference != null && reference.getWires().isEmpty() && isAutomatic(List.of(child, element, composite)) && !reference.getInterfaces().isEmpty()) {
					Setting needed = reference.getInterfaces().get(0).getPortType();
					module.getComponents().stream().filter(component -> component != owner && offers(component, needed))
							.forEach(component -> reference.getWires().add(wire(needed, component)));
				}
			}
		}
	}

	/** The nearest element that states it decides. */
	private static boolean isAutomatic(List<XmlElement> elements) {
		for (XmlElement element : elements) {
			String stated = element.attributeValue("autowire");
			if (stated != null) {
				return stated.equals("true") || stated.equals("1");
			}
		}
		return false;
	}

	private static boolean offers(Component component, Setting needed) {
		return needed != null && component.getInterfaces().stream()
				.anyMatch(offered -> offered.getPortType() != null && needed.getValue().equals(offered.getPortType().getValue()));
	}
}
