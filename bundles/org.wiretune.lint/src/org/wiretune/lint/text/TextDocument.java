/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.wiretune.lint.source.SourceText;

/**
 * What a syntax found in a file, in file order. Its size is bounded: behind {@value #MAXIMUM_ENTRIES} entries nothing is
 * read, and an entry whose key is longer than {@value #MAXIMUM_KEY} characters is passed over.
 */
public final class TextDocument {

	/** The most entries that are read of a file; no configuration file comes near. */
	public static final int MAXIMUM_ENTRIES = 20_000;
	/** The longest key that is read. */
	public static final int MAXIMUM_KEY = 512;

	private final SourceText source;
	private final List<TextEntry> entries = new ArrayList<>();
	private final List<TextSection> sections = new ArrayList<>();
	private final List<YamlNode> nodes = new ArrayList<>();
	private final List<YamlNode> roots = new ArrayList<>();
	private Map<String, YamlNode> nodesByPath;
	private List<List<String>> normalKeys;
	private int fullAt = -1;
	private int brokenAt = -1;
	private boolean unclosed;

	TextDocument(SourceText source) {
		this.source = source;
	}

	/** {@return the file} */
	public SourceText source() {
		return source;
	}

	/** {@return the entries} */
	public List<TextEntry> entries() {
		return entries;
	}

	/** {@return the heads of the sections} */
	public List<TextSection> sections() {
		return sections;
	}

	/** {@return the keys of a YAML file that hold others} */
	List<YamlNode> nodes() {
		return nodes;
	}

	/** {@return the documents of a YAML file, at least one} */
	List<YamlNode> roots() {
		return roots;
	}

	/** {@return the keys that hold others by their path, sorted once} */
	Map<String, YamlNode> nodesByPath(Function<List<YamlNode>, Map<String, YamlNode>> sort) {
		if (nodesByPath == null) {
			nodesByPath = sort.apply(nodes);
		}
		return nodesByPath;
	}

	/** {@return the parts of the keys of all entries in the spelling of a form, made once} */
	public List<List<String>> normalKeys(KeyForm form) {
		if (normalKeys == null) {
			normalKeys = entries.stream().map(entry -> form.normal(form.split(entry.key()))).toList();
		}
		return normalKeys;
	}

	/** {@return where reading ended because there were too many entries, or -1} */
	public int fullAt() {
		return fullAt;
	}

	/** {@return the place of an error behind which nothing was read, or -1} */
	public int brokenAt() {
		return brokenAt;
	}

	/** {@return whether the error is a quote or bracket that opens there and is not closed} */
	public boolean isUnclosed() {
		return unclosed;
	}

	/** Notes that nothing behind an offset could be read. */
	void broken(int offset, boolean isUnclosed) {
		brokenAt = offset;
		unclosed = isUnclosed;
	}

	/** Adds an entry; returns false where no more are taken. */
	boolean add(TextEntry entry) {
		if (entry.key().length() > MAXIMUM_KEY || entry.key().isEmpty()) {
			return true;
		}
		if (entries.size() >= MAXIMUM_ENTRIES) {
			fullAt = entry.keyStart();
			return false;
		}
		entries.add(entry);
		return true;
	}

	/** Adds the head of a section; returns false where no more are taken. */
	boolean add(TextSection section) {
		if (sections.size() >= MAXIMUM_ENTRIES) {
			fullAt = section.nameStart();
			return false;
		}
		sections.add(section);
		return true;
	}
}
