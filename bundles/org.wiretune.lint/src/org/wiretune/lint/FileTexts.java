/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;

/**
 * The texts of the files that were read, for rules and fixes that need them. A text is read again when it is asked for;
 * those that were asked for last are kept, for this object and its copies together.
 */
final class FileTexts {

	/** Some thousand files of modules, 16 MB at most. */
	private static final int KEPT_CHARACTERS = 1 << 23;

	private final int maximumBytes;
	private final Map<String, SourceFile> files;
	private final Map<String, FileParts> read;
	private final Kept kept;

	/** Texts by file; a file that changes is another one. */
	private static final class Kept {

		private final Map<SourceFile, String> texts = new LinkedHashMap<>(64, 0.75f, true);
		private long characters;

		synchronized String get(SourceFile file) {
			return texts.get(file);
		}

		synchronized void forget(SourceFile file) {
			String text = texts.remove(file);
			characters -= text == null ? 0 : text.length();
		}

		synchronized void put(SourceFile file, String text) {
			if (texts.putIfAbsent(file, text) == null) {
				characters += text.length();
			}
			Iterator<String> eldest = texts.values().iterator();
			while (characters > KEPT_CHARACTERS && eldest.hasNext()) {
				characters -= eldest.next().length();
				eldest.remove();
			}
		}
	}

	FileTexts(int maximumBytes) {
		this(maximumBytes, new HashMap<>(), new HashMap<>(), new Kept());
	}

	private FileTexts(int maximumBytes, Map<String, SourceFile> files, Map<String, FileParts> read, Kept kept) {
		this.maximumBytes = maximumBytes;
		this.files = files;
		this.read = read;
		this.kept = kept;
	}

	synchronized void put(SourceFile file) {
		files.put(file.path(), file);
		// Another state of the file may count as equal.
		kept.forget(file);
	}

	/** Notes what was read of a file, to know its text again. */
	synchronized void read(FileParts parts) {
		if (parts.isEmpty()) {
			read.remove(parts.path());
		} else {
			read.put(parts.path(), parts);
		}
	}

	synchronized void remove(String path) {
		Predicate<String> gone = file -> path.isEmpty() || file.equals(path) || file.startsWith(path + '/');
		files.keySet().removeIf(gone);
		read.keySet().removeIf(gone);
	}

	/** The paths of all files whose text may be asked for. */
	synchronized List<String> paths() {
		return List.copyOf(files.keySet());
	}

	/** A copy that later changes do not reach, to go with one result. */
	synchronized FileTexts copy() {
		return new FileTexts(maximumBytes, new HashMap<>(files), new HashMap<>(read), kept);
	}

	/**
	 * The decoded text of a file; null where it was not read or cannot be read any more, may not be changed, or is another
	 * than the one that was read: the offsets of findings mean nothing in it.
	 */
	String text(String path) {
		SourceFile file;
		FileParts parts;
		synchronized (this) {
			file = files.get(path);
			parts = read.get(path);
		}
		String text = file == null ? null : kept.get(file);
		if (file != null && text == null) {
			SourceText source = SourceText.decode(file, new FileParts(path), maximumBytes);
			if (source != null && source.isEditable()) {
				text = source.text();
				kept.put(file, text);
			}
		}
		return text == null || parts == null || parts.isReadFrom(text) ? text : null;
	}
}
