/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Operation;
import org.wiretune.model.assembly.PortType;
import org.wiretune.model.settings.Setting;

/**
 * What other modules look up in a module when they are linked: its names, the addresses of its exports, its port types,
 * processes and flows. As long as it stays, another module that leads nowhere into this one would not do so after a change
 * either. What is looked up anew by {@link Wires}, {@link PortTypes}, {@link Processes}, {@link MediationFlows} or
 * {@link Modules} belongs here.
 */
final class ModuleFace {

	private final StringBuilder text = new StringBuilder();

	private ModuleFace() {
	}

	/**
	 * {@return a text that differs when something differs that others look up}
	 *
	 * @param module a linked module
	 * @param implied whether no file states it
	 */
	static String of(Module module, boolean implied) {
		ModuleFace face = new ModuleFace();
		face.add(module.getName()).add(module.getPath()).add(module.getKind()).add(implied).add(module.getOrigin() == null);
		module.getUses().forEach(used -> face.line("uses").add(used.getPath()));
		module.getExports().forEach(face::export);
		module.getPortTypes().forEach(face::portType);
		for (BusinessProcess process : module.getProcesses()) {
			face.line("process").add(process.getPath()).add(process.getName());
		}
		for (MediationFlow flow : module.getFlows()) {
			face.line("flow").add(flow.getPath());
		}
		if (module.getKind() == ModuleKind.SERVICE_BUS) {
			Stream.of(module.getExports(), module.getImports(), module.getComponents()).flatMap(List::stream).forEach(service -> face.line("service").add(service.getOrigin().path()));
		}
		return face.text.toString();
	}

	private void export(Export export) {
		Binding binding = export.getBinding();
		line("export").add(export.getName()).add(binding.getKind()).add(binding.getName());
		Setting endpoint = binding.getEndpoint();
		if (endpoint != null) {
			add(endpoint.getValue()).add(endpoint.effective());
		}
		for (Setting destination : binding.getDestinations()) {
			line("destination").add(destination.getName()).add(destination.getValue());
		}
	}

	private void portType(PortType portType) {
		line("port type").add(portType.getNamespace()).add(portType.getName());
		for (Operation operation : portType.getOperations()) {
			line("operation").add(operation.getName()).add(operation.isOneWay());
		}
	}

	private ModuleFace line(String what) {
		text.append('\n').append(what);
		return this;
	}

	private ModuleFace add(Object value) {
		text.append('\t').append(value);
		return this;
	}
}
