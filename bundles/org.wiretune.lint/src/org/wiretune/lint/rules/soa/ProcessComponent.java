/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.Memo;
import org.wiretune.lint.call.ProcessFlow;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/**
 * A component of an Oracle composite that a BPEL process implements, where that process was read.
 *
 * @param reading what was read
 * @param module the composite
 * @param component the component
 * @param flow the order in which its process runs
 */
record ProcessComponent(Reading reading, Module module, Component component, ProcessFlow flow) {

	static final String IN_MEMORY = "bpel.config.inMemoryOptimization";
	static final String COMPLETION = "bpel.config.completionPersistPolicy";
	static final String ONE_WAY = "bpel.config.oneWayDeliveryPolicy";
	static final String TRANSACTION = "bpel.config.transaction";
	static final String IDEMPOTENT = "idempotent";
	static final String NON_BLOCKING = "nonBlockingInvoke";
	/** Oracle documents the longer prefix; composites that were exported from a server have the shorter one. */
	private static final List<String> PARTNER_LINK = List.of("bpel.partnerLink.", "partnerLink.");
	/** From this version on, the completion policy alone keeps instances in memory. */
	private static final int[] IN_MEMORY_SOA = { 12, 2, 1 };

	private static final Memo<List<ProcessComponent>> ALL = Reading.memoOf(ProcessComponent::read);
	private static final Memo<Map<String, ConfiguredGroup>> COMPOSITES = Reading.memoOf(ProcessComponent::composites);

	/** {@return all of them} @param reading what was read */
	static Stream<ProcessComponent> all(Reading reading) {
		return reading.memo(ALL).stream();
	}

	private static List<ProcessComponent> read(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SOA_COMPOSITE)
				.flatMap(module -> module.getComponents().stream().filter(component -> process(component) != null)
						.map(component -> new ProcessComponent(reading, module, component, new ProcessFlow(process(component), reading.texts()))))
				.toList();
	}

	private static Map<String, ConfiguredGroup> composites(Reading reading) {
		Map<String, ConfiguredGroup> byPath = new HashMap<>();
		ConfigurationIndex.groups(reading, "soa.composite").forEach(group -> byPath.put(group.path(), group));
		return byPath;
	}

	private static BusinessProcess process(Component component) {
		return component.getImplementation() == null ? null : component.getImplementation().getProcess();
	}

	/** {@return the process} */
	BusinessProcess process() {
		return process(component);
	}

	/** {@return the name of the component} */
	String name() {
		return component.getName();
	}

	/** {@return a property of the component, or null} @param name the name */
	Setting property(String name) {
		return component.getProperties().stream().filter(property -> name.equals(property.getName()) && property.isSet()).findFirst().orElse(null);
	}

	/** {@return the value of a property; empty where it is missing} @param name the name */
	String value(String name) {
		String value = Values.value(property(name));
		return value == null ? "" : value;
	}

	/** {@return whether instances of the process stay in memory} */
	boolean isInMemory() {
		return Values.truth(property(IN_MEMORY));
	}

	/** {@return a property of a partner link, or null} @param partner the partner link @param name the name without the partner link */
	Setting partnerProperty(String partner, String name) {
		return PARTNER_LINK.stream().map(prefix -> property(prefix + partner + '.' + name)).filter(property -> property != null).findFirst().orElse(null);
	}

	/** {@return the properties of all partner links of a name} @param name the name without the partner link */
	Stream<Setting> partnerProperties(String name) {
		return component.getProperties().stream().filter(property -> property.isSet() && property.getName().endsWith('.' + name) && partner(property) != null);
	}

	/** {@return the partner link that a property is of; null where it is of none} @param property the property */
	static String partner(Setting property) {
		String name = property.getName();
		int end = name.lastIndexOf('.');
		return PARTNER_LINK.stream().filter(prefix -> name.startsWith(prefix) && prefix.length() < end).map(prefix -> name.substring(prefix.length(), end)).findFirst().orElse(null);
	}

	/** {@return the services of the composite that lead to the component} */
	List<Export> services() {
		return module.getExports().stream().filter(export -> Wiring.resolved(export.getWire()) == component).toList();
	}

	/** {@return the components of the composite that call it} */
	List<Component> callers() {
		return module.getComponents().stream().filter(other -> other != component && other.getReferences().stream()
				.flatMap(reference -> reference.getWires().stream()).anyMatch(wire -> Wiring.resolved(wire) == component)).toList();
	}

	/** {@return the version of the product that the composite states; empty where it does not} */
	String version() {
		ConfiguredGroup composite = reading.memo(COMPOSITES).get(component.getOrigin().path());
		String version = composite == null ? null : composite.value("productVersion");
		return version == null ? "" : version;
	}

	/** {@return whether the version knows in-memory composites; null where no version is stated} */
	Boolean hasInMemorySoa() {
		String[] parts = version().split("\\.");
		if (!parts[0].matches("\\d+")) {
			return null;
		}
		for (int i = 0; i < IN_MEMORY_SOA.length; i++) {
			int part = i < parts.length && parts[i].matches("\\d{1,6}") ? Integer.parseInt(parts[i]) : 0;
			if (part != IN_MEMORY_SOA[i]) {
				return part > IN_MEMORY_SOA[i];
			}
		}
		return true;
	}
}
