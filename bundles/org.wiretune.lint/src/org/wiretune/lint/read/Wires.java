/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * Leads wires to what they name. Inside a module a name must lead somewhere; an import that names a module which was
 * not read leads nowhere without being wrong.
 */
final class Wires {

	private final Modules modules;
	private final BrokenFiles broken;
	private final Map<String, Export> byDestination = new HashMap<>();
	private final Map<String, Export> byContextPath = new HashMap<>();
	/** Exports of composites by binding type and address. */
	private final Map<String, Export> byAddress = new HashMap<>();

	Wires(Modules modules, BrokenFiles broken) {
		this.modules = modules;
		this.broken = broken;
	}

	/** Takes in what the exports of a module are called by; all modules first, in path order. */
	void index(Module module) {
		module.getExports().forEach(export -> index(module, export));
	}

	/** Leads the wires of a module to what they name. */
	void resolve(Module module, Consumer<ReadProblem> problems) {
		if (!Modules.isComposite(module) && module.getKind() != ModuleKind.SERVICE_BUS) {
			inside(module, problems);
		}
		for (Import imported : module.getImports()) {
			if (imported.getWire() == null) {
				outside(module, imported, problems);
			}
		}
	}

	private void index(Module module, Export export) {
		Binding binding = export.getBinding();
		for (Setting destination : binding.getDestinations()) {
			if ("receive".equals(destination.getName())) {
				byDestination.putIfAbsent(destination.getValue(), export);
			}
		}
		if (Modules.isComposite(module)) {
			String address = binding.getEndpoint() == null ? null : binding.getEndpoint().effective();
			if (address != null && !address.isEmpty()) {
				byAddress.putIfAbsent(binding.getName() + ' ' + address, export);
			}
			return;
		}
		if (module.getKind() == ModuleKind.SERVICE_BUS) {
			return;
		}
		// Exports of other kinds have no address.
		if (binding.getKind() == BindingKind.HTTP) {
			String path = binding.getEndpoint() == null ? null : binding.getEndpoint().getValue();
			if (path != null && !path.isEmpty()) {
				// An HTTP export is served below the context root of its module's web project.
				byContextPath.putIfAbsent('/' + module.getName() + "Web" + (path.startsWith("/") ? path : '/' + path), export);
			}
		} else if (binding.getKind().family() == BindingFamily.WEB_SERVICE) {
			byContextPath.putIfAbsent('/' + module.getName() + "Web/sca/" + export.getName(), export);
		}
	}

	private void inside(Module module, Consumer<ReadProblem> problems) {
		Map<String, Element> targets = new HashMap<>();
		for (Component component : module.getComponents()) {
			targets.putIfAbsent(component.getName(), component);
		}
		for (Import imported : module.getImports()) {
			targets.putIfAbsent(imported.getName(), imported);
		}
		for (Export export : module.getExports()) {
			inside(export.getWire(), targets, module, problems);
		}
		for (Component component : module.getComponents()) {
			references(component.getReferences(), targets, module, problems);
		}
		references(module.getReferences(), targets, module, problems);
	}

	private void references(List<Reference> references, Map<String, Element> targets, Module module, Consumer<ReadProblem> problems) {
		for (Reference reference : references) {
			for (Wire wire : reference.getWires()) {
				inside(wire, targets, module, problems);
			}
		}
	}

	private void inside(Wire wire, Map<String, Element> targets, Module module, Consumer<ReadProblem> problems) {
		Setting target = wire == null ? null : wire.getTarget();
		if (target == null || !target.isSet()) {
			return;
		}
		wire.setResolved(targets.get(target.getValue()));
		if (wire.getResolved() == null && !modules.isImplied(module) && !broken.mayHold(module.getPath(), target.getValue())) {
			problems.accept(new ReadProblem(ReadProblem.Kind.UNRESOLVED, target.getOrigin(),
					TEXTS.get("wireTarget", target.getValue(), module.getName())));
		}
	}

	private void outside(Module caller, Import imported, Consumer<ReadProblem> problems) {
		Binding binding = imported.getBinding();
		if (Modules.isComposite(caller) && address(imported, binding)) {
			return;
		}
		if (binding.getKind() == BindingKind.SCA) {
			sca(caller, imported, binding, problems);
			return;
		}
		switch (binding.getKind().transport()) {
		case HTTP -> {
			Setting endpoint = binding.getEndpoint();
			String path = endpoint == null ? null : path(endpoint.getValue());
			Export export = path == null ? null : byContextPath.get(path);
			// Both Web Service bindings speak SOAP.
			if (export != null && export.getBinding().getKind() == BindingKind.HTTP == (binding.getKind() == BindingKind.HTTP)) {
				imported.setWire(wire(endpoint, export));
			}
		}
		case MESSAGE -> {
			// Adapters of composites send messages, too.
			for (Setting destination : binding.getDestinations()) {
				Export named = "send".equals(destination.getName()) ? byDestination.get(destination.getValue()) : null;
				Export export = named != null && BrokerKinds.mayMeet(binding.getKind(), named.getBinding().getKind()) ? named : null;
				if (export != null && imported.getWire() == null) {
					imported.setWire(wire(destination, export));
				}
			}
		}
		case SERVER, OTHER -> {
			// An EJB is no export of a module.
		}
		}
	}

	/** Composites meet where one calls, by a binding of the same type, the address that another serves in full or by its path. */
	private boolean address(Import imported, Binding binding) {
		Setting endpoint = binding.getEndpoint();
		String address = endpoint == null ? null : endpoint.effective();
		if (address == null || binding.getName() == null) {
			return false;
		}
		Export export = byAddress.get(binding.getName() + ' ' + address);
		if (export == null && path(address) != null) {
			export = byAddress.get(binding.getName() + ' ' + path(address));
		}
		if (export != null) {
			imported.setWire(wire(endpoint, export));
		}
		return export != null;
	}

	private void sca(Module caller, Import imported, Binding binding, Consumer<ReadProblem> problems) {
		Setting name = binding.getTargetExport();
		if (name == null || !name.isSet() || binding.getTargetModule() == null || !binding.getTargetModule().isSet()) {
			return;
		}
		Wire wire = wire(name, null);
		imported.setWire(wire);
		List<Module> nearest = modules.nearest(binding.getTargetModule().getValue(), caller);
		if (nearest.isEmpty()) {
			return;
		}
		List<Export> exports = nearest.stream().flatMap(module -> module.getExports().stream().filter(export -> name.getValue().equals(export.getName())).limit(1)).toList();
		Module target = nearest.get(0);
		if (!exports.isEmpty()) {
			wire.setResolved(exports.get(0));
			if (exports.size() > 1) {
				problems.accept(new ReadProblem(ReadProblem.Kind.UNRESOLVED, binding.getTargetModule().getOrigin(),
						TEXTS.get("importAmbiguous", target.getName(), exports.size(), ((Module) exports.get(0).eContainer()).getPath())));
			}
		} else if (!modules.isImplied(target) && !broken.mayHold(target.getPath(), name.getValue())) {
			problems.accept(new ReadProblem(ReadProblem.Kind.UNRESOLVED, name.getOrigin(),
					TEXTS.get("importTarget", name.getValue(), target.getName())));
		}
	}

	private static Wire wire(Setting target, Export resolved) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(EcoreUtil.copy(target));
		wire.setResolved(resolved);
		return wire;
	}

	/** The path of an address without its query, or null. */
	private static String path(String address) {
		int host = address == null ? -1 : address.indexOf("://");
		int start = host < 0 ? -1 : address.indexOf('/', host + 3);
		if (start < 0) {
			return null;
		}
		int end = start;
		while (end < address.length() && address.charAt(end) != '?' && address.charAt(end) != '#') {
			end++;
		}
		return address.substring(start, end);
	}
}
