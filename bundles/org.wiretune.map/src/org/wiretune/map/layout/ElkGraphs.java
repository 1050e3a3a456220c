/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.alg.layered.options.OrderingStrategy;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.util.ElkGraphUtil;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;

/** What both levels of the layout share: options of the Eclipse Layout Kernel, and reading its results. */
final class ElkGraphs {

	static {
		// Registers how the layout copies the values of its options; without it the first layout fails.
		LayoutMetaDataService.getInstance();
	}

	private ElkGraphs() {
	}

	/** {@return an empty graph that is laid out from left to right with right-angled wires, in model order where it can} */
	static ElkNode graph(double betweenLayers, double betweenNodes, double betweenWires) {
		ElkNode graph = ElkGraphUtil.createGraph();
		graph.setProperty(LayeredOptions.DIRECTION, Direction.RIGHT);
		graph.setProperty(LayeredOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
		graph.setProperty(LayeredOptions.CONSIDER_MODEL_ORDER_STRATEGY, OrderingStrategy.PREFER_NODES);
		graph.setProperty(LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.BRANDES_KOEPF);
		graph.setProperty(LayeredOptions.NODE_PLACEMENT_FAVOR_STRAIGHT_EDGES, true);
		graph.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, betweenLayers);
		graph.setProperty(LayeredOptions.SPACING_NODE_NODE, betweenNodes);
		graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE, betweenWires);
		graph.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, betweenWires);
		graph.setProperty(LayeredOptions.SPACING_EDGE_NODE, betweenWires);
		graph.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, betweenWires);
		graph.setProperty(LayeredOptions.SPACING_EDGE_LABEL, 4.0);
		return graph;
	}

	static ElkNode node(ElkNode graph, double width, double height) {
		ElkNode node = ElkGraphUtil.createNode(graph);
		node.setDimensions(width, height);
		return node;
	}

	/** Puts a label in the middle of an edge, on the edge itself. */
	static void label(ElkEdge edge, WireLabel label) {
		if (label != null) {
			// The layout leaves out labels without a text.
			ElkLabel elkLabel = ElkGraphUtil.createLabel("label", edge);
			elkLabel.setDimensions(label.box().width(), label.box().height());
			elkLabel.setProperty(LayeredOptions.EDGE_LABELS_PLACEMENT, EdgeLabelPlacement.CENTER);
			elkLabel.setProperty(LayeredOptions.EDGE_LABELS_INLINE, true);
		}
	}

	static void layout(ElkNode graph, LayoutMonitor monitor) {
		new LayeredLayoutProvider().layout(graph, monitor);
	}

	/** {@return the place of a node on whole pixels, so that lines are sharp} */
	static Box box(ElkNode node) {
		return new Box(Math.round(node.getX()), Math.round(node.getY()), node.getWidth(), node.getHeight());
	}

	/** {@return the way of an edge in the coordinates of its graph, on whole pixels and at right angles} */
	static List<Point> points(ElkEdge edge) {
		List<Point> points = new ArrayList<>();
		for (ElkEdgeSection section : edge.getSections()) {
			points.add(whole(section.getStartX(), section.getStartY()));
			section.getBendPoints().forEach(bend -> points.add(whole(bend.getX(), bend.getY())));
			points.add(whole(section.getEndX(), section.getEndY()));
		}
		straighten(points);
		return points;
	}

	private static Point whole(double x, double y) {
		return new Point(Math.round(x), Math.round(y));
	}

	/** The ends stay where they are; a bend that is a pixel beside the line to its end moves onto it. */
	private static void straighten(List<Point> points) {
		for (int i = 1; i < points.size() - 1; i++) {
			points.set(i, onto(points.get(i - 1), points.get(i)));
		}
		for (int i = points.size() - 2; i > 0; i--) {
			points.set(i, onto(points.get(i + 1), points.get(i)));
		}
		if (points.size() > 2) {
			// Where the ends themselves are a pixel apart, the step stays in the middle.
			points.set(1, onto(points.get(0), points.get(1)));
		}
	}

	private static Point onto(Point fixed, Point moved) {
		double x = Math.abs(moved.x() - fixed.x()) <= 1 ? fixed.x() : moved.x();
		double y = Math.abs(moved.y() - fixed.y()) <= 1 ? fixed.y() : moved.y();
		return new Point(x, y);
	}

	/** {@return the label at its place} */
	static WireLabel placed(ElkEdge edge, WireLabel label) {
		if (label == null) {
			return null;
		}
		ElkLabel elkLabel = edge.getLabels().get(0);
		return label.moved(Math.round(elkLabel.getX()), Math.round(elkLabel.getY()));
	}
}
