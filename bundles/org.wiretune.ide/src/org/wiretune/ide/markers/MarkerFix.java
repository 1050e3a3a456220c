/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.finding.Fix;

/**
 * What a marker keeps of a fix, so that a menu needs no analysis. The changes are computed when the fix is applied.
 *
 * @param id the fix, for example {@code sca-async-binding/sync}
 * @param label what it does, as a menu label
 * @param description what it changes and what to think of before
 * @param effect what it does to the program besides making it faster
 * @param reason why it is not made unasked; empty where it keeps the meaning
 */
public record MarkerFix(String id, String label, String description, FixEffect effect, String reason) {

	/** Separates the fixes of a marker and the texts of a fix; control characters that no text holds. */
	private static final String BETWEEN_FIXES = "\u001e";
	private static final String BETWEEN_TEXTS = "\u001f";
	private static final int TEXTS = 5;

	/**
	 * {@return the fixes of a finding's marker, the recommended one first}
	 *
	 * @param marker the marker
	 */
	public static List<MarkerFix> of(IMarker marker) {
		List<MarkerFix> fixes = new ArrayList<>();
		for (String fix : marker.getAttribute(FindingMarkers.FIXES, "").split(BETWEEN_FIXES)) {
			String[] texts = fix.split(BETWEEN_TEXTS, TEXTS);
			if (texts.length == TEXTS) {
				fixes.add(new MarkerFix(texts[0], texts[1], texts[2], FixEffect.valueOf(texts[3]), texts[4]));
			}
		}
		return fixes;
	}

	/** {@return a fix of a finding as its marker keeps it} @param fix the fix */
	public static MarkerFix of(Fix fix) {
		return new MarkerFix(fix.id(), fix.label(), fix.description(), fix.effect(), fix.reason());
	}

	/**
	 * {@return fixes as the attribute of a marker}
	 *
	 * @param fixes the fixes of a finding
	 */
	static String attribute(List<Fix> fixes) {
		return String.join(BETWEEN_FIXES, fixes.stream().map(fix -> String.join(BETWEEN_TEXTS, fix.id(), fix.label(), fix.description(), fix.effect().name(), fix.reason())).toList());
	}
}
