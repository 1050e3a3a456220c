/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.wiretune.core.FileFormat;
import org.wiretune.lint.editor.ModuleVocabulary.BindingType;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/** Proposes known words at the caret in a module file. Used once. */
public final class ContentProposals {

	private static final Texts TEXTS = Texts.of(ContentProposals.class, "editor");
	private static final String STYLE = "preferredInteractionStyle";

	private final String path;
	private final String text;
	private final int offset;
	private final KnownNames names;
	private final List<ContentProposal> proposals = new ArrayList<>();
	private TagPlace place;

	private ContentProposals(String path, String text, int offset, KnownNames names) {
		this.path = path;
		this.text = text;
		this.offset = offset;
		this.names = names;
	}

	/**
	 * Computes the proposals at a caret.
	 *
	 * @param path the file
	 * @param text its text as it is in the editor
	 * @param offset the caret
	 * @param names names of the workspace
	 * @return the proposals in the order in which they are shown; none where nothing is known
	 */
	public static List<ContentProposal> at(String path, String text, int offset, KnownNames names) {
		return new ContentProposals(path, text, offset, names).compute();
	}

	private List<ContentProposal> compute() {
		place = TagPlace.at(text, offset);
		if (place == null) {
			return List.of();
		}
		if (place.part() == TagPlace.Part.VALUE) {
			values();
			contributed(place.localAttribute()).filter(word -> !word.value().isEmpty()).forEach(word -> value(word.value(), word.explanation()));
		} else {
			attributes();
			Set<String> known = new HashSet<>();
			contributed(null).filter(word -> known.add(word.attribute())).forEach(word -> attribute(word.attribute(), word.value().isEmpty() ? word.explanation() : TEXTS.get("proposal.attribute")));
		}
		return List.copyOf(proposals);
	}

	/** The words that contributed formats of the file know for the element, in one of its attributes or in all. */
	private Stream<FileFormat.Word> contributed(String attribute) {
		return FileFormats.all().stream().filter(format -> format.accepts(path)).flatMap(format -> format.words().stream())
				.filter(word -> word.element().equals(place.localElement()) && (attribute == null || word.attribute().equals(attribute)));
	}

	private void values() {
		String element = place.localElement();
		boolean qualifier = element.endsWith("Qualifier");
		switch (place.localAttribute()) {
		case STYLE -> ModuleVocabulary.INTERACTION_STYLES.forEach(style -> value(style, TEXTS.get("proposal." + style)));
		case "type" -> {
			if (qualifier) {
				ModuleVocabulary.qualifiers(element).forEach(name -> value(prefix(place.element()) + name, TEXTS.get("proposal.qualifier")));
			} else if (element.equals("esbBinding") && place.parent() != null) {
				ModuleVocabulary.bindings(place.parent().localName().equals("import")).forEach(this::binding);
			}
		}
		case "value" -> {
			String type = qualifier ? place.value("type") : null;
			if (type != null) {
				String name = TagPlace.local(type);
				ModuleVocabulary.qualifierValues(name).forEach(value -> value(value, TEXTS.get("proposal.qualifierValue", TEXTS.find("label." + name).orElse(name))));
			}
		}
		case "module" -> {
			if (element.equals("esbBinding")) {
				names.modules().forEach(name -> value(name, TEXTS.get("proposal.module")));
			}
		}
		case "export" -> {
			String module = place.value("module");
			if (element.equals("esbBinding") && module != null) {
				names.exports(module).forEach(name -> value(name, TEXTS.get("proposal.export", module)));
			}
		}
		case "target" -> {
			if (element.equals("wire") && place.value("source") != null) {
				promoted("service");
			} else if (element.equals("wire") || element.equals("export")) {
				names.targets().forEach(name -> value(name, TEXTS.get("proposal.target")));
			} else if (element.equals("destination")) {
				names.destinations().forEach(name -> value(name, TEXTS.get("proposal.destination")));
			}
		}
		case "source" -> {
			if (element.equals("wire")) {
				promoted("reference");
			}
		}
		case "promote" -> promoted(element);
		default -> {
			// Nothing is known of other attributes.
		}
		}
	}

	/**
	 * Services or references of the components of a composite, by component and name. One whose name holds a secret is left
	 * out: a list that opens at the caret would show it, and a mark in its place would be written.
	 */
	private void promoted(String kind) {
		XmlDocument document = XmlDocument.parse(SourceText.of(path, text), root -> true, problem -> {
			// What stands before a break is enough.
		});
		if (document == null || document.root() == null) {
			return;
		}
		for (XmlElement element : document.root().withDescendants()) {
			String component = element.localName().equals("component") ? element.attributeValue("name") : null;
			if (component != null) {
				for (XmlElement child : element.children(kind)) {
					String name = child.attributeValue("name");
					if (name != null && !Secrets.isHidden(null, component) && !Secrets.isHidden(null, name)) {
						value(component + '/' + name, ElementRole.COMPONENT.word());
					}
				}
			}
		}
	}

	private void attributes() {
		switch (place.localElement()) {
		case "interface" -> attribute(STYLE, TEXTS.get("proposal.interactionStyle"));
		case "wire" -> attribute("target", TEXTS.get("proposal.target"));
		case "interfaceQualifier", "referenceQualifier", "implementationQualifier", "bindingQualifier" -> attribute("value", TEXTS.get("proposal.attribute"));
		case "esbBinding" -> {
			String type = place.value("type");
			if (type != null && TagPlace.local(type).equals("SCAImportBinding")) {
				attribute("module", TEXTS.get("proposal.module"));
				attribute("export", TEXTS.get("role.EXPORT"));
			}
		}
		default -> {
			// Nothing is known of other elements.
		}
		}
	}

	private void attribute(String name, String detail) {
		boolean there = place.attributes().containsKey(name) && !place.attribute().equals(name);
		boolean complete = !place.attribute().isEmpty() && place.attributes().containsKey(place.attribute());
		if (there || complete || !name.toLowerCase(Locale.ROOT).startsWith(typed())) {
			return;
		}
		String written = name + "=\"\"";
		proposals.add(new ContentProposal(name, detail, List.of(change(written)), place.start() + written.length() - 1));
	}

	private void value(String value, String detail) {
		if (fits(value)) {
			String written = MarkupText.escapeValue(value);
			String quote = closingQuote();
			proposals.add(new ContentProposal(value, detail, List.of(change(written + quote)), place.start() + written.length()));
		}
	}

	private void binding(BindingType type) {
		String prefix = XmlMarkup.prefixOf(text, type.namespace());
		String name = (prefix == null ? freePrefix(type.prefix()) : prefix) + ':' + type.name();
		if (!fits(name) && !fits(type.name())) {
			return;
		}
		String written = name + closingQuote();
		List<TextChange> changes = new ArrayList<>();
		int shift = 0;
		if (prefix == null) {
			int root = XmlMarkup.startOfRoot(text);
			int nameEnd = root + 1;
			while (nameEnd < text.length() && text.charAt(nameEnd) > ' ' && text.charAt(nameEnd) != '>' && text.charAt(nameEnd) != '/') {
				nameEnd++;
			}
			String declaration = " xmlns:" + name.substring(0, name.indexOf(':')) + "=\"" + type.namespace() + '"';
			changes.add(new TextChange(path, nameEnd, "", declaration));
			shift = declaration.length();
		}
		changes.add(change(written));
		proposals.add(new ContentProposal(name, TEXTS.get("proposal.binding"), changes, place.start() + name.length() + shift));
	}

	private String freePrefix(String wanted) {
		String prefix = wanted;
		for (int again = 1; XmlMarkup.namespaceOf(text, prefix) != null; again++) {
			prefix = wanted + again;
		}
		return prefix;
	}

	private TextChange change(String replacement) {
		return new TextChange(path, place.start(), text.substring(place.start(), place.end()), replacement);
	}

	/** A value whose closing quote was not typed yet gets one. */
	private String closingQuote() {
		char open = text.charAt(place.start() - 1);
		return place.end() < text.length() && text.charAt(place.end()) == open ? "" : String.valueOf(open);
	}

	/** Before the end of a value the user types a word; at the start, or in a value that is known whole, all are shown. */
	private boolean fits(String value) {
		return value.toLowerCase(Locale.ROOT).startsWith(typed()) || text.substring(place.start(), place.end()).equals(value);
	}

	private String typed() {
		return text.substring(place.start(), Math.max(place.start(), offset)).toLowerCase(Locale.ROOT);
	}

	private static String prefix(String element) {
		int colon = element.indexOf(':');
		return colon < 0 ? "" : element.substring(0, colon + 1);
	}
}
