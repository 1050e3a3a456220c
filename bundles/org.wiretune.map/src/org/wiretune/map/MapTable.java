/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.List;

/** The map as a table: one row for each element, a module before what is in it, a node before the wires that leave it. */
public final class MapTable {

	private MapTable() {
	}

	/**
	 * Makes the rows.
	 *
	 * @param scene the scene
	 * @return one row for each element of the scene
	 */
	public static List<MapRow> rows(MapScene scene) {
		MapDescription description = new MapDescription(scene);
		List<MapRow> rows = new ArrayList<>();
		for (MapModule module : scene.modules()) {
			rows.add(row(description, module));
			for (MapNode node : module.nodes()) {
				rows.add(new MapRow(node, description.kind(node), description.place(node), "", node.bindingLabel(),
						MapTexts.style(node.style()), scene.showsFindingsOnWire(node) ? "" : findings(node), ""));
				for (MapWire wire : scene.wiresFrom(node.id())) {
					rows.add(new MapRow(wire, description.kind(wire), description.from(wire), description.to(wire),
							wire.bindingLabel(), MapTexts.style(wire.style()), findings(wire), wire.measuredLabel()));
				}
			}
			module.ends().forEach(end -> rows.add(row(description, end)));
		}
		scene.ends().forEach(end -> rows.add(row(description, end)));
		return rows;
	}

	private static MapRow row(MapDescription description, MapElement element) {
		return new MapRow(element, description.kind(element), description.place(element), "", "", "", findings(element), "");
	}

	private static String findings(MapElement element) {
		if (element.findings().isEmpty()) {
			return "";
		}
		return MapTexts.text("table.findings", Integer.toString(element.findings().size()), element.findings().get(0).message());
	}
}
