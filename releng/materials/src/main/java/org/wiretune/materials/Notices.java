/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The notices of carried libraries: {@code releng/notices/NOTICES.txt}, entries of a name in the first column and indented
 * lines {@code licence:}, {@code copyright:}, {@code home:}, {@code carried:} for a jar and {@code contained: ARTIFACT in ARTIFACT}
 * for what stands among the classes of another library's jar; and the texts of the licences beside it.
 */
final class Notices {

	private static final String INDENT = "  ";
	private static final String IN = " in ";
	private static final String CONTAINED = "contained";

	/**
	 * A library or a family of libraries.
	 *
	 * @param name its name
	 * @param licence an SPDX licence expression; of a choice the first is the one it is carried under
	 * @param home its web site
	 * @param carried Maven groups and artifacts with a slash, or names of bundles
	 * @param contained what stands among the classes of another jar, with the name of that behind {@code in}
	 */
	record Notice(String name, String licence, String home, List<String> carried, List<String> contained) {

		/** {@return the identifiers of the licences that it is carried under: all of a sum, the first of a choice} */
		List<String> licences() {
			return Stream.of(licence.split(" OR ", 2)[0].split(" AND ")).map(each -> each.split(" ", 2)[0]).toList();
		}
	}

	private final Path folder;
	private final Map<String, Notice> byArtifact = new LinkedHashMap<>();
	/** By both names with {@code in} between them. */
	private final Map<String, Notice> byContained = new LinkedHashMap<>();

	private Notices(Path folder) {
		this.folder = folder;
	}

	/**
	 * Reads the notices.
	 *
	 * @param folder folder with {@code NOTICES.txt} and {@code licenses}
	 * @return the notices
	 * @throws IOException when the file cannot be read or an entry lacks something
	 */
	static Notices read(Path folder) throws IOException {
		Notices notices = new Notices(folder);
		String name = null;
		Map<String, List<String>> fields = new LinkedHashMap<>();
		for (String line : Files.readAllLines(folder.resolve("NOTICES.txt"))) {
			if (line.startsWith(INDENT) && name != null) {
				String[] field = line.strip().split(": ", 2);
				fields.computeIfAbsent(field[0], key -> new ArrayList<>()).add(field[1]);
				continue;
			}
			notices.add(name, fields);
			fields = new LinkedHashMap<>();
			name = line.isBlank() ? null : line;
		}
		notices.add(name, fields);
		return notices;
	}

	private void add(String name, Map<String, List<String>> fields) throws IOException {
		if (fields.isEmpty()) {
			return;
		}
		for (String key : List.of("licence", "copyright", "home", fields.containsKey(CONTAINED) ? CONTAINED : "carried")) {
			if (!fields.containsKey(key)) {
				throw new IOException("The notice of " + name + " has no line '" + key + ": '.");
			}
		}
		Notice notice = new Notice(name, fields.get("licence").getFirst(), fields.get("home").getFirst(), List.copyOf(fields.getOrDefault("carried", List.of())),
				List.copyOf(fields.getOrDefault(CONTAINED, List.of())));
		for (String artifact : notice.carried()) {
			if (byArtifact.put(artifact, notice) != null) {
				throw new IOException(artifact + " has two notices.");
			}
		}
		for (String contained : notice.contained()) {
			if (!contained.contains(IN)) {
				throw new IOException("The notice of " + name + " does not say in what " + contained + " is contained.");
			}
			if (byContained.put(contained, notice) != null) {
				throw new IOException(contained + " has two notices.");
			}
		}
	}

	/** {@return what has a notice: Maven groups and artifacts with a slash, or names of bundles} */
	List<String> artifacts() {
		return List.copyOf(byArtifact.keySet());
	}

	/**
	 * Finds the artifact of a jar.
	 *
	 * @param name its name without version
	 * @return the group and artifact, or the name of the bundle, as the notices write it
	 */
	Optional<String> artifact(String name) {
		return byArtifact.keySet().stream().filter(each -> each.equals(name) || each.endsWith('/' + name)).findFirst();
	}

	/**
	 * Finds the notice of an artifact.
	 *
	 * @param artifact as {@link #artifact(String)} gives it
	 * @return the notice
	 */
	Notice notice(String artifact) {
		return byArtifact.get(artifact);
	}

	/**
	 * What the notices name among the classes of a jar.
	 *
	 * @param artifact the artifact of the jar, as {@link #artifact(String)} gives it
	 * @return Maven groups and artifacts with a slash
	 */
	List<String> containedIn(String artifact) {
		return byContained.keySet().stream().filter(each -> each.endsWith(IN + artifact)).map(each -> each.substring(0, each.indexOf(IN))).toList();
	}

	/**
	 * Finds the notice of a library among the classes of a jar.
	 *
	 * @param contained Maven group and artifact of the library
	 * @param artifact the artifact of the jar
	 * @return the notice; empty where there is none
	 */
	Optional<Notice> contained(String contained, String artifact) {
		return Optional.ofNullable(byContained.get(contained + IN + artifact));
	}

	/** {@return all that the notices name among the classes of jars, with {@code in} and the artifact of the jar} */
	List<String> contained() {
		return List.copyOf(byContained.keySet());
	}

	/** {@return the artifact of the jar of such an entry} */
	static String outer(String contained) {
		return contained.substring(contained.indexOf(IN) + IN.length());
	}

	/**
	 * Whether the text of a licence stands beside the notices.
	 *
	 * @param licence an SPDX identifier
	 * @return whether it does
	 */
	boolean hasText(String licence) {
		return Files.isRegularFile(folder.resolve("licenses").resolve(licence + ".txt"));
	}
}
