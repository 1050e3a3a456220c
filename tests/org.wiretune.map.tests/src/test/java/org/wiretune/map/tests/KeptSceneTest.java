/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Origin;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.map.KeptModuleParts;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapSetting;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;

/** A scene that is built with what is left of the one before is the one that is built of nothing. */
class KeptSceneTest {

	private static final Path SAMPLES = Path.of(System.getProperty("wiretune.root", "../..")).toAbsolutePath().normalize().resolve("bundles/org.wiretune.ide/samples");

	private final KeptModuleParts kept = new KeptModuleParts();

	private record Text(String path, byte[] bytes) implements SourceFile {

		@Override
		public long length() {
			return bytes.length;
		}
	}

	private MapScene scene(Reading reading) {
		return MapSceneBuilder.build(reading, FixedOverlay.ofSample(), kept, () -> false);
	}

	/** Everything that a scene says, and the element of each place. */
	private static String said(MapScene scene, Iterable<String> files) {
		StringBuilder text = new StringBuilder();
		Stream.of(scene.modules(), scene.ends(), scene.wires()).forEach(elements -> elements.forEach(element -> text.append(element).append('\n')));
		for (String file : files) {
			for (int offset = 0; offset < 3000; offset += 20) {
				text.append(scene.elementAt(file, offset).map(MapElement::id).orElse("")).append(' ');
			}
		}
		return text.toString();
	}

	/** The wiring of the sample, in two copies. */
	private static Map<String, String> files() throws IOException {
		Map<String, String> files = new TreeMap<>();
		for (String module : List.of("SenderModule", "ReceiverModule", "PerformanceLibrary")) {
			try (Stream<Path> all = Files.list(SAMPLES.resolve(module))) {
				for (Path file : all.filter(Files::isRegularFile).toList()) {
					String text = Files.readString(file, StandardCharsets.ISO_8859_1);
					files.put(module + '/' + file.getFileName(), text);
					if (!module.startsWith("P")) {
						files.put(module + "2/" + file.getFileName(), text.replace("SenderModule", "SenderModule2").replace("ReceiverModule", "ReceiverModule2"));
					}
				}
			}
		}
		return files;
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2, 3 })
	void afterAnySequenceOfEditsTheSceneIsThatOfAFullBuild(long seed) throws IOException {
		Map<String, String> originals = files();
		List<String> paths = List.copyOf(originals.keySet());
		LintSession session = new LintSession(LintOptions.of(List.of()));
		List<SourceFile> all = new ArrayList<>();
		originals.forEach((path, text) -> all.add(new Text(path, text.getBytes(StandardCharsets.ISO_8859_1))));
		MapScene last = scene(session.update(all, List.of(), Cancellation.NEVER).reading());
		Random random = new Random(seed);
		int shared = 0;
		for (int round = 0; round < 40; round++) {
			String path = paths.get(random.nextInt(paths.size()));
			boolean gone = random.nextInt(8) == 0;
			String text = random.nextBoolean() ? originals.get(path) : changed(originals.get(path), random);
			List<SourceFile> saved = gone ? List.of() : List.of(new Text(path, text.getBytes(StandardCharsets.ISO_8859_1)));
			Reading reading = session.update(saved, gone ? List.of(path) : List.of(), Cancellation.NEVER).reading();
			MapScene scene = scene(reading);
			assertEquals(said(MapSceneBuilder.build(reading, FixedOverlay.ofSample(), () -> false), paths), said(scene, paths), "seed " + seed + ", round " + round + ": " + path);
			for (MapElement element : scene.elements()) {
				shared += element instanceof MapNode node && !node.settings().isEmpty() && last.element(node.id()).filter(before -> before instanceof MapNode old && old.settings() == node.settings()).isPresent() ? 1 : 0;
			}
			last = scene;
		}
		assertTrue(shared > 200, "elements whose settings were kept: " + shared);
	}

	private static String changed(String text, Random random) {
		return switch (random.nextInt(6)) {
		case 0 -> text.substring(0, random.nextInt(text.length() + 1));
		case 1 -> text.replace("\"async\"", "\"sync\"");
		case 2 -> text.replaceFirst("name=\"[^\"]*\"", "name=\"Renamed\"");
		case 3 -> text.replace("target=\"", "target=\"Gone");
		case 4 -> text.replaceFirst(">", ">\n\n");
		default -> text.replaceFirst("<wire [^>]*>", "");
		};
	}

	private static List<MapSetting> settings(MapScene scene, String name) {
		return scene.elements().stream().filter(element -> element instanceof MapNode && element.name().equals(name)).map(element -> ((MapNode) element).settings()).findFirst().orElseThrow();
	}

	@Test
	void settingsOfAModuleThatIsTheSameAreNotLookedAtAgain() {
		Reading reading = Reading.of(Solutions.senderAndReceiver());
		List<MapSetting> first = settings(scene(reading), "ReceiverAsync");
		assertSame(first, settings(scene(reading), "ReceiverAsync"));
		assertNotSame(first, settings(scene(Reading.of(Solutions.senderAndReceiver())), "ReceiverAsync"), "another model");
		assertNotSame(first, settings(scene(reading), "ReceiverAsync"), "a model that is not shown any more is let go");
	}

	@Test
	void aSceneThatWasCancelledLosesNothing() {
		Reading reading = Reading.of(Solutions.senderAndReceiver());
		List<MapSetting> first = settings(scene(reading), "ReceiverAsync");
		assertThrows(CancellationException.class, () -> MapSceneBuilder.build(reading, MapOverlay.NONE, kept, () -> true));
		assertSame(first, settings(scene(reading), "ReceiverAsync"));
	}

	/** A module of the same name makes the ids of the other one different. */
	@Test
	void placesFollowTheIdsOfElements() {
		Solutions one = new Solutions();
		Module module = one.module("Twice", ModuleKind.MODULE);
		Element called = Solutions.component(module, "Called", "java");
		Solutions.export(module, "In", BindingKind.SCA, called);
		MapScene alone = scene(Reading.of(one.solution));
		Module earlier = one.module("Twice", ModuleKind.MODULE);
		Solutions.component(earlier, "Called", "java");
		one.solution.getModules().move(0, 1);
		Reading reading = Reading.of(one.solution);
		Origin origin = called.getOrigin();
		MapScene both = scene(reading);
		assertEquals(said(MapSceneBuilder.build(reading, FixedOverlay.ofSample(), () -> false), List.of(origin.path())), said(both, List.of(origin.path())));
		assertTrue(alone.elementAt(origin.path(), origin.offset()).isPresent());
	}
}
