/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.wiretune.core.FileText;
import org.wiretune.core.Origin;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlSettings;

/**
 * Reads files with a format that somebody contributes. Where that fails, nothing of the file is taken; where the format cannot
 * even say which files are its own, it has none, and that is told once.
 */
public final class ContributedFormat implements FileFormat {

	private final org.wiretune.core.FileFormat format;
	private final Consumer<String> refused;
	private final AtomicBoolean told = new AtomicBoolean();

	/**
	 * Takes a format.
	 *
	 * @param format the format
	 * @param refused takes a sentence where it fails before a file is read
	 */
	public ContributedFormat(org.wiretune.core.FileFormat format, Consumer<String> refused) {
		this.format = format;
		this.refused = refused;
	}

	@Override
	public String id() {
		return format.id();
	}

	@Override
	public boolean accepts(String path) {
		return asked(() -> format.accepts(path), false);
	}

	@Override
	public List<Word> words() {
		return asked(format::words, List.of());
	}

	private <T> T asked(Supplier<T> question, T otherwise) {
		try {
			return question.get();
		} catch (RuntimeException | LinkageError | StackOverflowError | AssertionError failure) {
			if (told.compareAndSet(false, true)) {
				refused.accept(TEXTS.get("contributedFailed", format.id(), failure));
			}
			return otherwise;
		}
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		ContributedParts given = new ContributedParts();
		format.read(new Text(text, parts), given);
		given.addTo(parts);
	}

	/** The file as the contract shows it. */
	private static final class Text implements FileText {

		private final SourceText source;
		private final FileParts parts;
		private Optional<ContributedXml> root;

		Text(SourceText source, FileParts parts) {
			this.source = source;
			this.parts = parts;
		}

		@Override
		public String path() {
			return parts.path();
		}

		@Override
		public String text() {
			return source.text();
		}

		@Override
		public Origin origin(int start, int end) {
			if (start < 0 || end < start || end > source.text().length()) {
				throw new IndexOutOfBoundsException(start + " to " + end + " of " + source.text().length());
			}
			return source.origin(start, end - start);
		}

		@Override
		public Optional<ContributedXml> xml() {
			if (root == null) {
				List<ReadProblem> problems = new ArrayList<>(0);
				XmlDocument document = source.text().stripLeading().startsWith("<") ? XmlDocument.parse(source, element -> true, problems::add) : null;
				// Another format may have read the same file and told the same.
				problems.stream().filter(problem -> !parts.problems().contains(problem)).forEach(problem -> parts.problem(problem.kind(), problem.origin(), problem.message()));
				if (document != null && document.root() != null) {
					XmlSuppressions.read(document, parts);
					root = Optional.of(new ContributedXml(document.root(), new XmlSettings(document)));
				} else {
					root = Optional.empty();
				}
			}
			return root;
		}
	}
}
