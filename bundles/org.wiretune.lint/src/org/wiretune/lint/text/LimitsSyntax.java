/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Insertion;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.ValueType;

/**
 * Limits of users, see limits.conf(5): columns of domain, type, item and value. The domain is the section, type and item
 * are the key ({@code soft.memlock}); the type {@code -} gives both.
 */
final class LimitsSyntax implements TextSyntax {

	private final TextForms values = new TextForms(this, "#");

	@Override
	public ValueForm values(Quoting quoting, ValueType type) {
		return values.of(quoting, type);
	}

	@Override
	public KeyForm form() {
		return KeyForm.EXACT;
	}

	@Override
	public TextDocument read(SourceText source) {
		String text = source.text();
		TextDocument document = new TextDocument(source);
		LineCursor line = new LineCursor(text);
		while (line.advance()) {
			List<int[]> columns = columns(text, line);
			if (columns.size() != 4) {
				continue;
			}
			String domain = part(text, columns.get(0));
			String type = part(text, columns.get(1));
			int[] item = columns.get(2);
			int[] value = columns.get(3);
			for (String each : type.equals("-") ? List.of("soft", "hard") : List.of(type)) {
				if (!document.add(new TextEntry(0, domain, each + '.' + part(text, item), part(text, value), columns.get(0)[0], item[1], value[0], value[1], line.end(), Quoting.NONE))) {
					return document;
				}
			}
		}
		return document;
	}

	private static String part(String text, int[] range) {
		return range[1] - range[0] > TextDocument.MAXIMUM_KEY ? "" : text.substring(range[0], range[1]);
	}

	/** The ranges of at most five columns before a remark. */
	private static List<int[]> columns(String text, LineCursor line) {
		List<int[]> columns = new ArrayList<>(4);
		int offset = line.start();
		while (offset < line.end() && columns.size() < 5) {
			while (offset < line.end() && LineCursor.isBlank(text.charAt(offset))) {
				offset++;
			}
			if (offset >= line.end() || text.charAt(offset) == '#') {
				break;
			}
			int start = offset;
			while (offset < line.end() && !LineCursor.isBlank(text.charAt(offset)) && text.charAt(offset) != '#') {
				offset++;
			}
			columns.add(new int[] { start, offset });
		}
		return columns;
	}

	@Override
	public Insertion insertion(TextDocument document, NewEntry entry) {
		TextEntry neighbour = entry.neighbour();
		int dot = entry.key().indexOf('.');
		if (neighbour == null || dot < 0) {
			return null;
		}
		SourceText source = document.source();
		String text = source.text();
		LineCursor line = new LineCursor(text);
		line.continueAt(source.lineStart(source.line(neighbour.keyStart())));
		line.advance();
		List<int[]> columns = columns(text, line);
		String prefix = source.lineDelimiter() + text.substring(line.start(), columns.get(0)[1]) + text.substring(columns.get(0)[1], columns.get(1)[0]) + entry.key().substring(0, dot)
				+ text.substring(columns.get(1)[1], columns.get(2)[0]) + entry.key().substring(dot + 1) + text.substring(columns.get(2)[1], columns.get(3)[0]);
		return new Insertion(source.path(), line.end(), source.line(line.end()), prefix, "", entry.form());
	}

	@Override
	public String sample(String key) {
		return "* soft " + key + ' ';
	}
}
