/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.core.host.Contributor;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.rule.ContributedRule;
import org.wiretune.lint.rule.Rule;

/**
 * Where the rules of a report stand in SARIF: those of WireTune and those that rules files state with the tool itself, those of
 * contributors with the extension that brings them.
 */
final class SarifRules {

	private static final int DRIVER = -1;

	private final LintResult result;
	/** Those that rules files state stand behind the others; their ids may come twice. */
	private final List<Rule> driver = new ArrayList<>();
	private final List<Extension> extensions;
	private final Map<String, Place> places = new HashMap<>();

	/**
	 * What a contributor adds.
	 *
	 * @param by the contributor
	 * @param rules its rules
	 */
	record Extension(Contributor by, List<Rule> rules) {
	}

	/**
	 * Where a rule stands.
	 *
	 * @param extension the place of its extension; below 0 for the tool itself
	 * @param index its place among the rules there; below 0 where it is none of them
	 */
	record Place(int extension, int index) {

		boolean isDriver() {
			return extension == DRIVER;
		}
	}

	/** The rules of a report. @param checked the rules that were checked, without those that rules files state @param result what they found */
	SarifRules(List<Rule> checked, LintResult result) {
		this.result = result;
		Map<String, Extension> byName = new LinkedHashMap<>();
		for (Rule rule : checked) {
			if (rule instanceof ContributedRule contributed) {
				byName.computeIfAbsent(contributed.by().id(), name -> new Extension(contributed.by(), new ArrayList<>())).rules().add(rule);
			} else {
				places.put(rule.id(), new Place(DRIVER, driver.size()));
				driver.add(rule);
			}
		}
		driver.addAll(result.ownRules());
		extensions = List.copyOf(byName.values());
		for (int at = 0; at < extensions.size(); at++) {
			List<Rule> rules = extensions.get(at).rules();
			for (int index = 0; index < rules.size(); index++) {
				places.put(rules.get(index).id(), new Place(at, index));
			}
		}
	}

	/** {@return the rules of the tool itself} */
	List<Rule> driver() {
		return driver;
	}

	/** {@return those who add rules, in the order of contributions} */
	List<Extension> extensions() {
		return extensions;
	}

	/** {@return where the rule of a finding stands} @param finding the finding */
	Place place(Finding finding) {
		Place known = places.get(finding.ruleId());
		return known != null ? known : new Place(DRIVER, result.rule(finding).map(driver::indexOf).orElse(-1));
	}
}
