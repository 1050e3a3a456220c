/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;

/** The lines of a file that makes a container image or is a unit of systemd, as these read them. */
public final class InstructionLines {

	private InstructionLines() {
	}

	/** {@return the texts between quotes of {@code ["java", "-Xmx1g"]}} @param content a list */
	public static List<ArgumentText> words(ArgumentText content) {
		List<ArgumentText> words = new ArrayList<>();
		int open = -1;
		for (int i = 0; i < content.length(); i++) {
			if (content.text().charAt(i) == '"') {
				if (open >= 0 && i > open + 1) {
					words.add(content.part(open + 1, i));
				}
				open = open < 0 ? i : -1;
			}
		}
		return words;
	}

	/** {@return the lines, those joined that a backslash joins, without remarks} @param source the file */
	public static List<ArgumentText> of(SourceText source) {
		List<ArgumentText> lines = new ArrayList<>();
		String text = source.text();
		ArgumentText.Builder line = new ArgumentText.Builder(source, ScriptForm.SHELL);
		boolean joined = false;
		// A byte order mark is no part of the first word.
		for (int i = text.startsWith("\uFEFF") ? 1 : 0; i < text.length();) {
			int end = text.indexOf('\n', i);
			end = end < 0 ? text.length() : end;
			int last = end > i && text.charAt(end - 1) == '\r' ? end - 1 : end;
			if (!text.substring(i, last).stripLeading().startsWith("#")) {
				joined = last > i && text.charAt(last - 1) == '\\';
				for (int each = i; each < (joined ? last - 1 : last); each++) {
					line.append(text.charAt(each), each, each + 1);
				}
			}
			if (!joined || end == text.length()) {
				lines.add(line.build());
				line = new ArgumentText.Builder(source, ScriptForm.SHELL);
			}
			i = end + 1;
		}
		return lines;
	}
}
