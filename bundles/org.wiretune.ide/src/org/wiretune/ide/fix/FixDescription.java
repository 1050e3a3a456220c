/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.fix.UnifiedDiff;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.safety.markup.MarkupText;

/** What the pop-up of Ctrl+1 says of a fix: what it does, what to think of, and the difference it makes, as HTML. */
public final class FixDescription {

	private FixDescription() {
	}

	/**
	 * {@return the description of a fix of a marker} Does not wait for an analysis; without one it says so in place of the
	 * difference.
	 *
	 * @param fix the fix
	 * @param marker the marker
	 * @param places where editors follow markers to
	 */
	public static String html(MarkerFix fix, IMarker marker, MarkerPlaces places) {
		Optional<CurrentFindings.Found> found = CurrentFindings.glance(marker, places);
		Optional<Fix> current = found.flatMap(each -> each.finding().fixes().stream().filter(other -> other.id().equals(fix.id())).findFirst());
		String effect = fix.effect().told(fix.reason());
		String start = MarkupText.escape(fix.description()) + "<br><br>" + (effect.isEmpty() ? "" : "<b>" + MarkupText.escape(effect) + "</b><br><br>");
		if (current.isEmpty()) {
			return start + MarkupText.escape(Messages.FixDescription_noDifference);
		}
		try {
			return start + changedLines(difference(current.get(), found.get().texts()));
		} catch (FixRefused reason) {
			return start + MarkupText.escape(reason.getMessage());
		}
	}

	/** The pop-up is small, so it shows which lines go and come, and leaves their surroundings to the preview. */
	private static String changedLines(String difference) {
		StringBuilder html = new StringBuilder();
		StringBuilder lines = new StringBuilder();
		for (String line : difference.lines().toList()) {
			if (line.startsWith("+++ b/")) {
				close(html, lines);
				html.append("<b>").append(MarkupText.escape(line.substring("+++ b/".length()))).append("</b><br>");
			} else if (!line.startsWith("--- a/") && (line.startsWith("+") || line.startsWith("-"))) {
				lines.append(line.charAt(0)).append(' ').append(line.substring(1).strip()).append('\n');
			}
		}
		close(html, lines);
		return html.toString();
	}

	private static void close(StringBuilder html, StringBuilder lines) {
		if (!lines.isEmpty()) {
			html.append("<pre>").append(MarkupText.escape(lines.toString())).append("</pre>");
			lines.setLength(0);
		}
	}

	/**
	 * {@return the difference that a fix makes, in the unified format, file after file, secrets hidden}
	 *
	 * @param fix the fix
	 * @param texts the texts of the files
	 * @throws FixRefused where it cannot be made
	 */
	public static String difference(Fix fix, SourceTexts texts) throws FixRefused {
		StringBuilder all = new StringBuilder();
		Map<String, String> changed = FixApplier.apply(fix, path -> texts.text(path) == null ? null : SourceText.of(path, texts.text(path)));
		changed.forEach((path, after) -> all.append(UnifiedDiff.shown(path, texts.text(path), after)));
		return all.toString().replace("\r\n", "\n");
	}
}
