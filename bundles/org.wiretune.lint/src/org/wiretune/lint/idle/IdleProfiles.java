/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.idle;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.wiretune.lint.format.Folders;

/**
 * Profiles of a JBoss installation beside the one that is started. A start script, container or unit that names a profile
 * starts it; without one the server starts the profile that its own script starts, which is beside the others.
 */
final class IdleProfiles {

	/** What the server starts where nobody says otherwise. */
	private static final String USUAL = "default";
	private static final String USUAL_FILE = "standalone.xml";
	/** Profiles that an installation of EAP 4 to 6.0 or AS ships beside the usual one and that are seldom meant. */
	private static final Set<String> SHIPPED = Set.of("all", "minimal", "standard", "web", "jbossweb-standalone", "osgi");
	/** Only these files say what is started. */
	private static final Pattern STARTS = Pattern.compile(".*\\.(sh|bat|cmd|ps1|conf|service|ya?ml|env)|.*(dockerfile|containerfile).*|/?etc/default/.*", Pattern.CASE_INSENSITIVE);

	private final Map<String, Set<String>> folders = new HashMap<>();
	private final Set<String> idle = new HashSet<>();

	/**
	 * Finds them.
	 *
	 * @param paths the files that were read
	 * @param texts the text of a file; null where it is not at hand
	 */
	IdleProfiles(Collection<String> paths, Function<String, String> texts) {
		for (String path : paths) {
			if (path.endsWith(".xml") && isStandalone(Folders.name(path)) && Folders.name(Folders.of(path)).equals("configuration")) {
				folders.computeIfAbsent(Folders.of(path), key -> new TreeSet<>()).add(Folders.name(path));
			}
			String profile = profile(path);
			if (profile != null) {
				folders.computeIfAbsent(Folders.of(profile), key -> new TreeSet<>()).add(Folders.name(profile));
			}
		}
		folders.values().removeIf(profiles -> profiles.size() < 2);
		if (!folders.isEmpty()) {
			String starts = paths.stream().filter(path -> STARTS.matcher(path).matches()).map(texts).filter(text -> text != null).collect(Collectors.joining("\n"));
			folders.forEach((folder, profiles) -> idle(profiles, starts).forEach(each -> idle.add(folder.isEmpty() ? each : folder + '/' + each)));
		}
	}

	private static Set<String> idle(Set<String> profiles, String starts) {
		Set<String> started = profiles.stream().filter(profile -> isStarted(profile, starts)).collect(Collectors.toSet());
		if (profiles.contains(USUAL_FILE)) {
			return others(profiles, started.isEmpty() ? Set.of(USUAL_FILE) : started);
		}
		if (!started.isEmpty()) {
			return others(profiles, started);
		}
		return profiles.contains(USUAL) ? profiles.stream().filter(SHIPPED::contains).collect(Collectors.toSet()) : Set.of();
	}

	private static Set<String> others(Set<String> profiles, Set<String> started) {
		return profiles.stream().filter(each -> !started.contains(each)).collect(Collectors.toSet());
	}

	/** Whether a command or a variable names it; {@code -c production}, {@code --server-config=standalone-ha.xml}, {@code JBOSS_CONF=all}. */
	private static boolean isStarted(String profile, String starts) {
		return Pattern.compile("(?:(?:^|[\\s\",'\\[])-c|--server-config|--configuration|jboss\\.server\\.(?:name|config\\.file)|[A-Z_]*(?:CONF|CONFIG|PROFILE)[A-Z_]*)[\\s=\",':]+" + Pattern.quote(profile)
				+ "(?![\\w.-])", Pattern.MULTILINE).matcher(starts).find();
	}

	private static boolean isStandalone(String name) {
		return name.startsWith("standalone") && name.endsWith(".xml");
	}

	/** The folder of the profile in {@code server} that a file belongs to, or null. */
	private static String profile(String path) {
		if (!path.contains("server/")) {
			return null;
		}
		for (String folder = Folders.of(path); !folder.isEmpty(); folder = Folders.of(folder)) {
			if (Folders.name(Folders.of(folder)).equals("server") && hasProfileFolders(path, folder)) {
				return folder;
			}
		}
		return null;
	}

	/** A profile has these folders; other folders that are named server hold something else. */
	private static boolean hasProfileFolders(String path, String folder) {
		String inside = path.substring(folder.length() + 1);
		return inside.startsWith("conf/") || inside.startsWith("deploy/") || inside.startsWith("deployers/");
	}

	/** {@return whether a file belongs to a profile that nothing starts} @param path the path */
	boolean isIdle(String path) {
		if (idle.isEmpty()) {
			return false;
		}
		if (idle.contains(path)) {
			return true;
		}
		String profile = profile(path);
		return profile != null && idle.contains(profile);
	}
}
