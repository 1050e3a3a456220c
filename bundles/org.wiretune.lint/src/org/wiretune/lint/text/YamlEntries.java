/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.ArrayDeque;
import java.util.Deque;

import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentEndEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.wiretune.lint.source.SourceText;

/**
 * Makes entries of the events of a YAML file. A value in a sequence has its number in its key, as Spring Boot binds it:
 * {@code a.b[0].c}. What cannot be told from the file alone gives no entry and is noted as unread: an alias, what a merge
 * key brings, keys that are no text, and texts without quotes in several lines.
 */
final class YamlEntries {

	/** Mappings and sequences are read so deep; deeper ones are passed over. */
	private static final int DEEPEST = 64;
	/** Deeper than this reading ends; no product reads that deep. */
	private static final int ABYSS = 1_000;

	private final String text;
	private final TextDocument document;
	private final YamlOffsets offsets;
	private final YamlMask mask;
	private final Deque<YamlLevel> open = new ArrayDeque<>();
	private YamlNode root;
	/** How many mappings and sequences are open in one that is passed over. */
	private int passedOver;
	private int lineStart;
	private int lineEnd = -1;

	YamlEntries(SourceText source, YamlOffsets offsets, YamlMask mask) {
		text = source.text();
		document = new TextDocument(source);
		this.offsets = offsets;
		this.mask = mask;
		root = newRoot();
	}

	TextDocument document() {
		return document;
	}

	/** Takes an event; returns false where no more are taken. */
	boolean take(Event event) {
		return switch (event.getEventId()) {
		case DocumentStart -> startDocument();
		case DocumentEnd -> endDocument((DocumentEndEvent) event);
		case MappingStart, SequenceStart -> start((CollectionStartEvent) event);
		case MappingEnd, SequenceEnd -> end(event);
		case Scalar, Alias -> leaf((NodeEvent) event);
		default -> true;
		};
	}

	/** Notes that reading ended in front of an error; what stands in its line, or within what is not closed, is not read. */
	void broken(int offset, boolean unclosed) {
		while (!open.isEmpty()) {
			closeLast();
		}
		document.entries().removeIf(entry -> entry.end() >= offset);
		document.broken(offset, unclosed);
	}

	private YamlNode newRoot() {
		YamlNode made = new YamlNode(document.roots().size(), "", 0, -1);
		document.roots().add(made);
		return made;
	}

	private boolean startDocument() {
		if (root.end >= 0) {
			root = newRoot();
		}
		root.closed = false;
		return document.roots().size() < TextDocument.MAXIMUM_ENTRIES;
	}

	/** Behind the mark of an end without anything before it only a marked start may follow. */
	private boolean endDocument(DocumentEndEvent event) {
		root.closed |= event.isExplicit() && root.end < 0;
		return true;
	}

	private boolean start(CollectionStartEvent event) {
		int start = start((NodeEvent) event);
		if (open.size() + passedOver >= ABYSS) {
			broken(start, false);
			return false;
		}
		extend(start);
		YamlLevel level = open.peekLast();
		boolean sequence = event.getEventId() == Event.ID.SequenceStart;
		if (passedOver > 0) {
			passedOver++;
		} else if (level == null) {
			root.sequence = sequence;
			root.closed = sequence || event.isFlow();
			open.addLast(new YamlLevel(root, !sequence, event.isFlow()));
		} else if (isKey(level)) {
			unreadKey(level);
			passedOver = 1;
		} else {
			YamlNode node = node(level);
			if (node == null) {
				passedOver = 1;
			} else if (node.unread || open.size() >= DEEPEST) {
				node.unread = true;
				node.closed = true;
				passedOver = 1;
			} else {
				node.sequence = sequence;
				node.closed = sequence || event.isFlow();
				open.addLast(new YamlLevel(node, !sequence, event.isFlow()));
			}
		}
		return true;
	}

	private boolean end(Event event) {
		if (passedOver > 0) {
			passedOver--;
		} else {
			closeLast();
		}
		int end = offsets.of(event.getEndMark().orElseThrow().getIndex());
		// A block ends without a character of its own, where the next line begins that is none of it.
		if (end > 0 && event.getStartMark().orElseThrow().getIndex() < event.getEndMark().orElseThrow().getIndex() && "]}".indexOf(text.charAt(end - 1)) >= 0) {
			extend(end);
		}
		return true;
	}

	private void closeLast() {
		YamlNode closed = open.removeLast().node;
		YamlNode above = open.isEmpty() ? root : open.getLast().node;
		above.end = Math.max(above.end, closed.end);
	}

	private boolean leaf(NodeEvent event) {
		int start = start(event);
		int end = Math.max(start, offsets.of(event.getEndMark().orElseThrow().getIndex()));
		ScalarEvent scalar = event instanceof ScalarEvent each ? each : null;
		boolean block = scalar != null && (scalar.getScalarStyle() == ScalarStyle.LITERAL || scalar.getScalarStyle() == ScalarStyle.FOLDED);
		if (block) {
			int header = LineCursor.endOf(text, start);
			end = Math.max(header, behindLast(header, end));
			start = Math.min(end, behindBlanks(header));
		}
		YamlLevel level = open.peekLast();
		boolean empty = scalar != null && scalar.isPlain() && start == end;
		if (level == null && empty) {
			// A document without anything.
			return true;
		}
		if (!empty || passedOver > 0 || !level.mapping) {
			// Where a key has no value the parser may name the place of what follows.
			extend(end);
		}
		if (passedOver > 0) {
			return true;
		}
		if (level == null) {
			root.closed = true;
			return true;
		}
		if (isKey(level)) {
			key(level, event, start, end);
			return true;
		}
		boolean quoted = scalar != null && (scalar.getScalarStyle() == ScalarStyle.DOUBLE_QUOTED || scalar.getScalarStyle() == ScalarStyle.SINGLE_QUOTED);
		boolean plain = scalar != null && !block && !quoted;
		if (event instanceof AliasEvent || empty || plain && start < lineStart || isMerge(level)) {
			YamlNode node = node(level);
			if (node != null) {
				node.unread = !empty;
				node.closed = !empty || level.flow || !level.mapping || scalar.getTag().isPresent();
			}
			return true;
		}
		int keyStart = level.mapping ? level.keyStart : start;
		int keyEnd = level.mapping ? level.keyEnd : start;
		String path = level.nextPath();
		String value = plain ? text.substring(start, end) : restored(scalar).strip();
		return path == null || document.add(
				new TextEntry(root.document, "", path, value, keyStart, keyEnd, quoted ? start + 1 : start, quoted ? end - 1 : end, lineEnd, quoting(scalar, block)));
	}

	private static Quoting quoting(ScalarEvent scalar, boolean block) {
		return block ? Quoting.BLOCK : scalar.getScalarStyle() == ScalarStyle.DOUBLE_QUOTED ? Quoting.DOUBLE : scalar.getScalarStyle() == ScalarStyle.SINGLE_QUOTED ? Quoting.SINGLE : Quoting.NONE;
	}

	private String restored(ScalarEvent scalar) {
		return mask.restored(scalar.getValue(), scalar.getScalarStyle() == ScalarStyle.DOUBLE_QUOTED);
	}

	private static boolean isKey(YamlLevel level) {
		return level.mapping && !level.awaitsValue;
	}

	private static boolean isMerge(YamlLevel level) {
		return level.mapping && YamlSyntax.MERGE.equals(level.key);
	}

	private static void unreadKey(YamlLevel level) {
		level.awaitsValue = true;
		level.key = null;
		level.node.unread = true;
		level.node.closed = true;
	}

	private void key(YamlLevel level, NodeEvent event, int start, int end) {
		if (!(event instanceof ScalarEvent scalar)) {
			unreadKey(level);
			return;
		}
		boolean quoted = scalar.getScalarStyle() == ScalarStyle.DOUBLE_QUOTED || scalar.getScalarStyle() == ScalarStyle.SINGLE_QUOTED;
		String key = restored(scalar);
		level.awaitsValue = true;
		level.key = quoted && key.indexOf('.') >= 0 && !key.startsWith("[") ? '"' + key + '"' : key;
		level.keyStart = quoted ? start + 1 : start;
		level.keyEnd = quoted ? end - 1 : end;
		level.keyColumn = event.getStartMark().orElseThrow().getColumn();
		if (!level.flow && level.node.childIndent < 0) {
			level.node.childIndent = level.keyColumn;
			// A key behind a question mark does not stand where a new one would.
			int whole = offsets.of(event.getStartMark().orElseThrow().getIndex());
			level.node.closed |= text.substring(LineCursor.startOf(text, whole), whole).strip().endsWith("?");
		}
	}

	/** Makes a node of the value that comes next; null where none is taken. */
	private YamlNode node(YamlLevel level) {
		boolean merge = isMerge(level);
		String path = level.nextPath();
		if (path == null || document.nodes().size() >= TextDocument.MAXIMUM_ENTRIES) {
			return null;
		}
		YamlNode node = new YamlNode(root.document, path, level.mapping ? level.keyColumn : Integer.MAX_VALUE, lineEnd);
		node.unread = merge;
		document.nodes().add(node);
		return node;
	}

	/** Where a value begins behind its anchor and tag. */
	private int start(NodeEvent event) {
		int offset = offsets.of(event.getStartMark().orElseThrow().getIndex());
		boolean tagged = event instanceof ScalarEvent scalar ? scalar.getTag().isPresent() : event instanceof CollectionStartEvent collection && collection.getTag().isPresent();
		if (event instanceof AliasEvent || event.getAnchor().isEmpty() && !tagged) {
			return offset;
		}
		int from = offset;
		while (offset < text.length() && (text.charAt(offset) == '&' || text.charAt(offset) == '!')) {
			while (offset < text.length() && !LineCursor.isBlank(text.charAt(offset)) && !LineCursor.isDelimiter(text.charAt(offset)) && (offset == from || !isFlowEnd(text.charAt(offset)))) {
				offset++;
			}
			int next = behindBlanks(offset);
			while (next < text.length() && text.charAt(next) == '#' && next > offset) {
				next = behindBlanks(LineCursor.endOf(text, next));
			}
			if (event instanceof ScalarEvent scalar && scalar.getValue().isEmpty() && scalar.isPlain() && (next >= text.length() || text.charAt(next) != '&' && text.charAt(next) != '!')) {
				return offset;
			}
			offset = next;
		}
		return offset;
	}

	private boolean isFlowEnd(char c) {
		return !open.isEmpty() && open.getLast().flow && (c == ',' || c == ']' || c == '}');
	}

	private int behindBlanks(int from) {
		int offset = from;
		while (offset < text.length() && (LineCursor.isBlank(text.charAt(offset)) || LineCursor.isDelimiter(text.charAt(offset)))) {
			offset++;
		}
		return offset;
	}

	private int behindLast(int from, int to) {
		int offset = Math.min(to, text.length());
		while (offset > from && Character.isWhitespace(text.charAt(offset - 1))) {
			offset--;
		}
		return offset;
	}

	/** Notes that what is open has something in the line of an offset. */
	private void extend(int offset) {
		if (offset < lineStart || offset > lineEnd) {
			lineStart = LineCursor.startOf(text, offset);
			lineEnd = LineCursor.endOf(text, offset);
		}
		YamlNode node = open.isEmpty() ? root : open.getLast().node;
		node.end = Math.max(node.end, lineEnd);
	}
}
