/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads which groups a rule looks at: {@code spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same application}. */
final class MemberReader {

	private static final int MOST = 2;
	private static final Pattern ALIAS = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{0,30}");
	/** Words that mean something where the name of a group could stand. */
	private static final Set<String> TAKEN = Set.of("and", "or", "or-default", "is-set", "not-set", "measured", "limit");

	private final List<Word> words;
	private final Suggestions suggestions;
	private final List<OwnRuleStatement.Member> members = new ArrayList<>();
	private int at;
	private Relation relation;

	/**
	 * @param words the words behind {@code each}, at least one
	 * @param suggestions tells names that were meant
	 */
	MemberReader(List<Word> words, Suggestions suggestions) {
		this.words = words;
		this.suggestions = suggestions;
	}

	/** Reads all words. */
	void read() throws Mistake {
		member();
		while (at < words.size() && words.get(at).is(",")) {
			if (members.size() == MOST) {
				throw Mistake.of(words.get(at), "ownRuleMembers", MOST);
			}
			at++;
			member();
		}
		if (at < words.size()) {
			readRelation();
		}
		if (members.size() > 1 && relation == null) {
			throw Mistake.of(words.get(words.size() - 1), "ownRuleNoRelation", relations());
		}
	}

	List<OwnRuleStatement.Member> members() {
		return members;
	}

	Relation relation() {
		return relation;
	}

	private void readRelation() throws Mistake {
		expect("in");
		expect("same");
		Word word = next("ownRuleNoRelation", relations());
		relation = Relation.ofWord(word.text()).orElseThrow(() -> Mistake.unknown(word, "ownRuleRelation", relations()));
		if (at < words.size()) {
			throw Mistake.of(words.get(at), "ownRuleMore");
		}
	}

	private void member() throws Mistake {
		Word kind = next("ownRuleEach");
		SettingNames.Group group = SettingNames.group(kind.text());
		if (group == null) {
			throw Mistake.unknown(kind, "ownRuleGroup", suggestions.of(kind.text(), kinds()));
		}
		expect("as");
		Word alias = next("ownRuleEach");
		if (!ALIAS.matcher(alias.text()).matches() || TAKEN.contains(alias.text()) || members.stream().anyMatch(each -> each.alias().equals(alias.text()))) {
			throw Mistake.of(alias, "ownRuleAlias");
		}
		members.add(new OwnRuleStatement.Member(group, alias.text()));
	}

	private static Collection<String> kinds() {
		return SettingNames.groups().stream().map(SettingNames.Group::kind).toList();
	}

	private static String relations() {
		return Arrays.stream(Relation.values()).map(Relation::word).collect(Collectors.joining(", "));
	}

	private void expect(String word) throws Mistake {
		if (!next("ownRuleEach").is(word)) {
			throw Mistake.of(words.get(at - 1), "ownRuleEach");
		}
	}

	private Word next(String key, Object... values) throws Mistake {
		if (at == words.size()) {
			throw Mistake.of(words.get(words.size() - 1), key, values);
		}
		return words.get(at++);
	}
}
