/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.util.Objects;

/**
 * What is to be shown.
 *
 * @param rule the rule whose advice it is; empty where a measurement is made for its own sake
 * @param recipe how
 * @param server id of the kind of server
 * @param fingerprint tells both configurations, workload and server from others
 * @param path file of the finding; empty where no finding was asked about
 * @param line its line, 0 without a finding
 * @param setting fingerprint of the finding, which changes with what it is about; empty without one
 */
public record ProofSubject(String rule, ProofRecipe recipe, String server, String fingerprint, String path, int line, String setting) {

	private static final int SHORT = 8;

	/** Checks that nothing is missing. */
	public ProofSubject {
		Objects.requireNonNull(rule, "rule");
		Objects.requireNonNull(recipe, "recipe");
		Objects.requireNonNull(server, "server");
		Objects.requireNonNull(fingerprint, "fingerprint");
		Objects.requireNonNull(path, "path");
		Objects.requireNonNull(setting, "setting");
	}

	/** {@return the name of its file: rule or measurement, and for a finding of a file a few letters of its fingerprint} */
	public String id() {
		String name = rule.isEmpty() ? recipe.id() : rule + '.' + recipe.id();
		String of = setting.replaceAll("[^A-Za-z0-9]", "");
		return of.isEmpty() ? name : name + '.' + of.substring(0, Math.min(SHORT, of.length()));
	}
}
