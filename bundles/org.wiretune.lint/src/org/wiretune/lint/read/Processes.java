/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.settings.Setting;

/**
 * Leads components to the BPEL processes that implement them, and the invocations of a process to the references of its
 * component: IBM and Oracle give a partner link the name of the reference.
 */
final class Processes {

	private final Modules modules;

	Processes(Modules modules) {
		this.modules = modules;
	}

	/** {@return whether a process of a module that is kept is led to a component of one that is not; then it must not be kept} */
	boolean resolve() {
		boolean reaching = false;
		for (Module module : modules.fresh()) {
			for (Component component : module.getComponents()) {
				Implementation implementation = component.getImplementation();
				BusinessProcess process = implementation == null || implementation.getArtifact() == null ? null
						: process(module, implementation.getArtifact().getValue());
				if (process != null) {
					implementation.setProcess(process);
					if (modules.isFresh((Module) process.eContainer())) {
						references(process, component);
					} else {
						reaching = true;
					}
				}
			}
		}
		return reaching;
	}

	/** The process that a component names by its file or, in SwitchYard, by its qualified name: its own, or one of a library. */
	private static BusinessProcess process(Module module, String artifact) {
		if (artifact == null || artifact.isEmpty()) {
			return null;
		}
		List<Module> places = new ArrayList<>(List.of(module));
		places.addAll(module.getUses());
		for (Module place : places) {
			for (BusinessProcess process : place.getProcesses()) {
				if (isAt(process, place, artifact) || !artifact.endsWith(".bpel") && artifact.substring(artifact.lastIndexOf(':') + 1).equals(process.getName())) {
					return process;
				}
			}
		}
		return null;
	}

	private static boolean isAt(BusinessProcess process, Module module, String artifact) {
		String folder = Modules.folder(module);
		String file = artifact.startsWith("/") ? artifact.substring(1) : artifact;
		return process.getPath().equals(folder.isEmpty() ? file : folder + '/' + file);
	}

	private static void references(BusinessProcess process, Component component) {
		Map<String, Reference> byName = new HashMap<>();
		component.getReferences().forEach(reference -> byName.putIfAbsent(reference.getName(), reference));
		for (Invoke invoke : process.getInvokes()) {
			Setting partner = invoke.getPartner();
			if (partner != null && invoke.getReference() == null && "service".equals(invoke.getPerformer())) {
				invoke.setReference(byName.get(partner.getValue()));
			}
		}
	}
}
