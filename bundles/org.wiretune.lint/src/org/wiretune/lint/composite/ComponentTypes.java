/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import java.util.Map;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;

/** Adds to components what the component type beside their implementation says. What the composite says comes first. */
final class ComponentTypes {

	private final Map<String, Component> types;

	ComponentTypes(Map<String, Component> types) {
		this.types = types;
	}

	/**
	 * Completes a component.
	 *
	 * @param component the component
	 * @param folder the folder of its composite
	 */
	void complete(Component component, String folder) {
		Implementation implementation = component.getImplementation();
		String artifact = implementation == null || implementation.getArtifact() == null ? null : implementation.getArtifact().getValue();
		if (artifact == null || types.isEmpty()) {
			return;
		}
		String base = implementation.getType().endsWith(".java") || artifact.indexOf('.') < 0 ? artifact.replace('.', '/') : artifact.substring(0, artifact.lastIndexOf('.'));
		Component type = types.get((folder.isEmpty() ? base : folder + '/' + base) + ComponentTypeFormat.END);
		if (type == null) {
			return;
		}
		for (ServiceInterface service : type.getInterfaces()) {
			ServiceInterface stated = component.getInterfaces().stream().filter(own -> service.getName() != null && service.getName().equals(own.getName())).findFirst().orElse(null);
			if (stated == null) {
				component.getInterfaces().add(EcoreUtil.copy(service));
			} else if (stated.getType() == null) {
				stated.setType(service.getType());
				stated.setPortType(EcoreUtil.copy(service.getPortType()));
			}
		}
		for (Reference reference : type.getReferences()) {
			Reference stated = CompositeWires.reference(component, reference.getName());
			if (stated == null) {
				component.getReferences().add(EcoreUtil.copy(reference));
			} else if (stated.getInterfaces().isEmpty()) {
				stated.getInterfaces().addAll(EcoreUtil.copyAll(reference.getInterfaces()));
			}
		}
	}
}
