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

/**
 * The notices of carried libraries: {@code releng/notices/NOTICES.txt}, entries of a name in the first column and indented
 * lines {@code licence:}, {@code copyright:}, {@code home:} and {@code carried:}, and the texts of the licences beside it.
 */
final class Notices {

	private static final String INDENT = "  ";

	/**
	 * A library or a family of libraries.
	 *
	 * @param name its name
	 * @param licence an SPDX licence expression; of a choice the first is the one it is carried under
	 * @param home its web site
	 * @param carried Maven groups and artifacts with a slash, or names of bundles
	 */
	record Notice(String name, String licence, String home, List<String> carried) {

		/** {@return the identifier of the licence that it is carried under} */
		String firstLicence() {
			return licence.split(" ", 2)[0];
		}
	}

	private final Path folder;
	private final Map<String, Notice> byArtifact = new LinkedHashMap<>();

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
		for (String key : List.of("licence", "copyright", "home", "carried")) {
			if (!fields.containsKey(key)) {
				throw new IOException("The notice of " + name + " has no line '" + key + ": '.");
			}
		}
		Notice notice = new Notice(name, fields.get("licence").getFirst(), fields.get("home").getFirst(), List.copyOf(fields.get("carried")));
		for (String artifact : notice.carried()) {
			if (byArtifact.put(artifact, notice) != null) {
				throw new IOException(artifact + " has two notices.");
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
	 * Whether the text of a licence stands beside the notices.
	 *
	 * @param licence an SPDX identifier
	 * @return whether it does
	 */
	boolean hasText(String licence) {
		return Files.isRegularFile(folder.resolve("licenses").resolve(licence + ".txt"));
	}
}
