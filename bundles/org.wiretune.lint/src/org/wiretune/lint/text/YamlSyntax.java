/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.source.SourceText;
import org.wiretune.model.Insertion;

/** YAML as Spring Boot and Quarkus read their settings: nested keys are joined with dots. */
final class YamlSyntax implements TextSyntax {

	private static final int UNKNOWN_UNIT = 2;

	private final KeyForm form;

	YamlSyntax(KeyForm form) {
		this.form = form;
	}

	@Override
	public KeyForm form() {
		return form;
	}

	@Override
	public TextDocument read(SourceText source) {
		return new YamlReader(source).read();
	}

	@Override
	public Insertion insertion(TextDocument document, NewEntry entry) {
		if (document.brokenAt() >= 0 || document.fullAt() >= 0) {
			return null;
		}
		Map<String, YamlNode> nodes = document.nodesByPath(this::byPath);
		List<String> written = form.split(entry.key());
		List<String> normal = form.normal(written);
		for (int length = normal.size() - 1; length > 0; length--) {
			YamlNode node = nodes.get(entry.document() + "\0" + String.join(".", normal.subList(0, length)));
			if (node != null) {
				return node.blocked || node.sequence ? null
						: place(document, node.end, node.childIndent >= 0 ? node.childIndent : node.indent + unit(document), written.subList(length, written.size()));
			}
		}
		int end = document.ends().get(Math.min(entry.document(), document.ends().size() - 1));
		return place(document, end < 0 ? document.source().text().length() : end, 0, written);
	}

	private Map<String, YamlNode> byPath(List<YamlNode> all) {
		Map<String, YamlNode> nodes = new HashMap<>();
		for (YamlNode node : all) {
			nodes.put(node.document + "\0" + form.normal(node.path), node);
		}
		return nodes;
	}

	private static int unit(TextDocument document) {
		for (YamlNode node : document.nodes()) {
			if (node.childIndent > node.indent) {
				return node.childIndent - node.indent;
			}
		}
		return UNKNOWN_UNIT;
	}

	private static Insertion place(TextDocument document, int offset, int indent, List<String> segments) {
		SourceText source = document.source();
		String delimiter = source.lineDelimiter();
		StringBuilder lines = new StringBuilder();
		int deeper = indent;
		int unit = unit(document);
		for (String segment : segments) {
			boolean quoted = segment.isEmpty() || segment.indexOf('.') >= 0 || "*&!%@`'\"[{#".indexOf(segment.charAt(0)) >= 0;
			lines.append(lines.isEmpty() ? "" : ":" + delimiter).append(" ".repeat(deeper)).append(quoted ? "\"" + segment.replace("\\", "\\\\").replace("\"", "\\\"") + '"' : segment);
			deeper += unit;
		}
		boolean opensLine = offset == 0 || LineCursor.isDelimiter(source.text().charAt(offset - 1));
		return new Insertion(source.path(), offset, source.line(offset), (opensLine ? "" : delimiter) + lines + ": ", opensLine ? delimiter : "");
	}
}
