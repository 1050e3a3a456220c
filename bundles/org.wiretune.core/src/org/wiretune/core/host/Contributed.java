/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.host;

import java.net.URL;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

import org.wiretune.core.CallWorkload;
import org.wiretune.core.Contributions;
import org.wiretune.core.FileFormat;
import org.wiretune.core.Rule;
import org.wiretune.safety.text.Texts;

/**
 * Everything that is contributed, in the same order in each run: the house first, then by the names of the contributors, then
 * as they were added. Immutable but for what is derived of it and refused on the way. Safe for use by several threads.
 */
public final class Contributed {

	private static final Texts TEXTS = Texts.of(Contributed.class, "host");

	/** Names of parts that are not of the house. */
	private static final Pattern FOREIGN = Pattern.compile("[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)+");

	private final List<Added<Rule>> rules = new ArrayList<>();
	private final List<Added<FileFormat>> formats = new ArrayList<>();
	private final List<Added<CallWorkload>> workloads = new ArrayList<>();
	private final List<Added<URL>> tables = new ArrayList<>();
	private final List<Added<URL>> metrics = new ArrayList<>();
	private final Set<Refusal> refusals = new LinkedHashSet<>();
	private final Map<Derived<?>, Object> derived = new IdentityHashMap<>();

	/**
	 * Asks all contributors.
	 *
	 * @param contributors the contributors, in any order
	 */
	public Contributed(List<Contributor> contributors) {
		contributors.stream().sorted(Comparator.comparing((Contributor each) -> !each.isHouse()).thenComparing(Contributor::id).thenComparing(each -> each.contribution().getClass().getName()))
				.forEach(this::ask);
	}

	/**
	 * Something that is worked out of what is contributed, once.
	 *
	 * @param <T> what it is
	 */
	public static final class Derived<T> {

		private final Function<Contributed, T> work;

		/**
		 * Makes a key.
		 *
		 * @param work works it out; must not give null
		 */
		public Derived(Function<Contributed, T> work) {
			this.work = work;
		}
	}

	private void ask(Contributor contributor) {
		Part part = new Part(contributor);
		try {
			contributor.contribution().contribute(part);
		} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError failure) {
			refuse(contributor, TEXTS.get("failed", failure));
			return;
		}
		part.rules.forEach(rule -> rules.add(new Added<>(contributor, rule)));
		part.formats.forEach(format -> formats.add(new Added<>(contributor, format)));
		part.workloads.forEach(workload -> workloads.add(new Added<>(contributor, workload)));
		part.tables.forEach(table -> tables.add(new Added<>(contributor, table)));
		part.metrics.forEach(metric -> metrics.add(new Added<>(contributor, metric)));
	}

	/** {@return the rules} */
	public List<Added<Rule>> rules() {
		return List.copyOf(rules);
	}

	/** {@return the readers of files} */
	public List<Added<FileFormat>> formats() {
		return List.copyOf(formats);
	}

	/** {@return the kinds of workloads} */
	public List<Added<CallWorkload>> workloads() {
		return List.copyOf(workloads);
	}

	/** {@return the tables of settings} */
	public List<Added<URL>> tables() {
		return List.copyOf(tables);
	}

	/** {@return what is read from running servers} */
	public List<Added<URL>> metrics() {
		return List.copyOf(metrics);
	}

	/**
	 * {@return what is worked out once; others wait for it}
	 *
	 * @param <T> what it is
	 * @param key the key
	 */
	@SuppressWarnings("unchecked")
	public <T> T get(Derived<T> key) {
		synchronized (derived) {
			Object known = derived.get(key);
			if (known == null) {
				known = key.work.apply(this);
				derived.put(key, known);
			}
			return (T) known;
		}
	}

	/**
	 * Notes that a part is not taken.
	 *
	 * @param contributor who wanted to add it
	 * @param reason why, as a sentence
	 */
	public void refuse(Contributor contributor, String reason) {
		synchronized (refusals) {
			refusals.add(new Refusal(contributor.id(), reason));
		}
	}

	/** {@return what was not taken so far; parts are looked at when they are first used} */
	public List<Refusal> refusals() {
		synchronized (refusals) {
			return List.copyOf(refusals);
		}
	}

	/** What one contributor adds. */
	private final class Part implements Contributions {

		private final Contributor by;
		private final List<Rule> rules = new ArrayList<>();
		private final List<FileFormat> formats = new ArrayList<>();
		private final List<CallWorkload> workloads = new ArrayList<>();
		private final List<URL> tables = new ArrayList<>();
		private final List<URL> metrics = new ArrayList<>();
		private final Set<String> ids = new HashSet<>();

		Part(Contributor by) {
			this.by = by;
		}

		@Override
		public void rule(Rule rule) {
			if (isFree(rule.id(), "rule", Contributed.this.rules.stream().map(each -> each.part().id()).toList())) {
				rules.add(rule);
			}
		}

		@Override
		public void format(FileFormat format) {
			if (isFree(format.id(), "format", Contributed.this.formats.stream().map(each -> each.part().id()).toList())) {
				formats.add(format);
			}
		}

		@Override
		public void workload(CallWorkload workload) {
			if (isFree(workload.id(), "workload", Contributed.this.workloads.stream().map(each -> each.part().id()).toList())) {
				workloads.add(workload);
			}
		}

		@Override
		public void table(String resource) {
			found(resource, tables);
		}

		@Override
		public void metrics(String resource) {
			found(resource, metrics);
		}

		private boolean isFree(String id, String sort, List<String> taken) {
			if (!by.isHouse() && !FOREIGN.matcher(id).matches()) {
				refuse(by, TEXTS.get("id", id));
			} else if (!ids.add(sort + ' ' + id) || !by.isHouse() && taken.contains(id)) {
				refuse(by, TEXTS.get("taken", id));
			} else {
				return true;
			}
			return false;
		}

		private void found(String resource, List<URL> list) {
			URL url = by.contribution().getClass().getResource(resource);
			if (url == null) {
				refuse(by, TEXTS.get("resource", resource));
			} else {
				list.add(url);
			}
		}
	}
}
