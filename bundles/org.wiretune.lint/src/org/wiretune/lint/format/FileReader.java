/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;

/** Reads one file with the formats that accept it. Keeps nothing of files; safe for use by several threads. */
public final class FileReader {

	private final FormatsByExtension formats;
	private final int maximumBytes;

	/**
	 * Makes a reader.
	 *
	 * @param formats the formats
	 * @param maximumBytes the largest file that is read, in bytes
	 */
	public FileReader(List<FileFormat> formats, int maximumBytes) {
		this.formats = new FormatsByExtension(formats);
		this.maximumBytes = maximumBytes;
	}

	/**
	 * {@return whether a format accepts the file}
	 *
	 * @param path the path with forward slashes
	 */
	public boolean accepts(String path) {
		return !accepting(path).isEmpty();
	}

	/**
	 * {@return the formats that accept the file}
	 *
	 * @param path the path with forward slashes
	 */
	public List<FileFormat> accepting(String path) {
		List<FileFormat> accepting = new ArrayList<>(0);
		for (FileFormat format : formats.of(path)) {
			if (format.accepts(path)) {
				accepting.add(format);
			}
		}
		return accepting;
	}

	/**
	 * Reads a file. A reader that fails ends neither the reading of other formats nor the analysis; the failure becomes
	 * a problem that names the format.
	 *
	 * @param file the file
	 * @return what it gave; empty where no format accepts it
	 */
	public FileParts read(SourceFile file) {
		return read(file, accepting(file.path()));
	}

	/**
	 * Reads a file whose formats are known, as {@link #read(SourceFile)} does.
	 *
	 * @param file the file
	 * @param accepting what {@link #accepting} gave for its path
	 * @return what it gave; empty where no format accepts it
	 */
	public FileParts read(SourceFile file, List<FileFormat> accepting) {
		FileParts parts = new FileParts(file.path());
		if (accepting.isEmpty()) {
			return parts;
		}
		SourceText text;
		try {
			text = SourceText.decode(file, parts, maximumBytes);
		} catch (RuntimeException failure) {
			failed("text", failure, parts);
			return parts;
		}
		if (text == null) {
			return parts;
		}
		parts.readFrom(text.text());
		List<XmlFormat> xml = accepting.stream().filter(XmlFormat.class::isInstance).map(XmlFormat.class::cast).toList();
		XmlDocument document = xml.isEmpty() ? null : parse(text, xml, parts);
		for (FileFormat format : accepting) {
			if (!(format instanceof XmlFormat each)) {
				read(format, parts, () -> format.read(text, parts));
			} else if (document != null && (document.root() == null || each.acceptsRoot(document.root()))) {
				read(format, parts, () -> {
					if (document.root() != null) {
						each.read(document, parts);
					}
				});
			}
		}
		return parts;
	}

	private static XmlDocument parse(SourceText text, List<XmlFormat> formats, FileParts parts) {
		try {
			return XmlFormat.parse(text, formats, parts);
		} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError failure) {
			failed(formats.get(0).id(), failure, parts);
			return null;
		}
	}

	private static void read(FileFormat format, FileParts parts, Runnable reading) {
		int before = parts.elements().size();
		String other = parts.format();
		parts.readAs(format.id());
		try {
			reading.run();
		} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError failure) {
			failed(format.id(), failure, parts);
		}
		if (other != null && (before > 0 || parts.elements().size() == before)) {
			parts.readAs(other);
		}
	}

	private static void failed(String format, Throwable failure, FileParts parts) {
		if (failure instanceof StackOverflowError) {
			// No mistake of the reader: a syntax is read by recursion, and the file nests deeper than any that a person wrote.
			parts.problem(ReadProblem.Kind.SYNTAX, SourceText.wholeFile(parts.path()), TEXTS.get("nestedTooDeeply"));
			return;
		}
		parts.problem(ReadProblem.Kind.INTERNAL, SourceText.wholeFile(parts.path()), TEXTS.get("readerFailed", format, failure));
	}
}
