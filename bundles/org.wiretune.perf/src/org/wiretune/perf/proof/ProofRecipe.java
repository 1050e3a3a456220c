/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * How an advice is proven: a workload, the one change, what is judged and which counters have to move. A row of the list of
 * measurements, so that the table of measurements and a proof are one truth.
 *
 * @param id the measurement and which of its rows it is, such as {@code M31.2}
 * @param measurement id of the measurement in the catalogue, such as {@code M31}; a dash where it has none
 * @param source document and section
 * @param what what is varied, in words
 * @param rules the rules whose advice it proves; none where it only measures
 * @param workload name of the workload
 * @param lines lines that replace or add to those of the workload, for both sides
 * @param change what differs
 * @param selectedBefore parameters that tell the measurement of the earlier side from others of its run
 * @param selectedAfter the same of the later side
 * @param decisive what is judged
 * @param predictions counters and where the mechanism says that they go
 * @param userKey the key of which a finding tells the user's own values; empty for none
 * @param sourceFigure what the source says
 * @param servers ids of the kinds of servers that it can run on
 * @param minutes what it takes at most, about
 */
public record ProofRecipe(String id, String measurement, String source, String what, Set<String> rules, String workload, List<String> lines, Change change,
		Map<String, String> selectedBefore, Map<String, String> selectedAfter, ProofFigure decisive, List<Prediction> predictions, Optional<String> userKey,
		String sourceFigure, List<String> servers, int minutes) {

	/** The id of what is measured on the user's own application; such recipes are made for one finding and stand in no catalogue. */
	public static final String OWN_APPLICATION = "own";

	/** Copies the collections and checks that nothing is missing. */
	public ProofRecipe {
		Objects.requireNonNull(id, "id");
		Objects.requireNonNull(change, "change");
		rules = Set.copyOf(rules);
		lines = List.copyOf(lines);
		selectedBefore = Map.copyOf(selectedBefore);
		selectedAfter = Map.copyOf(selectedAfter);
		predictions = List.copyOf(predictions);
		servers = List.copyOf(servers);
	}

	/** {@return the same with another change} @param other the change */
	public ProofRecipe with(Change other) {
		return new ProofRecipe(id, measurement, source, what, rules, workload, lines, other, selectedBefore, selectedAfter, decisive, predictions, userKey,
				sourceFigure, servers, minutes);
	}
}
