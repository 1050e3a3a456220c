/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.map.Cancelled;
import org.wiretune.map.MapEnd;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;

/** Brings a map up to date without moving what does not have to move. */
final class StableLayout {

	/** Where more of the modules than this come or go, a fresh layout is better. */
	private static final double MOST_CHANGED = 0.25;
	private static final int ALWAYS_BEARABLE = 2;
	/** Where so many wires have to be led anew, a fresh layout is better and as quick. */
	private static final int MOST_ROUTED = 150;
	private static final double MARGIN = 24;
	private static final double APART = 24;
	private static final double BESIDE = 48;
	private static final double LABEL_SIDE = 6;
	private static final double SCAN = 22;
	private static final int SCANS = 60;

	private final MapScene scene;
	private final PlacedMap before;
	private final Map<String, ModuleLayout.Inside> insides;
	private final List<MapWire> wires;
	private final TextMeasure measure;
	private final BooleanSupplier cancelled;
	private final NodeSizes sizes;
	private final WirePorts ports;
	/** Boxes of modules and outside ends, by id. */
	private final Map<String, Box> boxes = new LinkedHashMap<>();
	/** Those that are new, or elsewhere or of another size than before: no other box comes in the way of a wire that stays. */
	private final Map<String, Box> changed = new HashMap<>();
	private final Map<String, PlacedNode> nodes = new HashMap<>();
	private final Map<String, PlacedWire> wiresBefore = new HashMap<>();

	StableLayout(MapScene scene, PlacedMap before, Map<String, ModuleLayout.Inside> insides, List<MapWire> wires, TextMeasure measure,
			BooleanSupplier cancelled) {
		this.scene = scene;
		this.before = before;
		this.insides = insides;
		this.wires = wires;
		this.measure = measure;
		this.cancelled = cancelled;
		this.sizes = new NodeSizes(measure);
		this.ports = new WirePorts(wires);
	}

	/** {@return the map, or null where all should be laid out anew} */
	PlacedMap place() {
		if (isTooDifferent()) {
			return null;
		}
		List<String> grown = new ArrayList<>();
		List<MapModule> fresh = new ArrayList<>();
		for (MapModule module : scene.modules()) {
			ModuleLayout.Inside inside = insides.get(module.id());
			Box old = before.boxOf(module).orElse(null);
			if (old == null) {
				fresh.add(module);
			} else {
				boxes.put(module.id(), new Box(old.x(), old.y(), inside.width(), inside.height()));
				if (inside.width() > old.width() || inside.height() > old.height()) {
					grown.add(module.id());
				}
			}
		}
		for (MapEnd end : scene.ends()) {
			NodeSizes.Size size = sizes.of(end);
			before.boxOf(end).ifPresent(old -> boxes.put(end.id(), new Box(old.x(), old.y(), size.width(), size.height())));
		}
		grown.forEach(this::pushAway);
		fresh.forEach(this::placeModule);
		insides.forEach((id, inside) -> inside.nodes().forEach(node -> nodes.put(node.node().id(), node.moved(boxes.get(id).x(), boxes.get(id).y()))));
		for (MapEnd end : scene.ends()) {
			if (!boxes.containsKey(end.id())) {
				placeEnd(end);
			}
		}
		boxes.forEach((id, box) -> {
			if (!box.equals(before.box(id))) {
				changed.put(id, box);
			}
		});
		before.wires().forEach(wire -> wiresBefore.put(wire.wire().id(), wire));
		return collect();
	}

	private boolean isTooDifferent() {
		int common = 0;
		for (MapModule module : scene.modules()) {
			common += before.boxOf(module).isPresent() ? 1 : 0;
		}
		int changed = scene.modules().size() - common + before.modules().size() - common;
		int most = Math.max(scene.modules().size(), before.modules().size());
		return common == 0 || changed > Math.max(ALWAYS_BEARABLE, most * MOST_CHANGED) || changed > 0 && common == 1;
	}

	/** What a module touches that grew goes down or to the right, whichever is less far, and pushes on in turn. */
	private void pushAway(String grown) {
		Deque<String> pushing = new ArrayDeque<>(List.of(grown));
		for (int pushes = 0; !pushing.isEmpty() && pushes < 10 * boxes.size(); pushes++) {
			Cancelled.check(cancelled);
			String id = pushing.poll();
			Box box = boxes.get(id);
			for (Map.Entry<String, Box> other : boxes.entrySet()) {
				Box pushed = other.getValue();
				if (!other.getKey().equals(id) && pushed.intersects(box.grown(APART - 1))) {
					double right = box.right() + APART - pushed.x();
					double down = box.bottom() + APART - pushed.y();
					other.setValue(down <= right ? pushed.moved(0, Math.ceil(down)) : pushed.moved(Math.ceil(right), 0));
					pushing.add(other.getKey());
				}
			}
		}
	}

	/** Beside what it is wired to, else below everything. */
	private void placeModule(MapModule module) {
		ModuleLayout.Inside inside = insides.get(module.id());
		Box wanted = null;
		for (MapWire wire : wires) {
			Box source = boxOfOwner(wire.sourceId());
			Box target = boxOfOwner(wire.targetId());
			if (isIn(wire.targetId(), module) && source != null) {
				wanted = free(new Box(source.right() + BESIDE + labelWidth(wire), source.y(), inside.width(), inside.height()));
			} else if (isIn(wire.sourceId(), module) && target != null) {
				wanted = free(new Box(target.x() - BESIDE - labelWidth(wire) - inside.width(), target.y(), inside.width(), inside.height()));
			}
			if (wanted != null) {
				break;
			}
		}
		boxes.put(module.id(), wanted != null ? wanted : new Box(MARGIN, bottom() + APART, inside.width(), inside.height()));
	}

	private boolean isIn(String id, MapModule module) {
		return scene.moduleOf(id).filter(each -> each.id().equals(module.id())).isPresent();
	}

	private Box boxOfOwner(String id) {
		return scene.moduleOf(id).map(module -> boxes.get(module.id())).orElse(boxes.get(id));
	}

	private double labelWidth(MapWire wire) {
		WireLabel label = WireLabel.of(wire, measure);
		return label == null ? 0 : label.box().width() + 2 * LABEL_SIDE;
	}

	/** To the right of the import that names it. */
	private void placeEnd(MapEnd end) {
		NodeSizes.Size size = sizes.of(end);
		Box box = wires.stream().filter(wire -> wire.targetId().equals(end.id()) && nodes.containsKey(wire.sourceId())).findFirst().map(wire -> {
			PlacedNode node = nodes.get(wire.sourceId());
			double x = boxOfOwner(wire.sourceId()).right() + BESIDE + labelWidth(wire);
			return free(new Box(Math.round(x), Math.round(node.box().centerY() - size.height() / 2), size.width(), size.height()));
		}).orElse(null);
		boxes.put(end.id(), box != null ? box : new Box(MARGIN, bottom() + APART, size.width(), size.height()));
	}

	/** {@return the nearest free place, at the same height or below or above; null where there is none near} */
	private Box free(Box wanted) {
		for (int i = 0; i < SCANS; i++) {
			Box candidate = wanted.moved(0, Math.round((i % 2 == 0 ? i / 2 : -(i + 1) / 2) * SCAN));
			if (candidate.x() >= MARGIN && candidate.y() >= MARGIN && boxes.values().stream().noneMatch(candidate.grown(APART / 2)::intersects)) {
				return candidate;
			}
		}
		return null;
	}

	private double bottom() {
		return boxes.values().stream().mapToDouble(Box::bottom).max().orElse(MARGIN);
	}

	private PlacedMap collect() {
		List<PlacedModule> placedModules = new ArrayList<>();
		List<PlacedEnd> placedEnds = new ArrayList<>();
		Map<String, PlacedWire> placed = new HashMap<>();
		for (ModuleLayout.Inside inside : insides.values()) {
			Box box = boxes.get(inside.module().id());
			placedModules.add(new PlacedModule(inside.module(), box, new Box(box.x(), box.y(), box.width(), inside.headerHeight()),
					inside.title(), inside.detail()));
			inside.ends().forEach(end -> placedEnds.add(end.moved(box.x(), box.y())));
			inside.wires().forEach(wire -> placed.put(wire.wire().id(), wire.moved(box.x(), box.y())));
		}
		scene.ends().forEach(end -> placedEnds.add(new PlacedEnd(end, boxes.get(end.id()), sizes.name(end))));
		List<MapWire> again = new ArrayList<>();
		List<Box> labels = new ArrayList<>();
		WireLanes lanes = new WireLanes();
		for (MapWire wire : wires) {
			PlacedWire kept = kept(wire);
			if (kept == null) {
				again.add(wire);
			} else {
				placed.put(wire.id(), kept);
				lanes.add(kept.points());
				if (kept.label() != null) {
					labels.add(kept.label().box());
				}
			}
		}
		if (again.size() > MOST_ROUTED) {
			return null;
		}
		WireRouter router = new WireRouter(new ArrayList<>(boxes.values()), lanes, cancelled);
		for (MapWire wire : again) {
			Cancelled.check(cancelled);
			placed.put(wire.id(), route(wire, router, labels));
		}
		List<PlacedNode> placedNodes = insides.values().stream().flatMap(inside -> inside.nodes().stream()).map(node -> nodes.get(node.node().id())).toList();
		List<PlacedWire> inOrder = scene.wires().stream().map(wire -> placed.get(wire.id())).toList();
		Box all = new Box(0, 0, MARGIN, MARGIN);
		for (Box box : boxes.values()) {
			all = all.union(box);
		}
		for (PlacedWire wire : inOrder) {
			all = all.union(wire.bounds());
		}
		return new PlacedMap(scene, placedModules, placedNodes, placedEnds, inOrder, new Box(0, 0, Math.ceil(all.right() + MARGIN), Math.ceil(all.bottom() + MARGIN)));
	}

	/** {@return the wire where it was, or null where it has to be led anew} */
	private PlacedWire kept(MapWire wire) {
		PlacedWire old = wiresBefore.get(wire.id());
		if (old == null || !old.wire().targetId().equals(wire.targetId()) || !near(old.points().get(0), source(wire))) {
			return null;
		}
		Point arrives = old.points().get(old.points().size() - 1);
		Box end = nodes.containsKey(wire.targetId()) ? null : boxes.get(wire.targetId());
		boolean there = end == null ? near(arrives, target(wire))
				: Math.abs(arrives.x() - end.x()) <= 1 && arrives.y() >= end.y() && arrives.y() <= end.bottom();
		WireLabel label = WireLabel.of(wire, measure);
		boolean labelFits = label == null ? old.label() == null
				: old.label() != null && old.label().box().width() == label.box().width() && old.label().box().height() == label.box().height();
		if (!there || !labelFits || crosses(old.points(), wire)) {
			return null;
		}
		return new PlacedWire(wire, old.points(), label == null ? null : label.moved(old.label().box().x(), old.label().box().y()));
	}

	private static boolean near(Point one, Point other) {
		return Math.abs(one.x() - other.x()) <= 1 && Math.abs(one.y() - other.y()) <= 1;
	}

	/** Whether a wire that touched no box between its ends touches one now. */
	private boolean crosses(List<Point> points, MapWire wire) {
		for (int i = 1; i < points.size(); i++) {
			Point a = points.get(i - 1);
			Point b = points.get(i);
			Box part = new Box(Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y())).grown(0.5);
			for (Map.Entry<String, Box> other : changed.entrySet()) {
				if (other.getValue().grown(-1).intersects(part) && !isEndOf(wire, other.getKey(), i, points.size())) {
					return true;
				}
			}
		}
		return false;
	}

	/** A wire of a component starts inside its module. */
	private boolean isEndOf(MapWire wire, String id, int part, int points) {
		return part == 1 && scene.moduleOf(wire.sourceId()).filter(module -> module.id().equals(id)).isPresent()
				|| part == points - 1 && (wire.targetId().equals(id) || scene.moduleOf(wire.targetId()).filter(module -> module.id().equals(id)).isPresent());
	}

	/** {@return where a wire leaves its node} */
	private Point source(MapWire wire) {
		PlacedNode node = nodes.get(wire.sourceId());
		double x = node.node().role() == NodeRole.IMPORT ? boxOfOwner(wire.sourceId()).right() + WirePorts.sticksOut(node, 0) : node.box().right();
		return new Point(Math.round(x), Math.round(node.box().centerY()));
	}

	/** {@return where a wire arrives} */
	private Point target(MapWire wire) {
		PlacedNode node = nodes.get(wire.targetId());
		if (node == null) {
			Box end = boxes.get(wire.targetId());
			return new Point(Math.round(end.x()), Math.round(end.centerY()));
		}
		double offset = ports.targetOffset(wire);
		double x = node.node().role() == NodeRole.EXPORT ? boxOfOwner(wire.targetId()).x() - WirePorts.sticksOut(node, offset) : node.box().x();
		return new Point(Math.round(x), Math.round(node.box().centerY() + offset));
	}

	private PlacedWire route(MapWire wire, WireRouter router, List<Box> labels) {
		Point from = source(wire);
		Point to = target(wire);
		// From the border of the module on; what is inside of it is straight.
		Point leaves = new Point(Math.max(from.x(), boxOfOwner(wire.sourceId()).right()), from.y());
		Point arrives = new Point(Math.min(to.x(), boxOfOwner(wire.targetId()).x()), to.y());
		List<Point> points = new ArrayList<>(router.route(leaves, arrives));
		if (!leaves.equals(from)) {
			points.set(0, from);
		}
		if (!arrives.equals(to)) {
			points.set(points.size() - 1, to);
		}
		WireLabel label = WireLabel.of(wire, measure);
		if (label == null) {
			return new PlacedWire(wire, points, null);
		}
		Point at = labelPlace(points, label.box(), labels);
		WireLabel placed = label.moved(at.x(), at.y());
		labels.add(placed.box());
		return new PlacedWire(wire, points, placed);
	}

	/** {@return the corner of the label: on a free part of the wire, rather one that runs across than up and down} */
	private Point labelPlace(List<Point> points, Box label, List<Box> labels) {
		Point best = null;
		double bestScore = Double.MAX_VALUE;
		for (int i = 1; i < points.size(); i++) {
			Point a = points.get(i - 1);
			Point b = points.get(i);
			double length = Math.abs(a.x() - b.x()) + Math.abs(a.y() - b.y());
			boolean across = a.y() == b.y();
			for (double part : new double[] { 0.5, 0.3, 0.7, 0.15, 0.85 }) {
				Box box = label.moved(Math.round(a.x() + (b.x() - a.x()) * part - label.width() / 2), Math.round(a.y() + (b.y() - a.y()) * part - label.height() / 2));
				double score = (across ? 0 : 40) + (across && length < label.width() + 2 * LABEL_SIDE ? 200 : 0) - Math.min(length, 400) / 20;
				score += 1000 * labels.stream().filter(box.grown(1)::intersects).count() + 1000 * boxes.values().stream().filter(box.grown(1)::intersects).count();
				score += box.x() < 0 || box.y() < 0 ? 1000 : 0;
				if (score < bestScore) {
					bestScore = score;
					best = new Point(box.x(), box.y());
				}
			}
		}
		return best;
	}
}
