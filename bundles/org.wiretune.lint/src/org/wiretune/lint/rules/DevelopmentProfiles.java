/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.Server;

/**
 * Which files are for development or tests only: by the profile (Spring Boot, Quarkus) or a word of the path. The profile
 * {@code default} of JBoss is none of them: servers are run with it because it is the one that is there.
 */
public final class DevelopmentProfiles {

	private static final Set<String> WORDS = Set.of("dev", "develop", "development", "test", "tests", "testing", "local", "ci", "sandbox", "demo");
	private static final int LONGEST_WORD = "development".length();

	private static final String SOURCES = "src/";
	private static final Set<String> LANGUAGES = Set.of("java", "resources", "kotlin", "groovy");

	private DevelopmentProfiles() {
	}

	/**
	 * {@return whether a file is for development or tests only; the name of the folder that all of it lies in is no word}
	 *
	 * @param reading what was read
	 * @param path the path with forward slashes; may be null
	 */
	public static boolean isForDevelopment(Reading reading, String path) {
		String below = RootFolder.below(reading, path);
		return isSaidBy(below) || isOfTests(below) || isOfOtherSources(reading, path);
	}

	/** Whether a file is in a set of sources of a build whose name says that it is for tests, as src/inttest or src/integration. */
	private static boolean isOfTests(String path) {
		int sources = path == null ? -1 : path.startsWith(SOURCES) ? 0 : path.indexOf('/' + SOURCES) + 1;
		if (sources < 0 || !path.startsWith(SOURCES, sources)) {
			return false;
		}
		int begin = sources + SOURCES.length();
		int end = path.indexOf('/', begin);
		String set = end < 0 ? "" : path.substring(begin, end).toLowerCase(Locale.ROOT);
		return set.equals("it") || set.equals("integration") || set.equals("e2e") || set.endsWith("test") || set.endsWith("tests") || set.startsWith("testfixture");
	}

	/** Whether a file is in a set of sources beside the main one, which Gradle keeps out of the application unless the build adds it there. */
	private static boolean isOfOtherSources(Reading reading, String path) {
		int sources = path == null ? -1 : path.startsWith(SOURCES) ? 0 : path.indexOf('/' + SOURCES) + 1;
		int begin = sources + SOURCES.length();
		int end = sources < 0 || !path.startsWith(SOURCES, sources) ? -1 : path.indexOf('/', begin);
		int next = end < 0 ? -1 : path.indexOf('/', end + 1);
		String set = next < 0 || !LANGUAGES.contains(path.substring(end + 1, next)) ? "main" : path.substring(begin, end);
		if (set.equals("main") || set.startsWith("gen")) {
			return false;
		}
		String build = Stream.of("build.gradle", "build.gradle.kts").map(name -> reading.texts().text(path.substring(0, sources) + name)).filter(Objects::nonNull).findFirst().orElse(null);
		return build != null && !Pattern.compile("\\bmain\\b[^}]{0,400}?\\bsrc/" + Pattern.quote(set) + "\\b|\\bsourceSets\\W{1,3}" + Pattern.quote(set) + "\\W{1,3}output").matcher(build).find();
	}

	/** {@return whether a file is for development or tests only} @param reading what was read @param file the file */
	static boolean isForDevelopment(Reading reading, ConfigurationFile file) {
		return isOfDevelopment(file) || isForDevelopment(reading, file.getPath());
	}

	private static boolean isOfDevelopment(ConfigurationFile file) {
		String scope = file.getScope();
		return scope != null && WORDS.contains(scope.toLowerCase(Locale.ROOT));
	}

	/**
	 * {@return whether a word of a name or path tells that what it names is for development or tests only}
	 *
	 * @param name the name, or a path with forward slashes; may be null
	 */
	public static boolean isSaidBy(String name) {
		if (name == null) {
			return false;
		}
		String lower = name.toLowerCase(Locale.ROOT);
		int begin = 0;
		for (int i = 0; i <= lower.length(); i++) {
			if (i == lower.length() || "/._-".indexOf(lower.charAt(i)) >= 0) {
				if (i - begin <= LONGEST_WORD && WORDS.contains(lower.substring(begin, i))) {
					return true;
				}
				begin = i + 1;
			}
		}
		return false;
	}

	/**
	 * {@return whether the file of a place is for development or tests only}
	 *
	 * @param reading what was read
	 * @param server the server that the file configures
	 * @param place a place in the file; may be null
	 */
	public static boolean isForDevelopment(Reading reading, Server server, Origin place) {
		return place != null && server.getConfiguration().stream().anyMatch(file -> place.path().equals(file.getPath()) && isForDevelopment(reading, file));
	}
}
