/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Finds the label of each finding: of the same project, rule and file, and then of the same line and text; else of the same
 * text, the nearest line first; else of the same line. Each label belongs to one finding.
 */
final class Matching {

	private static final List<BiPredicate<Place, Place>> STEPS = List.of(
			(found, label) -> found.line() == label.line() && found.key().equals(label.key()),
			(found, label) -> found.key().equals(label.key()),
			(found, label) -> found.line() == label.line());

	private final Map<Found, Label> labelOf = new HashMap<>();
	private final List<Label> left;

	/**
	 * Matches.
	 *
	 * @param findings what was found
	 * @param labels   the labels
	 */
	Matching(List<Found> findings, List<Label> labels) {
		left = new ArrayList<>(labels);
		for (BiPredicate<Place, Place> step : STEPS) {
			for (Found found : findings) {
				if (!labelOf.containsKey(found)) {
					nearest(found.place(), step).ifPresent(label -> {
						labelOf.put(found, label);
						left.remove(label);
					});
				}
			}
		}
	}

	private Optional<Label> nearest(Place place, BiPredicate<Place, Place> step) {
		return left.stream().filter(label -> place.sameFile(label.place()) && step.test(place, label.place()))
				.min((one, other) -> Integer.compare(Math.abs(one.place().line() - place.line()), Math.abs(other.place().line() - place.line())));
	}

	/** {@return the label of a finding, if it has one} */
	Optional<Label> label(Found found) {
		return Optional.ofNullable(labelOf.get(found));
	}

	/** {@return the labels whose finding is no longer there} */
	List<Label> left() {
		return left;
	}
}
