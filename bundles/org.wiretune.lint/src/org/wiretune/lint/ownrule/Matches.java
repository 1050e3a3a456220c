/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.RuleTime;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.settings.Setting;

/**
 * Finds the groups for which the condition of a rule holds. Two groups are joined by what they share, and groups whose
 * values agree are tested once, so many groups in one place cost no more than the different values that they have.
 */
final class Matches {

	/** Of so many partners one is another group than the one they are partners of. */
	private static final int PARTNERS = 2;

	private final OwnRuleStatement statement;
	private final List<List<Term.OfSetting>> terms = new ArrayList<>();

	private Matches(OwnRuleStatement statement) {
		this.statement = statement;
		List<Term.OfSetting> all = settings(statement).toList();
		for (int i = 0; i < statement.members().size(); i++) {
			int member = i;
			terms.add(all.stream().filter(term -> term.member() == member).distinct().toList());
		}
	}

	/** {@return the settings of condition and fix} @param statement the rule */
	static Stream<Term.OfSetting> settings(OwnRuleStatement statement) {
		return statement.fix() == null ? statement.condition().settings()
				: Stream.concat(statement.condition().settings(), Stream.concat(Stream.of(statement.fix().setting()), statement.fix().value().settings()));
	}

	/**
	 * Finds groups: each group that a condition holds for is among them, with one partner.
	 *
	 * @param reading what was read
	 * @param statement the rule
	 * @param found takes them; the same groups may come twice
	 */
	static void find(Reading reading, OwnRuleStatement statement, Consumer<Match> found) {
		Matches matches = new Matches(statement);
		List<List<ConfiguredGroup>> groups = statement.members().stream().map(member -> ConfigurationIndex.groups(reading, member.group().kind()).toList()).toList();
		if (groups.size() == 1) {
			for (ConfiguredGroup group : groups.get(0)) {
				RuleTime.check();
				Match match = new Match(List.of(group));
				if (statement.condition().test(match) == Truth.TRUE) {
					found.accept(match);
				}
			}
			return;
		}
		matches.join(groups.get(0), groups.get(1), false, found);
		matches.join(groups.get(1), groups.get(0), true, found);
	}

	/** Finds a partner for each group. @param swapped whether the partners are those that the rule names first */
	private void join(List<ConfiguredGroup> groups, List<ConfiguredGroup> partners, boolean swapped, Consumer<Match> found) {
		Map<Object, Place> places = new HashMap<>();
		for (ConfiguredGroup partner : partners) {
			RuleTime.check();
			Object shared = statement.relation().of(partner);
			if (shared != null) {
				places.computeIfAbsent(shared, any -> new Place()).add(values(partner, swapped ? 0 : 1), partner);
			}
		}
		for (ConfiguredGroup group : groups) {
			RuleTime.check();
			Object shared = statement.relation().of(group);
			Place place = shared == null ? null : places.get(shared);
			if (place != null) {
				place.partners(values(group, swapped ? 1 : 0), group, swapped).stream().filter(partner -> partner.group() != group.group()).findFirst()
						.ifPresent(partner -> found.accept(match(group, partner, swapped)));
			}
		}
	}

	private static Match match(ConfiguredGroup group, ConfiguredGroup partner, boolean swapped) {
		return new Match(swapped ? List.of(partner, group) : List.of(group, partner));
	}

	/** What the condition sees of a group. */
	private List<Object> values(ConfiguredGroup group, int member) {
		List<Object> values = new ArrayList<>();
		for (Term.OfSetting term : terms.get(member)) {
			Setting setting = group.setting(term.key());
			values.add(setting == null ? "" : setting.getState());
			values.add(setting == null || setting.effective() == null ? "" : setting.effective());
			values.add(setting == null || setting.getUnit() == null ? "" : setting.getUnit());
			values.add(setting != null && setting.getResolved() != null);
		}
		return values;
	}

	/** Partners that share something. */
	private final class Place {

		private final Map<List<Object>, List<ConfiguredGroup>> partners = new LinkedHashMap<>();
		private final Map<List<Object>, List<ConfiguredGroup>> known = new HashMap<>();

		void add(List<Object> values, ConfiguredGroup partner) {
			List<ConfiguredGroup> same = partners.computeIfAbsent(values, any -> new ArrayList<>(PARTNERS));
			if (same.size() < PARTNERS) {
				same.add(partner);
			}
		}

		/** The first partners for which the condition holds, as many as are needed for one to be another group. */
		List<ConfiguredGroup> partners(List<Object> values, ConfiguredGroup group, boolean swapped) {
			return known.computeIfAbsent(values, any -> {
				List<ConfiguredGroup> found = new ArrayList<>();
				for (List<ConfiguredGroup> same : partners.values()) {
					RuleTime.check();
					if (statement.condition().test(match(group, same.get(0), swapped)) == Truth.TRUE) {
						found.addAll(same);
						if (found.size() >= PARTNERS) {
							break;
						}
					}
				}
				return found;
			});
		}
	}
}
