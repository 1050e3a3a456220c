/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import org.wiretune.core.Severity;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.SourceText;

/**
 * Reads the blocks of a rules file that state rules: a line {@code rule id = severity} and the indented lines below it. What
 * cannot be followed becomes a problem at its place, and the block then is no rule.
 */
public final class OwnRuleReader {

	/** More rules than these in one file are a mistake of a program. */
	private static final int MOST_RULES = 500;
	private static final int MOST_LINES = 20;
	private static final int LONGEST_LINE = 1000;
	private static final int LONGEST_ID = 100;
	private static final String RULE = "rule";
	/** The words that begin the lines of a block. */
	public static final List<String> WORDS = List.of("each", "when", "message", "because", "fix");
	/** The signs between two values. */
	public static final List<String> COMPARISONS = Arrays.stream(Operator.values()).map(Operator::sign).toList();
	private static final Pattern ID = Pattern.compile("NAME(\\.NAME){1,3}".replace("NAME", "[a-z][a-z0-9]*(-[a-z0-9]+)*"));

	private final SourceText source;
	private final FileParts parts;
	private final Predicate<String> isHouse;
	private final Suggestions suggestions = new Suggestions();
	private final List<OwnRuleStatement> statements = new ArrayList<>();
	private final Set<String> ids = new LinkedHashSet<>();
	private int blocks;
	private Block block;

	/** The lines of one rule. */
	private static final class Block {

		private final Line head;
		private final List<Line> lines = new ArrayList<>();
		private boolean isTooLong;

		Block(Line head) {
			this.head = head;
		}
	}

	/** A line without the blanks around it. @param text what it says @param offset where it begins in the file */
	private record Line(String text, int offset) {

		/** What stands behind its first word. */
		Line behindWord() {
			int at = 0;
			while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
				at++;
			}
			while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
				at++;
			}
			return new Line(text.substring(at), offset + at);
		}

		boolean begins(String word) {
			return text.startsWith(word) && (text.length() == word.length() || Character.isWhitespace(text.charAt(word.length())));
		}
	}

	/**
	 * @param source the rules file
	 * @param parts takes the problems
	 * @param isHouse tells an id of the house's rules
	 */
	public OwnRuleReader(SourceText source, FileParts parts, Predicate<String> isHouse) {
		this.source = source;
		this.parts = parts;
		this.isHouse = isHouse;
	}

	/**
	 * Takes a line where it belongs to a block.
	 *
	 * @param text the line without the blanks around it, neither empty nor a comment
	 * @param offset where that begins in the file
	 * @param indented whether blanks stand before it
	 * @return whether it belongs to one
	 */
	public boolean takes(String text, int offset, boolean indented) {
		Line line = new Line(text, offset);
		if (line.begins(RULE)) {
			end();
			block = new Block(line);
			return true;
		}
		if (block == null || !indented) {
			end();
			return false;
		}
		block.isTooLong |= block.lines.size() == MOST_LINES;
		if (!block.isTooLong) {
			block.lines.add(line);
		}
		return true;
	}

	/** Reads the block that ends here, where there is one. */
	private void end() {
		if (block == null) {
			return;
		}
		Block ended = block;
		block = null;
		blocks++;
		if (blocks > MOST_RULES) {
			if (blocks == MOST_RULES + 1) {
				tell(new Mistake(ReadProblem.Kind.SYNTAX, ended.head.offset, shownLength(ended.head), "ownRuleMost", MOST_RULES));
			}
			return;
		}
		read(ended);
	}

	/** Ends with the file. */
	public void finish() {
		end();
	}

	/** {@return the rules that could be followed, in the order of the file} */
	public List<OwnRuleStatement> statements() {
		return statements;
	}

	/** {@return the ids of all rules that the file states, those among them that could not be followed} */
	public Set<String> ids() {
		return ids;
	}

	/** {@return whether an id may be that of a user's rule} @param id the id */
	public static boolean isId(String id) {
		return id.length() <= LONGEST_ID && ID.matcher(id).matches();
	}

	private void read(Block ended) {
		int before = parts.problems().size();
		Header header = null;
		try {
			header = header(ended);
		} catch (Mistake mistake) {
			tell(mistake);
		}
		if (ended.isTooLong) {
			tell(new Mistake(ReadProblem.Kind.SYNTAX, ended.head.offset, shownLength(ended.head), "ownRuleLines", MOST_LINES));
			return;
		}
		Map<String, Line> lines = lines(ended);
		OwnRuleStatement statement = new BlockReader(ended.head, header).read(lines);
		if (statement != null && parts.problems().size() == before) {
			statements.add(statement);
		}
	}

	private record Header(String id, Severity severity) {
	}

	private Header header(Block ended) throws Mistake {
		Line rest = ended.head.behindWord();
		if (ended.head.text.length() > LONGEST_LINE) {
			throw new Mistake(ReadProblem.Kind.SYNTAX, ended.head.offset, shownLength(ended.head), "ownRuleLong", LONGEST_LINE);
		}
		List<Word> words = Word.of(rest.text, rest.offset);
		if (words.size() != 3 || !words.get(1).is("=")) {
			throw new Mistake(ReadProblem.Kind.SYNTAX, ended.head.offset, ended.head.text.length(), "ownRuleHead", Mistake.shown(ended.head.text));
		}
		Word id = words.get(0);
		if (isHouse.test(id.text()) || id.text().indexOf('.') > 0 && isHouse.test(id.text().substring(0, id.text().indexOf('.')))) {
			throw Mistake.of(id, "ownRuleHouse");
		}
		if (!isId(id.text())) {
			throw Mistake.of(id, "ownRuleId");
		}
		if (!ids.add(id.text())) {
			throw Mistake.of(id, "ownRuleTwice");
		}
		return new Header(id.text(), switch (words.get(2).text()) {
		case "warning" -> Severity.WARNING;
		case "info" -> Severity.INFO;
		default -> throw Mistake.of(words.get(2), "ownRuleSeverity", id.text());
		});
	}

	private Map<String, Line> lines(Block ended) {
		Map<String, Line> lines = new LinkedHashMap<>();
		Set<String> told = new HashSet<>();
		for (Line line : ended.lines) {
			String word = WORDS.stream().filter(line::begins).findFirst().orElse(null);
			if (line.text.length() > LONGEST_LINE) {
				tell(new Mistake(ReadProblem.Kind.SYNTAX, line.offset, shownLength(line), "ownRuleLong", LONGEST_LINE));
			} else if (word == null) {
				Word wrong = Word.of(line.text, line.offset).get(0);
				tell(Mistake.of(wrong, "ownRuleWord", String.join(", ", WORDS)));
			} else if (line.behindWord().text.isEmpty()) {
				tell(new Mistake(ReadProblem.Kind.SYNTAX, line.offset, line.text.length(), "ownRuleEmpty", word));
			} else if (lines.put(word, line.behindWord()) != null && told.add(word)) {
				tell(new Mistake(ReadProblem.Kind.SYNTAX, line.offset, line.text.length(), "ownRuleAgain", word));
			}
		}
		return lines;
	}

	private static int shownLength(Line line) {
		return Math.min(line.text.length(), LONGEST_LINE);
	}

	private void tell(Mistake mistake) {
		parts.problem(mistake.kind(), source.origin(mistake.offset(), mistake.length()), TEXTS.get(mistake.key(), mistake.values()));
	}

	/** Reads what the lines of one block say. */
	private final class BlockReader {

		private final Line head;
		private final Header header;

		BlockReader(Line head, Header header) {
			this.head = head;
			this.header = header;
		}

		/** The rule; null where something is missing. What is wrong is told. */
		OwnRuleStatement read(Map<String, Line> lines) {
			for (String needed : List.of("each", "when", "message")) {
				if (!lines.containsKey(needed)) {
					tell(new Mistake(ReadProblem.Kind.SYNTAX, head.offset, shownLength(head), "ownRuleMissing", needed));
				}
			}
			if (!lines.containsKey("each")) {
				return null;
			}
			MemberReader members = new MemberReader(words(lines, "each"), suggestions);
			try {
				members.read();
			} catch (Mistake mistake) {
				tell(mistake);
				return null;
			}
			Condition condition = lines.containsKey("when") ? told(() -> new ConditionReader(members.members(), words(lines, "when"), suggestions).condition()) : null;
			OwnRuleStatement.Assignment fix = lines.containsKey("fix") ? told(() -> new ConditionReader(members.members(), words(lines, "fix"), suggestions).assignment()) : null;
			Map<String, Term.OfSetting> named = lines.containsKey("message") ? told(() -> named(lines.get("message"), members.members(), condition)) : null;
			if (header == null || condition == null || named == null) {
				return null;
			}
			return new OwnRuleStatement(header.id, header.severity, members.members(), members.relation(), condition, lines.get("message").text, named, lines.containsKey("because") ? lines.get("because").text : "", fix,
					source.origin(head.offset, head.text.length()));
		}

		private List<Word> words(Map<String, Line> lines, String word) {
			return Word.of(lines.get(word).text, lines.get(word).offset);
		}
	}

	/** Gives something, or what is wrong. */
	@FunctionalInterface
	private interface Reading<T> {

		T read() throws Mistake;
	}

	/** What a reading gives; null where something was wrong, which is told. */
	private <T> T told(Reading<T> reading) {
		try {
			return reading.read();
		} catch (Mistake mistake) {
			tell(mistake);
			return null;
		}
	}

	/** The settings that a message names. */
	private Map<String, Term.OfSetting> named(Line line, List<OwnRuleStatement.Member> members, Condition condition) throws Mistake {
		Map<String, Term.OfSetting> named = new LinkedHashMap<>();
		for (int open = line.text.indexOf('{'); open >= 0; open = line.text.indexOf('{', open + 1)) {
			int close = line.text.indexOf('}', open);
			String name = close < 0 ? "" : line.text.substring(open + 1, close);
			Word word = new Word(name, line.offset + open, close < 0 ? line.text.length() - open : close - open + 1, false, false);
			boolean isCompared = condition == null || condition.compares();
			if (name.equals("measured") || name.equals("limit") && isCompared) {
				continue;
			}
			if (name.equals("limit")) {
				throw Mistake.of(word, "ownRuleNoLimit");
			}
			Term.OfSetting setting = new ConditionReader(members, List.of(word), suggestions).named(word);
			if (setting == null) {
				throw Mistake.unknown(word, "ownRuleName", String.join(", ", members.stream().map(member -> '{' + member.alias() + ".…}").toList()));
			}
			named.put(name, setting);
		}
		return named;
	}
}
