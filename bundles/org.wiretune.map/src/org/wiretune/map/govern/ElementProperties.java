/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapFinding;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSetting;
import org.wiretune.map.MapWire;
import org.wiretune.safety.text.Texts;

/** The properties of an element: what it is, its findings, what governs it, and what its file says besides. */
public final class ElementProperties {

	private static final Texts TEXTS = Texts.of(ElementProperties.class, "messages");
	private static final String ELEMENT = TEXTS.get("category.element");
	private static final String FINDINGS = TEXTS.get("category.findings");
	private static final String FILE = TEXTS.get("category.file");
	private static final String REMARKS = TEXTS.get("category.remarks");

	private final List<ElementProperty> properties = new ArrayList<>();

	private ElementProperties() {
	}

	/** {@return the categories in the order in which they are shown} */
	public static List<String> categories() {
		return Stream.of(Stream.of(ELEMENT, FINDINGS), Arrays.stream(GoverningSetting.Group.values()).map(GoverningSetting.Group::label), Stream.of(REMARKS, FILE))
				.flatMap(each -> each).toList();
	}

	/**
	 * Collects the properties of an element.
	 *
	 * @param scene the scene
	 * @param element an element of it
	 * @param governance what governs it
	 * @return the properties, category after category
	 */
	public static List<ElementProperty> of(MapScene scene, MapElement element, Governance governance) {
		ElementProperties collected = new ElementProperties();
		collected.element(new MapDescription(scene), element);
		int number = 0;
		for (MapFinding finding : element.findings()) {
			collected.add("finding." + ++number, FINDINGS, TEXTS.get(finding.warning() ? "property.warning" : "property.info", Integer.toString(number)),
					finding.message(), finding.origin(), null);
		}
		for (GoverningSetting setting : governance.settings()) {
			collected.add(setting.id(), setting.group().label(), setting.label(), setting.value(), setting.origin(), setting);
		}
		number = 0;
		for (String remark : governance.remarks()) {
			collected.add("remark." + ++number, REMARKS, TEXTS.get("property.remark", Integer.toString(number)), remark, null, null);
		}
		if (element instanceof MapNode node) {
			number = 0;
			for (MapSetting setting : node.settings()) {
				collected.add("file." + ++number, FILE, setting.name(), setting.value(), setting.origin(), null);
			}
		}
		return collected.properties;
	}

	private void element(MapDescription description, MapElement element) {
		add("element.kind", ELEMENT, TEXTS.get("property.kind"), description.kind(element), null, null);
		if (element instanceof MapWire wire) {
			add("element.from", ELEMENT, TEXTS.get("property.from"), description.from(wire), null, null);
			add("element.to", ELEMENT, TEXTS.get("property.to"), description.to(wire), null, null);
			if (wire.measured() != null) {
				add("element.measured", ELEMENT, TEXTS.get("property.measured"), wire.measured().sentence(), null, null);
			}
		} else {
			add("element.name", ELEMENT, TEXTS.get("property.name"), element.name(), null, null);
		}
		if (element instanceof MapNode node && !node.detail().isEmpty()) {
			add("element.detail", ELEMENT, TEXTS.get("property.detail"), node.detail(), null, null);
		}
		if (element instanceof MapModule module) {
			add("element.detail", ELEMENT, TEXTS.get("property.detail"), module.detail(), null, null);
			if (!module.usedBy().isEmpty()) {
				add("element.usedBy", ELEMENT, TEXTS.get("property.usedBy"), String.join(", ", module.usedBy()), null, null);
			}
		}
		if (element.origin() != null) {
			add("element.file", ELEMENT, TEXTS.get("property.file"), element.origin().path() + ':' + element.origin().line(), element.origin(), null);
		}
	}

	private void add(String id, String category, String label, String value, Origin origin, GoverningSetting setting) {
		String text = setting == null ? value : setting.valueText();
		String place = setting == null ? "" : setting.place();
		String description = origin == null ? text : TEXTS.get("property.description", label, text, origin.path(), Integer.toString(origin.line()));
		properties.add(new ElementProperty(id, category, label, value, place.isEmpty() ? text : TEXTS.get("property.placed", text, place), description, origin, setting));
	}
}
