/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import org.wiretune.core.Insertion;
import org.wiretune.core.ValueForm;
import org.wiretune.core.ValueForm.Writing;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.ValueType;

/** YAML as Spring Boot and Quarkus read their settings: nested keys are joined with dots. */
final class YamlSyntax implements TextSyntax {

	private static final int UNKNOWN_UNIT = 2;
	/** A value in a sequence, which is no key that could be written. */
	private static final Pattern ITEM = Pattern.compile(".*\\[\\d+\\]", Pattern.DOTALL);
	/** What may open a mapping or sequence in flow style; place holders of Spring do not. */
	private static final Pattern FLOW = Pattern.compile("(?<![$#])[\\[{]");
	/** The key that takes the content of another mapping. */
	static final String MERGE = "<<";

	private final KeyForm form;
	private final TextForms values = new TextForms(this, "#");

	YamlSyntax(KeyForm form) {
		this.form = form;
	}

	@Override
	public KeyForm form() {
		return form;
	}

	@Override
	public ValueForm values(Quoting quoting, ValueType type) {
		return values.of(quoting, type);
	}

	@Override
	public TextDocument read(SourceText source) {
		return new YamlReader(source).read();
	}

	/** What stands in a sequence, behind an alias or in several lines without quotes is not known. */
	@Override
	public boolean mayStand(TextDocument document, NewEntry entry) {
		if (TextSyntax.super.mayStand(document, entry)) {
			return true;
		}
		Map<String, YamlNode> nodes = document.nodesByPath(this::byPath);
		List<String> normal = form.normal(form.split(entry.key()));
		String start = entry.document() + "\0";
		boolean unread = document.roots().get(Math.min(entry.document(), document.roots().size() - 1)).unread;
		if (unread || nodes.containsKey(start + MERGE)) {
			return true;
		}
		for (int length = 1; length <= normal.size(); length++) {
			String path = start + String.join(".", normal.subList(0, length));
			YamlNode node = nodes.get(path);
			if (node != null && (node.unread || node.sequence || length == normal.size()) || nodes.containsKey(path + '.' + MERGE)) {
				return true;
			}
		}
		return false;
	}

	@Override
	public Insertion insertion(TextDocument document, NewEntry entry) {
		Map<String, YamlNode> nodes = document.nodesByPath(this::byPath);
		List<String> written = form.split(entry.key());
		List<String> normal = form.normal(written);
		for (int length = normal.size() - 1; length > 0; length--) {
			YamlNode node = nodes.get(entry.document() + "\0" + String.join(".", normal.subList(0, length)));
			if (node != null) {
				return place(document, node, node.childIndent >= 0 ? node.childIndent : node.indent + unit(document), written.subList(length, written.size()), entry.form());
			}
		}
		YamlNode root = document.roots().get(Math.min(entry.document(), document.roots().size() - 1));
		return place(document, root, Math.max(root.childIndent, 0), written, entry.form());
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

	private static Insertion place(TextDocument document, YamlNode node, int indent, List<String> segments, ValueForm form) {
		if (node.closed || segments.stream().anyMatch(segment -> ITEM.matcher(segment).matches())) {
			return null;
		}
		SourceText source = document.source();
		int offset = node.end < 0 ? source.text().length() : node.end;
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
		return new Insertion(source.path(), offset, source.line(offset), (opensLine ? "" : delimiter) + lines + ": ", opensLine ? delimiter : "", form);
	}

	@Override
	public List<Writing> writings(String text, int start, int end, String value, Quoting quoting, boolean isText) {
		return YamlScalar.writings(text, start, end, value, quoting, isText);
	}

	/**
	 * In a file of block mappings the line of the entry says it all. Elsewhere the same text may mean something else, so the
	 * whole file is read before and after, and nothing but that value may be another one.
	 */
	@Override
	public boolean readsBack(String text, Writing written, String value) {
		return !FLOW.matcher(text).find() && TextSyntax.super.readsBack(text, written, value) || YamlReadBack.holds(this, text, written, value);
	}

	@Override
	public String sample(String key) {
		return key + ": ";
	}
}
