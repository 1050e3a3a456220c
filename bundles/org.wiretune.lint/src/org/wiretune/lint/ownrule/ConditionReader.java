/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.wiretune.lint.table.SettingRow;
import org.wiretune.safety.text.Texts;

/**
 * Reads conditions and values: comparisons with {@code and} and {@code or} between them, of which {@code and} binds closer. A
 * side is a setting or a fixed value, or two of them with one {@code *} or {@code /}.
 */
final class ConditionReader {

	private static final Texts TEXTS = Texts.of(ConditionReader.class, "ownrule");
	private static final int MOST_PARTS = 20;
	private static final Set<String> NO_VALUES = Set.of("and", "or", "or-default", "is-set", "not-set", "*", "/", ",", "!");

	private final List<OwnRuleStatement.Member> members;
	private final List<Word> words;
	private final Suggestions suggestions;
	private int at;
	private int parts;

	/**
	 * @param members the groups of the rule
	 * @param words the words, at least one
	 * @param suggestions tells names that were meant
	 */
	ConditionReader(List<OwnRuleStatement.Member> members, List<Word> words, Suggestions suggestions) {
		this.members = members;
		this.words = words;
		this.suggestions = suggestions;
	}

	/** {@return the condition that all words are} */
	Condition condition() throws Mistake {
		List<Condition> any = new ArrayList<>();
		do {
			List<Condition> all = new ArrayList<>();
			do {
				all.add(single());
			} while (takes("and"));
			any.add(all.size() == 1 ? all.get(0) : new Condition.All(all));
		} while (takes("or"));
		if (at < words.size()) {
			throw Mistake.of(words.get(at), "ownRuleMore");
		}
		return any.size() == 1 ? any.get(0) : new Condition.Any(any);
	}

	/** {@return the assignment that all words are} */
	OwnRuleStatement.Assignment assignment() throws Mistake {
		Word name = words.get(0);
		Raw target = raw();
		if (target.step != Operand.NONE || !(target.first instanceof Term.OfSetting setting) || setting.orDefault()) {
			throw Mistake.of(name, "ownRuleFix");
		}
		if (!takes("=")) {
			throw Mistake.of(at < words.size() ? words.get(at) : words.get(words.size() - 1), "ownRuleFix");
		}
		Word start = at < words.size() ? words.get(at) : words.get(words.size() - 1);
		Raw value = raw();
		if (at < words.size()) {
			throw Mistake.of(words.get(at), "ownRuleMore");
		}
		Operand operand = value.isLiteral() ? literal(value, target) : value.operand();
		if (operand.dimension() != setting.dimension()) {
			throw Mistake.of(start, "ownRuleDimensions", dimension(operand.dimension()), dimension(setting.dimension()));
		}
		return new OwnRuleStatement.Assignment(setting, operand);
	}

	private Condition.Single single() throws Mistake {
		if (++parts > MOST_PARTS) {
			throw Mistake.of(words.get(Math.min(at, words.size() - 1)), "ownRuleParts", MOST_PARTS);
		}
		Word start = at < words.size() ? words.get(at) : words.get(words.size() - 1);
		Raw left = raw();
		Word sign = next();
		if (sign.is("is-set") || sign.is("not-set")) {
			if (left.step != Operand.NONE || !(left.first instanceof Term.OfSetting setting) || setting.orDefault()) {
				throw Mistake.of(sign, "ownRulePresence");
			}
			return new Condition.Presence(setting, sign.is("is-set"));
		}
		Operator operator = sign.quoted() ? null : Operator.ofSign(sign.text()).orElse(null);
		if (operator == null) {
			throw Mistake.of(sign, "ownRuleOperator");
		}
		Raw right = raw();
		if (left.hasNoSetting() && right.hasNoSetting()) {
			throw Mistake.of(start, "ownRuleNoSetting");
		}
		Operand one = left.isLiteral() ? literal(left, right) : left.operand();
		Operand other = right.isLiteral() ? literal(right, left) : right.operand();
		if (one.dimension() != other.dimension()) {
			throw Mistake.of(sign, "ownRuleDimensions", dimension(one.dimension()), dimension(other.dimension()));
		}
		if (operator.needsOrder() && !one.dimension().isNumber()) {
			throw Mistake.of(sign, "ownRuleOrder");
		}
		return new Condition.Comparison(one, operator, other);
	}

	/** One side, of which a fixed value counts what the other side counts. */
	private record Raw(Word word, Term first, char step, Term second, Dimension dimension) {

		boolean isLiteral() {
			return step == Operand.NONE && first instanceof Term.Literal;
		}

		boolean hasNoSetting() {
			return first instanceof Term.Literal && (second == null || second instanceof Term.Literal);
		}

		Operand operand() {
			return new Operand(first, step, second, dimension);
		}

		/** The unit of the setting that comes first. */
		String unit() {
			SettingRow row = operand().settings().filter(setting -> setting.dimension() == dimension).findFirst().map(Term.OfSetting::row).orElse(null);
			return row == null || row.unit() == null ? null : row.unit().substring(row.unit().lastIndexOf(':') + 1);
		}
	}

	private static Operand literal(Raw raw, Raw other) throws Mistake {
		Term.Literal literal = new Term.Literal(((Term.Literal) raw.first).text(), other.unit(), other.operand().settings().findFirst().map(Term.OfSetting::key).orElse(null));
		if (literal.value(null, other.dimension) == null) {
			throw Mistake.of(raw.word, "ownRuleValue", dimension(other.dimension));
		}
		return new Operand(literal, Operand.NONE, null, other.dimension);
	}

	private Raw raw() throws Mistake {
		Word word = next();
		Term first = term(word);
		if (at == words.size() || !words.get(at).is("*") && !words.get(at).is("/")) {
			return new Raw(word, first, Operand.NONE, null, first instanceof Term.OfSetting setting ? setting.dimension() : null);
		}
		Word step = next();
		Word behind = next();
		Term second = term(behind);
		if (at < words.size() && (words.get(at).is("*") || words.get(at).is("/"))) {
			throw Mistake.of(words.get(at), "ownRuleSteps");
		}
		Dimension one = factor(first, word);
		Dimension other = factor(second, behind);
		boolean divides = step.is("/");
		Dimension whole = other == Dimension.COUNT ? one : divides ? one == other ? Dimension.COUNT : null : one == Dimension.COUNT ? other : null;
		if (whole == null) {
			throw Mistake.of(step, "ownRuleStep", dimension(one), dimension(other));
		}
		return new Raw(word, first, step.text().charAt(0), second, whole);
	}

	private static Dimension factor(Term term, Word word) throws Mistake {
		if (term instanceof Term.OfSetting setting) {
			if (!setting.dimension().isNumber()) {
				throw Mistake.of(word, "ownRuleFactor");
			}
			return setting.dimension();
		}
		BigDecimal number = ((Term.Literal) term).number();
		if (number == null || number.signum() == 0) {
			throw Mistake.of(word, "ownRuleFactor");
		}
		return Dimension.COUNT;
	}

	private Term term(Word word) throws Mistake {
		OwnRuleStatement.Member member = member(word.text());
		return member == null || word.isText() ? literal(word) : setting(word, member, takes("or-default"));
	}

	private Term literal(Word word) throws Mistake {
		if (!word.quoted() && (NO_VALUES.contains(word.text()) || Operator.ofSign(word.text()).isPresent())) {
			throw Mistake.of(word, "ownRuleTerm");
		}
		if (!word.quoted() && word.text().indexOf('.') > 0 && Dimension.COUNT.read(word.text(), null) == null) {
			String alias = word.text().substring(0, word.text().indexOf('.'));
			throw Mistake.unknown(word, "ownRuleNoAlias", suggestions.of(alias, members.stream().map(OwnRuleStatement.Member::alias).toList()));
		}
		return new Term.Literal(word.text(), null, null);
	}

	private OwnRuleStatement.Member member(String text) {
		return members.stream().filter(each -> text.startsWith(each.alias() + '.')).findFirst().orElse(null);
	}

	/** {@return a setting by its name in the rule} @param word the name @param member its group @param orDefault whether a default counts */
	private Term.OfSetting setting(Word word, OwnRuleStatement.Member member, boolean orDefault) throws Mistake {
		String key = word.text().substring(member.alias().length() + 1);
		SettingRow row = member.group().settings().get(key);
		if (row == null) {
			throw Mistake.unknown(word, "ownRuleKey", member.group().kind(), Mistake.shown(key), suggestions.of(key, member.group().settings().keySet()));
		}
		return new Term.OfSetting(members.indexOf(member), key, row, orDefault);
	}

	/** {@return a setting that a message names, or null where it names none} @param word the name */
	Term.OfSetting named(Word word) throws Mistake {
		OwnRuleStatement.Member member = member(word.text());
		return member == null ? null : setting(word, member, true);
	}

	private boolean takes(String word) {
		boolean there = at < words.size() && words.get(at).is(word);
		at += there ? 1 : 0;
		return there;
	}

	private Word next() throws Mistake {
		if (at == words.size()) {
			throw Mistake.of(words.get(words.size() - 1), "ownRuleEnd");
		}
		return words.get(at++);
	}

	private static String dimension(Dimension dimension) {
		return TEXTS.get("dimension." + dimension.name());
	}
}
