/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.wiretune.core.Subject;

/** Types and attributes of WireTune's markers. The types stand in the plugin.xml of this bundle. */
public final class FindingMarkers {

	/** Type of all findings; each {@link Subject} has a type below it. */
	public static final String FINDING = "org.wiretune.ide.finding";
	/** Type of what could not be read or leads nowhere. */
	public static final String READ_PROBLEM = "org.wiretune.ide.readProblem";

	/** Id of the rule, for example {@code sca-async-binding}; absent on a read problem. */
	public static final String RULE_ID = "org.wiretune.ruleId";
	/** What the rule is about, in the word of its marker type: {@code wiring}, {@code serverProfile}; for grouping. */
	public static final String SUBJECT = "org.wiretune.subject";
	/** The message of the finding in sentences; the message of the marker is its headline. */
	public static final String TEXT = "org.wiretune.text";
	/** The value found, as text. */
	public static final String MEASURED = "org.wiretune.measured";
	/** The value it was compared with, as text. */
	public static final String LIMIT = "org.wiretune.limit";
	/** What the rule assumed, as a sentence. */
	public static final String ASSUMPTION = "org.wiretune.assumption";
	/** Where the rule comes from: document and section. */
	public static final String EVIDENCE = "org.wiretune.evidence";
	/** The fixes of the finding, see {@link MarkerFix}. */
	public static final String FIXES = "org.wiretune.fixes";
	/** The further places that take part in the finding, see {@link RelatedPlaces}. */
	public static final String RELATED = "org.wiretune.related";
	/** Kind of a read problem, see {@link org.wiretune.lint.finding.ReadProblem.Kind}. */
	public static final String PROBLEM_KIND = "org.wiretune.problemKind";

	private static final String PREFIX = "org.wiretune.ide.";
	private static final String SUFFIX = "Finding";

	private FindingMarkers() {
	}

	/**
	 * {@return the marker type of a subject's findings, for example org.wiretune.ide.serverProfileFinding}
	 *
	 * @param subject the subject
	 */
	public static String type(Subject subject) {
		return PREFIX + word(subject) + SUFFIX;
	}

	/**
	 * {@return the word of a subject in marker types, for example serverProfile}
	 *
	 * @param subject the subject
	 */
	public static String word(Subject subject) {
		StringBuilder word = new StringBuilder();
		boolean capital = false;
		for (char c : subject.name().toLowerCase(Locale.ROOT).toCharArray()) {
			if (c == '_') {
				capital = true;
			} else {
				word.append(capital ? Character.toUpperCase(c) : c);
				capital = false;
			}
		}
		return word.toString();
	}

	/**
	 * Tells whether a marker is a finding of a rule.
	 *
	 * @param marker any marker
	 * @return false also if the marker is gone
	 */
	public static boolean isFinding(IMarker marker) {
		return isOfType(marker, FINDING);
	}

	/**
	 * Tells whether a marker is a problem of reading.
	 *
	 * @param marker any marker
	 * @return false also if the marker is gone
	 */
	public static boolean isReadProblem(IMarker marker) {
		return isOfType(marker, READ_PROBLEM);
	}

	/**
	 * {@return the marker of a finding; empty where it is gone}
	 *
	 * @param file the file of its place
	 * @param offset where its place begins
	 * @param words its headline, or its message and what else is told of it
	 */
	public static Optional<IMarker> find(IFile file, int offset, String words) {
		try {
			return Arrays.stream(file.findMarkers(FINDING, true, IResource.DEPTH_ZERO)).filter(marker -> marker.getAttribute(IMarker.CHAR_START, -1) == offset
					&& (words.equals(marker.getAttribute(IMarker.MESSAGE, "")) || words.startsWith(marker.getAttribute(TEXT, words + '-')))).findFirst();
		} catch (CoreException goneMeanwhile) {
			return Optional.empty();
		}
	}

	/**
	 * {@return the rule of a finding, or an empty text}
	 *
	 * @param marker any marker
	 */
	public static String ruleId(IMarker marker) {
		return marker.getAttribute(RULE_ID, "");
	}

	private static boolean isOfType(IMarker marker, String type) {
		try {
			return marker.exists() && marker.isSubtypeOf(type);
		} catch (CoreException goneMeanwhile) {
			return false;
		}
	}
}
