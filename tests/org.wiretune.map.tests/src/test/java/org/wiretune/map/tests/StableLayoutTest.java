/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;
import org.wiretune.map.ShownScene;
import org.wiretune.map.layout.MapLayout;
import org.wiretune.map.layout.PlacedEnd;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;
import org.wiretune.map.layout.PlacedWire;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;

class StableLayoutTest {

	@Test
	void nothingMovesWhereNothingChanged() {
		PlacedMap before = MapLayoutTest.placedWithout(Solutions.connected(60));
		PlacedMap after = again(Solutions.connected(60), before);
		assertEquals(0, after.movedSince(before));
		assertEquals(before.wires().stream().map(PlacedWire::points).toList(), after.wires().stream().map(PlacedWire::points).toList());
	}

	@Test
	void anotherTargetMovesNoModuleAndLeadsOneWireAnew() {
		for (int which : new int[] { 11, 40, 77 }) {
			PlacedMap before = MapLayoutTest.placedWithout(Solutions.connected(80));
			Solution changed = Solutions.connected(80);
			Import caller = changed.getModules().get(which).getImports().getFirst();
			Export other = changed.getModules().get(which / 3).getExports().getFirst();
			caller.getWire().setResolved(other);
			caller.getBinding().getTargetModule().setValue(((Module) other.eContainer()).getName());
			PlacedMap after = again(changed, before);
			assertEquals(0, after.movedSince(before), "share of modules that moved");
			assertSound(after);
			assertTrue(led(before, after) <= 8, led(before, after) + " wires led anew");
		}
	}

	@Test
	void aNewImportMovesFewModules() {
		double worst = 0;
		for (int which = 5; which < 80; which += 9) {
			PlacedMap before = MapLayoutTest.placedWithout(Solutions.connected(80));
			Solution changed = Solutions.connected(80);
			Module module = changed.getModules().get(which);
			Export target = changed.getModules().get(2).getExports().getFirst();
			Import caller = Solutions.scaCall(module, "Added", "sync", "Module002", "Offer", target);
			Solutions.reference(module.getComponents().getFirst(), "added", "Added", caller);
			PlacedMap after = again(changed, before);
			assertSound(after);
			worst = Math.max(worst, after.movedSince(before));
		}
		System.out.printf("Binding map: a new import moves at most %.0f %% of 80 modules%n", 100 * worst);
		assertTrue(worst <= 0.25, worst + " of the modules moved");
	}

	@Test
	void aModuleThatIsOpenedAndClosedLeavesTheOthersSound() {
		MapScene full = MapSceneTest.scene(Solutions.connected(60));
		PlacedMap closed = MapLayoutTest.placed(ShownScene.of(full, MapChoice.ALL));
		MapElement one = full.modules().get(20);
		PlacedMap open = layout(ShownScene.of(full, MapChoice.ALL.withCollapsed(one.id(), false)), closed);
		assertSound(open);
		assertEquals(corner(closed, one), corner(open, one), "what is opened stays under the mouse");
		PlacedMap again = layout(ShownScene.of(full, MapChoice.ALL.withCollapsed(one.id(), true)), open);
		assertSound(again);
		assertEquals(0, again.movedSince(open));
	}

	@Test
	void aNewModuleFindsAFreePlace() {
		PlacedMap before = MapLayoutTest.placedWithout(Solutions.large(40));
		Solution changed = Solutions.large(40);
		Solutions build = new Solutions();
		Module added = build.module("Added", ModuleKind.MODULE);
		changed.getModules().add(added);
		Component work = Solutions.component(added, "Work", "JavaImplementation");
		Export target = changed.getModules().get(10).getExports().getFirst();
		Import caller = Solutions.scaCall(added, "Next", "async", "Module010", target.getName(), target);
		Solutions.reference(work, "next", "Next", caller);
		Import outside = Solutions.caller(added, "Far", BindingKind.HTTP, "sync");
		outside.getBinding().setEndpoint(Solutions.setting("endpoint", "http://far.example.com/", outside.getOrigin().path(), 300));
		PlacedMap after = again(changed, before);
		assertEquals(0, after.movedSince(before));
		assertEquals(41, after.modules().size());
		assertSound(after);
	}

	@Test
	void aModuleThatIsGoneLeavesAGap() {
		PlacedMap before = MapLayoutTest.placedWithout(Solutions.connected(40));
		Solution changed = Solutions.connected(40);
		changed.getModules().remove(39);
		PlacedMap after = again(changed, before);
		assertEquals(0, after.movedSince(before));
		assertEquals(39, after.modules().size());
	}

	@Test
	void anotherWorkspaceIsLaidOutAnew() {
		PlacedMap before = MapLayoutTest.placedWithout(Solutions.troubled());
		PlacedMap fresh = MapLayoutTest.placedWithout(Solutions.connected(20));
		PlacedMap after = again(Solutions.connected(20), before);
		assertEquals(fresh.modules().stream().map(PlacedModule::box).toList(), after.modules().stream().map(PlacedModule::box).toList());
	}

	@Test
	void itIsCancelledAsWell() {
		PlacedMap before = MapLayoutTest.placedWithout(Solutions.connected(60));
		assertThrows(CancellationException.class, () -> new MapLayout(new SansSerifMeasure()).layout(before.scene(), before, () -> true));
	}

	@Test
	void aLayoutThatIsKeptGivesWhatAFreshOneGives() {
		Random random = new Random(27);
		Counted measure = new Counted();
		MapLayout kept = new MapLayout(measure);
		Solution solution = Solutions.connected(40);
		PlacedMap before = kept.layout(MapSceneTest.scene(solution), () -> false);
		for (int step = 0; step < 12; step++) {
			change(solution, random, step);
			MapScene scene = MapSceneTest.scene(solution);
			measure.titles = 0;
			PlacedMap after = kept.layout(scene, before, () -> false);
			int titles = measure.titles;
			assertTrue(titles > 0 && titles <= 6, titles + " insides laid out in step " + step);
			PlacedMap fresh = new MapLayout(new SansSerifMeasure()).layout(scene, before, () -> false);
			assertEquals(said(fresh), said(after), "step " + step);
			assertSound(after);
			before = after;
		}
	}

	/** Another name, another component, an import more or less. */
	private static void change(Solution solution, Random random, int step) {
		Module module = solution.getModules().get(random.nextInt(solution.getModules().size()));
		switch (step % 3) {
		case 0 -> module.getComponents().getFirst().setName("Renamed" + step);
		case 1 -> Solutions.component(module, "Added" + step, "JavaImplementation");
		default -> {
			Export target = solution.getModules().get(3).getExports().getFirst();
			Import caller = Solutions.scaCall(module, "Caller" + step, "async", "Module003", target.getName(), target);
			Solutions.reference(module.getComponents().getFirst(), "caller" + step, "Caller" + step, caller);
		}
		}
	}

	private static String said(PlacedMap map) {
		return String.join("\n", map.modules() + "", map.nodes() + "", map.ends() + "", map.wires() + "", map.bounds() + "");
	}

	/** Counts the titles that are measured: each module that is laid out has one. */
	private static final class Counted implements TextMeasure {

		private final TextMeasure measure = new SansSerifMeasure();
		private int titles;

		@Override
		public double width(String text, TextRole role) {
			return measure.width(text, role);
		}

		@Override
		public double height(TextRole role) {
			titles += role == TextRole.TITLE ? 1 : 0;
			return measure.height(role);
		}

		@Override
		public double ascent(TextRole role) {
			return measure.ascent(role);
		}
	}

	private static PlacedMap again(Solution solution, PlacedMap before) {
		return layout(MapSceneTest.scene(solution), before);
	}

	private static PlacedMap layout(MapScene scene, PlacedMap before) {
		return new MapLayout(new SansSerifMeasure()).layout(scene, before, () -> false);
	}

	private static Point corner(PlacedMap map, MapElement element) {
		Box box = map.boxOf(element).orElseThrow();
		return new Point(box.x(), box.y());
	}

	private static int led(PlacedMap before, PlacedMap after) {
		int led = 0;
		for (PlacedWire wire : after.wires()) {
			if (wire.wire().kind().leavesModule()) {
				led += before.wires().stream().anyMatch(old -> old.wire().id().equals(wire.wire().id()) && old.points().equals(wire.points())) ? 0 : 1;
			}
		}
		return led;
	}

	/** Modules and outside ends do not overlap; wires run at right angles around modules and from port to port. */
	private static void assertSound(PlacedMap map) {
		List<Box> boxes = new ArrayList<>(map.modules().stream().map(PlacedModule::box).toList());
		map.ends().stream().filter(end -> end.end().moduleId() == null).map(PlacedEnd::box).forEach(boxes::add);
		for (int i = 0; i < boxes.size(); i++) {
			Box one = boxes.get(i);
			assertTrue(one.x() >= 0 && one.y() >= 0 && one.right() <= map.bounds().right() && one.bottom() <= map.bounds().bottom(), one.toString());
			for (int j = i + 1; j < boxes.size(); j++) {
				assertFalse(one.intersects(boxes.get(j)), one + " and " + boxes.get(j));
			}
		}
		for (PlacedWire wire : map.wires()) {
			List<Point> points = wire.points();
			assertTrue(map.boxOf(map.scene().element(wire.wire().sourceId()).orElseThrow()).orElseThrow().grown(1).contains(points.getFirst().x(), points.getFirst().y()), wire.wire().id());
			assertTrue(map.boxOf(map.scene().element(wire.wire().targetId()).orElseThrow()).orElseThrow().grown(1).contains(points.getLast().x(), points.getLast().y()), wire.wire().id());
			for (int i = 1; i < points.size(); i++) {
				Point a = points.get(i - 1);
				Point b = points.get(i);
				assertTrue(Math.abs(a.x() - b.x()) < 0.01 || Math.abs(a.y() - b.y()) < 0.01, wire.wire().id() + points);
				if (wire.wire().kind().leavesModule()) {
					Box part = new Box(Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y())).grown(0.1);
					for (PlacedModule module : map.modules()) {
						assertFalse(module.box().grown(-1).intersects(part), () -> wire.wire().id() + " runs through " + module.module().id() + points);
					}
				}
			}
			assertTrue(wire.label() == null || wire.bounds().width() >= wire.label().box().width(), wire.wire().id());
		}
	}
}
