/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

import org.wiretune.lint.FileFate;
import org.wiretune.lint.LintListener;
import org.wiretune.safety.terminal.TerminalText;
import org.wiretune.safety.text.Texts;

import com.google.gson.stream.JsonWriter;

/**
 * What became of each file of a tree: which reader took it, or that none did, so that whoever misses a finding sees whether the file
 * was read at all. Of files that nobody looks into, those that configure or program are named, all others counted. For one thread.
 */
final class FileInventory implements LintListener {

	private static final Texts UNREAD = Texts.of(FileInventory.class, "unread");

	private final Map<String, FileFate> files = new TreeMap<>();

	@Override
	public void file(FileFate fate) {
		files.put(fate.path(), fate);
	}

	/** Writes a line for each file, and how many there are. @param shown tells a path as the user knows it @param out takes the lines */
	void text(UnaryOperator<String> shown, PrintStream out) {
		files.values().stream().filter(FileInventory::isNamed).forEach(fate -> out.println(TerminalText.oneLine(shown.apply(fate.path()) + ": "
				+ CommandTexts.text("file." + fate.kind(), fate.kind() == FileFate.Kind.NOT_READ ? unread(fate.path()).orElseThrow() : fate.format()))));
		long named = files.values().stream().filter(FileInventory::isNamed).count();
		out.println(CommandTexts.text("files", files.size(), count(FileFate.Kind.READ), count(FileFate.Kind.NOTHING_KNOWN), count(FileFate.Kind.ASKED_FOR) + count(FileFate.Kind.LOG),
				count(FileFate.Kind.NOT_READ) - (files.size() - named), files.size() - named));
	}

	/** Writes them as an array. @param inJson tells a path as reports do @param out takes it */
	void json(UnaryOperator<String> inJson, PrintStream out) {
		try {
			// Not closed: the stream belongs to the caller.
			JsonWriter json = new JsonWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
			json.setIndent("  ");
			json.beginArray();
			for (FileFate fate : files.values()) {
				if (isNamed(fate)) {
					json.beginObject().name("path").value(inJson.apply(fate.path())).name("became").value(fate.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
					if (fate.format() != null) {
						json.name("format").value(fate.format());
					}
					if (fate.kind() == FileFate.Kind.NOT_READ) {
						json.name("is").value(unread(fate.path()).orElseThrow());
					}
					json.endObject();
				}
			}
			json.endArray().flush();
			out.println();
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}

	private long count(FileFate.Kind kind) {
		return files.values().stream().filter(fate -> fate.kind() == kind).count();
	}

	private static boolean isNamed(FileFate fate) {
		return fate.kind() != FileFate.Kind.NOT_READ || unread(fate.path()).isPresent();
	}

	/** What a file is, by its name. */
	private static Optional<String> unread(String path) {
		String extension = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
		return UNREAD.find(extension);
	}
}
