/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;

/**
 * What earlier scenes were made of, as far as it follows from one module alone: modules that no change reaches are the same
 * objects in the next model, and nobody changes them. Only modules of the last scene are kept.
 * For one thread at a time.
 */
public final class KeptModuleParts {

	/** The settings of the elements of a module, and which places belong to which of their ids. */
	private static final class Parts {

		private final Map<Element, List<MapSetting>> settings = new IdentityHashMap<>();
		private List<String> ids;
		private ElementPlaces places;
	}

	private Map<Module, Parts> known = new IdentityHashMap<>();
	private Map<Module, Parts> shown = new IdentityHashMap<>();

	/** Begins a scene. */
	void begin() {
		shown = new IdentityHashMap<>();
	}

	/** Ends a scene; modules that it does not show are let go. One that is cancelled has no end, and leaves what it came to. */
	void end() {
		known = shown;
	}

	private Parts of(Module module) {
		return shown.computeIfAbsent(module, each -> known.computeIfAbsent(each, fresh -> new Parts()));
	}

	/** {@return every setting of an element that has a value} @param module the module that holds it @param element the element */
	List<MapSetting> settings(Module module, Element element) {
		return of(module).settings.computeIfAbsent(element, ElementSettings::of);
	}

	/**
	 * {@return the places of a module, not to be changed}
	 *
	 * @param module the module
	 * @param ids the ids of its elements in their order
	 * @param work finds them
	 */
	ElementPlaces places(Module module, List<String> ids, Supplier<ElementPlaces> work) {
		Parts parts = of(module);
		if (!ids.equals(parts.ids)) {
			parts.ids = new ArrayList<>(ids);
			parts.places = work.get();
		}
		return parts.places;
	}
}
