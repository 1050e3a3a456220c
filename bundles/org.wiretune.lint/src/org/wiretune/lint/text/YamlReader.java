/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.Optional;

import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import org.wiretune.lint.source.SourceText;

/**
 * Reads a YAML file by the events of the parser; no value of it becomes an object, and no alias is followed. Reading ends
 * at the first error, as it does for the products, but what stands before it is read. This is the only class through which
 * the library is reached, so it is loaded where a YAML file is read and nowhere else.
 */
final class YamlReader {

	private final SourceText source;
	private final String text;

	YamlReader(SourceText source) {
		this.source = source;
		text = source.text();
	}

	TextDocument read() {
		int legible = legible();
		YamlMask mask = new YamlMask(text.substring(0, legible));
		YamlOffsets offsets = new YamlOffsets(text);
		YamlEntries entries = new YamlEntries(source, offsets, mask);
		// The size of a file is limited where it is opened.
		LoadSettings settings = LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();
		try {
			ParserImpl parser = new ParserImpl(settings, new StreamReader(settings, mask.text()));
			boolean more = true;
			while (more && parser.hasNext()) {
				Event event = parser.next();
				more = entries.take(event);
			}
			if (more && legible < text.length()) {
				entries.broken(legible, false);
			}
		} catch (MarkedYamlEngineException e) {
			boolean unclosed = isUnclosed(e);
			Optional<Mark> mark = unclosed ? e.getContextMark() : e.getProblemMark().or(e::getContextMark);
			entries.broken(mark.map(each -> offsets.of(each.getIndex())).orElse(0), unclosed);
		} catch (YamlEngineException e) {
			// Without a mark the library refuses a text as a whole.
			entries.broken(0, false);
		}
		return entries.document();
	}

	private static boolean isUnclosed(MarkedYamlEngineException e) {
		String context = e.getContext();
		return e.getContextMark().isPresent() && context != null && (context.startsWith("while scanning a quoted scalar") || context.startsWith("while parsing a flow mapping")
				|| context.startsWith("while parsing a flow sequence"));
	}

	/** The first character that no YAML file may hold; the parser would refuse what stands some lines before it too. */
	private int legible() {
		int offset = 0;
		while (offset < text.length()) {
			int point = text.codePointAt(offset);
			if (!StreamReader.isPrintable(point)) {
				return offset;
			}
			offset += Character.charCount(point);
		}
		return offset;
	}
}
