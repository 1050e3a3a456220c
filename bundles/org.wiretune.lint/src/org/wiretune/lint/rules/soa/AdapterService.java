/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.BusProjects;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/**
 * A service of a composite by which an adapter hands messages in: its binding joined with the adapter file that it names. Or a proxy
 * service of a service bus that an adapter calls.
 *
 * @param module the composite, or the project of a service bus
 * @param export the service
 */
record AdapterService(Module module, Export export) {

	private static final String CLASS = "className";

	/** {@return the services with an adapter whose file was read} @param reading what was read */
	static Stream<AdapterService> all(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SOA_COMPOSITE)
				.flatMap(module -> module.getExports().stream().filter(AdapterService::hasAdapter).map(export -> new AdapterService(module, export)));
	}

	/**
	 * {@return the proxy services of service buses that an adapter calls; each repeats the properties of the adapter file}
	 *
	 * @param reading what was read
	 * @param type of the adapter, such as {@code db}
	 */
	static Stream<AdapterService> ofBuses(Reading reading, String type) {
		return BusProjects.all(reading).flatMap(module -> module.getExports().stream().map(export -> new AdapterService(module, export)))
				.filter(service -> service.export().getBinding() != null && service.export().getBinding().getKind() == BindingKind.EIS && type.equalsIgnoreCase(service.value("adapter-type")));
	}

	/** {@return whether a service has an adapter whose file was read} @param export the service */
	static boolean hasAdapter(Export export) {
		Binding binding = export.getBinding();
		return binding != null && binding.getKind() == BindingKind.EIS && property(binding, CLASS) != null;
	}

	/** {@return the last property of a name, which is that of the adapter file where both files state it; null where none does} */
	static Setting property(Binding binding, String name) {
		Setting found = null;
		for (Setting property : binding.getProperties()) {
			if (name.equals(property.getName()) && property.isSet()) {
				found = property;
			}
		}
		return found;
	}

	/** {@return whether the adapter activates a class, told by its package and the end of its name} @param part a part of the package @param end the end of the name */
	boolean activates(String part, String end) {
		String name = value(CLASS);
		return name.contains(part) && name.endsWith(end);
	}

	/** {@return a property of binding or adapter file, or null} @param name the name */
	Setting property(String name) {
		return property(export.getBinding(), name);
	}

	/** {@return the value of a property; empty where none is stated} @param name the name */
	String value(String name) {
		String value = Values.value(property(name));
		return value == null ? "" : value;
	}

	/**
	 * {@return the value of a property as a number; null where it is stated and no number, as a variable}
	 *
	 * @param name the name
	 * @param standard what the adapter takes without it
	 */
	Long number(String name, long standard) {
		Setting property = property(name);
		return property == null ? Long.valueOf(standard) : Values.number(property);
	}

	/** {@return where the start tag of the activation specification stands in the adapter file} */
	Origin activation() {
		return property(CLASS).getOrigin();
	}

	/** {@return the component that takes the messages, or null} */
	Component target() {
		return Wiring.resolved(export.getWire()) instanceof Component component ? component : null;
	}
}
