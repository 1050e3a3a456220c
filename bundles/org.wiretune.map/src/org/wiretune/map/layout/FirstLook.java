/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.map.MapElement;
import org.wiretune.map.MapFinding;
import org.wiretune.map.MapModule;

/** Where one looks first on a map that is larger than its window: at the module with most warnings, or else with most findings. */
public final class FirstLook {

	private FirstLook() {
	}

	/**
	 * {@return a window on a map as it is seen first, see {@link MapViewport#begun}}
	 *
	 * @param window a window of the size that there is
	 * @param map the map
	 * @param readable the least zoom at which all names can be read
	 * @param overview the least zoom at which the names of modules can be read
	 */
	public static MapViewport at(MapViewport window, PlacedMap map, double readable, double overview) {
		MapViewport begun = window.begun(map.bounds(), readable, overview);
		return begun.showsAll(map.bounds()) ? begun : busiest(map).map(module -> begun.centred(module.box(), map.bounds())).orElse(begun);
	}

	/** {@return the first of the modules that have most to tell; empty where none has anything} */
	private static Optional<PlacedModule> busiest(PlacedMap map) {
		return map.modules().stream().filter(module -> !findings(map, module.module()).isEmpty())
				.min(Comparator.comparingLong((PlacedModule module) -> -findings(map, module.module()).stream().filter(MapFinding::warning).count())
						.thenComparing(module -> -findings(map, module.module()).size()));
	}

	private static Set<MapFinding> findings(PlacedMap map, MapModule module) {
		Stream<MapElement> elements = Stream.concat(Stream.of(module), module.nodes().stream().flatMap(node -> Stream.concat(Stream.of(node), map.scene().wiresFrom(node.id()).stream())));
		return elements.flatMap(element -> element.findings().stream()).collect(Collectors.toSet());
	}
}
