/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.HashMap;
import java.util.Map;

import org.wiretune.core.Product;
import org.wiretune.lint.format.Placeholders;
import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.text.TextDocument;
import org.wiretune.lint.text.TextEntry;

/**
 * Placeholders in files of one entry a line and of YAML. In those of Spring Boot and Quarkus they name other entries, of their
 * profile before those of none; what the environment gives beyond them is not seen, so that the default counts.
 */
final class EntryPlaceholders {

	private final FileKind kind;
	private final TextDocument document;
	private final Profiles profiles;
	/** Values by key by profile; made once they are asked for. */
	private Map<String, Map<String, String>> entries;

	EntryPlaceholders(FileKind kind, TextDocument document, Profiles profiles) {
		this.kind = kind;
		this.document = document;
		this.profiles = profiles;
	}

	/** {@return what resolves the values of a profile, or null where a value of the product is what is written} @param profile the profile, or null for none */
	Placeholders of(String profile) {
		if (kind.product() == Product.SPRING_BOOT || kind.product() == Product.QUARKUS) {
			return new Placeholders(Placeholders.COLON, name -> value(profile, name));
		}
		// Log4j 1 knows no defaults.
		return kind.id().startsWith("log4j2") ? new Placeholders(Placeholders.COLON_AND_HYPHEN, name -> null) : null;
	}

	private String value(String profile, String name) {
		if (entries == null) {
			entries = new HashMap<>();
			for (TextEntry entry : document.entries()) {
				entries.computeIfAbsent(profiles.of(entry), key -> new HashMap<>()).put(profiles.plain(entry).key(), entry.value());
			}
		}
		String own = entries.getOrDefault(profile, Map.of()).get(name);
		return own != null ? own : entries.getOrDefault(null, Map.of()).get(name);
	}
}
