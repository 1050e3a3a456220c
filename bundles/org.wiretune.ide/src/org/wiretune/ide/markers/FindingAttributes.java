/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleTexts;

/** Writes findings and read problems as attributes of markers. */
final class FindingAttributes {

	/** The platform does not store a longer attribute: 65535 bytes of UTF-8. */
	private static final int LONGEST = 65535;

	private FindingAttributes() {
	}

	/**
	 * {@return the marker of a finding}
	 *
	 * @param finding the finding
	 * @param rule the rule that made it
	 */
	static MarkerSpecification of(Finding finding, Rule rule) {
		return new MarkerSpecification(FindingMarkers.type(rule.subject()), attributes(finding, rule.subject(), rule.texts().reference()));
	}

	/**
	 * {@return the attributes of a finding that a running server made; no rule has its id, and where others add the alarm, the catalogue has not either}
	 *
	 * @param finding the finding
	 */
	static Map<String, Object> ofAlarm(Finding finding) {
		Optional<Recommendation> alarm = Catalogue.all().stream().filter(each -> each.id().equals(finding.ruleId())).findFirst();
		return attributes(finding, alarm.map(Recommendation::subject).orElse(Subject.OWN), alarm.map(each -> RuleTexts.of(each.id()).source()).orElse(null));
	}

	private static Map<String, Object> attributes(Finding finding, Subject subject, String source) {
		Map<String, Object> attributes = place(finding.origin());
		attributes.put(IMarker.SEVERITY, finding.severity() == Severity.WARNING ? IMarker.SEVERITY_WARNING : IMarker.SEVERITY_INFO);
		attributes.put(IMarker.MESSAGE, finding.headline());
		putText(attributes, FindingMarkers.TEXT, finding.message());
		attributes.put(FindingMarkers.RULE_ID, finding.ruleId());
		attributes.put(FindingMarkers.SUBJECT, FindingMarkers.word(subject));
		putText(attributes, FindingMarkers.FIXES, MarkerFix.attribute(finding.fixes()));
		putText(attributes, FindingMarkers.RELATED, RelatedPlaces.attribute(finding.related(), LONGEST / 3));
		putText(attributes, FindingMarkers.MEASURED, finding.measured());
		putText(attributes, FindingMarkers.LIMIT, finding.limit());
		putText(attributes, FindingMarkers.ASSUMPTION, finding.assumption());
		putText(attributes, FindingMarkers.EVIDENCE, source);
		return attributes;
	}

	/**
	 * {@return the marker of a read problem}
	 *
	 * @param problem the problem
	 */
	static MarkerSpecification of(ReadProblem problem) {
		Map<String, Object> attributes = place(problem.origin());
		attributes.put(IMarker.SEVERITY, IMarker.SEVERITY_WARNING);
		attributes.put(IMarker.MESSAGE, shortened(problem.message()));
		attributes.put(FindingMarkers.PROBLEM_KIND, problem.kind().name());
		return new MarkerSpecification(FindingMarkers.READ_PROBLEM, attributes);
	}

	private static Map<String, Object> place(Origin origin) {
		Map<String, Object> attributes = new HashMap<>();
		attributes.put(IMarker.SOURCE_ID, "WireTune");
		attributes.put(IMarker.LINE_NUMBER, origin.line());
		attributes.put(IMarker.LOCATION, NLS.bind(Messages.FindingAttributes_line, origin.line()));
		if (origin.length() > 0) {
			attributes.put(IMarker.CHAR_START, origin.offset());
			attributes.put(IMarker.CHAR_END, origin.end());
		}
		return attributes;
	}

	private static void putText(Map<String, Object> attributes, String name, String text) {
		if (text != null && !text.isEmpty()) {
			attributes.put(name, shortened(text));
		}
	}

	static String shortened(String text) {
		if (text.length() <= LONGEST / 3 || text.getBytes(StandardCharsets.UTF_8).length <= LONGEST) {
			return text;
		}
		return text.substring(0, LONGEST / 3 - 1) + '…';
	}
}
