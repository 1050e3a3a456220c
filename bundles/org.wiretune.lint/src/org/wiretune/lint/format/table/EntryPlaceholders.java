/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.HashMap;
import java.util.Map;

import org.wiretune.core.Product;
import org.wiretune.lint.format.Placeholders;
import org.wiretune.lint.text.TextDocument;
import org.wiretune.lint.text.TextEntry;

/**
 * Placeholders in files of one entry a line and of YAML. In those of Spring Boot and Quarkus they name other entries, of their
 * profile before those of none; what the environment gives beyond them is not seen, so that the default counts.
 */
final class EntryPlaceholders {

	private EntryPlaceholders() {
	}

	/**
	 * {@return what resolves the values of a file, or null where a value of the product is what is written}
	 *
	 * @param product whose file it is
	 * @param document the file
	 * @param profiles its profiles
	 * @param profile the one that is read, or null for none
	 */
	static Placeholders of(Product product, TextDocument document, Profiles profiles, String profile) {
		if (document.source().text().indexOf("${") < 0) {
			return null;
		}
		if (product == Product.SPRING_BOOT || product == Product.QUARKUS) {
			return new Placeholders(Placeholders.COLON, entries(document, profiles, profile)::get);
		}
		return product == Product.LOG4J ? new Placeholders(Placeholders.COLON_AND_HYPHEN, name -> null) : null;
	}

	private static Map<String, String> entries(TextDocument document, Profiles profiles, String profile) {
		Map<String, String> entries = new HashMap<>();
		for (String each : profile == null ? new String[] {null} : new String[] {null, profile}) {
			for (TextEntry entry : document.entries()) {
				String of = profiles.of(entry);
				if (each == null ? of == null : each.equals(of)) {
					entries.put(profiles.plain(entry).key(), entry.value());
				}
			}
		}
		return entries;
	}
}
