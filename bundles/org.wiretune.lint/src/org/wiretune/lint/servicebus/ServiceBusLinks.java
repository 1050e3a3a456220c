/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.servicebus;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.Folders;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * Leads the services of buses to one another: by the names that begin with their project, across projects too, and by the
 * address where a business service calls a proxy service over HTTP.
 */
public final class ServiceBusLinks {

	private static final String SPLIT_JOIN_ADDRESS = "flow:";
	private static final Pattern ADDRESS = Pattern.compile("(?i)https?://[^/?#\\s]+(/[^?#\\s]+)(?:[?#].*)?", Pattern.DOTALL);

	/**
	 * A service that others may name.
	 *
	 * @param kind its kind
	 * @param module its project
	 * @param element it
	 */
	private record Service(ServiceKind kind, Module module, Element element) {
	}

	private final Collection<Module> modules;
	private final Predicate<Module> fresh;
	private final Predicate<String> broken;
	private final Set<String> projects;
	private final Map<String, List<Service>> byName = new HashMap<>();
	private final Map<String, Export> byPath = new HashMap<>();

	/**
	 * Takes what was read.
	 *
	 * @param modules all modules, in path order
	 * @param fresh whether a module may still be changed
	 * @param broken whether a folder holds a file that could not be read to its end
	 */
	public ServiceBusLinks(Collection<Module> modules, Predicate<Module> fresh, Predicate<String> broken) {
		this.modules = modules.stream().filter(module -> module.getKind() == ModuleKind.SERVICE_BUS).toList();
		this.fresh = fresh;
		this.broken = broken;
		this.projects = this.modules.stream().map(Module::getName).collect(Collectors.toSet());
		this.modules.forEach(this::index);
	}

	private void index(Module module) {
		module.getExports().forEach(export -> {
			index(module, export);
			String address = export.getBinding().getKind() == BindingKind.HTTP && export.getBinding().getEndpoint() != null ? export.getBinding().getEndpoint().getValue() : null;
			if (address != null && address.startsWith("/")) {
				byPath.putIfAbsent(trimmed(address), export);
			}
		});
		module.getImports().forEach(service -> index(module, service));
		module.getComponents().stream().filter(component -> component.getOrigin() != null && ServiceKind.ofFile(component.getOrigin().path()) != ServiceKind.PROXY).forEach(component -> index(module, component));
	}

	private void index(Module module, Element element) {
		if (element.getOrigin() != null) {
			String path = element.getOrigin().path();
			byName.computeIfAbsent(name(module, path), key -> new ArrayList<>(1)).add(new Service(ServiceKind.ofFile(path), module, element));
		}
	}

	/** {@return the name by which others call what a file holds} @param module its project @param path the path of the file */
	static String name(Module module, String path) {
		String folder = module.getPath();
		String inside = folder.isEmpty() || !path.startsWith(folder + '/') ? path : path.substring(folder.length() + 1);
		int dot = inside.lastIndexOf('.');
		return module.getName() + '/' + (dot <= inside.lastIndexOf('/') ? inside : inside.substring(0, dot));
	}

	/**
	 * Leads all of them.
	 *
	 * @param problems takes, with its module, a name of the own project that leads nowhere
	 */
	public void resolve(BiConsumer<Module, ReadProblem> problems) {
		for (Module module : modules) {
			if (!fresh.test(module)) {
				continue;
			}
			flows(module);
			for (Export export : module.getExports()) {
				resolve(module, export, export.getWire(), problems);
			}
			for (Component component : module.getComponents()) {
				for (Reference reference : component.getReferences()) {
					reference.getWires().forEach(wire -> resolve(module, null, wire, problems));
				}
			}
			module.getImports().stream().filter(service -> service.getWire() == null).forEach(service -> outside(module, service));
		}
	}

	private static void flows(Module module) {
		Map<String, MediationFlow> flows = new HashMap<>();
		module.getFlows().forEach(flow -> flows.put(flow.getPath(), flow));
		for (Component component : module.getComponents()) {
			if (component.getImplementation() != null && component.getOrigin() != null) {
				component.getImplementation().setFlow(flows.get(component.getOrigin().path()));
			}
		}
	}

	private void resolve(Module module, Export export, Wire wire, BiConsumer<Module, ReadProblem> problems) {
		Setting target = wire == null ? null : wire.getTarget();
		if (target == null || !target.isSet()) {
			return;
		}
		ServiceKind kind = ServiceKind.valueOf(target.getName().toUpperCase(Locale.ROOT));
		if (export != null && kind == ServiceKind.PROXY) {
			// Until 11g a proxy service holds its pipeline.
			wire.setResolved(module.getComponents().stream().filter(component -> component.getOrigin().path().equals(export.getOrigin().path())).findFirst().orElse(null));
			return;
		}
		wire.setResolved(service(module, kind, target.getValue()));
		if (wire.getResolved() == null && target.getValue().startsWith(module.getName() + '/') && !broken.test(module.getPath())) {
			problems.accept(module, new ReadProblem(ReadProblem.Kind.UNRESOLVED, target.getOrigin(), TEXTS.get("busService", target.getValue(), module.getName())));
		}
	}

	/** What has a name. A repository may have another name than the project that is all of it, whose services then name a project that was not read. */
	private Element service(Module caller, ServiceKind kind, String name) {
		Element found = named(caller, kind, name);
		int slash = name.indexOf('/');
		if (found != null || slash < 0 || projects.contains(name.substring(0, slash)) || isNamed(caller)) {
			return found;
		}
		return byName.getOrDefault(caller.getName() + name.substring(slash), List.of()).stream().filter(service -> service.module() == caller && (kind == ServiceKind.ANY || service.kind() == kind))
				.map(Service::element).findFirst().orElse(null);
	}

	/** Whether a service of a project names another one by the name that its folder has. */
	private boolean isNamed(Module module) {
		String own = module.getName() + '/';
		return Stream.concat(module.getExports().stream().map(Export::getWire), module.getComponents().stream().flatMap(component -> component.getReferences().stream()).flatMap(reference -> reference.getWires().stream()))
				.anyMatch(wire -> wire != null && wire.getTarget() != null && wire.getTarget().isSet() && wire.getTarget().getValue().startsWith(own));
	}

	private Element named(Module caller, ServiceKind kind, String name) {
		Service nearest = null;
		int most = -1;
		for (Service service : byName.getOrDefault(name, List.of())) {
			int shared = service.module() == caller ? Integer.MAX_VALUE : Folders.shared(service.module().getPath(), caller.getPath());
			if ((kind == ServiceKind.ANY || service.kind() == kind) && shared > most) {
				nearest = service;
				most = shared;
			}
		}
		return nearest == null ? null : nearest.element();
	}

	private void outside(Module module, Import service) {
		Binding binding = service.getBinding();
		Setting address = binding.getEndpoint();
		if (address == null || !address.isSet()) {
			return;
		}
		Element called = null;
		if (binding.getKind() == Transports.FLOW && address.getValue().startsWith(SPLIT_JOIN_ADDRESS)) {
			called = service(module, ServiceKind.SPLIT_JOIN, address.getValue().substring(SPLIT_JOIN_ADDRESS.length()));
		} else if (binding.getKind() == BindingKind.HTTP) {
			Matcher matcher = ADDRESS.matcher(address.getValue().strip());
			called = matcher.matches() ? byPath.get(trimmed(matcher.group(1))) : null;
		}
		if (called != null) {
			Wire wire = AssemblyFactory.INSTANCE.createWire();
			wire.setTarget(EcoreUtil.copy(address));
			wire.setResolved(called);
			service.setWire(wire);
		}
	}

	private static String trimmed(String path) {
		int end = path.length();
		while (end > 1 && path.charAt(end - 1) == '/') {
			end--;
		}
		return path.substring(0, end);
	}
}
