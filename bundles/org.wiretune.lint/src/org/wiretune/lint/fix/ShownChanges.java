/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.secret.HiddenText;
import org.wiretune.safety.secret.Secrets;

/**
 * A file and changes of it as somebody may see them. Each file is looked at for secrets as a whole, and once for all fixes
 * that a report shows of it.
 */
final class ShownChanges {

	/** Characters around a change that tell whether its new text is a secret; what the file hides, they need not find. */
	private static final int AROUND = 500;
	private static final Map<SourceText, HiddenText> FILES = Collections.synchronizedMap(new WeakHashMap<>());

	private ShownChanges() {
	}

	/** {@return the file with its secrets known} */
	static HiddenText file(SourceText source) {
		return FILES.computeIfAbsent(source, each -> HiddenText.of(each.text()));
	}

	/** {@return a part of the file behind the changes, with as many lines as it has} */
	static String after(SourceText source, int start, int end, List<TextChange> changes) {
		HiddenText file = file(source);
		StringBuilder after = new StringBuilder(end - start + 64);
		int done = start;
		for (TextChange change : changes) {
			after.append(file.shown(done, change.offset())).append(replacement(source.text(), file, change));
			done = change.end();
		}
		return after.append(file.shown(done, end)).toString();
	}

	/** Whether what stands before and behind a change is hidden, but for blanks and line ends. */
	private static boolean isInside(String text, HiddenText file, TextChange change) {
		int before = change.offset() - 1;
		while (before >= 0 && Character.isWhitespace(text.charAt(before)) && change.offset() - before < AROUND) {
			before--;
		}
		int behind = change.end();
		while (behind < text.length() && Character.isWhitespace(text.charAt(behind)) && behind - change.end() < AROUND) {
			behind++;
		}
		return before >= 0 && behind < text.length() && file.isHidden(before, before + 1) && file.isHidden(behind, behind + 1);
	}

	private static String replacement(String text, HiddenText file, TextChange change) {
		String replacement = change.replacement();
		if (isInside(text, file, change)) {
			// Inside a secret there is nothing else.
			return replacement.isEmpty() ? "" : replacement.replaceAll("[^\\r\\n]+", Secrets.HIDDEN);
		}
		int from = Math.max(0, change.offset() - AROUND);
		String before = text.substring(from, change.offset());
		String around = before + replacement + text.substring(change.end(), Math.min(text.length(), change.end() + AROUND));
		return HiddenText.of(around).shown(before.length(), before.length() + replacement.length());
	}
}
