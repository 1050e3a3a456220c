/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.gclog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.analysis.Lead;
import org.wiretune.core.FixEffect;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.jvm.JvmPlace;
import org.wiretune.lint.rules.jvm.JvmPlaces;
import org.wiretune.safety.text.Texts;

/**
 * Leads a finding of a collection log back to the files: a finding at each place of the solution that gives a virtual machine of
 * that family its arguments, with a fix that writes the option there. Safe for any thread; the solution is only read.
 */
public final class GcFixes {

	private static final Texts TEXTS = Texts.of(GcFixes.class);
	private static final String FIX = "/setting";
	private static final String INITIAL = "-Xms";
	private static final String MAXIMUM = "-Xmx";

	private GcFixes() {
	}

	/**
	 * The findings of a finding.
	 *
	 * @param reading what was read of the workspace, with its texts
	 * @param log the log that it was found in
	 * @param path the file of the log; a server that it names comes first
	 * @param finding what was found
	 * @return one for each place where its option can be written; none where it has no option, or no file takes it
	 */
	public static List<Finding> of(Reading reading, GcLogData log, String path, GcFinding finding) {
		return leads(reading, log, path, finding).stream().map(Lead::finding).toList();
	}

	/**
	 * The findings of a finding with what tells whether their setting was changed.
	 *
	 * @param reading what was read of the workspace, with its texts
	 * @param log the log that it was found in
	 * @param path the file of the log; a server that it names comes first
	 * @param finding what was found
	 * @return one for each place where its option can be written, see {@link #of}
	 */
	public static List<Lead> leads(Reading reading, GcLogData log, String path, GcFinding finding) {
		if (finding.setting().isEmpty()) {
			return List.of();
		}
		boolean j9 = log.format() == GcLogFormat.J9_XML || log.format() == GcLogFormat.IBM_TEXT;
		String where = path.replace('\\', '/').toLowerCase(Locale.ROOT);
		List<JvmPlace> places = new ArrayList<>(JvmPlaces.of(reading).filter(place -> place.takes(finding.setting(), j9))
				.filter(place -> edits(reading, place, finding.setting()).isPresent()).toList());
		places.sort(Comparator.comparing(place -> place.owner().isEmpty() || !where.contains('/' + place.owner().toLowerCase(Locale.ROOT) + '/')));
		return places.stream().map(place -> lead(reading, place, finding)).toList();
	}

	/** Several logs that advise the same speak of one server, so an id is the observation. */
	private static Lead lead(Reading reading, JvmPlace place, GcFinding finding) {
		Finding there = finding(reading, place, finding);
		return new Lead(finding.id(), Double.NaN, String.join("\n", there.origin().path(), place.owner(), finding.setting()), place.current(finding.setting()), there);
	}

	private static Finding finding(Reading reading, JvmPlace place, GcFinding finding) {
		String current = place.current(finding.setting());
		String lead = (current.isEmpty() ? TEXTS.get("fix.lead.none", place.owner(), place.fileName())
				: TEXTS.get("fix.lead", place.owner(), place.fileName(), current)) + along(place, finding.setting());
		return new Finding(finding.seen().further(lead), place.origin(finding.setting()),
				TEXTS.get("fix.assumption", place.owner()), List.of(), new LazyFixes(reading.solution(), () -> fixes(reading, place, finding, current)));
	}

	private static List<Fix> fixes(Reading reading, JvmPlace place, GcFinding finding, String current) {
		String change = current.isEmpty() ? TEXTS.get("fix.add", finding.setting(), place.fileName())
				: TEXTS.get("fix.change", current, finding.setting(), place.fileName());
		return edits(reading, place, finding.setting()).map(edits -> new Fix(finding.id() + FIX, TEXTS.get("fix.label", finding.setting(), place.owner()),
				change + along(place, finding.setting()) + ' ' + TEXTS.get("fix.next"), FixEffect.DEPENDS_ON_UNSEEN, TEXTS.get("fix.reason"), edits.changes())).stream().toList();
	}

	/** What a fix changes besides, because an initial heap may not be greater than the greatest one. */
	private static String along(JvmPlace place, String setting) {
		String other = place.takenAlong(setting);
		if (other.isEmpty()) {
			return "";
		}
		boolean raised = setting.startsWith(INITIAL);
		String next = (raised ? MAXIMUM : INITIAL) + setting.split(" ")[0].substring(INITIAL.length());
		return ' ' + TEXTS.get(raised ? "fix.alongMaximum" : "fix.alongInitial", other, next);
	}

	private static Optional<Edits> edits(Reading reading, JvmPlace place, String setting) {
		Edits edits = new Edits(reading.texts());
		place.write(edits, setting);
		return edits.isPossible() ? Optional.of(edits) : Optional.empty();
	}
}
