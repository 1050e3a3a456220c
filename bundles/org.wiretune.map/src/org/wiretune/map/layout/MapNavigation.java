/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapEnd;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapRow;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapTable;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;

/**
 * Moves about the map with the keyboard. To the right one follows a wire, to the left one goes back; up and down one
 * stays among neighbours; above the first node of a module stands the module. In reading order one comes to every element.
 */
public final class MapNavigation {

	/** Where to go. */
	public enum Direction {
		/** Back along a wire. */
		LEFT,
		/** Along a wire. */
		RIGHT,
		/** To the neighbour above. */
		UP,
		/** To the neighbour below. */
		DOWN
	}

	private final PlacedMap map;
	private final MapScene scene;
	private final List<MapElement> order;
	private final Map<String, Integer> positions = new HashMap<>();

	/**
	 * Makes a navigation.
	 *
	 * @param map the map
	 */
	public MapNavigation(PlacedMap map) {
		this.map = map;
		this.scene = map.scene();
		this.order = MapTable.rows(scene).stream().map(MapRow::element).toList();
		for (int i = 0; i < order.size(); i++) {
			positions.put(order.get(i).id(), i);
		}
	}

	/** {@return all elements in reading order, the order of the table} */
	public List<MapElement> order() {
		return order;
	}

	/**
	 * Goes on in reading order.
	 *
	 * @param element where one is, or null
	 * @param step 1 for the next, -1 for the one before
	 * @return the element there, or empty behind the last and before the first
	 */
	public Optional<MapElement> step(MapElement element, int step) {
		if (order.isEmpty()) {
			return Optional.empty();
		}
		Integer position = element == null ? null : positions.get(element.id());
		int next = position == null ? step > 0 ? 0 : order.size() - 1 : position + step;
		return next < 0 || next >= order.size() ? Optional.empty() : Optional.of(order.get(next));
	}

	/**
	 * Goes to a neighbour.
	 *
	 * @param element where one is
	 * @param direction where to
	 * @return the neighbour, or empty where there is none
	 */
	public Optional<MapElement> neighbour(MapElement element, Direction direction) {
		if (element instanceof MapModule module) {
			return fromModule(module, direction);
		}
		if (element instanceof MapNode node) {
			return fromNode(node, direction);
		}
		if (element instanceof MapEnd end) {
			return direction == Direction.LEFT ? firstWireTo(end.id()) : vertical(end, direction, MapEnd.class::isInstance);
		}
		if (element instanceof MapWire wire) {
			return fromWire(wire, direction);
		}
		throw new IllegalArgumentException(String.valueOf(element));
	}

	private Optional<MapElement> fromModule(MapModule module, Direction direction) {
		int index = scene.modules().indexOf(module);
		return switch (direction) {
		case DOWN -> module.nodes().stream().min(Comparator.comparingDouble(this::top)).map(MapElement.class::cast);
		case UP -> Optional.empty();
		case LEFT -> index > 0 ? Optional.of(scene.modules().get(index - 1)) : Optional.empty();
		case RIGHT -> index + 1 < scene.modules().size() ? Optional.of(scene.modules().get(index + 1)) : Optional.empty();
		};
	}

	private Optional<MapElement> fromNode(MapNode node, Direction direction) {
		return switch (direction) {
		case RIGHT -> scene.wiresFrom(node.id()).stream().min(Comparator.comparingDouble(this::top)).map(MapElement.class::cast);
		case LEFT -> firstWireTo(node.id());
		case UP -> vertical(node, direction, other -> isBeside(node, other)).or(() -> scene.moduleOf(node.id()));
		case DOWN -> vertical(node, direction, other -> isBeside(node, other));
		};
	}

	/** Imports and exports stand in columns of their own; everything between them counts as one column. */
	private static boolean isBeside(MapNode node, MapElement other) {
		return other instanceof MapNode neighbour && neighbour.moduleId().equals(node.moduleId())
				&& column(neighbour.role()) == column(node.role());
	}

	private static int column(NodeRole role) {
		return switch (role) {
		case EXPORT -> 0;
		case COMPONENT, STANDALONE_REFERENCES, DESTINATION -> 1;
		case IMPORT -> 2;
		};
	}

	private Optional<MapElement> fromWire(MapWire wire, Direction direction) {
		return switch (direction) {
		case RIGHT -> scene.element(wire.targetId());
		case LEFT -> scene.element(wire.sourceId());
		case UP, DOWN -> vertical(wire, direction,
				other -> other instanceof MapWire neighbour && neighbour.kind().leavesModule() == wire.kind().leavesModule());
		};
	}

	private Optional<MapElement> firstWireTo(String id) {
		return scene.wires().stream().filter(wire -> wire.targetId().equals(id)).min(Comparator.comparingDouble(this::top))
				.map(MapElement.class::cast);
	}

	/** The nearest above or below; where several are level with each other, they follow in reading order. */
	private Optional<MapElement> vertical(MapElement element, Direction direction, Predicate<MapElement> wanted) {
		Comparator<MapElement> fromTop = Comparator.comparingDouble(this::top).thenComparing(other -> positions.get(other.id()));
		return direction == Direction.DOWN
				? order.stream().filter(wanted).filter(other -> fromTop.compare(other, element) > 0).min(fromTop)
				: order.stream().filter(wanted).filter(other -> fromTop.compare(other, element) < 0).max(fromTop);
	}

	private double top(MapElement element) {
		return map.boxOf(element).map(Box::centerY).orElse(0.0);
	}
}
