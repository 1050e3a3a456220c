/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Insertion;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Parts;
import org.wiretune.core.Written;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.NewParts;
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

/** Makes parts of the model of what a contributed format gives, and holds them until the whole file is read. */
final class ContributedParts implements Parts {

	private final List<Module> modules = new ArrayList<>();
	private final List<ReadProblem> problems = new ArrayList<>();

	/** Gives all of it to a file. */
	void addTo(FileParts file) {
		modules.forEach(file::add);
		problems.forEach(problem -> file.problem(problem.kind(), problem.origin(), problem.message()));
	}

	@Override
	public ModulePart module(ModuleKind kind, String name, Origin place) {
		if (kind.label().isEmpty()) {
			throw new IllegalArgumentException(kind + " is a kind of module of WireTune; define one of your own.");
		}
		Module module = named(AssemblyFactory.INSTANCE.createModule(), name, place);
		module.setKind(kind);
		modules.add(module);
		return new OfModule(module);
	}

	@Override
	public void problem(Origin place, String message) {
		problems.add(new ReadProblem(ReadProblem.Kind.SYNTAX, place, message));
	}

	private static <E extends Element> E named(E element, String name, Origin place) {
		element.setName(name);
		element.setOrigin(place);
		return element;
	}

	private static Setting setting(String key, Written value) {
		return NewParts.stated(key, value.value(), value.origin(), value.form());
	}

	private static Wire wire(Written target) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(setting("target", target));
		return wire;
	}

	private static Binding binding(BindingKind kind, Origin place) {
		// Ends meet by the name of their bindings and the address.
		Binding binding = named(AssemblyFactory.INSTANCE.createBinding(), kind.getLiteral(), place);
		binding.setKind(kind);
		return binding;
	}

	private record OfModule(Module module) implements ModulePart {

		@Override
		public ComponentPart component(String name, Origin place) {
			Component component = named(AssemblyFactory.INSTANCE.createComponent(), name, place);
			module.getComponents().add(component);
			return new OfComponent(component);
		}

		@Override
		public EndPart imported(String name, Origin place, BindingKind kind) {
			Import imported = named(AssemblyFactory.INSTANCE.createImport(), name, place);
			imported.setBinding(binding(kind, place));
			module.getImports().add(imported);
			return new OfEnd(imported.getBinding(), null);
		}

		@Override
		public EndPart exported(String name, Origin place, BindingKind kind) {
			Export export = named(AssemblyFactory.INSTANCE.createExport(), name, place);
			export.setBinding(binding(kind, place));
			module.getExports().add(export);
			return new OfEnd(export.getBinding(), export);
		}
	}

	private record OfComponent(Component component) implements ComponentPart {

		@Override
		public ComponentPart calls(String name, Written target) {
			Reference reference = named(AssemblyFactory.INSTANCE.createReference(), name, target.origin());
			reference.getWires().add(wire(target));
			component.getReferences().add(reference);
			return this;
		}

		@Override
		public ComponentPart setting(String key, Written value) {
			component.getProperties().add(ContributedParts.setting(key, value));
			return this;
		}
	}

	private record OfEnd(Binding binding, Export export) implements EndPart {

		@Override
		public EndPart address(Written address) {
			binding.setEndpoint(ContributedParts.setting("address", address));
			return this;
		}

		@Override
		public EndPart servedBy(Written target) {
			if (export == null) {
				throw new IllegalStateException("An import is served by no component.");
			}
			export.setWire(wire(target));
			return this;
		}

		@Override
		public EndPart setting(String key, Written value) {
			binding.getProperties().add(ContributedParts.setting(key, value));
			return this;
		}

		@Override
		public EndPart absent(String key, Insertion place) {
			Setting setting = NewParts.absent(key);
			setting.setInsertion(place);
			binding.getProperties().add(setting);
			return this;
		}
	}
}
