/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/**
 * What a bundle requires is installed with it wherever it goes: it requires what its classes or its extensions use, and says
 * of each from which version on.
 */
class BundleRequirementsTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final Path REPOSITORY = Path.of(System.getProperty("wiretune.repository"));
	private static final int LEAST_BUNDLES = 13;
	private static final int LEAST_TEST_BUNDLES = 3;

	private final Map<String, BundleContent> known = new TreeMap<>();
	private final Map<String, Path> places = new TreeMap<>();

	@Test
	void everyRequiredBundleAndImportedPackageHasALowerBound() throws IOException {
		List<String> missing = new ArrayList<>();
		List<Path> manifests = new ArrayList<>();
		for (String room : List.of("bundles", "tests", "releng")) {
			try (Stream<Path> folders = Files.list(ROOT.resolve(room))) {
				folders.map(folder -> folder.resolve("META-INF/MANIFEST.MF")).filter(Files::isRegularFile).forEach(manifests::add);
			}
		}
		assertTrue(manifests.size() >= LEAST_BUNDLES + LEAST_TEST_BUNDLES, manifests::toString);
		Set<String> jdk = new TreeSet<>();
		ModuleLayer.boot().modules().forEach(module -> jdk.addAll(module.getPackages()));
		for (Path file : manifests) {
			BundleManifest manifest;
			try (var stream = Files.newInputStream(file)) {
				manifest = BundleManifest.read(stream);
			}
			manifest.required().forEach((bundle, clause) -> note(manifest, bundle, clause, missing));
			// Packages of the JDK have no version.
			manifest.imported().forEach((name, clause) -> {
				if (!jdk.contains(name)) {
					note(manifest, name, clause, missing);
				}
			});
		}
		assertEquals(List.of(), missing);
	}

	private static void note(BundleManifest manifest, String name, String clause, List<String> missing) {
		if (!BundleManifest.hasLowerBound(clause)) {
			missing.add(manifest.name() + " needs " + name + clause);
		}
	}

	@Test
	void everyRequiredBundleAndImportedPackageIsUsed() throws IOException {
		List<Path> bundles;
		try (Stream<Path> folders = Files.list(ROOT.resolve("bundles"))) {
			bundles = folders.filter(folder -> Files.isRegularFile(folder.resolve("META-INF/MANIFEST.MF")) && Files.isDirectory(folder.resolve("target/classes"))).sorted().toList();
		}
		assertTrue(bundles.size() >= LEAST_BUNDLES, bundles::toString);
		for (Path bundle : bundles) {
			BundleContent content = BundleContent.ofFolder(bundle);
			known.put(content.manifest().name(), content);
		}
		List<String> unused = new ArrayList<>();
		for (Path bundle : bundles) {
			BundleContent content = BundleContent.ofFolder(bundle);
			Set<String> uses = ClassUses.of(bundle);
			assertFalse(uses.isEmpty(), bundle::toString);
			for (String required : content.manifest().required().keySet()) {
				if (!isUsed(required, content, uses)) {
					unused.add(content.manifest().name() + " requires " + required);
				}
			}
			for (String imported : content.manifest().imported().keySet()) {
				if (uses.stream().noneMatch(use -> use.startsWith(imported + '.') && use.indexOf('.', imported.length() + 1) < 0)) {
					unused.add(content.manifest().name() + " imports " + imported);
				}
			}
		}
		assertEquals(List.of(), unused);
	}

	/** A bundle is used for its own classes and extension points, or for what it passes on and no other required one gives. */
	private boolean isUsed(String required, BundleContent by, Set<String> uses) throws IOException {
		BundleContent bundle = find(required);
		if (uses.stream().anyMatch(bundle::provides) || by.extensions().stream().anyMatch(bundle.extensionPoints()::contains)) {
			return true;
		}
		Set<String> others = new LinkedHashSet<>(by.manifest().required().keySet());
		others.remove(required);
		List<BundleContent> passedOn = passedOn(bundle);
		for (String use : uses) {
			if (passedOn.stream().anyMatch(each -> each.provides(use)) && !provided(use, others)) {
				return true;
			}
		}
		return false;
	}

	private boolean provided(String use, Set<String> bundles) throws IOException {
		for (String bundle : bundles) {
			if (find(bundle).provides(use)) {
				return true;
			}
		}
		return false;
	}

	private List<BundleContent> passedOn(BundleContent bundle) throws IOException {
		Set<String> names = new LinkedHashSet<>();
		List<BundleContent> found = new ArrayList<>();
		Deque<BundleContent> open = new ArrayDeque<>(List.of(bundle));
		while (!open.isEmpty()) {
			for (String name : open.pop().manifest().passedOn()) {
				// One that is published under another name gives nothing, so that it excuses nothing.
				if (names.add(name) && lies(name)) {
					found.add(find(name));
					open.push(find(name));
				}
			}
		}
		return found;
	}

	private BundleContent find(String name) throws IOException {
		assertTrue(lies(name), () -> "no bundle " + name + " in " + REPOSITORY);
		BundleContent content = known.get(name);
		if (content == null) {
			content = BundleContent.ofJar(places.get(name));
			known.put(name, content);
		}
		return content;
	}

	private boolean lies(String name) throws IOException {
		if (places.isEmpty()) {
			lookThroughRepository();
		}
		return known.containsKey(name) || places.containsKey(name);
	}

	/** Bundles of the target platform lie in the local Maven repository, below a folder that has their symbolic name. */
	private void lookThroughRepository() throws IOException {
		try (Stream<Path> files = Files.walk(REPOSITORY.resolve("org/eclipse"))) {
			files.filter(file -> {
				String artifact = file.getParent().getParent().getFileName().toString();
				return file.getFileName().toString().equals(artifact + '-' + file.getParent().getFileName() + ".jar");
			}).forEach(jar -> places.merge(jar.getParent().getParent().getFileName().toString(), jar, BundleRequirementsTest::newer));
		} catch (UncheckedIOException broken) {
			throw broken.getCause();
		}
	}

	private static Path newer(Path one, Path other) {
		return version(one).compareTo(version(other)) >= 0 ? one : other;
	}

	private static ModuleDescriptor.Version version(Path jar) {
		return ModuleDescriptor.Version.parse(jar.getParent().getFileName().toString());
	}

	@Test
	void clausesAreReadAsTheyAreWritten() throws IOException {
		BundleManifest manifest = BundleManifest.read(new ByteArrayInputStream("""
				Manifest-Version: 1.0
				Bundle-SymbolicName: one;singleton:=true
				Require-Bundle: two;bundle-version="[2.0.0,3.0.0)";visibility:=reexport,
				 three
				Import-Package: four;version="4.1",five;version="0.0.0"
				Export-Package: six;x-friends:="seven,eight",nine,six;x-internal:=true
				""".getBytes(StandardCharsets.UTF_8)));
		assertEquals("one", manifest.name());
		assertEquals(List.of("two", "three"), List.copyOf(manifest.required().keySet()));
		assertEquals(Set.of("two"), manifest.passedOn());
		assertEquals(Set.of("six", "nine"), manifest.exported());
		assertTrue(BundleManifest.hasLowerBound(manifest.required().get("two")));
		assertFalse(BundleManifest.hasLowerBound(manifest.required().get("three")));
		assertTrue(BundleManifest.hasLowerBound(manifest.imported().get("four")));
		assertFalse(BundleManifest.hasLowerBound(manifest.imported().get("five")));
	}
}
