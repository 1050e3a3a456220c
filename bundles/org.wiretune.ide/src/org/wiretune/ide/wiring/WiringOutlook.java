/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.wiring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.finding.Finding;

/**
 * What the rules would say otherwise if something were wired. Immutable.
 *
 * @param coming findings that would come, in path and offset order
 * @param going findings that would go
 */
public record WiringOutlook(List<Finding> coming, List<Finding> going) {

	/** Copies the lists. */
	public WiringOutlook {
		coming = List.copyOf(coming);
		going = List.copyOf(going);
	}

	/**
	 * Compares what is found with what would be found. Findings are the same to a reader where rule, file and headline are, wherever
	 * they stand.
	 *
	 * @param now the findings of the texts as they are
	 * @param then the findings of the texts as they would be
	 * @return the difference
	 */
	public static WiringOutlook of(List<Finding> now, List<Finding> then) {
		return new WiringOutlook(without(then, now), without(now, then));
	}

	private static List<Finding> without(List<Finding> findings, List<Finding> others) {
		Map<String, Integer> known = new HashMap<>();
		others.forEach(each -> known.merge(key(each), 1, Integer::sum));
		List<Finding> rest = new ArrayList<>();
		for (Finding each : findings) {
			if (known.merge(key(each), -1, Integer::sum) < 0) {
				rest.add(each);
			}
		}
		return rest;
	}

	private static String key(Finding finding) {
		return finding.ruleId() + '\n' + finding.origin().path() + '\n' + finding.headline();
	}
}
