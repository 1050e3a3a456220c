/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Comparator;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ScrollBar;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapWire;
import org.wiretune.map.draw.MapColor;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.MapMarks;
import org.wiretune.map.draw.MapTiles;
import org.wiretune.map.layout.FirstLook;
import org.wiretune.map.layout.MapHit;
import org.wiretune.map.layout.MapNavigation.Direction;
import org.wiretune.map.layout.MapNavigation;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.OverviewPane;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;
import org.wiretune.ui.paint.FinePicture;

/** Paints a placed map; scrolls, zooms and selects by mouse and keyboard. UI thread only. */
final class MapCanvas extends Canvas {

	private static final double TOLERANCE = 4;
	private static final int DRAG_START = 4;
	private static final int LINE = 40;
	/** Edge length of a picture in points, and how many are kept out of view: 256 of a pixel a point take 64 MB. */
	private static final int TILE = 256;
	private static final int MOST_TILES = 256;
	/**
	 * A fifth of a frame at 60 frames a second; what is not painted by then follows with the next frames. To show what is
	 * there already takes half a frame, and the last picture that is begun in time takes its time as well.
	 */
	private static final long MOVING_NANOS = 3_000_000;
	/** Where nothing moves, few frames are better than soon ones; keys and clicks are answered between two of them. */
	private static final long RESTING_NANOS = 30_000_000;
	/** How far badges and marks stick out of what they belong to. */
	private static final double BESIDE = 20;
	private static final double FOLD_MARGIN = 5;

	private final MapColors colors;
	private final MapListener listener;
	private final MapCanvasAccessibility accessibility;
	private final MapFonts fonts;
	private PlacedMap map = PlacedMap.EMPTY;
	private MapNavigation navigation = new MapNavigation(map);
	private MapDescription description = new MapDescription(map.scene());
	private MapViewport viewport = new MapViewport(1, 0, 0, 1, 1);
	private boolean fitting = true;
	private boolean wanted;
	/** Whether the next map is another part, at which one looks anew. */
	private boolean fresh = true;
	private MapElement selected;
	private MapElement hovered;
	private final MapHoverTip tip;
	private Tiles tiles = new Tiles(1);
	private final MapOverview overview;
	/** Whether the mouse moves the frame in the overview. */
	private boolean framing;
	private boolean moving;
	private Event press;
	private MapViewport pressed;
	/** Draws wires; null where none can be drawn. */
	private MapWiring wiring;

	MapCanvas(Composite parent, MapListener listener) {
		super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND | SWT.H_SCROLL | SWT.V_SCROLL);
		this.listener = listener;
		this.colors = new MapColors(this::colorsChanged);
		this.overview = new MapOverview(this, colors);
		this.fonts = new MapFonts(this);
		colorsChanged();
		addListener(SWT.Paint, this::paint);
		addListener(SWT.Resize, event -> resized());
		addListener(SWT.Dispose, event -> {
			colors.dispose();
			tiles.store.clear();
			overview.clear();
		});
		addListener(SWT.MouseDown, this::mouseDown);
		addListener(SWT.MouseMove, this::mouseMove);
		addListener(SWT.MouseUp, this::mouseUp);
		addListener(SWT.MouseExit, event -> {
			hover(null);
			if (wiring != null) {
				wiring.pointed(event);
			}
		});
		addListener(SWT.MouseDoubleClick, event -> {
			if (event.button == 1 && !isInPane(event) && foldAt(event) == null) {
				hit(event).ifPresent(this::open);
			}
		});
		addListener(SWT.MouseVerticalWheel, this::wheel);
		addListener(SWT.KeyDown, this::keyDown);
		addListener(SWT.Traverse, this::traverse);
		addListener(SWT.FocusIn, event -> repaint(selected));
		addListener(SWT.FocusOut, event -> repaint(selected));
		getHorizontalBar().addListener(SWT.Selection, event -> scrollTo(getHorizontalBar().getSelection(), viewport.offsetY()));
		getVerticalBar().addListener(SWT.Selection, event -> scrollTo(viewport.offsetX(), getVerticalBar().getSelection()));
		accessibility = new MapCanvasAccessibility(this);
		tip = new MapHoverTip(this, listener);
	}

	/** A closed module is opened, of anything else the file. */
	private void open(MapElement element) {
		if (listener.folds() && element instanceof MapModule module && module.collapsed()) {
			listener.folded(module);
		} else {
			listener.opened(element);
		}
	}

	/** {@return the module at whose sign for opening and closing the mouse is, or null} */
	private MapModule foldAt(Event event) {
		if (!listener.folds()) {
			return null;
		}
		double x = viewport.mapX(event.x);
		double y = viewport.mapY(event.y);
		return map.modulesIn(new Box(x, y, 1, 1)).stream().filter(module -> module.fold() != null && module.fold().grown(FOLD_MARGIN).contains(x, y))
				.findFirst().map(PlacedModule::module).orElse(null);
	}

	/** Lets the user draw wires. */
	void wiring(MapWiring drawing) {
		wiring = drawing;
	}

	/** {@return what draws with the fonts and colours of the map on a part of it} */
	MapGcSurface surface(GC gc, MapViewport part) {
		return new MapGcSurface(gc, part, colors, fonts);
	}

	/** Moves the map on where the pointer is at the edge of the window. */
	void scrollAt(int x, int y, int edge) {
		double dx = x < edge ? -edge : x > viewport.width() - edge ? edge : 0;
		double dy = y < edge ? -edge : y > viewport.height() - edge ? edge : 0;
		if (dx != 0 || dy != 0) {
			scrollTo(viewport.offsetX() + dx, viewport.offsetY() + dy);
		}
	}

	/** {@return the element under the mouse, or null} */
	MapElement hovered() {
		return hovered;
	}

	/** {@return a colour of the map in the current theme} */
	Color color(MapColor color) {
		return colors.get(color);
	}

	/** {@return the pop-up that tells what governs an element} */
	MapHoverTip tip() {
		return tip;
	}

	/** {@return the measures of the fonts; free to be used by any thread} */
	TextMeasure measure() {
		return fonts.measure();
	}

	/** {@return the map that is shown} */
	PlacedMap map() {
		return map;
	}

	/** {@return the elements in reading order} */
	MapNavigation navigation() {
		return navigation;
	}

	MapDescription description() {
		return description;
	}

	MapViewport viewport() {
		return viewport;
	}

	MapElement selected() {
		return selected;
	}

	/** {@return whether the zoom follows the size of the window} */
	boolean isFitting() {
		return fitting;
	}

	/** Shows another map. What the user looks at stays where it is, as far as it is on both. */
	void show(PlacedMap next) {
		PlacedMap before = map;
		MapElement anchor = anchor();
		map = next;
		tiles.store.clear();
		overview.clear();
		navigation = new MapNavigation(next);
		description = new MapDescription(next.scene());
		hovered = null;
		if (wiring != null) {
			wiring.mapChanged();
		}
		MapElement again = selected == null ? null : next.scene().element(selected.id()).orElse(null);
		boolean lost = selected != null && again == null;
		selected = again;
		// Who began to look at a part of the map goes on there.
		if (fitting && (wanted || fresh || viewport.showsAll(before.bounds()))) {
			viewport = fitted();
		} else if (anchor != null && next.boxOf(anchor).isPresent()) {
			viewport = viewport.keeping(before.boxOf(anchor).orElseThrow(), next.boxOf(anchor).orElseThrow(), next.bounds());
		} else {
			viewport = viewport.scrolled(0, 0, next.bounds());
		}
		fresh = next.scene().isEmpty();
		changed();
		if (lost) {
			listener.selected(null, false);
		}
	}

	/** {@return what the user is most likely to look at: the selection, or the module nearest to the middle} */
	private MapElement anchor() {
		if (selected != null && map.boxOf(selected).isPresent()) {
			return selected;
		}
		Box visible = viewport.visible();
		return map.modules().stream().min(Comparator.comparingDouble(module -> Math.hypot(module.box().centerX() - visible.centerX(),
				module.box().centerY() - visible.centerY()))).map(module -> (MapElement) module.module()).orElse(null);
	}

	/** Selects an element and brings it into view, without telling the listener. */
	void select(MapElement element) {
		repaint(selected);
		selected = element;
		repaint(selected);
		if (element != null) {
			map.boxOf(element).ifPresent(this::reveal);
		}
		changed();
		accessibility.selectionChanged();
	}

	/** What was brought into view stays there when the map is drawn anew. */
	private void reveal(Box box) {
		MapViewport revealing = viewport.revealing(box, map.bounds());
		if (!revealing.equals(viewport) && viewport.width() > 1) {
			fitting = false;
		}
		viewport = revealing;
	}

	/** An element was clicked. */
	void click(MapElement element) {
		choose(element, true);
	}

	private void choose(MapElement element, boolean byMouse) {
		select(element);
		listener.selected(element, byMouse);
	}

	void zoomIn() {
		zoom(viewport.zoom() * MapViewport.STEP, viewport.width() / 2, viewport.height() / 2);
	}

	void zoomOut() {
		zoom(viewport.zoom() / MapViewport.STEP, viewport.width() / 2, viewport.height() / 2);
	}

	/** Zooms to a factor; 1 is 100 %. */
	void zoomTo(double factor) {
		zoom(factor, viewport.width() / 2, viewport.height() / 2);
	}

	/** Shows the whole map, and keeps doing so when the window changes its size. */
	void fit() {
		fitting = true;
		wanted = true;
		viewport = fitted();
		changed();
	}

	/** Looks at the next map as at the first. */
	void begin() {
		fitting = true;
		wanted = false;
		fresh = true;
	}

	/** The next map is another part; where the zoom is the user's, it stays. */
	void otherPart() {
		fresh = true;
	}

	/** Until the user wants to see all of it, a large map begins as small as its names can be read, where most is found. */
	private MapViewport fitted() {
		return wanted ? viewport.fitted(map.bounds()) : FirstLook.at(viewport, map, MapDrawing.READABLE_ZOOM, MapDrawing.FIRST_ZOOM);
	}

	private void zoom(double factor, double x, double y) {
		fitting = false;
		viewport = viewport.zoomed(factor, x, y, map.bounds());
		changed();
		// Until there is another picture, the last one is shown at this zoom.
		moving = false;
	}

	private void scrollTo(double x, double y) {
		fitting = false;
		MapViewport before = viewport;
		viewport = viewport.scrolled(x - viewport.offsetX(), y - viewport.offsetY(), map.bounds());
		moving |= !viewport.equals(before);
		changed();
	}

	private void resized() {
		Rectangle area = getClientArea();
		viewport = viewport.resized(Math.max(1, area.width), Math.max(1, area.height), map.bounds());
		if (fitting) {
			viewport = fitted();
		}
		changed();
	}

	private void changed() {
		adjust(getHorizontalBar(), viewport.offsetX(), map.bounds().width() * viewport.zoom(), viewport.width());
		adjust(getVerticalBar(), viewport.offsetY(), map.bounds().height() * viewport.zoom(), viewport.height());
		redraw();
	}

	private static void adjust(ScrollBar bar, double offset, double size, double window) {
		boolean needed = size > window;
		if (needed) {
			bar.setValues((int) offset, 0, (int) Math.ceil(size), (int) window, LINE, (int) Math.max(LINE, window - LINE));
		}
		if (bar.getVisible() != needed) {
			bar.setVisible(needed);
		}
	}

	private void colorsChanged() {
		if (!isDisposed()) {
			setBackground(colors.get(MapColor.CANVAS));
			tiles.store.clear();
			overview.clear();
			redraw();
		}
	}

	private void paint(Event event) {
		GC gc = event.gc;
		int fineness = FinePicture.fineness(this);
		if (tiles.fineness != fineness) {
			tiles.store.clear();
			tiles = new Tiles(fineness);
		}
		tiles.gc = gc;
		boolean all = tiles.store.show(viewport, moving ? MOVING_NANOS : RESTING_NANOS);
		tiles.gc = null;
		if (all) {
			moving = false;
		} else {
			getDisplay().asyncExec(() -> {
				if (!isDisposed()) {
					redraw();
				}
			});
		}
		// While pictures are still to come, it is shown where that takes no time.
		pane().filter(pane -> all || overview.isReady(pane)).ifPresent(pane -> overview.paint(gc, pane, viewport, fineness, own -> {
			own.setBackground(colors.get(MapColor.CANVAS));
			own.fillRectangle(0, 0, (int) pane.box().width(), (int) pane.box().height());
			MapDrawing.draw(map, fonts.measure(), MapMarks.NONE, map.bounds(), pane.zoom(),
					new MapGcSurface(own, new MapViewport(pane.zoom(), 0, 0, pane.box().width(), pane.box().height()), colors, fonts));
		}));
		if (isFocusControl() && selected == null) {
			gc.setForeground(colors.get(MapColor.SELECTION));
			gc.setLineStyle(SWT.LINE_DOT);
			gc.setLineWidth(1);
			Rectangle area = getClientArea();
			gc.drawRectangle(area.x + 1, area.y + 1, area.width - 3, area.height - 3);
		}
		if (wiring != null) {
			wiring.paint(gc);
		}
	}

	/** {@return where the whole map is shown in small; empty where all of it is in view} */
	Optional<OverviewPane> pane() {
		return OverviewPane.of(viewport, map.bounds());
	}

	/** Paints every element in full detail, in view or not, without the pictures that are kept. */
	void paintEverything(GC gc) {
		gc.setBackground(colors.get(MapColor.CANVAS));
		gc.fillRectangle(0, 0, (int) viewport.width(), (int) viewport.height());
		MapDrawing.draw(map, fonts.measure(), new MapMarks(selected, isFocusControl(), hovered, listener.folds()), map.bounds(), 1,
				new MapGcSurface(gc, viewport, colors, fonts));
	}

	/** The map in pictures, so that moving it paints only what comes into view. */
	private final class Tiles implements MapTiles.Painter<FinePicture> {

		private final int fineness;
		private final MapTiles<FinePicture> store;
		private GC gc;

		Tiles(int fineness) {
			this.fineness = fineness;
			store = new MapTiles<>(TILE, MOST_TILES / (fineness * fineness), System::nanoTime, this);
		}

		@Override
		public FinePicture paint(MapViewport part) {
			return new FinePicture(getDisplay(), TILE, TILE, fineness, own -> {
				own.setBackground(colors.get(MapColor.CANVAS));
				own.fillRectangle(0, 0, TILE, TILE);
				MapDrawing.draw(map, fonts.measure(), new MapMarks(selected, isFocusControl(), hovered, listener.folds()), part.visible(), part.zoom(),
						new MapGcSurface(own, part, colors, fonts));
			});
		}

		@Override
		public void show(FinePicture picture, int x, int y) {
			picture.show(gc, x, y);
		}

		@Override
		public void stretch(FinePicture picture, Box from, Box to) {
			picture.stretch(gc, from, to);
		}

		@Override
		public void blank(int x, int y) {
			gc.setBackground(colors.get(MapColor.CANVAS));
			gc.fillRectangle(x, y, TILE, TILE);
		}

		@Override
		public void drop(FinePicture picture) {
			picture.dispose();
		}
	}

	/** Lets an element be painted again. */
	private void repaint(MapElement element) {
		map.drawnIn(element).forEach(box -> tiles.store.changed(box.grown(BESIDE)));
		redraw();
	}

	private Optional<MapElement> hit(Event event) {
		return MapHit.at(map, viewport.mapX(event.x), viewport.mapY(event.y), TOLERANCE / viewport.zoom());
	}

	private boolean isInPane(Event event) {
		return pane().filter(pane -> pane.box().contains(event.x, event.y)).isPresent();
	}

	private void moveFrame(Event event) {
		pane().ifPresent(pane -> {
			MapViewport moved = pane.moved(viewport, event.x, event.y, map.bounds());
			scrollTo(moved.offsetX(), moved.offsetY());
		});
	}

	private void mouseDown(Event event) {
		setFocus();
		if (event.button == 1 && isInPane(event)) {
			framing = true;
			moveFrame(event);
			return;
		}
		if (wiring != null && wiring.pressed(event)) {
			hover(null);
			return;
		}
		if (event.button == 3) {
			choose(hit(event).orElse(null), true);
			return;
		}
		press = event;
		pressed = viewport;
	}

	private void mouseMove(Event event) {
		if (wiring != null && wiring.moved(event)) {
			return;
		}
		if (framing) {
			moveFrame(event);
			return;
		}
		if (press == null && isInPane(event)) {
			hover(null);
			return;
		}
		if (press == null) {
			hover(hit(event).orElse(null));
			if (wiring != null) {
				wiring.pointed(event);
			}
			return;
		}
		if (getCursor() == null && Math.hypot(event.x - press.x, event.y - press.y) >= DRAG_START) {
			hover(null);
			setCursor(getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
		}
		if (getCursor() != null) {
			scrollTo(pressed.offsetX() + press.x - event.x, pressed.offsetY() + press.y - event.y);
		}
	}

	private void mouseUp(Event event) {
		if (wiring != null && wiring.released(event)) {
			return;
		}
		framing = false;
		boolean dragged = getCursor() != null;
		setCursor(null);
		MapModule folding = press != null && !dragged && event.button == 1 ? foldAt(event) : null;
		if (folding != null) {
			choose(folding, false);
			listener.folded(folding);
		} else if (press != null && !dragged && event.button == 1) {
			choose(hit(event).orElse(null), true);
		}
		press = null;
	}

	private void hover(MapElement element) {
		if (element == hovered) {
			return;
		}
		repaint(hovered);
		hovered = element;
		repaint(hovered);
	}

	private void wheel(Event event) {
		if ((event.stateMask & SWT.MOD1) != 0) {
			event.doit = false;
			zoom(viewport.zoom() * (event.count > 0 ? MapViewport.STEP : 1 / MapViewport.STEP), event.x, event.y);
		} else if ((event.stateMask & SWT.SHIFT) != 0) {
			event.doit = false;
			scrollTo(viewport.offsetX() - event.count * LINE, viewport.offsetY());
		}
	}

	private void keyDown(Event event) {
		if ((event.stateMask & SWT.MOD1) != 0) {
			switch (event.keyCode) {
			case '+', '=', SWT.KEYPAD_ADD -> zoomIn();
			case '-', SWT.KEYPAD_SUBTRACT -> zoomOut();
			case '0', SWT.KEYPAD_0 -> zoomTo(1);
			case SWT.ARROW_LEFT -> scrollTo(viewport.offsetX() - LINE, viewport.offsetY());
			case SWT.ARROW_RIGHT -> scrollTo(viewport.offsetX() + LINE, viewport.offsetY());
			case SWT.ARROW_UP -> scrollTo(viewport.offsetX(), viewport.offsetY() - LINE);
			case SWT.ARROW_DOWN -> scrollTo(viewport.offsetX(), viewport.offsetY() + LINE);
			default -> {
				// Other keys belong to the workbench.
			}
			}
			return;
		}
		switch (event.keyCode) {
		case SWT.ARROW_LEFT -> go(Direction.LEFT);
		case SWT.ARROW_RIGHT -> go(Direction.RIGHT);
		case SWT.ARROW_UP -> go(Direction.UP);
		case SWT.ARROW_DOWN -> go(Direction.DOWN);
		case SWT.HOME -> navigation.step(null, 1).ifPresent(element -> choose(element, false));
		case SWT.END -> navigation.step(null, -1).ifPresent(element -> choose(element, false));
		case SWT.PAGE_UP -> scrollTo(viewport.offsetX(), viewport.offsetY() - viewport.height() + LINE);
		case SWT.PAGE_DOWN -> scrollTo(viewport.offsetX(), viewport.offsetY() + viewport.height() - LINE);
		case SWT.ESC -> {
			if (wiring == null || !wiring.escaped()) {
				choose(null, false);
			}
		}
		case SWT.BS -> listener.up();
		case SWT.SPACE -> {
			if (listener.folds() && selected != null) {
				map.scene().moduleOf(selected instanceof MapWire wire ? wire.sourceId() : selected.id()).ifPresent(listener::folded);
			}
		}
		case SWT.F2 -> tip.show(selected);
		case SWT.CR, SWT.KEYPAD_CR -> {
			if (selected != null) {
				open(selected);
			}
		}
		default -> {
			// Other keys belong to the workbench.
		}
		}
	}

	private void go(Direction direction) {
		Optional<MapElement> next = selected == null ? navigation.step(null, 1) : navigation.neighbour(selected, direction);
		next.ifPresent(element -> choose(element, false));
	}

	/** Tab comes to every element in reading order, and leaves the map behind the last. */
	private void traverse(Event event) {
		if (event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS) {
			Optional<MapElement> next = navigation.step(selected, event.detail == SWT.TRAVERSE_TAB_NEXT ? 1 : -1);
			event.doit = next.isEmpty();
			next.ifPresent(element -> choose(element, false));
		} else if (event.detail == SWT.TRAVERSE_RETURN || event.detail == SWT.TRAVERSE_MNEMONIC || event.detail >= SWT.TRAVERSE_ARROW_PREVIOUS && event.detail <= SWT.TRAVERSE_ARROW_NEXT) {
			event.doit = false;
		}
	}
}
