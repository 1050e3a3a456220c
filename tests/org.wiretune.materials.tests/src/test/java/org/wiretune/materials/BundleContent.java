/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A bundle as others see it.
 *
 * @param manifest what it says of itself
 * @param classes the full names of its classes; none where they lie in fragments
 * @param extensionPoints the full ids of the extension points that it declares
 * @param extensions the full ids of the extension points to which it contributes
 */
record BundleContent(BundleManifest manifest, Set<String> classes, Set<String> extensionPoints, Set<String> extensions) {

	private static final Pattern EXTENSION_POINT = Pattern.compile("<extension-point\\b[^>]*?\\bid=\"([^\"]+)\"");
	private static final Pattern EXTENSION = Pattern.compile("<extension\\b[^>]*?\\bpoint=\"([^\"]+)\"");
	private static final String CLASS = ".class";

	/** {@return a bundle of this build, from its folder after it was compiled} */
	static BundleContent ofFolder(Path folder) throws IOException {
		return of(folder, folder.resolve("target/classes"));
	}

	/** {@return a bundle of the target platform} */
	static BundleContent ofJar(Path jar) throws IOException {
		try (FileSystem content = FileSystems.newFileSystem(jar)) {
			return of(content.getPath("/"), content.getPath("/"));
		}
	}

	private static BundleContent of(Path root, Path compiled) throws IOException {
		BundleManifest manifest;
		try (var stream = Files.newInputStream(root.resolve("META-INF/MANIFEST.MF"))) {
			manifest = BundleManifest.read(stream);
		}
		Set<String> classes = new TreeSet<>();
		try (Stream<Path> files = Files.walk(compiled)) {
			files.map(file -> compiled.relativize(file).toString()).filter(file -> file.endsWith(CLASS))
					.forEach(file -> classes.add(file.substring(0, file.length() - CLASS.length()).replace('\\', '/').replace('/', '.')));
		}
		Path contributions = root.resolve("plugin.xml");
		String xml = Files.isRegularFile(contributions) ? Files.readString(contributions) : "";
		Set<String> points = new TreeSet<>();
		for (String id : all(EXTENSION_POINT, xml)) {
			points.add(id.indexOf('.') < 0 ? manifest.name() + '.' + id : id);
		}
		return new BundleContent(manifest, classes, points, all(EXTENSION, xml));
	}

	private static Set<String> all(Pattern pattern, String text) {
		Set<String> found = new TreeSet<>();
		Matcher matcher = pattern.matcher(text);
		while (matcher.find()) {
			found.add(matcher.group(1));
		}
		return found;
	}

	/** {@return whether a class comes from this bundle or a fragment of it} */
	boolean provides(String name) {
		return classes.isEmpty() ? manifest.exported().contains(name.substring(0, Math.max(0, name.lastIndexOf('.')))) : classes.contains(name);
	}
}
