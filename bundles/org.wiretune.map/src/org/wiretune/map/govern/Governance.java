/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;
import org.wiretune.model.settings.Element;

/**
 * What governs an element: settings, and sentences on what was assumed or is not known. Immutable but for the settings of
 * the model it points to, which nobody may change.
 *
 * @param settings the settings, group after group
 * @param remarks sentences
 */
public record Governance(List<GoverningSetting> settings, List<String> remarks) {

	/** Nothing. */
	public static final Governance NONE = new Governance(List.of(), List.of());

	/** Copies the lists. */
	public Governance {
		settings = List.copyOf(settings);
		remarks = List.copyOf(remarks);
	}

	/**
	 * Follows an element to what governs it. Any thread; the solution must not change meanwhile.
	 *
	 * @param reading what was read, linked
	 * @param element the name of an element
	 * @return what governs it; nothing where it is gone
	 */
	public static Governance of(Reading reading, GovernedElement element) {
		Element found = element.find(reading.solution());
		if (found == null) {
			return NONE;
		}
		GovernanceCollector collector = new GovernanceCollector(reading);
		collector.collect(element.module(reading.solution()), found);
		return collector.result();
	}

	/**
	 * Follows an element of a scene to what governs it.
	 *
	 * @param reading what the scene was built from
	 * @param scene the scene
	 * @param element an element of it
	 * @return what governs it
	 */
	public static Governance of(Reading reading, MapScene scene, MapElement element) {
		return GovernedElement.of(scene, element).map(name -> of(reading, name)).orElse(NONE);
	}

	/**
	 * Finds a setting.
	 *
	 * @param id its id
	 * @return the setting, or empty
	 */
	public Optional<GoverningSetting> setting(String id) {
		return settings.stream().filter(setting -> setting.id().equals(id)).findFirst();
	}

	/** {@return the settings and remarks, one line each, in the words of a hover} */
	public List<String> lines() {
		List<String> lines = new ArrayList<>();
		settings.forEach(setting -> lines.add(setting.group().label() + ": " + setting.label() + " = " + setting.valueText()
				+ (setting.place().isEmpty() ? "" : " (" + setting.place() + ')')));
		lines.addAll(remarks);
		return lines;
	}
}
