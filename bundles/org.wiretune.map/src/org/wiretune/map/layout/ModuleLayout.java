/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.eclipse.elk.alg.layered.options.LayerConstraint;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.map.MapEnd;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;

/**
 * Lays out the inside of one module: exports at the left border, imports at the right border, components between them.
 * The result depends on this module alone, so a change of another module does not move anything in here.
 */
final class ModuleLayout {

	private static final double BETWEEN_LAYERS = 34;
	private static final double BETWEEN_NODES = 14;
	private static final double BETWEEN_WIRES = 10;
	private static final double INSET = 16;
	private static final double BELOW = 14;
	private static final double HEADER_SIDE = 10;
	private static final double HEADER_ABOVE = 6;
	private static final double HEADER_GAP = 24;
	private static final double TITLE_LIMIT = 420;
	private static final double DETAIL_LIMIT = 220;
	private static final double PORT_ROW = 22;
	private static final double PORT_ABOVE = 5;
	private static final double PORT_WIDTH = 12;

	/** The inside of a module; its corner is 0, 0. */
	record Inside(MapModule module, double width, double height, double headerHeight, String title, String detail, List<PlacedNode> nodes,
			List<PlacedEnd> ends, List<PlacedWire> wires) {
	}

	private final TextMeasure measure;
	private final NodeSizes sizes;

	ModuleLayout(TextMeasure measure) {
		this.measure = measure;
		this.sizes = new NodeSizes(measure);
	}

	/**
	 * Lays out the inside.
	 *
	 * @param module the module
	 * @param order its nodes in the order in which they shall stand where wires leave a choice
	 * @param wires the wires inside the module
	 * @param monitor tells whether the result is still wanted
	 */
	Inside layout(MapModule module, List<MapNode> order, List<MapWire> wires, LayoutMonitor monitor) {
		String title = measure.fit(module.name(), TextRole.TITLE, TITLE_LIMIT);
		String detail = measure.fit(module.detail(), TextRole.DETAIL, DETAIL_LIMIT);
		double header = measure.height(TextRole.TITLE) + 2 * HEADER_ABOVE;
		double headerWidth = measure.width(title, TextRole.TITLE) + HEADER_GAP + measure.width(detail, TextRole.DETAIL)
				+ 2 * HEADER_SIDE + (module.nodes().isEmpty() && !module.collapsed() ? 0 : PlacedModule.FOLD);
		if (module.collapsed()) {
			return oneBox(module, order, title, detail, header, headerWidth);
		}
		if (module.nodes().isEmpty()) {
			double width = Math.max(headerWidth, measure.width(module.note(), TextRole.DETAIL) + 2 * HEADER_SIDE);
			double height = header + measure.height(TextRole.DETAIL) + BELOW + HEADER_ABOVE;
			return new Inside(module, width, height, header, title, detail, List.of(), List.of(), List.of());
		}
		boolean exports = has(module, NodeRole.EXPORT);
		boolean imports = has(module, NodeRole.IMPORT);
		ElkNode graph = ElkGraphs.graph(BETWEEN_LAYERS, BETWEEN_NODES, BETWEEN_WIRES);
		graph.setProperty(LayeredOptions.SEPARATE_CONNECTED_COMPONENTS, false);
		graph.setProperty(LayeredOptions.PADDING, new ElkPadding(header + BELOW, imports ? 0 : INSET, BELOW, exports ? 0 : INSET));
		Map<String, ElkNode> elkNodes = new HashMap<>();
		for (MapNode node : order) {
			NodeSizes.Size size = sizes.of(node, module, Math.max(count(wires, MapWire::sourceId, node), count(wires, MapWire::targetId, node)));
			ElkNode elkNode = ElkGraphs.node(graph, size.width(), size.height());
			if (node.role() == NodeRole.EXPORT) {
				elkNode.setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT, LayerConstraint.FIRST_SEPARATE);
			} else if (node.role() == NodeRole.IMPORT) {
				elkNode.setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT, LayerConstraint.LAST_SEPARATE);
			}
			elkNodes.put(node.id(), elkNode);
		}
		for (MapEnd end : module.ends()) {
			NodeSizes.Size size = sizes.of(end);
			elkNodes.put(end.id(), ElkGraphs.node(graph, size.width(), size.height()));
		}
		Map<MapWire, ElkEdge> edges = new HashMap<>();
		Map<MapWire, WireLabel> labels = new HashMap<>();
		for (MapWire wire : wires) {
			ElkEdge edge = ElkGraphUtil.createSimpleEdge(elkNodes.get(wire.sourceId()), elkNodes.get(wire.targetId()));
			WireLabel label = WireLabel.of(wire, measure);
			ElkGraphs.label(edge, label);
			edges.put(wire, edge);
			labels.put(wire, label);
		}
		ElkGraphs.layout(graph, monitor);
		double width = Math.max(Math.ceil(graph.getWidth()), Math.ceil(headerWidth));
		double toBorder = imports ? width - graph.getWidth() : 0;
		List<PlacedNode> nodes = new ArrayList<>();
		for (MapNode node : module.nodes()) {
			Box box = ElkGraphs.box(elkNodes.get(node.id()));
			nodes.add(sizes.placed(node, node.role() == NodeRole.IMPORT ? box.moved(toBorder, 0) : box));
		}
		List<PlacedEnd> ends = module.ends().stream()
				.map(end -> new PlacedEnd(end, ElkGraphs.box(elkNodes.get(end.id())), sizes.name(end))).toList();
		List<PlacedWire> placedWires = new ArrayList<>();
		for (MapWire wire : wires) {
			ElkEdge edge = edges.get(wire);
			List<Point> points = ElkGraphs.points(edge);
			if (leadsToImport(wire, module)) {
				points.set(points.size() - 1, points.get(points.size() - 1).plus(toBorder, 0));
			}
			placedWires.add(new PlacedWire(wire, points, ElkGraphs.placed(edge, labels.get(wire))));
		}
		return new Inside(module, width, Math.ceil(graph.getHeight()), header, title, detail, nodes, ends, placedWires);
	}

	/** A closed module: exports at the left border, imports at the right border, and between them how much it holds. */
	private Inside oneBox(MapModule module, List<MapNode> order, String title, String detail, double header, double headerWidth) {
		double note = measure.width(module.note(), TextRole.DETAIL) + 4 * HEADER_SIDE + PlacedNode.GLYPH;
		double width = Math.ceil(Math.max(headerWidth, note));
		int exports = (int) order.stream().filter(node -> node.role() == NodeRole.EXPORT).count();
		int rows = Math.max(1, Math.max(exports, order.size() - exports));
		double height = Math.ceil((header + 2 * PORT_ABOVE + rows * PORT_ROW) / 2) * 2;
		List<PlacedNode> nodes = new ArrayList<>();
		int left = 0;
		int right = 0;
		for (MapNode node : order) {
			boolean export = node.role() == NodeRole.EXPORT;
			double y = header + PORT_ABOVE + (export ? left++ : right++) * PORT_ROW;
			nodes.add(NodeSizes.bare(node, new Box(export ? 0 : width - PORT_WIDTH, Math.round(y), PORT_WIDTH, PORT_ROW)));
		}
		return new Inside(module, width, height, header, title, detail, nodes, List.of(), List.of());
	}

	private static int count(List<MapWire> wires, Function<MapWire, String> end, MapNode node) {
		return (int) wires.stream().filter(wire -> end.apply(wire).equals(node.id())).count();
	}

	private static boolean has(MapModule module, NodeRole role) {
		return module.nodes().stream().anyMatch(node -> node.role() == role);
	}

	private static boolean leadsToImport(MapWire wire, MapModule module) {
		return module.nodes().stream().anyMatch(node -> node.role() == NodeRole.IMPORT && node.id().equals(wire.targetId()));
	}
}
