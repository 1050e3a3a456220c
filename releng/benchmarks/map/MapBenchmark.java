/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.Pen;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.RoundedLine;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.MapMarks;
import org.wiretune.map.draw.MapTiles;
import org.wiretune.map.draw.MapSurface;
import org.wiretune.map.layout.MapLayout;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

/**
 * How the binding map of 300 modules moves, without a display. Run from the folder of the repository:
 *
 * <pre>
 * releng/mvn -o -q -B -ntp package -DskipTests -pl bundles/org.wiretune.model,bundles/org.wiretune.map
 * releng/benchmarks/map/run
 * </pre>
 *
 * Each line compares, in one run on one picture of 1600 x 1000 pixels, with a named baseline:
 * <ul>
 * <li>drawing: the mean time of a frame while the window is dragged over the map, as the view draws it (only what comes
 * into view, in pictures, with as much detail as the zoom shows), against drawing everything (each element of the map in
 * full detail for each frame, whether it is in view or not);
 * <li>layout: the time after the target of one wire changed, against laying out all anew; and the share of modules that
 * moved, in both ways.
 * </ul>
 * Times are those of the processor, so that other work on the machine does not count. Ratios above 1 are times faster than the baseline. Each figure is the median of several rounds; baseline and subject
 * take turns.
 */
public final class MapBenchmark {

	private static final int MODULES = 300;
	private static final int WIDTH = 1600;
	private static final int HEIGHT = 1000;
	private static final int FRAMES = 60;
	private static final int FRAMES_OF_BASELINE = 4;
	/** Pixels of the screen to the right and down between two frames. */
	private static final int STEP = 28;
	private static final int TILE = 256;
	private static final int MOST_TILES = 256;
	/** As the view does. */
	private static final long MOVING_NANOS = 3_000_000;
	private static final int ROUNDS = 5;
	private static final double FRAME_MILLIS = 1000.0 / 60;
	private static final SansSerifMeasure MEASURE = new SansSerifMeasure();

	private MapBenchmark() {
	}

	public static void main(String[] arguments) {
		PlacedMap map = layout(scene(solution(-1)), PlacedMap.EMPTY);
		System.out.printf("%d modules, %d nodes, %d wires, %.0f x %.0f pixels%n", map.modules().size(), map.nodes().size(), map.wires().size(),
				map.bounds().width(), map.bounds().height());
		double fit = Math.min(WIDTH / map.bounds().width(), HEIGHT / map.bounds().height());
		for (double zoom : new double[] { 1, 0.3, fit }) {
			drawing(map, zoom);
		}
		layout(map);
	}

	private static void drawing(PlacedMap map, double zoom) {
		BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
		List<Double> everything = new ArrayList<>();
		List<Double> visible = new ArrayList<>();
		List<Double> slowest = new ArrayList<>();
		for (int round = 0; round < ROUNDS; round++) {
			everything.add(frame(map, zoom, picture, true, slowest));
			visible.add(frame(map, zoom, picture, false, slowest));
		}
		System.out.printf("drawing at %5.1f %%: %6.2f ms a frame, the slowest %6.2f ms; baseline \"drawing everything\" %7.2f ms; ratio %.1f; slowest frame %s 60 frames a second (%.1f ms)%n",
				100 * zoom, median(visible), median(slowest), median(everything), median(everything) / median(visible),
				median(slowest) <= FRAME_MILLIS ? "within" : "NOT within", FRAME_MILLIS);
	}

	/** The mean time of a frame in milliseconds while the window is dragged over the map at 2,400 pixels a second. */
	private static double frame(PlacedMap map, double zoom, BufferedImage picture, boolean everything, List<Double> slowest) {
		Graphics2D screen = picture.createGraphics();
		MapTiles<BufferedImage> tiles = new MapTiles<>(TILE, MOST_TILES, MapBenchmark::time, new MapTiles.Painter<>() {
			@Override
			public BufferedImage paint(MapViewport part) {
				BufferedImage tile = new BufferedImage(TILE, TILE, BufferedImage.TYPE_INT_RGB);
				paintMap(map, part, tile, part.visible(), part.zoom());
				return tile;
			}

			@Override
			public void show(BufferedImage tile, int x, int y) {
				screen.drawImage(tile, x, y, null);
			}

			@Override
			public void stretch(BufferedImage tile, Box from, Box to) {
				screen.drawImage(tile, (int) to.x(), (int) to.y(), (int) to.right(), (int) to.bottom(), (int) from.x(), (int) from.y(), (int) from.right(), (int) from.bottom(), null);
			}

			@Override
			public void blank(int x, int y) {
				screen.clearRect(x, y, TILE, TILE);
			}

			@Override
			public void drop(BufferedImage tile) {
				// The collector does it.
			}
		});
		MapViewport window = window(map, zoom, 0);
		if (!everything) {
			tiles.show(window, Long.MAX_VALUE / 2);
		}
		int frames = everything ? FRAMES_OF_BASELINE : FRAMES;
		long start = time();
		double longest = 0;
		for (int i = 1; i <= frames; i++) {
			long began = time();
			window = window(map, zoom, i);
			if (everything) {
				paintMap(map, window, picture, map.bounds(), 1);
			} else {
				tiles.show(window, MOVING_NANOS);
			}
			longest = Math.max(longest, (time() - began) / 1e6);
		}
		if (!everything) {
			slowest.add(longest);
		}
		screen.dispose();
		return (time() - start) / 1e6 / frames;
	}

	private static MapViewport window(PlacedMap map, double zoom, int frame) {
		double x = Math.max(0, map.bounds().width() * zoom - WIDTH);
		double y = Math.max(0, map.bounds().height() * zoom - HEIGHT);
		return new MapViewport(zoom, Math.round(Math.min(x, x / 3 + frame * STEP)), Math.round(Math.min(y, y / 3 + frame * STEP)), WIDTH, HEIGHT);
	}

	private static void paintMap(PlacedMap map, MapViewport window, BufferedImage picture, Box visible, double detail) {
		Graphics2D graphics = picture.createGraphics();
		graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
		graphics.setColor(Color.WHITE);
		graphics.fillRect(0, 0, picture.getWidth(), picture.getHeight());
		graphics.translate(-window.offsetX(), -window.offsetY());
		graphics.scale(window.zoom(), window.zoom());
		MapDrawing.draw(map, MEASURE, MapMarks.NONE, visible, detail, new GraphicsSurface(graphics));
		graphics.dispose();
	}

	private static void layout(PlacedMap before) {
		List<Double> anew = new ArrayList<>();
		List<Double> kept = new ArrayList<>();
		List<Double> movedAnew = new ArrayList<>();
		List<Double> movedKept = new ArrayList<>();
		for (int round = 0; round < ROUNDS; round++) {
			MapScene changed = scene(solution(40 + round * 37));
			long start = time();
			PlacedMap fresh = layout(changed, PlacedMap.EMPTY);
			long middle = time();
			PlacedMap stable = layout(changed, before);
			long end = time();
			anew.add((middle - start) / 1e6);
			kept.add((end - middle) / 1e6);
			movedAnew.add(100 * fresh.movedSince(before));
			movedKept.add(100 * stable.movedSince(before));
		}
		System.out.printf("layout after one wire changed: %.0f ms; baseline \"laying out anew\" %.0f ms; ratio %.1f%n", median(kept), median(anew), median(anew) / median(kept));
		System.out.printf("modules that moved: %.1f %%, at most %.1f %%; baseline \"laying out anew\" %.1f %%%n", median(movedKept),
				movedKept.stream().mapToDouble(Double::doubleValue).max().orElse(0), median(movedAnew));
	}

	/** Time of the processor, so that other work on the machine does not count. */
	private static long time() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}

	private static double median(List<Double> values) {
		double[] sorted = values.stream().mapToDouble(Double::doubleValue).toArray();
		Arrays.sort(sorted);
		return sorted[sorted.length / 2];
	}

	private static PlacedMap layout(MapScene scene, PlacedMap before) {
		return new MapLayout(MEASURE).layout(scene, before, () -> false);
	}

	private static MapScene scene(Solution solution) {
		return MapSceneBuilder.build(Reading.of(solution), MapOverlay.NONE, () -> false);
	}

	/** Modules that each call one to three before them; the first import of one calls another module where wanted. */
	private static Solution solution(int changed) {
		Solution solution = SolutionFactory.INSTANCE.createSolution();
		Random random = new Random(60);
		List<Export> exports = new ArrayList<>();
		for (int m = 0; m < MODULES; m++) {
			Module module = AssemblyFactory.INSTANCE.createModule();
			module.setName(String.format("Module%03d", m));
			module.setPath(module.getName());
			module.setKind(ModuleKind.MODULE);
			solution.getModules().add(module);
			Component work = AssemblyFactory.INSTANCE.createComponent();
			work.setName("Work");
			module.getComponents().add(work);
			for (int i = 0; i < 1 + random.nextInt(3) && !exports.isEmpty(); i++) {
				Export target = exports.get(random.nextInt(exports.size()));
				if (m == changed && i == 0) {
					target = exports.get((exports.indexOf(target) + 7) % exports.size());
				}
				Import caller = AssemblyFactory.INSTANCE.createImport();
				caller.setName("Next" + i);
				ServiceInterface face = AssemblyFactory.INSTANCE.createServiceInterface();
				face.setPreferredInteractionStyle(setting(random.nextInt(3) == 0 ? "async" : "sync"));
				caller.getInterfaces().add(face);
				Binding binding = AssemblyFactory.INSTANCE.createBinding();
				binding.setKind(BindingKind.SCA);
				binding.setTargetModule(setting(((Module) target.eContainer()).getName()));
				binding.setTargetExport(setting(target.getName()));
				caller.setBinding(binding);
				caller.setWire(wire(target));
				module.getImports().add(caller);
				Reference reference = AssemblyFactory.INSTANCE.createReference();
				reference.setName("next" + i);
				reference.getWires().add(wire(caller));
				work.getReferences().add(reference);
			}
			Export export = AssemblyFactory.INSTANCE.createExport();
			export.setName("Offer");
			export.setWire(wire(work));
			module.getExports().add(export);
			exports.add(export);
		}
		return solution;
	}

	private static Wire wire(Element target) {
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setTarget(setting(target.getName()));
		wire.setResolved(target);
		return wire;
	}

	private static Setting setting(String value) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setValue(value);
		setting.setState(SettingState.SET);
		return setting;
	}

	/** Draws in memory. */
	private static final class GraphicsSurface implements MapSurface {

		private final Graphics2D graphics;

		GraphicsSurface(Graphics2D graphics) {
			this.graphics = graphics;
		}

		@Override
		public void begin(MapElement element) {
			// A picture knows no groups.
		}

		@Override
		public void end() {
			// A picture knows no groups.
		}

		@Override
		public void within(Box part, Runnable shapes) {
			shapes.run();
		}

		@Override
		public void rectangle(Box box, double radius, Ink fill, Pen pen) {
			draw(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius), fill, pen);
		}

		@Override
		public void ellipse(Box box, Ink fill, Pen pen) {
			draw(new Ellipse2D.Double(box.x(), box.y(), box.width(), box.height()), fill, pen);
		}

		@Override
		public void polygon(List<Point> points, Ink fill, Pen pen) {
			Path2D path = new Path2D.Double();
			path.moveTo(points.getFirst().x(), points.getFirst().y());
			points.forEach(point -> path.lineTo(point.x(), point.y()));
			path.closePath();
			draw(path, fill, pen);
		}

		@Override
		public void line(List<Point> points, double radius, Pen pen) {
			Path2D path = new Path2D.Double();
			RoundedLine.follow(points, radius, new RoundedLine.Pencil() {
				@Override
				public void moveTo(Point point) {
					path.moveTo(point.x(), point.y());
				}

				@Override
				public void lineTo(Point point) {
					path.lineTo(point.x(), point.y());
				}

				@Override
				public void bendTo(Point corner, Point point) {
					path.quadTo(corner.x(), corner.y(), point.x(), point.y());
				}
			});
			draw(path, null, pen);
		}

		@Override
		public void text(String text, double x, double top, TextRole role, Ink color, double scale) {
			graphics.setColor(new Color(color.light()));
			graphics.setFont(new Font(Font.SANS_SERIF, role.bold() ? Font.BOLD : Font.PLAIN, 1).deriveFont((float) (role.size() * scale)));
			graphics.drawString(text, (float) x, (float) (top + MEASURE.ascent(role) * scale));
		}

		private void draw(java.awt.Shape shape, Ink fill, Pen pen) {
			if (fill != null) {
				graphics.setColor(new Color(fill.light()));
				graphics.fill(shape);
			}
			if (pen != null) {
				int[] lengths = pen.dash().lengths();
				float[] dash = new float[lengths.length];
				for (int i = 0; i < dash.length; i++) {
					dash[i] = lengths[i];
				}
				graphics.setColor(new Color(pen.color().light()));
				graphics.setStroke(new BasicStroke((float) pen.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash.length == 0 ? null : dash, 0));
				graphics.draw(shape);
			}
		}
	}
}
