/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.liberty.MergedConfiguration.Conflict;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * Follows {@code <include>} inside of what was read: nothing is fetched, and no file outside is opened. A location is
 * searched beside the including file, then in the folder of the server; one that ends with a slash is a folder.
 */
final class Includes {

	static final String INCLUDE = "liberty.include";

	/** Servers include a handful of files; includes that include each other end here. */
	private static final int MAXIMUM_DEPTH = 32;
	private static final int MAXIMUM_FILES = 500;

	private final String serverFolder;
	private final NavigableMap<String, ConfigurationFile> known;
	private final Consumer<ReadProblem> problems;
	private final MergedConfiguration merged = new MergedConfiguration();
	private final Map<String, ConfigurationFile> files = new LinkedHashMap<>();
	private final Deque<String> chain = new ArrayDeque<>();
	private int count;

	Includes(String serverFolder, NavigableMap<String, ConfigurationFile> known, Consumer<ReadProblem> problems) {
		this.serverFolder = serverFolder;
		this.known = known;
		this.problems = problems;
	}

	/** {@return what the files give together} */
	MergedConfiguration merged() {
		return merged;
	}

	/** {@return copies of the files that were read, each once} */
	List<ConfigurationFile> files() {
		return List.copyOf(files.values());
	}

	/**
	 * Reads a file with what it includes.
	 *
	 * @param file the file
	 * @param scope server, defaults or overrides
	 * @param main whether it is the server's own file
	 */
	void read(ConfigurationFile file, String scope, boolean main) {
		read(file, scope, Conflict.MERGE, main);
	}

	private void read(ConfigurationFile original, String scope, Conflict conflict, boolean main) {
		if (chain.size() == MAXIMUM_DEPTH || count++ >= MAXIMUM_FILES || chain.contains(original.getPath())) {
			return;
		}
		ConfigurationFile file = files.computeIfAbsent(original.getPath(), path -> {
			ConfigurationFile copy = EcoreUtil.copy(original);
			copy.setScope(scope);
			return copy;
		});
		chain.push(file.getPath());
		for (ConfigurationGroup group : file.getGroups()) {
			if (group.getKind().equals(INCLUDE)) {
				include(group, file, conflict, main);
			} else {
				merged.add(group, conflict, main);
			}
		}
		chain.pop();
	}

	private void include(ConfigurationGroup include, ConfigurationFile file, Conflict outer, boolean main) {
		Setting location = MergedConfiguration.setting(List.of(include), "location");
		if (location == null || !location.isSet()) {
			return;
		}
		String path = location.getValue().replace('\\', '/');
		for (String candidate : candidates(path, LibertyServers.folder(file.getPath()))) {
			List<ConfigurationFile> found = candidate.endsWith("/") ? inFolder(candidate) : known.containsKey(candidate) ? List.of(known.get(candidate)) : List.of();
			if (!found.isEmpty()) {
				Conflict conflict = conflict(include, outer);
				found.forEach(each -> read(each, "include", conflict, main));
				return;
			}
		}
		Setting optional = MergedConfiguration.setting(List.of(include), "optional");
		if (!path.contains("${") && !path.contains(":") && !path.startsWith("/") && !path.endsWith("/") && (optional == null || !optional.asTruth()) && wouldBeRead(path, file)) {
			problems.accept(new ReadProblem(ReadProblem.Kind.UNRESOLVED, location.getOrigin(), TEXTS.get("include", location.getValue(), file.getPath())));
		}
	}

	/** A file of another name or in another folder is not read at all, so nothing tells that it is missing. */
	private boolean wouldBeRead(String path, ConfigurationFile file) {
		LibertyServerFormat format = new LibertyServerFormat();
		return candidates(path, LibertyServers.folder(file.getPath())).stream().allMatch(format::accepts);
	}

	private static Conflict conflict(ConfigurationGroup include, Conflict outer) {
		Setting stated = MergedConfiguration.setting(List.of(include), "onConflict");
		String word = stated == null || stated.effective() == null ? "" : stated.effective().strip().toUpperCase(Locale.ROOT);
		return switch (word) {
		case "IGNORE" -> Conflict.IGNORE;
		case "REPLACE" -> Conflict.REPLACE;
		default -> outer;
		};
	}

	private List<String> candidates(String location, String folder) {
		List<String> candidates = new ArrayList<>(2);
		for (String[] known : new String[][] { { "${server.config.dir}/", "" }, { "${wlp.user.dir}/", "../../" }, { "${shared.config.dir}/", "../../shared/config/" },
				{ "${shared.resource.dir}/", "../../shared/resources/" } }) {
			if (location.startsWith(known[0])) {
				add(serverFolder, known[1] + location.substring(known[0].length()), candidates);
				return candidates;
			}
		}
		if (!location.startsWith("/") && !location.contains("${")) {
			add(folder, location, candidates);
			if (!folder.equals(serverFolder)) {
				add(serverFolder, location, candidates);
			}
		}
		return candidates;
	}

	/** Adds a path without its dots; one that leads out of what was read is left out. */
	private static void add(String folder, String location, List<String> candidates) {
		Deque<String> segments = new ArrayDeque<>();
		for (String segment : (folder + '/' + location).split("/")) {
			if (segment.equals("..")) {
				if (segments.pollLast() == null) {
					return;
				}
			} else if (!segment.isEmpty() && !segment.equals(".")) {
				segments.addLast(segment);
			}
		}
		candidates.add(String.join("/", segments) + (location.endsWith("/") ? "/" : ""));
	}

	private List<ConfigurationFile> inFolder(String folder) {
		TreeMap<String, ConfigurationFile> found = new TreeMap<>();
		for (ConfigurationFile file : known.tailMap(folder).values()) {
			if (!file.getPath().startsWith(folder)) {
				break;
			}
			if (file.getKind().equals(LibertyServerFormat.KIND) && file.getPath().indexOf('/', folder.length()) < 0) {
				found.put(file.getPath().toLowerCase(Locale.ROOT), file);
			}
		}
		return List.copyOf(found.values());
	}
}
