/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.lint.config.RulesFile;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.ownrule.OwnRuleReader;
import org.wiretune.lint.ownrule.Relation;
import org.wiretune.lint.ownrule.SettingNames;
import org.wiretune.lint.table.SettingRow;
import org.wiretune.safety.text.Texts;

/** Proposes what a rule of one's own may say at the caret of a rules file: its words, groups, settings and comparisons. Used once. */
public final class RulesFileProposals {

	private static final Texts TEXTS = Texts.of(RulesFileProposals.class, "editor");

	/** The longest text around the caret that is looked at; a block is shorter. */
	private static final int NEAR = 20_000;
	private static final Pattern MEMBER = Pattern.compile("(\\S+)\\s+as\\s+([\\w-]+)");
	private static final List<String> PRESENCE = List.of("is-set", "not-set");

	private final String text;
	private final int offset;
	private final List<ContentProposal> proposals = new ArrayList<>();
	private final List<ContentProposal> further = new ArrayList<>();
	private int start;

	private RulesFileProposals(String text, int offset) {
		this.text = text;
		this.offset = offset;
	}

	/**
	 * Computes the proposals at a caret.
	 *
	 * @param text the text as it is in the editor
	 * @param offset the caret
	 * @return the proposals in the order in which they are shown, those that begin with what is written first
	 */
	public static List<ContentProposal> at(String text, int offset) {
		RulesFileProposals proposals = new RulesFileProposals(text, offset);
		proposals.compute();
		return Stream.concat(proposals.proposals.stream(), proposals.further.stream()).toList();
	}

	private void compute() {
		int lineStart = lineStart(offset);
		String before = text.substring(lineStart, offset);
		String line = before.stripLeading();
		if (line.startsWith("#") || before.length() > NEAR) {
			return;
		}
		start = offset - written(line).length();
		boolean isIndented = line.length() < before.length();
		String word = firstWord(line);
		if (word.length() == line.length()) {
			first(isIndented);
			return;
		}
		if (!isIndented) {
			if (word.equals("rule") && line.matches("rule\\s+\\S+\\s*=\\s*\\S*")) {
				propose("warning", TEXTS.get("proposal.rule.warning"));
				propose("info", TEXTS.get("proposal.rule.info"));
			}
			return;
		}
		switch (word) {
		case "each" -> each(words(line));
		case "when" -> condition(words(line), true);
		case "fix" -> condition(words(line), false);
		case "message" -> message(line);
		default -> {
			// A reason is in the author's own words.
		}
		}
	}

	/** The word that is being written at the end of a line. */
	private static String written(String line) {
		int at = line.length();
		while (at > 0 && !Character.isWhitespace(line.charAt(at - 1)) && line.charAt(at - 1) != ',' && line.charAt(at - 1) != '{') {
			at--;
		}
		return line.substring(at);
	}

	private static String firstWord(String line) {
		int at = 0;
		while (at < line.length() && !Character.isWhitespace(line.charAt(at))) {
			at++;
		}
		return line.substring(0, at);
	}

	/** The words before the one that is being written, without the first of the line. */
	private List<String> words(String line) {
		String done = line.substring(firstWord(line).length(), line.length() - written(line).length()).replace(",", " , ").strip();
		return done.isEmpty() ? List.of() : List.of(done.split("\\s+"));
	}

	private void first(boolean isIndented) {
		if (!isIndented) {
			propose("rule", "rule own.", TEXTS.get("proposal.rule"));
			propose("suppress", "suppress = ", TEXTS.get("proposal.suppress"));
			return;
		}
		List<String> block = block();
		for (String word : OwnRuleReader.WORDS) {
			if (block.stream().noneMatch(line -> firstWord(line).equals(word))) {
				propose(word, word + ' ', TEXTS.get("proposal.rule." + word));
			}
		}
	}

	private void each(List<String> words) {
		String last = words.isEmpty() ? "," : words.get(words.size() - 1);
		String beforeLast = words.size() < 2 ? "" : words.get(words.size() - 2);
		if (last.equals(",")) {
			SettingNames.groups().forEach(group -> propose(group.kind(), group.kind() + " as ", group.label() + ", " + group.product().title()));
		} else if (last.equals("same")) {
			for (Relation relation : Relation.values()) {
				propose(relation.word(), TEXTS.get("proposal.relation." + relation.word()));
			}
		} else if (last.equals("in")) {
			propose("same", "same ", "");
		} else if (beforeLast.equals("as") && words.contains(",")) {
			propose("in same", "in same ", TEXTS.get("proposal.relation"));
		} else if (!last.equals("as") && !beforeLast.equals("as") && !words.contains("in")) {
			propose("as", "as ", TEXTS.get("proposal.alias"));
		}
	}

	private void condition(List<String> words, boolean compares) {
		Map<String, SettingNames.Group> members = members();
		String last = words.isEmpty() ? "" : words.get(words.size() - 1);
		if (isValue(last, members)) {
			boolean isRight = words.stream().anyMatch(OwnRuleReader.COMPARISONS::contains);
			if (members.keySet().stream().anyMatch(alias -> last.startsWith(alias + '.'))) {
				propose("or-default", TEXTS.get("proposal.or-default"));
			}
			propose("*", "* ", TEXTS.get("proposal.step"));
			propose("/", "/ ", TEXTS.get("proposal.step"));
			if (compares) {
				OwnRuleReader.COMPARISONS.forEach(sign -> propose(sign, sign + ' ', TEXTS.get("proposal.comparison")));
				PRESENCE.forEach(word -> propose(word, TEXTS.get("proposal." + word)));
				joins(isRight);
			} else {
				propose("=", "= ", TEXTS.get("proposal.assign"));
			}
			return;
		}
		if (PRESENCE.contains(last)) {
			joins(true);
			return;
		}
		members.forEach((alias, group) -> settings(alias, group, ""));
	}

	private void joins(boolean possible) {
		if (possible) {
			propose("and", "and ", TEXTS.get("proposal.and"));
			propose("or", "or ", TEXTS.get("proposal.or"));
		}
	}

	/** Whether a word is a setting or a value, behind which something follows. */
	private static boolean isValue(String word, Map<String, SettingNames.Group> members) {
		return !word.isEmpty() && !OwnRuleReader.COMPARISONS.contains(word) && !PRESENCE.contains(word) && !List.of("and", "or", "*", "/").contains(word);
	}

	private void message(String line) {
		int open = line.lastIndexOf('{');
		if (open < 0 || line.indexOf('}', open) >= 0) {
			return;
		}
		start = offset - (line.length() - open - 1);
		propose("measured", "measured}", TEXTS.get("proposal.measured"));
		propose("limit", "limit}", TEXTS.get("proposal.limit"));
		members().forEach((alias, group) -> settings(alias, group, "}"));
	}

	private void settings(String alias, SettingNames.Group group, String behind) {
		for (SettingRow row : group.settings().values()) {
			boolean needsQuotes = behind.isEmpty() && row.name().chars().anyMatch(Character::isWhitespace);
			String name = alias + '.' + row.name();
			propose(name, needsQuotes ? alias + ".\"" + row.name() + '"' : name + behind, description(group, row));
		}
	}

	private static String description(SettingNames.Group group, SettingRow row) {
		String label = row.label() == null ? group.label() : row.label();
		String type = TEXTS.get("proposal.type." + row.valueType().name());
		String unit = row.unit() == null || row.unit().contains("@") ? "" : ", " + row.unit();
		return label + ", " + type + unit + (row.defaults().isEmpty() ? "" : ", " + TEXTS.get("proposal.standard", row.defaults().get(0).value().value()));
	}

	/** The groups of the block by their names in it. */
	private Map<String, SettingNames.Group> members() {
		Map<String, SettingNames.Group> members = new LinkedHashMap<>();
		for (String line : block()) {
			if (firstWord(line).equals("each")) {
				Matcher member = MEMBER.matcher(line.substring("each".length()).replace(",", " , "));
				while (member.find()) {
					SettingNames.Group group = SettingNames.group(member.group(1));
					if (group != null) {
						members.put(member.group(2), group);
					}
				}
			}
		}
		return members;
	}

	/** The lines of the block around the caret, without the one of the caret and without blanks before them. */
	private List<String> block() {
		int first = lineStart(offset);
		int low = Math.max(0, first - NEAR);
		int begin = first;
		while (begin > low && !text.startsWith("rule", begin)) {
			begin = lineStart(begin - 1);
		}
		List<String> lines = new ArrayList<>();
		text.substring(begin, first).lines().forEach(line -> lines.add(line.strip()));
		int end = offset;
		while (end < text.length() && text.charAt(end) != '\n') {
			end++;
		}
		for (String line : text.substring(end, Math.min(text.length(), end + NEAR)).lines().toList()) {
			if (!line.isBlank() && !Character.isWhitespace(line.charAt(0)) && !line.startsWith("#")) {
				break;
			}
			lines.add(line.strip());
		}
		return lines;
	}

	private int lineStart(int from) {
		int at = Math.max(0, from);
		while (at > 0 && text.charAt(at - 1) != '\n' && text.charAt(at - 1) != '\r') {
			at--;
		}
		return at;
	}

	private void propose(String label, String detail) {
		propose(label, label, detail);
	}

	private void propose(String label, String written, String detail) {
		String typed = text.substring(start, offset).toLowerCase(Locale.ROOT);
		String known = label.toLowerCase(Locale.ROOT);
		if (known.contains(typed)) {
			(known.startsWith(typed) ? proposals : further)
					.add(new ContentProposal(label, detail, List.of(new TextChange(RulesFile.NAME, start, text.substring(start, offset), written)), start + written.length()));
		}
	}
}
