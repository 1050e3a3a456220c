/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.TreeMap;
import java.util.function.Predicate;

import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceTree;

/** Files that exist in memory only. */
public final class MemoryTree implements SourceTree {

	private final TreeMap<String, byte[]> files = new TreeMap<>();

	/** Puts a file, in UTF-8. */
	public MemoryTree with(String path, String text) {
		return with(path, text, StandardCharsets.UTF_8);
	}

	/** Puts a file. */
	public MemoryTree with(String path, String text, Charset charset) {
		return with(path, text.getBytes(charset));
	}

	/** Puts a file. */
	public MemoryTree with(String path, byte[] bytes) {
		files.put(path, bytes);
		return this;
	}

	/** Removes a file. */
	public MemoryTree without(String path) {
		files.remove(path);
		return this;
	}

	/** {@return the paths} */
	public Iterable<String> paths() {
		return files.keySet();
	}

	/** {@return the bytes of a file} */
	public byte[] bytes(String path) {
		return files.get(path);
	}

	/** {@return the file of a path} */
	public SourceFile file(String path) {
		return new MemoryFile(path, files.get(path));
	}

	@Override
	public String name() {
		return "memory";
	}

	@Override
	public void walk(Predicate<String> wanted, Visitor visitor) {
		for (var file : files.entrySet()) {
			if (wanted.test(file.getKey()) && !visitor.file(new MemoryFile(file.getKey(), file.getValue()))) {
				return;
			}
		}
	}

	/** A file in memory. */
	public record MemoryFile(String path, byte[] bytes) implements SourceFile {

		@Override
		public long length() {
			return bytes.length;
		}
	}
}
