/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Placeholders;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.text.KeyForm;
import org.wiretune.lint.text.TextDocument;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.lint.text.TextSyntax;
import org.wiretune.lint.text.TextSyntaxes;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.PlatformFactory;

/**
 * Reads the settings of a file that is no XML and that a table describes. A file whose content is of another kind is
 * passed over without a word, because such names are often generic. Each profile of Spring Boot and Quarkus gives a
 * {@link ConfigurationFile} of its own with the profile as its scope; it has only what it states, because what it does not
 * state is that of the file without a profile.
 */
public final class TextTableFormat implements FileFormat {

	/** The most groups that are read of a file. */
	static final int MAXIMUM_GROUPS = 2_000;

	private final FileKind kind;
	private final TextSyntax syntax;
	private final TextIndex index;
	private final List<List<String>> marks;

	/**
	 * Makes a format.
	 *
	 * @param kind what the table says
	 */
	public TextTableFormat(FileKind kind) {
		this.kind = kind;
		syntax = TextSyntaxes.of(kind.syntax());
		index = new TextIndex(kind, syntax.form());
		marks = kind.keys().stream().map(key -> syntax.form().normal(syntax.form().split(key))).toList();
	}

	@Override
	public String id() {
		return kind.id();
	}

	@Override
	public Set<String> extensions() {
		return kind.extensions();
	}

	@Override
	public boolean accepts(String path) {
		return kind.accepts(path);
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		TextDocument document = syntax.read(text);
		Profiles profiles = new Profiles(kind.product(), text.path(), document.entries());
		if (!isOfKind(document, profiles)) {
			return;
		}
		if (document.brokenAt() >= 0) {
			parts.problem(ReadProblem.Kind.SYNTAX, text.origin(document.brokenAt(), 1), TEXTS.get(document.isUnclosed() ? "unclosedValue" : "misreadLine"));
		}
		if (document.fullAt() >= 0) {
			parts.problem(ReadProblem.Kind.TOO_LARGE, text.origin(document.fullAt(), 0),
					TEXTS.get("tooManyEntries", TextDocument.MAXIMUM_ENTRIES, Integer.toString(text.line(document.fullAt()))));
		}
		if (parts.remark().isEmpty()) {
			parts.remarks(syntax.remarks(document));
			TextSuppressions.read(document, parts);
		}
		Map<String, Map<String, TextGroup>> groups = new LinkedHashMap<>();
		Map<String, Integer> documents = new HashMap<>();
		if (profiles.of(0) == null) {
			groups.put(null, new LinkedHashMap<>());
			documents.put(null, 0);
		}
		int count = 0;
		for (TextEntry each : document.entries()) {
			String profile = profiles.of(each);
			TextEntry entry = profiles.plain(each);
			documents.putIfAbsent(profile, entry.document());
			count += collect(entry, groups.computeIfAbsent(profile, key -> new LinkedHashMap<>()));
			if (count >= MAXIMUM_GROUPS) {
				parts.problem(ReadProblem.Kind.TOO_LARGE, text.origin(each.keyStart(), 0), TEXTS.get("tooManyGroups", MAXIMUM_GROUPS, Integer.toString(text.line(each.keyStart()))));
				break;
			}
		}
		EntryPlaceholders placeholders = new EntryPlaceholders(kind, document, profiles);
		groups.forEach((profile, found) -> {
			ConfigurationFile file = file(profile, found, document, documents.get(profile), placeholders.of(profile));
			if (!file.getGroups().isEmpty()) {
				parts.add(file);
			}
		});
	}

	private boolean isOfKind(TextDocument document, Profiles profiles) {
		if (marks.isEmpty()) {
			return true;
		}
		KeyForm form = syntax.form();
		for (TextEntry entry : document.entries()) {
			List<String> written = form.split(profiles.plain(entry).key());
			List<String> normal = form.normal(written);
			for (List<String> mark : marks) {
				if (KeyPattern.match(mark, normal, written) != null) {
					return true;
				}
			}
		}
		return false;
	}

	/** Gives an entry to its groups; returns how many of these are new. */
	private int collect(TextEntry entry, Map<String, TextGroup> groups) {
		List<String> written = syntax.form().split(entry.key());
		List<String> normal = syntax.form().normal(written);
		int count = 0;
		boolean found = false;
		for (TextIndex.Place place : index.exact(normal)) {
			String name = place.family().pattern().nameOfSection(entry.section());
			if (name != null) {
				count += put(place, entry, name, groups);
				found = true;
			}
		}
		if (found) {
			return count;
		}
		for (TextIndex.Place place : index.starred()) {
			String name = place.family().pattern().nameOfSection(entry.section()) == null ? null : KeyPattern.match(place.pattern(), normal, written);
			if (name != null) {
				return put(place, entry, name, groups);
			}
		}
		return 0;
	}

	private static int put(TextIndex.Place place, TextEntry entry, String name, Map<String, TextGroup> groups) {
		int before = groups.size();
		String key = place.family().pattern().path() + '\0' + entry.section() + '\0' + name;
		groups.computeIfAbsent(key, each -> new TextGroup(place.family(), entry.section(), name)).put(place.place(), entry);
		return groups.size() - before;
	}

	private ConfigurationFile file(String profile, Map<String, TextGroup> found, TextDocument document, int number, Placeholders placeholders) {
		ConfigurationFile file = PlatformFactory.INSTANCE.createConfigurationFile();
		String path = document.source().path();
		file.setName(path.substring(path.lastIndexOf('/') + 1));
		file.setPath(path);
		file.setKind(kind.id());
		file.setProduct(kind.product());
		file.setScope(profile == null ? kind.scope() : profile);
		file.setOrigin(SourceText.wholeFile(path));
		TextGroupWriter writer = new TextGroupWriter(document, syntax, number, profile == null, placeholders);
		for (TextFamily family : index.families()) {
			List<TextGroup> groups = new ArrayList<>(found.values().stream().filter(group -> group.family == family).toList());
			if (groups.isEmpty() && profile == null && !family.hasName() && exists(family, document, number)) {
				groups.add(new TextGroup(family, family.pattern().section(), ""));
			}
			groups.sort(Comparator.comparingInt(group -> group.first == null ? 0 : group.first.keyStart()));
			groups.stream().map(writer::write).filter(Objects::nonNull).forEach(file.getGroups()::add);
		}
		return file;
	}

	/** Whether a group exists that no key names: its section stands there, a key begins like its own, or the table says so. */
	private boolean exists(TextFamily family, TextDocument document, int number) {
		String existence = family.existence();
		if ("*".equals(existence)) {
			return true;
		}
		KeyPattern pattern = family.pattern();
		if (existence == null && !pattern.section().isEmpty()) {
			return document.sections().stream().anyMatch(section -> pattern.section().equalsIgnoreCase(section.name()));
		}
		KeyForm form = syntax.form();
		List<List<String>> beginnings = existence == null ? List.of(family.path())
				: List.of(existence.split("\\s*,\\s*")).stream().map(key -> form.normal(form.split(key))).toList();
		if (beginnings.contains(List.<String>of())) {
			return true;
		}
		List<List<String>> keys = document.normalKeys(form);
		for (int i = 0; i < keys.size(); i++) {
			if (document.entries().get(i).document() == number) {
				List<String> key = keys.get(i);
				for (List<String> beginning : beginnings) {
					if (key.size() >= beginning.size() && key.subList(0, beginning.size()).equals(beginning)) {
						return true;
					}
				}
			}
		}
		return false;
	}
}
