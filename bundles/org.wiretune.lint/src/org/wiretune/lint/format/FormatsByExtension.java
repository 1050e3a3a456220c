/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.wiretune.lint.table.PathPattern;

/**
 * The formats that are worth asking for a file, by what follows the last dot of its name: more than a hundred formats, asked
 * for each of tens of thousands of files, took an eighth of the time of a lint. Safe for any thread.
 */
final class FormatsByExtension {

	/** Beyond this many, new extensions are answered without being kept: names of files are made by others. */
	private static final int MOST_EXTENSIONS = 4_096;

	private final List<FileFormat> formats;
	private final Map<String, List<FileFormat>> kept = new ConcurrentHashMap<>();

	FormatsByExtension(List<FileFormat> formats) {
		this.formats = List.copyOf(formats);
	}

	/** {@return the formats that may accept a file, in their order} @param path the path with forward slashes */
	List<FileFormat> of(String path) {
		String extension = PathPattern.extension(path);
		List<FileFormat> worth = kept.get(extension);
		if (worth == null) {
			worth = formats.stream().filter(format -> mayEnd(format.extensions(), extension)).toList();
			if (kept.size() < MOST_EXTENSIONS) {
				kept.put(extension, worth);
			}
		}
		return worth;
	}

	private static boolean mayEnd(Set<String> extensions, String extension) {
		return extensions.isEmpty() || extensions.contains(extension);
	}
}
