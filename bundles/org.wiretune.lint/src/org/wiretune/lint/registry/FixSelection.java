/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.registry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;

/**
 * Chooses which fixes are made together: of each finding the recommended one, or those of some rules, in a file, below a
 * folder or everywhere. A fix that does not {@link FixEffect#KEEPS_MEANING keep the meaning} is held back unless it or its
 * rule was named.
 */
public final class FixSelection {

	private final Map<String, String> named;
	private final Predicate<String> files;

	private FixSelection(Map<String, String> named, Predicate<String> files) {
		this.named = named;
		this.files = files;
	}

	/** {@return the recommended fix of each finding} */
	public static FixSelection recommended() {
		return new FixSelection(Map.of(), path -> true);
	}

	/**
	 * {@return fixes of the named rules only}
	 *
	 * @param names ids of rules for their recommended fix, or ids of fixes, for example {@code sca-async-binding/sync}
	 */
	public static FixSelection named(List<String> names) {
		Map<String, String> words = new LinkedHashMap<>();
		for (String name : names) {
			int slash = name.indexOf('/');
			words.put(slash < 0 ? name : name.substring(0, slash), slash < 0 ? "" : name);
		}
		return new FixSelection(words, path -> true);
	}

	/**
	 * {@return the same selection in some files: one file, those of a project}
	 *
	 * @param paths tells whether findings of a file are fixed; a fix may change other files too
	 */
	public FixSelection in(Predicate<String> paths) {
		return new FixSelection(named, paths);
	}

	/**
	 * Chooses.
	 *
	 * @param findings the findings, the order in which their fixes are made
	 * @return the fixes to be made and those that are held back
	 */
	public Plan choose(List<Finding> findings) {
		List<Fix> fixes = new ArrayList<>();
		List<HeldBack> heldBack = new ArrayList<>();
		for (Finding finding : findings) {
			if (!files.test(finding.origin().path()) || !named.isEmpty() && finding.ruleIds().stream().noneMatch(named::containsKey)) {
				continue;
			}
			Optional<Fix> fix = fix(finding);
			if (fix.isPresent() && fix.get().effect() != FixEffect.KEEPS_MEANING && named.isEmpty()) {
				heldBack.add(new HeldBack(finding, fix.get()));
			} else {
				fix.ifPresent(fixes::add);
			}
		}
		return new Plan(fixes, heldBack);
	}

	/** Of a finding that stands for others the fix of each rule that was named, its own first. */
	private Optional<Fix> fix(Finding finding) {
		return Stream.concat(Stream.of(finding), finding.also().stream()).filter(each -> named.isEmpty() || named.containsKey(each.ruleId())).map(this::own).flatMap(Optional::stream).findFirst();
	}

	private Optional<Fix> own(Finding finding) {
		String id = named.getOrDefault(finding.ruleId(), "");
		return finding.fixes().stream().filter(fix -> id.isEmpty() || fix.id().equals(id)).findFirst();
	}

	/**
	 * What was chosen.
	 *
	 * @param fixes the fixes to be made, in order
	 * @param heldBack the fixes that have to be asked for by name
	 */
	public record Plan(List<Fix> fixes, List<HeldBack> heldBack) {

		/** Copies the lists. */
		public Plan {
			fixes = List.copyOf(fixes);
			heldBack = List.copyOf(heldBack);
		}

		/** {@return the plan without some fixes} @param out ids of fixes by a path that they change */
		Plan without(Map<String, Set<String>> out) {
			return out.isEmpty() ? this
					: new Plan(fixes.stream().filter(fix -> fix.changes().stream().noneMatch(change -> out.getOrDefault(change.path(), Set.of()).contains(fix.id()))).toList(), heldBack);
		}
	}

	/**
	 * A fix that is not made together with others.
	 *
	 * @param finding the finding
	 * @param fix its fix, which says why
	 */
	public record HeldBack(Finding finding, Fix fix) {
	}
}
