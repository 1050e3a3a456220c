/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;

/**
 * A format whose files are XML. The root element tells whether a file is of the format: of another file nothing is
 * read and nothing is told. A file that breaks before its first element is told as broken.
 */
public abstract class XmlFormat implements FileFormat {

	@Override
	public final void read(SourceText text, FileParts parts) {
		XmlDocument document = parse(text, List.of(this), parts);
		if (document != null && document.root() != null) {
			read(document, parts);
		}
	}

	/**
	 * Parses a file once for several formats, and tells once what is wrong with it.
	 *
	 * @param text the decoded file
	 * @param formats the formats that may read it
	 * @param parts takes what is wrong with the file, and what its comments ask to leave out
	 * @return the document, whose root may be missing; null where it is of none of the formats
	 */
	static XmlDocument parse(SourceText text, List<XmlFormat> formats, FileParts parts) {
		List<ReadProblem> problems = new ArrayList<>(0);
		XmlDocument document = XmlDocument.parse(text, root -> formats.stream().anyMatch(format -> format.acceptsRoot(root)), problems::add);
		if (document == null || document.root() == null && formats.stream().noneMatch(XmlFormat::ownsName) && !text.text().stripLeading().startsWith("<")) {
			return null;
		}
		for (ReadProblem problem : problems) {
			parts.problem(problem.kind(), problem.origin(), problem.message());
		}
		if (document.root() != null) {
			XmlSuppressions.read(document, parts);
		}
		return document;
	}

	/** Reads a document with a root; does nothing where it is not of this format. */
	final void read(XmlDocument document, FileParts parts) {
		if (acceptsRoot(document.root())) {
			read(document.root(), new XmlSettings(document), parts);
		}
	}

	/**
	 * {@return whether a file of such a name is of this format even if its content is no XML at all} Where the name alone
	 * says little, such a file is passed over, because other tools use the extension too.
	 */
	protected boolean ownsName() {
		return true;
	}

	/**
	 * Tells whether the file is of this format.
	 *
	 * @param root the root element with its attributes; its children have not been read
	 * @return true if it shall be read
	 */
	protected abstract boolean acceptsRoot(XmlElement root);

	/**
	 * Reads a file of this format.
	 *
	 * @param root the root element
	 * @param settings makes settings
	 * @param parts takes what was read
	 */
	protected abstract void read(XmlElement root, XmlSettings settings, FileParts parts);

	/** {@return the last segment of a path} @param path the path with forward slashes */
	protected static String fileName(String path) {
		return path.substring(path.lastIndexOf('/') + 1);
	}
}
