/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import java.util.List;
import java.util.Map;

import org.wiretune.core.Insertion;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlElements;
import org.wiretune.lint.source.Lines;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlStyle;
import org.wiretune.safety.markup.MarkupText;

/** A file of a module as it is now, and the changes of it: each in the style of its neighbours. Used by one thread. */
final class ScdlFile {

	private final XmlDocument document;
	private final XmlStyle style;
	private final Edits edits;
	private final Namespaces namespaces;

	private ScdlFile(XmlDocument document, Edits edits) {
		this.document = document;
		this.edits = edits;
		style = new XmlStyle(document);
		namespaces = new Namespaces(document.root());
	}

	/** {@return the file, or null where its text is not at hand or is no whole XML} @param edits takes the changes @param path the file */
	static ScdlFile of(Edits edits, String path) {
		XmlDocument document = read(edits.texts(), path);
		return document == null ? null : new ScdlFile(document, edits);
	}

	/** {@return a file to look at, or null where its text is not at hand or is no whole XML} @param texts the texts @param path the file */
	static XmlDocument read(SourceTexts texts, String path) {
		String text = texts.text(path);
		XmlDocument document = text == null ? null : XmlDocument.parse(SourceText.of(path, text), root -> true, problem -> {
			// What is no whole file is not written.
		});
		return document == null || document.root() == null || !document.root().isClosed() ? null : document;
	}

	XmlDocument document() {
		return document;
	}

	XmlElement root() {
		return document.root();
	}

	Namespaces namespaces() {
		return namespaces;
	}

	/** {@return the reference of a name, or null} @param name the name */
	XmlElement reference(String name) {
		return reference(root(), name);
	}

	/** {@return the reference of a name in a file, or null} @param root the root of the file @param name the name */
	static XmlElement reference(XmlElement root, String name) {
		XmlElement holder = root.localName().equals("references") ? root : root.child("references");
		return holder == null ? null : holder.children("reference").stream().filter(each -> name.equals(each.attributeValue("name"))).findFirst().orElse(null);
	}

	/** Gives an attribute a value; nothing where it has it. @param element the element @param name the attribute @param value the value */
	void attribute(XmlElement element, String name, String value) {
		XmlAttribute there = element.attribute(name);
		if (there == null) {
			Insertion place = style.attribute(element, name);
			insert(place, MarkupText.escapeValue(value));
		} else if (!there.value().equals(value)) {
			edits.replace(path(), there.valueStart(), text().substring(there.valueStart(), there.valueEnd()), MarkupText.escapeValue(value));
		}
	}

	/** Takes an attribute out with the white space before it. @param element the element @param name the attribute */
	void withoutAttribute(XmlElement element, String name) {
		XmlAttribute there = element.attribute(name);
		if (there != null) {
			int start = there.nameStart();
			while (start > 0 && Character.isWhitespace(text().charAt(start - 1))) {
				start--;
			}
			edits.replace(path(), start, text().substring(start, there.valueEnd() + 1), "");
		}
	}

	/** Gives an element another text. @param element an element with a text @param value the text */
	void text(XmlElement element, String value) {
		if (!element.text().equals(value)) {
			edits.replace(path(), element.textStart(), element.rawText(), MarkupText.escape(value));
		}
	}

	/** Adds an element inside another, behind those of some names, or behind all. @param parent the other @param behind the names @param child what is added */
	void child(XmlElement parent, List<String> behind, Markup child) {
		Insertion place = style.child(parent, behind, List.of(), "", "");
		if (place == null) {
			edits.impossible();
			return;
		}
		int line = Math.max(place.prefix().lastIndexOf('\n'), place.prefix().lastIndexOf('\r'));
		insert(place, line < 0 ? child.write("", "", "") : child.write(delimiter(), place.prefix().substring(line + 1), step()));
	}

	/** Puts an element in the place of another. @param there the other @param next the element */
	void replace(XmlElement there, Markup next) {
		int line = there.start();
		while (line > 0 && " \t".indexOf(text().charAt(line - 1)) >= 0) {
			line--;
		}
		boolean own = line == 0 || "\r\n".indexOf(text().charAt(line - 1)) >= 0;
		String old = text().substring(there.start(), there.end());
		String written = own ? next.write(delimiter(), text().substring(line, there.start()), step()) : next.write("", "", "");
		if (!old.equals(written)) {
			edits.replace(path(), there.start(), old, written);
		}
	}

	/** Takes an element out, with its line where it has one of its own. @param element the element */
	void remove(XmlElement element) {
		XmlElements.remove(edits, document.source().origin(element.start(), 0));
	}

	/** Declares the namespaces that were asked for, behind those that are declared. To be called last. */
	void declare() {
		if (namespaces.added().isEmpty()) {
			return;
		}
		XmlAttribute last = null;
		for (XmlAttribute each : root().attributes()) {
			last = each.declaresNamespace() ? each : last;
		}
		int offset = last == null ? root().nameEnd() : last.valueEnd() + 1;
		edits.insert(path(), offset, declarations(namespaces.added()));
	}

	/** {@return attributes that declare namespaces, a space before each} @param prefixes namespaces by prefix */
	static String declarations(Map<String, String> prefixes) {
		StringBuilder declared = new StringBuilder();
		prefixes.forEach((prefix, namespace) -> declared.append(" xmlns:").append(prefix).append("=\"").append(MarkupText.escapeValue(namespace)).append('"'));
		return declared.toString();
	}

	private void insert(Insertion place, String value) {
		edits.addAll(List.of(new TextChange(path(), place.offset(), place.replaced(), place.prefix() + value + place.suffix())));
	}

	private String step() {
		return root().firstChild() == null ? "  " : Lines.indentationStep(text(), root().firstChild().start());
	}

	private String delimiter() {
		return document.source().lineDelimiter();
	}

	private String path() {
		return document.source().path();
	}

	private String text() {
		return document.source().text();
	}
}
