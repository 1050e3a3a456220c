/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Origin;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.TextChange;

/**
 * Which two rules tell one cause with one change: the one place where that is decided. Where both speak at the same place
 * and recommend the same change, they are one finding. The more severe leads, of equal ones the more specific; the other is
 * kept with it.
 */
public final class SameCause {

	/** The more specific rule first. A test finds the pairs that are missing here. */
	private static final List<List<String>> PAIRS = List.of(
			List.of("append-ratio-and-other-stale-flags", "jvm-flag-unknown-to-jvm"),
			List.of("jvm-aggressiveopts", "jvm-flag-unknown-to-jvm"),
			List.of("jvm-biased-locking", "jvm-flag-unknown-to-jvm"),
			List.of("heap-raised-without-gc-and-pages", "jvm-largepages-off"),
			List.of("buddy-http-sfsb-mismatch", "session-full-replication-gt2"),
			List.of("buddy-http-sfsb-mismatch", "sfsb-full-replication"),
			List.of("connector-keepalive-disabled", "was-keepalive-limited"),
			List.of("was-keepalive-limited", "connector-maxkeepalive-default"),
			List.of("was-ds-pool-below-webcontainer", "ds-max-below-active-threads"),
			List.of("open-in-view-holds-connection", "jpa-open-in-view-default"),
			List.of("threadpool-alias-undefined", "sib-jms-ra-shared-pool"),
			List.of("l2cache-isolation-vs-datasource", "l2cache-isolation-too-strong"));

	private static final Map<String, Set<String>> OTHERS = others();

	private SameCause() {
	}

	private static Map<String, Set<String>> others() {
		Map<String, Set<String>> others = new HashMap<>();
		for (List<String> pair : PAIRS) {
			others.computeIfAbsent(pair.get(0), rule -> new HashSet<>()).add(pair.get(1));
			others.computeIfAbsent(pair.get(1), rule -> new HashSet<>()).add(pair.get(0));
		}
		return others;
	}

	/** {@return whether two rules may tell one cause} @param one a rule @param other another rule */
	public static boolean isKnown(String one, String other) {
		return OTHERS.getOrDefault(one, Set.of()).contains(other);
	}

	/**
	 * {@return the findings, those with one cause and one change as one, in the order in which they came} Fixes are computed
	 * only for findings of such rules at the same place.
	 *
	 * @param findings the findings
	 */
	public static List<Finding> merged(Collection<Finding> findings) {
		Map<Origin, List<Finding>> places = new LinkedHashMap<>();
		for (Finding finding : findings) {
			if (OTHERS.containsKey(finding.ruleId())) {
				places.computeIfAbsent(finding.origin(), place -> new ArrayList<>()).add(finding);
			}
		}
		Map<Finding, Finding> led = new HashMap<>();
		places.values().stream().filter(all -> all.size() > 1).forEach(all -> lead(all, led));
		if (led.isEmpty()) {
			return List.copyOf(findings);
		}
		Map<Finding, List<Finding>> also = new HashMap<>();
		led.forEach((finding, leader) -> also.computeIfAbsent(leader, each -> new ArrayList<>()).add(finding));
		return findings.stream().filter(finding -> !led.containsKey(finding)).map(finding -> also.containsKey(finding) ? finding.withAlso(also.get(finding)) : finding).toList();
	}

	/** Finds the leader of each finding that is led. */
	private static void lead(List<Finding> here, Map<Finding, Finding> led) {
		List<Finding> ordered = new ArrayList<>(here);
		ordered.sort((one, other) -> one.severity() != other.severity() ? other.severity().compareTo(one.severity()) : Integer.compare(rank(one), rank(other)));
		for (int i = 0; i < ordered.size(); i++) {
			for (int j = i + 1; j < ordered.size() && !led.containsKey(ordered.get(i)); j++) {
				Finding leader = ordered.get(i);
				Finding other = ordered.get(j);
				if (!led.containsKey(other) && isKnown(leader.ruleId(), other.ruleId()) && recommended(leader).equals(recommended(other)) && !recommended(leader).isEmpty()) {
					led.put(other, leader);
				}
			}
		}
	}

	/** Smaller for the more specific rule. */
	private static int rank(Finding finding) {
		for (int i = 0; i < PAIRS.size(); i++) {
			if (PAIRS.get(i).get(0).equals(finding.ruleId())) {
				return i;
			}
		}
		return PAIRS.size();
	}

	private static Set<TextChange> recommended(Finding finding) {
		return finding.fixes().isEmpty() ? Set.of() : Set.copyOf(finding.fixes().get(0).changes());
	}
}
