/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.wiretune.chart.draw.Box;
import org.wiretune.ide.wiring.PricedChoice;
import org.wiretune.ide.wiring.WiringAdvisor;
import org.wiretune.ide.wiring.WiringAnswer;
import org.wiretune.ide.wiring.WiringQuestion;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.WiringOffer;
import org.wiretune.map.MapNode;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.wiring.WireDrag;
import org.wiretune.map.wiring.WireDragDrawing;
import org.wiretune.map.wiring.WireDragDrawing.Line;
import org.wiretune.map.wiring.WireDragDrawing.Tone;
import org.wiretune.map.wiring.WireSource;
import org.wiretune.perf.wiring.CallPrice;

/**
 * Lets the user draw wires on the map: a handle at what may be wired, the line to the pointer, what it may lead to, and at the pointer what
 * that would cost and what the rules would say. Nothing is written before the mouse is let go. UI thread only.
 */
final class MapWiring {

	/** Around the handle, in pixels of the screen, the pointer still is at it. */
	private static final double NEAR = 4;
	/** At the edge, in pixels of the screen, the map moves on. */
	private static final int EDGE = 20;
	/** Who moves less, in pixels of the screen, clicks. */
	private static final int CLICK = 4;

	private final MapCanvas canvas;
	private final Supplier<Reading> reading;
	private final Consumer<String> status;
	private final WiringAdvisor advisor;
	private MapNode handled;
	private WireDrag drag;
	private WiringAnswer answer;
	private Menu menu;
	/** Where the pointer is in the window, and where the button was pressed. */
	private Point at = new Point(0, 0);
	private Point pressed = at;

	/**
	 * Makes it.
	 *
	 * @param canvas the drawing
	 * @param reading gives what the drawing shows; null where nothing was read
	 * @param status takes what is said of the target, for the status line and whoever reads it aloud; null for nothing
	 */
	MapWiring(MapCanvas canvas, Supplier<Reading> reading, Consumer<String> status) {
		this.canvas = canvas;
		this.reading = reading;
		this.status = status;
		Display display = canvas.getDisplay();
		advisor = new WiringAdvisor(said -> {
			if (!display.isDisposed()) {
				display.asyncExec(() -> answered(said));
			}
		});
		canvas.addListener(SWT.Dispose, event -> advisor.forget());
	}

	/** {@return the menu of ways that is open, or null} */
	Menu menu() {
		return menu == null || menu.isDisposed() ? null : menu;
	}

	/** {@return what stands at the pointer, line by line; none while no wire is drawn} */
	List<String> said() {
		return drag == null ? List.of() : lines().stream().map(Line::text).toList();
	}

	/** {@return where the handle is from which a wire may be drawn, in the window; null where none is shown} */
	Box handle() {
		Box box = shownHandle();
		return box == null ? null : canvas.viewport().onScreen(box);
	}

	/** Another map is shown. */
	void mapChanged() {
		handled = null;
		if (menu() == null) {
			end();
		}
	}

	/** The pointer moved while no button was down. */
	void pointed(Event event) {
		at = new Point(event.x, event.y);
		MapNode hovered = canvas.hovered() instanceof MapNode node ? node : null;
		MapNode next = hovered != null ? hovered : isAtHandle(event) ? handled : canvas.selected() instanceof MapNode node ? node : null;
		if (next != handled) {
			handled = next;
			canvas.redraw();
		}
	}

	/** {@return whether the button was pressed at a handle} */
	boolean pressed(Event event) {
		if (event.button != 1 || !isAtHandle(event) || reading.get() == null) {
			return false;
		}
		drag = new WireDrag(reading.get(), canvas.map(), handled);
		answer = null;
		pressed = new Point(event.x, event.y);
		canvas.setCapture(true);
		moved(event);
		return true;
	}

	/** {@return whether a wire is being drawn} */
	boolean moved(Event event) {
		if (drag == null) {
			return false;
		}
		if (menu() == null) {
			at = new Point(event.x, event.y);
			canvas.scrollAt(event.x, event.y, EDGE);
			if (drag.moved(canvas.viewport().mapX(event.x), canvas.viewport().mapY(event.y))) {
				answer = null;
				targetChanged();
			}
			canvas.redraw();
		}
		return true;
	}

	/** {@return whether a wire was being drawn; it is let go here} */
	boolean released(Event event) {
		if (drag == null || menu() != null) {
			return drag != null;
		}
		canvas.setCapture(false);
		if (Math.hypot(event.x - pressed.x, event.y - pressed.y) < CLICK) {
			MapNode clicked = drag.from();
			end();
			canvas.click(clicked);
			return true;
		}
		moved(event);
		WiringOffer offer = drag.offer();
		if (offer == null || !offer.isPossible()) {
			end();
			return true;
		}
		List<PricedChoice> choices = choices(offer);
		WireSource source = drag.source();
		GovernedElement target = drag.targetName();
		BiConsumer<PricedChoice, Boolean> draw = (choice, preview) -> WireEdit.draw(source, read -> source.to(read, target), choice.choice(), preview);
		if (choices.size() == 1) {
			end();
			draw.accept(choices.get(0), false);
		} else {
			menu = WireChoiceMenu.open(canvas, new Point(event.x, event.y), choices, draw, this::end);
		}
		return true;
	}

	/** {@return whether a wire was being drawn; it is given up} */
	boolean escaped() {
		boolean drawing = drag != null;
		end();
		return drawing;
	}

	/** Draws what is over the map. */
	void paint(GC gc) {
		MapViewport viewport = canvas.viewport();
		if (drag == null) {
			Box handle = shownHandle();
			if (handle != null) {
				WireDragDrawing.handle(canvas.surface(gc, viewport), handle, viewport.zoom());
			}
			return;
		}
		WireDragDrawing.wire(canvas.surface(gc, viewport), drag, canvas.map(), viewport.visible(), viewport.zoom());
		List<Line> lines = lines();
		if (!lines.isEmpty() && menu() == null) {
			Box window = new Box(0, 0, viewport.width(), viewport.height());
			WireDragDrawing.label(canvas.surface(gc, new MapViewport(1, 0, 0, viewport.width(), viewport.height())), lines, canvas.measure(),
					WireDragDrawing.place(lines, canvas.measure(), at.x, at.y, window));
		}
	}

	private void targetChanged() {
		WiringOffer offer = drag.offer();
		if (offer == null || !offer.isPossible()) {
			advisor.forget();
			status.accept(offer == null ? null : offer.refusal());
			return;
		}
		WireSource source = drag.source();
		GovernedElement target = drag.targetName();
		status.accept(offer.choices().get(0).label());
		advisor.ask(new WiringQuestion(source + " " + target, source.project(), read -> source.to(read, target))); //$NON-NLS-1$
	}

	private void answered(WiringAnswer said) {
		if (drag == null || canvas.isDisposed() || !said.question().key().equals(drag.source() + " " + drag.targetName())) { //$NON-NLS-1$
			return;
		}
		answer = said;
		if (!said.choices().isEmpty()) {
			status.accept(said.choices().get(0).text());
		}
		canvas.redraw();
	}

	private List<Line> lines() {
		WiringOffer offer = drag.offer();
		if (offer == null) {
			return List.of(new Line(NLS.bind(Messages.Wire_from, drag.source().name()), Tone.QUIET));
		}
		if (!offer.isPossible()) {
			return WireDragDrawing.wrapped(offer.refusal(), Tone.TROUBLE, canvas.measure());
		}
		List<PricedChoice> choices = choices(offer);
		List<Line> lines = new ArrayList<>();
		choices.get(0).lines().forEach(line -> lines.add(new Line(line.text(), tone(line.kind()))));
		if (choices.size() > 1) {
			lines.add(new Line(NLS.bind(Messages.Wire_more, choices.size() - 1), Tone.QUIET));
		}
		return lines;
	}

	private static Tone tone(PricedChoice.Line.Kind kind) {
		return switch (kind) {
		case WAY -> Tone.NAME;
		case WARNING -> Tone.TROUBLE;
		case REMARK -> Tone.REMARK;
		case GONE -> Tone.GOOD;
		case NOTE -> Tone.QUIET;
		};
	}

	/** With their prices as soon as they are known. */
	private List<PricedChoice> choices(WiringOffer offer) {
		return answer != null && !answer.choices().isEmpty() ? answer.choices()
				: offer.choices().stream().map(each -> new PricedChoice(each, new CallPrice(CallPrice.Origin.NONE, "", ""), Optional.empty())).toList(); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private void end() {
		if (drag == null) {
			return;
		}
		drag = null;
		answer = null;
		menu = null;
		advisor.forget();
		status.accept(null);
		if (!canvas.isDisposed()) {
			canvas.setCapture(false);
			canvas.redraw();
		}
	}

	/** The handle in pixels of the map; null where names cannot be read, or nothing may be wired. */
	private Box shownHandle() {
		return handled == null || canvas.viewport().zoom() < MapDrawing.OVERVIEW_ZOOM ? null : WireDrag.handle(canvas.map(), handled, canvas.viewport().zoom());
	}

	private boolean isAtHandle(Event event) {
		Box handle = handle();
		return handle != null && handle.grown(NEAR).contains(event.x, event.y);
	}
}
