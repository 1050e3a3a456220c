/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.PortConstraints;
import org.eclipse.elk.core.options.PortSide;
import org.eclipse.elk.graph.ElkConnectableShape;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkPort;
import org.eclipse.elk.graph.util.ElkGraphUtil;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.map.Cancelled;
import org.wiretune.map.MapEnd;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;

/**
 * Lays out a scene with the layered algorithm of the Eclipse Layout Kernel, in two levels: first the inside of each
 * module, then the modules with their imports and exports as ports. Equal scenes give equal results; whoever lays out again
 * and again keeps one, which lays out only the insides that changed. For one thread at a time.
 */
public final class MapLayout {

	private static final double BETWEEN_LAYERS = 40;
	private static final double BETWEEN_NODES = 28;
	private static final double BETWEEN_WIRES = 12;
	private static final double BETWEEN_PARTS = 40;
	/**
	 * The network simplex keeps more wires straight, but its time grows with more than the square of their number: 1,400
	 * wires between 300 modules took 22 s, where the placement of Brandes and Koepf took 3 s.
	 */
	private static final int MOST_WIRES_TO_STRAIGHTEN = 100;
	private static final double MARGIN = 24;
	private static final double ASPECT_RATIO = 1.7;

	private final TextMeasure measure;
	private final KeptInsides kept = new KeptInsides();

	/**
	 * Makes a layout.
	 *
	 * @param measure tells how large texts are
	 */
	public MapLayout(TextMeasure measure) {
		this.measure = measure;
	}

	/**
	 * Lays out a scene. Takes milliseconds for a few modules and a few seconds for some hundred, so not for the thread
	 * that paints.
	 *
	 * @param scene what to show
	 * @param cancelled asked now and then
	 * @return the scene with the place of everything
	 * @throws java.util.concurrent.CancellationException as soon as cancelled says so
	 */
	public PlacedMap layout(MapScene scene, BooleanSupplier cancelled) {
		return layout(scene, PlacedMap.EMPTY, cancelled);
	}

	/**
	 * Lays out a scene so that what was there before stays where it was, as far as it fits: modules that grew push away
	 * only what they touch, and only wires that no longer fit are led anew. Where too much changed, all is laid out anew.
	 *
	 * @param scene what to show
	 * @param before the map that is shown, laid out with the same measure
	 * @param cancelled asked now and then
	 * @return the scene with the place of everything
	 * @throws java.util.concurrent.CancellationException as soon as cancelled says so
	 */
	public PlacedMap layout(MapScene scene, PlacedMap before, BooleanSupplier cancelled) {
		LayoutMonitor monitor = new LayoutMonitor(cancelled);
		ModuleLayout moduleLayout = new ModuleLayout(measure);
		Map<String, List<MapWire>> wiresInside = new HashMap<>();
		List<MapWire> wiresBetween = new ArrayList<>();
		for (MapWire wire : scene.wires()) {
			MapModule from = scene.moduleOf(wire.sourceId()).orElse(null);
			if (from != null && !wire.kind().leavesModule() && from == scene.moduleOf(wire.targetId()).orElse(null)) {
				wiresInside.computeIfAbsent(from.id(), id -> new ArrayList<>()).add(wire);
			} else {
				wiresBetween.add(wire);
			}
		}
		NodeOrder order = new NodeOrder(scene);
		Map<String, ModuleLayout.Inside> insides = new LinkedHashMap<>();
		kept.begin();
		for (MapModule module : scene.modules()) {
			Cancelled.check(cancelled);
			List<MapNode> nodes = order.nodes(module);
			List<MapWire> wires = wiresInside.getOrDefault(module.id(), List.of());
			insides.put(module.id(), kept.of(module, nodes, wires, () -> moduleLayout.layout(module, nodes, wires, monitor)));
		}
		kept.end();
		Cancelled.check(cancelled);
		PlacedMap stable = new StableLayout(scene, before, insides, wiresBetween, measure, cancelled).place();
		return stable != null ? stable : new Between(scene, insides, wiresBetween, monitor).place(cancelled);
	}

	/** The upper level: modules and what stands between them. */
	private final class Between {

		private final MapScene scene;
		private final Map<String, ModuleLayout.Inside> insides;
		private final List<MapWire> wires;
		private final LayoutMonitor monitor;
		private final ElkNode graph = ElkGraphs.graph(BETWEEN_LAYERS, BETWEEN_NODES, BETWEEN_WIRES);
		private final Map<String, ElkNode> elkNodes = new HashMap<>();
		private final Map<String, ElkPort> elkPorts = new HashMap<>();
		private final Map<String, PlacedNode> nodes = new HashMap<>();
		private final WirePorts ports;
		private final NodeSizes sizes = new NodeSizes(measure);

		Between(MapScene scene, Map<String, ModuleLayout.Inside> insides, List<MapWire> wires, LayoutMonitor monitor) {
			this.scene = scene;
			this.insides = insides;
			this.wires = wires;
			this.ports = new WirePorts(wires);
			this.monitor = monitor;
		}

		PlacedMap place(BooleanSupplier cancelled) {
			graph.setProperty(LayeredOptions.PADDING, new ElkPadding(MARGIN));
			if (wires.size() <= MOST_WIRES_TO_STRAIGHTEN) {
				graph.setProperty(LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.NETWORK_SIMPLEX);
			}
			graph.setProperty(LayeredOptions.ASPECT_RATIO, ASPECT_RATIO);
			graph.setProperty(LayeredOptions.SPACING_COMPONENT_COMPONENT, BETWEEN_PARTS);
			Set<String> wired = new HashSet<>();
			for (MapWire wire : wires) {
				scene.moduleOf(wire.sourceId()).ifPresent(module -> wired.add(module.id()));
				scene.moduleOf(wire.targetId()).ifPresent(module -> wired.add(module.id()));
			}
			for (ModuleLayout.Inside inside : insides.values()) {
				ElkNode node = ElkGraphs.node(graph, inside.width(), inside.height());
				node.setProperty(LayeredOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_POS);
				// Parts of the map with many modules come first, modules without any wire last.
				node.setProperty(LayeredOptions.PRIORITY, wired.contains(inside.module().id()) ? 1 : 0);
				elkNodes.put(inside.module().id(), node);
				inside.nodes().forEach(each -> nodes.put(each.node().id(), each));
			}
			for (MapEnd end : scene.ends()) {
				NodeSizes.Size size = sizes.of(end);
				elkNodes.put(end.id(), ElkGraphs.node(graph, size.width(), size.height()));
			}
			Map<MapWire, ElkEdge> edges = new HashMap<>();
			Map<MapWire, WireLabel> labels = new HashMap<>();
			for (MapWire wire : wires) {
				ElkEdge edge = ElkGraphUtil.createSimpleEdge(source(wire), target(wire));
				WireLabel label = WireLabel.of(wire, measure);
				ElkGraphs.label(edge, label);
				edges.put(wire, edge);
				labels.put(wire, label);
			}
			ElkGraphs.layout(graph, monitor);
			Cancelled.check(cancelled);
			return collect(edges, labels);
		}

		private ElkConnectableShape source(MapWire wire) {
			PlacedNode node = nodes.get(wire.sourceId());
			return node == null ? elkNodes.get(wire.sourceId())
					: elkPorts.computeIfAbsent(node.node().id(), any -> port(node, PortSide.EAST, 0));
		}

		/** Wires that look alike share a port; others arrive beside it, so that no dashes lie on a line without gaps. */
		private ElkConnectableShape target(MapWire wire) {
			PlacedNode node = nodes.get(wire.targetId());
			if (node == null) {
				return elkNodes.get(wire.targetId());
			}
			double offset = ports.targetOffset(wire);
			return elkPorts.computeIfAbsent(node.node().id() + '<' + offset, any -> port(node, PortSide.WEST, offset));
		}

		private ElkPort port(PlacedNode node, PortSide side, double offset) {
			ElkNode module = elkNodes.get(node.node().moduleId());
			double sticksOut = WirePorts.sticksOut(node, offset);
			ElkPort port = ElkGraphUtil.createPort(module);
			port.setDimensions(sticksOut, 0);
			port.setLocation(side == PortSide.WEST ? -sticksOut : module.getWidth(), node.box().centerY() + offset);
			port.setProperty(LayeredOptions.PORT_SIDE, side);
			return port;
		}

		private PlacedMap collect(Map<MapWire, ElkEdge> edges, Map<MapWire, WireLabel> labels) {
			List<PlacedModule> placedModules = new ArrayList<>();
			List<PlacedNode> placedNodes = new ArrayList<>();
			List<PlacedEnd> placedEnds = new ArrayList<>();
			Map<String, PlacedWire> placedWires = new HashMap<>();
			for (ModuleLayout.Inside inside : insides.values()) {
				Box box = ElkGraphs.box(elkNodes.get(inside.module().id()));
				Box header = new Box(box.x(), box.y(), box.width(), inside.headerHeight());
				placedModules.add(new PlacedModule(inside.module(), box, header, inside.title(), inside.detail()));
				inside.nodes().forEach(node -> placedNodes.add(node.moved(box.x(), box.y())));
				inside.ends().forEach(end -> placedEnds.add(end.moved(box.x(), box.y())));
				inside.wires().forEach(wire -> placedWires.put(wire.wire().id(), wire.moved(box.x(), box.y())));
			}
			for (MapEnd end : scene.ends()) {
				placedEnds.add(new PlacedEnd(end, ElkGraphs.box(elkNodes.get(end.id())), sizes.name(end)));
			}
			for (MapWire wire : wires) {
				List<Point> points = new ArrayList<>(ElkGraphs.points(edges.get(wire)));
				toNode(points, wire);
				placedWires.put(wire.id(), new PlacedWire(wire, points, ElkGraphs.placed(edges.get(wire), labels.get(wire))));
			}
			List<PlacedWire> inOrder = scene.wires().stream().map(wire -> placedWires.get(wire.id())).toList();
			return new PlacedMap(scene, placedModules, placedNodes, placedEnds, inOrder,
					new Box(0, 0, Math.ceil(graph.getWidth()), Math.ceil(graph.getHeight())));
		}

		/** A wire of a component that leaves the module runs on from the border to the component. */
		private void toNode(List<Point> points, MapWire wire) {
			PlacedNode source = nodes.get(wire.sourceId());
			if (source != null && source.node().role() != NodeRole.IMPORT) {
				double x = elkNodes.get(source.node().moduleId()).getX() + source.box().right();
				points.add(0, new Point(x, points.get(0).y()));
			}
			PlacedNode target = nodes.get(wire.targetId());
			if (target != null && target.node().role() != NodeRole.EXPORT) {
				double x = elkNodes.get(target.node().moduleId()).getX() + target.box().x();
				points.add(new Point(x, points.get(points.size() - 1).y()));
			}
		}
	}
}
