/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reading;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import java.util.function.Function;
import java.util.stream.Stream;
import java.util.Optional;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.Comparator;
import org.wiretune.core.Group;
import org.wiretune.core.Memo;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.solution.Solution;

/**
 * What was read at one time: the linked model, the texts of its files, and what is worked out of both once. Nobody changes
 * the model from here on and nothing is hung on it.
 * <p>
 * May be asked by several threads.
 */
public class Reading implements org.wiretune.core.Reading {

	private static final Memo<Map<String, List<ConfigurationGroup>>> GROUPS = memoOf(Reading::byKind);

	private final Solution solution;
	private final SourceTexts texts;
	private final List<String> containerFiles;
	/** Shared by all views of one reading; guarded by the model, as are the fixes that are computed from it. */
	private final Map<Memo<?>, Object> memos;
	private final KeptMemos ofModules;

	/**
	 * Puts together what was read once.
	 *
	 * @param solution the linked model
	 * @param texts the texts of its files, as they were read
	 * @param containerFiles paths of files that may make or run an image of a container, whatever is in them
	 */
	public Reading(Solution solution, SourceTexts texts, Collection<String> containerFiles) {
		this(solution, texts, containerFiles, new KeptMemos());
	}

	/**
	 * Puts together what was read.
	 *
	 * @param solution the linked model
	 * @param texts the texts of its files, as they were read
	 * @param containerFiles paths of files that may make or run an image of a container, whatever is in them
	 * @param ofModules what was worked out of its modules before
	 */
	public Reading(Solution solution, SourceTexts texts, Collection<String> containerFiles, KeptMemos ofModules) {
		this.ofModules = Objects.requireNonNull(ofModules);
		this.solution = Objects.requireNonNull(solution);
		this.texts = Objects.requireNonNull(texts);
		this.containerFiles = List.copyOf(containerFiles);
		memos = new IdentityHashMap<>();
	}

	/**
	 * A view of what was read that shares what is worked out.
	 *
	 * @param other what was read
	 */
	protected Reading(Reading other) {
		solution = other.solution;
		texts = other.texts;
		containerFiles = other.containerFiles;
		memos = other.memos;
		ofModules = other.ofModules;
	}

	/** {@return a model without texts, for what was put together by hand} @param solution the model, not to be changed any more */
	public static Reading of(Solution solution) {
		return new Reading(solution, SourceTexts.NONE, List.of());
	}

	/**
	 * {@return a memo that is worked out of the model}
	 *
	 * @param <T> what is worked out
	 * @param work works it out of what was read and nothing else; may ask for other memos, must not give null
	 */
	public static <T> Memo<T> memoOf(Function<Reading, ? extends T> work) {
		return Memo.of(reading -> work.apply((Reading) reading));
	}

	/** {@return the linked model; not to be changed} */
	@Override
	public Solution solution() {
		return solution;
	}

	/** {@return the texts of the files that were read} */
	public SourceTexts texts() {
		return texts;
	}

	/** {@return the paths of files that may make or run an image of a container} */
	public List<String> containerFiles() {
		return containerFiles;
	}

	@Override
	public Optional<String> text(String path) {
		return Optional.ofNullable(texts.text(path));
	}

	@Override
	public Stream<? extends Group> groups(String kind) {
		return memo(GROUPS).getOrDefault(kind, List.of()).stream();
	}

	private static Map<String, List<ConfigurationGroup>> byKind(Reading reading) {
		Map<String, List<ConfigurationGroup>> groups = new HashMap<>();
		Solution solution = reading.solution;
		Stream.of(solution.getServers().stream().flatMap(server -> server.getConfiguration().stream()), solution.getApplications().stream().flatMap(application -> application.getConfiguration().stream()),
				solution.getConfiguration().stream()).flatMap(each -> each).sorted(Comparator.comparing(ConfigurationFile::getPath)).forEach(file -> add(file, groups));
		return groups;
	}

	private static void add(ConfigurationGroup group, Map<String, List<ConfigurationGroup>> groups) {
		groups.computeIfAbsent(group.getKind(), kind -> new ArrayList<>()).add(group);
		group.getGroups().forEach(inner -> add(inner, groups));
	}

	/**
	 * {@return what is worked out of one module; not anew where an earlier reading had the same module}
	 *
	 * @param <T> what is worked out
	 * @param memo works it out
	 * @param module a module of this model
	 */
	public <T> T memo(ModuleMemo<T> memo, Module module) {
		return ofModules.get(memo, module);
	}

	@Override
	@SuppressWarnings("unchecked")
	public <T> T memo(Memo<T> memo) {
		synchronized (solution) {
			Object known = memos.get(memo);
			if (known == null) {
				// One memo may ask for another, so this is no computeIfAbsent.
				known = memo.workOut(this);
				memos.put(memo, known);
			}
			return (T) known;
		}
	}
}
