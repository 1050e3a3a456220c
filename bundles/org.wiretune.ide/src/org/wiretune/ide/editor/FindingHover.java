/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ide.markers.RelatedPlaces;
import org.wiretune.ide.proof.MeasuredFindings;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.FindingStory;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.source.SourceTexts;

/**
 * What a hover says about the marker of a finding or of a read problem, or about a finding in a text that is not saved.
 *
 * @param marker the marker; null for a finding that has none
 * @param unsaved the finding that has no marker; null where there is one
 * @param warning whether it is a warning, and no info
 * @param ruleId the rule; empty where no rule found it
 * @param headline what is found, in one line
 * @param message the same in sentences; empty where the headline says all
 * @param story why it costs, with evidence, and when not to follow the advice, a line each; empty where no rule found it
 * @param assumption what the rule assumed; empty where it knew
 * @param source where the rule comes from, as a sentence; empty where no rule found it
 * @param places the further places that take part
 * @param fixes the quick-fixes, the recommended one first
 * @param measured what proofs on this machine came to
 */
public record FindingHover(IMarker marker, Unsaved unsaved, boolean warning, String ruleId, String headline, String message, List<String> story, String assumption, String source, List<Origin> places, List<MarkerFix> fixes,
		List<MeasuredHere> measured) {

	/**
	 * A finding in a text that is not saved.
	 *
	 * @param finding the finding
	 * @param texts the texts it was found in
	 */
	public record Unsaved(Finding finding, SourceTexts texts) {
	}

	/** Copies the lists. */
	public FindingHover {
		story = List.copyOf(story);
		places = List.copyOf(places);
		fixes = List.copyOf(fixes);
		measured = List.copyOf(measured);
	}

	/**
	 * {@return what a hover says about a marker}
	 *
	 * @param marker any marker
	 */
	public static FindingHover of(IMarker marker) {
		String ruleId = FindingMarkers.ruleId(marker);
		String evidence = marker.getAttribute(FindingMarkers.EVIDENCE, "");
		return new FindingHover(marker, null, marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO) == IMarker.SEVERITY_WARNING, ruleId, marker.getAttribute(IMarker.MESSAGE, ""), marker.getAttribute(FindingMarkers.TEXT, ""), story(ruleId), marker.getAttribute(FindingMarkers.ASSUMPTION, ""),
				evidence.isEmpty() ? "" : NLS.bind(Messages.FindingHover_source, ruleId, evidence), RelatedPlaces.of(marker), MarkerFix.of(marker),
				ruleId.isEmpty() ? List.of() : MeasuredFindings.of(marker));
	}

	/**
	 * {@return what a hover says about a finding that no marker stands for} Works out its fixes, so not to be asked for on each move of the mouse.
	 *
	 * @param finding the finding
	 * @param texts the texts it was found in
	 */
	public static FindingHover of(Finding finding, SourceTexts texts) {
		String source = RuleRegistry.standard().rule(finding.ruleId()).map(rule -> rule.texts().reference()).orElse("");
		List<MarkerFix> fixes = finding.fixes().stream().map(MarkerFix::of).toList();
		return new FindingHover(null, new Unsaved(finding, texts), finding.severity() == Severity.WARNING, finding.ruleId(), finding.headline(), finding.message(), story(finding.ruleId()),
				Objects.toString(finding.assumption(), ""), source.isEmpty() ? "" : NLS.bind(Messages.FindingHover_source, finding.ruleId(), source), finding.related(), fixes,
				new MeasuredFindings(texts).apply(finding));
	}

	/** What is told of each finding of a rule; the source has a place of its own. */
	private static List<String> story(String ruleId) {
		return RuleRegistry.standard().rule(ruleId).map(rule -> FindingStory.ofRule(rule).parts().stream().map(FindingStory.Part::line).toList()).orElse(List.of());
	}

	/**
	 * {@return the place as a user reads it: the name of the file, its folder where another place has the same name, and the line}
	 *
	 * @param place one of the places
	 */
	public String label(Origin place) {
		boolean alone = places.stream().filter(other -> name(other.path(), 1).equals(name(place.path(), 1))).map(Origin::path).distinct().count() <= 1;
		return NLS.bind(Messages.FindingHover_place, name(place.path(), alone ? 1 : 2), Integer.toString(place.line()));
	}

	/** {@return the text without links: headline, message, what proofs came to, what was assumed, the places, the story and where the rule comes from, on lines of their own} */
	public String text() {
		List<String> lines = new ArrayList<>(List.of(headline));
		if (!message.isEmpty()) {
			lines.add(message);
		}
		lines.addAll(measured.stream().map(MeasuredHere::told).toList());
		if (!assumption.isEmpty()) {
			lines.add(assumption);
		}
		if (!places.isEmpty()) {
			lines.add(NLS.bind(Messages.FindingHover_places, String.join(", ", places.stream().map(this::label).toList())));
		}
		lines.addAll(story);
		if (!source.isEmpty()) {
			lines.add(source);
		}
		return String.join("\n", lines);
	}

	private static String name(String path, int segments) {
		int from = path.length();
		for (int i = 0; i < segments && from > 0; i++) {
			from = path.lastIndexOf('/', from - 1);
		}
		return path.substring(from + 1);
	}
}
