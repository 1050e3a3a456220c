/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

import org.wiretune.lint.read.FileParts;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;

/**
 * The texts of the files that were read, for fixes that need them. A text is read again when it is asked for; the few
 * that were asked for last are kept.
 */
final class FileTexts {

	private static final int KEPT = 16;

	private final int maximumBytes;
	private final Map<String, SourceFile> files;
	private final Map<String, String> kept = new LinkedHashMap<>(KEPT * 2, 0.75f, true) {

		private static final long serialVersionUID = 1L;

		@Override
		protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
			return size() > KEPT;
		}
	};

	FileTexts(int maximumBytes) {
		this(maximumBytes, new HashMap<>());
	}

	private FileTexts(int maximumBytes, Map<String, SourceFile> files) {
		this.maximumBytes = maximumBytes;
		this.files = files;
	}

	synchronized void put(SourceFile file) {
		files.put(file.path(), file);
		kept.remove(file.path());
	}

	synchronized void remove(String path) {
		files.keySet().removeIf(file -> path.isEmpty() || file.equals(path) || file.startsWith(path + '/'));
		kept.clear();
	}

	/** A copy that later changes do not reach, to go with one result. */
	synchronized FileTexts copy() {
		return new FileTexts(maximumBytes, new HashMap<>(files));
	}

	/** The decoded text of a file; null where it was not read or cannot be read any more, or may not be changed. */
	synchronized String text(String path) {
		String text = kept.get(path);
		SourceFile file = text != null ? null : files.get(path);
		if (file != null) {
			SourceText source = SourceText.decode(file, new FileParts(path), maximumBytes);
			if (source != null && source.isEditable()) {
				text = source.text();
				kept.put(path, text);
			}
		}
		return text;
	}
}
