/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.PossibleWires;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapScene;
import org.wiretune.map.NodeRole;
import org.wiretune.map.govern.GovernedElement;

/**
 * Something that a wire may lead to, in a list for those who do not draw it with the mouse.
 *
 * @param element its name
 * @param module the name of its module
 * @param text module and element in a few words
 * @param detail what it is, in a few words
 */
public record WireTarget(GovernedElement element, String module, String text, String detail) {

	/**
	 * {@return what a wire may lead to: first what is in its own module, then exports of others in the order of the map}
	 *
	 * @param reading what was read
	 * @param scene all that is on the map
	 * @param source where the wire begins
	 */
	public static List<WireTarget> of(Reading reading, MapScene scene, WireSource source) {
		PossibleWires possible = new PossibleWires(reading);
		List<WireTarget> own = new ArrayList<>();
		List<WireTarget> others = new ArrayList<>();
		for (MapModule module : scene.modules()) {
			boolean inside = module.path().equals(source.element().modulePath());
			for (MapNode node : module.nodes()) {
				// Components of other modules are called by the exports that are listed themselves.
				boolean wanted = inside ? node.role() == NodeRole.COMPONENT || node.role() == NodeRole.IMPORT : node.role() == NodeRole.EXPORT;
				if (wanted && WireSource.isWired(scene, node)) {
					GovernedElement name = GovernedElement.of(scene, node).orElseThrow();
					if (source.to(reading, possible, name).isPossible()) {
						(inside ? own : others).add(new WireTarget(name, module.name(), module.name() + " \u25b8 " + node.name(), node.detail()));
					}
				}
			}
		}
		own.addAll(others);
		return own;
	}

	/** {@return whether it holds all words that were typed, in any order and case} @param typed the words */
	public boolean matches(String typed) {
		String all = (text + ' ' + detail).toLowerCase(Locale.ROOT);
		for (String word : typed.toLowerCase(Locale.ROOT).split("\\s+")) {
			if (!all.contains(word)) {
				return false;
			}
		}
		return true;
	}
}
