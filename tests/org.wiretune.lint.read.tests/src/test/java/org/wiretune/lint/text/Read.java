/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Insertion;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/** Reads files for the tests of this package as the product does. */
final class Read {

	private static final FileReader READER = new FileReader(FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES);

	private Read() {
	}

	/** {@return what a file gives} */
	static FileParts parts(String path, byte[] bytes) {
		return READER.read(new MemoryTree.MemoryFile(path, bytes));
	}

	/** {@return what a file gives} */
	static FileParts parts(String path, String text) {
		return parts(path, text.getBytes(StandardCharsets.UTF_8));
	}

	/** {@return the settings by scope, group and name} */
	static Map<String, Setting> settings(FileParts parts) {
		Map<String, Setting> settings = new LinkedHashMap<>();
		for (EObject part : parts.elements()) {
			if (part instanceof ConfigurationFile file) {
				for (ConfigurationGroup group : file.getGroups()) {
					for (Setting setting : group.getSettings()) {
						settings.put(file.getKind() + ' ' + file.getScope() + ' ' + group.getKind() + ' ' + group.getName() + ' ' + setting.getName(), setting);
					}
				}
			}
		}
		return settings;
	}

	/** {@return the settings of a text} */
	static Map<String, Setting> settings(String path, String text) {
		return settings(parts(path, text));
	}

	/** {@return the setting whose way ends so; the first} */
	static Setting one(Map<String, Setting> settings, String end) {
		List<Setting> found = settings.entrySet().stream().filter(entry -> entry.getKey().endsWith(end)).map(Map.Entry::getValue).toList();
		if (found.isEmpty()) {
			throw new AssertionError("no " + end + " in " + settings.keySet());
		}
		return found.getFirst();
	}

	/** {@return the text with a value inserted} */
	static String apply(String text, Insertion place, String value) {
		return text.substring(0, place.offset()) + place.prefix() + value + place.suffix() + text.substring(place.offset() + place.replaced().length());
	}
}
