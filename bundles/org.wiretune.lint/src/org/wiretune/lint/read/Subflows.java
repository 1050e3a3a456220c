/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;

/**
 * Puts what subflows do into the flows that use them: behind the primitive that stands for the subflow comes what the subflow
 * begins with, and behind its end what follows that primitive. The origins stay those of the subflow's file.
 */
final class Subflows {

	private static final String END = ".subflow";
	private static final String USE = "Subflow";
	private static final String FILE = "subflowFile";
	private static final String NAMES = "references.name";
	private static final String VALUES = "references.value";
	/** Subflows may use each other; more steps than these are a circle. */
	private static final int STEPS = 8;
	private static final int MOST = 10_000;

	/** Finds the flow of a file that a module names. */
	private final BiFunction<Module, String, MediationFlow> files;

	Subflows(BiFunction<Module, String, MediationFlow> files) {
		this.files = files;
	}

	static boolean is(MediationFlow flow) {
		return flow.getPath() != null && flow.getPath().endsWith(END);
	}

	/** Does so for all flows of a module that may be changed. */
	void expand(Module module) {
		module.getFlows().stream().filter(flow -> !is(flow)).forEach(flow -> expand(module, flow));
	}

	private void expand(Module module, MediationFlow flow) {
		List<Primitive> primitives = flow.getPrimitives();
		Map<Integer, Integer> steps = new HashMap<>();
		for (int number = 0; number < primitives.size() && primitives.size() < MOST; number++) {
			Primitive use = primitives.get(number);
			String file = USE.equals(use.getType()) ? property(use, FILE) : null;
			int step = steps.getOrDefault(number, 0);
			MediationFlow used = file == null || step >= STEPS ? null : files.apply(module, file);
			if (used != null && is(used)) {
				int first = primitives.size();
				append(used, use, flow);
				for (int inner = first; inner < primitives.size(); inner++) {
					steps.put(inner, step + 1);
				}
			}
		}
	}

	private static void append(MediationFlow used, Primitive use, MediationFlow flow) {
		int before = flow.getPrimitives().size();
		List<Integer> following = new ArrayList<>(use.getSuccessors());
		Map<String, String> references = references(use);
		use.getSuccessors().clear();
		for (Primitive inner : used.getPrimitives()) {
			Primitive copy = PartCopy.of(inner);
			copy.getSuccessors().replaceAll(number -> number + before);
			copy.getFailures().replaceAll(number -> number + before);
			copy.setResponse(use.isResponse());
			if (copy.getReference() != null) {
				copy.setReference(references.getOrDefault(copy.getReference(), copy.getReference()));
			}
			if ("In".equals(copy.getType())) {
				use.getSuccessors().add(flow.getPrimitives().size());
			} else if ("Out".equals(copy.getType())) {
				copy.getSuccessors().addAll(following);
			}
			flow.getPrimitives().add(copy);
		}
	}

	/** By which references of the component the subflow calls: two lists in the same order. */
	private static Map<String, String> references(Primitive use) {
		Map<String, String> references = new HashMap<>();
		String names = property(use, NAMES);
		String values = property(use, VALUES);
		if (names != null && values != null) {
			String[] inner = names.split("\\^");
			String[] outer = values.split("\\^");
			for (int i = 0; i < Math.min(inner.length, outer.length); i++) {
				if (!outer[i].isEmpty()) {
					references.put(inner[i], outer[i]);
				}
			}
		}
		return references;
	}

	private static String property(Primitive primitive, String name) {
		return primitive.getProperties().stream().filter(setting -> name.equals(setting.getName())).map(setting -> setting.getValue()).findFirst().orElse(null);
	}
}
