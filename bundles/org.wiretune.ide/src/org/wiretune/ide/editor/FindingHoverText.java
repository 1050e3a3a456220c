/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.editor;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.markers.FindingMarkers;

/** What a hover says about the marker of a finding or of a read problem. */
public final class FindingHoverText {

	private FindingHoverText() {
	}

	/**
	 * {@return the text: the message, what was assumed and where the rule comes from, on lines of their own}
	 *
	 * @param marker the marker
	 */
	public static String of(IMarker marker) {
		StringBuilder text = new StringBuilder(marker.getAttribute(IMarker.MESSAGE, ""));
		append(text, marker.getAttribute(FindingMarkers.ASSUMPTION, ""));
		String evidence = marker.getAttribute(FindingMarkers.EVIDENCE, "");
		if (!evidence.isEmpty()) {
			append(text, NLS.bind(Messages.FindingHoverText_source, FindingMarkers.ruleId(marker), evidence));
		}
		return text.toString();
	}

	private static void append(StringBuilder text, String line) {
		if (!line.isEmpty()) {
			text.append('\n').append(line);
		}
	}
}
