/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * Links composites to one another: composites that implement components, that include others, that run in the same
 * domain, and composites of Oracle and SwitchYard that call each other.
 */
public final class CompositeLinks {

	/** Of the schema, and of the editor's label. */
	private static final Set<String> TARGETS = Set.of("target", "targetService");

	private final Collection<Module> composites;
	private final Predicate<String> broken;
	private final Consumer<ReadProblem> problems;
	private final Map<Module, Set<Module>> groups = new HashMap<>();
	private final Set<Module> nested = new HashSet<>();
	private final Set<Module> openIncludes = new HashSet<>();

	/**
	 * Takes what was read.
	 *
	 * @param composites the modules that are composites, in path order
	 * @param broken whether a file could not be read to its end
	 * @param problems takes names that lead nowhere although what they name should have been read
	 */
	public CompositeLinks(Collection<Module> composites, Predicate<String> broken, Consumer<ReadProblem> problems) {
		this.composites = composites;
		this.broken = broken;
		this.problems = problems;
	}

	/**
	 * Links all of them.
	 *
	 * @param adapters what the adapter files of Oracle hold, by their paths
	 * @param types what the files of component types hold, by their paths
	 */
	public void link(Map<String, Binding> adapters, Map<String, Component> types) {
		ComponentTypes componentTypes = new ComponentTypes(types);
		composites.forEach(composite -> composite.getComponents().forEach(component -> componentTypes.complete(component, folder(composite))));
		composites.forEach(this::group);
		composites.forEach(this::implementations);
		for (Module composite : composites) {
			wires(composite);
			for (Import imported : composite.getImports()) {
				adapter(composite, imported.getName(), imported.getBinding(), adapters);
			}
			for (Export export : composite.getExports()) {
				adapter(composite, export.getName(), export.getBinding(), adapters);
			}
		}
		composites.forEach(this::outside);
		composites.forEach(CompositeLinks::nestedImports);
	}

	private static String folder(Module composite) {
		String path = composite.getOrigin().path();
		int slash = path.lastIndexOf('/');
		return slash < 0 ? "" : path.substring(0, slash);
	}

	/** The composite of a name of the same kind; of several that in the nearest folder. */
	private Module named(String name, Module from) {
		String local = name.substring(Math.max(name.lastIndexOf(':'), name.lastIndexOf('}')) + 1);
		Module nearest = null;
		int most = -1;
		for (Module composite : composites) {
			if (composite != from && composite.getKind() == from.getKind() && local.equals(composite.getName())) {
				int common = common(folder(composite) + '/', folder(from) + '/');
				if (common > most) {
					nearest = composite;
					most = common;
				}
			}
		}
		return nearest;
	}

	/** How many folders two paths that end with a slash share from the top. */
	private static int common(String one, String other) {
		int count = 0;
		for (int i = 0; i < one.length() && i < other.length() && one.charAt(i) == other.charAt(i); i++) {
			count += one.charAt(i) == '/' ? 1 : 0;
		}
		return count;
	}

	/** Included composites and those that include them are one: what one names may stand in another. */
	private void group(Module composite) {
		Set<Module> group = groups.computeIfAbsent(composite, key -> new LinkedHashSet<>(List.of(key)));
		for (Setting include : composite.getIncludes()) {
			Module included = include.isSet() ? named(include.getValue(), composite) : null;
			if (included == null) {
				openIncludes.add(composite);
				continue;
			}
			Set<Module> other = groups.computeIfAbsent(included, key -> new LinkedHashSet<>(List.of(key)));
			if (other != group) {
				group.addAll(other);
				other.forEach(member -> groups.put(member, group));
			}
		}
	}

	private void implementations(Module composite) {
		for (Component component : composite.getComponents()) {
			Implementation implementation = component.getImplementation();
			if (implementation != null && "implementation.composite".equals(implementation.getType()) && implementation.getArtifact() != null) {
				Module module = named(implementation.getArtifact().getValue(), composite);
				implementation.setModule(module);
				if (module != null) {
					nested.add(module);
				}
			}
		}
	}

	private void wires(Module composite) {
		for (Component component : composite.getComponents()) {
			for (Reference reference : component.getReferences()) {
				for (Wire wire : reference.getWires()) {
					resolve(composite, wire, "wireTarget", composite.getKind() == ModuleKind.SOA_COMPOSITE || nested.contains(composite));
				}
			}
		}
		for (Export export : composite.getExports()) {
			if (export.getWire() != null) {
				resolve(composite, export.getWire(), composite.getKind() == ModuleKind.SOA_COMPOSITE ? "wireTarget" : "promoted", true);
			}
		}
	}

	/**
	 * Leads a wire to a composite of the same group, else of the same domain.
	 *
	 * @param closed whether the target must be in the composite; a reference of a composite that is deployed by itself may
	 *        be served by any other in its domain
	 */
	private void resolve(Module composite, Wire wire, String problem, boolean closed) {
		Setting target = wire.getTarget();
		if (wire.getResolved() != null || target == null || !target.isSet() || composite.getKind() == ModuleKind.SWITCHYARD && !closed) {
			return;
		}
		for (Module member : groups.get(composite)) {
			wire.setResolved(target(member, target.getValue()));
			if (wire.getResolved() != null) {
				return;
			}
		}
		List<Component> others = closed ? List.of() : inDomain(composite, target.getValue());
		if (!others.isEmpty()) {
			// Two that are equally near leave open which of them runs in the domain.
			wire.setResolved(others.size() == 1 ? others.get(0) : null);
		} else if (groups.get(composite).stream().noneMatch(openIncludes::contains)
				&& (closed ? groups.get(composite) : composites).stream().noneMatch(member -> broken.test(member.getOrigin().path()))) {
			problems.accept(new ReadProblem(ReadProblem.Kind.UNRESOLVED, target.getOrigin(),
					TEXTS.get(closed ? problem : "domainTarget", target.getValue(), composite.getName())));
		}
	}

	/** The components of other composites of the domain that a path may mean, in the nearest folder that has any. */
	private List<Component> inDomain(Module from, String path) {
		List<Component> nearest = new ArrayList<>();
		int most = -1;
		for (Module composite : composites) {
			Component found = composite.getKind() == from.getKind() && !nested.contains(composite) ? CompositeWires.component(composite, path) : null;
			int common = common(folder(composite) + '/', folder(from) + '/');
			if (found != null && common >= most) {
				if (common > most) {
					nearest.clear();
				}
				nearest.add(found);
				most = common;
			}
		}
		return nearest;
	}

	private static Element target(Module composite, String path) {
		Component component = CompositeWires.component(composite, path);
		if (component != null || path.indexOf('/') >= 0) {
			return component;
		}
		return composite.getImports().stream().filter(imported -> path.equals(imported.getName())).findFirst().orElse(null);
	}

	/** Joins what an adapter file says to the binding that names it. */
	private void adapter(Module composite, String name, Binding binding, Map<String, Binding> adapters) {
		Setting config = binding == null || composite.getKind() != ModuleKind.SOA_COMPOSITE || binding.getKind() != BindingKind.EIS ? null
				: binding.getProperties().stream().filter(property -> property.getName().equals("config") && property.isSet()).findFirst().orElse(null);
		if (config == null || config.getValue().contains(":")) {
			return;
		}
		String folder = folder(composite);
		String path = folder.isEmpty() ? config.getValue() : folder + '/' + config.getValue();
		Binding adapter = adapters.get(path);
		if (adapter != null) {
			binding.getProperties().addAll(EcoreUtil.copyAll(adapter.getProperties()));
			binding.getConnectionFactories().addAll(EcoreUtil.copyAll(adapter.getConnectionFactories()));
			binding.getDestinations().addAll(EcoreUtil.copyAll(adapter.getDestinations()));
		} else if (!broken.test(path)) {
			problems.accept(new ReadProblem(ReadProblem.Kind.UNRESOLVED, config.getOrigin(), TEXTS.get("adapterFile", config.getValue(), name)));
		}
	}

	/** Calls to other composites on the same server. */
	private void outside(Module composite) {
		for (Import imported : composite.getImports()) {
			Export export = null;
			if (composite.getKind() == ModuleKind.SOA_COMPOSITE) {
				export = infrastructure(composite, imported);
			} else if (composite.getKind() == ModuleKind.SWITCHYARD) {
				export = switchYard(composite, imported.getBinding(), imported.getName());
			}
			if (export != null) {
				Setting address = imported.getBinding().getEndpoint();
				imported.setWire(CompositeWires.wire(address == null ? nameOf(imported) : address, export));
			}
		}
		if (composite.getKind() == ModuleKind.SWITCHYARD) {
			for (Component component : composite.getComponents()) {
				for (Reference reference : component.getReferences()) {
					for (Wire wire : reference.getWires()) {
						if (wire.getResolved() == null) {
							wire.setResolved(switchYard(composite, null, reference.getName()));
						}
					}
				}
			}
		}
	}

	private static Setting nameOf(Import imported) {
		Binding binding = imported.getBinding();
		Setting target = targetService(binding);
		return target == null ? binding.getType() : target;
	}

	/** SwitchYard: what an SCA binding names as the service that it calls; null where it has the name of the reference. */
	private static Setting targetService(Binding binding) {
		return binding.getProperties().stream().filter(property -> TARGETS.contains(property.getName()) && property.isSet()).findFirst().orElse(null);
	}

	/** SwitchYard: the service of another application with an SCA binding and the name. */
	private Export switchYard(Module from, Binding binding, String name) {
		if (binding != null && binding.getKind() != BindingKind.SCA) {
			return null;
		}
		Setting target = binding == null ? null : targetService(binding);
		String wanted = target == null ? name : target.getValue();
		for (Module composite : composites) {
			if (composite != from && composite.getKind() == ModuleKind.SWITCHYARD) {
				for (Export export : composite.getExports()) {
					if (export.getBinding().getKind() == BindingKind.SCA && wanted != null && wanted.equals(export.getName())) {
						return export;
					}
				}
			}
		}
		return null;
	}

	/** Oracle: an address below /soa-infra/services names partition, composite, perhaps with its revision, and service. */
	private Export infrastructure(Module from, Import imported) {
		Setting address = imported.getBinding().getEndpoint();
		String value = address == null || address.getValue() == null ? "" : address.getValue();
		String marker = "/soa-infra/services/";
		int start = value.indexOf(marker);
		String[] segments = start < 0 ? new String[0] : value.substring(start + marker.length()).split("[/?#]", 5);
		if (segments.length < 3) {
			return null;
		}
		int revision = segments[1].indexOf('!');
		Module target = named(revision < 0 ? segments[1] : segments[1].substring(0, revision), from);
		return target == null ? null : target.getExports().stream().filter(export -> segments[2].equals(export.getName())).findFirst().orElse(null);
	}

	/** What serves a reference of a composite that implements a component is told by the wires of that component. */
	private static void nestedImports(Module composite) {
		for (Component component : composite.getComponents()) {
			Module inner = component.getImplementation() == null ? null : component.getImplementation().getModule();
			if (inner == null) {
				continue;
			}
			for (Import imported : inner.getImports()) {
				Reference outer = CompositeWires.reference(component, imported.getName());
				if (outer != null && imported.getBinding().getKind() == BindingKind.NONE && imported.getWire() == null && !outer.getWires().isEmpty()) {
					Wire wire = outer.getWires().get(0);
					imported.setWire(CompositeWires.wire(wire.getTarget(), wire.getResolved()));
				}
			}
		}
	}
}
