/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Product;
import org.wiretune.lint.text.KeyForm;
import org.wiretune.lint.text.TextEntry;

/**
 * Profiles of Spring Boot and Quarkus: those of a file's name ({@code application-test.yml}), of a document
 * ({@code spring.config.activate.on-profile}) and of a key ({@code %test.quarkus...}).
 */
final class Profiles {

	private static final Set<String> OF_DOCUMENT = Set.of("spring.config.activate.onprofile", "spring.profiles");

	private final Product product;
	private final String ofFile;
	private final Map<Integer, String> ofDocuments = new HashMap<>();

	Profiles(Product product, String path, List<TextEntry> entries) {
		this.product = product;
		ofFile = hasProfiles() ? ofFile(path) : null;
		if (product == Product.SPRING_BOOT) {
			for (TextEntry entry : entries) {
				if (OF_DOCUMENT.contains(KeyForm.RELAXED.normal(entry.key())) && !entry.value().isEmpty()) {
					ofDocuments.put(entry.document(), entry.value());
				}
			}
		}
	}

	private boolean hasProfiles() {
		return product == Product.SPRING_BOOT || product == Product.QUARKUS;
	}

	private static String ofFile(String path) {
		String name = path.substring(path.lastIndexOf('/') + 1);
		int dash = name.indexOf('-');
		int dot = name.lastIndexOf('.');
		return dash >= 0 && dot > dash + 1 ? name.substring(dash + 1, dot) : null;
	}

	/** {@return the profile that an entry speaks for, or null for all} */
	String of(TextEntry entry) {
		int dot = keyStart(entry.key());
		if (dot > 0) {
			return entry.key().substring(1, dot - 1).replace("\"", "");
		}
		return of(entry.document());
	}

	/** {@return the profile that a document speaks for, or null for all} */
	String of(int document) {
		String profile = ofDocuments.get(document);
		return profile == null ? ofFile : profile;
	}

	/** {@return the entry without a profile before its key} */
	TextEntry plain(TextEntry entry) {
		int start = keyStart(entry.key());
		return start > 0 ? entry.withKey(entry.key().substring(start)) : entry;
	}

	/** Where the key begins behind a profile, or 0 where there is none. */
	private int keyStart(String key) {
		if (product != Product.QUARKUS || !key.startsWith("%")) {
			return 0;
		}
		int quote = key.startsWith("%\"") ? key.indexOf('"', 2) : 0;
		int dot = quote < 0 ? -1 : key.indexOf('.', quote);
		return dot < 0 ? 0 : dot + 1;
	}
}
