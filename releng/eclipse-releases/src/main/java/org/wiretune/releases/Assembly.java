/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.releases;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An IDE that is made of jars: the bundles of a release of Eclipse and those that are tried in it. No updater and no launcher program
 * belong to it; it starts with {@code java -jar LAUNCHER -configuration FOLDER}.
 *
 * @param launcher the jar that starts it
 * @param configuration its configuration, which knows where each bundle lies
 * @param bundles how many bundles it has
 */
public record Assembly(Path launcher, Path configuration, int bundles) {

	private static final String CONFIGURATOR = "org.eclipse.equinox.simpleconfigurator";
	private static final String FRAMEWORK = "org.eclipse.osgi";
	private static final String LAUNCHER = "org.eclipse.equinox.launcher";
	/** Bundles that begin to work by themselves, before the others. */
	private static final Set<String> STARTED_FIRST = Set.of("org.eclipse.equinox.common", "org.eclipse.equinox.event", "org.apache.felix.scr", "org.apache.aries.spifly.dynamic.bundle");
	private static final int FIRST_LEVEL = 2;
	private static final int USUAL_LEVEL = 4;

	/**
	 * Makes one.
	 *
	 * @param platform folder with the jars of a release, libraries without a manifest of a bundle among them
	 * @param tried jars and folders of the bundles that are tried in it
	 * @param folder takes what is made; nothing in it is kept
	 * @return the IDE
	 * @throws IOException if something cannot be read or written, or if the launcher or the framework is missing
	 */
	public static Assembly of(Path platform, Collection<Path> tried, Path folder) throws IOException {
		List<Path> files = new ArrayList<>();
		try (Stream<Path> jars = Files.list(platform)) {
			jars.filter(jar -> jar.getFileName().toString().endsWith(".jar")).sorted().forEach(files::add);
		}
		files.addAll(tried);
		Path plugins = Files.createDirectories(folder.resolve("plugins"));
		Map<String, InstalledBundle> bundles = new LinkedHashMap<>();
		for (Path file : files) {
			InstalledBundle bundle = InstalledBundle.of(file, plugins);
			bundles.put(bundle.name(), bundle);
		}
		Path configuration = Files.createDirectories(folder.resolve("configuration/" + CONFIGURATOR)).getParent();
		StringBuilder info = new StringBuilder("#encoding=UTF-8\n#version=1\n");
		bundles.values().forEach(bundle -> info.append(line(bundle)));
		Files.writeString(configuration.resolve(CONFIGURATOR + "/bundles.info"), info);
		Files.writeString(configuration.resolve("config.ini"), String.join("\n", "eclipse.product=org.eclipse.platform.ide", "osgi.bundles.defaultStartLevel=" + USUAL_LEVEL,
				"osgi.framework=" + escaped(find(bundles, FRAMEWORK)), "osgi.bundles=reference\\:" + escaped(find(bundles, CONFIGURATOR)) + "@1\\:start",
				CONFIGURATOR + ".configUrl=file\\:" + CONFIGURATOR + "/bundles.info", ""));
		return new Assembly(find(bundles, LAUNCHER).place(), configuration, bundles.size());
	}

	private static InstalledBundle find(Map<String, InstalledBundle> bundles, String name) throws IOException {
		InstalledBundle bundle = bundles.get(name);
		if (bundle == null) {
			throw new IOException("There is no bundle " + name + " among the " + bundles.size() + " of the release.");
		}
		return bundle;
	}

	private static String escaped(InstalledBundle bundle) {
		return bundle.place().toUri().toString().replace(":", "\\:");
	}

	private static String line(InstalledBundle bundle) {
		boolean first = STARTED_FIRST.contains(bundle.name());
		boolean started = first || bundle.name().equals(CONFIGURATOR) || bundle.name().equals("org.eclipse.core.runtime");
		int level = bundle.name().equals(CONFIGURATOR) ? 1 : first ? FIRST_LEVEL : USUAL_LEVEL;
		return String.join(",", bundle.name(), bundle.version(), bundle.place().toUri().toString(), Integer.toString(level), Boolean.toString(started)) + '\n';
	}

	/**
	 * Makes one for a script, and writes the path of its launcher.
	 *
	 * @param arguments the folder of the release, the folder that takes the IDE, and the jars and folders that are tried
	 * @throws IOException as {@link #of}
	 */
	public static void main(String[] arguments) throws IOException {
		List<Path> tried = Stream.of(arguments).skip(2).map(Path::of).toList();
		System.out.println(of(Path.of(arguments[0]), tried, Path.of(arguments[1])).launcher());
	}
}
