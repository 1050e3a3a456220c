/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.osgi.util.NLS;
import org.wiretune.lint.finding.Finding;

/**
 * What was found at a time, to tell later what is found no more. Lines move when others are fixed, so that a finding is known by its
 * rule, its file and what it says.
 *
 * @param places what stands in the list for each finding
 */
record GoneFindings(Map<List<String>, String> places) {

	/** {@return what is found now} @param findings all findings, whatever the list shows of them */
	static GoneFindings of(List<Finding> findings) {
		Map<List<String>, String> places = new LinkedHashMap<>();
		findings.forEach(finding -> places.put(List.of(finding.ruleId(), finding.origin().path(), finding.seen().headline()), finding.seen().headline() + " (" + finding.origin().path() + ')')); //$NON-NLS-1$
		return new GoneFindings(places);
	}

	/** {@return what is found no more, in a sentence; empty where all that was found is found still} @param before what was found before */
	String since(GoneFindings before) {
		List<String> gone = before.places.entrySet().stream().filter(each -> !places.containsKey(each.getKey())).map(Map.Entry::getValue).toList();
		return gone.isEmpty() ? "" : gone.size() == 1 ? NLS.bind(ViewMessages.View_goneOne, gone.get(0)) : NLS.bind(ViewMessages.View_goneMany, gone.size(), gone.get(0)); //$NON-NLS-1$
	}
}
