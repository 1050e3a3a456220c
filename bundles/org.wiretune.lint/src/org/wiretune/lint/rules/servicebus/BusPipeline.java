/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.BusProjects;
import org.wiretune.lint.servicebus.CallAction;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * A pipeline of a service bus with its actions.
 *
 * @param module its project
 * @param component it
 * @param flow what it does
 * @param numbers where each of its actions stands in it
 * @param targets what is called, by the action and the name
 */
record BusPipeline(Module module, Component component, MediationFlow flow, Map<Primitive, Integer> numbers, Map<String, Element> targets) {

	private static final String ERROR = "error";
	private static final String DISABLED = "disabled";
	private static final Set<String> BRANCHES = Set.of("branch", "default-branch");

	/** {@return the projects of buses that are no trials} @param reading what was read */
	static Stream<Module> projects(Reading reading) {
		return BusProjects.all(reading);
	}

	/** {@return the pipelines of all projects} @param reading what was read */
	static Stream<BusPipeline> all(Reading reading) {
		return projects(reading).flatMap(module -> module.getComponents().stream().filter(component -> component.getImplementation() != null && component.getImplementation().getFlow() != null)
				.map(component -> of(module, component)));
	}

	private static BusPipeline of(Module module, Component component) {
		MediationFlow flow = component.getImplementation().getFlow();
		Map<Primitive, Integer> numbers = new IdentityHashMap<>();
		flow.getPrimitives().forEach(action -> numbers.put(action, numbers.size()));
		Map<String, Element> targets = new HashMap<>();
		for (Reference reference : component.getReferences()) {
			for (Wire wire : reference.getWires()) {
				if (wire.getTarget() != null && wire.getResolved() != null) {
					targets.putIfAbsent(CallAction.of(reference).word() + ' ' + wire.getTarget().getValue(), wire.getResolved());
				}
			}
		}
		return new BusPipeline(module, component, flow, numbers, targets);
	}

	/** {@return the actions of a type that run while nothing fails, and are not switched off} @param type the type */
	List<Primitive> everyday(String type) {
		return flow.getPrimitives().stream().filter(primitive -> type.equals(primitive.getType()) && isEveryday(primitive)).toList();
	}

	/** {@return whether an action runs while nothing fails, and is not switched off} @param action the action */
	boolean isEveryday(Primitive action) {
		for (Primitive each = action; each != null; each = around(each)) {
			Setting disabled = property(each, DISABLED);
			Setting type = property(each, "type");
			if (disabled != null && "true".equals(disabled.getValue()) || "pipeline".equals(each.getType()) && type != null && ERROR.equals(type.getValue())) {
				return false;
			}
		}
		return true;
	}

	/** {@return the nearest of a type that an action stands in, or null} @param action the action @param type the type */
	Primitive around(Primitive action, String type) {
		for (Primitive each = around(action); each != null; each = around(each)) {
			if (type.equals(each.getType())) {
				return each;
			}
		}
		return null;
	}

	private Primitive around(Primitive action) {
		return action.getAround() < 0 ? null : flow.getPrimitives().get(action.getAround());
	}

	/** {@return whether all around an action is only there to hold it, so that each message runs through it} @param action the action */
	boolean isUnconditional(Primitive action) {
		for (Primitive each = around(action); each != null; each = around(each)) {
			if (!List.of("pipeline", "stage", "flow", "pipeline-node", "route-node").contains(each.getType())) {
				return false;
			}
		}
		return true;
	}

	/** {@return the outermost branch whose pair of pipelines an action stands in; null where each message runs through it, or where that is not known} @param action the action */
	Primitive branch(Primitive action) {
		Primitive pipeline = around(action, "pipeline");
		Primitive found = pipeline == null || pipeline.getName() == null ? null : flow.getPrimitives().stream()
				.filter(node -> "pipeline-node".equals(node.getType()) && node.getProperties().stream().anyMatch(setting -> pipeline.getName().equals(setting.getValue()))).findFirst().orElse(null);
		Primitive branch = null;
		for (Primitive each = found == null ? null : around(found); each != null; each = around(each)) {
			branch = BRANCHES.contains(each.getType()) ? each : branch;
		}
		return branch;
	}

	/** {@return the actions that stand in another one, however deep: they follow it} @param outer the other one */
	Stream<Primitive> inside(Primitive outer) {
		return IntStream.range(numbers.get(outer) + 1, flow.getPrimitives().size()).mapToObj(flow.getPrimitives()::get).takeWhile(each -> {
			for (Primitive up = around(each); up != null; up = around(up)) {
				if (up == outer) {
					return true;
				}
			}
			return false;
		});
	}

	/** {@return what an action calls, or null where it was not read} @param action the action @param by how it calls */
	Element target(Primitive action, CallAction by) {
		return targets.get(by.word() + ' ' + action.getReference());
	}

	/** {@return the last word of the name by which an action calls a service} @param action the action */
	static String called(Primitive action) {
		String reference = String.valueOf(action.getReference());
		return reference.substring(reference.lastIndexOf('/') + 1);
	}

	/** {@return the first property of an action with a name, or null} @param action the action @param name the name */
	static Setting property(Primitive action, String name) {
		return action.getProperties().stream().filter(setting -> name.equals(setting.getName())).findFirst().orElse(null);
	}
}
