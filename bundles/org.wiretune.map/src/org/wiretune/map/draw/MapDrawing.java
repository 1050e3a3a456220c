/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import java.util.List;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.ShortText;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;
import org.wiretune.map.SystemKinds;
import org.wiretune.map.TargetState;
import org.wiretune.map.layout.PlacedEnd;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;
import org.wiretune.map.layout.PlacedNode;
import org.wiretune.map.layout.PlacedWire;
import org.wiretune.map.layout.WireLabel;

/** Draws a placed map on a surface. Draws nothing outside the part that is asked for. */
public final class MapDrawing {

	/** Below this zoom texts other than names cannot be read and are left out; names are cut where they have no room. */
	public static final double OVERVIEW_ZOOM = 0.45;

	/** At this zoom all names can be read. */
	public static final double READABLE_ZOOM = 0.7;

	/** At this zoom a large map is shown first: the names of modules are written as large as their boxes allow. */
	public static final double FIRST_ZOOM = 0.44;

	/** Below this zoom nodes are specks and are left out with what is inside of modules. */
	public static final double FAR_ZOOM = 0.16;

	/** Below this zoom dashes run together. */
	private static final double DASH_ZOOM = 0.25;
	/** Letters of fewer pixels of the screen cannot be read. */
	private static final double LEAST_LETTER = 5;
	/** Letters of so many pixels can be read; smaller ones are taken only where there is no room in height. */
	private static final double READABLE_LETTER = 8;
	/** A badge in the overview, in pixels of the screen. */
	private static final double OVERVIEW_BADGE = 12;
	private static final double MODULE_RADIUS = 6;
	private static final double NODE_RADIUS = 4;
	private static final double BEND_RADIUS = 5;
	private static final double LABEL_RADIUS = 7;
	private static final double HEADER_SIDE = 10;
	private static final double BADGE = 14;
	private static final double BESIDE = 12;
	private static final double DATABASE_SIGN = 20;

	private final PlacedMap map;
	private final TextMeasure measure;
	private final MapMarks marks;
	private final Box visible;
	private final double zoom;
	private final MapSurface surface;

	private MapDrawing(PlacedMap map, TextMeasure measure, MapMarks marks, Box visible, double zoom, MapSurface surface) {
		this.map = map;
		this.measure = measure;
		this.marks = marks;
		this.visible = visible.grown(BESIDE);
		this.zoom = zoom;
		this.surface = surface;
	}

	/**
	 * Draws a map.
	 *
	 * @param map the map
	 * @param measure what the map was laid out with
	 * @param marks what is marked
	 * @param visible the part that is to be seen, in pixels of the map
	 * @param zoom how large a pixel of the map is shown, more than 0; 1 is 100 %
	 * @param surface on what
	 */
	public static void draw(PlacedMap map, TextMeasure measure, MapMarks marks, Box visible, double zoom, MapSurface surface) {
		new MapDrawing(map, measure, marks, visible, zoom, surface).draw();
	}

	private void draw() {
		for (PlacedModule module : map.modulesIn(visible)) {
			if (module.box().intersects(visible)) {
				element(module.module(), () -> module(module));
			}
		}
		List<PlacedWire> wires = map.wiresIn(visible);
		if (!far()) {
			wires.stream().filter(wire -> !wire.wire().kind().leavesModule()).forEach(this::wire);
		}
		for (PlacedEnd end : map.endsIn(visible)) {
			if (end.box().intersects(visible)) {
				element(end.end(), () -> end(end));
			}
		}
		wires.stream().filter(wire -> wire.wire().kind().leavesModule()).forEach(this::wire);
		for (PlacedNode node : map.nodesIn(visible)) {
			if ((!far() || marks.isSelected(node.node())) && node.outline().grown(BADGE).intersects(visible)) {
				element(node.node(), () -> node(node));
			}
		}
		if (overview()) {
			map.modulesIn(visible).forEach(this::overviewBadge);
		}
	}

	private void element(MapElement element, Runnable shapes) {
		surface.begin(element);
		shapes.run();
		surface.end();
	}

	private boolean overview() {
		return zoom < OVERVIEW_ZOOM;
	}

	private boolean far() {
		return zoom < FAR_ZOOM;
	}

	private void module(PlacedModule module) {
		boolean selected = marks.isSelected(module.module());
		Box box = module.box();
		Box header = module.header();
		surface.rectangle(box, MODULE_RADIUS, MapColor.MODULE_FILL, null);
		surface.rectangle(header, MODULE_RADIUS, selected ? MapColor.SELECTION_FILL : MapColor.MODULE_HEADER, null);
		surface.rectangle(new Box(header.x(), header.centerY(), header.width(), header.height() / 2), 0,
				selected ? MapColor.SELECTION_FILL : MapColor.MODULE_HEADER, null);
		surface.rectangle(box, MODULE_RADIUS, null, border(module.module(), module.module().kind() == SystemKinds.BROKER ? MapColor.MESSAGING : MapColor.MODULE_LINE));
		if (overview()) {
			overviewTitle(module);
			return;
		}
		double titleHeight = measure.height(TextRole.TITLE);
		double top = header.centerY() - titleHeight / 2;
		surface.text(module.title(), module.titleX(), top, TextRole.TITLE, MapColor.TEXT, 1);
		fold(module);
		String detail = module.detail();
		double detailTop = top + measure.ascent(TextRole.TITLE) - measure.ascent(TextRole.DETAIL);
		surface.text(detail, header.right() - HEADER_SIDE - measure.width(detail, TextRole.DETAIL), detailTop, TextRole.DETAIL,
				MapColor.TEXT_QUIET, 1);
		if (!module.module().note().isEmpty()) {
			double noteTop = header.bottom() + (box.bottom() - header.bottom() - measure.height(TextRole.DETAIL)) / 2;
			double noteX = module.module().collapsed() ? box.centerX() - measure.width(module.module().note(), TextRole.DETAIL) / 2 : box.x() + HEADER_SIDE;
			surface.text(module.module().note(), noteX, noteTop, TextRole.DETAIL, MapColor.TEXT_QUIET, 1);
		}
		if (!module.module().findings().isEmpty()) {
			badge(module.module(), box);
		}
	}

	/** An arrow head that points to the name of a closed module, and down from that of an open one. */
	private void fold(PlacedModule module) {
		Box at = module.fold();
		if (at == null || !marks.folding()) {
			return;
		}
		double x = at.centerX();
		double y = at.centerY();
		List<Point> points = module.module().collapsed() ? List.of(new Point(x - 2.5, y - 4.5), new Point(x + 2.5, y), new Point(x - 2.5, y + 4.5))
				: List.of(new Point(x - 4.5, y - 2.5), new Point(x, y + 2.5), new Point(x + 4.5, y - 2.5));
		surface.line(points, 0, Pen.solid(MapColor.TEXT_QUIET, 1.6));
	}

	/** From afar one sign tells of all findings of a module. */
	private void overviewBadge(PlacedModule module) {
		boolean any = !module.module().findings().isEmpty();
		boolean warning = module.module().hasWarning();
		for (MapNode node : module.module().nodes()) {
			any |= !node.findings().isEmpty();
			warning |= node.hasWarning();
		}
		if (any) {
			double size = Math.min(OVERVIEW_BADGE / zoom, Math.min(module.box().width(), module.box().height()) / 2);
			Signs.finding(surface, new Box(module.box().right() - size * 1.1, module.box().y() + size * 0.1, size, size), warning);
		}
	}

	/** From afar the name of a module is written as large as its box allows, and cut where it would not be read otherwise. */
	private void overviewTitle(PlacedModule module) {
		// Beside the sign of findings, and above what is inside.
		double room = module.box().width() - 2 * HEADER_SIDE - OVERVIEW_BADGE / zoom;
		double height = module.module().collapsed() ? module.box().height() / 2 : module.header().height();
		shortName(module.title(), TextRole.TITLE, module.box().x() + HEADER_SIDE, module.box().y() + HEADER_SIDE / 2, room, height);
	}

	/**
	 * Writes a name as large as its place allows, at most as at 100 %; where all of it would be too small, its beginning.
	 *
	 * @param room how wide it may be on the map
	 * @param height how high
	 */
	private void shortName(String name, TextRole role, double x, double top, double room, double height) {
		double highest = Math.min(1 / zoom, height / measure.height(role));
		double whole = Math.min(highest, room / Math.max(1, measure.width(name, role)));
		double readable = Math.min(highest, READABLE_LETTER / (role.size() * zoom));
		double scale = Math.max(whole, readable);
		if (role.size() * scale * zoom >= LEAST_LETTER) {
			String shown = ShortText.within(name, (int) (room / scale), text -> (int) Math.ceil(measure.width(text, role)));
			if (!shown.isEmpty()) {
				surface.text(shown, x, top, role, MapColor.TEXT, scale);
			}
		}
	}

	private Pen border(MapElement element, MapColor color) {
		if (marks.isSelected(element)) {
			return Pen.solid(MapColor.SELECTION, marks.focused() ? 2.5 : 1.5);
		}
		return Pen.solid(marks.isHovered(element) ? MapColor.SELECTION : color, 1);
	}

	private void node(PlacedNode node) {
		NodeRole role = node.node().role();
		Pen pen = border(node.node(), MapColor.NODE_LINE);
		if (role == NodeRole.STANDALONE_REFERENCES && !marks.isSelected(node.node())) {
			pen = new Pen(pen.color(), pen.width(), Pen.Dash.DOTTED);
		}
		MapColor fill = marks.isSelected(node.node()) ? MapColor.SELECTION_FILL : MapColor.NODE_FILL;
		if (node.bare()) {
			bareNode(node);
			return;
		}
		surface.rectangle(node.box(), role == NodeRole.COMPONENT || role == NodeRole.DESTINATION ? NODE_RADIUS : 0, fill, pen);
		if (node.glyph() != null && !far()) {
			BindingGlyph.draw(node.node().binding(), node.glyph(), surface);
		}
		if (overview()) {
			overviewName(node);
		} else {
			double nameHeight = measure.height(TextRole.NAME);
			double top = node.box().centerY() - (nameHeight + measure.height(TextRole.DETAIL) + 1) / 2;
			surface.text(node.name(), node.textX(), top, TextRole.NAME, MapColor.TEXT, 1);
			surface.text(node.detail(), node.textX(), top + nameHeight + 1, TextRole.DETAIL, MapColor.TEXT_QUIET, 1);
		}
		if (!overview() && !node.node().findings().isEmpty() && !map.scene().showsFindingsOnWire(node.node())) {
			badge(node.node(), node.box());
		}
	}

	/** From afar a node has its name alone, as far as there is room for it. */
	private void overviewName(PlacedNode node) {
		double right = node.glyph() != null && node.glyph().x() > node.textX() ? node.glyph().x() : node.box().right();
		double height = node.box().height() - 2 * NODE_RADIUS;
		shortName(node.name(), TextRole.NAME, node.textX() - NODE_RADIUS, node.box().y() + NODE_RADIUS, right - node.textX(), height);
	}

	/** Of a node of a closed module the glyph is drawn alone. */
	private void bareNode(PlacedNode node) {
		Box at = node.glyph() == null ? node.box().grown(-3) : node.glyph();
		if (marks.isSelected(node.node()) || marks.isHovered(node.node())) {
			surface.rectangle(at.grown(3), NODE_RADIUS, marks.isSelected(node.node()) ? MapColor.SELECTION_FILL : null,
					border(node.node(), MapColor.SELECTION));
		}
		if (node.glyph() == null) {
			surface.rectangle(at, NODE_RADIUS, MapColor.NODE_FILL, Pen.solid(MapColor.NODE_LINE, 1));
		} else {
			BindingGlyph.draw(node.node().binding(), at, surface);
		}
		if (!overview() && !node.node().findings().isEmpty() && !map.scene().showsFindingsOnWire(node.node())) {
			Signs.finding(surface, new Box(at.right() - 5, at.y() - 6, 11, 11), node.node().hasWarning());
		}
	}

	/** The badge sits on the upper right corner. */
	private void badge(MapElement element, Box box) {
		String count = element.findings().size() > 1 ? Integer.toString(element.findings().size()) : "";
		double width = count.isEmpty() ? 0 : measure.width(count, TextRole.LABEL) + 5;
		double x = box.right() - BADGE - width - 4;
		double y = box.y() - BADGE / 2;
		if (!count.isEmpty()) {
			surface.rectangle(new Box(x - 3, y - 1, BADGE + width + 5, BADGE + 2), LABEL_RADIUS, MapColor.NODE_FILL,
					Pen.solid(MapColor.NODE_LINE, 1));
			surface.text(count, x + BADGE + 2, y + (BADGE - measure.height(TextRole.LABEL)) / 2, TextRole.LABEL, MapColor.TEXT, 1);
		}
		Signs.finding(surface, new Box(x, y, BADGE, BADGE), element.hasWarning());
	}

	private void end(PlacedEnd end) {
		Box box = end.box();
		boolean broken = end.end().state() == TargetState.NOT_FOUND;
		boolean database = end.end().state() == TargetState.DATABASE;
		if (database) {
			surface.rectangle(box, NODE_RADIUS, marks.isSelected(end.end()) ? MapColor.SELECTION_FILL : MapColor.NODE_FILL, border(end.end(), MapColor.OTHER));
			if (!far()) {
				BindingGlyph.draw(SystemKinds.DATABASE, new Box(box.x() + HEADER_SIDE, box.centerY() - DATABASE_SIGN / 2, DATABASE_SIGN, DATABASE_SIGN), surface);
			}
		} else if (marks.isSelected(end.end()) || marks.isHovered(end.end())) {
			surface.rectangle(box, NODE_RADIUS, marks.isSelected(end.end()) ? MapColor.SELECTION_FILL : null,
					border(end.end(), MapColor.SELECTION));
		} else if (!broken) {
			surface.rectangle(box, box.height() / 2, MapColor.CANVAS, new Pen(MapColor.NODE_LINE, 1, Pen.Dash.DOTTED));
		}
		if (overview()) {
			return;
		}
		double nameHeight = measure.height(TextRole.NAME);
		double top = box.centerY() - (nameHeight + measure.height(TextRole.DETAIL) + 1) / 2;
		double x = box.x() + BESIDE + (database ? DATABASE_SIGN + 4 : 0);
		surface.text(end.name(), x, top, TextRole.NAME, broken ? MapColor.UNRESOLVED : MapColor.TEXT, 1);
		surface.text(end.end().detail(), x, top + nameHeight + 1, TextRole.DETAIL,
				broken ? MapColor.UNRESOLVED : MapColor.TEXT_QUIET, 1);
	}

	private void wire(PlacedWire placed) {
		element(placed.wire(), () -> {
			MapWire wire = placed.wire();
			boolean marked = marks.isSelected(wire) || marks.isHovered(wire);
			MapColor color = marked ? MapColor.SELECTION : WireLook.color(wire);
			double width = marks.isSelected(wire) ? 2.5 : wire.kind().leavesModule() ? 1.5 : 1.2;
			// From afar dashes and bends are no wider than a pixel.
			Pen pen = new Pen(color, width, zoom < DASH_ZOOM ? Pen.Dash.SOLID : WireLook.dash(wire.style()));
			VisibleParts.of(placed.points(), visible, pen.dash().period()).forEach(part -> surface.line(part, far() ? 0 : BEND_RADIUS, pen));
			if (far()) {
				return;
			}
			WireLook.tip(surface, placed.points(), wire.style(), wire.isBroken(), color);
			if (placed.label() != null && !overview()) {
				label(placed, color);
			}
		});
	}

	private void label(PlacedWire placed, MapColor color) {
		WireLabel label = placed.label();
		MapWire wire = placed.wire();
		surface.rectangle(label.box(), LABEL_RADIUS, marks.isSelected(wire) ? MapColor.SELECTION_FILL : WireLook.label(wire.style()),
				Pen.solid(color, marks.isSelected(wire) && marks.focused() ? 2.5 : 1));
		if (label.badge() != null) {
			Signs.finding(surface, label.badge(), wire.hasWarning());
			surface.text(label.count(), label.badge().right() + 2, label.badge().centerY() - measure.height(TextRole.LABEL) / 2,
					TextRole.LABEL, MapColor.TEXT, 1);
		}
		if (label.queue() != null) {
			Signs.queue(surface, label.queue(), color);
		}
		double top = label.box().centerY() - label.lines().size() * measure.height(TextRole.LABEL) / 2;
		for (String line : label.lines()) {
			surface.text(line, label.textX(), top, TextRole.LABEL, MapColor.TEXT, 1);
			top += measure.height(TextRole.LABEL);
		}
	}
}
