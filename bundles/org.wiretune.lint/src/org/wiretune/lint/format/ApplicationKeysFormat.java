/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.lint.text.TextSyntaxes;

/** A format that takes keys of one world out of the properties of an application, which are written as properties or in YAML. */
public abstract class ApplicationKeysFormat implements FileFormat {

	private final String id;
	private final Pattern files;

	/**
	 * @param id the id of the format
	 * @param files what is found in the paths of its files
	 */
	protected ApplicationKeysFormat(String id, Pattern files) {
		this.id = id;
		this.files = files;
	}

	@Override
	public final String id() {
		return id;
	}

	@Override
	public final Set<String> extensions() {
		return Set.of("properties", "yml", "yaml");
	}

	@Override
	public final boolean accepts(String path) {
		return files.matcher(path).find();
	}

	/** {@return the keys of a file in their order} @param text the file */
	protected static List<TextEntry> entries(SourceText text) {
		return TextSyntaxes.of(text.path().endsWith(".properties") ? "properties" : "yaml").read(text).entries();
	}

	/** {@return where the value of a key stands} @param entry the key @param text the file */
	protected static Origin value(TextEntry entry, SourceText text) {
		return text.origin(entry.valueStart(), entry.valueEnd() - entry.valueStart());
	}
}
