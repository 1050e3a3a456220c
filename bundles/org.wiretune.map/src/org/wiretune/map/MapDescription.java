/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.model.assembly.InteractionStyle;

/** Says in words what the map shows: for titles, hovers, the table and screen readers. */
public final class MapDescription {

	private final MapScene scene;

	/**
	 * Makes a description.
	 *
	 * @param scene the scene whose elements are described
	 */
	public MapDescription(MapScene scene) {
		this.scene = scene;
	}

	/**
	 * {@return the title of a map}
	 *
	 * @param of what it shows, for example the name of a folder
	 */
	public String title(String of) {
		return MapTexts.text("title", of);
	}

	/** {@return one sentence or two on the whole map} */
	public String overview() {
		int calls = (int) scene.wires().stream().filter(wire -> wire.kind() == WireKind.CALL).count();
		int queued = (int) scene.wires().stream().filter(wire -> wire.kind() == WireKind.CALL && wire.queued()).count();
		int unresolved = (int) scene.wires().stream().filter(MapWire::isBroken).count();
		List<String> parts = new ArrayList<>();
		parts.add(MapTexts.count("count.modules", scene.modules().size()));
		parts.add(queued == 0 ? MapTexts.count("count.calls", calls)
				: MapTexts.text("count.callsAndQueued", MapTexts.count("count.calls", calls), MapTexts.count("count.queued", queued)));
		if (unresolved > 0) {
			parts.add(MapTexts.count("count.unresolved", unresolved));
		}
		parts.add(MapTexts.count("count.findings", scene.findingCount()));
		return MapTexts.text("overview", String.join("; ", parts));
	}

	/**
	 * Says what an element is and whether anything is wrong with it.
	 *
	 * @param element an element of the scene
	 * @return one line
	 */
	public String sentence(MapElement element) {
		StringBuilder line = new StringBuilder(what(element));
		if (element instanceof MapModule module && module.collapsed()) {
			line.append(' ').append(MapTexts.text("sentence.collapsed"));
		}
		if (element instanceof MapModule module && !module.server().isEmpty()) {
			line.append(' ').append(MapTexts.text("sentence.server", module.server()));
		}
		if (!element.findings().isEmpty()) {
			line.append(' ').append(MapTexts.text("sentence.findings", MapTexts.count("count.findings", element.findings().size())));
		}
		if (element instanceof MapWire wire && !wire.reason().isEmpty()) {
			line.append(' ').append(wire.reason());
		}
		if (element instanceof MapWire wire && wire.measured() != null) {
			line.append(' ').append(MapTexts.text("sentence.measured", wire.measured().sentence()));
		}
		return line.toString();
	}

	/**
	 * Says all that is known about an element: the sentence, the messages of its findings, its settings.
	 *
	 * @param element an element of the scene
	 * @return one line for each
	 */
	public List<String> details(MapElement element) {
		List<String> lines = new ArrayList<>();
		lines.add(sentence(element));
		element.findings().forEach(finding -> lines.add(MapTexts.text(finding.warning() ? "details.warning" : "details.info",
				finding.message())));
		settings(element).forEach(setting -> lines.add(MapTexts.text("details.setting", setting.name(), setting.value())));
		if (element instanceof MapModule module && !module.usedBy().isEmpty()) {
			lines.add(MapTexts.text("details.usedBy", String.join(", ", module.usedBy())));
		}
		if (element.origin() != null) {
			lines.add(MapTexts.text("details.origin", element.origin().path(), Integer.toString(element.origin().line())));
		}
		return lines;
	}

	/**
	 * Says what is worth a glance at an element: the first lines of the details.
	 *
	 * @param element an element of the scene
	 * @param most the most lines, 2 or more
	 * @return lines; the last says how many more there are, where some were left out
	 */
	public List<String> hover(MapElement element, int most) {
		List<String> lines = details(element);
		if (lines.size() <= most) {
			return lines;
		}
		List<String> shown = new ArrayList<>(lines.subList(0, most - 1));
		shown.add(MapTexts.text("details.more", Integer.toString(lines.size() - shown.size())));
		return shown;
	}

	private String what(MapElement element) {
		if (element instanceof MapModule module) {
			return MapTexts.text("sentence.module", module.name(), module.detail(),
					module.collapsed() ? module.note() : MapTexts.count("count.nodes", module.nodes().size()));
		}
		if (element instanceof MapNode node) {
			return node.style() == InteractionStyle.UNSTATED
					? MapTexts.text("sentence.node", kind(node), place(node), node.detail())
					: MapTexts.text("sentence.node.style", kind(node), place(node), node.detail(), MapTexts.style(node.style()));
		}
		if (element instanceof MapEnd end) {
			return MapTexts.text("sentence.end", end.name(), end.detail());
		}
		if (element instanceof MapWire wire) {
			return MapTexts.text("sentence.wire", kind(wire), from(wire), to(wire), bindingAndStyle(wire));
		}
		throw new IllegalArgumentException(String.valueOf(element));
	}

	private List<MapSetting> settings(MapElement element) {
		if (element instanceof MapNode node) {
			return node.settings();
		}
		if (element instanceof MapWire wire && wire.kind().leavesModule()) {
			return scene.element(wire.sourceId()).map(this::settings).orElse(List.of());
		}
		return List.of();
	}

	/** {@return what an element is, in a few words} */
	public String kind(MapElement element) {
		if (element instanceof MapModule) {
			return MapTexts.text("kind.module");
		}
		if (element instanceof MapNode node) {
			return MapTexts.text("kind." + node.role().name());
		}
		if (element instanceof MapEnd end) {
			return MapTexts.text("kind.end." + end.state().name());
		}
		if (element instanceof MapWire wire) {
			return MapTexts.wireKind(wire);
		}
		throw new IllegalArgumentException(String.valueOf(element));
	}

	/** {@return where a wire starts, with the reference it belongs to} */
	public String from(MapWire wire) {
		String source = scene.element(wire.sourceId()).map(this::place).orElse("");
		return wire.name().isEmpty() ? source : MapTexts.text("place.reference", source, wire.name());
	}

	/** {@return where a wire leads} */
	public String to(MapWire wire) {
		return scene.element(wire.targetId()).map(this::place).orElse("");
	}

	/** {@return the name of an element with that of its module} */
	public String place(MapElement element) {
		if (element instanceof MapModule module) {
			return module.name();
		}
		if (element instanceof MapNode node) {
			return scene.moduleOf(node.id()).map(module -> MapTexts.text("place.node", module.name(), node.name()))
				.orElse(node.name());
		}
		if (element instanceof MapEnd end) {
			return MapTexts.text("place.end", end.name(), end.detail());
		}
		if (element instanceof MapWire wire) {
			return wire.name();
		}
		throw new IllegalArgumentException(String.valueOf(element));
	}

	private static String bindingAndStyle(MapWire wire) {
		return wire.bindingLabel().isEmpty() ? MapTexts.style(wire.style())
				: MapTexts.text("label", wire.bindingLabel(), MapTexts.style(wire.style()));
	}
}
