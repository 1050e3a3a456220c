/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.TextDocument;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.lint.text.TextSyntaxes;
import org.wiretune.model.platform.ConfigurationGroup;

/** A document of a YAML file, or what stands below one of its keys. */
final class YamlPart {

	private static final Pattern NEXT_DOCUMENT = Pattern.compile("(?m)^---(?=\\s|$)");
	/** Behind so many broken documents of a file nothing is read. */
	private static final int MOST_BROKEN = 16;

	private final SourceText source;
	private final SortedMap<String, TextEntry> entries;
	private final String prefix;

	private YamlPart(SourceText source, SortedMap<String, TextEntry> entries, String prefix) {
		this.source = source;
		this.entries = entries;
		this.prefix = prefix;
	}

	/** {@return the documents of a file; a broken one ends where the next begins} @param source the file */
	static List<YamlPart> documents(SourceText source) {
		List<YamlPart> documents = new ArrayList<>();
		SourceText rest = source;
		for (int broken = 0; broken <= MOST_BROKEN; broken++) {
			TextDocument read = TextSyntaxes.of("yaml").read(rest);
			Map<Integer, SortedMap<String, TextEntry>> byNumber = new TreeMap<>();
			read.entries().forEach(entry -> byNumber.computeIfAbsent(entry.document(), number -> new TreeMap<>()).putIfAbsent(entry.key(), entry));
			byNumber.values().forEach(entries -> documents.add(new YamlPart(source, entries, "")));
			Matcher next = NEXT_DOCUMENT.matcher(source.text());
			if (read.brokenAt() < 0 || read.brokenAt() >= source.text().length() || !next.find(read.brokenAt())) {
				break;
			}
			// Places of the rest are those of the file.
			rest = SourceText.of(source.path(), " ".repeat(next.start()).concat(source.text().substring(next.start())).replaceFirst(" (?=---)", "\n"));
		}
		return documents;
	}

	/** Adds what merge keys bring to the one document of a file. {@return the paths of the mappings that others take} */
	Set<String> merge() {
		return YamlMerges.fill(source.text(), entries);
	}

	SourceText source() {
		return source;
	}

	/** {@return the keys of all entries below, by the rest of their paths} */
	Set<String> keys() {
		Set<String> keys = new LinkedHashSet<>();
		entries.subMap(prefix, prefix + Character.MAX_VALUE).keySet().forEach(key -> keys.add(key.substring(prefix.length())));
		return keys;
	}

	/** {@return the keys directly below, whatever stands below them} */
	Set<String> firstKeys() {
		Set<String> keys = new LinkedHashSet<>();
		keys().forEach(key -> keys.add(key.split("[.\\[]", 2)[0]));
		return keys;
	}

	/** {@return the entry of a key below, or null} */
	TextEntry entry(String key) {
		return entries.get(prefix + key);
	}

	/** {@return the value of a key below; empty where it has none} */
	String value(String key) {
		TextEntry entry = entry(key);
		return entry == null ? "" : entry.value();
	}

	/** {@return what stands below a key} */
	YamlPart below(String key) {
		String start = prefix + key;
		// The slash is the character behind the dot.
		return new YamlPart(source, entries.subMap(start + '.', start + '/'), start + '.');
	}

	/** {@return whether anything stands below a key or is its value} */
	boolean has(String key) {
		String start = prefix + key;
		return entries.containsKey(start) || !entries.subMap(start + '.', start + '/').isEmpty() || !entries.subMap(start + '[', start + '\\').isEmpty();
	}

	/** {@return the mappings of a sequence, in their order} */
	List<YamlPart> items(String key) {
		List<YamlPart> items = new ArrayList<>();
		String start = prefix + key + '[';
		SortedMap<String, TextEntry> all = entries.subMap(start, start + Character.MAX_VALUE);
		for (int i = 0; !all.isEmpty() && i < TextDocument.MAXIMUM_ENTRIES; i++) {
			String item = start + i + ']';
			SortedMap<String, TextEntry> own = entries.subMap(item, item + Character.MAX_VALUE);
			if (own.isEmpty()) {
				break;
			}
			items.add(new YamlPart(source, own, item + '.'));
		}
		return items;
	}

	/** {@return the texts of a sequence, in their order} */
	List<TextEntry> texts(String key) {
		List<TextEntry> texts = new ArrayList<>();
		for (TextEntry entry = entry(key + "[0]"); entry != null && texts.size() < TextDocument.MAXIMUM_ENTRIES; entry = entry(key + '[' + texts.size() + ']')) {
			texts.add(entry);
		}
		return texts;
	}

	/** {@return the entries directly below, by the rest of their keys} */
	Map<String, TextEntry> all() {
		Map<String, TextEntry> all = new TreeMap<>();
		entries.subMap(prefix, prefix + Character.MAX_VALUE).forEach((key, entry) -> all.put(key.substring(prefix.length()).replace("\"", ""), entry));
		return all;
	}

	/** {@return the place of the first entry} */
	Origin origin() {
		TextEntry first = entries.values().stream().min((a, b) -> Integer.compare(a.keyStart(), b.keyStart())).orElse(null);
		return first == null ? source.origin(0, 0) : source.origin(first.keyStart(), first.keyEnd() - first.keyStart());
	}

	/** {@return the place of a value, or that of the first entry} */
	Origin origin(String key) {
		TextEntry entry = entry(key);
		return entry == null ? origin() : source.origin(entry.valueStart(), entry.valueEnd() - entry.valueStart());
	}

	/** Puts the value of a key into a group. @param group the group @param name how the setting is called there @param keys where it may stand, the first that does counts */
	void copy(ConfigurationGroup group, String name, String... keys) {
		for (String key : keys) {
			TextEntry entry = entry(key);
			if (entry != null) {
				group.getSettings().add(ContainerModel.setting(source, name, entry, 0));
				return;
			}
		}
	}
}
