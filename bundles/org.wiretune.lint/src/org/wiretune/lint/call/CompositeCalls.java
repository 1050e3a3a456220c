/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

import org.wiretune.core.Memo;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;

/** The calls between the parts of composites that were read, worked out once per reading. Immutable. */
public final class CompositeCalls {

	private static final Memo<CompositeCalls> MEMO = Reading.memoOf(CompositeCalls::new);

	private final Map<Wire, CompositeCall> byWire = new IdentityHashMap<>();

	private CompositeCalls(Reading reading) {
		for (Module module : reading.solution().getModules()) {
			for (Component component : module.getComponents()) {
				for (Reference reference : component.getReferences()) {
					for (Wire wire : reference.getWires()) {
						Element target = Endpoint.resolved(wire);
						CompositeCall call = target == null ? null : call(reading, module, component, reference, target);
						if (call != null) {
							byWire.put(wire, call);
						}
					}
				}
			}
		}
	}

	private static CompositeCall call(Reading reading, Module module, Component component, Reference reference, Element target) {
		ModuleKind kind = module.getKind();
		if (kind == ModuleKind.SOA_COMPOSITE) {
			return new OracleCalls(reading.texts(), module).call(component, reference, target);
		}
		if (kind == ModuleKind.COMPOSITE) {
			return new StandardCalls(reading.texts(), module).call(component, reference, target);
		}
		if (kind == ModuleKind.SERVICE_BUS) {
			return ServiceBusCalls.call(component, reference, target);
		}
		return kind == ModuleKind.SWITCHYARD ? new SwitchYardCalls(reading.texts()).call(component, reference, target) : null;
	}

	/** {@return the calls of what was read} @param reading what was read */
	public static CompositeCalls of(Reading reading) {
		return reading.memo(MEMO);
	}

	/** {@return the call along a wire; empty where it leads nowhere or belongs to no composite} @param wire the wire */
	public Optional<CompositeCall> along(Wire wire) {
		return Optional.ofNullable(byWire.get(wire));
	}
}
