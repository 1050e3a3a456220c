/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.format.Folders;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;

/**
 * Leads components to the mediation flows that implement them. A flow of the older form gets the primitives of the files that
 * it names, which are no flows by themselves. What subflows do is put into the flows that use them.
 */
final class MediationFlows {

	private final Modules modules;

	MediationFlows(Modules modules) {
		this.modules = modules;
	}

	void resolve() {
		for (Module module : modules.fresh()) {
			if (!module.getFlows().isEmpty()) {
				join(module);
			}
		}
		Subflows subflows = new Subflows(MediationFlows::flow);
		modules.fresh().forEach(subflows::expand);
		for (Module module : modules.fresh()) {
			for (Component component : module.getComponents()) {
				Implementation implementation = component.getImplementation();
				if (implementation != null && implementation.getArtifact() != null && implementation.getArtifact().getValue() != null) {
					implementation.setFlow(flow(module, implementation.getArtifact().getValue()));
				}
			}
		}
	}

	private static void join(Module module) {
		Map<String, MediationFlow> byPath = new HashMap<>();
		module.getFlows().forEach(flow -> byPath.put(flow.getPath(), flow));
		for (MediationFlow flow : List.copyOf(module.getFlows())) {
			for (String part : flow.getParts()) {
				String folder = Folders.of(flow.getPath());
				MediationFlow held = byPath.remove(folder.isEmpty() ? part : folder + '/' + part);
				if (held != null && held != flow) {
					take(held, flow);
					module.getFlows().remove(held);
				}
			}
		}
	}

	private static void take(MediationFlow from, MediationFlow to) {
		int before = to.getPrimitives().size();
		for (Primitive primitive : new ArrayList<>(from.getPrimitives())) {
			primitive.getSuccessors().replaceAll(number -> number + before);
			primitive.getFailures().replaceAll(number -> number + before);
			to.getPrimitives().add(primitive);
		}
	}

	private static MediationFlow flow(Module module, String artifact) {
		String file = artifact.startsWith("/") ? artifact.substring(1) : artifact;
		List<Module> places = new ArrayList<>(List.of(module));
		places.addAll(module.getUses());
		for (Module place : places) {
			String folder = Modules.folder(place);
			String path = folder.isEmpty() ? file : folder + '/' + file;
			for (MediationFlow flow : place.getFlows()) {
				if (flow.getPath().equals(path)) {
					return flow;
				}
			}
		}
		return null;
	}
}
