/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.formatter.DefaultCodeFormatterConstants;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.text.edits.DeleteEdit;
import org.eclipse.text.edits.InsertEdit;
import org.eclipse.text.edits.MalformedTreeException;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.edits.TextEdit;
import org.wiretune.lint.finding.TextChange;

/** Turns a rewritten tree into changes of the text, in the style of the file. */
final class Rewriting {

	private Rewriting() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param rewrite what changes in its tree
	 * @return the changes in ascending order, or null where the tree does not fit the text
	 */
	static List<TextChange> changes(String path, String text, ASTRewrite rewrite) {
		Document document = new Document(text);
		TextEdit edit = rewrite.rewriteAST(document, options(text));
		List<TextChange> changes = new ArrayList<>();
		if (simple(edit, path, text, changes)) {
			return changes;
		}
		try {
			edit.apply(document, TextEdit.NONE);
		} catch (MalformedTreeException | BadLocationException misfit) {
			return null;
		}
		return List.of(difference(path, text, document.get()));
	}

	/** Takes insertions, deletions and replacements one by one; false where text moves. */
	private static boolean simple(TextEdit edit, String path, String text, List<TextChange> changes) {
		if (edit instanceof InsertEdit insertion) {
			changes.add(new TextChange(path, insertion.getOffset(), "", insertion.getText()));
		} else if (edit instanceof ReplaceEdit replacement) {
			changes.add(new TextChange(path, replacement.getOffset(), text.substring(replacement.getOffset(), replacement.getExclusiveEnd()), replacement.getText()));
		} else if (edit instanceof DeleteEdit deletion) {
			changes.add(new TextChange(path, deletion.getOffset(), text.substring(deletion.getOffset(), deletion.getExclusiveEnd()), ""));
		} else if (!(edit instanceof MultiTextEdit) && !edit.getClass().getSimpleName().equals("RangeMarker")) {
			return false;
		}
		for (TextEdit child : edit.getChildren()) {
			if (!simple(child, path, text, changes)) {
				return false;
			}
		}
		return true;
	}

	/** The one range in which two texts differ. */
	private static TextChange difference(String path, String before, String after) {
		int limit = Math.min(before.length(), after.length());
		int start = 0;
		while (start < limit && before.charAt(start) == after.charAt(start)) {
			start++;
		}
		int end = 0;
		while (end < limit - start && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
			end++;
		}
		return new TextChange(path, start, before.substring(start, before.length() - end), after.substring(start, after.length() - end));
	}

	/** Formatter options that follow the indentation of the file. No others: the formatter copies them for each text that it inserts. */
	private static Map<String, String> options(String text) {
		Map<String, String> options = new HashMap<>();
		JavaCore.setComplianceOptions(JavaCore.latestSupportedJavaVersion(), options);
		int width = Indentation.width(text);
		options.put(DefaultCodeFormatterConstants.FORMATTER_TAB_CHAR, width == 0 ? JavaCore.TAB : JavaCore.SPACE);
		options.put(DefaultCodeFormatterConstants.FORMATTER_TAB_SIZE, Integer.toString(width == 0 ? 4 : width));
		options.put(DefaultCodeFormatterConstants.FORMATTER_INDENTATION_SIZE, Integer.toString(width == 0 ? 4 : width));
		return options;
	}
}
