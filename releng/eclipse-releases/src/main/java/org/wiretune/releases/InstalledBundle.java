/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.releases;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A bundle where an IDE finds it.
 *
 * @param name its symbolic name
 * @param version its version
 * @param place its jar or folder
 */
record InstalledBundle(String name, String version, Path place) {

	private static final Attributes.Name SYMBOLIC_NAME = new Attributes.Name("Bundle-SymbolicName");
	private static final Attributes.Name VERSION = new Attributes.Name("Bundle-Version");
	private static final Attributes.Name SHAPE = new Attributes.Name("Eclipse-BundleShape");
	/** Libraries that Eclipse has as bundles of its own making: the beginning of the file's name, and the name of that bundle. */
	private static final Map<String, String> REMADE = Map.of("batik-constants-", "org.apache.batik.constants", "batik-css-", "org.apache.batik.css", "batik-i18n-", "org.apache.batik.i18n", "batik-util-",
			"org.apache.batik.util", "commonmark-0", "org.commonmark", "commonmark-ext-gfm-tables-", "org.commonmark-gfm-tables", "commons-jxpath-", "org.apache.commons.jxpath",
			"jakarta.annotation-api-1", "javax.annotation", "javax.inject-", "javax.inject", "xmlgraphics-commons-", "org.apache.xmlgraphics");
	private static final Pattern FILE = Pattern.compile(".+-(?<version>\\d+(\\.\\d+)*)\\.jar");

	/**
	 * Makes a jar a bundle of the IDE.
	 *
	 * @param file a jar, or the folder of a bundle that is not packed
	 * @param plugins takes what cannot stay where it is: bundles that have to be folders, and libraries that are no bundles as published
	 * @return the bundle
	 * @throws IOException if the jar cannot be read or its copy cannot be written
	 */
	static InstalledBundle of(Path file, Path plugins) throws IOException {
		if (Files.isDirectory(file)) {
			try (InputStream content = Files.newInputStream(file.resolve("META-INF/MANIFEST.MF"))) {
				return described(new Manifest(content).getMainAttributes(), file);
			}
		}
		try (JarFile jar = new JarFile(file.toFile())) {
			String named = file.getFileName().toString();
			for (Map.Entry<String, String> remade : REMADE.entrySet()) {
				if (named.startsWith(remade.getKey())) {
					return wrapped(jar, file, remade.getValue(), plugins);
				}
			}
			Manifest manifest = jar.getManifest();
			if (manifest == null || !manifest.getMainAttributes().containsKey(SYMBOLIC_NAME)) {
				throw new IOException(file + " is no bundle.");
			}
			Attributes about = manifest.getMainAttributes();
			return described(about, "dir".equals(about.getValue(SHAPE)) ? unpacked(jar, plugins.resolve(file.getFileName().toString().replaceFirst("\\.jar$", ""))) : file);
		}
	}

	private static InstalledBundle described(Attributes about, Path place) {
		return new InstalledBundle(about.getValue(SYMBOLIC_NAME).replaceFirst("\\s*;.*", "").strip(), about.getValue(VERSION), place.toAbsolutePath());
	}

	private static Path unpacked(JarFile jar, Path folder) throws IOException {
		Files.createDirectories(folder);
		for (JarEntry entry : jar.stream().toList()) {
			Path target = folder.resolve(entry.getName()).normalize();
			if (!target.startsWith(folder)) {
				throw new IOException("The entry " + entry.getName() + " of " + jar.getName() + " leads out of its folder.");
			}
			if (entry.isDirectory()) {
				Files.createDirectories(target);
			} else {
				Files.createDirectories(target.getParent());
				try (InputStream content = jar.getInputStream(entry)) {
					Files.copy(content, target, StandardCopyOption.REPLACE_EXISTING);
				}
			}
		}
		return folder;
	}

	/** All that it has is seen, and it sees whatever is there. */
	private static InstalledBundle wrapped(JarFile jar, Path file, String name, Path plugins) throws IOException {
		Matcher parts = FILE.matcher(file.getFileName().toString());
		if (!parts.matches()) {
			throw new IOException("The name of " + file + " does not tell a version.");
		}
		String version = parts.group("version");
		TreeSet<String> packages = new TreeSet<>();
		jar.stream().map(JarEntry::getName).filter(entry -> entry.endsWith(".class") && entry.contains("/") && !entry.startsWith("META-INF/"))
				.forEach(entry -> packages.add(entry.substring(0, entry.lastIndexOf('/')).replace('/', '.') + ";version=\"" + version + '"'));
		Manifest manifest = new Manifest();
		Attributes about = manifest.getMainAttributes();
		about.put(Attributes.Name.MANIFEST_VERSION, "1.0");
		about.put(new Attributes.Name("Bundle-ManifestVersion"), "2");
		about.put(SYMBOLIC_NAME, name);
		about.put(VERSION, version);
		about.put(new Attributes.Name("Export-Package"), String.join(",", packages));
		about.put(new Attributes.Name("DynamicImport-Package"), "*");
		Path bundle = plugins.resolve(file.getFileName());
		try (JarOutputStream output = new JarOutputStream(Files.newOutputStream(bundle), manifest)) {
			for (JarEntry entry : jar.stream().filter(each -> !each.getName().startsWith("META-INF/")).toList()) {
				output.putNextEntry(new JarEntry(entry.getName()));
				try (InputStream content = jar.getInputStream(entry)) {
					content.transferTo(output);
				}
				output.closeEntry();
			}
		}
		return described(about, bundle);
	}
}
