/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.xml;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.text.CharacterSearch;

/** Builds the tree of a file in one pass over its characters. */
final class XmlScanner {

	private static final String SUPPRESSION = "wiretune:ignore";
	/** Longest name of an entity that is looked for; keeps text full of ampersands from taking forever. */
	private static final int MAXIMUM_REFERENCE = 256;
	/** Most prefixes that are remembered; in a file that has more, none is told as undeclared. */
	private static final int MAXIMUM_PREFIXES = 500;
	/** Up to this number of attributes, names are compared pair by pair. */
	private static final int FEW_ATTRIBUTES = 24;

	private final SourceText source;
	private final String text;
	private final int length;
	private final Predicate<XmlElement> accepted;
	private final Consumer<ReadProblem> problems;
	private final XmlDocument document;
	private final NameTable names = new NameTable();

	private int position;
	private XmlElement current;
	private int depth;
	private int nodes;
	private int nextAmpersand = -1;
	private int nextSuppression;
	private boolean refused;
	private boolean syntaxReported;
	private boolean entityReported;
	private int externalEntity = -1;
	private boolean broken;
	private XmlElement manyAttributesOf;
	private final Set<String> manyAttributes = new HashSet<>();
	/** Prefixes that were declared anywhere so far; the first declarations mostly are the only ones. */
	private final List<String> prefixes = new ArrayList<>(List.of("xml"));

	XmlScanner(SourceText source, Predicate<XmlElement> accepted, Consumer<ReadProblem> problems) {
		this.source = source;
		this.accepted = accepted;
		this.problems = problems;
		text = source.text();
		length = text.length();
		document = new XmlDocument(source);
		nextSuppression = text.indexOf(SUPPRESSION);
	}

	XmlDocument scan() {
		while (!broken) {
			int tag = text.indexOf('<', position);
			if (tag < 0) {
				atEnd();
				break;
			}
			if (tag > position) {
				characters(position, tag);
			}
			if (broken || !markup(tag)) {
				break;
			}
		}
		if (refused) {
			return null;
		}
		closeOpenElements();
		if (externalEntity >= 0) {
			entity(externalEntity, 8, "entityExternal");
		}
		return document;
	}

	/** Reads what starts at the bracket; false where the scan is over. */
	private boolean markup(int tag) {
		char kind = tag + 1 < length ? text.charAt(tag + 1) : 0;
		switch (kind) {
		case '/':
			endTag(tag);
			break;
		case '?':
			position = skip(tag, "?>", 2, "unclosedInstruction");
			break;
		case '!':
			declaration(tag);
			break;
		default:
			if (isNameStart(kind)) {
				return startTag(tag);
			}
			fatal(tag, 1, "strayBracket");
		}
		return true;
	}

	private void declaration(int tag) {
		if (text.startsWith("<!--", tag)) {
			position = skip(tag, "-->", 4, "unclosedComment");
			if (nextSuppression >= 0 && !broken) {
				if (nextSuppression < tag) {
					nextSuppression = text.indexOf(SUPPRESSION, tag);
				}
				if (nextSuppression >= 0 && nextSuppression < position) {
					document.add(new XmlComment(tag, position, current, current == null ? document.root : current.lastChild));
				}
			}
		} else if (text.startsWith("<![CDATA[", tag)) {
			position = skip(tag, "]]>", 9, "unclosedCdata");
			if (broken) {
				return;
			}
			if (current == null) {
				fatal(tag, 9, "textOutside");
			} else if (!isBlank(tag + 9, position - 3)) {
				addText(tag, position);
			}
		} else if (text.startsWith("<!DOCTYPE", tag)) {
			documentType(tag);
		} else {
			fatal(tag, 2, "strayBracket");
		}
	}

	private int skip(int tag, String end, int opening, String problem) {
		int found = text.indexOf(end, tag + opening);
		if (found < 0) {
			fatal(tag, opening, problem);
			return length;
		}
		return found + end.length();
	}

	private boolean isBlank(int from, int to) {
		for (int i = from; i < to; i++) {
			if (text.charAt(i) > ' ') {
				return false;
			}
		}
		return true;
	}

	private void characters(int from, int to) {
		int start = from;
		while (start < to && text.charAt(start) <= ' ') {
			start++;
		}
		if (start == to) {
			return;
		}
		if (current == null) {
			if (document.root == null || !isBlank(start, to)) {
				fatal(start, 1, document.root == null ? "textBefore" : "textBehind");
			}
			return;
		}
		int end = to;
		while (text.charAt(end - 1) <= ' ') {
			end--;
		}
		references(start, end);
		addText(start, end);
	}

	private void addText(int start, int end) {
		if (current.textStart < 0) {
			current.textStart = start;
		}
		current.textEnd = end;
	}

	/** Looks at the references between two offsets: those that XML defines are fine, others are told once. */
	private void references(int from, int to) {
		if (nextAmpersand < from) {
			nextAmpersand = text.indexOf('&', from);
			if (nextAmpersand < 0) {
				nextAmpersand = length;
			}
		}
		while (nextAmpersand < to) {
			int ampersand = nextAmpersand;
			int semicolon = ampersand + 1;
			int last = Math.min(to, ampersand + MAXIMUM_REFERENCE);
			while (semicolon < last && isReferencePart(text.charAt(semicolon))) {
				semicolon++;
			}
			if (semicolon == ampersand + 1 || semicolon >= last || text.charAt(semicolon) != ';') {
				syntax(ampersand, 1, "bareAmpersand");
			} else if (!XmlText.isPredefined(text, ampersand, semicolon)) {
				if (text.charAt(ampersand + 1) == '#') {
					syntax(ampersand, semicolon + 1 - ampersand, "badCharacterReference", text.substring(ampersand, semicolon + 1));
				} else {
					entity(ampersand, semicolon + 1 - ampersand, "entityReference", text.substring(ampersand, semicolon + 1));
				}
			}
			nextAmpersand = text.indexOf('&', ampersand + 1);
			if (nextAmpersand < 0) {
				nextAmpersand = length;
			}
		}
	}

	private static boolean isReferencePart(char c) {
		return c == '#' || isNamePart(c);
	}

	private boolean startTag(int tag) {
		int nameEnd = nameEnd(tag + 1);
		if (current == null && document.root != null) {
			fatal(tag, nameEnd - tag, "secondRoot", text.substring(tag + 1, nameEnd));
			return true;
		}
		int colon = CharacterSearch.indexOf(text, ':', tag + 1, nameEnd);
		boolean prefixed = colon > tag + 1 && colon < nameEnd - 1;
		XmlElement element = new XmlElement(document, current, prefixed ? names.name(text, tag + 1, colon) : null,
				names.name(text, prefixed ? colon + 1 : tag + 1, nameEnd), tag, nameEnd);
		element.firstAttribute = document.attributeCount();
		position = nameEnd;
		boolean empty = false;
		while (true) {
			boolean spaced = skipSpace();
			if (position >= length) {
				fatal(tag, nameEnd - tag, "unclosedTag", element.name());
				return true;
			}
			char c = text.charAt(position);
			if (c == '>') {
				position++;
				break;
			}
			if (c == '/' && position + 1 < length && text.charAt(position + 1) == '>') {
				position += 2;
				empty = true;
				break;
			}
			if (!isNameStart(c)) {
				fatal(position, 1, c == '<' ? "unclosedTag" : "strayInTag", element.name(), c);
				return true;
			}
			if (!spaced) {
				syntax(position, 1, "missingSpace", element.name());
			}
			if (!attribute(element)) {
				return true;
			}
		}
		prefixes(element);
		element.startTagEnd = position;
		if (current == null) {
			document.root = element;
			if (!accepted.test(element)) {
				refused = true;
				return false;
			}
		} else if (current.lastChild == null) {
			current.firstChild = element;
			current.lastChild = element;
		} else {
			current.lastChild.next = element;
			current.lastChild = element;
		}
		nodes += 1 + element.attributeCount;
		if (empty) {
			element.endTagStart = position;
			element.end = position;
			element.closed = true;
		} else {
			current = element;
			depth++;
		}
		if (depth > XmlDocument.MAXIMUM_DEPTH) {
			limit(tag, nameEnd - tag, "tooDeep", XmlDocument.MAXIMUM_DEPTH, Integer.toString(source.line(tag)));
		} else if (nodes > XmlDocument.MAXIMUM_NODES) {
			limit(tag, nameEnd - tag, "tooManyNodes", XmlDocument.MAXIMUM_NODES, Integer.toString(source.line(tag)));
		}
		return true;
	}

	/** Tells a prefix that is declared nowhere before the end of the tag. */
	private void prefixes(XmlElement element) {
		if (prefixes.size() == MAXIMUM_PREFIXES) {
			return;
		}
		if (element.prefix != null && !prefixes.contains(element.prefix)) {
			syntax(element.start, element.nameEnd - element.start, "undeclaredPrefix", element.prefix, element.name());
		}
		for (int i = 0; i < element.attributeCount; i++) {
			int index = element.firstAttribute + i;
			if (document.isPrefixed(index) && !document.declares(index) && !prefixes.contains(document.prefix(index, names))) {
				XmlAttribute attribute = document.attribute(index);
				syntax(attribute.nameStart(), attribute.nameEnd() - attribute.nameStart(), "undeclaredPrefix", attribute.prefix(), attribute.name());
			}
		}
	}

	private boolean attribute(XmlElement element) {
		int nameStart = position;
		int nameEnd = nameEnd(nameStart);
		position = nameEnd;
		skipSpace();
		if (position >= length || text.charAt(position) != '=') {
			fatal(nameStart, nameEnd - nameStart, "attributeWithoutValue", text.substring(nameStart, nameEnd), element.name());
			return false;
		}
		position++;
		skipSpace();
		char quote = position < length ? text.charAt(position) : 0;
		if (quote != '"' && quote != '\'') {
			fatal(nameStart, nameEnd - nameStart, "attributeWithoutValue", text.substring(nameStart, nameEnd), element.name());
			return false;
		}
		int valueStart = position + 1;
		int valueEnd = valueStart;
		while (valueEnd < length) {
			char c = text.charAt(valueEnd);
			if (c == quote) {
				break;
			}
			if (c == '<') {
				valueEnd = length;
				break;
			}
			valueEnd++;
		}
		if (valueEnd >= length) {
			fatal(nameStart, nameEnd - nameStart, "attributeUnclosed", text.substring(nameStart, nameEnd), element.name());
			return false;
		}
		references(valueStart, valueEnd);
		position = valueEnd + 1;
		int colon = CharacterSearch.indexOf(text, ':', nameStart, nameEnd);
		int localStart = colon > nameStart && colon < nameEnd - 1 ? colon + 1 : nameStart;
		int index = document.addAttribute(nameStart, localStart, nameEnd, valueStart, valueEnd);
		element.attributeCount++;
		if (document.declares(index)) {
			String prefix = names.name(text, localStart, nameEnd);
			if (!prefixes.contains(prefix) && prefixes.size() < MAXIMUM_PREFIXES) {
				prefixes.add(prefix);
			}
		}
		if (repeats(element, index)) {
			syntax(nameStart, nameEnd - nameStart, "attributeTwice", text.substring(nameStart, nameEnd), element.name());
		}
		return nodes + element.attributeCount <= XmlDocument.MAXIMUM_NODES
				|| limit(nameStart, nameEnd - nameStart, "tooManyNodes", XmlDocument.MAXIMUM_NODES, Integer.toString(source.line(nameStart)));
	}

	private boolean repeats(XmlElement element, int index) {
		if (element.attributeCount > FEW_ATTRIBUTES) {
			if (manyAttributesOf != element) {
				manyAttributesOf = element;
				manyAttributes.clear();
				for (int i = element.firstAttribute; i < index; i++) {
					manyAttributes.add(document.attribute(i).name());
				}
			}
			return !manyAttributes.add(document.attribute(index).name());
		}
		for (int i = element.firstAttribute; i < index; i++) {
			if (document.sameName(i, index)) {
				return true;
			}
		}
		return false;
	}

	private void endTag(int tag) {
		int nameEnd = nameEnd(tag + 2);
		position = nameEnd;
		skipSpace();
		String name = text.substring(tag + 2, nameEnd);
		if (position >= length || text.charAt(position) != '>') {
			if (current != null) {
				current.endTagStart = tag;
			}
			fatal(tag, nameEnd - tag, "unclosedTag", '/' + name);
			return;
		}
		if (current == null) {
			fatal(tag, nameEnd - tag, "endWithoutStart", name, Integer.toString(source.line(tag)));
			return;
		}
		int opened = current.nameEnd - current.start - 1;
		if (opened != name.length() || !text.startsWith(name, current.start + 1)) {
			current.endTagStart = tag;
			fatal(tag, nameEnd - tag, "mismatchedTags", name, Integer.toString(source.line(tag)), current.name(), Integer.toString(source.line(current.start)));
			return;
		}
		position++;
		current.endTagStart = tag;
		current.end = position;
		current.closed = true;
		current = current.parent;
		depth--;
	}

	private void documentType(int tag) {
		XmlDocumentType type = new XmlDocumentType(text, tag);
		if (externalEntity < 0) {
			externalEntity = type.externalEntity();
		}
		if (type.end() < 0) {
			fatal(tag, 9, "unclosedDocumentType");
		} else {
			position = type.end();
		}
	}

	private void atEnd() {
		if (current != null) {
			// What stands behind the last tag may be cut, so it is no value.
			int line = source.line(current.start);
			position = length;
			fatal(current.start, current.nameEnd - current.start, "unclosedElement", current.name(), Integer.toString(line));
		} else if (document.root == null) {
			fatal(0, 0, isBlank(0, length) ? "emptyFile" : "textBefore");
		} else if (!isBlank(position, length)) {
			fatal(position, 1, "textBehind");
		}
	}

	private void closeOpenElements() {
		int end = Math.min(position, length);
		for (XmlElement element = current; element != null; element = element.parent) {
			if (element.endTagStart < 0) {
				element.endTagStart = end;
			}
			element.end = end;
		}
	}

	private int nameEnd(int start) {
		int i = start;
		while (i < length && isNamePart(text.charAt(i))) {
			i++;
		}
		return i;
	}

	/** Whether a name may start with the character; beyond ASCII every character is taken. */
	private static boolean isNameStart(char c) {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == ':' || c > 127;
	}

	private static boolean isNamePart(char c) {
		return isNameStart(c) || c >= '0' && c <= '9' || c == '-' || c == '.';
	}

	private boolean skipSpace() {
		int from = position;
		while (position < length && text.charAt(position) <= ' ') {
			position++;
		}
		return position > from;
	}

	private void fatal(int offset, int range, String key, Object... values) {
		syntax(offset, range, key, values);
		position = Math.max(position, Math.min(offset, length));
		broken = true;
	}

	private void syntax(int offset, int range, String key, Object... values) {
		if (!syntaxReported) {
			syntaxReported = true;
			report(ReadProblem.Kind.SYNTAX, offset, range, key, values);
		}
	}

	private boolean limit(int offset, int range, String key, Object... values) {
		report(ReadProblem.Kind.TOO_LARGE, offset, range, key, values);
		broken = true;
		return false;
	}

	private void entity(int offset, int range, String key, Object... values) {
		if (!entityReported) {
			entityReported = true;
			report(ReadProblem.Kind.ENTITY, offset, range, key, values);
		}
	}

	private void report(ReadProblem.Kind kind, int offset, int range, String key, Object... values) {
		int start = Math.min(offset, length);
		problems.accept(new ReadProblem(kind, source.origin(start, Math.min(range, length - start)), TEXTS.get(key, values)));
	}
}
